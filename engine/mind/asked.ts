/** The question a side is asked in a position, as whoever decides for it sees it. */
import type { AnyGame, AnyTypes } from '../game.ts';
import type { Position } from '../machine/machine.ts';
import { machineOf } from '../play/record.ts';
import { viewOf } from '../state/drawers.ts';
import type { Asked } from './mind.ts';

export const askedOf = (game: AnyGame, pos: Position<AnyTypes>, side: string): Asked => {
  const { section, step, my, mine } = pos.stack[pos.stack.length - 1]!;
  const options = machineOf(game).options(pos, side);
  return { view: viewOf<AnyTypes>(pos.table, side), section, step, my, mine: mine?.[side] ?? null, options };
};
