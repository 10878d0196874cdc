import { expect, test } from 'vitest';
import {
  ARTILLERY,
  BLOCK_COUNT,
  BLOCK_KINDS,
  BLOCKS,
  BRIGADE,
  blockKind,
  blockNamed,
  blockSide,
  blockTitle,
  blockTitleEs,
  CAVALRY,
  GARRISON,
  HEAVY_ARTILLERY,
  HQ,
  HQ_CODES,
  INFANTRY,
  maxSteps,
  SUPREME,
  supreme,
} from '../data/blocks.ts';
import {
  monthAt,
  monthOfYear,
  ROLLED_MONTHS,
  replacementPoints,
  rolledWeather,
  startingWeather,
  yearOf,
} from '../data/calendar.ts';
import { DEPLOYMENTS, startPlace, startSteps, YEARS } from '../data/deployments.ts';
import { edge, type Hex, home, neighbours, playable } from '../data/hexes.ts';
import { hexsideBetween, hexsideKind, hexsideRiver, navigable, SIDE_MAJOR_RIVER } from '../data/hexsides.ts';
import {
  CITY,
  FORT,
  FORTRESSES,
  fortress,
  PLACE_COUNT,
  PLACES,
  type PlaceName,
  PORTS,
  placeCadres,
  placeForage,
  placeHex,
  placeHome,
  placeKind,
  placeLatitude,
  placeLongitude,
  placeNamed,
  placesIn,
  placeTitle,
  placeVictoryPoints,
  port,
  SECONDARY,
  SUPPLY_PLACES,
  supplyHex,
  TOWN,
} from '../data/places.ts';
import {
  BROAD,
  LINK,
  linkHexside,
  onRailway,
  RAILWAYS,
  railOver,
  railwayGauge,
  railwayHexes,
  railwayTitle,
  STANDARD,
  turnpikeHexes,
  turnpikeOver,
} from '../data/railways.ts';
import {
  BLOCK_COUNTS,
  CSA_VP_MONTHS,
  GARRISON_STEPS,
  HEAVY_ARTILLERY_STEPS,
  MARGINALS,
  TRACK_END,
  VICTORY_POINTS,
  YEAR_MARKS,
} from '../data/reconstructed.ts';
import { RIVERS } from '../data/rivers.ts';
import { SCENARIOS, scenarios } from '../data/scenarios.ts';
import {
  BAY,
  HEADS,
  portStation,
  STATIONS,
  type Station,
  stationBelow,
  stationDepth,
  stationHexes,
  stationPort,
  stationWater,
  WATERS,
} from '../data/sea.ts';
import { CSA, DRY, MUD, NOBODY, SIDES, USA } from '../data/sides.ts';
import { attackLimit, cadreCost, firepower, forage, reinforceLimit, speed, stepCost } from '../data/tables.ts';

const at = (name: PlaceName): Hex => placeHex[placeNamed[name]]!;
const places = PLACES.map((_, place) => place);
const blocks = BLOCKS.map((_, block) => block);
const passable = (side: number): boolean => side >= 0 && hexsideKind[side]! < SIDE_MAJOR_RIVER;

test('every place lies on a land hex and every list has its length', () => {
  expect([PLACE_COUNT, new Set(PLACES).size]).toEqual([150, 150]);
  for (const list of [placeTitle, placeHex, placeKind, placeLatitude, placeLongitude]) expect(list.length).toBe(PLACE_COUNT);
  for (const place of places) {
    expect(playable[placeHex[place]!], PLACES[place]).toBe(true);
    expect(placesIn[placeHex[place]!]).toContain(place);
  }
  for (const name of SECONDARY) expect(placesIn[at(name)]!.length).toBeGreaterThan(1);
});

