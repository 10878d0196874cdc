/** 20. REINFORCEMENTS, and 21. REPLACEMENTS */
import { done, goto, next, write } from '@cuartel/engine';
import { blockArm, TRAIN } from '../data/blocks.ts';
import { HIDDEN_BOX, placeOfRegion } from '../data/places.ts';
import { ACTED, GAINED, IN_THE_OPEN, INSIDE, type Post } from '../data/posts.ts';
import { scenarios } from '../data/scenarios.ts';
import { CARLIST, LIBERAL, numberOf } from '../data/sides.ts';
import { EMPTY_BAG_POINTS, POINT_COST, SUPPLY_POINT_COST } from '../data/tables.ts';
import { FIELD, MOST_POINTS, MOUNTAIN, TOKENS_OF } from '../data/units.ts';
import {
  carlistPlaces,
  gunPlaces,
  placesFor,
  pointCost,
  reinforcementsOf,
  replaceable,
  replacesProvincial,
  restorable,
} from '../queries/replacements.ts';
import { backpacksLeft, canShow, spareCounter } from '../queries/stacking.ts';
import { countersAt, isToken, pointsOf } from '../queries/units.ts';
import type { Seen, View } from '../state/table.ts';
import type { GunKind, Spending } from '../types/turn.ts';
import type { War } from '../types.ts';
import {
  drawBlock,
  exchangeFor,
  placeBackpack,
  placeDrawn,
  placeRegional,
  placeTrain,
  reinforceAt,
  restoreUnit,
  returnDrawn,
  takeTrain,
} from '../verbs/arrive.ts';
import { putPoints } from '../verbs/guns.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, section, step } = write<War>();

const due = (pub: Seen, side: 0 | 1): readonly [blocks: number, artillery: number] =>
  reinforcementsOf(pub, side, pub.turn === 1 && pub.year === scenarios[pub.scenario].first);

export const reinforcements = section('reinforcements', () => ({}), {
  liberals: step('20-a', ({ pub }) => call('reinforce', { side: 'Liberal', blocks: due(pub, LIBERAL)[0] })),
  batteries: step('20.1-b', ({ pub }) => call('batteries', { side: 'Liberal', points: due(pub, LIBERAL)[1], field: false })),
  carlists: step('20.2-a', ({ pub }) => call('reinforce', { side: 'Carlist', blocks: due(pub, CARLIST)[0] })),
  hidden: step('20.2-b', ({ pub }) => call('batteries', { side: 'Carlist', points: due(pub, CARLIST)[1], field: false })),
});

/** 20.1-a, 20.1-c, 20.2-a Block by block, drawn blindly. */
export const reinforce = section('reinforce', () => ({ left: -1, paid: false }), {
  draw: step('20-a', (t, my) => {
    if (my.left < 0) my.left = my.blocks;
    if (my.left === 0) return done;
    my.left--;
    if (drawBlock(t, '20-a', my.side)) {
      if (my.side === 'Liberal' || carlistPlaces(t.pub).length > 0) return next;
      returnDrawn(t, my.side);
      return goto('draw');
    }
    tell(t, '20.2-c', 'bagEmpty', { side: my.side });
    if (my.paid && my.side === 'Liberal') return goto('draw');
    my.paid = true;
    return goto('instead');
  }),
  place: decide(
    '20-a',
    my => my.side,
    {
      put: {
        of: (v, my) => (exchanges(v) ? [] : placesFor(v.pub, v.own, numberOf(my.side), v.own.drawn)),
        do(t, my, place) {
          reinforceAt(t, my.side, place);
          return goto('draw');
        },
      },
      exchange: {
        rule: '20.1-c',
        of: v => (exchanges(v) ? replaceable(v.pub, v.own) : []),
        do(t, _, token) {
          exchangeFor(t, token);
          return goto('draw');
        },
      },
    },
    { always: true },
  ),
  // 20.2-c Two replacement points for the block that is not there.
  instead: step('20.2-c', (_, my) =>
    call('spend', { side: my.side, halves: EMPTY_BAG_POINTS * POINT_COST, recruiting: -1, yearEnd: false }),
  ),
  again: step('20-a', () => goto('draw')),
});
const exchanges = (v: View): boolean =>
  v.me === 'Liberal' && v.own.drawn >= 0 && replacesProvincial(v.own.drawn) && replaceable(v.pub, v.own).length > 0;

/** 18-a In a besieged port guns are brought inside. */
const postOf = (pub: Seen, at: number): Post => (at < pub.siege.length && pub.siege[at]! > 0 ? INSIDE : IN_THE_OPEN);
/** 20.1-b, 20.2-b Points of artillery, one at a time. */
const fits = (pub: Seen, side: 0 | 1, kind: GunKind, at: number): boolean => {
  if (at === HIDDEN_BOX)
    return (
      countersAt(pub, side, kind, at).some(one => pointsOf(pub, one) < MOST_POINTS[side][kind]) ||
      spareCounter(pub, side, kind, 1) >= 0
    );
  const [there] = countersAt(pub, side, kind, at, postOf(pub, at));
  // Beside a counter that cannot show it another may lie, until the actions are over (11.5-b).
  const full = there !== undefined && pointsOf(pub, there) >= MOST_POINTS[side][kind];
  const more = there !== undefined && canShow(pub, there, side, kind, pointsOf(pub, there) + 1);
  return more || (!full && spareCounter(pub, side, kind, 1) >= 0);
};
const gunOptions = ({ me, pub, own }: View, field: boolean): { kind: GunKind; at: number }[] => {
  const side = numberOf(me);
  const places = side === LIBERAL ? gunPlaces(pub, own) : [HIDDEN_BOX];
  const kinds: GunKind[] = field ? [FIELD] : [FIELD, MOUNTAIN];
  return kinds.flatMap(kind => places.filter(at => fits(pub, side, kind, at)).map(at => ({ kind, at })));
};
export const batteries = section('batteries', () => ({ left: -1 }), {
  count: step('20.1-b', (_, my) => {
    if (my.left < 0) my.left = my.points;
    return my.left === 0 ? done : next;
  }),
  gun: decide('20.1-b', my => my.side, {
    gun: {
      of: (v, my) => gunOptions(v, my.field),
      do(t, my, { kind, at }) {
        const side = numberOf(my.side);
        putPoints(t, side, kind, at, postOf(t.pub, at), 1);
        tell(t, side === LIBERAL ? '20.1-b' : '20.2-b', 'gunsCame', { side: my.side, kind, place: at });
        my.left--;
        return goto('count');
      },
    },
    // 20-b, 20.2-c With no place or no counter it is lost.
    enough: {
      if: [['20-b', (v, my) => gunOptions(v, my.field).length === 0]],
      do(t, my) {
        tell(t, '20-b', 'gunLost', { side: my.side });
        my.left--;
        return goto('count');
      },
    },
  }),
});

