/** 16.3, 17. A LAND FORCE ON THE MARCH, step by step; 33 militia at a border, 34 overruns, 17.2 the price of a forced march. */
import { again, done, goto, next, write } from '@cuartel/engine';
import { landNeighbours, routeBetween } from '../data/map.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import { SPACES } from '../data/spaces.ts';
import { entryOf, stops } from '../queries/entry.ts';
import { couldOverrun, mayOverrun } from '../queries/expedition.ts';
import { holds } from '../queries/hands.ts';
import { isCaught } from '../queries/interception.ts';
import { borderHolds, isLandRoute, partisanStops, routeCost } from '../queries/movement.ts';
import { mayBeIn } from '../queries/nations.ts';
import { HELD, isRefused, NO_OVERRUN } from '../queries/refused.ts';
import { hasFortress } from '../queries/siege.ts';
import { surelyHoldsAshore } from '../queries/sight.ts';
import type { View } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { notThrown, throwOpenly } from '../verbs/dice.ts';
import {
  comeToRest,
  dropOff,
  enterByLand,
  expeditionaries,
  goAhead,
  MASTER_PLAN,
  payRoute,
  refuse,
  replan,
  rollPace,
  tryBorder,
  wearOut,
  weary,
} from '../verbs/march.ts';
import { overrun } from '../verbs/overrun.ts';

const { decide, moment, section, step } = write<Revolution>();
const EVERYWHERE: readonly number[] = SPACES.map((_, space) => space);
const me = (v: View): 0 | 1 => numberOf(v.me);

interface Here {
  readonly side: SideName;
  readonly from: number;
  readonly here: number;
  readonly held: boolean;
  readonly overran: boolean;
}
/** 16.10-a, 22.1-d It has stopped: as everybody sees, or as its owner has been told. */
const isHeld = (v: View, my: Here): boolean => my.held || isRefused(v.own, HELD);
/** 34.1-b, 34.1-e, 34.4-a An overrun may be tried where somebody may be, once per force; what the truth has refused is not asked again. */
const couldTry = (v: View, my: Here): boolean =>
  my.here !== my.from && !my.overran && couldOverrun(v.pub, me(v), my.here) && !isRefused(v.own, NO_OVERRUN);

export const march = section(
  'march',
  () => ({ here: -1, to: -1, die: 0, fresh: true, held: false, overran: false, thrown: notThrown('expedition') }),
  {
    roll: step('16.3-c', (t, my) => {
      my.here = my.from;
      my.die = rollPace(t, my.side);
      return next;
    }),
    // 16.12-c, 16.13-a Over any routes while MP last, and what is left is lost; 16.8-a nobody joins on the way. 16.3-d Whom it leaves behind, how far it can still go and who leads it is nobody else's business.
    path: decide(
      '16.3-d',
      my => my.side,
      {
        go: {
          of: (_, my) => landNeighbours(my.here),
          all: () => EVERYWHERE,
          if: [
            ['16.3-a', v => v.own.force.length > 0],
            ['16.10-a', (v, my) => !isHeld(v, my), 'stopped'],
            ['16.2-a', (_, my, to) => isLandRoute(routeBetween(my.here, to)), 'noRoute'],
            ['16.12-a', (v, my, to) => routeCost(routeBetween(my.here, to), v.own.force) <= v.own.mp, 'tooFar'],
            ['26.3-a', (v, _, to) => v.own.force.every(unit => mayBeIn(v.pub, unit, to)), 'barred'],
            [
              '23.1-a',
              (v, my, to) => !v.own.force.some(unit => borderHolds(v.pub, unit, my.here, to, v.own.commander)),
              'border',
            ],
          ],
          do(t, my, to) {
            // 22.1-d Somebody was ashore after all.
            if (my.here !== my.from && stops(entryOf(t, numberOf(my.side), my.here))) {
              refuse(t, my.side, HELD, my.here);
              return again;
            }
            goAhead(t, my.side);
            my.fresh = false;
            my.to = to;
            payRoute(t, my.side, my.here, to);
            return next;
          },
        },
        drop: {
          among: (v, my) => (isHeld(v, my) || v.own.mp === 0 ? [] : v.own.force),
          each: [['16.7-b', (v, _, unit) => unit !== v.own.commander, 'commanderStays']],
          whole: [['16.7-a', (v, _, list) => list.length < v.own.force.length, 'nobodyLeft']],
          do(t, my, list) {
            dropOff(t, my.side, list);
            return again;
          },
        },
        overrun: {
          if: [['34.1-a', couldTry]],
          do(t, my) {
            if (!mayOverrun(t, numberOf(my.side), t.own[my.side].force, my.here)) {
              refuse(t, my.side, NO_OVERRUN, my.here);
              return again;
            }
            goAhead(t, my.side);
            overrun(t, my.side, my.here);
            [my.overran, my.held] = [true, false];
            // 32.3-a Whoever was intercepted goes no further, even over the bodies of those who cut in.
            return isCaught(t.pub, my.here) ? goto('attrition') : goto('path');
          },
        },
        replan: {
          if: [['7.9-ae', (v, my) => my.fresh && holds(v.own, me(v), MASTER_PLAN)]],
          do(t, my) {
            my.die = replan(t, my.side);
            return goto('path');
          },
        },
        halt: { do: () => goto('attrition') },
      },
      { always: true, secret: true },
    ),
    border: step('33.1-a', (t, my) => {
      const militia = expeditionaries(t.own[my.side].force, my.here, my.to);
      my.thrown = notThrown('expedition');
      if (militia.length === 0) return next;
      return moment('rolled', throwOpenly(t, '33.1-a', my.side, 'expedition', militia.length), 'thrown');
    }),
    enter: step('16.2-a', (t, my) => {
      if (my.thrown.dice.length > 0) tryBorder(t, my.side, my.here, my.to, my.thrown.dice);
      enterByLand(t, my.side, my.here, my.to);
      my.here = my.to;
      return moment('entering', { side: my.side, to: my.to });
    }),
    // 32.3-a, 16.10-b, 29.4-b What everybody can see stops it (15.3-a, 17.4-a it will fight there); what nobody can see yet is found out by going on.
    intercepted: step('32.3-a', (t, my) => {
      const side = numberOf(my.side);
      const { pub } = t;
      my.held =
        isCaught(pub, my.here) ||
        pub.siege[my.here]! >= 0 ||
        partisanStops(pub, side, my.here) ||
        hasFortress(pub, side === 0 ? 1 : 0, my.here) ||
        surelyHoldsAshore(pub, side, my.here);
      return my.held && (my.overran || !couldOverrun(pub, side, my.here)) ? next : goto('path');
    }),
    attrition: step('17.2-a', (t, my) => {
      my.thrown = notThrown('attrition');
      const n = my.mode === 'free' ? 0 : weary(t, my.side, false).length;
      return n === 0 ? next : moment('rolled', throwOpenly(t, '17.2-a', my.side, 'attrition', n), 'thrown');
    }),
    losses: step('17.2-a', (t, my) => {
      if (my.thrown.dice.length > 0) wearOut(t, my.side, my.thrown.dice);
      comeToRest(t, my.side);
      return done;
    }),
  },
);
