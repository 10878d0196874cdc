/** A complete table that agrees with everything one side sees. */
import { chanceFrom, copy, type Frame } from '@cuartel/engine';
import { foeOf, numberOf, type SideName } from '../data/sides.ts';
import { imagineHand, layAnew } from './imagine-markers.ts';
import { imagineUnits } from './imagine-units.ts';
import { imagineWar } from './imagine-war.ts';
import { newOwn } from './setup.ts';
import type { Own, Table, View } from './table.ts';

/**
 * 22.1-a, 22.2-a The enemy's covered units stand where each could be, in stacks of the sizes that lie open; who lies on top or
 * fights is known. His hand and what he has laid face down are dealt out of the markers that are nowhere to be seen.
 */
export const imagine = ({ me, pub: seen, own }: View, frames: readonly Frame[], pick: (n: number) => number): Table => {
  const pub = copy(seen) as Table['pub'];
  const mine = copy(own) as Own;
  const them: SideName = foeOf(me);
  const theirs = newOwn();
  const container = imagineHand(pub, mine, theirs, them, frames, pick);
  imagineUnits(pub, mine, theirs, numberOf(them), frames, pick);
  layAnew(pub, theirs, them, frames, pick);
  imagineWar(pub, theirs, numberOf(them), frames, pick);
  const both = me === 'american' ? { american: mine, british: theirs } : { american: theirs, british: mine };
  return { pub, own: both, dark: { container, chance: chanceFrom([]) }, log: null };
};
