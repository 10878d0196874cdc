/**
 * 24. FLEETS: a naval move, its cargo, and landing. 24.1-c Fleets of one place may sail as one force with the cargo of all; 24.4-b
 * the voyage may end at sea, in port or in a box. 24.2-b Enemy land units never drive a fleet out.
 */
import { again, done, goto, next, write } from '@cuartel/engine';
import { IS_PORT, IS_SEA, seaNeighbours } from '../data/map.ts';
import { foeOf, numberOf } from '../data/sides.ts';
import { SPACES } from '../data/spaces.ts';
import { FLEETS_OF, IS_FLEET, IS_LAND_COMBAT } from '../data/units.ts';
import { stopsFleet } from '../queries/entry.ts';
import { cargoOf, roomAboard } from '../queries/forces.ts';
import { holds } from '../queries/hands.ts';
import { isCaught } from '../queries/interception.ts';
import { maySail } from '../queries/movement.ts';
import { closedPort, HELD, isRefused, leadersOnly } from '../queries/refused.ts';
import { surelyHoldsCombat, surelyHoldsFleet, surelyHoldsLandCombat } from '../queries/sight.ts';
import { canAssault, landers, landingAt } from '../queries/transport.ts';
import type { View } from '../state/table.ts';
import type { Stowing } from '../types/war.ts';
import type { Revolution } from '../types.ts';
import { notThrown, throwOpenly } from '../verbs/dice.ts';
import { comeToRest, dropOff, enterBySea, goAhead, MASTER_PLAN, refuse, replan, rollPace, weary } from '../verbs/march.ts';
import { founder, holdUp, PRIVATEERS, playPrivateers, putAshore, stow, takeCargo } from '../verbs/sail.ts';

const { decide, moment, section, step, window } = write<Revolution>();
const me = (v: View): 0 | 1 => numberOf(v.me);
const EVERYWHERE: readonly number[] = SPACES.map((_, space) => space);
/** 24.2-a, 22.1-d It has stopped: as everybody sees, or as its owner has been told. */
const isHeld = (v: View, my: { readonly held: boolean }): boolean => my.held || isRefused(v.own, HELD);
/** 21.7-d Where the force is, a fleet stays: one of the list, or one that lay there before. */
const leavesAFleet = (v: View, list: readonly number[]): boolean =>
  FLEETS_OF[me(v)].some(
    fleet => v.own.at[fleet] === v.own.at[list[0]!] && (list.includes(fleet) || !v.own.force.includes(fleet)),
  );
const fleetsOf = (v: View): number[] => v.own.force.filter(unit => IS_FLEET[unit]);

/** 7.9-p, 7.9-ai When a naval move is declared, before its die. */
export const sailing = window('sailing', {
  rule: '7.9-p',
  order: (pub, about) => (pub.hands[numberOf(foeOf(about.side))]! > 0 ? [foeOf(about.side)] : []),
  once: true,
  choices: {
    privateers: {
      if: [['7.9-p', v => holds(v.own, me(v), PRIVATEERS)]],
      do(t, about, _, side) {
        playPrivateers(t, side, about.from);
        about.stopped = true;
        return done;
      },
    },
  },
});

/** 24.4-h Ways to stow what is aboard anew, among the fleets of the force that have room. */
const stowings = (v: View): Stowing[] => {
  const fleets = fleetsOf(v);
  if (fleets.length < 2) return [];
  return fleets.flatMap(fleet =>
    cargoOf(v.own, me(v), fleet).flatMap(what =>
      fleets.filter(to => to !== fleet && (!IS_LAND_COMBAT[what] || roomAboard(v.own, me(v), to) > 0)).map(to => ({ what, to })),
    ),
  );
};

