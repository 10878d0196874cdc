import { expect, test } from 'vitest';
import {
  CLEAR,
  coastal,
  column,
  edge,
  FOREST,
  HEX_COUNT,
  HEXES,
  type Hex,
  hexNamed,
  home,
  latitude,
  longitude,
  MOUNTAIN,
  neighbours,
  northOfPotomac,
  playable,
  row,
  SEA,
  terrain,
} from '../data/hexes.ts';
import {
  CROSSINGS,
  GAPS,
  HEXSIDE_COUNT,
  HEXSIDES,
  type HexsideName,
  hexsideBetween,
  hexsideFrom,
  hexsideKind,
  hexsideNamed,
  hexsideRiver,
  hexsides,
  hexsideTo,
  navigable,
  pontoon,
  RANGES,
  SIDE_CLEAR,
  SIDE_CROSSING,
  SIDE_FOREST,
  SIDE_GAP,
  SIDE_MAJOR_RIVER,
  SIDE_MINOR_RIVER,
  SIDE_MOUNTAIN,
  SIDE_SEA,
  SIDE_SWAMP,
  SWAMPS,
} from '../data/hexsides.ts';
import { PLACES, type PlaceName, placeHex, placeNamed } from '../data/places.ts';
import { REGIONS } from '../data/regions.ts';
import { RIVERS, type RiverName, riverCourse } from '../data/rivers.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';

const all: Hex[] = HEXES.map((_, hex) => hex);
const sides = HEXSIDES.map((_, side) => side);
const around = (hex: Hex): Hex[] => neighbours.slice(hex * 6, hex * 6 + 6).filter(next => next >= 0);
const at = (name: PlaceName): Hex => placeHex[placeNamed[name]]!;
const towards = (hex: Hex, direction: number): Hex => neighbours[hex * 6 + direction]!;
const [E, SW, W, NW] = [0, 2, 3, 4] as const;
const passable = (side: number): boolean => hexsideKind[side]! < SIDE_MAJOR_RIVER;
const river = (name: RiverName) => riverCourse[RIVERS.indexOf(name)]!;
const flood = (from: Hex, open: (from: Hex, to: Hex) => boolean): Set<Hex> => {
  const seen = new Set([from]);
  for (const hex of seen) for (const next of around(hex)) if (open(hex, next)) seen.add(next);
  return seen;
};

test('the grid has 171 hexes, 450 hexsides and no name twice', () => {
  expect([HEX_COUNT, HEXSIDE_COUNT, playable.filter(Boolean).length]).toEqual([171, 450, 147]);
  expect(new Set(HEXES).size).toBe(HEX_COUNT);
  expect(new Set(HEXSIDES).size).toBe(HEXSIDE_COUNT);
  for (const list of [terrain, playable, home, northOfPotomac, coastal, edge, row, column, latitude, longitude])
    expect(list.length).toBe(HEX_COUNT);
  for (const list of [hexsideKind, hexsideFrom, hexsideTo, pontoon, navigable, hexsideRiver])
    expect(list.length).toBe(HEXSIDE_COUNT);
  expect([neighbours.length, hexsides.length]).toEqual([HEX_COUNT * 6, HEX_COUNT * 6]);
});

test('names, rows and columns agree and neighbours follow from them', () => {
  const shift = { even: [1, 0, -1, -1, -1, 0], odd: [1, 1, 0, -1, 0, 1] } as const;
  const down = [0, 1, 1, 0, -1, -1] as const;
  for (const hex of all) {
    expect(HEXES[hex]).toBe('ABCDEFGHIJKLMNOPQR'[row[hex]!] + String(column[hex]).padStart(2, '0'));
    for (let direction = 0; direction < 6; direction++) {
      const r = row[hex]! + down[direction]!;
      const c = column[hex]! + (row[hex]! % 2 ? shift.odd : shift.even)[direction]!;
      expect(towards(hex, direction)).toBe(all.find(other => row[other] === r && column[other] === c) ?? -1);
    }
  }
});

test('adjacency is symmetric and both hexes of a side know it', () => {
  for (const hex of all)
    for (let direction = 0; direction < 6; direction++) {
      const next = towards(hex, direction);
      const side = hexsides[hex * 6 + direction]!;
      if (next < 0) {
        expect(side).toBe(-1);
        continue;
      }
      expect(towards(next, (direction + 3) % 6)).toBe(hex);
      expect(hexsides[next * 6 + ((direction + 3) % 6)]).toBe(side);
      expect(side === -1).toBe(terrain[hex] === SEA && terrain[next] === SEA);
      if (side >= 0) expect([hexsideFrom[side], hexsideTo[side]].sort()).toEqual([hex, next].sort());
    }
  for (const side of sides) expect(hexsideBetween(hexsideFrom[side]!, hexsideTo[side]!)).toBe(side);
});

