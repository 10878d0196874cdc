import { distancesFrom, neighbours, ofKinds, stepBetween } from '@cuartel/engine/kit/index.ts';
import { describe, expect, test } from 'vitest';
import { BALTIMORE_OHIO, BARS, LATE_RAILWAYS, RAILWAYS, ROADS, ROUGH_WAYS } from '../data/links.ts';
import { BO, EARLY_RAILS, HARBOUR, LAND, MAP, RAIL, RIVER, ROAD, ROUGH } from '../data/map.ts';
import { CENTRES, centreWorth, isProUnion, NORTH_EXITS, UNION_CAPITALS } from '../data/places.ts';
import { COASTAL_FORTS, fortOver, isCoastal, isCoastalFort, portUnder, runnersOf } from '../data/ports.ts';
import { RECONSTRUCTED_LINKS } from '../data/reconstructed.ts';
import { isRiverPort, MISSISSIPPI, NODES, nodesOf } from '../data/rivers.ts';
import { CSA, NOBODY, USA } from '../data/sides.ts';
import { idOf, SIZE, SPACES, type Space, type SpaceId, spaceOf } from '../data/spaces.ts';
import { BORDER, CONFEDERATE, homeOf, STATES, spacesOf, stateNamed, stateNeeds, stateWill } from '../data/states.ts';

const names = (spaces: readonly Space[]): SpaceId[] => spaces.map(idOf).sort();
const next = (id: SpaceId, kinds = LAND): SpaceId[] => names(neighbours(MAP, spaceOf(id), kinds));
const far = (a: SpaceId, b: SpaceId, kinds = LAND): number => distancesFrom(MAP, [spaceOf(a)], ofKinds(MAP, kinds))[spaceOf(b)]!;

describe('spaces and states', () => {
  test('the printed map has 244 spaces, each with an id of its own', () => {
    expect(SIZE).toBe(244);
    expect(new Set(SPACES.map(([id]) => id)).size).toBe(244);
    for (const [id, , lat, lon] of SPACES) {
      expect(lat > 29000 && lat < 41000, id).toBe(true);
      expect(lon > -96000 && lon < -74000, id).toBe(true);
    }
  });

  test('12.1.4-a states have as many spaces as printed, and enough of them for control', () => {
    const printed: Record<string, number> = {
      MO: 10,
      KY: 9,
      WV: 7,
      AL: 15,
      AR: 9,
      FL: 12,
      GA: 26,
      LA: 9,
      MS: 17,
      NC: 17,
      SC: 12,
    };
    Object.assign(printed, { TN: 23, TX: 3, VA: 29, IL: 11, IN: 8, OH: 8, PA: 9, MD: 3, DE: 3, NJ: 3, DC: 1 });
    expect(Object.fromEntries(STATES.map((id, state) => [id, spacesOf[state]!.length]))).toEqual(printed);
    for (const state of [...BORDER, ...CONFEDERATE]) expect(spacesOf[state]!.length >= stateNeeds[state]!).toBe(true);
  });

  test('12.1.4-a the states are worth 25 and 92 political will', () => {
    const sum = (states: readonly number[]) => states.reduce((will, state) => will + stateWill[state]!, 0);
    expect([sum(BORDER), sum(CONFEDERATE)]).toEqual([25, 92]);
    expect(stateNeeds[stateNamed('VA')]).toBe(14);
  });

  test('2.6-a, 2.3-a, 2.4-a border spaces are nobody’s colour, the others that of their side', () => {
    expect(homeOf[spaceOf('st-louis-mo')]).toBe(NOBODY);
    expect(homeOf[spaceOf('harpers-ferry-va')]).toBe(CSA);
    expect(homeOf[spaceOf('washington-dc')]).toBe(USA);
  });

  test('12.2-a thirteen resource centres are worth 51; 11.2.3-a eight Union capitals; G-d six pro-Union spaces', () => {
    expect(CENTRES.length).toBe(13);
    expect(CENTRES.reduce((sum, space) => sum + centreWorth[space]!, 0)).toBe(51);
    expect(centreWorth[spaceOf('nashville-tn')]).toBe(5);
    expect(UNION_CAPITALS.length).toBe(8);
    expect(isProUnion.filter(Boolean).length).toBe(6);
  });
});

