/** 11. MOVEMENT of a group: roads, forced marches, drops; 12.3 countermarch */
import { die, goto, next, write } from '@cuartel/engine';
import { isRegion, isSpace, placeOfRegion, regionAt } from '../data/places.ts';
import { IN_THE_OPEN } from '../data/posts.ts';
import { otherEnd, type Road } from '../data/roads.ts';
import { foe, foeOf, numberOf, type Side } from '../data/sides.ts';
import { COUNTERMARCH_COST } from '../data/tables.ts';
import type { Unit } from '../data/units.ts';
import { countermarchesSurely, countermarchSucceeds, mayCountermarch, mayEvade, waysBeyond } from '../queries/carlist-moves.ts';
import { emptyTownEntered } from '../queries/conditions.ts';
import { worksLost } from '../queries/fortresses.ts';
import { fightersIn, howToTake, mayLeave, mayTake, roadsFrom } from '../queries/groups.ts';
import { couldIntercept } from '../queries/interception.ts';
import { blocksIn, canTake, costOf, groupPoints, mustWait, rollsToMove, stopsIn } from '../queries/movement.ts';
import { regionMoves } from '../queries/regions.ts';
import { isStanding, standingSum } from '../queries/standing.ts';
import type { Seen, View } from '../state/table.ts';
import type { War } from '../types.ts';
import { sweepStanding } from '../verbs/cards.ts';
import { destroyWorks } from '../verbs/fortress.ts';
import { advance, endMove, forceMarch } from '../verbs/march.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, moment, section, step } = write<War>();

interface Marching {
  side: 'Liberal' | 'Carlist';
  units: Unit[];
  from: number;
  at: number;
  points: number;
  spent: number;
  tried: boolean;
  bound: boolean;
}
/** What cards look at in a moving group. */
const occasion = (my: Readonly<Marching>): { side: Side; place: number; from: number; blocks: number } => ({
  side: numberOf(my.side),
  place: my.at,
  from: my.from,
  blocks: blocksIn(my.units),
});
/** 11.1-e, 11.2-f Roads the group can take in one of the two ways. */
const roads = (v: View, my: Readonly<Marching>, how: 'pays' | 'forces'): Road[] =>
  roadsFrom(my.at).filter(
    road =>
      (!my.bound || isRegion(otherEnd(road, my.at))) &&
      howToTake(v.own, my.units, road, my.points, my.spent) === how &&
      mayTake(v.pub, numberOf(my.side), my.from, my.at, road),
  );
/** 12.3-a */
const countermarches = (v: View, my: Readonly<Marching>): Road[] =>
  my.side === 'Liberal' || my.tried || my.bound || !isSpace(my.at)
    ? []
    : roadsFrom(my.at).filter(road => mayCountermarch(v.pub, v.own, my.units, my.at, otherEnd(road, my.at), my.points, my.spent));
/** 11.6-a, 8-d, 11.6-p, 23.1-e Whether anybody is asked to intercept, also where the group comes from a region: units beside, and something to pay with. All of it is public. */
const mayBeIntercepted = (pub: Seen, my: Readonly<Marching>): boolean => {
  const by = foeOf(numberOf(my.side));
  return (
    isSpace(my.at) && (pub.command[by]! > 0 || pub.hands[by]! > 0) && couldIntercept(pub, numberOf(my.side), my.at, my.units)
  );
};

