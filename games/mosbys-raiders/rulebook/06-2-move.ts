/** 6.2 MOVE */
import { again, give, goto, next, viewOf, write } from '@cuartel/engine';
import {
  AMES_ENTRIES,
  amesServes,
  dulaneyServes,
  guideServes,
  holdsAmes,
  holdsDulaney,
  holdsGuide,
  layEntryCard,
} from '../cards/entry.ts';
import { adjacent, byFord, byPike, EVERYWHERE, exitsOf } from '../data/map.ts';
import { ALWAYS_ROLL, UNKNOWN_GARRISONS } from '../data/options.ts';
import { fordAllowed, reaches } from '../queries/allowance.ts';
import { checksIn } from '../queries/checks.ts';
import { offered, SPUR_HORSES } from '../queries/hand.ts';
import { on, unrevealed } from '../queries/map.ts';
import { modify } from '../queries/permanent-cards.ts';
import { activeCombatIn, anyActive, isActive, mayAttack, maybeCombatIn, roundsOver, unitsIn } from '../queries/units.ts';
import type { Mosby } from '../types.ts';
import { check } from '../verbs/checks.ts';
import { play } from '../verbs/hand.ts';
import { tell } from '../verbs/journal.ts';
import { bringOut, markRevealed, markUnknown } from '../verbs/lines.ts';
import { ride } from '../verbs/mosby.ts';
import { takeAll } from '../verbs/units.ts';
import { free } from './06-0-free.ts';
import { lookAt } from './06-1-scout.ts';

const { call, decide, section, step } = write<Mosby>();

/** 6.2-aa, 6.2-b, 6.2-z One space is entered: points for captives, checks, the garrison, eliminations, then stop, fight or go on. */
export const enter = section('enter', () => ({ awake: [], woken: 0, fight: false, escorts: 0 }), {
  arrive: step('6.2-a', (t, my) => {
    ride(t, my.to, my.how);
    my.awake = unitsIn(t.pub, my.to).filter(token => isActive(t.pub, token));
    return next;
  }),
  // 6.2-d A Revealed space without units has nothing to check; 6.2-l, 6.2-o one die for each that has.
  checks: step('6.2-l', (t, my) => {
    const { pub } = t;
    if (my.how !== 'plain') return next;
    const list = checksIn(pub, my.to);
    if (list.length === 0) return next;
    const { terms } = modify('entry', viewOf(t, 'mosby'), null);
    const rouses = pub.phase === 'operations' && !on(pub, ALWAYS_ROLL);
    my.woken = check(t, list, {
      rule: list[0]?.what === 'garrison' ? '6.2-f' : list[0]?.what === 'force' ? '6.2-o' : '6.2-l',
      mosbys: true,
      terms,
      rouses,
    });
    return next;
  }),
  look: step('6.2-e', (t, my) => {
    const { pub } = t;
    const { to } = my;
    // 8.8-a Entry alone shows nothing; Local Guide and Ames still reveal (8.8-b).
    const blind = on(pub, UNKNOWN_GARRISONS) && my.how === 'plain';
    if (unrevealed(pub, to)) {
      if (blind) markUnknown(t, to);
      else {
        markRevealed(t, to);
        bringOut(t, '6.2-e', to, 'down');
      }
    }
    if (!blind) lookAt(t, to);
    // 6.2-k, 6.2-p, 7.7-d With the Initiative whoever is awake is taken; without it only those that were awake before, and alone.
    if (pub.phase === 'rounds') {
      const alone = !activeCombatIn(pub, to);
      takeAll(t, '6.2-p', to, (active, token) => active && (pub.initiative === 'mosby' || (alone && my.awake.includes(token))));
    }
    // 7.7-b, 7.7-c
    if (!maybeCombatIn(pub, to)) takeAll(t, '7.7-b', to, active => !active);
    // 6.2-i, 6.2-j, 6.2-ab, 6.2-ac
    my.fight = pub.phase === 'rounds' && my.how !== 'ames' && activeCombatIn(pub, to);
    return next;
  }),
  // 7.8-f
  train: step('7.8-f', ({ pub }, my) => (pub.train === my.to && my.how === 'plain' ? call('escorts', {}, 'escorts') : next)),
  stop: step('6.2-b', ({ pub }, my) => {
    if (my.fight) return give('fight');
    if (pub.train === my.to) return give(my.escorts > 0 ? 'restart' : 'met');
    // 6.2-l Whoever wakes a unit stops, also in Rounds.
    return give(my.woken > 0 || (pub.phase === 'operations' && anyActive(pub)) ? 'stop' : 'on');
  }),
});

