/**
 * Nothing is revealed in silence. The same action on two tables that differ only in what a side cannot see: if that makes
 * any difference to what everybody sees afterwards, everybody's journal must show a difference too; likewise for the side's
 * own drawer and its own journal. A secret that slips into a public drawer or a frame is caught here, and so is a true
 * revelation that the journal forgets to tell.
 */
import { copyChance } from '../chance/chance.ts';
import type { AnyGame, AnyTypes } from '../game.ts';
import type { Fact } from '../journal/journal.ts';
import { readBy } from '../journal/journal.ts';
import { type Position, stackFor } from '../machine/machine.ts';
import type { Option } from '../machine/options.ts';
import { machineOf } from '../play/record.ts';
import { otherTruth } from '../play/truth.ts';
import { canonical, same } from '../state/plain.ts';
import type { Chooser } from './chooser.ts';
import { Broken } from './failure.ts';

const after = (game: AnyGame, pos: Position<AnyTypes>, action: Option) => {
  const told: Fact[] = [];
  pos.table.log = told;
  machineOf(game).apply(pos, action as never);
  const mine = (side: string) => pos.stack.map(f => f.mine?.[side] ?? null);
  const own = (side: string) => ({ own: pos.table.own[side], mine: mine(side) });
  return { told, open: { pub: pos.table.pub, stack: stackFor(pos.stack, null) }, own };
};
const read = (told: readonly Fact[], reader: string | null): string => canonical(told.map(fact => readBy(fact, reader)));
const where = (a: unknown, b: unknown, path: string): string => {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return path;
  for (const key of Object.keys(a)) {
    const [x, y] = [(a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]];
    if (!same(x, y)) return where(x, y, `${path}.${key}`);
  }
  return path;
};

export const checkSilence = (game: AnyGame, pos: Position<AnyTypes>, action: Option, pick: Chooser): void => {
  const machine = machineOf(game);
  for (const me of game.sides) {
    const twin = otherTruth(game, pos, me, pick);
    twin.table.dark.chance = copyChance(pos.table.dark.chance);
    if (machine.allows(twin, action.by, action.do, action.with) === null) continue;
    const one = after(game, machine.clone(pos), action);
    const two = after(game, twin, action);
    if (!same(one.open, two.open) && read(one.told, null) === read(two.told, null))
      throw new Broken(
        'silence',
        `after ${action.do} ${where(one.open, two.open, 'pub or stack')} depends on what ${me} cannot see, and the journal does not say so`,
      );
    if (!same(one.own(me), two.own(me)) && read(one.told, me) === read(two.told, me))
      throw new Broken(
        'silence',
        `after ${action.do} ${where(one.own(me), two.own(me), me)} depends on what ${me} could not see, and its journal does not say so`,
      );
  }
};
