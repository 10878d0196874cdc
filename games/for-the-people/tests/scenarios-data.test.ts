import { describe, expect, test } from 'vitest';
import { ARMIES_OF, armyNamed, armySide } from '../data/armies.ts';
import { cardsDealt, isFall, LAST_TURN, seasonOf, yearOf } from '../data/calendar.ts';
import { DEPLOYMENTS } from '../data/deployments.ts';
import {
  arrival,
  GENERALS,
  GENERALS_OF,
  type GeneralId,
  generalNamed,
  generalSide,
  influence,
  isCavalry,
  strategy,
  substitute,
} from '../data/generals.ts';
import { FORT_MONROE, isCoastalFort } from '../data/ports.ts';
import { STARTS, scenarios, type Year } from '../data/scenarios.ts';
import { BOTH, CSA, type Side, USA } from '../data/sides.ts';
import { spaceOf } from '../data/spaces.ts';
import { spacesOf, stateNamed, stateNeeds } from '../data/states.ts';
import { ATTACKER_LOSSES, DEFENDER_LOSSES, FORTS, ROWS } from '../data/tables.ts';

const YEARS: readonly Year[] = ['1861', '1862', '1863', '1864'];
const rows = (year: Year, side: Side) => DEPLOYMENTS[year].filter(row => row.side === side);

test('5.6-a there are 44 generals and six substitutes', () => {
  expect(GENERALS.length).toBe(50);
  expect(arrival.filter(turn => turn === 0).length).toBe(6);
  expect(BOTH.map(side => GENERALS_OF[side]!.filter(general => arrival[general]! > 0).length)).toEqual([23, 21]);
  expect(BOTH.map(side => GENERALS_OF[side]!.filter(general => isCavalry[general]).length)).toEqual([5, 8]);
});

test('strategy 3 weighs on the Union: 14 of its 20 infantry generals, 4 of 17 Confederate', () => {
  const foot = (side: Side) => GENERALS_OF[side]!.filter(general => !isCavalry[general]);
  expect(BOTH.map(side => foot(side).length)).toEqual([20, 17]);
  expect(BOTH.map(side => foot(side).filter(general => strategy[general] === 3).length)).toEqual([14, 4]);
});

test.each([
  ['buell', 6],
  ['rosecrans', 5],
  ['fremont', 8],
  ['butler', 8],
  ['burnside', 6],
  ['mcclellan', 10],
  ['grant', 8],
  ['meade', 5],
  ['mcdowell', 6],
] as [GeneralId, number][])('the rulebook gives %s an influence of %i', (id, rating) => {
  expect(influence[generalNamed(id)]).toBe(rating);
});

test('5.5.6-a a substitute is a cavalry general of the same side', () => {
  for (const [general, other] of substitute.entries())
    if (other >= 0) {
      expect(isCavalry[general] && isCavalry[other]).toBe(true);
      expect(generalSide[other]).toBe(generalSide[general]);
      expect(arrival[other]).toBe(0);
    }
});

test('3.2-a thirteen turns of 4, 5, 6 and then 7 cards, fall turns 3, 6, 9 and 12', () => {
  const turns = Array.from({ length: LAST_TURN }, (_, i) => i + 1);
  expect(turns.map(cardsDealt)).toEqual([4, 5, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7]);
  expect(turns.filter(isFall)).toEqual([3, 6, 9, 12]);
  expect([yearOf(1), yearOf(10), yearOf(13)]).toEqual([1861, 1864, 1865]);
  expect([seasonOf(1), seasonOf(11), seasonOf(13)]).toEqual(['spring', 'summer', 'spring']);
});

test('7.10-a the combat results table', () => {
  const printed = '11 10 00|22 11 10|32 11 10|33 11 11|33 11 11|43 12 11|44 22 11|44 32 11|55 32 11|65 33 21';
  const lines = Array.from({ length: ROWS }, (_, row) =>
    [2, 1, 0].map(size => `${ATTACKER_LOSSES[size]![row]}${DEFENDER_LOSSES[size]![row]}`).join(' '),
  );
  expect(lines.join('|')).toBe(printed);
});

