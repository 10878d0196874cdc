/** 5.C ROUNDS */
import { die, done, give, goto, next, viewOf, write } from '@cuartel/engine';
import { amesServes, dulaneyServes, guideServes, holdsAmes, holdsDulaney, holdsGuide, layEntryCard } from '../cards/entry.ts';
import { adjacent, EVERYWHERE, exitsOf } from '../data/map.ts';
import { initiativeNeeds } from '../data/tables.ts';
import { reaches, UNRIDDEN } from '../queries/allowance.ts';
import { checksOfRound } from '../queries/checks.ts';
import { cardOf, GAIN_INITIATIVE, HIDE, offered, SPUR_HORSES } from '../queries/hand.ts';
import { isForce } from '../queries/map.ts';
import { modify } from '../queries/permanent-cards.ts';
import { maybeCombatIn, roundsOver } from '../queries/units.ts';
import { ROUSED } from '../state/table.ts';
import type { Mosby } from '../types.ts';
import { check } from '../verbs/checks.ts';
import { play } from '../verbs/hand.ts';
import { rolled, tell } from '../verbs/journal.ts';
import { takeAll } from '../verbs/units.ts';
import { actions, free } from './06-0-free.ts';

const { call, decide, moment, section, step, window } = write<Mosby>();

export const rounds = section('rounds', () => ({ gain: { played: false }, end: 'done' }), {
  // 5.C1-a Once for this sequence of Rounds.
  window: step('5.C1-a', ({ pub }) => {
    pub.phase = 'rounds';
    return moment('initiative', { played: false }, 'gain');
  }),
  initiative: step('5.C1-c', (t, my) => {
    const { pub } = t;
    if (my.gain.played) pub.initiative = 'mosby';
    else {
      const { terms } = modify('initiative', viewOf(t, 'mosby'), null);
      const roll = rolled(die(t), terms, initiativeNeeds(pub.awareness));
      pub.initiative = roll.total >= roll.need ? 'mosby' : 'union';
      tell(t, '5.C1-c', 'initiative', { side: pub.initiative, roll });
    }
    return next;
  }),
  checks: step('5.C2-a', t => {
    t.pub.amesRound = false;
    tell(t, '5.C4-c', 'round', null);
    check(t, checksOfRound(t.pub), { rule: '5.C2-a', mosbys: false });
    return next;
  }),
  escorts: step('7.8-g', ({ pub }) => (pub.train >= 0 && pub.train === pub.mosby && !pub.hidden ? call('escorts', {}) : next)),
  first: step('5.C3-a', ({ pub }) => (pub.initiative === 'mosby' ? call('mosbyPart', {}, 'end') : call('unionPart', {}, 'end'))),
  between: step('5.C4-b', (t, my) => {
    // 6.2-h Only in the first Union part, and only if the Union has the Initiative.
    t.pub.flag.forEach((flag, token) => {
      t.pub.flag[token] = flag & ~ROUSED;
    });
    return roundsOver(t.pub) ? goto('over') : my.end === 'restart' ? goto('first') : next;
  }),
  second: step('5.C3-a', ({ pub }) => (pub.initiative === 'mosby' ? call('unionPart', {}, 'end') : call('mosbyPart', {}, 'end'))),
  after: step('5.C4-c', ({ pub }, my) => (roundsOver(pub) ? next : my.end === 'restart' ? goto('first') : goto('checks'))),
  // 7.2-s Hiding ends with the Rounds.
  over: step('5.C4-b', t => {
    const { pub } = t;
    pub.initiative = 'none';
    pub.hidden = false;
    pub.amesRound = false;
    tell(t, '5.C4-b', 'roundsEnd', null);
    return done;
  }),
});

/** 5.C1-b Gain Initiative takes the place of the roll and never follows it. */
export const initiative = window('initiative', {
  rule: '5.C1-b',
  order: () => ['mosby'],
  quiet: true,
  choices: {
    play: {
      of: v => offered(v, [GAIN_INITIATIVE]),
      do(t, about, card) {
        play(t, '5.C1-b', card);
        about.played = true;
        tell(t, '5.C1-b', 'initiative', { side: 'mosby', roll: null });
        return done;
      },
    },
  },
});

