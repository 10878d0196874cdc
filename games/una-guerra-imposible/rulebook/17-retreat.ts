/** 17.9 RETREAT, for skirmishes, battles and evasions. 17.9-h No window opens on it: nobody intercepts. */
import { give, goto, next, write } from '@cuartel/engine';
import { HIDDEN_BOX, type Place } from '../data/places.ts';
import { AT_SEA, IN_THE_OPEN, INSIDE, RETREATED } from '../data/posts.ts';
import { CARLIST, numberOf } from '../data/sides.ts';
import { spaceZone } from '../data/spaces.ts';
import { counterKind, type Unit } from '../data/units.ts';
import type { Way } from '../queries/retreat.ts';
import { pointsOf } from '../queries/units.ts';
import {
  endOf,
  everybody,
  fightersOf,
  fitInside,
  goTogether,
  guarded,
  isFighterToken,
  isGun,
  mayTake,
  takers,
  type Withdrawal,
  waysOut,
} from '../queries/withdrawal.ts';
import type { Table } from '../state/table.ts';
import type { War } from '../types.ts';
import { putPoints, takePoints } from '../verbs/guns.ts';
import { tell } from '../verbs/pen.ts';
import { mark, moveUnits } from '../verbs/units.ts';

const { call, decide, section, step } = write<War>();

type My = Withdrawal & { left: Unit[]; went: Place[]; byLand: Place; bySea: Place };
/** Some units take a way. */
const go = (t: Table, my: My, units: readonly Unit[], way: Way): void => {
  const to = endOf(way, my.space);
  for (const unit of units) mark(t, unit, RETREATED);
  moveUnits(t, units, to, way.by === 'gate' ? INSIDE : 0);
  my.left = my.left.filter(unit => !units.includes(unit));
  if (way.by === 'sea') my.bySea = to;
  if (way.by === 'road') my.byLand = to;
  if (!my.went.includes(to) && way.by !== 'gate') my.went.push(to);
  const blocks = units.filter(unit => counterKind[unit] === -1).length;
  tell(t, '17.9-b', 'retreated', { side: my.side, from: my.space, to, by: way.by, blocks, counters: units.length - blocks });
};

/** 17.9-i With no block left to go, what cannot go alone stays; who waited on a road or at sea is in the space then. */
const leave = (t: Table, my: My) => {
  for (const unit of my.left) if (t.pub.at[unit] === my.space && t.pub.post[unit]! >= AT_SEA) t.pub.post[unit] = IN_THE_OPEN;
  return give(my.went);
};

export const retreat = section(
  'retreat',
  () => ({ left: [], went: [], way: { by: 'gate' }, byLand: -1, bySea: -1, cameTo: -1 }),
  {
    begin: step('17.9-a', (t, my) => {
      my.left = my.units.filter(unit => t.pub.at[unit] === my.space);
      if (fightersOf(t.own[my.side], my.left).length === 0) return leave(t, my);
      const hides = numberOf(my.side) === CARLIST && spaceZone[my.space] === CARLIST && my.left.some(isGun);
      return hides ? next : goto('next');
    }),
    hideFirst: decide('17.9-i', my => my.side, {
      hideGuns: {
        among: (_, my) => my.left.filter(isGun),
        size: ['17.9-i', (_, my) => [0, my.left.filter(isGun).length]],
        do(t, my, list) {
          let points = 0;
          for (const unit of list) {
            const kind = counterKind[unit] as 0 | 1;
            const n = takePoints(t, CARLIST, kind, my.space, t.pub.post[unit]!, pointsOf(t.pub, unit));
            putPoints(t, CARLIST, kind, HIDDEN_BOX, 0, n);
            points += n;
          }
          my.left = my.left.filter(unit => t.pub.at[unit] === my.space);
          if (points > 0) tell(t, '17.9-i', 'hidInBox', { side: my.side, space: my.space, points });
          return next;
        },
      },
    }),
    // 17.9-s Whoever has a way goes by it; only those who have none are surrounded, and they go together.
    next: step('17.9-s', (t, my) => {
      const own = t.own[my.side];
      if (fightersOf(own, my.left).length === 0) return leave(t, my);
      return waysOut(t.pub, own, my).length > 0 ? next : goto('surrounded');
    }),
    way: decide(
      '17.9-b',
      my => my.side,
      {
        retreatAll: {
          of: (v, my) => waysOut(v.pub, v.own, my),
          if: [
            [
              '18-c',
              (v, my, way) => way.by !== 'gate' || fitInside(v.pub, v.own, my, takers(v.pub, v.own, my, way)),
              'noRoomInside',
            ],
          ],
          do(t, my, way) {
            go(t, my, everybody(t.pub, t.own[my.side], my, way), way);
            return goto('next');
          },
        },
        // 17.9-d, 17.9-e Apart, where that is allowed; always apart where some go inside first.
        retreatSome: {
          of: (v, my) => (my.left.length > 1 ? waysOut(v.pub, v.own, my) : []),
          if: [['17.9-d', (_, my, way) => way.by === 'gate' || !goTogether(my.side, my.space), 'leaveTogether']],
          do(_, my, way) {
            my.way = way;
            return next;
          },
        },
      },
      { always: true },
    ),
    who: decide(
      '17.9-d',
      my => my.side,
      {
        retreating: {
          among: (_, my) => my.left,
          each: [
            ['17.9-b', (v, my, unit) => !isFighterToken(v.own, unit) || mayTake(v.pub, v.own, my, unit, my.way), 'notThatWay'],
          ],
          part: [['18-c', (v, my, list) => my.way.by !== 'gate' || fitInside(v.pub, v.own, my, list), 'noRoomInside']],
          whole: [
            ['11.3-a', (v, _, list) => fightersOf(v.own, list).length > 0, 'notAlone'],
            ['11.3-a', (v, my, list) => guarded(v.own, my, list), 'notAlone'],
          ],
          do(t, my, list) {
            go(t, my, list, my.way);
            return goto('next');
          },
        },
      },
      { always: true },
    ),
    surrounded: step('17.9-n', (_, my) => call('surrounded', { side: my.side, space: my.space, units: [...my.left] }, 'cameTo')),
    end: step('17.9-p', (_, my) => {
      if (my.cameTo >= 0 && !my.went.includes(my.cameTo)) my.went.push(my.cameTo);
      return give(my.went);
    }),
  },
);
