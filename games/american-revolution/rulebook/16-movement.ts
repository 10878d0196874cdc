/** 16. MOVEMENT: the mover's phase, force by force; 28.6 sieges at its end. */
import { again, type Choices, done, goto, memoSeen, next, write } from '@cuartel/engine';
import { IS_SEA } from '../data/map.ts';
import { markerOf } from '../data/markers.ts';
import { foeOf, numberOf } from '../data/sides.ts';
import { IS_FLEET, UNIT_COUNT, UNITS_OF } from '../data/units.ts';
import { canLead, canPay, isMarching, isSailing, modesOf, needsForcedMarch } from '../queries/campaign.ts';
import { hasCombat } from '../queries/forces.ts';
import {
  bestCommander,
  commandersIn,
  fitsAboard,
  gatherable,
  goTogether,
  leavesNobodySwimming,
  maySailOut,
  someForce,
} from '../queries/gathering.ts';
import { holds } from '../queries/hands.ts';
import { canMove } from '../queries/movement.ts';
import { baitPlaces, minutemenPlaces } from '../queries/plays.ts';
import { closedPort, emptyWalls, isRefused, noBait, occupied } from '../queries/refused.ts';
import { canPaySiege, couldBesiege, mayBesiege } from '../queries/siege.ts';
import { surelyHoldsFleet } from '../queries/sight.ts';
import { isPortClosed, landers } from '../queries/transport.ts';
import { isAwaited } from '../queries/waiting.ts';
import { worksPlaces } from '../queries/works.ts';
import { CAUGHT, ENTERED, LANDED, MOVED, TRIED, type View } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { comeToRest, goAhead, refuse, setOut } from '../verbs/march.ts';
import { takeCargo } from '../verbs/sail.ts';
import { layWorks, playBait, raiseMinutemen, startSiege } from '../verbs/siege.ts';
import { clearDone, forget } from '../verbs/units.ts';

const { call, decide, moment, section, step } = write<Revolution>();
const BAIT = markerOf('bait');
const ENGINEERS = markerOf('engineers');
const MINUTEMEN = markerOf('minutemen');

const me = (v: View): 0 | 1 => numberOf(v.me);
/** Where the force that has been put together stands. */
const placeOf = (v: View): number => v.own.at[v.own.force[0]!]!;

/** 16.5-a Everybody who can still be in a force, as a list and by unit: asked for every member while it is only read. */
const able = memoSeen((v: View) => {
  const list = gatherable(v.pub, v.own, me(v));
  const is = new Uint8Array(UNIT_COUNT);
  for (const unit of list) is[unit] = 1;
  return { list, is };
});
const isGatherable = (v: View, unit: number): boolean => able(v).is[unit] === 1;
const isGatherableAt = (v: View, _: unknown, unit: number): boolean => isGatherable(v, unit);

/** 28.6-a Where a land force has come this phase. */
const entered = (v: View): number[] => {
  const found: number[] = [];
  for (let space = 0; space < v.pub.done.length; space++) if ((v.pub.done[space]! & ENTERED) !== 0) found.push(space);
  return found;
};

/** 28.6-a, 7.9-g Whoever does either has done with moving. */
const CLOSING = {
  besiege: {
    of: entered,
    if: [
      ['28.6-b', (v, _, at) => couldBesiege(v.pub, v.own, me(v), at) && !isRefused(v.own, emptyWalls(at))],
      ['28.6-c', v => canPaySiege(v.pub, me(v)), 'noPoints'],
    ],
    do(t, my, at) {
      if (!mayBesiege(t, numberOf(my.side), at)) {
        refuse(t, my.side, emptyWalls(at), at);
        return again;
      }
      startSiege(t, my.side, at);
      return goto('close');
    },
  },
  engineers: {
    of: v => (holds(v.own, me(v), ENGINEERS) ? worksPlaces(v.pub, v.own, me(v)) : []),
    if: [['7.9-g', (v, _, { at }) => !isRefused(v.own, occupied(at))]],
    do: (t, my, works) => (layWorks(t, my.side, works) ? goto('close') : again),
  },
} satisfies Choices<Revolution, 'movement'>;

