/** 7.5 REINFORCEMENT by day and at night, and 6.4 REGROUPING when a battle is over. */
import { done, goto, next, write } from '@cuartel/engine';
import { hexsideBetween } from '../data/hexsides.ts';
import { DIE_ROLL, HOURS } from '../data/tables.ts';
import type { Token } from '../data/tokens.ts';
import { battleOf, roleOf, tokensIn } from '../queries/battle.ts';
import {
  harbourOf,
  mayReinforce,
  refuges,
  reserves,
  roomToReinforce,
  roomToRetreat,
  unrolled,
} from '../queries/battle-hexsides.ts';
import { numberOf } from '../queries/sides.ts';
import type { Seen, Table, View } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';
import { battleAt } from '../verbs/battle-board.ts';
import { bring, celebrate, rollOver, shelve, withdraw } from '../verbs/battle-end.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, interrupt, section, step } = write<BobbyLee>();

type SideName = 'USA' | 'CSA';
/** 6.4-b Limits are doubled when the battle ended at night. */
const isNight = (pub: Seen): boolean => pub.hour >= HOURS.length;
/** Somebody is near and a hexside is open, or could be. */
const mayCome = (pub: Seen, battle: number, side: SideName, night: boolean): boolean => {
  const { hex } = battleOf(pub, battle);
  return reserves(pub, battle, side).some(
    token => roomToReinforce(pub, battle, side, hexsideBetween(hex, pub.at[token]!), night) !== 0,
  );
};
const blocksNear = (v: View, battle: number): number[] => reserves(v.pub, battle, v.me).map(token => v.own.block[token]!);
const overFor = (v: View, battle: number, block: number): number =>
  hexsideBetween(battleOf(v.pub, battle).hex, v.pub.at[v.own.token[block]!]!);

export const reinforcement = section('reinforcement', () => ({}), {
  open: step('7.5-a', ({ pub }, my) => (mayCome(pub, my.battle, my.side, my.night) ? next : done)),
  bring: decide('7.5-a', my => my.side, {
    endReinforcement: { do: () => done },
    reinforce: {
      of: (v, my) => blocksNear(v, my.battle),
      if: [
        ['7.5-a', (v, my, block) => mayReinforce(v.pub, my.battle, v.own.token[block]!)],
        [
          '1.21-d',
          (v, my, block) => roomToReinforce(v.pub, my.battle, my.side, overFor(v, my.battle, block), my.night) !== DIE_ROLL,
          'rollFirst',
        ],
        [
          '7.51-a',
          (v, my, block) => roomToReinforce(v.pub, my.battle, my.side, overFor(v, my.battle, block), my.night) > 0,
          'hexsideFull',
        ],
      ],
      do(t, my, block) {
        bring(t, my.night ? '6.31-f' : '7.5-a', my.battle, block, my.night ? 'night' : 'day');
        return goto('open');
      },
    },
    rollOver: {
      of: (v, my) => unrolled(v.pub, my.battle, my.side, my.night, reserves(v.pub, my.battle, my.side)),
      do(t, my, over) {
        rollOver(t, my.battle, my.side, over, my.night);
        return goto('open');
      },
    },
  }),
});

const stayers = (pub: Seen, battle: number, side: SideName): Token[] => tokensIn(pub, numberOf(side), battleOf(pub, battle).hex);

const mayRegroup = ({ pub, own }: Table, { battle, side, way }: { battle: number; side: SideName; way: string }): boolean => {
  if (way !== 'out' && mayCome(pub, battle, side, isNight(pub))) return true;
  if (way === 'in' || stayers(pub, battle, side).length === 0) return false;
  return refuges(pub, battle, side, isNight(pub)).length > 0 || (roleOf(pub, side) === 0 && own[side].landed.length > 0);
};

/** 6.1-d, 6.4-a At once, when a battle is won. */
export const aftermath = section('aftermath', () => ({ side: 'USA', way: 'open' }), {
  won: step('6.1-d', (t, my) => {
    celebrate(t, my.battle);
    const { won } = battleAt(t, my.battle);
    if (won === null || won === 'nobody') return goto('close');
    my.side = won;
    return next;
  }),
  // Asked when anybody could come or go; landings are no secret, who landed may be.
  open: step('6.4-a', (t, my) => (mayRegroup(t, my) ? next : goto('close'))),
  regroup: decide(
    '6.4-a',
    my => my.side,
    {
      endRegroup: { do: () => goto('close') },
      withdraw: {
        of: (v, my) => {
          const open = refuges(v.pub, my.battle, my.side, isNight(v.pub));
          if (open.length === 0 && v.own.landed.length === 0) return [];
          return stayers(v.pub, my.battle, my.side).flatMap(token => {
            // 10.41-a Ships take back whom they landed.
            const port = harbourOf(v, token, isNight(v.pub));
            const ways = port < 0 || open.includes(port) ? open : [...open, port];
            return ways.map(to => ({ block: v.own.block[token]!, to }));
          });
        },
        if: [
          ['6.4-a', (_, my) => my.way !== 'in', 'notBothWays'],
          [
            '7.12-a',
            (v, my, { block, to }) =>
              harbourOf(v, v.own.token[block]!, isNight(v.pub)) === to ||
              roomToRetreat(v.pub, my.battle, my.side, hexsideBetween(battleOf(v.pub, my.battle).hex, to), isNight(v.pub)) > 0,
            'hexsideFull',
          ],
        ],
        do(t, my, { block, to }) {
          if (my.way === 'open') tell(t, '6.4-a', 'regrouped', { side: my.side, hex: battleAt(t, my.battle).hex, out: true });
          my.way = 'out';
          withdraw(t, '6.4-a', my.battle, block, to);
          return goto('open');
        },
      },
      reinforce: {
        of: (v, my) => blocksNear(v, my.battle),
        if: [
          ['6.4-a', (_, my) => my.way !== 'out', 'notBothWays'],
          [
            '1.21-d',
            (v, my, block) =>
              roomToReinforce(v.pub, my.battle, my.side, overFor(v, my.battle, block), isNight(v.pub)) !== DIE_ROLL,
            'rollFirst',
          ],
          [
            '7.51-a',
            (v, my, block) => roomToReinforce(v.pub, my.battle, my.side, overFor(v, my.battle, block), isNight(v.pub)) > 0,
            'hexsideFull',
          ],
        ],
        do(t, my, block) {
          if (my.way === 'open') tell(t, '6.4-a', 'regrouped', { side: my.side, hex: battleAt(t, my.battle).hex, out: false });
          my.way = 'in';
          bring(t, '6.4-a', my.battle, block, 'after');
          return goto('open');
        },
      },
      rollOver: {
        of: (v, my) =>
          my.way === 'out' ? [] : unrolled(v.pub, my.battle, my.side, isNight(v.pub), reserves(v.pub, my.battle, my.side)),
        do(t, my, over) {
          if (my.way === 'open') tell(t, '6.4-a', 'regrouped', { side: my.side, hex: battleAt(t, my.battle).hex, out: false });
          my.way = 'in';
          rollOver(t, my.battle, my.side, over, isNight(t.pub));
          return goto('open');
        },
      },
    },
    { always: true },
  ),
  close: step('7.52-a', (t, my) => {
    shelve(t, my.battle);
    return done;
  }),
});
export const victories = interrupt(
  '6.1-d',
  pub => pub.battles.some(b => b.won !== null && b.ended === -1),
  pub => call('aftermath', { battle: pub.battles.findIndex(b => b.won !== null && b.ended === -1) }),
);
