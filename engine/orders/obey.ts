/** What a side's standing orders answer to the question it is asked now, from what it may see and nothing else. */
import type { AnyGame, AnyTypes } from '../game.ts';
import type { Frame, Position } from '../machine/machine.ts';
import type { OpenSet, Option } from '../machine/options.ts';
import { legalList } from '../machine/sets.ts';
import { type Match, step } from '../play/match.ts';
import { machineOf } from '../play/record.ts';
import { viewOf } from '../state/drawers.ts';
import { canonical, same } from '../state/plain.ts';
import type { Thing } from '../text/catalogue.ts';
import type { AtQuestion, Exception, Order, PlannedDeed } from './order.ts';

export const isAt = (at: AtQuestion, { section, step: name }: Pick<Frame, 'section' | 'step'>): boolean =>
  'anywhere' in at
    ? true
    : 'moment' in at
      ? section === '@moment' && name === at.moment
      : section === at.section && name === at.step;
export const questionAt = ({ section, step: name }: Pick<Frame, 'section' | 'step'>): AtQuestion =>
  section === '@moment' ? { moment: name } : { section, step: name };

/** What is asked, as the orders of the asked side look at it. */
interface Asked {
  readonly game: AnyGame;
  readonly pos: Position<AnyTypes>;
  readonly side: string;
  readonly f: Frame;
  readonly single: readonly Option[];
  readonly sets: readonly OpenSet[];
}
const askedOf = (game: AnyGame, pos: Position<AnyTypes>, side: string): Asked | null => {
  const machine = machineOf(game);
  const now = machine.asking(pos);
  if (now === null || !machine.asked(pos).includes(side)) return null;
  const { single, sets } = machine.offer(pos, side);
  return { game, pos, side, f: now.f, single, sets };
};

/** Everything that can be chosen, each as a text: for noticing that there is something new. */
export const choosable = (game: AnyGame, pos: Position<AnyTypes>, side: string): string[] => {
  const machine = machineOf(game);
  if (!machine.asked(pos).includes(side)) return [];
  const { single, sets } = machine.offer(pos, side);
  return [
    ...single.map(o => `${o.do} ${canonical(o.with)}`),
    ...sets.flatMap(set => set.members.map(member => `${set.do} ${canonical(member)}`)),
  ];
};
const figuresOf = ({ game, pos, side, f }: Asked): Readonly<Record<string, number>> =>
  game.figures?.(viewOf(pos.table, side), f.section, f.step, f.my) ?? {};

const holds = (asked: Asked, exception: Exception): boolean => {
  const { game, f, single, sets, pos } = asked;
  if ('about' in exception) {
    const about = game.about?.(f.section, f.step, f.my, pos.table.pub) ?? [];
    return about.some(thing => exception.about.includes(thing));
  }
  if ('offered' in exception) return [...single, ...sets].some(o => o.do === exception.offered);
  const figures = figuresOf(asked);
  const value = figures[exception.figure];
  const { least } = exception;
  const bound = typeof least === 'number' ? least : least.times * (figures[least.figure] ?? Number.NaN);
  return value !== undefined && value >= bound;
};
/** Of a chain of deeds the one that comes next; null: it is no chain, or at its end. */
const nextIn = ({ answer, lasts }: Order): PlannedDeed | null =>
  answer.is === 'then' && lasts.is === 'times' ? (answer.steps[answer.steps.length - lasts.left] ?? null) : null;
const plannedAction = ({ game, pos, side, f }: Asked, order: Order): Option | null => {
  const planned = nextIn(order);
  return planned === null || !isAt(planned.at, f) ? null : machineOf(game).allows(pos, side, planned.do, planned.with);
};
/** It no longer lasts. */
const lapsed = ({ game, pos, side }: Asked, { lasts }: Order): boolean => {
  switch (lasts.is) {
    case 'game':
      return false;
    case 'clock':
      return game.clocks?.(pos.table.pub)[lasts.clock] !== lasts.shows;
    case 'change':
      return choosable(game, pos, side).some(one => !lasts.known.includes(one));
    case 'times':
      return lasts.left <= 0;
  }
};

const pointsAt = ({ game }: Asked, deed: string, what: unknown, things: readonly Thing[] | null): boolean =>
  things === null || game.things(deed, what as never).some(thing => things.includes(thing));

