import { expect, test } from 'vitest';
import { DEPLOYMENTS, YEARS } from '../data/deployments.ts';
import { HEXES, type Hex, home, neighbours, northOfPotomac, playable, terrain } from '../data/hexes.ts';
import { hexsideBetween, hexsideKind, SIDE_GAP, SIDE_MAJOR_RIVER } from '../data/hexsides.ts';
import { hexForage, type PlaceName, PORTS, placeHex, placeNamed, placesIn, SUPPLY_PLACES, supplyHex } from '../data/places.ts';
import { linkHexside, onTurnpike, railOver, turnpikeOver } from '../data/railways.ts';
import { scenarios } from '../data/scenarios.ts';
import { CSA_WATERS, portStation, stationBelow, stationPort, stationWater, WATERS } from '../data/sea.ts';
import { CSA, DRY, MUD, type Side, USA, type Weather } from '../data/sides.ts';
import { forage } from '../data/tables.ts';

/**
 * A plain tracing of supply over the printed net, kept apart from the game's own: it proves that the map and the set-ups
 * make sense together, not that the rules are played right.
 */
type Net = { side: Side; held: ReadonlyMap<Hex, Side>; weather?: Weather; link?: boolean };

const at = (name: PlaceName): Hex => placeHex[placeNamed[name]]!;
const around = (hex: Hex): Hex[] => neighbours.slice(hex * 6, hex * 6 + 6).filter(next => next >= 0 && playable[next]);

const passed = (from: PlaceName, to: PlaceName): PlaceName[] => {
  const down = (station: number): number[] => (station < 0 ? [] : [station, ...down(stationBelow[station]!)]);
  const [a, b] = [down(portStation[placeNamed[from]]!), down(portStation[placeNamed[to]]!)];
  const meet = a.find(station => b.includes(station))!;
  const way = [...a.slice(0, a.indexOf(meet) + 1), ...b.slice(0, b.indexOf(meet)).reverse()].slice(1, -1);
  return PORTS.filter(name => way.some(station => stationPort[station] === placeNamed[name]));
};

function supplied({ side, held, weather = DRY, link = true }: Net): Set<Hex> {
  const mine = (hex: Hex) => (held.get(hex) ?? home[hex]) === side;
  const open = (from: Hex, to: Hex) => {
    const border = hexsideBetween(from, to);
    const muddyGap = weather === MUD && hexsideKind[border] === SIDE_GAP && !turnpikeOver[border];
    return hexsideKind[border]! < SIDE_MAJOR_RIVER && !muddyGap;
  };
  const rail = (from: Hex, to: Hex) => {
    const border = hexsideBetween(from, to);
    if (side === CSA && turnpikeOver[border]) return true;
    return (railOver[border]! > 0 || (link && border === linkHexside)) && open(from, to) && (side === USA || home[to] === CSA);
  };
  const sail = (from: PlaceName, to: PlaceName) =>
    mine(at(from)) && mine(at(to)) && passed(from, to).every(name => mine(at(name)));
  const inland = (name: PlaceName) => CSA_WATERS.includes(WATERS[stationWater[portStation[placeNamed[name]]!]!]!);
  const line = new Set(SUPPLY_PLACES[side].map(at).filter(mine));
  if (side === USA) for (const name of PORTS) if (sail('baltimore', name)) line.add(at(name));
  for (const hex of line) {
    for (const next of around(hex)) if (mine(next) && rail(hex, next)) line.add(next);
    if (side === CSA && mine(at('norfolk')))
      for (const from of PORTS.filter(name => at(name) === hex && inland(name)))
        for (const to of PORTS) if (inland(to) && sail(from, to)) line.add(at(to));
  }
  const fed = new Set(line);
  for (const hex of line)
    for (const next of around(hex)) if (open(hex, next) && !(side === CSA && northOfPotomac[next])) fed.add(next);
  return fed;
}

const holding = (usa: readonly PlaceName[], csa: readonly PlaceName[] = []): Map<Hex, Side> =>
  new Map([...usa.map((name): [Hex, Side] => [at(name), USA]), ...csa.map((name): [Hex, Side] => [at(name), CSA])]);

