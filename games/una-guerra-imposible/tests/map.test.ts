import { expect, test } from 'vitest';
import { FIRST_REGION, isRegion, isSpace, PLACE_COUNT, PLACES, placeNamed, placeOfRegion } from '../data/places.ts';
import { isCoastal, leastUprising, REGION_COUNT, REGIONS, regionNamed, regionsBeside, regionTitle } from '../data/regions.ts';
import {
  connectionsOf,
  FIRST_CONNECTION,
  MAIN,
  otherEnd,
  ROAD_COUNT,
  roadBetween,
  roadCost,
  roadFrom,
  roadKind,
  roadsOf,
  roadTo,
  SECONDARY,
  spacesBeside,
} from '../data/roads.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import {
  CITY,
  isPort,
  KINDS,
  OPEN,
  PORTS,
  REFUGE,
  SPACE_COUNT,
  SPACES,
  type Space,
  type SpaceName,
  spaceKind,
  spaceLatitude,
  spaceLongitude,
  spaceNamed,
  spaceTerrain,
  spaceTitle,
  spaceZone,
  TOWN,
  touchesFrance,
} from '../data/spaces.ts';

const reached = (from: number, next: (at: number) => readonly number[]): Set<number> => {
  const seen = new Set([from]);
  for (const at of seen) for (const to of next(at)) seen.add(to);
  return seen;
};
const named = (those: (space: Space) => boolean): string[] => SPACES.filter((_, space) => those(space)).sort();
const road = (a: SpaceName, b: SpaceName): number => roadBetween(spaceNamed[a], spaceNamed[b]);

test('83 spaces and nine regions, each named once', () => {
  expect(SPACE_COUNT).toBe(83);
  expect(REGION_COUNT).toBe(9);
  expect(new Set(PLACES).size).toBe(PLACE_COUNT);
  expect(new Set(spaceTitle).size).toBe(83);
  expect(isSpace(FIRST_REGION - 1) && isRegion(FIRST_REGION) && !isRegion(PLACE_COUNT)).toBe(true);
  expect(placeNamed.aragon).toBe(placeOfRegion(regionNamed.aragon));
});

test('4.1-b, 4.1-c cities and refuges; the cities lie in the Liberal zone', () => {
  expect(named(space => spaceKind[space] === CITY)).toEqual(['bilbao', 'logrono', 'pamplona', 'san-sebastian', 'vitoria']);
  expect(named(space => spaceKind[space] === REFUGE)).toEqual(['amescoas', 'baztan']);
  expect(named(space => spaceKind[space] === CITY).every(city => spaceZone[spaceNamed[city as SpaceName]] === LIBERAL)).toBe(
    true,
  );
  expect(KINDS.map((_, kind) => spaceKind.filter(its => its === kind).length)).toEqual([5, 18, 2, 58]);
  expect(['durango', 'calahorra'].every(town => spaceKind[spaceNamed[town as SpaceName]] === TOWN)).toBe(true);
});

test('every place the rulebook names is on the map', () => {
  for (const title of [
    'Bilbao',
    'San Sebastián',
    'Vitoria',
    'Pamplona',
    'Logroño',
    'Améscoas',
    'Baztán',
    'Portugalete',
    'Guecho',
  ])
    expect(spaceTitle).toContain(title);
  for (const title of [
    'Valmaseda',
    'Peñacerrada',
    'Lerín',
    'Zubiri',
    'Salvatierra',
    'Alsasua',
    'Villarreal',
    'Durango',
    'Villaro',
  ])
    expect(spaceTitle).toContain(title);
  for (const title of ['Llodio', 'Sodupe', 'Murguía', 'Orduña', 'Irurzun', 'Calahorra', 'Estella', 'Segura', 'Guetaria'])
    expect(spaceTitle).toContain(title);
});

test('4.6-a the Carlist zone has 36 spaces and holds together', () => {
  const zone = SPACES.flatMap((_, space) => (spaceZone[space] === CARLIST ? [space] : []));
  expect(zone.length).toBe(36);
  const inside = (space: Space) => spacesBeside[space]!.filter(other => spaceZone[other] === CARLIST);
  expect(reached(spaceNamed.estella, inside).size).toBe(36);
});

test('4.6-b the examples of spaces beside the Carlist zone', () => {
  for (const name of ['valmaseda', 'vitoria', 'penacerrada', 'lerin', 'zubiri'] as const) {
    expect(spaceZone[spaceNamed[name]], name).toBe(LIBERAL);
    expect(
      spacesBeside[spaceNamed[name]]!.some(other => spaceZone[other] === CARLIST),
      name,
    ).toBe(true);
  }
});

test('every space can be reached by road, and Liberal ones inside their zone unless they have a port', () => {
  expect(reached(spaceNamed.vitoria, space => spacesBeside[space]!).size).toBe(SPACE_COUNT);
  const inside = (space: Space) => spacesBeside[space]!.filter(other => spaceZone[other] === LIBERAL);
  const joined = reached(spaceNamed.logrono, inside);
  for (let space = 0; space < SPACE_COUNT; space++)
    if (spaceZone[space] === LIBERAL && !joined.has(space)) expect(isPort[space], SPACES[space]!).toBe(true);
});

test('4.4-a 184 roads, 60 of them main: 1 point, the others 2', () => {
  expect(FIRST_CONNECTION).toBe(184);
  expect(roadKind.slice(0, FIRST_CONNECTION).filter(kind => kind === MAIN).length).toBe(60);
  for (let at = 0; at < FIRST_CONNECTION; at++) {
    expect(roadCost[at]).toBe(roadKind[at] === SECONDARY ? 2 : 1);
    expect(roadFrom[at]).not.toBe(roadTo[at]);
  }
  const pairs = roadFrom.map((from, at) => [from, roadTo[at]!].sort((a, b) => a - b).join());
  expect(new Set(pairs).size).toBe(ROAD_COUNT);
});