test('1.31-a, 1.35-a cities, fortresses and their allowances', () => {
  const cities = places.filter(place => placeKind[place] === CITY).map(place => PLACES[place]!);
  expect(cities.sort()).toEqual(['baltimore', 'petersburg', 'richmond', 'washington']);
  expect([...FORTRESSES].sort()).toEqual(['alexandria', 'baltimore', 'fort-monroe', 'petersburg', 'richmond', 'washington']);
  for (const place of places) {
    const kind = placeKind[place];
    const supply = SUPPLY_PLACES.flat().includes(PLACES[place]!);
    expect(placeCadres[place]).toBe(kind === CITY ? 3 : kind === TOWN || supply ? 1 : 0);
    expect(placeForage[place]).toBe(kind === CITY ? 2 : kind === TOWN ? 1 : 0);
    expect([fortress[place], port[place]]).toEqual([FORTRESSES.includes(PLACES[place]!), PORTS.includes(PLACES[place]!)]);
  }
  const monroe = placeNamed['fort-monroe'];
  expect([placeKind[monroe], placeHome[monroe], placeCadres[monroe], port[monroe]]).toEqual([FORT, USA, 0, true]);
  expect(placeHome[placeNamed.alexandria]).toBe(CSA);
  expect(placeHome[placeNamed['harpers-ferry']]).toBe(CSA);
});

test('victory points stand only on cities and towns', () => {
  for (const place of places) if (placeVictoryPoints[place]) expect([CITY, TOWN], PLACES[place]).toContain(placeKind[place]);
  const sum = (side: number) =>
    places.reduce((total, place) => total + (placeHome[place] === side ? placeVictoryPoints[place]! : 0), 0);
  expect([sum(USA), sum(CSA)]).toEqual([15, 17]);
  expect(VICTORY_POINTS.winchester).toBe(1);
});

test('1.5-a three Supply hexes a side, on the edge, on a railway, at home', () => {
  for (const side of [USA, CSA] as const) {
    expect(SUPPLY_PLACES[side].length).toBe(3);
    for (const name of SUPPLY_PLACES[side]) {
      const hex = at(name);
      expect([edge[hex], onRailway[hex], home[hex], supplyHex[hex]], name).toEqual([1, true, side, side]);
    }
  }
  expect(supplyHex.filter(side => side !== NOBODY).length).toBe(6);
});

const railNext = (hex: Hex, link = true): Hex[] =>
  neighbours.slice(hex * 6, hex * 6 + 6).filter(next => {
    const side = next < 0 ? -1 : hexsideBetween(hex, next);
    return side >= 0 && (railOver[side]! > 0 || (link && side === linkHexside));
  });

test('every railway is a chain of adjacent hexes over passable hexsides, and the net is one', () => {
  expect([RAILWAYS.length, railwayTitle.length, railwayGauge.length, railwayHexes.length]).toEqual([23, 23, 23, 23]);
  railwayHexes.forEach((line, railway) => {
    expect(new Set(line).size).toBe(line.length);
    line.forEach((hex, place) => {
      if (place === 0) return;
      const side = hexsideBetween(line[place - 1]!, hex);
      expect(passable(side), RAILWAYS[railway]).toBe(true);
      if (railway !== LINK) expect(railOver[side]! & railwayGauge[railway]!).toBe(railwayGauge[railway]);
    });
  });
  const net = new Set([at('baltimore')]);
  for (const hex of net) for (const next of railNext(hex)) net.add(next);
  expect([...net].sort()).toEqual([...new Set(railwayHexes.flat())].sort());
  expect(railwayGauge.filter(gauge => gauge === BROAD).length).toBe(4);
  expect(railwayGauge.every(gauge => gauge === BROAD || gauge === STANDARD)).toBe(true);
  const junctions = [...net].filter(
    hex => railNext(hex).reduce((all, next) => all | railOver[hexsideBetween(hex, next)]!, 0) === 3,
  );
  expect(junctions).toContain(at('richmond'));
  expect(junctions).toContain(at('petersburg'));
});