export const movement = section('movement', () => ({ moved: false }), {
  begin: step('16.1-a', (t, my) => {
    forget(t, numberOf(my.side), MOVED | LANDED);
    forget(t, numberOf(foeOf(my.side)), TRIED | LANDED);
    clearDone(t, ENTERED | CAUGHT);
    comeToRest(t, my.side);
    // 17.1-a, 7.9-c Without a marker in hand nobody moves in the second and third phase.
    return needsForcedMarch(t.pub) && t.pub.hands[numberOf(my.side)] === 0 ? done : moment('between', {});
  }),
  // 16.3-a, 16.3-b, 16.3-e Force and commander are put together in secret, before the die; what comes of it is seen when it sets
  // out. 15.1-a, 16.6-a Of any size, with or without a leader; 16.1-b who starts among enemies may leave.
  order: decide(
    '16.3-a',
    my => my.side,
    {
      gather: {
        among: v => able(v).list,
        all: v => UNITS_OF[me(v)],
        each: [
          ['16.5-a', (v, _, unit) => isGatherable(v, unit) || canMove(v.pub, v.own, unit), 'cannotMove'],
          ['28.16-b', isGatherableAt, 'noWayOut'],
        ],
        part: [['16.3-a', (v, _, list) => list.every(unit => v.own.at[unit] === v.own.at[list[0]!]), 'elsewhere']],
        whole: [
          ['16.9-a', (v, _, list) => goTogether(v.pub, v.own, me(v), list), 'notTogether'],
          ['24.5-a', (v, _, list) => fitsAboard(v.own, me(v), list), 'noRoom'],
          ['21.7-d', (v, _, list) => leavesNobodySwimming(v.own, me(v), list), 'swimming'],
        ],
        sample: (v, _, pick, members) => someForce(v.pub, v.own, me(v), pick, members),
        do(t, my, list) {
          const own = t.own[my.side];
          own.force = [...list];
          own.commander = bestCommander(own, numberOf(my.side), list);
          return again;
        },
      },
      appoint: {
        of: v => commandersIn(v.own, me(v), v.own.force),
        if: [['16.3-b', (v, _, unit) => unit !== v.own.commander]],
        do(t, my, unit) {
          t.own[my.side].commander = unit;
          return again;
        },
      },
      march: {
        of: v => modesOf(v.pub),
        if: [
          ['16.3-a', v => isMarching(v.own), 'nobody'],
          ['17.1-a', (v, _, mode) => canPay(v.own, me(v), mode), 'noMarker'],
          ['17.1-b', (v, _, mode) => canLead(v.own, mode), 'noLeader'],
        ],
        do(t, my, mode) {
          my.moved = true;
          return call('march', { side: my.side, from: setOut(t, my.side, mode), mode });
        },
      },
      sail: {
        of: v => modesOf(v.pub),
        if: [
          ['16.9-b', v => isSailing(v.own), 'nobody'],
          ['17.1-a', (v, _, mode) => canPay(v.own, me(v), mode), 'noMarker'],
          ['17.1-b', (v, _, mode) => canLead(v.own, mode), 'noLeader'],
        ],
        do(t, my, mode) {
          const own = t.own[my.side];
          const number = numberOf(my.side);
          const from = own.at[own.force[0]!]!;
          // 24.4-e A hidden fleet closes the port to those who would come aboard.
          if (!own.force.every(unit => maySailOut(own, number, unit)) && isPortClosed(t, number, from)) {
            refuse(t, my.side, closedPort(from), from);
            [own.force, own.commander] = [[], -1];
            return again;
          }
          my.moved = true;
          return call('sail', { side: my.side, from: setOut(t, my.side, mode), mode, sailing: true });
        },
      },
      disembark: {
        of: v => modesOf(v.pub),
        if: [
          ['16.9-b', v => isSailing(v.own), 'nobody'],
          ['24.4-k', v => !IS_SEA[placeOf(v)] && v.own.force.every(unit => maySailOut(v.own, me(v), unit)), 'noPort'],
          ['24.4-e', v => !surelyHoldsFleet(v.pub, me(v), placeOf(v)) && !isRefused(v.own, closedPort(placeOf(v))), 'closed'],
          [
            '24.4-d',
            v =>
              landers(
                v.pub,
                v.own,
                me(v),
                v.own.force.filter(unit => IS_FLEET[unit]),
                placeOf(v),
              ).length > 0,
            'noCargo',
          ],
          ['17.1-a', (v, _, mode) => canPay(v.own, me(v), mode), 'noMarker'],
          ['17.1-b', (v, _, mode) => canLead(v.own, mode), 'noLeader'],
        ],
        do(t, my, mode) {
          const own = t.own[my.side];
          const from = own.at[own.force[0]!]!;
          if (isPortClosed(t, numberOf(my.side), from)) {
            refuse(t, my.side, closedPort(from), from);
            return again;
          }
          my.moved = true;
          const at = setOut(t, my.side, mode);
          takeCargo(t, my.side, at);
          return call('sail', { side: my.side, from: at, mode, sailing: false });
        },
      },
      minutemen: {
        of: v => (holds(v.own, me(v), MINUTEMEN) ? minutemenPlaces(v.pub, me(v)) : []),
        if: [
          ['7.9-af', (_, my) => !my.moved, 'tooLate'],
          ['7.9-l', (v, _, at) => !isRefused(v.own, occupied(at))],
        ],
        do(t, my, at) {
          if (hasCombat(t.own[foeOf(my.side)], numberOf(foeOf(my.side)), at)) {
            refuse(t, my.side, occupied(at), at);
            return again;
          }
          goAhead(t, my.side);
          raiseMinutemen(t, my.side, at);
          return isAwaited(t) ? call('congress', {}) : goto('order');
        },
      },
      bait: {
        of: v => (holds(v.own, me(v), BAIT) ? baitPlaces(v.pub, me(v)) : []),
        if: [['7.9-a', (v, _, at) => !isRefused(v.own, noBait(at))]],
        do(t, my, at) {
          if (!hasCombat(t.own[foeOf(my.side)], numberOf(foeOf(my.side)), at)) {
            refuse(t, my.side, noBait(at), at);
            return again;
          }
          goAhead(t, my.side);
          playBait(t, my.side);
          return call('bait', { side: my.side, space: at });
        },
      },
      ...CLOSING,
      finish: { do: () => goto('end') },
    },
    { always: true, secret: true },
  ),
  after: step('16.4-a', () => moment('between', {})),
  // 7.11-d, 17.3-a Force by force, each paid for when it sets out, nobody twice.
  more: step('16.4-a', () => goto('order')),
  // 28.6-a Once a siege marker is laid, the moving is over.
  close: decide(
    '28.6-a',
    my => my.side,
    {
      ...CLOSING,
      finish: { do: () => next },
    },
    { always: true, secret: true },
  ),
  // 7.9-am What may be played at any time is asked for when the Combat Phase begins, with nothing in between.
  end: step('16.1-a', (t, my) => {
    comeToRest(t, my.side);
    return done;
  }),
});
