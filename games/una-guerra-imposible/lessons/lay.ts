/** Lays out a worked example: the first turn of 1834 about to begin, a few units, no cards, every die and every chit ready. */
import type { Chance } from '@cuartel/engine';
import { type BlockName, blockNamed, blockSide, maxStrength } from '../data/blocks.ts';
import { CARDS } from '../data/cards.ts';
import { NOWHERE, type PlaceName, placeNamed } from '../data/places.ts';
import { INSIDE } from '../data/posts.ts';
import { nameOf, numberOf, type SideName } from '../data/sides.ts';
import { type SpaceName, spaceNamed } from '../data/spaces.ts';
import { COUNTER_KINDS, COUNTERS_OF, type CounterKind, type CounterKindName, FIRST_COUNTER } from '../data/units.ts';
import { controlNow } from '../state/control.ts';
import { emptyTable } from '../state/setup.ts';
import type { Table } from '../state/table.ts';

export interface Layout {
  readonly command: readonly [liberal: number, carlist: number];
  readonly blocks: Partial<Record<PlaceName, readonly BlockName[]>>;
  readonly guns?: readonly (readonly [side: SideName, kind: CounterKindName, points: number, at: PlaceName])[];
  /** Who is inside the walls of a besieged place. */
  readonly inside?: readonly SpaceName[];
  /** Two dice of the uprising, then those of the example. */
  readonly dice: readonly number[];
  /** The chits: which of the cup, counted from the lowest. */
  readonly chits: readonly number[];
}
/** The phase that has just ended, and the earlier one in which sieges began. */
const [PHASES, SIEGE] = [5, 4] as const;

export const lay = ({ command, blocks, guns = [], inside = [], dice, chits }: Layout, chance: Chance): Table => {
  chance.loaded = { dice: [...dice], draws: [...chits] };
  const t = emptyTable('full-war', [], chance);
  const { pub } = t;
  pub.phases = PHASES;
  pub.command = [...command];
  // The example is about the map: nobody draws or plays a card.
  pub.removed = CARDS.map((_, card) => card);
  for (const [place, names] of Object.entries(blocks))
    for (const name of names) {
      const block = blockNamed[name];
      const own = t.own[nameOf(blockSide[block]!)];
      own.token[block] = block;
      own.block[block] = block;
      own.strength[block] = maxStrength[block]!;
      pub.at[block] = placeNamed[place as PlaceName];
      pub.out = pub.out.filter(other => other !== block);
    }
  for (const [side, kind, points, at] of guns) {
    const counter = COUNTERS_OF[numberOf(side)][COUNTER_KINDS.indexOf(kind) as CounterKind].find(one => pub.at[one] === NOWHERE)!;
    pub.at[counter] = placeNamed[at];
    pub.counterPoints[counter - FIRST_COUNTER] = points;
  }
  for (const name of inside) {
    const space = spaceNamed[name];
    pub.siege[space] = SIEGE;
    for (const [unit, at] of pub.at.entries()) if (at === space && isOf(unit, 'Liberal')) pub.post[unit] = INSIDE;
  }
  pub.control = controlNow(pub);
  return t;
};
const isOf = (unit: number, side: SideName): boolean =>
  unit < FIRST_COUNTER ? blockSide[unit] === numberOf(side) : COUNTERS_OF[numberOf(side)].some(kind => kind.includes(unit));
