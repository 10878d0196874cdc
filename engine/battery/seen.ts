/** Everything one side learns at a moment, as one text: its view, where the game stands, whether and what it is asked. */
import type { AnyGame, AnyTypes } from '../game.ts';
import { type Fact, readBy } from '../journal/journal.ts';
import { type Position, stackFor } from '../machine/machine.ts';
import { machineOf } from '../play/record.ts';
import { viewOf } from '../state/drawers.ts';
import { canonical } from '../state/plain.ts';

export const seenBy = (game: AnyGame, pos: Position<AnyTypes>, side: string): string => {
  const machine = machineOf(game);
  return canonical({
    view: viewOf(pos.table, side),
    stack: stackFor(pos.stack, side),
    asked: machine.asked(pos),
    rule: machine.asking(pos)?.place.rule ?? null,
    options: machine.options(pos, side),
    sets: machine
      .sets(pos, side)
      .map(({ do: deed, members, least, most, times, keys }) => [deed, members, least, most, times, keys]),
  });
};
export const readSince = (facts: readonly Fact[], side: string | null): string =>
  canonical(facts.map(fact => readBy(fact, side)).filter(told => told !== null));
