/** Orders a game has ready, to be given at a touch: those for what is asked now come first. */
import type { Language } from '../text/catalogue.ts';
import type { WantedOrder } from './give.ts';
import { isAt } from './obey.ts';
import { type OrderReader, orderSentence } from './words.ts';

/** Good in every game: whoever has only one answer need not come back to give it. */
export const ONLY_ANSWER: WantedOrder = { at: { anywhere: true }, answer: { is: 'only' }, unless: [], lasts: { is: 'game' } };

export interface ReadyOrder {
  readonly is: WantedOrder;
  readonly text: string;
  /** It is for the question that is asked now. */
  readonly here: boolean;
}
export const readyOrders = (reader: OrderReader, language: Language): ReadyOrder[] => {
  const { game, asked } = reader;
  const all = [...(game.standing ?? []), ONLY_ANSWER].map(is => ({
    is,
    text: orderSentence(reader, is, language),
    here: asked !== null && !('anywhere' in is.at) && isAt(is.at, asked),
  }));
  return [...all.filter(one => one.here), ...all.filter(one => !one.here)];
};
