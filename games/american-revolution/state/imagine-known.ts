/** What one side has found out about the covered units of the other: by seeing, by fighting, and by what was refused (22.1-d). */
import type { Frame } from '@cuartel/engine';
import { ADMIRAL } from '../data/kinds.ts';
import { nameOf, type Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { IS_COMBAT, IS_FLEET, KIND, SIDE, type Unit } from '../data/units.ts';
import { closedPort, emptyWalls, HELD, leadersOnly, noBait, occupied, ROW } from './refused.ts';
import type { Own, Pub } from './table.ts';

/** Somebody of a sort who must be in a place: a fleet, somebody ashore, a combat unit. */
export type Need = 'fleet' | 'land' | 'combat';
export const meets = (unit: Unit, need: Need): boolean => {
  if (need === 'fleet') return IS_FLEET[unit]!;
  return need === 'combat' ? IS_COMBAT[unit]! : !IS_FLEET[unit] && KIND[unit] !== ADMIRAL;
};
export interface Known {
  /** Units whose place is known. */
  readonly units: ReadonlyMap<Unit, Space>;
  readonly needs: ReadonlyMap<Space, readonly Need[]>;
  /** Places without a combat unit ashore. */
  readonly bare: ReadonlySet<Space>;
}
type Locals = Readonly<Record<string, unknown>>;

export const knownOf = (pub: Pub, mine: Own, side: Side, frames: readonly Frame[]): Known => {
  const units = new Map<Unit, Space>();
  const needs = new Map<Space, Need[]>();
  const bare = new Set<Space>();
  const need = (space: Space, sort: Need): void => {
    needs.set(space, [...(needs.get(space) ?? []).filter(other => other !== sort), sort]);
  };
  for (let space = 0; space < SPACE_COUNT; space++) if (pub.top[side][space]! >= 0) units.set(pub.top[side][space]!, space);
  const b = pub.battle;
  if (b !== null) for (const unit of [...b.units[side], ...b.fleets]) if (SIDE[unit] === side) units.set(unit, b.space);
  for (const { section, my } of frames) locals(section, my, side, units, need);
  refusals(mine.refused, frames, need, bare);
  return { units, needs, bare };
};

/** What lies open in the sections under way: who moves from where, who intercepts, which fights are due. */
const locals = (
  section: string,
  my: Locals,
  side: Side,
  units: Map<Unit, Space>,
  need: (at: Space, sort: Need) => void,
): void => {
  const his = my['side'] === nameOf(side);
  if ((section === 'march' || section === 'sail') && his) {
    const at = my['here'] as number;
    need(at >= 0 ? at : (my['from'] as number), section === 'sail' ? 'fleet' : 'land');
  }
  if (section === 'interception' && his) units.set(my['commander'] as Unit, my['from'] as Space);
  if (section === 'combat')
    for (const { space, fight } of my['due'] as { space: Space; fight: string }[])
      need(space, fight === 'naval' ? 'fleet' : 'land');
};

/** 22.1-d What was refused says who is there. */
const refusals = (
  refused: readonly number[],
  frames: readonly Frame[],
  need: (at: Space, sort: Need) => void,
  bare: Set<Space>,
): void => {
  for (const code of refused) {
    const space = code % ROW;
    if (code === space) need(space, 'combat');
    else if (code === HELD) {
      const f = frames.find(({ section }) => section === 'march' || section === 'sail');
      if (f !== undefined) need(f.my['here'] as Space, f.section === 'sail' ? 'combat' : 'land');
    } else if (code === closedPort(space)) need(space, 'fleet');
    else if (code === leadersOnly(space)) need(space, 'land');
    else if (code === occupied(space)) need(space, 'combat');
    else if (code === emptyWalls(space) || code === noBait(space)) bare.add(space);
  }
};
