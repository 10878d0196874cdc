/** 13. THE SEA: naval transport and landings. 13-a Units are activated, not a place; 13.1-f nobody intercepts, and whoever sails has acted. */
import { done, give, next, write } from '@cuartel/engine';
import { isSpace, type Place } from '../data/places.ts';
import { ACTED, AT_SEA, IN_THE_OPEN, INSIDE, LANDED } from '../data/posts.ts';
import { LIBERAL } from '../data/sides.ts';
import { COSTS } from '../data/tables.ts';
import type { Unit } from '../data/units.ts';
import { purse } from '../queries/actions.ts';
import { roomInside } from '../queries/fortresses.ts';
import { fightersIn, isTrain, sailors } from '../queries/groups.ts';
import { mustWait } from '../queries/movement.ts';
import { arrivesInside, landingsFrom, sailingFrom } from '../queries/sea.ts';
import { standingSum } from '../queries/standing.ts';
import { isToken } from '../queries/units.ts';
import { seaEntry, type Table } from '../state/table.ts';
import type { War } from '../types.ts';
import { remember } from '../verbs/march.ts';
import { tell } from '../verbs/pen.ts';
import { pay } from '../verbs/phase.ts';
import { declare, mark, moveUnits } from '../verbs/units.ts';

const { call, decide, section, step } = write<War>();

/** 13.1-c, 13.2-c At least one block of infantry or cavalry goes with the rest. */
const led = (v: { own: Parameters<typeof fightersIn>[0] }, units: readonly Unit[]): boolean =>
  fightersIn(v.own, units).length > 0;
/** A random handful with a block to lead it. */
const handful = (
  v: { own: Parameters<typeof fightersIn>[0] },
  members: readonly Unit[],
  most: number,
  pick: (n: number) => number,
): Unit[] => {
  const fighters = fightersIn(v.own, members);
  const first = fighters[pick(fighters.length)]!;
  let blocks = 1;
  return members.filter(
    unit => unit === first || (pick(3) === 0 && (!fighters.includes(unit) || (blocks < most && ++blocks <= most))),
  );
};
const sailFor = (t: Table, units: readonly Unit[]): number => fightersIn(t.own.Liberal, units).length * COSTS.sail;

export const transport = section('transport', () => ({ units: [], blocks: 0 }), {
  aboard: decide(
    '13.1-a',
    () => 'Liberal',
    {
      aboard: {
        among: (v, my) => sailors(v.pub, v.own, my.from),
        part: [
          [
            '13.1-a',
            (v, my, units) => {
              const blocks = fightersIn(v.own, units).length;
              return my.free > 0 ? blocks <= my.free : blocks * COSTS.sail <= purse(v.pub);
            },
            'noPoints',
          ],
        ],
        whole: [['13.1-c', (v, _, units) => led(v, units), 'needsFighter']],
        sample: (v, my, pick, members) =>
          handful(v, members, my.free > 0 ? my.free : Math.floor(purse(v.pub) / COSTS.sail), pick),
        do(t, my, units) {
          my.units = [...units];
          my.blocks = fightersIn(t.own.Liberal, units).length;
          if (my.free === 0) pay(t, '13.1-a', sailFor(t, units));
          // 5.2-d How many of the card's blocks these are.
          else declare(t, '5.2-d', 'Liberal', my.from, units.filter(isToken));
          return next;
        },
      },
      pass: { rule: '10-g', do: () => give(0) },
    },
    { always: true },
  ),
  ashore: decide(
    '13.1-b',
    () => 'Liberal',
    {
      ashore: {
        of: (v, my) => {
          const blocks = fightersIn(v.own, my.units).length;
          return sailingFrom(v.pub, my.from).filter(
            to => !arrivesInside(v.pub, to) || blocks <= roomInside(v.pub, v.own, LIBERAL, to),
          );
        },
        do(t, my, to) {
          for (const unit of my.units) remember(t, unit, ACTED);
          tell(t, '13.1-a', 'sailed', { units: my.units, from: my.from, to });
          moveUnits(t, my.units, to, arrivesInside(t.pub, to) ? INSIDE : IN_THE_OPEN);
          return next;
        },
      },
    },
    { always: true },
  ),
  settled: step('4.9-g', () => call('settle', {})),
  sailed: step('13.1-a', (_, my) => give(my.blocks)),
});

/** 13.2-a How many blocks may land. */
const mostLanding = (v: { pub: Table['pub'] | Parameters<typeof purse>[0] }): number =>
  v.pub.landing + standingSum(v.pub, 'landing-limit', LIBERAL);
export const landing = section('landing', () => ({ units: [] }), {
  aboard: decide(
    '13.2-a',
    () => 'Liberal',
    {
      aboard: {
        among: (v, my) => sailors(v.pub, v.own, my.from),
        each: [['13.2-c', (v, _, unit) => !isTrain(v.own, unit)]],
        part: [['13.2-a', (v, _, units) => fightersIn(v.own, units).length <= mostLanding(v), 'tooMany']],
        whole: [['13.2-c', (v, _, units) => led(v, units), 'needsFighter']],
        sample: (v, _, pick, members) => handful(v, members, mostLanding(v), pick),
        do(_, my, units) {
          my.units = [...units];
          return next;
        },
      },
      pass: { rule: '10-g', do: () => done },
    },
    { always: true },
  ),
  ashore: decide('13.2-b', () => 'Liberal', {
    ashore: {
      of: (v, my) => landingsFrom(v.pub, my.from),
      do(t, my, to: Place) {
        pay(t, '13.2-a', COSTS.land);
        t.pub.landed = true;
        for (const unit of my.units) {
          remember(t, unit, ACTED);
          mark(t, unit, LANDED);
        }
        if (isSpace(to) && !t.pub.entries.includes(seaEntry(to))) t.pub.entries.push(seaEntry(to));
        tell(t, '13.2-a', 'landed', { units: my.units, from: my.from, to });
        // 13.2-g Behind friends who came by land they wait at sea.
        const waits = mustWait(t.pub, LIBERAL, to);
        if (waits) tell(t, '13.2-g', 'waits', { side: 'Liberal', space: to, sea: true });
        moveUnits(t, my.units, to, waits ? AT_SEA : IN_THE_OPEN);
        return next;
      },
    },
  }),
  settled: step('4.9-g', () => call('settle', {})),
});
