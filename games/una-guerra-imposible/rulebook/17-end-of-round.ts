/** 17.7 END OF A ROUND: voluntary retreat, reinforcement, reorganisation. */
import { done, give, goto, next, write } from '@cuartel/engine';
import { blockArm, CAVALRY, INFANTRY } from '../data/blocks.ts';
import { DEMORALISED, FRONT_LINE, RESERVE, SPENT } from '../data/posts.ts';
import { CARLIST, foe, LIBERAL, numberOf, SIDES } from '../data/sides.ts';
import type { Token } from '../data/units.ts';
import { frontOf, frontPlaces, inLine, isRouted } from '../queries/battle.ts';
import type { Battle, View } from '../state/table.ts';
import type { War } from '../types.ts';
import { readyGuns, testMorale, toFront, toReserve } from '../verbs/battle.ts';
import { joinAt } from '../verbs/crowding.ts';
import { tell } from '../verbs/pen.ts';
import { blockOf, unmark } from '../verbs/units.ts';

const { call, decide, section, step, together } = write<War>();

export const endOfRound = section(
  'endOfRound',
  () => ({}),
  {
    attackerLeaves: decide('17.7-b', (_, pub) => pub.active, {
      withdraw: {
        do(t, my) {
          tell(t, '17.7-b', 'withdrew', { side: t.pub.active, space: my.space });
          return give(t.pub.active);
        },
      },
      fightOn: { do: () => next },
    }),
    defenderLeaves: decide('17.7-b', (_, pub) => foe(pub.active), {
      withdraw: {
        do(t, my) {
          tell(t, '17.7-b', 'withdrew', { side: foe(t.pub.active), space: my.space });
          return give(foe(t.pub.active));
        },
      },
      fightOn: { do: () => next },
    }),
    reinforceAttacker: step('17.7-c', ({ pub }, my) => call('reinforcing', { space: my.space, side: pub.active })),
    reinforceDefender: step('17.7-d', ({ pub }, my) => call('reinforcing', { space: my.space, side: foe(pub.active) })),
    limits: step('17.7-l', (t, my) => {
      for (const side of SIDES) joinAt(t, side, my.space);
      return next;
    }),
    attackerBack: step('17.7-i', ({ pub }, my) => call('shifting', { space: my.space, side: pub.active, back: true })),
    defenderBack: step('17.7-i', ({ pub }, my) => call('shifting', { space: my.space, side: foe(pub.active), back: true })),
    attackerUp: step('17.7-i', ({ pub }, my) => call('shifting', { space: my.space, side: pub.active, back: false })),
    defenderUp: step('17.7-i', ({ pub }, my) => call('shifting', { space: my.space, side: foe(pub.active), back: false })),
    // 17.7-j Who has no infantry in line now is routed at once.
    fresh: step('17.7-i', t => {
      if (isRouted(t.pub, LIBERAL) || isRouted(t.pub, CARLIST)) return give('nobody');
      for (const side of [LIBERAL, CARLIST] as const)
        for (const token of inLine(t.pub, side, FRONT_LINE)) unmark(t, token, SPENT);
      readyGuns(t);
      return next;
    }),
    rally: together(
      '17.7-i',
      (_, pub) => SIDES.filter(side => inLine(pub, numberOf(side), DEMORALISED).length > 0),
      {
        rally: {
          of: v => inLine(v.pub, numberOf(v.me), DEMORALISED),
          do(_, __, token, ___, mine) {
            mine.rally = token;
            return 'ready';
          },
        },
        rallyNone: {
          do(_, __, ___, ____, mine) {
            mine.rally = -1;
            return 'ready';
          },
        },
      },
      (t, _, mine) => {
        for (const side of [t.pub.active, foe(t.pub.active)]) {
          const token = mine[side].rally;
          if (token < 0 || t.pub.line[token] !== DEMORALISED) continue;
          const block = blockOf(t, token);
          const passed = testMorale(t, '17.7-i', token, [], 'other', false);
          tell(t, '17.7-i', 'rallied', { side, block, passed });
          if (passed) toReserve(t, [token]);
        }
        return give('nobody');
      },
    ),
  },
  () => ({ rally: -1 }),
);

const ARMS = [INFANTRY, CAVALRY] as const;
/** 17.7-i Boxes of the front line that are empty, by arm. */
const emptyPlaces = (v: View, arm: (typeof ARMS)[number]): number =>
  frontPlaces(v.pub.battle as Battle, numberOf(v.me), arm) - frontOf(v.pub, numberOf(v.me), arm).length;
const ofArm = (v: View, list: readonly Token[], arm: number): number =>
  list.filter(token => blockArm[v.own.block[token]!] === arm).length;

export const shifting = section('shifting', () => ({}), {
  open: step('17.7-i', ({ pub }, my) => {
    const side = numberOf(my.side);
    if (my.back) return inLine(pub, side, FRONT_LINE).length > 0 ? next : done;
    const boxes = ARMS.reduce<number>(
      (sum, arm) => sum + frontPlaces(pub.battle!, side, arm) - frontOf(pub, side, arm).length,
      0,
    );
    return inLine(pub, side, RESERVE).length > 0 && boxes > 0 ? goto('fillUp') : done;
  }),
  stepBack: decide('17.7-i', my => my.side, {
    toReserve: {
      among: ({ pub }, my) => inLine(pub, numberOf(my.side), FRONT_LINE),
      size: ['17.7-i', ({ pub }, my) => [0, inLine(pub, numberOf(my.side), FRONT_LINE).length]],
      do(t, my, list) {
        toReserve(t, list);
        if (list.length > 0) tell(t, '17.7-i', 'wentBack', { side: my.side, n: list.length });
        return done;
      },
    },
  }),
  fillUp: decide(
    '17.7-i',
    my => my.side,
    {
      toFront: {
        among: ({ pub }, my) => inLine(pub, numberOf(my.side), RESERVE),
        part: [
          ['17.1-b', (v, _, list) => ofArm(v, list, INFANTRY) <= emptyPlaces(v, INFANTRY), 'lineFull'],
          ['17.1-b', (v, _, list) => ofArm(v, list, CAVALRY) <= emptyPlaces(v, CAVALRY), 'lineFull'],
        ],
        size: ['17.7-i', ({ pub }, my) => [0, inLine(pub, numberOf(my.side), RESERVE).length]],
        do(t, my, list) {
          toFront(t, list);
          if (list.length > 0) tell(t, '17.7-i', 'wentForward', { side: my.side, n: list.length });
          return done;
        },
      },
    },
    { always: true },
  ),
});
