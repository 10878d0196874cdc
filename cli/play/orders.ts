/** Standing orders at the terminal: read, given by numbers, taken back; kept beside the game they were given in. */

import { existsSync } from 'node:fs';
import {
  commitment,
  giveOrder,
  keyIn,
  type Match,
  type Order,
  type OrderedAnswer,
  type OrdersOf,
  obey,
  orderMenu,
  orderReader,
  orderSentence,
  readyOrders,
  stillStanding,
  type WantedOrder,
} from '@cuartel/engine';
import { ordersFileOf } from '../files/places.ts';
import { fieldOf, textOf } from '../files/read.ts';
import { writeWhole } from '../files/write.ts';
import { padLeft } from '../terminal/wrap.ts';
import type { TerminalWords } from '../text/words.ts';
import type { TerminalGame } from './sitting.ts';

/** Orders belong to one game: its promise says which. */
const promiseOf = ({ record }: Match): string => commitment(keyIn(record.key));
export const keptOrders = (match: Match, words: TerminalWords): OrdersOf => {
  const file = ordersFileOf(match.game.slug);
  if (!existsSync(file)) return {};
  const kept = textOf(file, words);
  if (!('text' in kept) || fieldOf(kept.text, 'game') !== promiseOf(match)) return {};
  return (fieldOf(kept.text, 'orders') ?? {}) as OrdersOf;
};
const change = (s: TerminalGame, orders: OrdersOf): void => {
  s.orders = orders;
  writeWhole(ordersFileOf(s.match.game.slug), `${JSON.stringify({ game: promiseOf(s.match), orders })}\n`);
};

/** Lets the orders of those at the keyboard answer as long as they do. True: something was done. */
export const obeyOrders = (s: TerminalGame): boolean => {
  const people = Object.entries(s.orders).filter(([side, orders]) => s.seats[side] === 'human' && orders.length > 0);
  if (people.length === 0) return false;
  const done = obey(s.match, Object.fromEntries(people));
  const left = Object.fromEntries(people.map(([side, orders]) => [side, stillStanding(s.match, side, orders, done)]));
  if (people.some(([side, orders]) => left[side]?.length !== orders.length) || done.length > 0)
    change(s, { ...s.orders, ...left });
  return done.length > 0;
};

/** What the numbers of the list mean, in their order. */
type Entry<M> = { readonly text: string; readonly is: M };
const numbered = (s: TerminalGame, title: string, entries: readonly Entry<unknown>[], from: number): void => {
  if (entries.length === 0) return;
  s.screen.say(s.screen.paint.bold(title));
  for (const [i, { text }] of entries.entries()) s.screen.say(text, `  ${s.screen.paint.bold(padLeft(String(from + i), 2))}  `);
};
const menuOf = (s: TerminalGame, side: string) => {
  const menu = orderMenu(orderReader(s.match, side), s.language);
  if (menu === null) return null;
  const prefer = menu.prefer.flatMap(one =>
    one.things.map(({ is, way, text }) => ({ is: { do: one.do, thing: is, way }, text })),
  );
  return { menu, prefer, ready: readyOrders(orderReader(s.match, side), s.language) };
};

export const listOrders = (s: TerminalGame, side: string): void => {
  const { screen } = s;
  const words = s.words.orders;
  const mine = s.orders[side] ?? [];
  const reader = orderReader(s.match, side);
  if (mine.length === 0) screen.say(words.none);
  for (const [i, order] of mine.entries())
    screen.say(orderSentence(reader, order, s.language), `  ${screen.paint.bold(padLeft(`-${i + 1}`, 3))}  `);
  const found = menuOf(s, side);
  if (found === null) return;
  const { menu, prefer, ready } = found;
  let from = 1;
  for (const [title, entries] of [
    [words.answers, menu.answers],
    [words.prefer, prefer],
    [words.unless, menu.unless],
    [words.lasts, menu.lasts],
    [words.ready, ready],
  ] as const) {
    numbered(s, title, entries, from);
    from += entries.length;
  }
  screen.say(screen.paint.dim(words.how));
};

const give = (s: TerminalGame, side: string, wanted: WantedOrder): boolean => {
  const given = giveOrder(s.match, side, `${Date.now()}-${(s.orders[side] ?? []).length}`, wanted);
  if (given === null) return false;
  change(s, { ...s.orders, [side]: [...(s.orders[side] ?? []), given] });
  s.screen.say(s.words.orders.given(orderSentence(orderReader(s.match, side), given, s.language)));
  return obeyOrders(s);
};
/** By the numbers of the list: one answer (or things in their order), exceptions, how long. True: it has answered already. */
export const giveByNumbers = (s: TerminalGame, side: string, numbers: readonly number[]): boolean => {
  const found = menuOf(s, side);
  const words = s.words.orders;
  if (found === null) {
    s.screen.say(words.notAsked);
    return false;
  }
  const { menu, prefer, ready } = found;
  const picks = <M>(before: number, entries: readonly Entry<M>[]): M[] =>
    numbers.flatMap(n => (n > before && n <= before + entries.length ? [entries[n - before - 1]!.is] : []));
  const { length } = menu.answers;
  const [answer, another] = picks(0, menu.answers);
  const things = picks(length, prefer);
  const [first] = things;
  const unless = picks(length + prefer.length, menu.unless);
  const [lasts = menu.lasts[0]!.is] = picks(length + prefer.length + menu.unless.length, menu.lasts);
  const whole = picks(length + prefer.length + menu.unless.length + menu.lasts.length, ready);
  const inOrder = (deed: string): OrderedAnswer => {
    const same = things.filter(one => one.do === deed);
    return { is: 'prefer', do: deed, things: same.map(one => one.thing), like: same.map(one => one.way) };
  };
  const chosen = answer ?? (first === undefined ? undefined : inOrder(first.do));
  const [taken, second] = whole;
  if (taken !== undefined && second === undefined && numbers.length === 1) return give(s, side, taken);
  if (chosen === undefined || another !== undefined || (answer !== undefined && first !== undefined)) {
    s.screen.say(words.oneAnswer);
    return false;
  }
  return give(s, side, { at: menu.at, answer: chosen, unless, lasts });
};
export const liftByNumber = (s: TerminalGame, side: string, n: number): void => {
  const mine = s.orders[side] ?? [];
  if (mine[n - 1] === undefined) {
    s.screen.say(s.words.orders.none);
    return;
  }
  change(s, { ...s.orders, [side]: mine.filter((_: Order, i) => i !== n - 1) });
  s.screen.say(s.words.orders.lifted);
};
