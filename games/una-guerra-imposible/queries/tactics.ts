/** 7.3-b WHAT TACTICAL CARDS CHANGE in the skirmish or round that is being fought. */
import { type Block, blockArm, blockCode, INFANTRY } from '../data/blocks.ts';
import type { Side } from '../data/sides.ts';
import type { Token } from '../data/units.ts';
import type { Seen, Tactic } from '../state/table.ts';

export interface FireBonus {
  readonly e: number;
  readonly dice: number;
  readonly rethrow: boolean;
}
type Fire = Extract<Tactic, { what: 'fire' }>;
const fires = (pub: Seen, side: Side): Fire[] =>
  pub.tactics.filter((one): one is Fire => one.what === 'fire' && one.side === side) as Fire[];

/** Whether a card gives something to one block of infantry that is named as it fires. */
export const hasNamed = (pub: Seen, side: Side): boolean => fires(pub, side).some(one => !one.first && one.units > 0);
/** What a block of an arm fires with; `named` if it is the block the card is used on. */
export const fireBonus = (pub: Seen, side: Side, arm: number, named: boolean): FireBonus => {
  let [e, dice, rethrow] = [0, 0, false];
  for (const one of fires(pub, side)) {
    if (one.arm !== arm || one.units === 0 || (one.units > 0 && !one.first && !named)) continue;
    e += one.e;
    dice += one.dice;
    rethrow ||= one.rethrow;
  }
  return { e, dice, rethrow };
};

/** What cards do to a morale test of a block: `named` if hits of the block the card was used on have caused it. */
export const moraleChange = (
  pub: Seen,
  side: Side,
  block: Block,
  test: 'charge' | 'hits' | 'other',
  named: boolean,
): { n: number; passes: boolean } => {
  let [n, passes] = [0, false];
  for (const one of pub.tactics) {
    if (one.what !== 'morale' || one.side !== side || (one.test !== 'all' && one.test !== test)) continue;
    if (one.named && !named) continue;
    if (one.code !== null && (blockCode[block] !== one.code || blockArm[block] !== INFANTRY)) continue;
    n += one.n;
    passes ||= one.passes;
  }
  return { n, passes };
};
export const hasTactic = (pub: Seen, what: Tactic['what'], side: Side): boolean =>
  pub.tactics.some(one => one.what === what && one.side === side);
/** The figure of a card that has one. */
export const tacticNumber = (pub: Seen, what: 'double-activation' | 'extra-assault-round' | 'whole-hits', side: Side): number => {
  let sum = 0;
  for (const one of pub.tactics) if (one.what === what && one.side === side) sum += one.n;
  return sum;
};
/** 6-a +1 morale for the block with the Chapelgorris. */
export const markerMorale = (pub: Seen, token: Token): number => (pub.chapelgorris === token ? 1 : 0);
