/** 13.0 Everything a player may do in his Mobilization step, as he sees it. */
import { DETACHMENT, INDIAN, LIGHT, REGULAR } from '../data/kinds.ts';
import { IS_BOX } from '../data/map.ts';
import { RECRUITS } from '../data/mobilization.ts';
import { AMERICANS, BRITONS, HESSIANS } from '../data/nations.ts';
import { COLONIAL_REGIONS, type Region } from '../data/regions.ts';
import { numberOf } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { DRILL_COST } from '../data/tables.ts';
import { NATION, UNITS_OF, type Unit } from '../data/units.ts';
import type { View } from '../state/table.ts';
import type { Change, Joining, Raising, Recruiting } from '../types/politics.ts';
import { agitationPoints } from './hands.ts';
import {
  arrivalsOf,
  canDivide,
  canJoin,
  canUpgrade,
  counterFor,
  countersFor,
  fortressPrice,
  mayArrive,
  mayFortify,
  partisanPlaces,
  partisanPrice,
  recruitsOpen,
  upgradePrice,
} from './mobilization.ts';
import { drillLimit, drillMilitia, leaderPosts } from './plays.ts';

const AMERICAN_LINES: readonly number[] = RECRUITS.flatMap(({ nation, kind }, line) =>
  nation === AMERICANS && (kind === REGULAR || kind === LIGHT) ? [line] : [],
);
const HESSIAN_LINES: readonly number[] = RECRUITS.flatMap(({ nation }, line) => (nation === HESSIANS ? [line] : []));
const TRIBE_LINE = RECRUITS.findIndex(({ kind }) => kind === INDIAN);
const REGIONS_NUMBERED: readonly Region[] = Array.from({ length: COLONIAL_REGIONS }, (_, region) => region);
const SPACES_NUMBERED: readonly Space[] = Array.from({ length: SPACE_COUNT }, (_, space) => space);

/** 22.1-d Where hidden enemies have refused him in this step, he is not offered to try again. */
const open = (v: View, at: Space): boolean => !v.own.refused.includes(at);
/** 13.1-b Hidden enemy combat units may be in the way: not in a box, and not of Indians (27.2-c). */
export const needsClear = (line: number, at: Space): boolean => !IS_BOX[at] && RECRUITS[line]!.kind !== INDIAN;

/** 13.1-a Every line of the table that is open, wherever it may arrive and be paid for. */
export const recruitings = (v: View): Recruiting[] =>
  recruitsOpen(v.pub, numberOf(v.me)).flatMap(line =>
    arrivalsOf(v.pub, v.own, line)
      .filter(at => open(v, at))
      .map(at => ({ line, at })),
  );

/** 13.7-a, 13.7-b */
export const divisions = (v: View): Change[] =>
  v.me === 'american'
    ? []
    : UNITS_OF[numberOf(v.me)].flatMap(unit =>
        canDivide(v.pub, v.own, unit) ? [1, 2].filter(n => detachmentsLeft(v, unit) >= n).map(to => ({ unit, to })) : [],
      );
const detachmentsLeft = (v: View, unit: Unit): number => countersFor(v.pub, NATION[unit]!, DETACHMENT).length;
export const unions = (v: View): Joining[] =>
  v.me === 'american'
    ? []
    : [BRITONS, HESSIANS].flatMap(nation =>
        SPACES_NUMBERED.filter(at => v.pub.count[1]![at]! > 1 && canJoin(v.pub, v.own, numberOf(v.me), nation, at)).map(at => ({
          nation,
          at,
        })),
      );

/** 28.1-a, 15.2-b */
export const fortressSites = (v: View): Space[] =>
  fortressPrice(v.pub, numberOf(v.me)) > v.pub.points[numberOf(v.me)]!
    ? []
    : SPACES_NUMBERED.filter(
        at => v.pub.count[numberOf(v.me)]![at]! > 0 && open(v, at) && mayFortify(v.pub, v.own, numberOf(v.me), at),
      );
/** 29.2-a, 29.2-c, 9.1-b Regions in which he can pay for an attempt. */
export const partisanRegions = (v: View): Region[] => {
  const side = numberOf(v.me);
  const means = v.pub.points[side]! + agitationPoints(v.own, side);
  return REGIONS_NUMBERED.filter(
    region => partisanPlaces(v.pub, side, region).length > 0 && partisanPrice(v.pub, side, region) <= means,
  );
};

/** 31.1-a, 31.1-b, 13.3-b */
export const upgrades = (v: View): Change[] =>
  v.me === 'american' || upgradePrice(v.pub, numberOf(v.me)) > v.pub.points[numberOf(v.me)]!
    ? []
    : UNITS_OF[numberOf(v.me)]
        .filter(unit => canUpgrade(v.pub, v.own, numberOf(v.me), unit))
        .flatMap(unit => newKinds(v).map(to => ({ unit, to })));
const newKinds = (v: View): number[] => [REGULAR, LIGHT].filter(kind => counterFor(v.pub, BRITONS, kind) >= 0);

/** 7.9-f, 7.9-ab American: so many regulars with a leader. */
export const drills = (v: View): Raising[] => {
  if (v.me === 'british') return [];
  const side = numberOf(v.me);
  const most = Math.min(Math.floor(v.pub.points[side]! / DRILL_COST), countersFor(v.pub, AMERICANS, REGULAR).length);
  return leaderPosts(v.pub, v.own, side)
    .filter(at => open(v, at))
    .flatMap(at => Array.from({ length: Math.min(most, drillLimit(v.own, side, at)) }, (_, i) => ({ at, n: i + 1 })));
};
/** 7.9-f British: militia with a leader becomes a regular or light unit. */
export const militiaDrills = (v: View): Change[] =>
  v.me === 'american'
    ? []
    : leaderPosts(v.pub, v.own, numberOf(v.me))
        .filter(at => open(v, at))
        .flatMap(at => drillMilitia(v.own, numberOf(v.me), at))
        .flatMap(unit => newKinds(v).map(to => ({ unit, to })));
/** 7.9-q, 7.9-aj */
export const pulaskis = (v: View): Recruiting[] =>
  AMERICAN_LINES.filter(line => counterFor(v.pub, AMERICANS, RECRUITS[line]!.kind) >= 0).flatMap(line =>
    leaderPosts(v.pub, v.own, numberOf(v.me))
      .filter(at => open(v, at))
      .map(at => ({ line, at })),
  );
/** 7.9-h */
export const freeHessians = (v: View): number[] =>
  recruitsOpen(v.pub, numberOf(v.me)).filter(line => HESSIAN_LINES.includes(line));
/** 7.9-i, 27.2-a */
export const freeIndians = (v: View): Space[] =>
  recruitsOpen(v.pub, numberOf(v.me)).includes(TRIBE_LINE)
    ? SPACES_NUMBERED.filter(at => mayArrive(v.pub, v.own, RECRUITS[TRIBE_LINE]!, at))
    : [];
export { TRIBE_LINE };

/** 22.1-b Units that lie covered in a stack and could be laid on top. */
export const coveredUnits = (v: View): Unit[] =>
  UNITS_OF[numberOf(v.me)].filter(unit => v.own.at[unit]! >= 0 && v.pub.top[numberOf(v.me)]![v.own.at[unit]!] !== unit);