/** 21.2-c, 23.4-e Where what is built may go. */
const buildPlaces = (v: View, my: Spending & { placing: 'block' | 'train' | 'backpack' }): number[] => {
  if (my.recruiting >= 0) return [placeOfRegion(my.recruiting)];
  const block = v.own.drawn >= 0 && my.placing === 'block' ? v.own.drawn : trainOf[my.side];
  return placesFor(v.pub, v.own, numberOf(my.side), block);
};
const trainOf = {
  Liberal: TOKENS_OF[LIBERAL].find(block => blockArm[block] === TRAIN)!,
  Carlist: TOKENS_OF[CARLIST].find(block => blockArm[block] === TRAIN)!,
} as const;
/** 21.2-c Whether anything built has a place: regions always have room for Liberals. */
const hasPlace = (pub: Seen, my: Spending): boolean =>
  my.side === 'Liberal' || my.recruiting >= 0 || carlistPlaces(pub).length > 0;

/** 21.2-b Neither bands nor regionals lie in a bag; 23.4-g what is left over is lost. */
export const spend = section('spend', () => ({ left: -1, placing: 'block' }), {
  begin: step('21-a', (t, my) => {
    if (my.left < 0) {
      my.left = my.halves;
      tell(t, '21-a', 'replacementPoints', { side: my.side, halves: my.halves });
    }
    return my.left > 0 ? next : goto('settled');
  }),
  point: decide(
    '21.1-e',
    my => my.side,
    {
      restore: {
        rule: '21.1-a',
        of: (v, my) => restorable(v.pub, v.own, my),
        do(t, my, unit) {
          const own = t.own[my.side];
          const train = !isToken(unit) || blockArm[own.block[unit]!] === TRAIN;
          my.left -= pointCost(numberOf(my.side), t.pub.at[unit]!, train, my.recruiting >= 0);
          restoreUnit(t, unit);
          return goto('begin');
        },
      },
      raise: {
        if: [
          ['21.2-a', (v, my) => my.left >= POINT_COST && v.pub.bags[numberOf(my.side)]! > 0, 'noPoints'],
          ['23.4-e', (_, my) => my.recruiting < 0],
          ['21.2-c', (v, my) => hasPlace(v.pub, my)],
        ],
        do(t, my) {
          drawBlock(t, '21.2-a', my.side);
          my.placing = 'block';
          my.left -= POINT_COST;
          return next;
        },
      },
      train: {
        if: [
          ['21.2-a', (v, my) => my.left >= SUPPLY_POINT_COST && v.pub.trains[numberOf(my.side)]!.length > 0, 'noPoints'],
          ['21.2-c', (v, my) => hasPlace(v.pub, my)],
        ],
        do(t, my) {
          takeTrain(t, my.side);
          my.placing = 'train';
          my.left -= SUPPLY_POINT_COST;
          return next;
        },
      },
      backpack: {
        if: [
          ['21.2-a', (v, my) => my.left >= SUPPLY_POINT_COST && backpacksLeft(v.pub, numberOf(my.side)) > 0, 'noPoints'],
          ['21.2-c', (v, my) => hasPlace(v.pub, my)],
        ],
        do(_, my) {
          my.placing = 'backpack';
          my.left -= SUPPLY_POINT_COST;
          return next;
        },
      },
      levy: {
        rule: '23.4-e',
        of: (v, my) => (my.recruiting >= 0 && my.left >= POINT_COST ? v.pub.regionals : []),
        do(t, my, block) {
          my.left -= POINT_COST;
          placeRegional(t, block, placeOfRegion(my.recruiting));
          return goto('begin');
        },
      },
      enough: {
        rule: '21-a',
        do(_, my) {
          my.left = 0;
          return goto('settled');
        },
      },
    },
    { always: true },
  ),
  place: decide(
    '21.2-c',
    my => my.side,
    {
      put: {
        of: (v, my) => buildPlaces(v, my),
        do(t, my, at) {
          if (my.placing === 'backpack') placeBackpack(t, my.side, at);
          else if (my.placing === 'train') placeTrain(t, my.side, at);
          else placeDrawn(t, '21.2-a', my.side, at, 1, ACTED | GAINED);
          return goto('begin');
        },
      },
    },
    { always: true },
  ),
  // 21.2-d What cannot stand alone is looked at when the step is over.
  settled: step('21.2-d', () => call('settle', {})),
});
