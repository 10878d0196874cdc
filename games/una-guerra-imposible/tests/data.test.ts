import { expect, test } from 'vitest';
import {
  BLOCK_COUNT,
  BLOCKS,
  BLOCKS_OF,
  blockArm,
  blockCode,
  blockEntry,
  blockNamed,
  blockSide,
  CAVALRY,
  CODES,
  effectiveness,
  INFANTRY,
  isBand,
  isForeign,
  isRegional,
  maxStrength,
  morale,
  TRAIN,
} from '../data/blocks.ts';
import { CARLIST, LIBERAL, SIDES, type Side } from '../data/sides.ts';
import { CITY, spaceKind, spaceNamed } from '../data/spaces.ts';
import {
  CHITS,
  EXPEDITIONS,
  FORTRESS_POINTS,
  LIBERAL_MOVEMENT,
  REINFORCEMENTS,
  REPLACEMENTS,
  UPRISING_TABLE,
  YEARS,
} from '../data/tables.ts';
import {
  BACKPACK,
  COUNTERS_OF,
  FIELD,
  FIRST_COUNTER,
  FORTRESS_MARKERS,
  LARGE_FIELD_COUNTERS,
  MOST_POINTS,
  MOUNTAIN,
  SMALL_FIELD_COUNTERS,
  TOKENS_OF,
  UNIT_COUNT,
  UNITS_OF,
  unitSide,
} from '../data/units.ts';
import { blockTitle } from '../text/names.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

test('2.1-a 73 blocks, 48 of them blue and 25 red, no name twice', () => {
  expect(BLOCK_COUNT).toBe(73);
  expect(BLOCKS_OF.map(blocks => blocks.length)).toEqual([48, 25]);
  expect(new Set(BLOCKS).size).toBe(73);
  expect(BLOCKS.slice(0, 48).every((_, block) => blockSide[block] === LIBERAL)).toBe(true);
});

test('5.4-b, 5.4-c, 5.4-f infantry and cavalry have values in the range the rulebook speaks of, trains have none', () => {
  for (let block = 0; block < BLOCK_COUNT; block++) {
    const train = blockArm[block] === TRAIN;
    expect(maxStrength[block], BLOCKS[block]!).toBeGreaterThanOrEqual(1);
    expect(maxStrength[block], BLOCKS[block]!).toBeLessThanOrEqual(4);
    expect(effectiveness[block]! > 0, BLOCKS[block]!).toBe(!train);
    expect(effectiveness[block]!).toBeLessThanOrEqual(2);
    expect(morale[block]! >= 7 && morale[block]! <= 9, BLOCKS[block]!).toBe(!train);
    expect(blockCode[block] === 'T.S.').toBe(train);
  }
  expect(morale[blockNamed['l-fra-inf-1']]).toBe(9);
  expect(effectiveness[blockNamed['l-pro-inf-12']]).toBe(1);
});

test('5.5-a every code of the list is on some block', () => {
  for (const code of CODES) expect(blockCode, code).toContain(code);
  expect(CODES.length).toBe(19);
});

test('5.4-g, 5.4-k, 5.4-m three bands of strength 1, three regionals, foreigners of both sides', () => {
  const those = (is: readonly boolean[]) => BLOCKS.filter((_, block) => is[block]);
  expect(those(isBand)).toEqual(['c-par-inf-1', 'c-par-inf-2', 'c-par-inf-3']);
  for (const name of those(isBand)) expect(maxStrength[blockNamed[name]]).toBe(1);
  expect(those(isRegional)).toEqual(['c-reg-inf-1', 'c-reg-inf-2', 'c-reg-cav-1']);
  expect(new Set(those(isForeign).map(name => blockCode[blockNamed[name]]))).toEqual(
    new Set(['BRI', 'FRA', 'POL', 'POR', 'EXT']),
  );
  expect(those(isForeign).filter(name => blockSide[blockNamed[name]] === CARLIST)).toEqual(['c-ext-inf-1']);
});

test('5.4-e bands and regionals bear no entry, event blocks a card or a flag', () => {
  BLOCKS.forEach((name, block) => {
    expect(blockEntry[block] === 'always', name).toBe(isBand[block]! || isRegional[block]!);
    expect(/^(flag|C19)/.test(blockEntry[block]!), name).toBe(isForeign[block]);
  });
  expect(BLOCKS.filter((_, block) => blockEntry[block] === 'L16')).toEqual(['l-lin-inf-9', 'l-lin-inf-10']);
});

