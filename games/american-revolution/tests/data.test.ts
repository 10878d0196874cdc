/** Counters, markers and tables agree with what the rulebook prints. */
import { expect, test } from 'vitest';
import { BRITISH_FORMATIONS } from '../data/formations.ts';
import {
  ADMIRAL,
  COMMANDER,
  DETACHMENT,
  FLEET,
  FORMATION_KINDS,
  GENERAL,
  GRENADIER,
  INDIAN,
  KINDS,
  type KindName,
  kindOf,
  MILITIA,
  REGULAR,
} from '../data/kinds.ts';
import { SPACES_OF } from '../data/map.ts';
import {
  AGITATION,
  AGITATORS,
  CATEGORY,
  MARKER_COPIES,
  MARKER_TOTAL,
  MARKERS,
  markerOf,
  NEEDS,
  PLAYED_BY,
} from '../data/markers.ts';
import { RECRUITS } from '../data/mobilization.ts';
import {
  AMERICANS,
  BRITONS,
  FRENCH,
  HESSIANS,
  INDIANS,
  NATION_SIDE,
  NATIONS,
  type NationName,
  nationOf,
} from '../data/nations.ts';
import { FORTRESSES, OPTIONS, optionsMask, PARTISANS } from '../data/options.ts';
import { BOX_DICE, LOYALTY_START, PROGRESS_DICE } from '../data/reconstructed.ts';
import { COLONIAL_REGIONS, REGIONS, regionOf } from '../data/regions.ts';
import { scenarios } from '../data/scenarios.ts';
import { GROUPS, type Group, QUICK_START } from '../data/setup.ts';
import { AMERICAN, BRITISH, numberOf, SIDES } from '../data/sides.ts';
import { spaceOf } from '../data/spaces.ts';
import {
  CONTESTS,
  EUROPE,
  EUROPE_LEFT,
  EUROPE_RIGHT,
  FIRST_LOYALTY,
  FRENCH_ALLIANCE,
  LOYALTY_END,
  PROGRESS,
  SPANISH_ALLIANCE,
} from '../data/tables.ts';
import {
  AROSE,
  FACTOR,
  FIRST_BRITISH,
  IS_COMBAT,
  IS_LEADER,
  KIND,
  LEADERS,
  NATION,
  SIDE,
  START,
  UNIT_COUNT,
  UNITS,
  UNITS_OF,
  type UnitId,
  unitOf,
  unitsLike,
  unitsStartingIn,
  VALUE,
} from '../data/units.ts';

const all = UNITS.map((_, unit) => unit);
const groups: readonly Group[] = GROUPS;

test('13.10-a the counter mix: so many of each kind and nation', () => {
  const mix: Readonly<Record<NationName, Partial<Record<KindName, number>>>> = {
    american: { regular: 12, light: 4, marine: 1, fleet: 1, militia: 16 },
    french: { regular: 6, marine: 1, light: 2, fleet: 2 },
    spanish: { regular: 5, marine: 1, light: 1, militia: 4, fleet: 1 },
    british: { regular: 16, detachment: 10, grenadier: 2, light: 5, marine: 1, fleet: 5 },
    tory: { militia: 11 },
    hessian: { regular: 6, light: 1, detachment: 2 },
    indian: { indian: 8 },
  };
  for (const nation of NATIONS)
    for (const kind of FORMATION_KINDS)
      expect(unitsLike(nationOf(nation), kindOf(kind)).length, `${nation} ${kind}`).toBe(mix[nation][kind] ?? 0);
  expect(all.filter(unit => IS_COMBAT[unit]).length).toBe(124);
  expect(LEADERS.length).toBe(30);
  expect(UNIT_COUNT).toBe(124 + 30 + AROSE.length);
  expect(new Set(UNITS.map(({ id }) => id)).size).toBe(UNIT_COUNT);
});

test('13.8-b, 13.9-a there is no French militia, and grenadiers and Hessians are British', () => {
  expect(unitsLike(FRENCH, MILITIA)).toEqual([]);
  for (const unit of all) if (KIND[unit] === GRENADIER || NATION[unit] === HESSIANS) expect(SIDE[unit]).toBe(BRITISH);
});

test('13.7-a, 13.7-d regulars have factor 2 but for the Guards, detachments 1; 18.12-a Indians 1', () => {
  for (const unit of all) {
    if (KIND[unit] === REGULAR) expect(FACTOR[unit], UNITS[unit]!.id).toBe(unit === unitOf('br-reg-07') ? 3 : 2);
    if (KIND[unit] === DETACHMENT || KIND[unit] === INDIAN) expect(FACTOR[unit], UNITS[unit]!.id).toBe(1);
    if (KIND[unit] === DETACHMENT) expect([BRITONS, HESSIANS]).toContain(NATION[unit]);
    expect(FACTOR[unit]! > 0, UNITS[unit]!.id).toBe(IS_COMBAT[unit]);
    expect(VALUE[unit]! > 0, UNITS[unit]!.id).toBe(IS_LEADER[unit]);
  }
  // Two spare detachments of each nation, so that a regular can be exchanged for two.
  expect(BRITISH_FORMATIONS.filter(unit => unit.kind === 'detachment' && unit.start === null).length).toBe(4);
});

