/** 6.5 COMBAT */
import { die, done, give, goto, next, viewOf, write } from '@cuartel/engine';
import { lay, layable } from '../cards/combat.ts';
import { combatResult, factorsLost, POINTS, won } from '../data/tables.ts';
import { checksAround } from '../queries/checks.ts';
import { combatTerms } from '../queries/combat.ts';
import { COUNTERATTACK, HIDE, offered } from '../queries/hand.ts';
import { barredNorth, isForce } from '../queries/map.ts';
import { met, seenCombat, unitsIn } from '../queries/units.ts';
import { ACTIVE } from '../state/table.ts';
import type { Mosby } from '../types.ts';
import { check } from '../verbs/checks.ts';
import { combined, inflict, retreat } from '../verbs/combat.ts';
import { play } from '../verbs/hand.ts';
import { rolled, tell } from '../verbs/journal.ts';
import { discovered, driven, endTurn, release } from '../verbs/mosby.ts';
import { raise, score, setStrength } from '../verbs/tracks.ts';
import { callEscorts } from '../verbs/train.ts';
import { reveal, sendBack, takeAll } from '../verbs/units.ts';

const { call, decide, moment, section, step, window } = write<Mosby>();

/** 6.5-c, 6.5-b, 6.5-g1 Mosby attacks every combat unit of his space that he knows, as one force. 6.2-n He is the attacker. */
export const attack = section('attack', () => ({}), {
  declare: step('6.5-c', t => {
    const { pub } = t;
    // 7.2-p Also at the end of a Move that led nowhere.
    pub.hidden = false;
    if (pub.train === pub.mosby) callEscorts(t);
    if (pub.phase === 'operations') takeAll(t, '6.5-c', pub.mosby, () => true);
    return pub.captives.length > 0 ? call('interrogation', {}) : next;
  }),
  fight: step('6.5-c', ({ pub }) => {
    const units = unitsIn(pub, pub.mosby).filter(token => seenCombat(pub, token));
    // 7.7-l The cup may hold nobody who could be an escort.
    return units.length === 0 ? done : call('combat', { attack: true, units, surprise: 0, event: false });
  }),
});

const laid = () => ({ attack: false, here: -1, event: false, again: false, plus: [], ruse: 0, heroics: 0, hid: false });

