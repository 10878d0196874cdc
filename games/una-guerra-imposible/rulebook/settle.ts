/** WHAT FOLLOWS when units have moved, fought or come: 10.2-d, 11.3-c, 4.9-g, 11.4-j, 23.2-f. */
import { done, goto, next, write } from '@cuartel/engine';
import type { Place } from '../data/places.ts';
import { UNDER_CONSTRUCTION } from '../data/posts.ts';
import { CARLIST, foeOf, LIBERAL, nameOf, type Side } from '../data/sides.ts';
import { SPACE_COUNT } from '../data/spaces.ts';
import { worksLost } from '../queries/fortresses.ts';
import { strandedAt } from '../queries/stacking.ts';
import type { Table } from '../state/table.ts';
import type { War } from '../types.ts';
import { settleControl } from '../verbs/control.ts';
import { destroyWorks, liftSieges } from '../verbs/fortress.ts';
import { endPursuits } from '../verbs/spain.ts';

const { call, section, step } = write<War>();

/** 11.3-c, 23.1-d Where something is left alone: the loser's side and the place. */
const alone = (t: Table): { side: Side; place: Place } | null => {
  for (const side of [LIBERAL, CARLIST] as const) {
    const place = strandedAt(t.pub, t.own[nameOf(side)], side);
    if (place >= 0) return { side, place };
  }
  return null;
};

export const settle = section('settle', () => ({}), {
  sieges: step('11.4-j', t => {
    liftSieges(t);
    return next;
  }),
  alone: step('11.3-c', t => {
    const found = alone(t);
    return found === null ? goto('works') : call('stranded', { side: nameOf(found.side), place: found.place });
  }),
  again: step('11.3-c', () => goto('alone')),
  // Whoever was left alone defends nothing any more.
  works: step('10.2-d', t => {
    for (let space = 0; space < SPACE_COUNT; space++) {
      const side = t.pub.fortress[space]! - UNDER_CONSTRUCTION;
      if (side < 0) continue;
      if (worksLost(t.pub, t.own[nameOf(foeOf(side as Side))], side as Side, space)) destroyWorks(t, side as Side, space);
    }
    return next;
  }),
  control: step('4.9-g', t => {
    settleControl(t);
    endPursuits(t);
    return done;
  }),
});
