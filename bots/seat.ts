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
import type { Asked, Memory, Seat } from './mind.ts';
import { withProposals } from './propose.ts';
import { mindOf } from './shelf.ts';

/** The question as the one in the seat sees it. */
export const askedAt = ({ view, stack, options }: Pick<Seat, 'view' | 'stack' | 'options'>): Asked => {
  const { section, step, my, mine } = stack[stack.length - 1]!;
  return { view, section, step, my, mine: mine?.[view.me] ?? null, options };
};
/** What the mind of the game would add to the options is added here, where the rules can still be asked. */
export const seatAt = (
  game: AnyGame,
  position: Position<AnyTypes>,
  me: string,
  memory: Memory,
  plan: string | null = null,
): Seat => {
  const view = copy(viewOf<AnyTypes>(position.table, me));
  const stack = copy(stackFor(position.stack, me));
  const shown = copy(machineOf(game).options(position, me)) as readonly Option[];
  const mind = mindOf(game.slug);
  const { options } =
    mind === undefined || shown.length === 0
      ? { options: shown }
      : withProposals(mind, position, askedAt({ view, stack, options: shown }), true);
  return { me, view, stack, options, memory: copy(memory), plan };
};

/** Somebody else has decided last, no operation is under way, and it is no mere reaction: here the longer thought belongs. */
export const opens = ({ game, position, record }: Match, side: string, plan: string | null): boolean =>
  plan === null && record.actions.at(-1)?.by !== side && machineOf(game).asking(position)?.f.section !== '@moment';