/** 5.C3-b Mosby does one action or passes. */
export const mosbyPart = section('mosbyPart', () => ({ end: 'done' }), {
  // 7.7-e, 7.7-d, 6.2-q
  free: step('7.7-e', t => {
    const { pub } = t;
    if (!pub.hidden) {
      takeAll(t, '7.7-e', pub.mosby, active => active);
      if (!maybeCombatIn(pub, pub.mosby)) takeAll(t, '7.7-e', pub.mosby, () => true);
    }
    return roundsOver(pub) ? give('done') : next;
  }),
  // 6.5-g Beside an activated combat unit everything but Disband is open.
  action: decide('5.C3-b', () => 'mosby', {
    move: {
      of: v => exitsOf(v.pub.mosby),
      all: () => EVERYWHERE,
      if: [
        ['6.2-a', (v, _, to) => adjacent(v.pub.mosby, to), 'notAdjacent'],
        ['6.2-x', (v, _, to) => reaches(v, UNRIDDEN, to), 'tooFar'],
      ],
      do: (_, __, to) => call('move', { to, how: 'plain', spurs: 0 }, 'end'),
    },
    guide: {
      of: v => (holdsGuide(v) ? exitsOf(v.pub.mosby) : []),
      all: () => EVERYWHERE,
      if: [
        ['C-h', v => holdsGuide(v), 'noCard'],
        ['6.2-a', (v, _, to) => adjacent(v.pub.mosby, to), 'notAdjacent'],
        ['6.2-x', (v, _, to) => reaches(v, UNRIDDEN, to), 'tooFar'],
        ['C-h', (v, _, to) => guideServes(v, to), 'noCheckThere'],
      ],
      do(t, _, to) {
        layEntryCard(t, 'guide');
        return call('move', { to, how: 'guide', spurs: 0 }, 'end');
      },
    },
    dulaney: {
      of: v => (holdsDulaney(v) ? exitsOf(v.pub.mosby) : []),
      if: [['C-g', (v, _, to) => holdsDulaney(v) && dulaneyServes(v, to) && reaches(v, UNRIDDEN, to)]],
      do(t, _, to) {
        layEntryCard(t, 'dulaney');
        return call('move', { to, how: 'dulaney', spurs: 0 }, 'end');
      },
    },
    // C-j All entries in one Move.
    ames: {
      of: v => (holdsAmes(v) ? exitsOf(v.pub.mosby) : []),
      all: () => EVERYWHERE,
      if: [
        ['C-j', v => holdsAmes(v), 'noCard'],
        ['6.2-a', (v, _, to) => adjacent(v.pub.mosby, to), 'notAdjacent'],
        ['6.2-x', (v, _, to) => reaches(v, UNRIDDEN, to), 'tooFar'],
        ['C-i', (v, _, to) => amesServes(v, to), 'noCheckThere'],
      ],
      do(t, _, to) {
        layEntryCard(t, 'ames');
        return call('move', { to, how: 'ames', spurs: 0 }, 'end');
      },
    },
    spur: {
      of: v => offered(v, [SPUR_HORSES]),
      do(t, _, card) {
        play(t, '6.2-u', card);
        tell(t, '6.2-u', 'spurred', null);
        return call('move', { to: -1, how: 'plain', spurs: 1 }, 'end');
      },
    },
    // 7.2-m, 7.2-q Playing Hide is Mosby's pass.
    hide: {
      of: v => (cardOf(v, HIDE) >= 0 ? [cardOf(v, HIDE)] : []),
      if: [
        ['7.2-o', v => !isForce(v.pub, v.pub.mosby), 'forceHere'],
        ['7.2-m', v => !v.pub.hidden, 'hiddenAlready'],
      ],
      do(t, _, card) {
        play(t, '7.2-m', card);
        t.pub.hidden = true;
        tell(t, '7.2-m', 'hides', { here: t.pub.mosby });
        return next;
      },
    },
    ...actions,
    // 5.C3-d
    wait: {
      do(t) {
        tell(t, '5.C3-d', 'waits', null);
        return next;
      },
    },
    ...free,
  }),
  after: step('5.C3-c', (_, my) => give(my.end)),
});
