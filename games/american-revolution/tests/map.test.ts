/** The map holds together: what is printed, what is joined, and that every rule that needs a place finds one. */
import { distancesFrom, type May } from '@cuartel/engine/kit/index.ts';
import { expect, test } from 'vitest';
import { ROAD, SEA, TRAIL, WATER } from '../data/links.ts';
import {
  ALLY_AT,
  BOX_NATION,
  BRITAIN,
  FRANCE,
  INDIAN_LOCATIONS,
  IS_BOX,
  IS_COLONIAL,
  IS_INDIAN,
  IS_LAND,
  IS_NAVAL,
  IS_PORT,
  IS_SEA,
  IS_TOWN,
  IS_WILD,
  IS_WILDERNESS,
  LAND,
  LINKS,
  landNeighbours,
  MAP,
  POLITICAL_VALUE,
  REGION,
  routeBetween,
  SPACES_OF,
  SPAIN,
  seaNeighbours,
} from '../data/map.ts';
import { FRENCH, SPANISH } from '../data/nations.ts';
import { COLONIAL_REGIONS, REGIONS, type RegionName, regionOf } from '../data/regions.ts';
import { type Printed, SPACES, type Space, type SpaceId, spaceOf } from '../data/spaces.ts';
import { MILITARY_POINTS } from '../data/tables.ts';

const all = SPACES.map((_, space) => space);
const printed: readonly Printed[] = SPACES;
const value = (...names: readonly RegionName[]): number =>
  names.flatMap(name => SPACES_OF[regionOf(name)]!).reduce((sum, space) => sum + POLITICAL_VALUE[space]!, 0);

test('2.1-a, 2.6-a 90 locations and 179 routes, no two locations joined twice', () => {
  expect(SPACES.length).toBe(90);
  expect([IS_TOWN, IS_WILDERNESS, IS_INDIAN, IS_SEA, IS_BOX].map(are => are.filter(Boolean).length)).toEqual([50, 18, 8, 11, 3]);
  expect([ROAD, TRAIL, WATER, SEA].map(kind => LINKS.filter(link => link.kind === kind).length)).toEqual([41, 59, 24, 55]);
  expect(new Set(LINKS.map(({ a, b }) => Math.min(a, b) * 100 + Math.max(a, b))).size).toBe(179);
  expect(new Set(printed.map(({ id }) => id)).size).toBe(90);
  expect(new Set(printed.map(({ en }) => en)).size).toBe(90);
  expect(new Set(printed.map(({ es }) => es)).size).toBe(90);
});

test('2.2-a, 2.3-a, 2.4-a, 2.5-a towns have values, nothing else has; ports are towns or boxes (25.6-a)', () => {
  for (const space of all) {
    expect(POLITICAL_VALUE[space]! > 0, printed[space]!.id).toBe(IS_TOWN[space]);
    if (IS_PORT[space]) expect(IS_TOWN[space] || IS_BOX[space], printed[space]!.id).toBe(true);
    expect(printed[space]!.colour !== null, printed[space]!.id).toBe(IS_TOWN[space]! || IS_BOX[space]!);
    expect(REGION[space]! >= 0, printed[space]!.id).toBe(IS_LAND[space]);
    expect(IS_WILD[space], printed[space]!.id).toBe(IS_WILDERNESS[space]! || IS_INDIAN[space]!);
  }
  expect(INDIAN_LOCATIONS.length).toBe(8);
});

test('2.7-a, 3.1-g eleven regions, the seven colonial ones first; Jamaica and the Bahamas are West Indies', () => {
  expect(REGIONS.map(({ id }) => id)).toEqual([
    'new-england',
    'mid-atlantic',
    'virginia',
    'deep-south',
    'west',
    'florida',
    'canada',
    'west-indies',
    'new-spain',
    'cuba',
    'hispaniola',
  ]);
  expect(all.filter(space => IS_COLONIAL[space]).length).toBe(SPACES_OF.slice(0, COLONIAL_REGIONS).flat().length);
  const where: readonly (readonly [SpaceId, RegionName])[] = [
    ['jamaica', 'west-indies'],
    ['bahamas', 'west-indies'],
    ['ticonderoga', 'mid-atlantic'],
    ['boonesboro', 'west'],
    ['richmond', 'virginia'],
    ['boston', 'new-england'],
    ['new-orleans', 'new-spain'],
    ['st-louis', 'new-spain'],
    ['havana', 'cuba'],
    ['santiago', 'cuba'],
  ];
  for (const [space, region] of where) expect(REGION[spaceOf(space)], space).toBe(regionOf(region));
});

test('16.9-a, 24.1-a sea routes join ports, sea areas and boxes, land routes join land locations', () => {
  for (const { a, b, kind } of LINKS) {
    if (kind === SEA) {
      expect(IS_SEA[a] || IS_SEA[b]).toBe(true);
      expect(IS_NAVAL[a] && IS_NAVAL[b]).toBe(true);
    } else expect(IS_LAND[a] && IS_LAND[b]).toBe(true);
    expect(routeBetween(a, b)).toBe(kind);
    expect(routeBetween(b, a)).toBe(kind);
  }
  expect(routeBetween(spaceOf('boston'), spaceOf('new-york'))).toBe(-1);
});

