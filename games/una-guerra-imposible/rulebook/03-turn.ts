/** 3. THE TURN: six phases, and the year of five turns. */
import { done, goto, next, over, write } from '@cuartel/engine';
import { foe, numberOf, SIDES } from '../data/sides.ts';
import { TURNS_A_YEAR } from '../data/tables.ts';
import { hiddenGunsMatter } from '../queries/actions.ts';
import { twoCities } from '../queries/victory.ts';
import { holderIn } from '../state/setup.ts';
import type { War } from '../types.ts';
import { sweepStanding } from '../verbs/cards.ts';
import { tell } from '../verbs/pen.ts';
import { beginPhase, completeFortresses, drawChit, endPhase } from '../verbs/phase.ts';
import { changeCommand } from '../verbs/tracks.ts';
import { endGame } from '../verbs/victory.ts';

const { call, decide, interrupt, moment, section, step } = write<War>();

export const game = section('game', () => ({}), {
  turn: step('3-b', () => call('turn', {})),
  next: step('3-a', ({ pub }) => {
    if (pub.turn === TURNS_A_YEAR) return next;
    pub.turn++;
    return goto('turn');
  }),
  year: step('3-a', () => call('yearEnd', {})),
  again: step('3-a', () => goto('turn')),
});

export const turn = section('turn', () => ({}), {
  begin: step('3-b', t => {
    tell(t, '3-b', 'turnBegan', { year: t.pub.year, turn: t.pub.turn });
    return next;
  }),
  reinforcements: step('3-c', () => call('reinforcements', {})),
  uprising: step('3-d', () => call('uprising', {})),
  order: step('3-e', () => call('order', {})),
  first: step('3-h', ({ pub }) => call('phase', { side: pub.first })),
  second: step('3-i', ({ pub }) => call('phase', { side: foe(pub.first) })),
  check: step('3-j', () => call('check', {})),
});

/** 3-e, 3-f, 3-g Who plays first, and the contest about it. */
export const order = section('order', () => ({ holder: 'Liberal' }), {
  begin: step('3-e', ({ pub }, my) => {
    my.holder = holderIn(pub.year);
    return next;
  }),
  name: decide('3-e', my => my.holder, {
    playFirst: {
      of: () => SIDES,
      do(t, my, first) {
        t.pub.first = first;
        tell(t, '3-e', 'orderNamed', { by: my.holder, first });
        return t.pub.command[numberOf(foe(my.holder))]! > 0 ? next : done;
      },
    },
  }),
  contest: decide('3-f', my => foe(my.holder), {
    contest: {
      rule: '8-b',
      do(t, my) {
        const by = foe(my.holder);
        tell(t, '3-f', 'contested', { side: by });
        changeCommand(t, '8-b', by, -1);
        return t.pub.command[numberOf(my.holder)]! > 0 ? next : goto('nameInstead');
      },
    },
    pass: { do: () => done },
  }),
  reply: decide('3-f', my => my.holder, {
    answer: {
      rule: '3-g',
      do(t, my) {
        tell(t, '3-g', 'answered', { side: my.holder });
        changeCommand(t, '3-g', my.holder, -1);
        return done;
      },
    },
    pass: { do: () => goto('nameInstead') },
  }),
  nameInstead: decide('3-f', my => foe(my.holder), {
    playFirst: {
      of: () => SIDES,
      do(t, my, first) {
        t.pub.first = first;
        tell(t, '3-f', 'orderNamed', { by: foe(my.holder), first });
        return done;
      },
    },
  }),
});

/** 3-h The phase of a player, step by step. */
export const phase = section('phase', () => ({}), {
  begin: step('3-h', (t, my) => {
    beginPhase(t, my.side);
    return next;
  }),
  draw: step('7-c', (_, my) => call('drawCard', { side: my.side })),
  fortresses: step('10.2-c', (t, my) => {
    completeFortresses(t, my.side);
    return call('settle', {});
  }),
  chit: step('10-a', (t, my) => {
    drawChit(t, my.side);
    return next;
  }),
  reaction: step('7.1-b', (_, my) => {
    const by = foe(my.side);
    return moment('cards', { window: 'enemy-chit', by, on: { side: numberOf(by) } });
  }),
  artillery: step('14.3-b', (t, my) => (my.side === 'Carlist' && hiddenGunsMatter(t.pub) ? call('deployOrHide', {}) : next)),
  actions: step('10-d', (_, my) => call('actions', { side: my.side })),
  crowding: step('11.5-b', (_, my) => call('crowding', { side: my.side })),
  // What came to the other side since its own phase is counted too, before it can be shut in.
  theirs: step('11.5-b', (_, my) => call('crowding', { side: foe(my.side) })),
  combat: step('15-a', () => call('combat', {})),
  supply: step('19-a', (_, my) => call('supply', { side: my.side, winter: false })),
  end: step('3-h', t => {
    endPhase(t);
    sweepStanding(t, 'phase');
    return call('settle', {});
  }),
});

/** 9-e Whatever goes on, two Carlist cities end the war. */
export const sudden = interrupt(
  '9-e',
  pub => pub.winner === null && twoCities(pub),
  () => call('twoCities', {}),
);
export const cities = section('twoCities', () => ({}), {
  won: step('9-e', t => {
    endGame(t, '9-e', 'two-cities', 'Carlist');
    return over;
  }),
});
