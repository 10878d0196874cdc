/** Giving an order: its side says what and how long; what a clock shows and what can be chosen now is written down with it. */
import type { Match } from '../play/match.ts';
import { machineOf } from '../play/record.ts';
import { choosable } from './obey.ts';
import type { Lasting, Order } from './order.ts';

export type WantedLasting =
  | { readonly is: 'game' }
  | { readonly is: 'clock'; readonly clock: string }
  | { readonly is: 'change' }
  | { readonly is: 'times'; readonly left: number };
export interface WantedOrder extends Pick<Order, 'at' | 'answer' | 'unless'> {
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
/** Null: the game has no such question, or no such clock. */
export const giveOrder = (match: Match, side: string, id: string, { at, answer, unless, lasts }: WantedOrder): Order | null => {
  const [section, step] = 'moment' in at ? ['@moment', at.moment] : [at.section, at.step];
  if (machineOf(match.game).pages[section]?.steps[step] === undefined) return null;
  const until = lastingFrom(match, side, lasts);
  return until === null ? null : { id, at, answer, unless, lasts: until };
};
