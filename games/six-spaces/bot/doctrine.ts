/** What a sensible side would try first, as a weight for each option. */
import type { Option, View } from '@cuartel/engine';
import { type Asked as AskedOf, type Doctrine, pageFor } from '@cuartel/engine/mind/mind.ts';
import { ADJACENT, foe, HOME, worth } from '../data/board.ts';
import { blocksIn, holds } from '../queries/board.ts';
import { strengthOf } from '../queries/strength.ts';
import type { Six } from '../types.ts';

export type Asked = AskedOf<Six>;

/** What a march into a space promises. */
const into = (v: View<Six>, group: readonly number[], to: number): number => {
  const { pub, me } = v;
  const them = foe(me);
  const enemies = blocksIn(pub, to, them);
  if (to === HOME[them] && enemies.length === 0) return 20;
  const leavesHome = group.some(b => pub.at[b] === HOME[me]) && blocksIn(pub, HOME[me], me).length <= group.length;
  const exposed = leavesHome && ADJACENT[HOME[me]]!.some(s => holds(pub, s, them)) ? 0.2 : 1;
  if (enemies.length === 0) return exposed * (holds(pub, to, me) ? 0.3 : 1.5);
  const guess = enemies.reduce((n, b) => n + (pub.shown[b]! || 1.5) - pub.lost[b]!, 0);
  return exposed * Math.max(0.2, 1 + (strengthOf(v, group) - guess) * 0.6 + (to === HOME[them] ? 1 : 0));
};

/** 1.2 A small card is worth the first move, a great one seldom. */
const bidding = (cards: readonly number[]): number => {
  const sum = cards.reduce((n, card) => n + worth(card), 0);
  return sum === 1 ? 1 : sum <= 3 ? 0.5 : 0.05;
};
const lifted = (mine: unknown): readonly number[] => (mine as { readonly group: readonly number[] }).group;

/** What each kind of choice is worth, whatever it is done with. */
const plain =
  (worth: Readonly<Record<string, number>>) =>
  ({ options }: Asked): number[] =>
    options.map(o => worth[o.do] ?? 0.5);
const of = (weigh: (o: Option, asked: Asked) => number) => (asked: Asked) => asked.options.map(o => weigh(o, asked));

const marching = of((o, { view: v, mine }) => {
  if (o.do === 'march') return into(v, lifted(mine), o.with as number);
  if (o.do === 'stop' || o.do === 'column') return 0.3;
  if (o.do === 'post') return 0.1;
  // Once a group is lifted it marches; lifting another instead leads nowhere.
  if (lifted(mine).length > 0) return 0;
  const group = o.with as readonly number[];
  const at = v.pub.at[group[0]!]!;
  return Math.max(...ADJACENT[at]!.map(to => into(v, group, to))) * (group.length === 1 ? 1 : 1.1);
});

/** A page for each decision of the rulebook. */
const BOOK: Doctrine<Six, (asked: Asked) => readonly number[]> = {
  'game arrange': plain({ swap: 0.1, ready: 1 }),
  'game bid': of(o => (o.do === 'bid' ? bidding(o.with as readonly number[]) : 0.7)),
  'action card': of(o => (o.do === 'play' ? 0.5 + worth(o.with as number) * 0.5 : o.do === 'event' ? 1 : 0.5)),
  'action gather': marching,
  'avoidance offer': plain({ stand: 1, retreat: 0.6 }),
  'battle stakes': of(o => (o.do === 'stake' ? worth(o.with as number) * 0.5 : 0.7)),
  'battle loss': plain({}),
  'battle retreat': plain({ retreat: 0.6 }),
  'column order': of((o, { view: v, my }) =>
    o.do === 'march'
      ? into(v, (my as { force: { pieces: number[] } }).force.pieces, o.with as number)
      : o.do === 'halt'
        ? 0.5
        : 0.4,
  ),
  'losses hits': plain({}),
  'effects branch': plain({ branch: 1, decline: 0.1 }),
  'levy block': plain({}),
  'tribute card': of(o => 1 / worth(o.with as number)),
  '@moment entering': plain({ intercept: 0.8 }),
  '@moment interception': of(o => (o.do !== 'jam' ? 0.5 : worth(o.with as number) === 1 ? 0.5 : 0.2)),
};
export const doctrine = (asked: Asked): readonly number[] => pageFor(BOOK, asked)(asked);