test('positions on the globe follow the grid of 17 miles', () => {
  for (const hex of all) {
    const x = (longitude[hex]! / 10000 + 79.6) * 54.2 + 6.38;
    const y = (40.4 - latitude[hex]! / 10000) * 69;
    expect(Math.abs(x - 17 * column[hex]! - (row[hex]! % 2) * 8.5)).toBeLessThan(0.2);
    expect(Math.abs(y - 14.72243 * row[hex]!)).toBeLessThan(0.2);
  }
});

test('1.2-c every hexside has the kind that its two hexes and its features call for', () => {
  for (const side of sides) {
    const kinds = [terrain[hexsideFrom[side]!], terrain[hexsideTo[side]!]];
    const kind = hexsideKind[side];
    expect(kind === SIDE_SEA).toBe(kinds.includes(SEA));
    if (kinds.includes(MOUNTAIN) && !kinds.includes(SEA)) expect(kind).toBe(SIDE_MOUNTAIN);
    if (kind === SIDE_CLEAR) expect([kinds.includes(FOREST), hexsideRiver[side]]).toEqual([false, -1]);
    if (kind === SIDE_FOREST) expect([kinds.includes(FOREST), hexsideRiver[side]]).toEqual([true, -1]);
    if (kind === SIDE_MAJOR_RIVER) expect(pontoon[side]).toBe(1 - navigable[side]!);
    else expect(pontoon[side]).toBe(0);
  }
  const swamps = Object.values(SWAMPS).flat();
  expect(swamps.map(name => hexsideKind[hexsideNamed[name]])).toEqual(swamps.map(() => SIDE_SWAMP));
  expect(sides.filter(side => hexsideKind[side] === SIDE_SWAMP).length).toBe(swamps.length);
  for (const name of Object.values(RANGES).flat()) expect([SIDE_GAP, SIDE_MOUNTAIN]).toContain(hexsideKind[hexsideNamed[name]]);
});

test('1.26-a gaps and 1.27-b crossings name all hexsides of their kind and no other', () => {
  const named = (list: readonly { hexside: HexsideName }[]) => list.map(each => hexsideNamed[each.hexside]).sort((a, b) => a - b);
  expect(named(GAPS)).toEqual(sides.filter(side => hexsideKind[side] === SIDE_GAP));
  expect(named(CROSSINGS)).toEqual(sides.filter(side => hexsideKind[side] === SIDE_CROSSING));
  expect([GAPS.length, CROSSINGS.length]).toEqual([22, 21]);
});

test('coastal hexes touch the sea and only land is playable', () => {
  for (const hex of all) {
    expect(playable[hex]).toBe(terrain[hex] === CLEAR || terrain[hex] === FOREST);
    expect(home[hex] === NOBODY).toBe(terrain[hex] === SEA);
    if (playable[hex]) expect(coastal[hex]).toBe(around(hex).some(next => terrain[next] === SEA) ? 1 : 0);
  }
  const land = flood(at('washington'), (from, to) => playable[to]! && passable(hexsideBetween(from, to)));
  expect(land.size).toBe(all.filter(hex => playable[hex]).length);
});

test('1.27-a rivers run unbroken from source to mouth, minor above major', () => {
  const hexesOf = (side: number) => [hexsideFrom[side]!, hexsideTo[side]!];
  const touch = (a: number, b: number): boolean => {
    const [p, q] = [hexesOf(a), hexesOf(b)];
    const apart = [...p.filter(hex => !q.includes(hex)), ...q.filter(hex => !p.includes(hex))];
    return apart.length === 2 && around(apart[0]!).includes(apart[1]!);
  };
  const seen = new Set<number>();
  riverCourse.forEach((course, index) => {
    const line = course.hexsides.map(name => hexsideNamed[name]);
    line.forEach((side, place) => {
      seen.add(side);
      expect(hexsideRiver[side]).toBe(index);
      if (place > 0) expect(touch(line[place - 1]!, side), `${course.name} at ${HEXSIDES[side]}`).toBe(true);
      if (place < course.minor) expect(hexsideKind[side]).not.toBe(SIDE_MAJOR_RIVER);
      else expect([SIDE_MAJOR_RIVER, SIDE_CROSSING, SIDE_MOUNTAIN, SIDE_GAP]).toContain(hexsideKind[side]);
      if (hexsideKind[side] === SIDE_MINOR_RIVER) expect(place).toBeLessThan(course.minor);
    });
    const last = line.at(-1)!;
    if (course.mouth !== null && course.mouth !== 'bay')
      expect(river(course.mouth).hexsides.some(name => touch(hexsideNamed[name], last))).toBe(true);
  });
  expect(sides.filter(side => hexsideRiver[side]! >= 0).length).toBe(seen.size);
  expect(river('potomac').minor).toBe(0);
  expect(river('james').minor).toBe(0);
});

