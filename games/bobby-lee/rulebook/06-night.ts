/** 6.31, 6.33 NIGHT: contact is broken, each side stays or leaves, reinforcements come and are placed. */
import { done, goto, next, write } from '@cuartel/engine';
import { battleOf, isOutside, reserveOf, roleOf, tokensIn } from '../queries/battle.ts';
import { roomInAll } from '../queries/battle-hexsides.ts';
import { foe, numberOf } from '../queries/sides.ts';
import { isFieldHq } from '../queries/units.ts';
import type { Seen, View } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';
import { battleAt, blockOf, breakContact, freshTurn, recover, shift, standAll } from '../verbs/battle-board.ts';
import { settle } from '../verbs/battle-end.ts';
import { reshuffleBoth } from '../verbs/mix.ts';
import { tell } from '../verbs/pen.ts';
import { diesForGood } from '../verbs/siege.ts';
import { loseStep, reveal, sideOf, standUp } from '../verbs/units.ts';
import { stillHere } from './07-retreat.ts';

const { call, decide, section, step } = write<BobbyLee>();

/** The battles still fought. */
const going = (pub: Seen): number[] => pub.battles.flatMap((b, battle) => (b.won === null ? [battle] : []));
/** 6.33-a, 6.33-c Field HQs that were in the battle when night fell. */
const payers = (v: View, battle: number): number[] =>
  tokensIn(v.pub, numberOf(v.me), battleOf(v.pub, battle).hex)
    .filter(token => v.pub.spot[token]! >= 0)
    .map(token => v.own.block[token]!)
    .filter(isFieldHq);

export const night = section('night', () => ({ at: 0, left: [], leaving: [] }), {
  fall: step('6.31-a', t => {
    const { pub } = t;
    pub.fighting = foe(pub.active);
    tell(t, '6.31-a', 'nightFalls', { day: pub.day });
    freshTurn(t);
    for (const b of pub.battles) if (b.won === null) breakContact(t, b);
    recover(t, '6.31-a');
    reshuffleBoth(t);
    for (const b of pub.battles) if (b.won === null) standAll(t, b.hex);
    return next;
  }),
  // 7.43-g Units still lost leave with one step fewer; those of either side, battle by battle. Who finds no way joins the Reserve.
  lost: step('7.43-g', (t, my) => {
    for (; my.at < t.pub.battles.length * 2; my.at++) {
      const battle = my.at >> 1;
      const b = battleAt(t, battle);
      if (b.won !== null) continue;
      const side = my.at % 2 === 0 ? foe(my.side) : my.side;
      const lost = tokensIn(t.pub, numberOf(side), b.hex).filter(token => isOutside(t.pub.spot[token]!));
      if (lost.length === 0) continue;
      my.leaving = lost.filter(token => {
        const block = blockOf(t, token);
        return loseStep(t, '7.43-g', block, diesForGood(t, block));
      });
      if (my.leaving.length === 0) {
        settle(t, battle);
        continue;
      }
      return call('exodus', { battle, side, leaving: my.leaving, night: true, must: false });
    }
    return goto('defenders');
  }),
  lostMore: step('7.43-g', (t, my) => {
    const battle = my.at >> 1;
    for (const token of stillHere(t.pub, battle, my.leaving))
      shift(t, '7.43-g', blockOf(t, token), reserveOf(roleOf(t.pub, sideOf(token))));
    settle(t, battle);
    my.at++;
    return goto('lost');
  }),
  defenders: step('6.31-d', ({ pub }, my) => {
    my.left = going(pub);
    return next;
  }),
  nextDefender: step('6.31-d', ({ pub }, my) => {
    my.left = my.left.filter(battle => battleOf(pub, battle).won === null);
    return my.left.length === 0 ? goto('attackers') : next;
  }),
  // 6.1-c In the order the player likes; the Defender through all battles first.
  whichDefender: decide('6.1-c', my => foe(my.side), {
    fightAt: {
      of: (_, my) => my.left,
      do(_, my, battle) {
        my.at = battle;
        my.left = my.left.filter(other => other !== battle);
        return next;
      },
    },
  }),
  defender: decide('6.31-d', my => foe(my.side), {
    remain: {
      do(t, my) {
        const side = foe(my.side);
        tell(t, '6.31-d', 'choseNight', { side, hex: battleAt(t, my.at).hex, stays: true });
        return call('reinforcement', { battle: my.at, side, night: true });
      },
    },
    // 7.15-e Only a rout destroys whoever cannot leave: at night he stays.
    leave: {
      if: [['7.12-a', (v, my) => roomInAll(v.pub, my.at, v.me, true) > 0, 'noRoom']],
      do(t, my) {
        const side = foe(my.side);
        const b = battleAt(t, my.at);
        tell(t, '6.31-d', 'choseNight', { side, hex: b.hex, stays: false });
        return call('exodus', { battle: my.at, side, leaving: tokensIn(t.pub, numberOf(side), b.hex), night: true, must: false });
      },
    },
  }),
  defenderMore: step('6.31-d', (t, my) => {
    settle(t, my.at);
    return goto('nextDefender');
  }),
  attackers: step('6.31-e', ({ pub }, my) => {
    my.left = going(pub);
    pub.fighting = my.side;
    return next;
  }),
  nextAttacker: step('6.31-e', ({ pub }, my) => {
    my.left = my.left.filter(battle => battleOf(pub, battle).won === null);
    return my.left.length === 0 ? goto('placing') : next;
  }),
  whichAttacker: decide('6.1-c', my => my.side, {
    fightAt: {
      of: (_, my) => my.left,
      do(_, my, battle) {
        my.at = battle;
        my.left = my.left.filter(other => other !== battle);
        return next;
      },
    },
  }),
  // 6.33-a Asked even without an HQ: whether there is one is the Attacker's secret.
  attacker: decide(
    '6.31-e',
    my => my.side,
    {
      payDay: {
        rule: '6.33-a',
        of: (v, my) => payers(v, my.at),
        do(t, my, hq) {
          const b = battleAt(t, my.at);
          tell(t, '6.33-a', 'choseNight', { side: my.side, hex: b.hex, stays: true });
          reveal(t, '6.33-d', hq);
          if (loseStep(t, '6.33-b', hq, false)) standUp(t, hq);
          standAll(t, b.hex);
          return call('reinforcement', { battle: my.at, side: my.side, night: true });
        },
      },
      leave: {
        do(t, my) {
          const b = battleAt(t, my.at);
          tell(t, '6.31-e', 'choseNight', { side: my.side, hex: b.hex, stays: false });
          const leaving = tokensIn(t.pub, numberOf(my.side), b.hex);
          return call('exodus', { battle: my.at, side: my.side, leaving, night: true, must: true });
        },
      },
    },
    { always: true },
  ),
  attackerMore: step('6.31-e', (t, my) => {
    settle(t, my.at);
    return goto('nextAttacker');
  }),
  placing: step('6.31-f', ({ pub }, my) => {
    my.left = going(pub);
    return next;
  }),
  placeDefender: step('6.31-f', (_, my) => {
    const battle = my.left.shift();
    if (battle === undefined) return done;
    my.at = battle;
    return call('arrivals', { battle, side: foe(my.side) });
  }),
  placeAttacker: step('6.31-f', (_, my) => call('arrivals', { battle: my.at, side: my.side })),
  placed: step('6.31-f', () => goto('placeDefender')),
});