export const march = section(
  'march',
  () => ({ at: -1, points: 0, spent: 0, die: 0, road: -1, moved: false, forced: false, tried: false, halted: false, left: [] }),
  {
    begin: step('11-a', (t, my) => {
      my.at = my.from;
      tell(t, '11-a', 'setOut', { side: my.side, units: my.units, from: my.from });
      return isRegion(my.from) ? next : goto('cards');
    }),
    // 23.1-b, 23.1-c, 23.1-g, 23.1-h, 23.1-i Out of a region: to another, without points, or to the North.
    course: decide('23.1-b', my => my.side, {
      cross: {
        rule: '23.1-h',
        of: (v, my) => regionMoves(v.pub, numberOf(my.side), regionAt(my.from)),
        do(t, my, region) {
          my.at = placeOfRegion(region);
          my.moved = true;
          for (const unit of my.units) t.pub.at[unit] = my.at;
          tell(t, '23.1-h', 'marched', { side: my.side, units: my.units, from: my.from, to: my.at });
          return goto('end');
        },
      },
      north: {
        if: [['23-d', (_, my) => roadsFrom(my.from).length > 0]],
        do: () => next,
      },
      // 10-g Only where there is nowhere to go.
      stop: {
        if: [
          [
            '23.1-c',
            (v, my) => roadsFrom(my.from).length === 0 && regionMoves(v.pub, numberOf(my.side), regionAt(my.from)).length === 0,
          ],
        ],
        do: () => goto('end'),
      },
    }),
    cards: step('7.1-b', (_, my) => moment('cards', { window: 'own-movement', by: my.side, on: occasion(my) })),
    roll: step('11.1-a', (t, my) => {
      if (!rollsToMove(t.pub, numberOf(my.side), my.from)) return goto('allowance');
      my.die = die(t);
      tell(t, '11.1-a', 'movementRoll', { die: my.die });
      return next;
    }),
    rollCards: step('7.1-b', (_, my) => moment('cards', { window: 'own-movement-roll', by: my.side, on: occasion(my) })),
    allowance: step('11.1-b', (t, my) => {
      my.points = groupPoints(t.pub, {
        side: numberOf(my.side),
        from: my.from,
        blocks: blocksIn(my.units),
        die: my.die,
        concentrated: my.gathered,
        bonus: standingSum(t.pub, 'movement', numberOf(my.side)),
      });
      tell(t, '11.1-b', 'allowance', { side: my.side, points: my.points });
      return next;
    }),
    step: decide(
      '11.1-f',
      my => my.side,
      {
        go: {
          rule: '11.1-f',
          of: (v, my) => roads(v, my, 'pays'),
          do(t, my, road) {
            const to = otherEnd(road, my.at);
            my.spent += costOf(road);
            enter(t, my, road, to);
            return goto('entered');
          },
        },
        force: {
          rule: '11.2-a',
          of: (v, my) => (my.forced ? [] : roads(v, my, 'forces')),
          do(t, my, road) {
            const to = otherEnd(road, my.at);
            const own = t.own[my.side];
            const forcing = my.units.filter(unit => canTake(own, unit, road, my.points, my.spent) === 'forces');
            my.spent += costOf(road);
            my.forced = true;
            enter(t, my, road, to);
            // 11.2-e Before anybody reacts.
            forceMarch(t, my.side, forcing, to);
            my.units = my.units.filter(unit => t.pub.at[unit] === to);
            return goto('entered');
          },
        },
        countermarch: {
          rule: '12.3-a',
          of: (v, my) => countermarches(v, my),
          do(t, my, road) {
            const through = otherEnd(road, my.at);
            my.road = road;
            my.spent += COUNTERMARCH_COST;
            if (countermarchesSurely(through)) tell(t, '12.3-f', 'countermarchSure', { space: through });
            else {
              const rolled = die(t);
              const success = countermarchSucceeds(rolled, my.units);
              tell(t, '12.3-c', 'countermarchRoll', { space: through, blocks: blocksIn(my.units), die: rolled, success });
              if (!success) {
                my.tried = true;
                return goto('failed');
              }
            }
            my.spent += costOf(road);
            enter(t, my, road, through, false);
            return goto('beyond');
          },
        },
        drop: {
          rule: '11-b',
          among: (_, my) => my.units,
          // An expedition leaves nobody behind in its region.
          each: [['23.1-b', (_, my) => my.side === 'Liberal' || isSpace(my.at), 'allTogether']],
          size: ['11-b', (_, my) => [1, my.units.length - 1]],
          whole: [
            [
              '11.3-a',
              (v, my, units) =>
                fightersIn(
                  v.own,
                  my.units.filter(unit => !units.includes(unit)),
                ).length > 0,
              'needsFighter',
            ],
            ['11.3-b', (v, my, units) => mayLeave(v.pub, v.own, numberOf(my.side), my.at, units, my.units), 'needsFighter'],
          ],
          do(t, my, units) {
            my.units = my.units.filter(unit => !units.includes(unit));
            tell(t, '11-b', 'dropped', { units: [...units], place: my.at });
            // 11-c, 11.1-g Who never left may still act, unless a die was rolled for him.
            if (my.moved || my.die > 0) endMove(t, my.side, units, []);
            if (!my.left.includes(my.at)) my.left.push(my.at);
            return goto('step');
          },
        },
        stop: {
          if: [
            [
              '11.1-g',
              // 12.3-d Whoever has failed a countermarch may stay where he is.
              (v, my) =>
                my.moved || my.die > 0 || my.tried || (roads(v, my, 'pays').length === 0 && roads(v, my, 'forces').length === 0),
            ],
          ],
          do: () => goto('end'),
        },
      },
      { always: true },
    ),
    // 12.3-d
    failed: decide('12.3-d', my => my.side, {
      enter: {
        do(t, my) {
          const to = otherEnd(my.road, my.at);
          my.spent += costOf(my.road);
          enter(t, my, my.road, to);
          return goto('entered');
        },
      },
      stay: { do: () => goto('step') },
    }),
    // 12.3-e, 12.3-g, 12.3-h At once, to a space that qualifies, inside the zone or out of it, and without dropping anybody.
    beyond: decide('12.3-h', my => my.side, {
      go: {
        of: (v, my) =>
          waysBeyond(v.pub, otherEnd(my.road, my.at), my.at).filter(
            road => howToTake(v.own, my.units, road, my.points, my.spent) === 'pays',
          ),
        do(t, my, road) {
          const to = otherEnd(road, my.at);
          my.spent += costOf(road);
          enter(t, my, road, to);
          return next;
        },
      },
    }),
    entered: step('11.4-a', (t, my) =>
      my.units.length === 0 || isRegion(my.at) || t.pub.post[my.units[0]!] !== 0 ? goto('end') : next,
    ),
    // 11.6-k Whoever intercepts is there first, and defends the works of the space.
    interceptions: step('11.6-f', ({ pub }, my) =>
      mayBeIntercepted(pub, my) ? call('interceptions', { side: foe(my.side), into: my.at, group: my.units }, 'halted') : next,
    ),
    // 12.2-g Where an interception has succeeded nobody evades.
    reaction: step('12.2-j', (t, my) => {
      if (my.halted) return goto('end');
      passWorks(t, my);
      const { pub } = t;
      const by = foe(my.side);
      const opens = my.side === 'Liberal' ? mayEvade(pub, my.at, my.units) : emptyTownEntered(pub, my.at);
      return opens ? moment('cards', { window: 'entry', by, on: { side: numberOf(by), place: my.at } }) : next;
    }),
    evasion: step('12.2-a', ({ pub }, my) =>
      my.side === 'Liberal' && mayEvade(pub, my.at, my.units)
        ? call('evasion', { space: my.at, group: my.units }, 'halted')
        : next,
    ),
    // 11.4-e, 11.5-a Nothing else stops it: neither an empty town nor a crowd of friends. 12.2-d Whoever stayed behind in a fortress does.
    met: step('11.4-a', (t, my) => {
      passWorks(t, my);
      return my.forced || my.halted || stopsIn(t.pub, numberOf(my.side), my.at) ? next : goto('step');
    }),
    end: step('4.9-g', (t, my) => {
      const side = numberOf(my.side);
      // C7 Who waits on a road starts no combat (11.4-f).
      const met = my.units.some(unit => t.pub.post[unit] === IN_THE_OPEN) && stopsIn(t.pub, side, my.at);
      if (isSpace(my.at) && isStanding(t.pub, 'silence') && met) t.pub.silenced.push(my.at);
      endMove(t, my.side, my.units, [...my.left, my.at]);
      sweepStanding(t, 'move');
      return call('settle', {});
    }),
  },
);

/** 10.2-d, 10.2-e Works without a defender fall to a group that only passes. */
const passWorks = (t: Parameters<typeof advance>[0], my: Readonly<Marching>): void => {
  const enemy = foeOf(numberOf(my.side));
  if (worksLost(t.pub, t.own[my.side], enemy, my.at)) destroyWorks(t, enemy, my.at);
};
/** 11.4-f Into the next place, or onto the road before it where an earlier group faces the enemy; a countermarch passes (12.3-h). */
const enter = (
  t: Parameters<typeof advance>[0],
  my: Marching & { moved: boolean },
  road: Road,
  to: number,
  waits = mustWait(t.pub, numberOf(my.side), to),
): void => {
  advance(t, my.side, my.units, road, to, waits);
  my.at = to;
  my.moved = true;
};