test('blocks by arm', () => {
  const count = (side: Side, arm: number) => BLOCKS_OF[side].filter(block => blockArm[block] === arm).length;
  expect([INFANTRY, CAVALRY, TRAIN].map(arm => count(LIBERAL, arm))).toEqual([35, 9, 4]);
  expect([INFANTRY, CAVALRY, TRAIN].map(arm => count(CARLIST, arm))).toEqual([21, 3, 1]);
});

test('every block has a name of its own in both languages', () => {
  for (const language of ['en', 'es'] as const)
    for (const side of SIDES.keys())
      expect(new Set(BLOCKS_OF[side as Side].map(block => blockTitle(block, language))).size).toBe(
        BLOCKS_OF[side as Side].length,
      );
  expect(blockTitle(blockNamed['l-pro-inf-3'], 'es')).toBe('Regimiento Provincial 3');
  expect(blockTitle(blockNamed['c-ext-inf-1'], 'es')).toBe('Batallón extranjero');
  expect(blockTitle(blockNamed['c-ts-ts-1'], 'en')).toBe('Supply Train');
});

test('14-a, 14-b counters: what they can show, how many there are', () => {
  expect(MOST_POINTS[LIBERAL]).toEqual([4, 2, 2]);
  expect(MOST_POINTS[CARLIST]).toEqual([2, 2, 2]);
  expect(COUNTERS_OF.map(kinds => kinds.map(all => all.length))).toEqual([
    [8, 3, 4],
    [4, 3, 3],
  ]);
  expect(SMALL_FIELD_COUNTERS + LARGE_FIELD_COUNTERS).toBe(COUNTERS_OF[LIBERAL][FIELD].length);
  expect(UNIT_COUNT).toBe(98);
  expect([...UNITS_OF[LIBERAL], ...UNITS_OF[CARLIST]].sort((a, b) => a - b)).toEqual([...Array(98).keys()]);
  expect(TOKENS_OF[CARLIST].every(token => token < FIRST_COUNTER && unitSide[token] === CARLIST)).toBe(true);
  for (const kind of [FIELD, MOUNTAIN, BACKPACK] as const)
    for (const counter of COUNTERS_OF[CARLIST][kind]) expect(unitSide[counter]).toBe(CARLIST);
});

test('10.2-b fifteen Liberal and ten Carlist fortress markers', () => {
  expect(FORTRESS_MARKERS).toEqual([15, 10]);
});

test('10-a six chits a side and year', () => {
  for (const side of CHITS) {
    expect(side.length).toBe(YEARS.length);
    for (const chits of side) expect(sum(chits)).toBe(6);
  }
  expect(CHITS[CARLIST][0]).toEqual([3, 3, 0]);
  expect(CHITS[LIBERAL][4]).toEqual([1, 3, 2]);
});

test('11.1-a the Liberal movement table', () => {
  expect(LIBERAL_MOVEMENT).toEqual([0, 2, 3, 4, 4, 5, 5]);
});

test('10.5-a the replacement table', () => {
  expect(REPLACEMENTS).toEqual([2, 2, 3, 3, 4, 4]);
});

test('22.1-a each region once in the uprising table, nothing on 6, a choice on 12', () => {
  expect(UPRISING_TABLE.length).toBe(11);
  expect(UPRISING_TABLE.filter(region => region >= 0).sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(UPRISING_TABLE[6 - 2]).toBe(-1);
  expect(UPRISING_TABLE[12 - 2]).toBe(-2);
});

test('20-a reinforcements stay within one or two Liberal, one Carlist, and differ by period', () => {
  expect(REINFORCEMENTS.map(turns => turns.length)).toEqual([5, 5]);
  for (const [liberal, carlist] of REINFORCEMENTS.flat()) {
    expect(Math.max(...liberal)).toBeLessThanOrEqual(2);
    expect(Math.max(...carlist)).toBeLessThanOrEqual(1);
  }
  expect(REINFORCEMENTS[0]).not.toEqual(REINFORCEMENTS[1]);
});

test('24.1-a fortress points by year', () => {
  expect(FORTRESS_POINTS).toEqual([
    [3, 8],
    [1, 6],
    [0, 5],
    [1, 6],
    [3, 8],
  ]);
});

test('23-b no expedition in 1834, one in 1835, two later', () => {
  expect(EXPEDITIONS).toEqual([0, 1, 2, 2, 2]);
});

test('4.1-b five cities', () => {
  expect(spaceKind.filter(kind => kind === CITY).length).toBe(5);
  for (const city of ['bilbao', 'san-sebastian', 'vitoria', 'pamplona', 'logrono'] as const)
    expect(spaceKind[spaceNamed[city]]).toBe(CITY);
});