test('2.10-a each side has generals, militia commanders and admirals, of values 1 to 3', () => {
  for (const side of SIDES.keys())
    for (const kind of [GENERAL, COMMANDER, ADMIRAL])
      expect(LEADERS.filter(unit => SIDE[unit] === side && KIND[unit] === kind).length).toBeGreaterThan(0);
  for (const unit of LEADERS) expect([1, 2, 3]).toContain(VALUE[unit]);
});

test('the units of a side are one run of numbers, formations before leaders', () => {
  expect(UNITS_OF[AMERICAN]).toEqual(all.slice(0, FIRST_BRITISH));
  expect(UNITS_OF[BRITISH]).toEqual(all.slice(FIRST_BRITISH));
  for (const units of UNITS_OF) {
    const first = units.findIndex(unit => IS_LEADER[unit]);
    expect(units.slice(first).every(unit => IS_LEADER[unit])).toBe(true);
  }
  for (const side of [AMERICAN, BRITISH] as const) expect(SIDE[AROSE[side]]).toBe(side);
  for (const unit of all) expect(SIDE[unit]).toBe(NATION_SIDE[NATION[unit]!]);
});

test('4.2-b, 4.2-d, 4.3-b, 4.4-a, 4.5-a, 4.9-a every group has the counters the set-up prints', () => {
  for (const group of groups) {
    const mine = unitsStartingIn(group.code as (typeof GROUPS)[number]['code']);
    const tally: Record<string, number> = {};
    for (const unit of mine.filter(unit => IS_COMBAT[unit])) {
      const key = `${NATIONS[NATION[unit]!]}/${KINDS[KIND[unit]!]}`;
      tally[key] = (tally[key] ?? 0) + 1;
    }
    expect(tally, group.code).toEqual(group.counts);
    expect(mine.filter(unit => IS_LEADER[unit]).length, group.code).toBe(group.leaders);
    for (const unit of mine) expect(SIDE[unit], group.code).toBe(numberOf(group.side));
  }
  const printed = (code: string): string[] =>
    all.filter(unit => START[unit] === code && IS_LEADER[unit]).map(unit => UNITS[unit]!.id);
  expect(printed('B-BOSTON')).toEqual(['gage']);
  expect(printed('B-BRITAIN')).toEqual(['clinton', 'w-howe', 'r-howe']);
  expect(printed('A-MA')).toEqual(['arnold', 'allen']);
  expect(printed('F-FRANCE')).toEqual(['rochambeau', 'de-grasse']);
  expect(printed('B-SPECIAL')).toEqual(['cornwallis']);
});

test('4.2-a to 4.5-a the set-up adds up: 67 formations and 14 leaders have a place or wait aside', () => {
  const total = (key: 'counts' | 'leaders'): number =>
    groups.reduce(
      (sum, group) => sum + (key === 'leaders' ? group.leaders : Object.values(group.counts).reduce((n, count) => n + count, 0)),
      0,
    );
  expect([total('counts'), total('leaders')]).toEqual([67, 14]);
  expect(groups.filter(group => group.marker === 'fortress').length).toBe(6);
  expect(groups.filter(group => group.marker === 'partisan').length).toBe(2);
});

test('4.2-h, 4.2-d, 4.3-a the quick start puts every unit of the free groups where it may stand, never beside the enemy', () => {
  const taken: [Set<number>, Set<number>] = [new Set(), new Set()];
  for (const group of groups) {
    const side = numberOf(group.side);
    if ('space' in group.where && Object.keys(group.counts).length > 0) taken[side].add(spaceOf(group.where.space));
    const quick = QUICK_START[group.code as (typeof GROUPS)[number]['code']];
    expect(quick !== undefined, group.code).toBe('oneOf' in group.where || 'region' in group.where);
    if (!quick) continue;
    const placed = quick.flatMap(([, ids]) => ids.map(id => unitOf(id as UnitId))).sort((a, b) => a - b);
    expect(placed, group.code).toEqual(unitsStartingIn(group.code as (typeof GROUPS)[number]['code']));
    for (const [space] of quick) {
      taken[side].add(spaceOf(space));
      if ('oneOf' in group.where) expect(group.where.oneOf).toContain(space);
      if ('region' in group.where) expect(SPACES_OF[regionOf(group.where.region)]).toContain(spaceOf(space));
    }
  }
  expect([...taken[0]].filter(space => taken[1].has(space))).toEqual([]);
});

test('2.14-a all 26 abbreviations are on some counter', () => {
  const on: ReadonlySet<string> = new Set(UNITS.map(unit => ('abbr' in unit ? unit.abbr : '')));
  const list =
    'Cont Leg Rif Sep USMC Dr GD GR Lt Brunsw Hesse Jaeger Agen Antil Bourb CRIM CV LL Soiss Tour WG CM Fusil Habn Guadal Luisn';
  for (const abbreviation of list.split(' ')) expect(on.has(abbreviation), abbreviation).toBe(true);
});