export const sail = section(
  'sail',
  () => ({
    here: -1,
    to: -1,
    die: 0,
    steps: 0,
    seen: 0,
    fresh: true,
    held: false,
    landed: false,
    declared: { side: 'american', from: -1, stopped: false },
    thrown: notThrown('attrition'),
  }),
  {
    declare: step('24.4-i', (_, my) => {
      my.here = my.from;
      return my.sailing ? moment('sailing', { side: my.side, from: my.from, stopped: false }, 'declared') : goto('path');
    }),
    roll: step('16.3-c', (t, my) => {
      if (my.declared.stopped) {
        holdUp(t, my.side, my.from);
        comeToRest(t, my.side);
        return done;
      }
      takeCargo(t, my.side, my.from);
      my.die = rollPace(t, my.side);
      return next;
    }),
    path: decide(
      '24.4-i',
      my => my.side,
      {
        go: {
          of: (_, my) => (my.sailing ? seaNeighbours(my.here) : []),
          all: () => EVERYWHERE,
          if: [
            ['16.3-a', v => v.own.force.length > 0],
            ['24.4-k', (_, my) => my.sailing, 'notSailing'],
            ['24.2-a', (v, my) => !isHeld(v, my), 'stopped'],
            ['24.1-a', (_, my, to) => seaNeighbours(my.here).includes(to), 'noRoute'],
            ['16.12-a', v => v.own.mp > 0, 'tooFar'],
            ['25.4-b', (v, my, to) => maySail(v.pub, v.own, me(v), v.own.force, my.here, to, v.own.mp), 'barred'],
          ],
          do(t, my, to) {
            if (my.steps > 0 && stopsFleet(t, numberOf(my.side), my.here)) {
              refuse(t, my.side, HELD, my.here);
              return again;
            }
            goAhead(t, my.side);
            my.fresh = false;
            my.to = to;
            t.own[my.side].mp--;
            return next;
          },
        },
        land: {
          among: (v, my) =>
            IS_PORT[my.here] && (my.steps > 0 || !my.sailing) ? landers(v.pub, v.own, me(v), fleetsOf(v), my.here) : [],
          part: [
            ['24.4-e', (v, my) => !surelyHoldsFleet(v.pub, me(v), my.here) && !isRefused(v.own, closedPort(my.here)), 'closed'],
          ],
          whole: [
            [
              '24.6-l',
              (v, my, list) =>
                canAssault(list) ||
                v.pub.siege[my.here]! >= 0 ||
                (!surelyHoldsLandCombat(v.pub, me(v), my.here) && !isRefused(v.own, leadersOnly(my.here))),
              'noTroops',
            ],
          ],
          do(t, my, list) {
            const how = landingAt(t, numberOf(my.side), my.here);
            if (how === 'closed' || (how === 'assault' && !canAssault(list))) {
              refuse(t, my.side, how === 'closed' ? closedPort(my.here) : leadersOnly(my.here), my.here);
              return again;
            }
            goAhead(t, my.side);
            const own = t.own[my.side];
            const done = list.map(unit => own.aboard[unit]!);
            // 24.4-d They are done; 16.7-b the commander is with those who go on.
            const ended = done.includes(own.aboard[own.commander] ?? -1);
            putAshore(t, my.side, list, my.here, how);
            const others = own.force.filter(unit => !done.includes(unit));
            own.force = ended || !others.some(unit => IS_FLEET[unit]) ? [] : others;
            // Whoever looks on counts those ashore, and a ship for them.
            my.seen -= list.length + 1;
            my.landed = true;
            return goto('ashore');
          },
        },
        // 16.7-a, 16.7-b, 24.1-b Fleets stay on the way with what they carry, admirals with a fleet; neither the commander nor the ship he is aboard.
        drop: {
          among: (v, my) => (my.steps === 0 || isHeld(v, my) || v.own.mp === 0 ? [] : v.own.force),
          each: [
            ['16.7-b', (v, _, unit) => unit !== v.own.commander && unit !== v.own.aboard[v.own.commander], 'commanderStays'],
          ],
          whole: [
            ['16.7-a', (v, _, list) => v.own.force.some(unit => IS_FLEET[unit] && !list.includes(unit)), 'nobodyLeft'],
            ['21.7-d', (v, _, list) => list.every(unit => IS_FLEET[unit]) || leavesAFleet(v, list), 'swimming'],
          ],
          do(t, my, list) {
            dropOff(t, my.side, list);
            return again;
          },
        },
        stow: {
          of: (v, my) => (my.steps === 0 && my.sailing ? stowings(v) : []),
          do(t, my, { what, to }) {
            stow(t, my.side, what, to);
            return again;
          },
        },
        replan: {
          if: [['7.9-ae', (v, my) => my.sailing && my.fresh && holds(v.own, me(v), MASTER_PLAN)]],
          do(t, my) {
            my.die = replan(t, my.side);
            return goto('path');
          },
        },
        halt: { do: () => goto('attrition') },
      },
      { always: true, secret: true },
    ),
    enter: step('24.1-a', (t, my) => {
      my.seen = enterBySea(t, my.side, my.here, my.to);
      my.here = my.to;
      my.steps++;
      return moment('entering', { side: my.side, to: my.to });
    }),
    // 24.2-a, 24.3-a, 32.3-a, 29.4-d
    intercepted: step('24.2-a', (t, my) => {
      const side = numberOf(my.side);
      my.held = !IS_SEA[my.here] && (isCaught(t.pub, my.here) || surelyHoldsCombat(t.pub, side, my.here));
      return goto('path');
    }),
    // 32.2-e A landing is an entry too.
    ashore: step('32.2-e', (_, my) => moment('entering', { side: my.side, to: my.here })),
    // 24.4-d, 16.7-a Fleets of the force that have landed nobody may sail on. 22.1-b As long as there may be any, nobody else sees whether there are.
    onward: step('24.4-d', (t, my) => (my.sailing && !my.held && !isCaught(t.pub, my.here) && my.seen > 0 ? goto('path') : next)),
    attrition: step('17.2-b', (t, my) => {
      my.thrown = notThrown('attrition');
      const n = my.mode === 'free' ? 0 : weary(t, my.side, true).length;
      return n === 0 ? next : moment('rolled', throwOpenly(t, '17.2-b', my.side, 'attrition', n), 'thrown');
    }),
    losses: step('17.2-b', (t, my) => {
      if (my.thrown.dice.length > 0) founder(t, my.side, my.thrown.dice);
      comeToRest(t, my.side);
      return done;
    }),
  },
);
