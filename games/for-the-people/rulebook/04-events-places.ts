/** 4.2 EVENTS that name spaces: new SP, markers, forts, naval weapons. */
import { done, goto, next, write } from '@cuartel/engine';
import { numberOf, SIDES } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { stateOf } from '../data/states.ts';
import {
  armSites,
  fortifySites,
  fortsLeft,
  levySites,
  liftSites,
  markSitesOf,
  perSpace,
  placed,
  stepAt,
  together,
  weaponsLeft,
} from '../queries/event-steps.ts';
import { brigadesOf } from '../queries/pieces.ts';
import type { Seen } from '../state/table.ts';
import type { StepOf } from '../types/politics.ts';
import type { People } from '../types.ts';
import { buildFort, mark, placeWeapon, sinkIronclad, unmark } from '../verbs/control.ts';
import { placeInfantry } from '../verbs/losses.ts';

const { decide, section, step } = write<People>();
const EVERYWHERE: readonly Space[] = Array.from({ length: SIZE }, (_, space) => space);
const apart = (spaces: readonly Space[]): boolean => new Set(spaces.map(space => stateOf[space])).size === spaces.length;

export const levying = section('levying', () => ({}), {
  which: decide('4.2.7-a', my => SIDES[my.side]!, {
    levy: {
      among: (v, my) => levySites(v.pub, my.of),
      all: () => EVERYWHERE,
      each: [['4.2.7-a', (v, my, space) => levySites(v.pub, my.of).includes(space)]],
      times: (v, my, space) => perSpace(v.pub, stepAt(my.of, 'place-sp'), space),
      part: [['4.2.1-a', (_, my, list) => stepAt(my.of, 'place-sp').spread !== 'one-per-state' || apart(list)]],
      size: [
        '4.2.1-a',
        (v, my) => {
          const raised = stepAt(my.of, 'place-sp');
          const count = placed(v.pub, raised, levySites(v.pub, my.of));
          return [count, count];
        },
      ],
      do(t, my, spaces) {
        const raised = stepAt(my.of, 'place-sp');
        const side = numberOf(raised.side);
        if (raised.spread === 'one-space') placeInfantry(t, '4.2.1-a', side, spaces[0]!, together(t.pub, raised, spaces[0]!));
        else
          for (const space of new Set(spaces))
            placeInfantry(t, '4.2.1-a', side, space, spaces.filter(other => other === space).length);
        return done;
      },
    },
  }),
});

/** Cards 16, 105 and 111 measure from one brigade, named first. */
const fromBrigade = (of: StepOf): boolean => stepAt(of, 'place-marker').where.within?.of === 'own-brigade';
const sitesOf = (pub: Seen, my: { readonly side: 0 | 1; readonly of: StepOf; readonly brigade: number }): Space[] =>
  markSitesOf(pub, my.of, my.side, my.brigade);

export const marking = section('marking', () => ({ brigade: -1 }), {
  begin: step('4.2.1-a', (_, my) => (fromBrigade(my.of) ? next : goto('which'))),
  raider: decide('4.2.1-a', my => SIDES[my.side]!, {
    raider: {
      of: (v, my) => brigadesOf(v.pub, my.side),
      if: [['4.2.1-a', (v, my, brigade) => sitesOf(v.pub, { ...my, brigade }).length > 0]],
      do(_, my, brigade) {
        my.brigade = brigade;
        return next;
      },
    },
  }),
  which: decide('11.3-e', my => SIDES[my.side]!, {
    place: {
      among: (v, my) => sitesOf(v.pub, my),
      all: () => EVERYWHERE,
      each: [['11.3-e', (v, my, space) => sitesOf(v.pub, my).includes(space)]],
      size: [
        '11.3-a',
        (v, my) => {
          const { count } = stepAt(my.of, 'place-marker');
          return count === 'all' ? [0, sitesOf(v.pub, my).length] : [1, count];
        },
      ],
      do(t, my, spaces) {
        for (const space of spaces) mark(t, '11.3-a', my.side, space);
        return done;
      },
    },
  }),
});

export const lifting = section('lifting', () => ({}), {
  which: decide('4.2.1-a', my => SIDES[my.side]!, {
    lift: {
      among: (v, my) => liftSites(v.pub, my.of, my.side),
      all: () => EVERYWHERE,
      each: [['4.2.1-a', (v, my, space) => liftSites(v.pub, my.of, my.side).includes(space)]],
      size: [
        '4.2.1-a',
        (v, my) => {
          const taken = stepAt(my.of, 'remove-marker');
          const most = Math.min(taken.count, liftSites(v.pub, my.of, my.side).length);
          return [taken.must ? most : 1, most];
        },
      ],
      do(t, _, spaces) {
        for (const space of spaces) unmark(t, '4.2.1-a', space);
        return done;
      },
    },
  }),
});

export const fortifying = section('fortifying', () => ({}), {
  which: decide('6.8.6-a', my => SIDES[my.side]!, {
    fortify: {
      among: (v, my) => fortifySites(v.pub, my.of),
      all: () => EVERYWHERE,
      each: [['6.8.6-a', (v, my, space) => fortifySites(v.pub, my.of).includes(space)]],
      // Card 117's fort is built "if you wish".
      size: [
        '6.8.6-a',
        (v, my) => [my.of.step > 0 ? 0 : 1, Math.min(stepAt(my.of, 'place-fort').count, fortsLeft(v.pub, my.side))],
      ],
      do(t, my, spaces) {
        for (const space of spaces) buildFort(t, '6.8.6-a', my.side, space);
        return done;
      },
    },
  }),
});

export const arming = section('arming', () => ({}), {
  which: decide('6.7-a', my => SIDES[my.side]!, {
    arm: {
      among: (v, my) => armSites(v.pub, my.of),
      all: () => EVERYWHERE,
      each: [['6.7-a', (v, my, space) => armSites(v.pub, my.of).includes(space)]],
      size: [
        '6.7-a',
        (v, my) => {
          const { kind, count } = stepAt(my.of, 'place-weapon');
          return [1, Math.min(count, weaponsLeft(v.pub, kind))];
        },
      ],
      do(t, my, spaces) {
        for (const space of spaces) placeWeapon(t, stepAt(my.of, 'place-weapon').kind, space);
        return done;
      },
    },
  }),
});
export const sinking = section('sinking', () => ({}), {
  which: decide('6.7-c', my => SIDES[my.side]!, {
    sink: {
      of: v => v.pub.ironclads,
      do(t, _, space) {
        sinkIronclad(t, space);
        return done;
      },
    },
  }),
});
