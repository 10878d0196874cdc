/** 11.3, 11.5, 14.2 ARTILLERY, TRAINS AND BACKPACKS: too many at a place, left alone, captured. */
import { done, next, write } from '@cuartel/engine';
import { IN_THE_OPEN, INSIDE } from '../data/posts.ts';
import { foe, numberOf } from '../data/sides.ts';
import { BACKPACK, FIELD, FIRST_COUNTER, MOUNTAIN } from '../data/units.ts';
import { placesOf } from '../queries/combat.ts';
import { captorPresent, captured, stranded as leftAlone } from '../queries/stacking.ts';
import { pointsAt } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import type { War } from '../types.ts';
import { joinAt } from '../verbs/crowding.ts';
import { captureGuns, loseGuns } from '../verbs/guns.ts';
import { eliminate } from '../verbs/units.ts';

const { call, decide, section, step } = write<War>();

/** 11.5-b, 11.5-c All places of a side. */
export const crowding = section('crowding', () => ({}), {
  join: step('11.5-b', (t, my) => {
    for (const place of placesOf(t.pub, numberOf(my.side))) joinAt(t, my.side, place);
    return next;
  }),
});

/** 11.3-c Counters and trains of a side that nobody guards: half of the guns captured if an enemy is there, the rest eliminated. */
export const stranded = section('stranded', () => ({}), {
  begin: step('11.3-c', (t, my) => {
    const side = numberOf(my.side);
    const alone = leftAlone(t.pub, t.own[my.side], side, my.place);
    if (alone.length === 0) return done;
    for (const unit of alone) if (unit < FIRST_COUNTER) eliminate(t, '11.3-c', unit);
    loseGuns(t, '11.3-c', side, BACKPACK, my.place, IN_THE_OPEN, 99);
    const points = pointsAt(t.pub, side, FIELD, my.place) + pointsAt(t.pub, side, MOUNTAIN, my.place);
    if (points === 0) return done;
    const n = captorPresent(t.pub, side, my.place) ? captured(points) : 0;
    return call('spoils', { side: my.side, place: my.place, inside: false, n });
  }),
});

/** The fewest and most field points among `n` captured ones. */
const fieldBounds = (pub: Table['pub'] | Parameters<typeof pointsAt>[0], side: 0 | 1, place: number, post: number, n: number) => {
  const [field, mountain] = [pointsAt(pub, side, FIELD, place, post), pointsAt(pub, side, MOUNTAIN, place, post)];
  return { least: Math.max(0, n - mountain), most: Math.min(n, field) };
};
/** 11.3-c, 18.3-c The captor says which; what he does not take is eliminated. */
export const spoils = section('spoils', () => ({}), {
  kind: decide('18.3-c', my => foe(my.side), {
    captureField: {
      of: ({ pub }, my) => {
        const { least, most } = fieldBounds(pub, numberOf(my.side), my.place, my.inside ? INSIDE : IN_THE_OPEN, my.n);
        return Array.from({ length: most - least + 1 }, (_, i) => least + i);
      },
      do(t, my, field) {
        const [side, post] = [numberOf(my.side), my.inside ? INSIDE : IN_THE_OPEN];
        if (field > 0) captureGuns(t, '14.2-a', side, FIELD, my.place, post, field);
        if (my.n > field) captureGuns(t, '14.2-a', side, MOUNTAIN, my.place, post, my.n - field);
        loseGuns(t, '11.3-c', side, FIELD, my.place, post, 99);
        loseGuns(t, '11.3-c', side, MOUNTAIN, my.place, post, 99);
        return done;
      },
    },
  }),
});
