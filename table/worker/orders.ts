/** Standing orders of the people at this screen: given, read, obeyed. They are kept with the game, beside its record. */
import {
  type AnyGame,
  type AnyTypes,
  foresee,
  giveOrder,
  type Language,
  type Order,
  type OrderReader,
  obey,
  orderMenu,
  orderReader,
  orderSentence,
  type PlannedDeed,
  type QuestionInWords,
  inWords as questionInWords,
  readyOrders,
  stillStanding,
  type View,
  type WantedOrder,
} from '@cuartel/engine';
import type { FarGame, OrdersInWords } from './protocol.ts';
import type { Sitting } from './sitting.ts';

const inWords = (reader: OrderReader, orders: readonly Order[], language: Language): OrdersInWords => ({
  menu: orderMenu(reader, language),
  ready: readyOrders(reader, language),
  standing: orders.map(order => ({ id: order.id, text: orderSentence(reader, order, language) })),
});
/** What the side at the screen has ordered, and what it could order now. */
export const ordersOf = ({ match, eyes, orders }: Sitting, language: Language): OrdersInWords =>
  eyes === null ? { menu: null, ready: [], standing: [] } : inWords(orderReader(match, eyes), orders[eyes] ?? [], language);
/** The same for a match on a server. */
export const ordersTold = (
  game: AnyGame,
  { view, question }: FarGame,
  orders: readonly Order[],
  language: Language,
): OrdersInWords => inWords({ game, view: view as View<AnyTypes>, asked: question }, orders, language);

/** Lets the orders of the people answer as long as they do; those that are over are forgotten. */
export const obeyOrders = (sitting: Sitting): void => {
  const { match, seats } = sitting;
  const people = Object.entries(sitting.orders).filter(([side]) => seats[side] === 'person');
  if (people.length === 0 || sitting.auto !== null) return;
  const done = obey(match, Object.fromEntries(people));
  const left = people.map(([side, orders]) => [side, stillStanding(match, side, orders, done)] as const);
  sitting.orders = { ...sitting.orders, ...Object.fromEntries(left) };
};
export const order = (sitting: Sitting, wanted: WantedOrder): void => {
  const { match, eyes, orders } = sitting;
  const given = eyes === null ? null : giveOrder(match, eyes, crypto.randomUUID(), wanted);
  if (eyes === null || given === null) return;
  sitting.orders = { ...orders, [eyes]: [...(orders[eyes] ?? []), given] };
  obeyOrders(sitting);
};
export const lift = (sitting: Sitting, id: string): void => {
  const { eyes, orders } = sitting;
  if (eyes !== null) sitting.orders = { ...orders, [eyes]: (orders[eyes] ?? []).filter(one => one.id !== id) };
};
/** What the side at the screen will be asked after these deeds, if the others let their windows pass. */
export const ahead = ({ match, eyes }: Sitting, steps: readonly PlannedDeed[], language: Language): QuestionInWords | null => {
  const pick = (n: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % n;
  const seen = eyes === null ? null : foresee(match, eyes, steps, pick);
  return seen === null ? null : questionInWords(match.game, seen.question, seen.view, language);
};
