/**
 * 2.9-a All units, combat formations and leaders, as integers: those of the American player first, then the British, each side's
 * formations before its leaders. What is printed on them lies in arrays by unit.
 */
import { AMERICAN_FORMATIONS, BRITISH_FORMATIONS, type Formation } from './formations.ts';
import {
  ADMIRAL,
  ARISEN,
  COMMANDER,
  DETACHMENT,
  FLEET,
  GENERAL,
  GRENADIER,
  INDIAN,
  type Kind,
  kindOf,
  LIGHT,
  MARINE,
  MILITIA,
  REGULAR,
} from './kinds.ts';
import { AMERICAN_LEADERS, BRITISH_LEADERS, type Leader } from './leaders.ts';
import { NATION_SIDE, type Nation, nationOf } from './nations.ts';
import { ARISEN_VALUE } from './reconstructed.ts';
import type { GroupCode } from './setup.ts';
import { AMERICAN, BRITISH, type Side } from './sides.ts';

export type Unit = number;

/** 7.9-ad One counter per side stands for the marker on the map; there is one marker, so never both are out. */
const arisen = (nation: 'american' | 'british') =>
  ({
    id: `${nation}-arisen`,
    en: 'Leader Arises',
    es: 'Líder surgido',
    nation,
    kind: 'arisen',
    value: ARISEN_VALUE,
    start: null,
  }) as const;

interface Any {
  readonly id: string;
  readonly en: string;
  readonly es: string;
  readonly abbr?: string;
  readonly nation: Formation['nation'];
  readonly kind: Formation['kind'] | Leader['kind'] | 'arisen';
  readonly factor?: number;
  readonly value?: number;
  readonly start: GroupCode | null;
}

export const UNITS = [
  ...AMERICAN_FORMATIONS,
  ...AMERICAN_LEADERS,
  arisen('american'),
  ...BRITISH_FORMATIONS,
  ...BRITISH_LEADERS,
  arisen('british'),
] as const satisfies readonly Any[];
const PRINTED: readonly Any[] = UNITS;

export type UnitId = (typeof UNITS)[number]['id'];
export const UNIT_COUNT = UNITS.length;
/** The first British unit; all before it are the American player's. */
export const FIRST_BRITISH: Unit = AMERICAN_FORMATIONS.length + AMERICAN_LEADERS.length + 1;

const INDEX: ReadonlyMap<string, Unit> = new Map(PRINTED.map(({ id }, i) => [id, i]));
export const unitOf = (id: UnitId): Unit => INDEX.get(id) as Unit;

export const NATION: readonly Nation[] = PRINTED.map(unit => nationOf(unit.nation));
export const KIND: readonly Kind[] = PRINTED.map(unit => kindOf(unit.kind));
export const SIDE: readonly Side[] = NATION.map(nation => NATION_SIDE[nation]!);
/** 2.12-a Printed combat factor; 0 for leaders, who never fire (21.3-c). */
export const FACTOR: readonly number[] = PRINTED.map(unit => unit.factor ?? 0);
/** 2.10-a Printed leadership; 0 for combat units. */
export const VALUE: readonly number[] = PRINTED.map(unit => unit.value ?? 0);
export const START: readonly (GroupCode | null)[] = PRINTED.map(unit => unit.start);

export const IS_LEADER: readonly boolean[] = KIND.map(kind => kind >= GENERAL);
export const IS_COMBAT: readonly boolean[] = KIND.map(kind => kind < GENERAL);
export const IS_FLEET: readonly boolean[] = KIND.map(kind => kind === FLEET);
export const IS_LAND_COMBAT: readonly boolean[] = KIND.map(kind => kind < FLEET);
/** 28.6-c Regulars in the wide sense: brigades, detachments, grenadiers and marines. */
export const IS_REGULAR: readonly boolean[] = KIND.map(
  kind => kind === REGULAR || kind === DETACHMENT || kind === GRENADIER || kind === MARINE,
);
/** 18.12-a */
export const IS_WOODSMAN: readonly boolean[] = KIND.map(kind => kind === LIGHT || kind === INDIAN);
/** 16.12-b Goes along a trail for 1 MP if all its force does. */
export const IS_SWIFT: readonly boolean[] = KIND.map(kind => kind >= GENERAL || kind === LIGHT || kind === INDIAN);
/** 23.1-a Bound to its region. */
export const IS_BOUND: readonly boolean[] = KIND.map(kind => kind === MILITIA || kind === COMMANDER);
/** 21.7-a Leads fleets; Leader Arises may. */
export const LEADS_FLEETS: readonly boolean[] = KIND.map(kind => kind === ADMIRAL || kind === ARISEN);
/** 17.1-b Leads land forces; Leader Arises may. */
export const LEADS_LAND: readonly boolean[] = KIND.map(kind => kind === GENERAL || kind === COMMANDER || kind === ARISEN);

const of = (holds: (unit: Unit) => boolean): readonly Unit[] => PRINTED.flatMap((_, unit) => (holds(unit) ? [unit] : []));
export const UNITS_OF: readonly [american: readonly Unit[], british: readonly Unit[]] = [
  of(unit => SIDE[unit] === AMERICAN),
  of(unit => SIDE[unit] === BRITISH),
];
export const FLEETS_OF: readonly [american: readonly Unit[], british: readonly Unit[]] = [
  of(unit => SIDE[unit] === AMERICAN && IS_FLEET[unit]!),
  of(unit => SIDE[unit] === BRITISH && IS_FLEET[unit]!),
];
export const LEADERS: readonly Unit[] = of(unit => IS_LEADER[unit]! && KIND[unit] !== ARISEN);
/** Units of a nation and kind, in the order of the counters. */
export const unitsLike = (nation: Nation, kind: Kind): readonly Unit[] => LIKE[nation * LIKE_ROW + kind]!;
const LIKE_ROW = ARISEN + 1;
const LIKE: readonly (readonly Unit[])[] = Array.from({ length: NATION_SIDE.length * LIKE_ROW }, (_, i) =>
  of(unit => NATION[unit]! * LIKE_ROW + KIND[unit]! === i),
);
export const unitsStartingIn = (group: GroupCode): readonly Unit[] => of(unit => START[unit] === group);

export const WASHINGTON = unitOf('washington');
export const CORNWALLIS = unitOf('cornwallis');
export const AROSE: readonly [american: Unit, british: Unit] = [unitOf('american-arisen'), unitOf('british-arisen')];
