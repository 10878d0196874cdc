/** What marches are worth, and how options are weighed. */
import type { Option, View } from '@cuartel/engine';
import type { Asked as AskedOf } from '@cuartel/engine/mind/mind.ts';
import { ADJACENT, foe, HOME } from '../data/board.ts';
import { blocksIn, holds } from '../queries/board.ts';
import { strengthOf } from '../queries/strength.ts';
import type { Six } from '../types.ts';

export type Asked = AskedOf<Six>;
/** What each kind of choice is worth, whatever it is done with. */
export const plain =
  (worth: Readonly<Record<string, number>>) =>
  ({ options }: Asked): number[] =>
    options.map(o => worth[o.do] ?? 0.5);
export const of = (weigh: (o: Option, asked: Asked) => number) => (asked: Asked) => asked.options.map(o => weigh(o, asked));

/** What a march into a space promises. */
export const into = (v: View<Six>, group: readonly number[], to: number): number => {
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

export const marching = of((o, { view: v, mine }) => {
  const { group } = mine as { readonly group: readonly number[] };
  if (o.do === 'march') return into(v, group, o.with as number);
  if (o.do === 'stop' || o.do === 'column') return 0.3;
  if (o.do === 'post') return 0.1; // 8.10
  // Once a group is lifted it marches; lifting another instead leads nowhere.
  if (group.length > 0) return 0;
  const lifted = o.with as readonly number[];
  const at = v.pub.at[lifted[0]!]!;
  return Math.max(...ADJACENT[at]!.map(to => into(v, lifted, to))) * (lifted.length === 1 ? 1 : 1.1);
});