/** 6.5-a, 5.2-c One procedure for the Event step, Operations and Rounds. */
export const combat = section(
  'combat',
  () => ({
    cards: laid(),
    rolled: { attack: false, total: 0, result: 'D', again: false },
    casualties: 0,
    rolls: 0,
    result: 'D',
    before: 0,
  }),
  {
    // Step 1. 6.5-b The units Mosby attacks are activated by the combat.
    reveal: step('6.5-h', (t, my) => {
      const { pub } = t;
      for (const token of my.units) {
        reveal(t, token);
        if (!my.attack) continue;
        pub.flag[token] = pub.flag[token]! | ACTIVE;
        pub.ames = 0;
      }
      my.before = combined(pub, my.units);
      tell(t, '6.5-h', 'attack', {
        attack: my.attack,
        here: pub.mosby,
        strength: pub.strength,
        units: my.units.map(token => met(pub, token)),
      });
      return next;
    }),
    // Step 2. 6.6-f Chosen after seeing the attackers and before any card.
    skedaddle: decide('6.5-i', () => 'mosby', {
      stand: { do: () => next },
      skedaddle: {
        if: [
          ['6.6-e', (_, my) => !my.attack, 'ownAttack'],
          ['8.5-b', v => !barredNorth(v.pub), 'northOfPotomac'],
        ],
        do: () => goto('flight'),
      },
    }),
    // Step 3D.
    cards: step('6.5-m', ({ pub }, my) =>
      moment('combatCards', { ...laid(), attack: my.attack, here: pub.mosby, event: my.event, again: my.rolls > 0 }, 'cards'),
    ),
    hidden: step('7.2-q', (t, my) => {
      if (!my.cards.hid) return next;
      // 5.2-e; 7.2-q in his own attack he waits for the next Union part, in a Union attack the release follows at once.
      if (my.event) sendBack(t, '5.2-e', my.units);
      else if (my.attack) t.pub.hidden = true;
      else release(t);
      return give('hid');
    }),
    // Step 4.
    roll: step('6.5-n', (t, my) => {
      const { pub } = t;
      const { cards } = my;
      const ours = pub.strength + cards.ruse;
      const terms = combatTerms(viewOf(t, 'mosby'), my.attack, ours, my.before, my.surprise, cards.plus);
      const roll = rolled(die(t), terms, 0);
      my.rolls++;
      my.result = combatResult(roll.total);
      // 6.5-q, C-e
      my.casualties += (roll.die === 1 ? 1 : 0) + cards.heroics;
      tell(t, '6.5-n', 'combat', { attack: my.attack, here: pub.mosby, ours, theirs: my.before, roll, result: my.result });
      return moment('combatRolled', { attack: my.attack, total: roll.total, result: my.result, again: false }, 'rolled');
    }),
    // Step 5. The last roll stands.
    rolled: step('6.5-o', (_, my) => (my.rolled.again ? goto('cards') : next)),
    // Step 6.
    apply: step('6.5-p', (t, my) => {
      const { pub } = t;
      const factors = factorsLost(my.result);
      if (won(my.result)) {
        score(t, '6.5-w', POINTS.win + my.before);
        score(t, '6.5-x', POINTS.unionFactor * Math.min(factors, my.before));
        raise(t, '6.5-p', 1);
        const { left } = inflict(t, my.units, factors);
        if (my.event) sendBack(t, '5.2-d', left);
        else for (const token of left) retreat(t, token, my.attack);
        // 6.5-ag, 7.7-d
        takeAll(t, '6.5-ag', pub.mosby, () => true);
      } else {
        const lost = Math.min(factors, pub.strength);
        tell(t, lost > 0 ? '6.5-u' : '6.5-t', 'beaten', { factors: lost });
        score(t, '6.5-t', POINTS.loss);
        score(t, '6.5-u', POINTS.guerrillaFactor * lost);
        setStrength(t, '6.5-u', pub.strength - lost);
        driven(t);
        if (my.event) sendBack(t, '5.2-e', my.units);
      }
      return next;
    }),
    casualties: step('6.5-c9', (_, my) => {
      if (my.casualties === 0) return next;
      my.casualties--;
      return call('casualty', {});
    }),
    recheck: step('6.5-c9', (_, my) => (my.casualties > 0 ? goto('casualties') : next)),
    // 5.C4-a
    lost: step('6.5-p', (t, my) => {
      if (won(my.result)) return next;
      t.pub.mosby = -1;
      endTurn(t);
      return give('lost');
    }),
    // Step 7. 5.2-d Not after an event; 7.5-a alike for Union attacks.
    checks: step('6.5-r', (t, my) => {
      if (my.event) return give('won');
      check(t, checksAround(t.pub, t.pub.mosby), { rule: my.attack ? '6.5-r' : '7.5-a', mosbys: my.attack });
      return next;
    }),
    escorts: step('7.8-g', ({ pub }) => (pub.train >= 0 && pub.train === pub.mosby ? call('escorts', {}) : next)),
    finish: step('6.5-s', () => give('won')),
    flight: step('6.6-d', (_, my) => call('flight', { units: my.units, event: my.event })),
    fled: step('6.6-d', () => give('fled')),
  },
);

/** 6.5-m Every one-shot card before the die; Hide cancels the combat. 6.5-o After a Counterattack new cards may be added, but not Hide. */
export const combatCards = window('combatCards', {
  rule: '6.5-m',
  order: () => ['mosby'],
  quiet: true,
  choices: {
    play: {
      of: (v, about) => offered(v, layable(about.attack)),
      do(t, about, card) {
        play(t, 'C-e', card);
        lay(about, card);
        return next;
      },
    },
    hide: {
      of: v => offered(v, [HIDE]),
      if: [
        ['6.5-o', (_, about) => !about.again, 'dieCast'],
        ['7.2-o', (v, about) => !isForce(v.pub, about.here), 'forceHere'],
      ],
      do(t, about, card) {
        play(t, '7.2-q', card);
        // 8.3-a Searched for only in the Union's action; found: the card is void and the combat goes on.
        if (!about.attack && discovered(t)) return next;
        about.hid = true;
        tell(t, '7.2-q', 'hides', { here: about.here });
        return done;
      },
    },
  },
});

export const combatRolled = window('combatRolled', {
  rule: '6.5-o',
  order: () => ['mosby'],
  quiet: true,
  choices: {
    play: {
      of: v => offered(v, [COUNTERATTACK]),
      do(t, about, card) {
        play(t, '6.5-o', card);
        about.again = true;
        return done;
      },
    },
  },
});
