/** 7.3 COMBAT: fire, and the hits it makes. */
import { done, goto, next, viewOf, write } from '@cuartel/engine';
import type { Spot } from '../data/battle-board.ts';
import type { Side } from '../data/sides.ts';
import { HALF_HIT, HAS_FIRED, HAS_SHIFTED, type Token } from '../data/tokens.ts';
import { battleOf, doubleDefence, standsOn, tokensAt, tokensIn } from '../queries/battle.ts';
import {
  assaulters,
  assaultsIn,
  gunsAt,
  howFires,
  kindOf,
  mightFire,
  type Shot,
  shotsIn,
  walled,
} from '../queries/battle-fire.ts';
import { shaken } from '../queries/battle-moves.ts';
import { foe, numberOf } from '../queries/sides.ts';
import type { Seen, View } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';
import { battleAt } from '../verbs/battle-board.ts';
import { rout, settle } from '../verbs/battle-end.ts';
import { shoot, strike } from '../verbs/battle-fire.ts';

const { call, decide, section, step } = write<BobbyLee>();

/** 7.32-a Those the hits can fall on: a list of units, or all of the side at the place. */
const targets = (
  pub: Seen,
  my: { battle: number; side: 'USA' | 'CSA'; spot: Spot; among: readonly Token[] },
): readonly Token[] => {
  const { hex } = battleOf(pub, my.battle);
  if (my.among.length === 0) return tokensAt(pub, numberOf(my.side), hex, my.spot);
  return my.among.filter(token => pub.at[token] === hex && pub.spot[token] === my.spot);
};
/** The strongest of some units of the viewer. */
const strongest = (v: View, tokens: readonly Token[]): Token[] => {
  let most = 0;
  for (const token of tokens) most = Math.max(most, v.own.steps[v.own.block[token]!]!);
  return tokens.filter(token => v.own.steps[v.own.block[token]!] === most);
};
const bear = (t: Parameters<typeof strike>[0], my: { side: 'USA' | 'CSA'; hits: number; double: boolean }, block: number) => {
  strike(t, t.own[my.side].token[block]!, my.double);
  my.hits--;
  return goto('count');
};

export const hits = section('hits', () => ({}), {
  count: step('7.32-a', (t, my) => {
    const { pub } = t;
    while (my.hits > 0) {
      const all = targets(pub, my);
      if (all.length === 0) return done; // hits beyond the units present are lost
      if (my.aim >= 0) {
        if (!all.includes(my.aim)) return done; // 7.33-a
        strike(t, my.aim, my.double);
        my.hits--;
        continue;
      }
      const marked = my.double ? all.find(token => (pub.marks[token]! & HALF_HIT) !== 0) : undefined;
      const hidden = all.some(token => pub.shown[token] === -1);
      if (marked === undefined && hidden && all.length > 1) return goto('choose');
      const most = hidden ? all : strongest(viewOf<BobbyLee>(t, my.side), all);
      if (marked !== undefined) strike(t, marked, true);
      else if (most.length === 1) strike(t, most[0]!, my.double);
      else if (!my.double && my.hits >= most.length) {
        // as many hits as equals: whatever the order, each takes one
        for (const token of most) strike(t, token, false);
        my.hits -= most.length - 1;
      } else return next;
      my.hits--;
    }
    return done;
  }),
  take: decide('7.32-a', my => my.side, {
    takeHit: {
      of: (v, my) => strongest(v, targets(v.pub, my)).map(token => v.own.block[token]!),
      all: (v, my) => targets(v.pub, my).map(token => v.own.block[token]!),
      if: [['7.32-a', (v, my, block) => strongest(v, targets(v.pub, my)).includes(v.own.token[block]!), 'strongestFirst']],
      do: bear,
    },
  }),
  // The same where the enemy cannot see which units are equal: asked in any case, so that being asked tells nothing.
  choose: decide(
    '7.32-b',
    my => my.side,
    {
      takeHit: {
        of: (v, my) => strongest(v, targets(v.pub, my)).map(token => v.own.block[token]!),
        all: (v, my) => targets(v.pub, my).map(token => v.own.block[token]!),
        if: [['7.32-a', (v, my, block) => strongest(v, targets(v.pub, my)).includes(v.own.token[block]!), 'strongestFirst']],
        do: bear,
      },
    },
    { always: true },
  ),
});

export const shot = section('shot', () => ({ onFoe: 0, onFriends: 0 }), {
  roll: step('7.31-a', (t, my) => {
    const fired = shoot(t, my.token, my.at, my.aim);
    my.onFoe = fired.onFoe;
    my.onFriends = fired.onFriends;
    if (my.onFoe >= 0) return next;
    rout(t, my.battle, (1 - numberOf(my.side)) as Side, '7.15-c', 'flank');
    return done;
  }),
  foes: step('7.32-a', ({ pub }, my) => {
    if (my.onFoe === 0) return next;
    const side = foe(my.side);
    return call('hits', {
      battle: my.battle,
      side,
      spot: my.at,
      hits: my.onFoe,
      among: [],
      aim: my.aim,
      double: doubleDefence(pub, battleOf(pub, my.battle).hex, numberOf(side), my.at),
    });
  }),
  // 7.31-d, 7.31-e Natural ones at long range fall on friends engaged there.
  friends: step('7.31-d', ({ pub }, my) =>
    my.onFriends === 0
      ? next
      : call('hits', {
          battle: my.battle,
          side: my.side,
          spot: my.at,
          hits: my.onFriends,
          among: [],
          aim: -1,
          double: doubleDefence(pub, battleOf(pub, my.battle).hex, numberOf(my.side), my.at),
        }),
  ),
  settle: step('7.15-b', (t, my) => {
    settle(t, my.battle);
    return done;
  }),
});

