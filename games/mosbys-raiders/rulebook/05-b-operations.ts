/** 5.B MOSBY OPERATIONS: 5.B-a any actions, in any order, as long as no Union unit is activated. */
import { done, goto, next, write } from '@cuartel/engine';
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
import { adjacent, EVERYWHERE, exitsOf } from '../data/map.ts';
import { anyActive, maybeCombatIn } from '../queries/units.ts';
import type { Mosby } from '../types.ts';
import { takeAll } from '../verbs/units.ts';
import { actions, free } from './06-0-free.ts';

const { call, decide, section, step } = write<Mosby>();

export const operations = section('operations', () => ({ entry: 'on' }), {
  // 7.8-a With the Wagon Train on the map the turn opens in Rounds; 5.B-b, 6.2-g, 6.4-h so does any activated unit.
  rounds: step('7.8-a', ({ pub }) => (pub.train >= 0 || anyActive(pub) ? call('rounds', {}) : next)),
  // 5.B-c, 7.7-e
  resume: step('5.B-c', t => {
    const { pub } = t;
    if (pub.turnOver) return done;
    pub.phase = 'operations';
    if (!maybeCombatIn(pub, pub.mosby)) takeAll(t, '7.7-e', pub.mosby, () => true);
    return pub.captives.length > 0 ? call('interrogation', {}) : next;
  }),
  // 6.2-ae One space per decision.
  action: decide('5.B-a', () => 'mosby', {
    move: {
      of: v => exitsOf(v.pub.mosby),
      all: () => EVERYWHERE,
      if: [['2.4-d', (v, _, to) => adjacent(v.pub.mosby, to), 'notAdjacent']],
      do: (_, __, to) => call('enter', { to, how: 'plain' }, 'entry'),
    },
    guide: {
      of: v => (holdsGuide(v) ? exitsOf(v.pub.mosby) : []),
      all: () => EVERYWHERE,
      if: [
        ['C-h', v => holdsGuide(v), 'noCard'],
        ['6.2-a', (v, _, to) => adjacent(v.pub.mosby, to), 'notAdjacent'],
        ['C-h', (v, _, to) => guideServes(v, to), 'noCheckThere'],
      ],
      do(t, _, to) {
        layEntryCard(t, 'guide');
        return call('enter', { to, how: 'guide' }, 'entry');
      },
    },
    dulaney: {
      of: v => (holdsDulaney(v) ? exitsOf(v.pub.mosby) : []),
      if: [['C-g', (v, _, to) => holdsDulaney(v) && dulaneyServes(v, to)]],
      do(t, _, to) {
        layEntryCard(t, 'dulaney');
        return call('enter', { to, how: 'dulaney' }, 'entry');
      },
    },
    // C-i Three entries, spread as the player likes.
    ames: {
      of: v => (holdsAmes(v) || v.pub.ames > 0 ? exitsOf(v.pub.mosby) : []),
      all: () => EVERYWHERE,
      if: [
        ['C-i', v => holdsAmes(v) || v.pub.ames > 0, 'noCard'],
        ['6.2-a', (v, _, to) => adjacent(v.pub.mosby, to), 'notAdjacent'],
        ['C-i', (v, _, to) => amesServes(v, to), 'noCheckThere'],
      ],
      do(t, _, to) {
        if (t.pub.ames === 0) {
          layEntryCard(t, 'ames');
          t.pub.ames = AMES_ENTRIES;
        }
        t.pub.ames--;
        return call('enter', { to, how: 'ames' }, 'entry');
      },
    },
    ...actions,
    ...free,
  }),
  questions: step('8.7-a', ({ pub }) => (pub.captives.length > 0 && !pub.turnOver ? call('interrogation', {}) : next)),
  // 5.B-b
  after: step('5.B-b', ({ pub }) => (pub.turnOver ? done : goto('rounds'))),
});
