/** Everything one side learns at a moment, as one text: its view, where the game stands, whether and what it is asked. */
import type { AnyGame, AnyTypes } from '../game.ts';
import { type Fact, readBy } from '../journal/journal.ts';
import type { Position } from '../machine/machine.ts';
import { machineOf } from '../play/record.ts';
import { viewOf } from '../state/drawers.ts';
import { canonical } from '../state/plain.ts';

export const seenBy = (game: AnyGame, pos: Position<AnyTypes>, side: string): string => {
  const machine = machineOf(game);
  return canonical({
    view: viewOf(pos.table, side),
    stack: pos.stack,
    asked: machine.asked(pos),
    rule: machine.asking(pos)?.place.rule ?? null,
    options: machine.options(pos, side),
  });
};
export const readSince = (facts: readonly Fact[], side: string): string =>
  canonical(facts.map(fact => readBy(fact, side)).filter(told => told !== null));
