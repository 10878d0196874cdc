/** 24. YEAR END */
import { die, done, goto, next, over, write } from '@cuartel/engine';
import { isBand } from '../data/blocks.ts';
import { HIDDEN_BOX, isSpace } from '../data/places.ts';
import { IN_THE_OPEN, INSIDE } from '../data/posts.ts';
import { CARLIST, LIBERAL, numberOf } from '../data/sides.ts';
import { spaceZone } from '../data/spaces.ts';
import { CARLIST_REDEPLOYS } from '../data/tables.ts';
import { BACKPACK, counterKind, FIRST_COUNTER, UNITS_OF, type Unit } from '../data/units.ts';
import { fortressPoints, isBesieged } from '../queries/fortresses.ts';
import { mayRedeploy, redeploysTo } from '../queries/redeployment.ts';
import { carlistPlaces, yearEndPoints } from '../queries/replacements.ts';
import { canDivide } from '../queries/stacking.ts';
import { isToken, pointsOf } from '../queries/units.ts';
import { endsWith, inDecisiveZone, lastNumber, winnerBy, yearEndVp } from '../queries/victory.ts';
import type { Seen, View } from '../state/table.ts';
import type { War } from '../types.ts';
import { placeBand } from '../verbs/arrive.ts';
import { sweepStanding } from '../verbs/cards.ts';
import { liftSieges } from '../verbs/fortress.ts';
import { putPoints, takePoints } from '../verbs/guns.ts';
import { tell } from '../verbs/pen.ts';
import { gainVp } from '../verbs/tracks.ts';
import { moveUnit } from '../verbs/units.ts';
import { endGame } from '../verbs/victory.ts';
import { bringArrivals, turnYear } from '../verbs/year.ts';

const { call, decide, section, step } = write<War>();

export const yearEnd = section('yearEnd', () => ({}), {
  points: step('24.1-a', t => {
    tell(t, '3-a', 'yearEnds', { year: t.pub.year });
    const { fortresses, baztan, weariness } = yearEndVp(t.pub);
    tell(t, '24.1-a', 'fortressPoints', { points: fortressPoints(t.pub), vp: fortresses });
    if (fortresses !== 0) gainVp(t, '24.1-a', fortresses > 0 ? 'Carlist' : 'Liberal', 1);
    gainVp(t, '24.1-b', 'Liberal', -baztan);
    gainVp(t, '24.2-a', 'Liberal', -weariness);
    return next;
  }),
  decisive: step('24.3-a', t => {
    const winner = inDecisiveZone(t.pub.vp);
    if (winner === null) return next;
    endGame(t, '9-c', 'decisive', winner);
    return over;
  }),
  scenario: step('24.4-a', t => {
    if (!endsWith(t.pub)) return next;
    const need = lastNumber(t.pub);
    const rolled = die(t);
    tell(t, '24.4-a', 'lastRoll', { need, die: rolled, wins: rolled <= need });
    if (rolled <= need) gainVp(t, '24.4-a', 'Carlist', 1);
    const winner = winnerBy(t.pub);
    endGame(t, '9-d', winner === null ? 'draw' : 'scenario', winner);
    return over;
  }),
  winter: step('24.5-a', () => call('uprising', {})),
  liberalWinter: step('24.5-a', () => call('supply', { side: 'Liberal', winter: true })),
  carlistWinter: step('24.5-a', () => call('supply', { side: 'Carlist', winter: true })),
  arrivals: step('24.6-a', t => {
    bringArrivals(t);
    return next;
  }),
  liberalPoints: step('24.7-a', ({ pub }) =>
    call('spend', { side: 'Liberal', halves: 2 * yearEndPoints(pub, LIBERAL), recruiting: -1, yearEnd: true }),
  ),
  carlistPoints: step('24.7-a', ({ pub }) =>
    call('spend', { side: 'Carlist', halves: 2 * yearEndPoints(pub, CARLIST), recruiting: -1, yearEnd: true }),
  ),
  bands: step('24.7-b', ({ pub }) => (pub.bands.length > 0 && carlistPlaces(pub).length > 0 ? next : goto('liberalMoves'))),
  band: decide('24.7-b', () => 'Carlist', {
    put: {
      of: v => carlistPlaces(v.pub),
      do(t, _, place) {
        placeBand(t, '24.7-b', t.pub.bands[0]!, place);
        return goto('bands');
      },
    },
  }),
  liberalMoves: step('24.8-a', t => {
    const rolled = die(t);
    tell(t, '24.8-a', 'redeployRoll', { die: rolled });
    return call('redeployment', { side: 'Liberal', units: rolled });
  }),
  carlistMoves: step('24.8-a', () => call('redeployment', { side: 'Carlist', units: CARLIST_REDEPLOYS })),
  decks: step('24.9-a', t => {
    turnYear(t);
    sweepStanding(t, 'year');
    return done;
  }),
});