test('the successive railway hexes of the examples', () => {
  const chains: PlaceName[][] = [
    ['washington', 'alexandria', 'manassas-junction', 'warrenton', 'culpeper', 'gordonsville'],
    ['richmond', 'fair-oaks', 'white-house', 'west-point'],
    ['aquia-landing', 'fredericksburg'],
    ['norfolk', 'suffolk'],
    ['harpers-ferry', 'charlestown', 'winchester'],
  ];
  for (const chain of chains)
    for (let place = 1; place < chain.length; place++) expect(railNext(at(chain[place - 1]!))).toContain(at(chain[place]!));
  expect(railNext(at('washington'), false)).not.toContain(at('alexandria'));
});

test('1.6-a the Turnpike joins Staunton and Martinsburg hex by hex', () => {
  expect([turnpikeHexes[0], turnpikeHexes.at(-1)]).toEqual([at('staunton'), at('martinsburg')]);
  turnpikeHexes.forEach((hex, place) => {
    if (place === 0) return;
    const side = hexsideBetween(turnpikeHexes[place - 1]!, hex);
    expect([passable(side), turnpikeOver[side]]).toEqual([true, true]);
  });
  expect(turnpikeOver.filter(Boolean).length).toBe(turnpikeHexes.length - 1);
});

const downTo = (station: Station): Station[] => (station < 0 ? [] : [station, ...downTo(stationBelow[station]!)]);
const passed = (from: PlaceName, to: PlaceName): string[] => {
  const up = downTo(portStation[placeNamed[from]]!);
  const down = downTo(portStation[placeNamed[to]]!);
  const meet = up.find(station => down.includes(station))!;
  const way = [...up.slice(0, up.indexOf(meet) + 1), ...down.slice(0, down.indexOf(meet)).reverse()];
  return way.slice(1, -1).flatMap(station => (stationPort[station]! >= 0 ? [PLACES[stationPort[station]!]!] : []));
};

test('10.2-a the sea net is a tree of ports and reaches with the printed heads', () => {
  for (const list of [stationWater, stationBelow, stationHexes, stationPort, stationDepth])
    expect(list.length).toBe(STATIONS.length);
  stationBelow.forEach((below, station) => {
    expect(below).toBeLessThan(station);
    expect(stationDepth[station]).toBe(downTo(station).length - 1);
    for (const hex of stationHexes[station]!) expect(playable[hex]).toBe(true);
    if (stationPort[station]! >= 0) expect(stationHexes[station]).toEqual([placeHex[stationPort[station]!]]);
    else if (station > 0)
      for (const hex of stationHexes[station]!)
        expect(
          neighbours.slice(hex * 6, hex * 6 + 6).some(next => {
            const side = next < 0 ? -1 : hexsideBetween(hex, next);
            return side >= 0 && navigable[side] === 1 && RIVERS[hexsideRiver[side]!] === WATERS[stationWater[station]!];
          }),
          STATIONS[station],
        ).toBe(true);
  });
  for (const place of places) expect(portStation[place]! >= 0, PLACES[place]).toBe(port[place]);
  expect(HEADS).toEqual({
    potomac: 'washington',
    rappahannock: 'port-royal',
    york: 'west-point',
    james: 'richmond',
    appomattox: 'petersburg',
    susquehanna: 'harrisburg',
  });
  for (const name of Object.values(HEADS)) expect(stationBelow).not.toContain(portStation[placeNamed[name]]);
  expect(stationWater[portStation[placeNamed.baltimore]!]).toBe(BAY);
});

test('10.2-b the order of the ports of the James, the Potomac and the York', () => {
  const james = downTo(portStation[placeNamed.richmond]!).flatMap(station =>
    stationPort[station]! >= 0 ? [PLACES[stationPort[station]!]] : [],
  );
  expect(james.reverse()).toEqual(['fort-monroe', 'norfolk', 'williamsburg', 'harrisons-landing', 'city-point', 'richmond']);
  expect(passed('williamsburg', 'city-point')).toEqual(['harrisons-landing']);
  expect(passed('fort-monroe', 'williamsburg')).toEqual(['norfolk']);
  expect(passed('alexandria', 'fort-monroe')).toEqual(['aquia-landing']);
  expect(passed('washington', 'baltimore')).toEqual(['alexandria', 'aquia-landing']);
  expect(passed('baltimore', 'norfolk')).toEqual(['fort-monroe']);
  expect(passed('baltimore', 'west-point')).toEqual(['yorktown']);
  expect(passed('richmond', 'petersburg')).toEqual([]);
  expect(passed('petersburg', 'norfolk')).toEqual(['city-point', 'harrisons-landing', 'williamsburg']);
});