test('every force begins in supply or within the forage of its hex', () => {
  const foragers: string[] = [];
  for (const year of YEARS) {
    const stacks = DEPLOYMENTS[year];
    const held = holding(
      stacks[USA].map(stack => stack.at),
      stacks[CSA].map(stack => stack.at),
    );
    for (const side of [USA, CSA] as const) {
      const fed = supplied({ side, held, link: scenarios[`${year}`].link });
      for (const stack of stacks[side]) {
        const hex = at(stack.at);
        if (fed.has(hex)) continue;
        const units = stacks[side].filter(other => at(other.at) === hex).flatMap(other => other.blocks).length;
        expect(units, `${year} ${stack.at}`).toBeLessThanOrEqual(forage[terrain[hex]!]![DRY] + hexForage[hex]!);
        foragers.push(`${year} ${stack.at}`);
      }
    }
  }
  expect(foragers).toEqual(['1861 romney', '1862 franklin', '1862 romney', '1862 conrads-store', '1864 franklin']);
});

test('the Orange and Alexandria feeds the USA only hex by hex', () => {
  const six: PlaceName[] = ['washington', 'alexandria', 'manassas-junction', 'warrenton', 'culpeper', 'gordonsville'];
  const whole = supplied({ side: USA, held: holding(six) });
  for (const name of six) expect(whole.has(at(name)), name).toBe(true);
  const cut = supplied({ side: USA, held: holding(six.filter(name => name !== 'manassas-junction')) });
  expect(cut.has(at('alexandria'))).toBe(true);
  for (const name of ['warrenton', 'culpeper', 'gordonsville'] as const) expect(cut.has(at(name)), name).toBe(false);
  const bridge = supplied({ side: USA, held: holding(['washington', 'alexandria'], ['aquia-landing']), link: false });
  expect(bridge.has(at('alexandria'))).toBe(true);
});

test('the York feeds the Peninsula while Yorktown and Baltimore are held', () => {
  const york: PlaceName[] = ['fair-oaks', 'white-house', 'west-point', 'yorktown', 'fort-monroe'];
  const fed = supplied({ side: USA, held: holding(york) });
  for (const name of york) expect(fed.has(at(name)), name).toBe(true);
  const barred = supplied({ side: USA, held: holding(york.filter(name => name !== 'yorktown')) });
  for (const name of ['fair-oaks', 'white-house', 'west-point'] as const) expect(barred.has(at(name)), name).toBe(false);
  expect(supplied({ side: USA, held: holding(['fort-monroe'], ['baltimore']) }).has(at('fort-monroe'))).toBe(false);
  const james = holding(['williamsburg', 'fort-monroe'], ['norfolk', 'yorktown']);
  expect(supplied({ side: USA, held: james }).has(at('williamsburg'))).toBe(false);
});

test('the CSA lives on forage in the North, and in the Valley when the gaps are muddy', () => {
  const north = supplied({ side: CSA, held: holding([], ['harpers-ferry', 'frederick']) });
  expect(north.has(at('frederick'))).toBe(false);
  expect(supplied({ side: CSA, held: holding([], ['martinsburg']) }).has(at('martinsburg'))).toBe(true);
  expect(supplied({ side: CSA, held: holding([]) }).has(at('staunton'))).toBe(true);
  expect(supplied({ side: CSA, held: holding([]), weather: MUD }).has(at('staunton'))).toBe(false);
  expect(onTurnpike[at('staunton')]).toBe(true);
});

test('forage of the places named in the examples', () => {
  const feeds = (name: PlaceName) =>
    [DRY, MUD].map(weather => forage[terrain[at(name)]!]![weather as Weather] + hexForage[at(name)]!);
  expect([feeds('richmond'), feeds('winchester'), feeds('frederick')]).toEqual([
    [6, 4],
    [5, 3],
    [5, 3],
  ]);
  expect(HEXES.every((_, hex) => supplyHex[hex] === -1 || placesIn[hex]!.length > 0)).toBe(true);
});
