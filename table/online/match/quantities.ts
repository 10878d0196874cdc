/** What can be compared in a standing answer: figures that have a name in both languages, and how the server finds them. */
import type { Question, State, Test, Value } from '@cuartel/client';

const list = (path: string): Value => ({ count: { get: path } });
const figure = (path: string): Value => ({ get: path });
/** By game; each id has its words in the texts. */
const ALL: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
  'six-spaces': { turn: figure('pub.turn'), hand: list('own.hand'), points: figure('my.points'), group: list('my.group') },
  'bobby-lee': {
    turn: figure('pub.turn'),
    hits: figure('my.hits'),
    round: figure('my.round'),
    short: list('my.short'),
    battles: list('my.left'),
    units: list('my.units'),
    onFoe: figure('my.onFoe'),
    onUs: figure('my.onUs'),
  },
  'mosbys-raiders': {
    turn: figure('pub.turn'),
    hand: list('own.hand'),
    notoriety: figure('pub.notoriety'),
    total: figure('my.total'),
    casualties: figure('my.casualties'),
  },
};
export type Quantities = Readonly<Record<string, Value>>;
export const quantitiesOf = (slug: string): Quantities => ALL[slug] ?? {};

const pathOf = (value: Value): string => {
  const held = typeof value === 'object' && value !== null && 'count' in value ? value.count : value;
  return typeof held === 'object' && held !== null && 'get' in held && typeof held.get === 'string' ? held.get : '';
};
/** Those that are there where one is asked now. */
export const presentIn = (all: Quantities, question: Pick<Question, 'frames'> | null, view: State['view']): string[] => {
  const my = question?.frames?.at(-1)?.my;
  const roots = { ...(view as { pub?: unknown; own?: unknown }), my } as Record<string, unknown>;
  return Object.keys(all).filter(id => {
    const [root = '', name = ''] = pathOf(all[id] as Value).split('.');
    const held = roots[root];
    return typeof held === 'object' && held !== null && name in held;
  });
};

/** Left is at least so many times right. */
export interface Compared {
  readonly left: string;
  readonly times: number;
  /** Another quantity, or a number. */
  readonly right: string;
}
const NUMBER = /^\d+$/;
export const testOf = (all: Quantities, { left, times, right }: Compared): Test => {
  const value: Value = NUMBER.test(right) ? Number(right) : (all[right] ?? 0);
  return { atLeast: [all[left] ?? 0, { times: [times, value] }] };
};
/** The same read back; null: it is none of ours. */
export const comparedIn = (all: Quantities, test: Test): Compared | null => {
  if (!('atLeast' in test)) return null;
  const [first, second] = test.atLeast;
  const idOf = (value: Value | undefined): string | undefined =>
    typeof value === 'number' ? String(value) : Object.keys(all).find(id => JSON.stringify(all[id]) === JSON.stringify(value));
  if (typeof second !== 'object' || second === null || !('times' in second)) return null;
  const [times, value] = second.times;
  const [left, right] = [idOf(first), idOf(value)];
  return left === undefined || right === undefined || NUMBER.test(left) || typeof times !== 'number'
    ? null
    : { left, times, right };
};
