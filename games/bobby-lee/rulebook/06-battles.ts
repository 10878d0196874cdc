/** 6.1, 6.3, 7.0 BATTLES: the Combat Phase, its clock, and the segments of a Battle Turn. */
import { done, goto, next, write } from '@cuartel/engine';
import { SIDES } from '../data/sides.ts';
import { HOURS } from '../data/tables.ts';
import { anyGoing, battleOf, engaged, isFortress, tokensIn } from '../queries/battle.ts';
import { foe, numberOf } from '../queries/sides.ts';
import type { BobbyLee } from '../types.ts';
import { battleAt, blockOf, closeTurn, freshTurn, recover, stepsOf, takesPart } from '../verbs/battle-board.ts';
import { checkMorale } from '../verbs/battle-fire.ts';
import { reshuffleBoth } from '../verbs/mix.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, section, step } = write<BobbyLee>();

export const combat = section('combat', () => ({}), {
  begin: step('6.1-a', t => {
    const { pub } = t;
    pub.day = 1;
    pub.hour = 0;
    pub.fighting = pub.active;
    pub.battles.forEach((b, battle) => {
      if (b.deployed) return;
      const counts = SIDES.map(side => {
        const tokens = tokensIn(pub, numberOf(side), b.hex);
        for (const token of tokens) takesPart(t, battle, blockOf(t, token));
        return tokens.length;
      });
      const attacker = numberOf(pub.active);
      tell(t, '6.1-a', 'battleOpens', {
        hex: b.hex,
        attacker: pub.active,
        attackers: counts[attacker]!,
        defenders: counts[1 - attacker]!,
        fortress: isFortress(b.hex),
      });
    });
    reshuffleBoth(t);
    return next;
  }),
  // 6.2-b, 6.2-e Battle by battle: the Defender, then the Attacker.
  deployDefender: step('6.2-b', ({ pub }, my) => {
    const battle = pub.battles.findIndex(b => !b.deployed);
    return battle < 0 ? goto('attack') : call('deployment', { battle, side: foe(my.side) });
  }),
  deployAttacker: step('6.2-e', ({ pub }, my) =>
    call('deployment', { battle: pub.battles.findIndex(b => !b.deployed), side: my.side }),
  ),
  deployed: step('6.2-f', ({ pub }) => {
    const b = pub.battles.find(fought => !fought.deployed);
    if (b !== undefined) b.deployed = true;
    return goto('deployDefender');
  }),
  attack: step('6.3-a', ({ pub }, my) => (anyGoing(pub) ? call('battleTurn', { side: my.side }) : goto('close'))),
  reply: step('6.3-a', ({ pub }, my) => (anyGoing(pub) ? call('battleTurn', { side: foe(my.side) }) : goto('close'))),
  hour: step('6.3-a', ({ pub }) => {
    if (!anyGoing(pub)) return goto('close');
    pub.hour++;
    return pub.hour < HOURS.length ? goto('attack') : next;
  }),
  night: step('6.31-a', (_, my) => call('night', { side: my.side })),
  day: step('6.31-f', t => {
    const { pub } = t;
    if (!anyGoing(pub)) return goto('close');
    pub.day++;
    pub.hour = 0;
    recover(t, '7.13-b');
    tell(t, '6.31-f', 'battleDay', { day: pub.day });
    return goto('attack');
  }),
  close: step('7.13-d', t => {
    const { pub, own } = t;
    recover(t, '7.13-d');
    freshTurn(t);
    for (const side of SIDES) own[side].part.fill(0);
    pub.battles.length = 0;
    pub.day = 0;
    pub.hour = 0;
    reshuffleBoth(t);
    return done;
  }),
});

export const battleTurn = section('battleTurn', () => ({ left: [] }), {
  begin: step('7.0-a', (t, my) => {
    const { pub } = t;
    pub.fighting = my.side;
    freshTurn(t);
    reshuffleBoth(t);
    tell(t, '6.3-a', 'battleTurn', { day: pub.day, hour: pub.hour, side: my.side });
    pub.battles.forEach((b, battle) => {
      if (b.won === null) my.left.push(battle);
    });
    return next;
  }),
  // 6.1-c One battle after the other, in the order the player likes.
  which: decide('6.1-c', my => my.side, {
    fightAt: {
      of: (_, my) => my.left,
      do(_, my, battle) {
        my.left = my.left.filter(other => other !== battle);
        return call('fight', { battle, side: my.side });
      },
    },
  }),
  more: step('6.1-c', ({ pub }, my) => {
    my.left = my.left.filter(battle => battleOf(pub, battle).won === null);
    return my.left.length > 0 ? goto('which') : next;
  }),
  end: step('6.31-b', t => {
    closeTurn(t);
    return done;
  }),
});

/** 7.0-a The segments. A battle that ends on the way is left at once. */
export const fight = section('fight', () => ({}), {
  retreat: step('7.1-a', (_, my) => call('retreat', { battle: my.battle, side: my.side })),
  morale: step('7.2-a', (t, my) => {
    const b = battleAt(t, my.battle);
    if (b.won !== null) return done;
    for (const token of tokensIn(t.pub, numberOf(my.side), b.hex))
      if (engaged(t.pub, token) && stepsOf(t, token) === 1) checkMorale(t, token);
    return next;
  }),
  combat: step('7.3-a', ({ pub }, my) =>
    battleOf(pub, my.battle).won === null ? call('volley', { battle: my.battle, side: my.side }) : done,
  ),
  moves: step('7.4-a', ({ pub }, my) =>
    battleOf(pub, my.battle).won === null ? call('moves', { battle: my.battle, side: my.side }) : done,
  ),
  envelopment: step('7.43-b', ({ pub }, my) =>
    battleOf(pub, my.battle).won === null ? call('envelopment', { battle: my.battle, side: my.side }) : done,
  ),
  reinforcement: step('7.5-a', ({ pub }, my) =>
    battleOf(pub, my.battle).won === null ? call('reinforcement', { battle: my.battle, side: my.side, night: false }) : done,
  ),
});