/** 24.8-b Units that may be lifted; what has been redeployed may not again. */
const liftable = ({ me, pub, own }: View, my: { left: number; gone: readonly Unit[] }): { unit: Unit; points: number }[] => {
  const side = numberOf(me);
  return UNITS_OF[side].flatMap(unit => {
    if (pub.at[unit]! < 0 || pub.at[unit] === HIDDEN_BOX || my.gone.includes(unit)) return [];
    const { land, sea } = mayRedeploy(pub, side, unit);
    if (!land && !sea) return [];
    if (isToken(unit)) return my.left > 0 || isBand[own.block[unit]!] ? [{ unit, points: 0 }] : [];
    if (my.left === 0 && !hides(pub, unit)) return [];
    const points = pointsOf(pub, unit);
    if (counterKind[unit] === BACKPACK) return my.left > 0 ? [{ unit, points: 0 }] : [];
    return Array.from({ length: points }, (_, i) => ({ unit, points: i + 1 })).filter(
      part => part.points === points || canDivide(pub, unit, part.points),
    );
  });
};
/** 14.3-c, 24.8-a Guns that the Carlist may hide for nothing. */
const hides = (pub: Seen, unit: Unit): boolean => {
  const at = pub.at[unit]!;
  return (
    UNITS_OF[CARLIST].includes(unit) &&
    unit >= FIRST_COUNTER &&
    counterKind[unit] !== BACKPACK &&
    isSpace(at) &&
    spaceZone[at] === CARLIST &&
    !(pub.post[unit] === INSIDE && pub.siege[at]! > 0)
  );
};
export const redeployment = section('redeployment', () => ({ left: -1, unit: -1, points: 0, gone: [] }), {
  begin: step('24.8-a', (_, my) => {
    if (my.left < 0) my.left = my.units;
    return next;
  }),
  who: decide(
    '24.8-d',
    my => my.side,
    {
      lift: {
        of: (v, my) => liftable(v, my),
        do(_, my, { unit, points }) {
          my.unit = unit;
          my.points = points;
          return next;
        },
      },
      enough: { do: () => goto('end') },
    },
    { always: true },
  ),
  where: decide(
    '24.8-c',
    my => my.side,
    {
      put: {
        of: (v, my) => [
          ...(my.left > 0 || isToken(my.unit) ? redeploysTo(v.pub, v.own, numberOf(my.side), my.unit) : []),
          ...(hides(v.pub, my.unit) ? [HIDDEN_BOX] : []),
        ],
        do(t, my, to) {
          const side = numberOf(my.side);
          const from = t.pub.at[my.unit]!;
          const band = isToken(my.unit) && isBand[t.own[my.side].block[my.unit]!]!;
          if (to !== HIDDEN_BOX && !band) my.left--;
          const inside = isSpace(to) && isBesieged(t.pub, side, to);
          const post = inside ? INSIDE : IN_THE_OPEN;
          if (my.points === 0 || my.points === pointsOf(t.pub, my.unit)) {
            moveUnit(t, my.unit, to, post);
            my.gone.push(my.unit);
          } else {
            const kind = counterKind[my.unit] as 0 | 1;
            const n = takePoints(t, side, kind, from, t.pub.post[my.unit]!, my.points);
            putPoints(t, side, kind, to, post, n);
          }
          // 11.4-j Those who go after the last besieger find the fortress open to its owner.
          liftSieges(t);
          tell(t, to === HIDDEN_BOX ? '14.3-c' : '24.8-a', 'redeployed', {
            side: my.side,
            from,
            to,
            unit: my.unit,
            free: band || to === HIDDEN_BOX,
          });
          return goto('who');
        },
      },
      // Nobody is made to go.
      stay: {
        rule: '24.8-d',
        do(_, my) {
          my.gone.push(my.unit);
          return goto('who');
        },
      },
    },
    { always: true },
  ),
  end: step('24.8-b', () => call('settle', {})),
});
