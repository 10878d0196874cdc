/** 1. SEQUENCE OF PLAY, and 7. VICTORY */
import { goto, next, over, write } from '@cuartel/engine';
import { foe, ROUNDS, SIDES, worth } from '../data/board.ts';
import { homeTaken, leader } from '../queries/board.ts';
import type { Six } from '../types.ts';
import { fillHand, layBid, turnUp } from '../verbs/cards.ts';
import { comeBack, uncover } from '../verbs/optional.ts';
import { tell } from '../verbs/pen.ts';
import { arranging } from './8-arranging.ts';

const { call, interrupt, section, step, together } = write<Six>();

export const game = section(
  'game',
  () => ({}),
  {
    arrange: arranging,
    deal: step('1.1', t => {
      if (t.pub.round > 1) return next;
      tell(t, '1.4', 'turn', { turn: t.pub.turn });
      comeBack(t);
      for (const side of SIDES) fillHand(t, side);
      return next;
    }),
    // 1.2 At the same time, in secret: the bids lie face down until both are there.
    bid: together(
      '1.2',
      () => SIDES,
      {
        bid: {
          among: v => v.own.hand,
          size: ['1.2', v => [1, v.own.hand.length]],
          do: (t, side, cards, _, mine) => (layBid(t, side, cards, mine), 'ready'),
        },
        nothing: { do: (t, side, _, __, mine) => (layBid(t, side, [], mine), 'ready') },
      },
      (t, _, mine) => {
        const [north, south] = [turnUp(t, 'north', mine.north.bid), turnUp(t, 'south', mine.south.bid)];
        const value = (cards: readonly number[]) => cards.reduce((sum, card) => sum + worth(card), 0);
        t.pub.first = value(north) > value(south) ? 'north' : 'south';
        tell(t, '1.2', 'bids', { north, south, first: t.pub.first });
        return next;
      },
    ),
    first: step('1.3', t => call('action', { side: t.pub.first })),
    second: step('1.3', t => call('action', { side: foe(t.pub.first) })),
    again: step('1.4', t => {
      const { pub } = t;
      if (++pub.round > ROUNDS) {
        [pub.turn, pub.round] = [pub.turn + 1, 1];
        uncover(t, 'turn');
      }
      return pub.turn <= pub.turns ? goto('deal') : next;
    }),
    victory: step('7.2', t => {
      t.pub.winner = leader(t.pub);
      tell(t, '7.2', 'won', { side: t.pub.winner });
      return over;
    }),
  },
  () => ({ bid: [] }),
);

/** 7.1 However deep in the rules the game stands, taking the enemy's home ends it. */
export const sudden = interrupt(
  '7.1',
  pub => homeTaken(pub) !== null,
  () => call('home', {}),
);
export const home = section('home', () => ({}), {
  taken: step('7.1', t => {
    t.pub.winner = homeTaken(t.pub);
    if (t.pub.winner !== null) tell(t, '7.1', 'tookHome', { side: t.pub.winner });
    return over;
  }),
});