test('4.1-a, 7.6-a 24 kinds of campaign marker, 50 in all: 22 action, 15 agitation, 13 tactical', () => {
  expect([MARKERS.length, MARKER_TOTAL]).toEqual([24, 50]);
  const count = (category: string): number => MARKER_COPIES.reduce((sum, n, i) => sum + (CATEGORY[i] === category ? n : 0), 0);
  expect(['action', 'agitation', 'tactical'].map(count)).toEqual([22, 15, 13]);
  expect(AGITATORS.length).toBe(5);
});

test('7.8-c, 7.8-a Bait and Engineers need their options; Pulaski and Shot Heard are American', () => {
  expect(MARKERS.filter((_, marker) => NEEDS[marker] !== 0).map(({ id }) => id)).toEqual(['bait', 'engineers']);
  expect([NEEDS[markerOf('bait')], NEEDS[markerOf('engineers')]]).toEqual([PARTISANS, FORTRESSES]);
  expect(MARKERS.filter((_, marker) => PLAYED_BY[marker] === AMERICAN).map(({ id }) => id)).toEqual(['pulaski', 'shot-heard']);
  expect(PLAYED_BY.filter(side => side === BRITISH)).toEqual([]);
});

test('7.10-a, 7.10-b R1 Franklin is worth 3 to the American and 1 to the British, a plain marker 1 to both', () => {
  for (const id of ['adams', 'franklin', 'jefferson', 'paine'] as const) expect(AGITATION[markerOf(id)]).toEqual([3, 1]);
  expect(AGITATION[markerOf('rousing')]).toEqual([1, 1]);
  expect(AGITATION[markerOf('tactical')]).toEqual([0, 0]);
});

test('10.5-a, 10.5-b R2 five boxes of Progress: the last gives 4 dice, all together 13', () => {
  expect(PROGRESS.length).toBe(5);
  expect([PROGRESS_DICE[4], PROGRESS_DICE.reduce((a, b) => a + b)]).toEqual([4, 13]);
  for (const [box, dice] of PROGRESS_DICE.entries()) if (box > 0) expect(dice).toBeGreaterThanOrEqual(PROGRESS_DICE[box - 1]!);
});

test('12.1-a, 12.6-a, 12.7-b eight boxes of the European Balance, Neutral between both halves, France before Spain', () => {
  expect(EUROPE.length).toBe(EUROPE_LEFT + 1 + EUROPE_RIGHT);
  expect(EUROPE[EUROPE_LEFT]!.id).toBe('neutral');
  expect(EUROPE[EUROPE_LEFT + FRENCH_ALLIANCE]!.id).toBe('french-alliance');
  expect(EUROPE[EUROPE_LEFT + SPANISH_ALLIANCE]!.id).toBe('spanish-alliance');
});

test('11.1-a, 4.6-a loyalty of the seven colonial regions at the start', () => {
  expect(FIRST_LOYALTY).toEqual([2, 0, 1, 0, 0, -2, -2]);
  expect(Object.keys(LOYALTY_START)).toEqual(REGIONS.slice(0, COLONIAL_REGIONS).map(({ id }) => id));
  for (const level of FIRST_LOYALTY) expect(Math.abs(level)).toBeLessThanOrEqual(LOYALTY_END);
  expect(CONTESTS).toBe(9);
});

test('13.1-a, 13.7-c every kind in the mix can be mobilized, detachments excepted; Hessians are cheap (27.1-a)', () => {
  for (const nation of NATIONS.keys())
    for (const kind of FORMATION_KINDS.keys()) {
      const rows = RECRUITS.filter(row => row.nation === nation && row.kind === kind);
      const wanted = unitsLike(nation, kind).length > 0 && kind !== DETACHMENT;
      expect(rows.length, `${NATIONS[nation]} ${KINDS[kind]}`).toBe(wanted ? 1 : 0);
    }
  const cost = (nation: number, kind: number): number =>
    RECRUITS.find(row => row.nation === nation && row.kind === kind)!.cost[0];
  expect(cost(AMERICANS, REGULAR)).toBe(4);
  expect(cost(HESSIANS, REGULAR)).toBeLessThan(cost(BRITONS, REGULAR));
  expect(cost(INDIANS, INDIAN)).toBe(1);
  expect(cost(BRITONS, FLEET)).toBe(6);
});

test('3.5-a, 5.1-j, O-a two scenarios of eight and four turns, eleven optional rules and the quick start', () => {
  expect([scenarios.campaign.turns, scenarios.short.turns]).toEqual([8, 4]);
  expect(scenarios.short.firstYear + scenarios.short.turns - 1).toBe(1778);
  expect(OPTIONS.map(({ section }) => section)).toEqual(['28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '4']);
  for (const [bit, { id }] of OPTIONS.entries()) expect(optionsMask([id])).toBe(1 << bit);
  expect(BOX_DICE).toEqual({ britain: 4, france: 2, spain: 1 });
});
