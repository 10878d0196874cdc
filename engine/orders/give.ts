/** Giving an order: its side says what and how long; what a clock shows and what can be chosen now is written down with it. */
import type { Match } from '../play/match.ts';
import { machineOf } from '../play/record.ts';
import { choosable } from './obey.ts';
import type { AtQuestion, Lasting, Order } from './order.ts';

export type WantedLasting =
  | { readonly is: 'game' }
  | { readonly is: 'clock'; readonly clock: string }
  | { readonly is: 'change' }
  | { readonly is: 'times'; readonly left: number };
export interface WantedOrder extends Pick<Order, 'at' | 'answer' | 'when' | 'unless'> {
  readonly lasts: WantedLasting;
}

const lastingFrom = ({ game, position }: Match, side: string, lasts: WantedLasting): Lasting | null => {
  switch (lasts.is) {
    case 'clock': {
      const shows = game.clocks?.(position.table.pub)[lasts.clock];
      return shows === undefined ? null : { is: 'clock', clock: lasts.clock, shows };
    }
    case 'change':
      return { is: 'change', known: choosable(game, position, side) };
    default:
      return lasts;
  }
};
/** The game has such a question. */
const isAsked = ({ game }: Match, at: AtQuestion): boolean => {
  if ('anywhere' in at) return true;
  const [section, step] = 'moment' in at ? ['@moment', at.moment] : [at.section, at.step];
  return machineOf(game).pages[section]?.steps[step] !== undefined;
};
/** Null: the game has no such question, or no such clock; or the answer is none for this question. */
export const giveOrder = (match: Match, side: string, id: string, wanted: WantedOrder): Order | null => {
  const { at, answer, when = [], unless } = wanted;
  if (!isAsked(match, at)) return null;
  // Everywhere the same can only be answered where nothing else is left, or step by step.
  if ('anywhere' in at && answer.is !== 'only' && answer.is !== 'then') return null;
  if (answer.is === 'then' && (!('anywhere' in at) || answer.steps.some(planned => !isAsked(match, planned.at)))) return null;
  const until =
    answer.is === 'then' ? ({ is: 'times', left: answer.steps.length } as const) : lastingFrom(match, side, wanted.lasts);
  return until === null ? null : { id, at, answer, ...(when.length === 0 ? {} : { when }), unless, lasts: until };
};
