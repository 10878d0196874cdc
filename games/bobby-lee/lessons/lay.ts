/** Lays out a worked example: a month about to begin, a handful of blocks, and every die ready. */
import type { Chance } from '@cuartel/engine';
import { type BlockName, blockNamed, blockSide } from '../data/blocks.ts';
import { type PlaceName, placeHex, placeNamed } from '../data/places.ts';
import type { ScenarioName } from '../data/scenarios.ts';
import { nameOf } from '../queries/sides.ts';
import { emptyTable, settle } from '../state/setup.ts';
import type { Table } from '../state/table.ts';

export interface Layout {
  /** The year whose rules hold. */
  readonly year: ScenarioName;
  readonly blocks: readonly (readonly [block: BlockName, steps: number, at: PlaceName])[];
  readonly dice: readonly number[];
}

export const lay = ({ year, blocks, dice }: Layout, chance: Chance): Table => {
  chance.loaded = { dice: [...dice], draws: [] };
  const t = emptyTable(year, [], chance);
  for (const [name, steps, at] of blocks) {
    const block = blockNamed[name];
    const own = t.own[nameOf(blockSide[block]!)];
    own.token[block] = block;
    own.block[block] = block;
    own.steps[block] = steps;
    t.pub.at[block] = placeHex[placeNamed[at]]!;
  }
  settle(t);
  return t;
};
