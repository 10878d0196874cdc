/** What a sensible side would try first, as a weight for each option. */
import type { Option, View } from '@cuartel/engine';
import { ADJACENT, foe, HOME, worth } from '../data/board.ts';
import { blocksIn, holds } from '../queries/board.ts';
import { strengthOf } from '../queries/strength.ts';
import type { Six } from '../types.ts';

export interface Asked {
  readonly view: View<Six>;
  readonly section: string;
  readonly my: Readonly<Record<string, unknown>>;
  readonly mine: unknown;
  readonly options: readonly Option[];
}
/** What a march into a space promises. */
const into = (v: View<Six>, group: readonly number[], to: number): number => {
  const { pub, me } = v;
  const them = foe(me);
  const enemies = blocksIn(pub, to, them);
  if (to === HOME[them] && enemies.length === 0) return 20;
  const leavesHome = group.some(b => pub.at[b] === HOME[me]) && blocksIn(pub, HOME[me], me).length <= group.length;
  const exposed = leavesHome && (ADJACENT[HOME[me]] as readonly number[]).some(s => holds(pub, s, them)) ? 0.2 : 1;
  if (enemies.length === 0) return exposed * (holds(pub, to, me) ? 0.3 : 1.5);
  const guess = enemies.reduce((n, b) => n + ((pub.shown[b] as number) || 1.5) - (pub.lost[b] as number), 0);
  return exposed * Math.max(0.2, 1 + (strengthOf(v, group) - guess) * 0.6 + (to === HOME[them] ? 1 : 0));
};

/** 1.2 A small card is worth the first move, a great one seldom. */
const bidding = (cards: readonly number[]): number => {
  const sum = cards.reduce((n, card) => n + worth(card), 0);
  return sum === 1 ? 1 : sum <= 3 ? 0.5 : 0.05;
};
const lifted = (mine: unknown): readonly number[] => (mine as { readonly group: readonly number[] }).group;

export const doctrine = ({ view: v, mine, options }: Asked): readonly number[] =>
  options.map(o => {
    switch (o.do) {
      case 'bid':
        return bidding(o.with as readonly number[]);
      case 'play':
        return 0.5 + worth(o.with as number) * 0.5;
      case 'march':
        return into(v, lifted(mine), o.with as number);
      case 'gather': {
        // Once a group is lifted it marches; lifting another instead leads nowhere.
        if (lifted(mine).length > 0) return 0;
        const group = o.with as readonly number[];
        const at = v.pub.at[group[0] as number] as number;
        return Math.max(...(ADJACENT[at] as readonly number[]).map(to => into(v, group, to))) * (group.length === 1 ? 1 : 1.1);
      }
      case 'stake':
        return worth(o.with as number) * 0.5;
      case 'intercept':
        return 0.8;
      case 'jam':
        return worth(o.with as number) === 1 ? 0.5 : 0.2;
      case 'stop':
        return 0.3;
      case 'swap':
        return 0.1;
      case 'ready':
        return 1;
      case 'nothing':
        return 0.7;
      case 'stand':
        return 1;
      case 'retreat':
        return 0.6;
      default:
        return 0.5;
    }
  });