test('2.2.1-b the blocks: number, kinds and most steps', () => {
  expect([BLOCK_COUNT, new Set(BLOCKS).size, blockTitle.length, maxSteps.length]).toEqual([96, 96, 96, 96]);
  for (const side of [USA, CSA] as const) {
    const count = BLOCK_KINDS.map(
      (_, kind) => blocks.filter(block => blockSide[block] === side && blockKind[block] === kind).length,
    );
    expect(count, SIDES[side]).toEqual(BLOCK_COUNTS[side]);
    expect(blocks.filter(block => supreme[block] && blockSide[block] === side).map(block => BLOCKS[block])).toEqual([
      SUPREME[side],
    ]);
  }
  const hqs = blocks.filter(block => blockKind[block] === HQ).map(block => [HQ_CODES[BLOCKS[block]!], maxSteps[block]]);
  expect(Object.fromEntries(hqs)).toEqual({ CSA: 3, ANV: 4, AV: 3, ANC: 3, USA: 4, AP: 4, AS: 3, AJ: 3 });
  const most: Partial<Record<number, readonly number[]>> = {
    [INFANTRY]: [3, 4],
    [CAVALRY]: [3, 4],
    [ARTILLERY]: [4, 3],
    [BRIGADE]: [0, 1],
    [GARRISON]: GARRISON_STEPS,
    [HEAVY_ARTILLERY]: HEAVY_ARTILLERY_STEPS,
  };
  for (const block of blocks) {
    const limit = most[blockKind[block]!]?.[blockSide[block]!];
    if (limit === undefined) continue;
    if (blockKind[block] === CAVALRY) expect(maxSteps[block]).toBeLessThanOrEqual(limit);
    else expect(maxSteps[block], BLOCKS[block]).toBe(limit);
  }
  for (const name of Object.keys(blockTitleEs)) expect(BLOCKS).toContain(name);
});

test('3.2.1-a each set-up uses every block at most once, within its steps, never both sides in a hex', () => {
  for (const year of YEARS) {
    const seen = new Set<string>();
    const held = new Map<Hex, number>();
    for (const side of [USA, CSA] as const)
      for (const stack of DEPLOYMENTS[year][side]) {
        expect(held.get(at(stack.at)) ?? side).toBe(side);
        held.set(at(stack.at), side);
        expect(
          stack.blocks.some(([name]) => blockKind[blockNamed[name]] !== HQ),
          `${year} ${stack.at}`,
        ).toBe(true);
        for (const [name, steps] of stack.blocks) {
          const block = blockNamed[name];
          expect(seen.has(name), `${year} ${name}`).toBe(false);
          seen.add(name);
          expect(blockSide[block]).toBe(side);
          expect(steps).toBeGreaterThanOrEqual(1);
          expect(steps, `${year} ${name}`).toBeLessThanOrEqual(maxSteps[block]!);
          expect([startPlace[year][block], startSteps[year][block]]).toEqual([placeNamed[stack.at], steps]);
        }
      }
    for (const name of SUPREME) expect(seen.has(name)).toBe(true);
    for (const block of blocks)
      if (!seen.has(BLOCKS[block]!)) expect([startPlace[year][block], startSteps[year][block]]).toEqual([-1, 0]);
    for (const [side, name] of [[USA, 'washington'] as const, [CSA, 'richmond'] as const]) expect(held.get(at(name))).toBe(side);
  }
  const combat = (year: 1861 | 1862 | 1863 | 1864, side: number) =>
    blocks.reduce((sum, block) => sum + (blockSide[block] === side && blockKind[block] !== HQ ? startSteps[year][block]! : 0), 0);
  expect(YEARS.map(year => [combat(year, USA), combat(year, CSA)])).toEqual([
    [42, 30],
    [106, 62],
    [117, 79],
    [128, 73],
  ]);
});

