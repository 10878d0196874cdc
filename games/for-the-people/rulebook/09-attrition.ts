/** 9. ATTRITION AND FORAGING. */
import { done, goto, next, write } from '@cuartel/engine';
import { CSA, USA } from '../data/sides.ts';
import { attritionOf } from '../data/tables.ts';
import { brigadesAt, spAt } from '../queries/pieces.ts';
import { foraging, wasted } from '../queries/wastage.ts';
import type { People } from '../types.ts';
import { loseInfantry } from '../verbs/losses.ts';
import { tell } from '../verbs/pen.ts';

const { call, section, step } = write<People>();

/** 9.2-b First the Union, then the Confederacy; all attrition comes before any foraging. */
export const attrition = section('attrition', () => ({ side: USA, spaces: [], foraging: false }), {
  begin: step('9.1-a', (t, my) => {
    my.spaces = my.foraging ? foraging(t.pub, my.side) : wasted(t.pub, my.side);
    return next;
  }),
  next: step('9.2-b', (t, my) => {
    for (let space = my.spaces.shift(); space !== undefined; space = my.spaces.shift()) {
      const count = attritionOf(spAt(t.pub, my.side, space));
      tell(t, my.foraging ? '9.2-a' : '9.1-a', 'attrition', { side: my.side, space, count, foraging: my.foraging });
      if (brigadesAt(t.pub, my.side, space).length > 0) return call('losses', { side: my.side, space, count });
      loseInfantry(t, my.foraging ? '9.2-a' : '9.1-a', my.side, space, count);
    }
    return goto('turn');
  }),
  on: step('9.2-b', () => goto('next')),
  turn: step('9.2-b', (_, my) => {
    if (my.side === CSA && my.foraging) return done;
    if (my.side === CSA) my.foraging = true;
    my.side = my.side === CSA ? USA : CSA;
    return goto('begin');
  }),
});
