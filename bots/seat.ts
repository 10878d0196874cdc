/** THE ONLY DOOR between a game and a bot: what a player in this seat may see, copied. Nothing behind it reaches the table. */
import { type AnyGame, type AnyTypes, copy, machineOf, type Option, type Position, viewOf } from '@cuartel/engine';
import type { Memory, Seat } from './mind.ts';

export const seatAt = (
  game: AnyGame,
  position: Position<AnyTypes>,
  me: string,
  memory: Memory,
  plan: string | null = null,
): Seat => ({
  me,
  view: copy(viewOf<AnyTypes>(position.table, me)),
  stack: copy(position.stack),
  options: copy(machineOf(game).options(position, me)) as readonly Option[],
  memory: copy(memory),
  plan,
});
