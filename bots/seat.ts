/** THE ONLY DOOR between a game and a bot: what a player in this seat may see, copied. Nothing behind it reaches the table. */
import {
  type AnyGame,
  type AnyTypes,
  copy,
  type Match,
  machineOf,
  type Option,
  type Position,
  stackFor,
  viewOf,
} from '@cuartel/engine';
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
  stack: copy(stackFor(position.stack, me)),
  options: copy(machineOf(game).options(position, me)) as readonly Option[],
  memory: copy(memory),
  plan,
});

/** Somebody else has decided last, no operation is under way, and it is no mere reaction: here the longer thought belongs. */
export const opens = ({ game, position, record }: Match, side: string, plan: string | null): boolean =>
  plan === null && record.actions.at(-1)?.by !== side && machineOf(game).asking(position)?.f.section !== '@moment';