const ownTokens = (v: View, battle: number): Token[] => tokensIn(v.pub, numberOf(v.me), battleOf(v.pub, battle).hex);
const howOf = (v: View, battle: number, { block, at }: Shot) =>
  howFires(v.pub, battleOf(v.pub, battle).hex, numberOf(v.me), kindOf(block), v.pub.spot[v.own.token[block]!]!, at);
/** 7.33-a */
const mayAim = (v: View, battle: number, s: Shot): boolean => {
  if (s.aim < 0) return true;
  if (howOf(v, battle, s) === 'enfilade') return false;
  return gunsAt(v.pub, (1 - numberOf(v.me)) as Side, battleOf(v.pub, battle).hex, s.at).includes(s.aim);
};
/** Everything a unit of the viewer might be asked to fire at, for "why not?": any place, or any unit of the enemy. */
const thinkable = (v: View, battle: number): Shot[] => {
  const foes = tokensIn(v.pub, (1 - numberOf(v.me)) as Side, battleOf(v.pub, battle).hex);
  return ownTokens(v, battle).flatMap(token => {
    const block = v.own.block[token]!;
    const places: Shot[] = [0, 1, 2, 3, 4, 5, 6, 7].map(at => ({ block, at, aim: -1 }));
    return [...places, ...foes.map(aim => ({ block, at: v.pub.spot[aim]!, aim }))];
  });
};
/** 7.3-a The shots of everybody who has one place to fire at and endangers no friend there; who can choose is not chosen for. */
const salvo = (v: View, battle: number): Shot[] => {
  const { hex } = battleOf(v.pub, battle);
  const plain = shotsIn(v, battle).filter(shot => shot.aim < 0);
  return plain.filter(shot => {
    const spot = v.pub.spot[v.own.token[shot.block]!];
    if (shot.at !== spot && standsOn(v.pub, numberOf(v.me), hex, shot.at)) return false;
    return plain.every(other => other === shot || other.block !== shot.block);
  });
};

/** 7.3-a, 7.35-b The Combat segment: first assaults, then fire, in any order. */
export const volley = section('volley', () => ({ all: false, fired: false }), {
  // 0-b Not asked where all can see that nobody is left to fire.
  open: step('7.3-a', (t, my) => {
    if (battleAt(t, my.battle).won !== null) return done;
    return mightFire(viewOf<BobbyLee>(t, my.side), my.battle) ? next : done;
  }),
  orders: decide(
    '7.3-a',
    my => my.side,
    {
      ceaseFire: { do: () => done },
      fireAll: {
        if: [['7.3-a', (v, my) => salvo(v, my.battle).length > 1]],
        do(_, my) {
          my.all = true;
          my.fired = true;
          return next;
        },
      },
      fire: {
        of: (v, my) => shotsIn(v, my.battle),
        all: (v, my) => thinkable(v, my.battle),
        if: [
          ['7.2-a', (v, _, s) => !shaken(v, s.block), 'isShaken'],
          ['7.3-a', (v, _, s) => (v.own.done[s.block]! & (HAS_FIRED | HAS_SHIFTED)) === 0, 'hasFired'],
          ['7.3-a', (v, my, s) => howOf(v, my.battle, s) !== null, 'outOfReach'],
          ['7.33-a', (v, my, s) => mayAim(v, my.battle, s), 'noAim'],
        ],
        do(t, my, { block, at, aim }) {
          my.fired = true;
          return call('shot', { battle: my.battle, side: my.side, token: t.own[my.side].token[block]!, at, aim });
        },
      },
      assault: {
        of: (v, my) => assaultsIn(v, my.battle),
        if: [
          ['7.35-b', (_, my) => !my.fired, 'assaultsFirst'],
          ['7.6-c', (v, my, spot) => !walled(v.pub, my.battle, numberOf(my.side), spot), 'walls'],
          ['7.35-a', (v, my, spot) => assaulters(v, my.battle, spot).length > 0],
        ],
        do(t, my, spot) {
          const units = assaulters(viewOf<BobbyLee>(t, my.side), my.battle, spot);
          return call('assault', { battle: my.battle, side: my.side, spot, units });
        },
      },
    },
    { always: true },
  ),
  // Who is still to fire is looked up shot by shot: a list would show the enemy which hidden units are guns.
  salvo: step('7.3-a', (t, my) => {
    if (battleAt(t, my.battle).won !== null) return done;
    const shot = my.all ? salvo(viewOf<BobbyLee>(t, my.side), my.battle)[0] : undefined;
    my.all = shot !== undefined;
    if (shot === undefined) return goto('open');
    const token = t.own[my.side].token[shot.block]!;
    return call('shot', { battle: my.battle, side: my.side, token, at: shot.at, aim: -1 });
  }),
  more: step('7.3-a', () => goto('salvo')),
});
