/** 5.2 EVENT CARDS, and the two events that may bring a fight: Extend Union Lines and Union Sweep. */
import { again, die, done, goto, next, write } from '@cuartel/engine';
import { EVENTS } from '../cards/events.ts';
import { type EventId, idOf } from '../data/cards.ts';
import { EXTENSION, IN_CONFEDERACY, SWEEP } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import { isCombat } from '../data/units.ts';
import { isForce } from '../queries/map.ts';
import { met } from '../queries/units.ts';
import { ACTIVE, EXTENDED, type Table } from '../state/table.ts';
import type { Mosby } from '../types.ts';
import { tell } from '../verbs/journal.ts';
import { devastate } from '../verbs/land.ts';
import { bringOut, drawCombat, markRevealed, markUnknown } from '../verbs/lines.ts';
import { wander } from '../verbs/pursuit.ts';
import { put, take, toCup } from '../verbs/units.ts';

const { call, section, step } = write<Mosby>();

export const event = section('event', () => ({}), {
  resolve: step('5.2-a', (t, my) => {
    switch (EVENTS[idOf(my.card) as EventId](t, my.card)) {
      case 'extension':
        return call('extension', {});
      case 'sweep':
        return call('sweep', {});
      case 'casualty':
        return call('casualty', {});
      default:
        return done;
    }
  }),
});

/** 7.1-a */
export const extension = section('extension', () => ({ here: -1, unit: -1, fought: 'won' }), {
  roll: step('7.1-a', t => {
    const { pub } = t;
    let roll = die(t);
    while ((pub.extended & (1 << roll)) !== 0) roll = die(t);
    pub.extended |= 1 << roll;
    // 7.1-b1 Large Forces get no marker.
    const spaces = EXTENSION[roll - 1]!.filter(space => !isForce(pub, space));
    tell(t, '7.1-a', 'extended', { die: roll, spaces });
    for (const space of spaces) {
      pub.mark[space] = pub.mark[space]! | EXTENDED;
      markUnknown(t, space);
    }
    return spaces.includes(pub.mosby) ? next : done;
  }),
  mosby: step('7.1-b', (t, my) => {
    const { pub } = t;
    my.here = pub.mosby;
    const token = bringOut(t, '7.1-b', my.here, 'active');
    if (token >= 0 && isCombat(pub.face[token]!)) {
      my.unit = token;
      return next;
    }
    if (token >= 0) take(t, '7.1-b', token);
    return goto('after');
  }),
  fight: step('5.2-b', (_, my) => call('combat', { attack: false, units: [my.unit], surprise: 0, event: true }, 'fought')),
  // 5.2-f Revealed if he is still there; its garrison keeps the space if he has gone.
  after: step('5.2-f', (t, my) => {
    if (my.fought === 'won' || my.fought === 'hid') markRevealed(t, my.here);
    else markUnknown(t, my.here);
    return done;
  }),
});

const burn = (t: Table, space: Space): void => {
  if (IN_CONFEDERACY[space] === true) devastate(t, 'C-n', space);
};
/** C-n It ignores lines, Large Forces and other units on its way. */
export const sweep = section('sweep', () => ({ unit: -1, moves: 3, fought: 'won' }), {
  begin: step('C-n', (t, my) => {
    const { pub } = t;
    const roll = die(t);
    const here = SWEEP[roll - 1]!;
    const unit = drawCombat(t);
    if (unit < 0) {
      // 7.7-l Nobody is left who could ride.
      tell(t, '7.7-l', 'noEffect', { card: pub.resolved[pub.resolved.length - 1]! });
      return done;
    }
    my.unit = put(t, unit, here, ACTIVE, true);
    tell(t, 'C-n', 'sweep', { die: roll, here, who: met(pub, my.unit) });
    burn(t, here);
    return here === pub.mosby ? goto('fight') : next;
  }),
  raid: step('C-n', (t, my) => {
    if (my.moves === 0) {
      tell(t, 'C-n', 'sweepEnds', { who: met(t.pub, my.unit), here: t.pub.at[my.unit]! });
      toCup(t, my.unit);
      return done;
    }
    my.moves--;
    const to = wander(t, my.unit, 'C-n');
    burn(t, to);
    return to === t.pub.mosby ? goto('fight') : again;
  }),
  fight: step('5.2-b', (_, my) => call('combat', { attack: false, units: [my.unit], surprise: -2, event: true }, 'fought')),
  fought: step('C-n', () => done),
});