/** 6.2-c A Move in Rounds, space by space. */
export const move = section('move', () => ({ steps: 0, pike: false, forded: false, halted: false, ames: 0, entry: 'on' }), {
  first: step('6.2-c', (t, my) => {
    const { to, how } = my;
    if (to < 0) return goto('ride');
    const from = t.pub.mosby;
    my.steps++;
    my.pike ||= byPike(from, to);
    my.forded = byFord(from, to);
    my.to = -1;
    // C-j
    if (how === 'ames') {
      my.ames = my.ames > 0 ? my.ames - 1 : AMES_ENTRIES - 1;
      t.pub.amesRound = true;
    }
    return call('enter', { to, how }, 'entry');
  }),
  entered: step('6.2-n', ({ pub }, my) => {
    if (my.entry === 'fight') return goto('fight');
    if (my.entry === 'restart' || my.entry === 'met') return goto('end');
    my.halted = my.entry === 'stop';
    if (!roundsOver(pub)) return next;
    // 5.C4-b The last awake unit has gone: the Rounds are over at once. C-j What Ames still covers he covers in Operations.
    pub.ames = my.ames;
    return goto('end');
  }),
  // 6.2-m, 6.2-ad
  ride: decide('6.2-c', () => 'mosby', {
    move: {
      of: v => exitsOf(v.pub.mosby),
      all: () => EVERYWHERE,
      if: [
        ['6.2-a', (v, _, to) => adjacent(v.pub.mosby, to), 'notAdjacent'],
        ['6.2-l', (_, my) => !my.halted, 'wokeThem'],
        ['6.2-c', (v, my, to) => reaches(v, my, to), 'tooFar'],
        ['6.2-s', (v, my, to) => fordAllowed(v, my, to), 'fordFromBank'],
      ],
      do(_, my, to) {
        my.to = to;
        my.how = 'plain';
        return goto('first');
      },
    },
    guide: {
      of: v => (holdsGuide(v) ? exitsOf(v.pub.mosby) : []),
      all: () => EVERYWHERE,
      if: [
        ['C-h', v => holdsGuide(v), 'noCard'],
        ['6.2-a', (v, _, to) => adjacent(v.pub.mosby, to), 'notAdjacent'],
        ['6.2-l', (_, my) => !my.halted, 'wokeThem'],
        ['6.2-c', (v, my, to) => reaches(v, my, to), 'tooFar'],
        ['6.2-s', (v, my, to) => fordAllowed(v, my, to), 'fordFromBank'],
        ['C-h', (v, _, to) => guideServes(v, to), 'noCheckThere'],
      ],
      do(t, my, to) {
        layEntryCard(t, 'guide');
        my.to = to;
        my.how = 'guide';
        return goto('first');
      },
    },
    dulaney: {
      of: v => (holdsDulaney(v) ? exitsOf(v.pub.mosby) : []),
      if: [['C-g', (v, my, to) => holdsDulaney(v) && dulaneyServes(v, to) && reaches(v, my, to)]],
      do(t, my, to) {
        layEntryCard(t, 'dulaney');
        my.to = to;
        my.how = 'dulaney';
        return goto('first');
      },
    },
    ames: {
      of: (v, my) => (holdsAmes(v) || my.ames > 0 ? exitsOf(v.pub.mosby) : []),
      all: () => EVERYWHERE,
      if: [
        ['C-j', (v, my) => holdsAmes(v) || my.ames > 0, 'noCard'],
        ['6.2-a', (v, _, to) => adjacent(v.pub.mosby, to), 'notAdjacent'],
        ['6.2-l', (_, my) => !my.halted, 'wokeThem'],
        ['6.2-c', (v, my, to) => reaches(v, my, to), 'tooFar'],
        ['6.2-s', (v, my, to) => fordAllowed(v, my, to), 'fordFromBank'],
        ['C-i', (v, _, to) => amesServes(v, to), 'noCheckThere'],
      ],
      do(t, my, to) {
        if (my.ames === 0) layEntryCard(t, 'ames');
        my.to = to;
        my.how = 'ames';
        return goto('first');
      },
    },
    spur: {
      of: v => offered(v, [SPUR_HORSES]),
      if: [
        ['6.2-l', (_, my) => !my.halted, 'wokeThem'],
        ['6.2-s', (_, my) => !my.forded, 'fordTakesAll'],
      ],
      do(t, my, card) {
        play(t, '6.2-u', card);
        tell(t, '6.2-u', 'spurred', null);
        my.spurs++;
        return again;
      },
    },
    // 6.2-ad The fight belongs to the same action.
    attack: {
      if: [
        ['6.5-c', v => mayAttack(v.pub, v.pub.mosby), 'nobodyHere'],
        ['C-j', v => !v.pub.amesRound, 'amesLeads'],
      ],
      do: () => goto('fight'),
    },
    stop: { do: () => goto('end') },
    ...free,
  }),
  fight: step('5.C3-c', () => call('attack', {})),
  end: step('6.2-c', (_, my) => give(my.entry === 'restart' ? 'restart' : 'done')),
});