test('3.2-a scenarios: months, marks, emancipation and the link', () => {
  expect(Object.keys(scenarios).sort()).toEqual([...SCENARIOS].sort());
  for (const name of SCENARIOS) {
    const { kind, setup, start, end, mark, nextMark, emancipation, link } = scenarios[name];
    expect([yearOf(start), monthOfYear(start)]).toEqual([setup, setup === 1861 ? 7 : 5]);
    expect([mark, emancipation, link]).toEqual([YEAR_MARKS[setup], setup < 1863 || kind === 'campaign', setup > 1861]);
    if (kind === 'campaign') expect([end, nextMark]).toEqual([null, null]);
    else expect(monthOfYear(end!)).toBe(10);
    if (kind === 'year') expect(end! - start + 1).toBe(setup === 1861 ? 4 : 6);
    if (kind === 'years') expect(yearOf(end!)).toBeGreaterThan(setup);
  }
  expect(YEARS.map(year => scenarios[`${year}`].nextMark)).toEqual([-2, -2, -2, null]);
});

test('an idle year drifts into a CSA Marginal', () => {
  const idle = YEARS.map(year => {
    const { start, end, mark } = scenarios[`${year}`];
    let marker = mark;
    for (let month = start + 1; month <= end!; month++) if (CSA_VP_MONTHS.includes(monthOfYear(month))) marker++;
    return marker;
  });
  expect(idle).toEqual([1, 1, 1, 1]);
  for (const marker of idle) expect(marker >= MARGINALS[0] && marker < TRACK_END).toBe(true);
});

test('12.2-a calendar, weather and Replacement Points', () => {
  expect([monthAt(1861, 1), monthAt(1862, 6), yearOf(17), monthOfYear(17)]).toEqual([0, 17, 1862, 6]);
  expect(startingWeather.flatMap((weather, month) => (weather === MUD ? [month + 1] : []))).toEqual([1, 2, 3, 4, 12]);
  expect(ROLLED_MONTHS).toEqual([4, 11]);
  expect(rolledWeather.slice(1)).toEqual([MUD, DRY, MUD, DRY, MUD, DRY]);
  expect(replacementPoints.map(([usa, csa]) => `${csa}/${usa}`)).toEqual(['8/12', '10/16', '12/20', '10/18']);
});

test('1.23-a, 12.42-a terrain, unit and cost tables', () => {
  expect([attackLimit.length, reinforceLimit.length, forage.length]).toEqual([9, 9, 4]);
  for (const [dry, mud] of attackLimit) expect(mud).toBe(Math.floor(dry / 2));
  const row = (kind: number, side: 0 | 1) => [...speed[side][kind]!, cadreCost[side][kind], stepCost[side][kind]].join(' ');
  expect([HQ, INFANTRY, BRIGADE, GARRISON, CAVALRY, ARTILLERY, HEAVY_ARTILLERY].map(kind => row(kind, CSA))).toEqual([
    '3 2 4 2',
    '2 1 3 1',
    '2 1 1 0',
    '2 1 2 1',
    '3 2 2 1',
    '2 1 4 2',
    '1 0 5 2',
  ]);
  expect(row(HQ, USA)).toBe('2 1 6 3');
  for (const kind of [INFANTRY, GARRISON, CAVALRY, ARTILLERY, HEAVY_ARTILLERY]) expect(row(kind, USA)).toBe(row(kind, CSA));
  for (const line of Object.values(firepower)) expect(line.length).toBe(BLOCK_KINDS.length);
});
