/** What a sensible side would try first, as a weight for each option. */
import { type Doctrine, pageFor } from '@cuartel/engine/mind/mind.ts';
import { worth } from '../data/board.ts';
import type { Six } from '../types.ts';
import { leading } from './leading.ts';
import { type Asked, marching, of, plain } from './marching.ts';

/** 1.2 A small card is worth the first move, a great one seldom. */
const bidding = (cards: readonly number[]): number => {
  const sum = cards.reduce((n, card) => n + worth(card), 0);
  return sum === 1 ? 1 : sum <= 3 ? 0.5 : 0.05;
};

/** A page for each decision of the rulebook. */
const BOOK: Doctrine<Six, (asked: Asked) => readonly number[]> = {
  'game arrange': plain({ swap: 0.1, ready: 1 }), // 8.2
  'game bid': of(o => (o.do === 'bid' ? bidding(o.with as readonly number[]) : 0.7)),
  'action card': of(o => (o.do === 'play' ? 0.5 + worth(o.with as number) * 0.5 : o.do === 'event' ? 1 : 0.5)),
  'action gather': marching,
  'avoidance offer': plain({ stand: 1, retreat: 0.6 }),
  'battle stakes': of(o => (o.do === 'stake' ? worth(o.with as number) * 0.5 : 0.7)),
  'battle loss': plain({}),
  'battle retreat': plain({ retreat: 0.6 }),
  'column order': leading, // 8.7
  'losses hits': plain({}), // 8.9
  'effects branch': plain({ branch: 1, decline: 0.1 }), // 8.3
  'levy block': plain({}), // 8.4
  'tribute card': of(o => 1 / worth(o.with as number)), // 8.5
  '@moment entering': plain({ intercept: 0.8 }),
  '@moment interception': of(o => (o.do !== 'jam' ? 0.5 : worth(o.with as number) === 1 ? 0.5 : 0.2)),
};
export const doctrine = (asked: Asked): readonly number[] => pageFor(BOOK, asked)(asked);