/** Into how many parts some spaces fall. */
const parts = (spaces: readonly Space[], by?: May): number => {
  const seen = new Set<Space>();
  return spaces.filter(from => {
    const isNew = !seen.has(from);
    if (isNew) for (const [to, far] of distancesFrom(MAP, [from], by).entries()) if (far >= 0) seen.add(to);
    return isNew;
  }).length;
};
test('2.1-a the whole map is connected, and the sea with every port, sea area and box', () => {
  expect(parts(all)).toBe(1);
  const naval = all.filter(space => IS_NAVAL[space]);
  expect(parts(naval, (step, to) => MAP.kind[step] === SEA && IS_NAVAL[to]!)).toBe(1);
  for (const space of all.filter(space => IS_SEA[space]))
    expect(seaNeighbours(space).length, printed[space]!.id).toBeGreaterThan(2);
});

test('23.1-a every region is one piece by land, so militia can walk all of it; the West Indies are islands', () => {
  for (const [region, spaces] of SPACES_OF.entries()) {
    const by: May = (step, to) => MAP.kind[step] !== SEA && REGION[to] === region;
    expect(parts(spaces, by), REGIONS[region]!.id).toBe(REGIONS[region]!.id === 'west-indies' ? spaces.length : 1);
  }
});

test('18.8-a no land location but an island or a port is a dead end', () => {
  const islands = (['bahamas', 'jamaica', 'leeward-islands', 'hispaniola'] as const).map(spaceOf);
  for (const space of LAND) {
    if (islands.includes(space)) expect(landNeighbours(space), printed[space]!.id).toEqual([]);
    else expect(landNeighbours(space).length, printed[space]!.id).toBeGreaterThan(IS_PORT[space] ? 0 : 1);
  }
});

test('25.1-a, 25.2-a, 26.3-a boxes are reached by sea alone; colonies of the allies', () => {
  for (const box of [BRITAIN, FRANCE, SPAIN]) {
    expect(landNeighbours(box)).toEqual([]);
    expect(seaNeighbours(box).length).toBeGreaterThan(0);
    expect(IS_PORT[box]).toBe(true);
  }
  expect(all.filter(space => BOX_NATION[space]! >= 0)).toEqual([BRITAIN, FRANCE, SPAIN]);
  expect(all.filter(space => ALLY_AT[space] === FRENCH).map(space => printed[space]!.id)).toEqual(['hispaniola', 'france']);
  expect(all.filter(space => ALLY_AT[space] === SPANISH).map(space => printed[space]!.id)).toEqual([
    'havana',
    'santiago',
    'new-orleans',
    'st-louis',
    'arkansas-post',
    'spain',
  ]);
  const far = distancesFrom(MAP, [BRITAIN], (step, _, from) => MAP.kind[step] === SEA && (from === BRITAIN || IS_SEA[from]!));
  for (const port of all.filter(space => IS_PORT[space] && !IS_BOX[space])) {
    expect(far[port], printed[port]!.id).toBeGreaterThanOrEqual(2);
    expect(far[port], printed[port]!.id).toBeLessThanOrEqual(6);
  }
});

test('3.1-b the sum of values lets either side, and both at once, reach 36, but not the British base alone', () => {
  const colonies = value('new-england', 'mid-atlantic', 'virginia', 'deep-south', 'west');
  const base = value('canada', 'florida', 'west-indies');
  expect([colonies, base, POLITICAL_VALUE.reduce((sum, n) => sum + n, 0)]).toEqual([54, 18, 82]);
  expect(colonies).toBeGreaterThanOrEqual(MILITARY_POINTS);
  expect(base).toBeLessThan(MILITARY_POINTS);
  const ports = (['boston', 'new-york', 'philadelphia', 'charleston', 'savannah'] as const).map(spaceOf);
  expect(base + ports.reduce((sum, port) => sum + POLITICAL_VALUE[port]!, 0)).toBeGreaterThanOrEqual(MILITARY_POINTS);
});

test('2.6-a no two land routes cross on the map, so that each can be drawn and read', () => {
  const via: readonly (readonly [number, number])[] = [
    [33_000, -91_750],
    [31_500, -92_000],
    [30_400, -91_600],
  ];
  type Point = readonly [x: number, y: number];
  const at = (space: number): Point => [printed[space]!.lon, printed[space]!.lat];
  const [post, orleans] = [spaceOf('arkansas-post'), spaceOf('new-orleans')];
  const pieces = LINKS.filter(link => link.kind !== SEA).flatMap(link => {
    const bent = (link.a === post && link.b === orleans) || (link.a === orleans && link.b === post);
    const points: Point[] = [at(link.a), ...(bent ? via.map(([lat, lon]): Point => [lon, lat]) : []), at(link.b)];
    return points.slice(1).map((to, i) => ({ link, from: points[i]!, to }));
  });
  const turn = (a: Point, b: Point, c: Point): number => Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  for (const [i, p] of pieces.entries())
    for (const q of pieces.slice(i + 1)) {
      if (new Set([p.link.a, p.link.b, q.link.a, q.link.b]).size < 4) continue;
      const cross =
        turn(p.from, p.to, q.from) * turn(p.from, p.to, q.to) < 0 && turn(q.from, q.to, p.from) * turn(q.from, q.to, p.to) < 0;
      expect(cross, `${printed[p.link.a]!.id}-${printed[p.link.b]!.id} x ${printed[q.link.a]!.id}-${printed[q.link.b]!.id}`).toBe(
        false,
      );
    }
});
