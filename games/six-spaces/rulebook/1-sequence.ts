/** 1. SEQUENCE OF PLAY, and 7. VICTORY */
import { goto, next, over, write } from '@cuartel/engine';
import { BLOCKS_OF, foe, ROUNDS, SIDES, worth } from '../data/board.ts';
import { homeTaken, leader, plays } from '../queries/board.ts';
import type { Six } from '../types.ts';
import { arrange, fillHand, layBid, tell, turnUp } from '../verbs/deeds.ts';
import { comeBack, uncover } from '../verbs/optional.ts';

const { call, interrupt, section, step, together } = write<Six>();

export const game = section(
  'game',
  () => ({}),
  {
    // 8.2 Both arrange their blocks in secret, exchange by exchange; how often is nobody else's business.
    arrange: together(
      '8.2',
      (_, pub) => (plays(pub, 'arranging') ? SIDES : []),
      {
        swap: {
          among: v => BLOCKS_OF[v.me],
          size: ['8.2', () => [2, 2]],
          do: (t, side, blocks) => (arrange(t, side, blocks), 'more'),
        },
        ready: { do: () => 'ready' },
      },
      () => next,
    ),
    deal: step('1.1', t => {
      if (t.pub.round > 1) return next;
      tell(t, '1.4', 'turn', { turn: t.pub.turn });
      if (plays(t.pub, 'returns')) comeBack(t);
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