test('1.7-a the corrections of the map are in it', () => {
  const harrisonburg = towards(at('conrads-store'), W);
  expect(harrisonburg).toBe(at('harrisonburg'));
  expect(hexsideKind[hexsideBetween(at('conrads-store'), harrisonburg)]).toBe(SIDE_MOUNTAIN);
  const frederick = towards(at('harpers-ferry'), E);
  expect(frederick).toBe(at('frederick'));
  const bridge = hexsideBetween(at('harpers-ferry'), frederick);
  expect([hexsideKind[bridge], RIVERS[hexsideRiver[bridge]!]]).toEqual([SIDE_CROSSING, 'potomac']);
  const james = hexsideBetween(at('suffolk'), towards(at('suffolk'), NW));
  expect([hexsideKind[james], RIVERS[hexsideRiver[james]!]]).toEqual([SIDE_MAJOR_RIVER, 'james']);
});

test('8.1-a home territory is parted by the Potomac, Fort Monroe and Western Virginia apart', () => {
  const northern = flood(
    at('washington'),
    (from, to) => terrain[to] !== SEA && RIVERS[hexsideRiver[hexsideBetween(from, to)]!] !== 'potomac',
  );
  const west = REGIONS.find(region => region.name === 'Western Virginia')!.hexes.map(name => hexNamed[name]);
  expect(west.length).toBe(8);
  expect(west).toContain(at('franklin'));
  for (const hex of all) {
    expect(northOfPotomac[hex] === 1).toBe(northern.has(hex));
    if (terrain[hex] === SEA) continue;
    const union = northern.has(hex) || west.includes(hex) || hex === at('fort-monroe');
    expect(home[hex], HEXES[hex]).toBe(union ? USA : CSA);
  }
  const banks = new Set(
    river('south-branch').hexsides.flatMap(name => [hexsideFrom[hexsideNamed[name]]!, hexsideTo[hexsideNamed[name]]!]),
  );
  expect([...banks].sort()).toEqual([...west].sort());
});

test('the walls of the Valley have no opening but gaps and river crossings', () => {
  const valley = new Set(
    (
      ['F05', 'F06', 'G04', 'G05', 'G06', 'H03', 'H04', 'I03', 'I04', 'J02', 'J03', 'K02', 'K03', 'L01', 'L02', 'M01'] as const
    ).map(name => hexNamed[name]),
  );
  for (const hex of valley)
    for (const next of around(hex)) {
      if (valley.has(next) || next === hexNamed.E05 || !playable[next]) continue;
      expect([SIDE_GAP, SIDE_MOUNTAIN, SIDE_MAJOR_RIVER, SIDE_CROSSING], HEXSIDES[hexsideBetween(hex, next)]).toContain(
        hexsideKind[hexsideBetween(hex, next)],
      );
    }
});

test('regions, the Wilderness and the Long Bridge lie where they should', () => {
  for (const region of REGIONS) for (const name of region.hexes) expect(playable[hexNamed[name]]).toBe(true);
  const wilderness = towards(at('fredericksburg'), W);
  expect(terrain[wilderness]).toBe(FOREST);
  expect(around(wilderness).some(next => RIVERS[hexsideRiver[hexsideBetween(wilderness, next)]!] === 'rappahannock')).toBe(true);
  expect(towards(at('washington'), SW)).toBe(at('alexandria'));
  expect(hexsideKind[hexsideBetween(at('washington'), at('alexandria'))]).toBe(SIDE_CROSSING);
  expect(around(at('washington')).filter(hex => playable[hex]).length).toBe(6);
  const near = (['williamsburg', 'warwick-court-house', 'fort-monroe', 'gloucester-court-house'] as const).map(at);
  expect(
    around(at('yorktown'))
      .filter(hex => playable[hex])
      .sort(),
  ).toEqual(near.sort());
  expect(PLACES.every((_, place) => playable[placeHex[place]!])).toBe(true);
});