describe.each(YEARS)('the set-up of %s', year => {
  test('names no space and no general twice, and generals who have arrived by then', () => {
    const spaces = DEPLOYMENTS[year].map(row => row.at);
    expect(new Set(spaces).size).toBe(spaces.length);
    const generals = DEPLOYMENTS[year].flatMap(row => row.generals ?? []);
    expect(new Set(generals).size).toBe(generals.length);
    for (const row of DEPLOYMENTS[year])
      for (const id of row.generals ?? []) {
        expect(generalSide[generalNamed(id)], id).toBe(row.side);
        expect(arrival[generalNamed(id)]! <= STARTS[year].turn, id).toBe(true);
      }
  });

  test('leaves nobody out who should be there', () => {
    const there = new Set([...DEPLOYMENTS[year].flatMap(row => row.generals ?? []), ...STARTS[year].generalsOut]);
    for (const [id, , , , , , , , turn] of GENERALS)
      if (turn > 0 && turn < STARTS[year].turn) expect(there.has(id), id).toBe(true);
  });

  test('5.2.1-d, 6.8.6-a, 6.8.3-a keeps to the markers, the forts and the garrisons', () => {
    for (const side of BOTH) {
      const armies = rows(year, side).flatMap(row => (row.army ? [armyNamed(row.army)] : []));
      expect(new Set(armies).size).toBe(armies.length);
      for (const army of armies) expect(armySide[army]).toBe(side);
      expect(armies.length <= ARMIES_OF[side]!.length).toBe(true);
      expect(rows(year, side).filter(row => row.fort).length <= FORTS[side]).toBe(true);
    }
    for (const row of rows(year, CSA)) {
      const space = spaceOf(row.at);
      if (isCoastalFort[space] && space !== FORT_MONROE) expect(row.sp).toBe(1);
    }
    for (const row of DEPLOYMENTS[year]) if (row.army) expect(row.sp <= 15 && (row.generals?.length ?? 0) > 0).toBe(true);
  });

  test('10.5.2-c has Fort Pickens in Union hands', () => {
    expect(DEPLOYMENTS[year].some(row => row.at === 'fort-pickens-fl' && row.side === USA && row.marker)).toBe(true);
  });
});

test('the set-ups hold 19/13, 42/27, 80/51 and 96/49 SP in 25, 31, 61 and 77 rows', () => {
  const sum = (year: Year, side: Side) => rows(year, side).reduce((sp, row) => sp + row.sp, 0);
  expect(YEARS.map(year => BOTH.map(side => sum(year, side)))).toEqual([
    [19, 13],
    [42, 27],
    [80, 51],
    [96, 49],
  ]);
  expect(YEARS.map(year => DEPLOYMENTS[year].length)).toEqual([25, 31, 61, 77]);
});

test('15-c, 16-a states said to be won have the Union markers for it', () => {
  const markers = (year: Year, state: 'TN' | 'FL') => {
    const inside = spacesOf[stateNamed(state)]!;
    return rows(year, USA).filter(row => row.marker && inside.includes(spaceOf(row.at))).length;
  };
  expect(markers('1863', 'TN')).toBe(stateNeeds[stateNamed('TN')]);
  expect(markers('1864', 'TN') >= stateNeeds[stateNamed('TN')]!).toBe(true);
  expect(markers('1864', 'FL')).toBe(stateNeeds[stateNamed('FL')]);
});

test('S-a, 2.1-b a game runs 3, 6, 9, 12 or 13 turns from 1861, and later starts to the same ends', () => {
  const ends = (year: Year) =>
    Object.values(scenarios)
      .filter(game => game.start === year)
      .map(game => game.end)
      .sort((a, b) => a - b);
  expect(ends('1861')).toEqual([3, 6, 9, 12, 13]);
  expect(ends('1862')).toEqual([6, 9, 12, 13]);
  expect(ends('1863')).toEqual([9, 12, 13]);
  expect(ends('1864')).toEqual([13]);
});
