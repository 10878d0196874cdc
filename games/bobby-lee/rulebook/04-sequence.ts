/** 4. SEQUENCE OF PLAY: the game, its months, initiative and Campaign Turns. */
import { give, goto, next, over, write } from '@cuartel/engine';
import { LINK_MONTH, LINK_MONTH_ENDS, monthOfYear, startingWeather } from '../data/calendar.ts';
import { SIDES } from '../data/sides.ts';
import { HIGHEST_BID } from '../data/tables.ts';
import { exchangeable, liftable } from '../queries/deployment.ts';
import { hqsOf } from '../queries/orders.ts';
import { foe } from '../queries/sides.ts';
import type { InHand } from '../types/campaign.ts';
import type { BobbyLee } from '../types.ts';
import { tell } from '../verbs/pen.ts';
import { beginTurn, fixControl } from '../verbs/phases.ts';
import { scorePlaces } from '../verbs/points.ts';
import { exchange, layBid, openBids } from '../verbs/sequence.ts';
import { rollWeather } from '../verbs/weather.ts';

const { call, section, step, together } = write<BobbyLee>();

/** 4.3-a */
const BIDS: readonly number[] = Array.from({ length: HIGHEST_BID + 1 }, (_, bid) => bid);

const empty = (v: { readonly mine: Readonly<InHand> }): boolean => v.mine.unit < 0;

export const game = section(
  'game',
  () => ({}),
  {
    begin: step('3.2.1-a', t => {
      tell(t, '3.2.1-a', 'begins', { scenario: t.pub.scenario });
      return next;
    }),
    // 3.2.3-a, 13-b Both arrange their blocks in secret; the opponent sees as many blocks in each place as before.
    deployment: together(
      '3.2.3-a',
      (_, pub) => (pub.freeDeployment ? SIDES : []),
      {
        lift: {
          of: v => liftable(v, v.mine.unit),
          do(_, __, block, ___, mine) {
            mine.unit = block;
            return 'more';
          },
        },
        exchange: {
          of: v => exchangeable(v, v.mine.unit),
          do(t, side, block, _, mine) {
            exchange(t, side, mine.unit, block);
            mine.unit = -1;
            return 'more';
          },
        },
        stay: {
          if: [['3.2.3-a', v => !empty(v)]],
          do(_, __, ___, ____, mine) {
            mine.unit = -1;
            return 'more';
          },
        },
        ready: {
          if: [['3.2.3-a', empty, 'exchangeFirst']],
          do: () => 'ready',
        },
      },
      () => next,
    ),
    month: step('4.1-a', () => call('month', {})),
    next: step('4.1-a', ({ pub }) => (pub.ending === null ? goto('month') : over)),
  },
  () => ({ unit: -1 }),
);

/** 0-c A month: replacements, initiative, then Campaign Turns until two passes. */
export const month = section(
  'month',
  () => ({ start: { side: 'CSA', must: -1 }, passed: false, passes: 0, side: 'CSA', must: -1 }),
  {
    // 3.41-a, 3.41-c, 3.4-a, 9.5-a
    opening: step('3.41-a', t => {
      const { pub } = t;
      pub.weather = startingWeather[monthOfYear(pub.month) - 1]!;
      pub.turn = 0;
      tell(t, '3.41-a', 'month', { month: pub.month, weather: pub.weather });
      if (!pub.link && pub.month >= LINK_MONTH && pub.alexandria >= LINK_MONTH_ENDS) {
        pub.link = true;
        tell(t, '9.5-a', 'linkBuilt', { month: pub.month });
      }
      return next;
    }),
    // 4.2-a, 3.53-b
    replacements: step('4.2-a', ({ pub }) => (pub.month === pub.first ? next : call('replacement', {}))),
    initiative: step('4.3-a', () => call('initiative', {}, 'start')),
    first: step('4.3-b', (_, my) => {
      my.side = my.start.side;
      my.must = my.start.must;
      return next;
    }),
    turn: step('4.4-a', (_, my) => call('turn', { side: my.side, must: my.must }, 'passed')),
    // 4.5-b, 4.3-c, 4.3-d Two passes in a row end the month; two bids of nothing are two passes.
    after: step('4.5-b', (_, my) => {
      my.passes = my.passed ? my.passes + 1 : 0;
      if (my.passes === 2) return next;
      my.side = foe(my.side);
      my.must = my.start.must === 0 ? 0 : -1;
      return goto('turn');
    }),
    end: step('4.6-a', () => call('monthEnd', {})),
  },
);

export const initiative = section('initiative', () => ({}), {
  // 4.3-a No more than the HQs on the map.
  bid: together(
    '4.3-a',
    () => SIDES,
    {
      bid: {
        of: () => BIDS,
        if: [['4.3-a', (v, _, bid) => bid <= hqsOf(v).length, 'noSuchHqs']],
        do(t, side, bid) {
          layBid(t, side, bid);
          return 'ready';
        },
      },
    },
    () => next,
  ),
  reveal: step('4.3-b', t => give(openBids(t))),
});

export const turn = section('turn', () => ({ passed: true }), {
  start: step('4.4-a', (t, my) => {
    beginTurn(t, my.side);
    return next;
  }),
  // 3.41-b, 3.41-e
  weather: step('3.41-b', t => {
    rollWeather(t);
    return next;
  }),
  // 4.3-c A turn that must be a pass.
  movement: step('4.41-a', (_, my) => (my.must === 0 ? next : call('movement', { side: my.side, must: my.must }, 'passed'))),
  combat: step('4.42-a', (t, my) => {
    if (t.pub.battles.length === 0) return next;
    fixControl(t);
    return call('combat', { side: my.side });
  }),
  supply: step('4.43-a', (_, my) => call('supply', { side: my.side })),
  // 3.51-c
  places: step('3.51-c', t => {
    scorePlaces(t);
    return next;
  }),
  done: step('4.5-b', (_, my) => give(my.passed)),
});