const preferred = (asked: Asked, deed: string, things: readonly Thing[]): Option | null => {
  const { game, single, sets, side } = asked;
  const rank = (what: unknown): number => {
    const ranks = game.things(deed, what as never).map(thing => things.indexOf(thing));
    const known = ranks.filter(at => at >= 0);
    return known.length === 0 ? Number.POSITIVE_INFINITY : Math.min(...known);
  };
  const set = sets.find(one => one.do === deed);
  if (set === undefined) {
    const best = single.filter(o => o.do === deed && rank(o.with) < Number.POSITIVE_INFINITY);
    return best.toSorted((a, b) => rank(a.with) - rank(b.with))[0] ?? null;
  }
  // As many as must be chosen, in the order that was given; what comes first may have to be chosen more than once.
  const order = set.members.map((_, i) => i).toSorted((a, b) => rank([set.members[a]]) - rank([set.members[b]]));
  const chosen: number[] = [];
  for (const i of order) {
    if (rank([set.members[i]]) === Number.POSITIVE_INFINITY) break;
    for (let n = set.times?.[i] ?? 1; n > 0 && chosen.length < set.least; n--) chosen.push(i);
  }
  const list = chosen.toSorted((a, b) => a - b).map(i => set.members[i]);
  return legalList(set, list) ? { by: side, do: deed, with: list } : null;
};

export interface Ordered {
  readonly action: Option;
  readonly order: Order;
}
/** The answer, and the order that gave it; null: the person must be asked. */
export const orderedAnswer = (game: AnyGame, pos: Position<AnyTypes>, side: string, orders: readonly Order[]): Ordered | null => {
  if (orders.length === 0) return null;
  const asked = askedOf(game, pos, side);
  if (asked === null) return null;
  const speaking = orders.filter(
    order =>
      isAt(order.at, asked.f) &&
      !lapsed(asked, order) &&
      (order.when === undefined || order.when.some(condition => holds(asked, condition))) &&
      !order.unless.some(exception => holds(asked, exception)),
  );
  for (const order of speaking) {
    const { answer } = order;
    let action: Option | null = null;
    if (answer.is === 'pass') action = asked.single.find(o => o.do === 'pass') ?? null;
    else if (answer.is === 'only') action = asked.sets.length === 0 && asked.single.length === 1 ? asked.single[0]! : null;
    else if (answer.is === 'then') action = plannedAction(asked, order);
    else if (answer.is === 'prefer') action = preferred(asked, answer.do, answer.things);
    else if (answer.is === 'do') {
      const ways = asked.single.filter(o => o.do === answer.do && (answer.with === undefined || same(o.with, answer.with)));
      if (ways.length === 1) action = ways[0]!;
      else if (answer.with !== undefined) action = machineOf(game).allows(pos, side, answer.do, answer.with);
    }
    if (action !== null) return { action, order };
  }
  // What is never wanted is as if it were not offered.
  const never = speaking.filter(order => order.answer.is === 'never');
  const [last] = never;
  if (last === undefined) return null;
  const unwanted = (deed: string, what: unknown): boolean =>
    never.some(({ answer }) => answer.is === 'never' && answer.do === deed && pointsAt(asked, deed, what, answer.things));
  if (asked.sets.some(set => !set.members.every(member => unwanted(set.do, [member])))) return null;
  const left = asked.single.filter(o => !unwanted(o.do, o.with));
  const [only] = left;
  return only !== undefined && left.length === 1 ? { action: only, order: last } : null;
};

/** So often orders may answer in a row before somebody is asked after all. */
const MOST = 400;
export type OrdersOf = Readonly<Record<string, readonly Order[]>>;
/** Lets the orders of all sides answer as long as they do. Gives what they answered. */
export const obey = (match: Match, orders: OrdersOf): Ordered[] => {
  const machine = machineOf(match.game);
  const done: Ordered[] = [];
  for (let i = 0; i < MOST; i++) {
    let next: Ordered | null = null;
    for (const side of machine.asked(match.position)) {
      next = orderedAnswer(match.game, match.position, side, spentBy(orders[side] ?? [], done));
      if (next !== null) break;
    }
    if (next === null) break;
    step(match, next.action);
    done.push(next);
  }
  return done;
};
/** Orders for so many times, less the times they have just answered. */
const spentBy = (orders: readonly Order[], done: readonly Ordered[]): readonly Order[] =>
  orders.map(order => {
    if (order.lasts.is !== 'times') return order;
    const used = done.filter(one => one.order.id === order.id).length;
    return used === 0 ? order : { ...order, lasts: { is: 'times' as const, left: order.lasts.left - used } };
  });
/** The orders that are left after `done`: those for so many times are counted down, spent and lapsed ones are gone. */
export const stillStanding = (match: Match, side: string, orders: readonly Order[], done: readonly Ordered[]): Order[] => {
  const { game, position } = match;
  const now = machineOf(game).asking(position);
  const asked = askedOf(game, position, side);
  return spentBy(orders, done).filter(order => {
    const { at, answer, lasts } = order;
    if (answer.is === 'then' && asked !== null && plannedAction(asked, order) === null) return false;
    if (lasts.is === 'times') return lasts.left > 0;
    if (lasts.is === 'clock') return game.clocks?.(position.table.pub)[lasts.clock] === lasts.shows;
    if (lasts.is === 'game' || now === null || !isAt(at, now.f)) return true;
    return choosable(game, position, side).every(one => lasts.known.includes(one));
  });
};
