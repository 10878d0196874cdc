/** The 86 Union counters, made from the mix. A unit is its number 0..85. */
import { UNIT_MIX } from './tunables.ts';

export const SORTS = ['combat', 'blank', 'picket', 'courier', 'sutler'] as const;
export type Sort = (typeof SORTS)[number];
export type Unit = number;
export interface Counter {
  readonly sort: Sort;
  readonly strength: number;
  /** 1: starts in the cup (code S); otherwise its box on the Reinforcement Track. */
  readonly box: number;
}

const made: Counter[] = [];
for (const mix of UNIT_MIX) {
  mix.combat.forEach((count, i) => {
    for (let n = 0; n < count; n++) made.push({ sort: 'combat', strength: i + 1, box: mix.box });
  });
  for (const sort of ['blank', 'picket', 'courier', 'sutler'] as const)
    for (let n = 0; n < mix[sort]; n++) made.push({ sort, strength: 0, box: mix.box });
}
export const COUNTERS: readonly Counter[] = made;
export const UNITS: readonly Unit[] = made.map((_, unit) => unit);
/** 2.3-a By unit: what is on the activated face. */
export const SORT: readonly Sort[] = made.map(({ sort }) => sort);
export const STRENGTH: readonly number[] = made.map(({ strength }) => strength);
export const BOX: readonly number[] = made.map(({ box }) => box);
export const LAST_BOX = 8;
export const isCombat = (unit: Unit): boolean => SORT[unit] === 'combat';
