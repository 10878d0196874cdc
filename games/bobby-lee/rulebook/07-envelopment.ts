/** 7.43 ENVELOPMENT: finding the wing, striking at once, or getting lost. */
import { done, goto, next, viewOf, write } from '@cuartel/engine';
import type { Spot } from '../data/battle-board.ts';
import type { Side } from '../data/sides.ts';
import { HAS_SHIFTED, type Token } from '../data/tokens.ts';
import {
  battleOf,
  engaged,
  facing,
  isOutside,
  lineOf,
  reserveOf,
  roleOf,
  standsOn,
  tokensIn,
  wingBeside,
} from '../queries/battle.ts';
import { assaulters, canAct, gunsAt } from '../queries/battle-fire.ts';
import { strikeable } from '../queries/battle-moves.ts';
import { numberOf } from '../queries/sides.ts';
import type { Seen, Table, View } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';
import { battleAt, blockOf, didBefore, does, layOpen, mayAct, put, shift } from '../verbs/battle-board.ts';
import { settle } from '../verbs/battle-end.ts';
import { rollToEnvelop, strand } from '../verbs/battle-fire.ts';

const { call, decide, section, step } = write<BobbyLee>();

const outsiders = (pub: Seen, battle: number, side: 'USA' | 'CSA'): Token[] =>
  tokensIn(pub, numberOf(side), battleOf(pub, battle).hex).filter(token => isOutside(pub.spot[token]!));
/** 7.43-h Enemies in the own wing of that flank bar the way to the enemy's. */
const barred = (pub: Seen, token: Token, side: 'USA' | 'CSA'): boolean => {
  const wing = wingBeside(pub.spot[token]!);
  return lineOf(wing) !== roleOf(pub, side) && standsOn(pub, (1 - numberOf(side)) as Side, pub.at[token]!, facing(wing));
};
/** 7.43-a The wing beside which it stands may be struck now. */
const open = (pub: Seen, battle: number, token: Token, side: 'USA' | 'CSA'): boolean =>
  strikeable(pub, battle, numberOf(side), roleOf(pub, side), wingBeside(pub.spot[token]!));
/** 7.43-c It stands in the wing; its way there does not keep it from firing. */
const join = (t: Table, token: Token): void => {
  const block = blockOf(t, token);
  put(t, block, wingBeside(t.pub.spot[token]!));
  mayAct(t, block);
};
/** Units of the viewer that have just arrived among enemies and have not fired. */
const ready = (v: View, arrived: readonly Token[]): Token[] =>
  arrived.filter(token => engaged(v.pub, token) && canAct(v, v.own.block[token]!));
/** 7.35-a One of those who arrived at a place has fired there. */
const fired = (v: View, arrived: readonly Token[], spot: Spot): boolean =>
  arrived.some(token => v.pub.spot[token] === spot && !canAct(v, v.own.block[token]!));

export const envelopment = section('envelopment', () => ({ arrived: [], finder: -1 }), {
  roll: step('7.43-b', (t, my) => {
    for (const token of outsiders(t.pub, my.battle, my.side)) {
      if (!didBefore(t, blockOf(t, token), HAS_SHIFTED)) continue;
      // 7.43-a, 7.43-e Friends who held the wing have left it since: there is no fight to join.
      if (!open(t.pub, my.battle, token, my.side)) strand(t, token);
      else if (rollToEnvelop(t, token)) my.arrived.push(token);
    }
    for (const token of my.arrived) join(t, token);
    layOpen(t, battleAt(t, my.battle).hex);
    settle(t, my.battle); // 7.43-g only now are those lost who have not found the way
    return next;
  }),
  // 7.43-f Those lost before; who set out in this turn is not asked again.
  lost: step('7.43-f', (t, my) => {
    if (battleAt(t, my.battle).won !== null) return done;
    const left = outsiders(t.pub, my.battle, my.side).some(token => !didBefore(t, blockOf(t, token), HAS_SHIFTED));
    return left ? next : goto('arrivals');
  }),
  search: decide('7.43-f', my => my.side, {
    seek: {
      of: (v, my) =>
        outsiders(v.pub, my.battle, my.side)
          .map(token => v.own.block[token]!)
          .filter(block => (v.own.done[block]! & HAS_SHIFTED) === 0),
      do(t, my, block) {
        const token = t.own[my.side].token[block]!;
        does(t, block, HAS_SHIFTED);
        my.finder = rollToEnvelop(t, token) ? token : -1;
        return next;
      },
    },
    endSearch: { do: () => goto('arrivals') },
  }),
  searched: step('7.43-f', (_, my) => (my.finder < 0 ? goto('lost') : next)),
  found: decide('7.43-f', my => my.side, {
    enterWing: {
      if: [
        ['7.43-h', (v, my) => !barred(v.pub, my.finder, my.side), 'barred'],
        ['7.43-a', (v, my) => open(v.pub, my.battle, my.finder, my.side), 'notEngaged'],
      ],
      do(t, my) {
        join(t, my.finder);
        my.arrived.push(my.finder);
        layOpen(t, battleAt(t, my.battle).hex);
        return goto('lost');
      },
    },
    rejoin: {
      do(t, my) {
        shift(t, '7.43-f', blockOf(t, my.finder), reserveOf(roleOf(t.pub, my.side)));
        return goto('lost');
      },
    },
  }),
  arrivals: step('7.43-c', (t, my) => {
    if (battleAt(t, my.battle).won !== null) return done;
    return ready(viewOf<BobbyLee>(t, my.side), my.arrived).length > 0 ? next : done;
  }),
  strike: decide('7.43-c', my => my.side, {
    fire: {
      of: (v, my) =>
        ready(v, my.arrived).flatMap(token => {
          const at = v.pub.spot[token]!;
          const guns = gunsAt(v.pub, (1 - numberOf(v.me)) as Side, v.pub.at[token]!, at);
          return [-1, ...guns].map(aim => ({ block: v.own.block[token]!, at, aim }));
        }),
      do: (t, my, { block, at, aim }) =>
        call('shot', { battle: my.battle, side: my.side, token: t.own[my.side].token[block]!, at, aim }),
    },
    // 7.43-d With friends there who have neither fired nor moved.
    assault: {
      of: (v, my) => [...new Set(ready(v, my.arrived).map(token => v.pub.spot[token]!))],
      if: [['7.35-a', (v, my, spot) => !fired(v, my.arrived, spot), 'allFireOrAssault']],
      do(t, my, spot) {
        const units = assaulters(viewOf<BobbyLee>(t, my.side), my.battle, spot);
        return call('assault', { battle: my.battle, side: my.side, spot, units });
      },
    },
    ceaseFire: { do: () => done },
  }),
  struck: step('7.43-c', (t, my) => {
    settle(t, my.battle);
    return goto('arrivals');
  }),
});