describe('connections', () => {
  test('there are 381 of them, 165 reconstructed, none twice but Cairo and Paducah', () => {
    const all = [...RAILWAYS, ...LATE_RAILWAYS, ...ROADS, ...ROUGH_WAYS, BALTIMORE_OHIO, ...COASTAL_FORTS];
    expect(all.length).toBe(381);
    const keys = all.map(([a, b]) => [a, b].sort().join(' '));
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual(['cairo-il paducah-ky']);
    expect(RECONSTRUCTED_LINKS.length).toBe(165);
    for (const [a, b] of RECONSTRUCTED_LINKS) expect(keys).toContain([a, b].sort().join(' '));
  });

  test('6.8.2-b every space is joined by land except the coastal forts other than Fort Monroe', () => {
    const far = distancesFrom(MAP, [spaceOf('richmond-va')], ofKinds(MAP, LAND));
    const apart = SPACES.flatMap(([id], space) => (far[space]! >= 0 ? [] : [id]));
    expect(apart.sort()).toEqual(
      COASTAL_FORTS.map(([fort]) => fort)
        .filter(id => id !== 'fort-monroe-va')
        .sort(),
    );
    for (const [fort, port] of COASTAL_FORTS)
      expect(stepBetween(MAP, spaceOf(fort), spaceOf(port), 1 << HARBOUR)).toBeGreaterThanOrEqual(0);
  });

  test('6.6.3-a Washington has four neighbours by land', () => {
    expect(next('washington-dc')).toEqual(['annapolis-md', 'baltimore-md', 'frederick-md', 'manassas-va']);
  });

  test('5.10-a two rough ways, 10.2.4-a one Baltimore & Ohio', () => {
    expect(next('jacksonville-al', 1 << ROUGH)).toEqual(['decatur-al', 'kingston-ga']);
    expect(next('harpers-ferry-va', 1 << BO)).toEqual(['grafton-wv']);
  });

  test('distances of the examples: 5.8.4-a Winchester to Manassas 2, 11.1-a Cincinnati to Knoxville 5', () => {
    expect(far('winchester-va', 'manassas-va')).toBe(2);
    expect(far('cincinnati-oh', 'knoxville-tn')).toBe(5);
    expect(far('washington-dc', 'richmond-va')).toBeLessThanOrEqual(4);
  });

  test.each([
    ['winchester-va', 'manassas-va'],
    ['columbus-ky', 'dover-tn'],
    ['cairo-il', 'new-madrid-mo'],
    ['cairo-il', 'columbus-ky'],
    ['columbus-ky', 'new-madrid-mo'],
    ['vicksburg-ms', 'grand-gulf-ms'],
    ['corinth-ms', 'humboldt-tn'],
  ] as const)('%s and %s are not joined by land', (a, b) => {
    expect(stepBetween(MAP, spaceOf(a), spaceOf(b), LAND)).toBe(-1);
  });

  test('5.9.3-a two lines are roads until 1864', () => {
    for (const [a, b] of LATE_RAILWAYS) {
      expect(stepBetween(MAP, spaceOf(a), spaceOf(b), LAND)).toBeGreaterThanOrEqual(0);
      expect(stepBetween(MAP, spaceOf(a), spaceOf(b), EARLY_RAILS)).toBe(-1);
    }
  });

  test('10.3.1-b Washington reaches the north edge by rail', () => {
    const from = distancesFrom(MAP, [spaceOf('washington-dc')], ofKinds(MAP, 1 << RAIL));
    expect(NORTH_EXITS.length).toBe(10);
    expect(NORTH_EXITS.some(space => from[space]! >= 0)).toBe(true);
  });
});

describe('rivers and coast', () => {
  test('6.2-b twenty-two bars, each at a river port of its own river', () => {
    expect(BARS.length).toBe(22);
    let marks = 0;
    for (let step = 0; step < MAP.to.length; step++) if (MAP.far[step]! > 0) marks++;
    expect(marks).toBe(22);
  });

  test('6.2.6.A-a the north route has its bar at Paducah, the south route at Cairo', () => {
    const [cairo, paducah] = [spaceOf('cairo-il'), spaceOf('paducah-ky')];
    const routes: [number, number][] = [];
    for (let step = MAP.first[cairo]!; step < MAP.first[cairo + 1]!; step++)
      if (MAP.to[step] === paducah && MAP.kind[step] === ROAD) routes.push([MAP.near[step]!, MAP.far[step]!]);
    expect(routes.map(([near, there]) => [near > 0, there > 0])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test('6.2.6.B-a Dover stands on two rivers, and its bar is the Tennessee’s', () => {
    const dover = spaceOf('dover-tn');
    expect(nodesOf[dover]!.map(node => NODES[node])).toEqual(['dover-tn/T', 'dover-tn/C']);
    const step = stepBetween(MAP, spaceOf('mckenzie-tn'), dover, LAND);
    expect(NODES[MAP.far[step]! - 1]).toBe('dover-tn/T');
  });

  test('G-b ports with no other port between them are next to each other by river', () => {
    expect(next('grand-ecore-la', 1 << RIVER)).toEqual(['alexandria-la', 'shreveport-la']);
    expect(next('dover-tn', 1 << RIVER)).toEqual([
      'clarksville-tn',
      'evansville-in',
      'paducah-ky',
      'pittsburg-landing-tn',
      'vincennes-in',
    ]);
    const pairs = SPACES.flatMap((_, a) => neighbours(MAP, a, 1 << RIVER).filter(b => a < b));
    expect(pairs.length).toBe(40);
  });

  test('12.8-a the Mississippi system has 24 ports, all on rivers', () => {
    expect(new Set(MISSISSIPPI).size).toBe(24);
    for (const space of MISSISSIPPI) expect(isRiverPort[space], idOf(space)).toBe(true);
  });

  test('6.6.2-d eight coastal forts and their ports; 10.5.2-b thirteen blockade-runner ports, all on the sea', () => {
    expect(isCoastalFort.filter(Boolean).length).toBe(8);
    for (const [fort, port] of COASTAL_FORTS) {
      expect(fortOver[spaceOf(port)]).toBe(spaceOf(fort));
      expect(portUnder[spaceOf(fort)]).toBe(spaceOf(port));
    }
    const runners = runnersOf.flat();
    expect(runners.length).toBe(13);
    for (const port of runners) expect(isCoastal[port], idOf(port)).toBe(true);
  });

  test('34 river ports and 30 on the coast, two of them both', () => {
    expect(isRiverPort.filter(Boolean).length).toBe(34);
    expect(isCoastal.filter(Boolean).length).toBe(30);
    expect(names(SPACES.flatMap((_, space) => (isRiverPort[space] && isCoastal[space] ? [space] : [])))).toEqual([
      'forts-st-philip-jackson-la',
      'new-orleans-la',
    ]);
  });
});