test('4.5-a, 23-d twelve connections with three regions cost one point more, both ways the same road', () => {
  expect(ROAD_COUNT - FIRST_CONNECTION).toBe(12);
  const regions = new Set<number>();
  for (let at = FIRST_CONNECTION; at < ROAD_COUNT; at++) {
    expect(roadCost[at]).toBe(roadKind[at] === MAIN ? 2 : 3);
    expect(isSpace(roadFrom[at]!) && isRegion(roadTo[at]!)).toBe(true);
    expect(connectionsOf[roadFrom[at]!]).toContain(at);
    expect(spaceZone[roadFrom[at]!]).toBe(LIBERAL);
    expect(roadBetween(roadTo[at]!, roadFrom[at]!)).toBe(at);
    regions.add(roadTo[at]!);
  }
  expect([...regions].sort((a, b) => a - b)).toEqual([
    placeNamed['asturias-cantabria'],
    placeNamed['castilla-leon'],
    placeNamed.aragon,
  ]);
});

test('a road leads back to where it came from', () => {
  for (let space = 0; space < SPACE_COUNT; space++)
    for (const at of roadsOf[space]!) {
      const other = otherEnd(at, space);
      expect(otherEnd(at, other)).toBe(space);
      expect(roadsOf[other]).toContain(at);
    }
});

test('4.3-a, 4.3-c ports; both banks of the estuary touch Bilbao and not each other', () => {
  expect(PORTS.length).toBe(10);
  expect(isPort[spaceNamed['san-sebastian']] && isPort[spaceNamed.bilbao]).toBe(true);
  expect(PORTS.some(port => spaceZone[port] === CARLIST)).toBe(true);
  expect(road('bilbao', 'portugalete')).toBeGreaterThanOrEqual(0);
  expect(road('bilbao', 'guecho')).toBeGreaterThanOrEqual(0);
  expect(road('portugalete', 'guecho')).toBe(-1);
});

test('4.5-b five spaces are connected with France, one of them a Carlist refuge', () => {
  expect(named(space => touchesFrance[space]!)).toEqual(['baztan', 'burguete', 'irun', 'roncal', 'vera']);
});

test('4.2-a the plains are open, the mountains are not', () => {
  expect(spaceTerrain[spaceNamed.vitoria]).toBe(OPEN);
  expect(spaceTerrain[spaceNamed.tudela]).toBe(OPEN);
  expect(spaceTerrain[spaceNamed.amescoas]).not.toBe(OPEN);
});

test('the roads of the examples have the cost they say', () => {
  const costs = [
    ['vitoria', 'salvatierra', 1],
    ['salvatierra', 'alsasua', 1],
    ['vitoria', 'villarreal', 1],
    ['villarreal', 'durango', 1],
    ['llodio', 'orduna', 1],
    ['durango', 'villaro', 2],
    ['villaro', 'sodupe', 2],
    ['sodupe', 'orduna', 1],
    ['irurzun', 'alsasua', 1],
    ['alsasua', 'estella', 2],
    ['estella', 'lerin', 2],
    ['lerin', 'calahorra', 2],
  ] as const;
  for (const [a, b, cost] of costs) expect(roadCost[road(a, b)], `${a}-${b}`).toBe(cost);
  for (const other of ['segura', 'salvatierra', 'amescoas'] as const) expect(road('alsasua', other)).toBeGreaterThanOrEqual(0);
  for (const [a, b] of [
    ['sodupe', 'llodio'],
    ['murguia', 'llodio'],
    ['guetaria', 'san-sebastian'],
    ['bilbao', 'villaro'],
    ['valmaseda', 'orduna'],
  ] as const)
    expect(road(a, b), `${a}-${b}`).toBeGreaterThanOrEqual(0);
  expect(road('irurzun', 'estella')).toBe(-1);
  expect(road('villaro', 'llodio')).toBe(-1);
});

test('13.1-a, 23-a regions: the inland ones, those that never calm down, all joined', () => {
  expect(REGIONS.filter((_, region) => !isCoastal[region]).sort()).toEqual([
    'aragon',
    'castilla-la-nueva',
    'castilla-leon',
    'extremadura',
  ]);
  expect(REGIONS.filter((_, region) => leastUprising[region] === 1).sort()).toEqual(['cataluna', 'valencia-murcia']);
  expect(reached(0, region => regionsBeside[region]!).size).toBe(9);
  expect(regionsBeside[regionNamed.aragon]).toContain(regionNamed['castilla-leon']);
  expect(regionsBeside[regionNamed.aragon]).toContain(regionNamed['valencia-murcia']);
  expect(regionsBeside.flat().length).toBe(30);
  expect(regionTitle.es[regionNamed.cataluna]).toBe('Cataluña');
});

test('spaces lie in the north of Spain, and no road is longer than a march', () => {
  for (let space = 0; space < SPACE_COUNT; space++) {
    expect(spaceLatitude[space]! > 41900 && spaceLatitude[space]! < 43600, SPACES[space]!).toBe(true);
    expect(spaceLongitude[space]! > -3700 && spaceLongitude[space]! < -800, SPACES[space]!).toBe(true);
  }
  for (let at = 0; at < FIRST_CONNECTION; at++) {
    const [a, b] = [roadFrom[at]!, roadTo[at]!];
    const north = ((spaceLatitude[a]! - spaceLatitude[b]!) / 1000) * 111;
    const east = ((spaceLongitude[a]! - spaceLongitude[b]!) / 1000) * 81;
    expect(Math.hypot(north, east), `${SPACES[a]}-${SPACES[b]}`).toBeLessThan(46);
  }
});
