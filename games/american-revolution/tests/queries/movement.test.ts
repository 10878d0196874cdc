import { expect, test } from 'vitest';
import { ROAD, SEA, TRAIL, WATER } from '../../data/links.ts';
import { routeBetween } from '../../data/map.ts';
import { AMERICAN, BRITISH } from '../../data/sides.ts';
import { type SpaceId, spaceOf } from '../../data/spaces.ts';
import { unitOf } from '../../data/units.ts';
import { commandersOf, commandValue } from '../../queries/leadership.ts';
import {
  canMove,
  crossesBorder,
  isLostOnMarch,
  marchers,
  marchesFrom,
  mayMarch,
  maySail,
  movementPoints,
  partisanStops,
  pathCost,
  sailsFrom,
} from '../../queries/movement.ts';
import { isClosed, mayBeIn } from '../../queries/nations.ts';
import {
  mayHoldAshore,
  mayHoldCombat,
  mayHoldFleet,
  mayHoldLandCombat,
  surelyHoldsAshore,
  surelyHoldsCombat,
  surelyHoldsFleet,
  surelyHoldsLandCombat,
} from '../../queries/sight.ts';
import { FROZEN, MOVED } from '../../state/table.ts';
import { idsOf, placesOf, scene, units } from '../scene.ts';

const regular = units('br-reg-01');
const woodsmen = units('am-lt-1', 'arnold');
const way = (...ids: readonly SpaceId[]): number[] => ids.map(spaceOf);
const kinds = (path: readonly number[]): number[] => path.slice(1).map((to, i) => routeBetween(path[i]!, to));

test('16.3-c, 16.12-a, 16.12-c R4 a leader of 2 and a roll of 3 give 5 MP: five roads, or two roads and a trail', () => {
  expect(movementPoints(3, 2)).toBe(5);
  const roads = way('falmouth', 'portsmouth', 'boston', 'springfield', 'hartford', 'new-york');
  expect([kinds(roads), pathCost(roads, regular, false)]).toEqual([[ROAD, ROAD, ROAD, ROAD, ROAD], 5]);
  const mixed = way('portsmouth', 'boston', 'springfield', 'bennington');
  expect([kinds(mixed), pathCost(mixed, regular, false)]).toEqual([[ROAD, ROAD, TRAIL], 4]);
});

test('16.12-b D3, D32 a trail costs 2, or 1 to light troops, Indians and leaders alone', () => {
  const kennebec = way('falmouth', 'kennebec', 'quebec');
  expect([pathCost(kennebec, regular, false), pathCost(kennebec, woodsmen, false)]).toEqual([4, 2]);
  expect(pathCost(kennebec, [...woodsmen, ...regular], false)).toBe(4);
  expect(pathCost(way('montreal', 'lake-nipissing', 'michilimackinac'), regular, false)).toBe(4);
  expect(pathCost(way('michilimackinac', 'prairie-du-chien', 'st-louis'), units('in-1'), false)).toBe(2);
});

test('16.12-a D4, D24 the Atlantic in sea routes of 1 MP; D5 lakes and rivers 1 MP whatever the force', () => {
  const fleet = units('br-fleet-1');
  expect(pathCost(way('britain', 'north-atlantic', 'new-england-coast', 'boston'), fleet, true)).toBe(3);
  expect(pathCost(way('britain', 'north-atlantic', 'new-england-coast', 'mid-atlantic-coast', 'new-york'), fleet, true)).toBe(4);
  expect(pathCost(way('france', 'north-atlantic', 'new-england-coast', 'newport'), fleet, true)).toBe(3);
  expect(pathCost(way('spain', 'south-atlantic', 'western-atlantic', 'bahama-channel', 'havana'), fleet, true)).toBe(4);
  expect(pathCost(way('hispaniola', 'bahama-channel', 'carolina-coast', 'virginia-capes', 'yorktown'), fleet, true)).toBe(4);
  const burgoyne = way('montreal', 'ticonderoga', 'albany', 'west-point', 'new-york');
  expect([kinds(burgoyne), pathCost(burgoyne, regular, false)]).toEqual([[WATER, WATER, WATER, WATER], 4]);
  const yorktown = way(
    'newport',
    'hartford',
    'west-point',
    'trenton',
    'philadelphia',
    'baltimore',
    'alexandria',
    'richmond',
    'yorktown',
  );
  expect(pathCost(yorktown, units('fr-reg-2'), false)).toBe(8);
  expect(routeBetween(spaceOf('boston'), spaceOf('new-england-coast'))).toBe(SEA);
});

test('16.9-a fleets use no land route, lakes and rivers included; land units no sea route', () => {
  expect(pathCost(way('montreal', 'ticonderoga'), units('br-fleet-1'), true)).toBe(-1);
  expect(pathCost(way('boston', 'new-england-coast'), regular, false)).toBe(-1);
  expect(pathCost(way('boston', 'new-york'), regular, false)).toBe(-1);
});

test('23.1-a, 21.6-b, 33.1-a D2, D19 militia and its commanders stay in their region unless an expedition has a commander', () => {
  const { pub } = scene({});
  const allen = units('allen', 'am-mil-06');
  const [albany, ticonderoga, montreal] = way('albany', 'ticonderoga', 'montreal') as [number, number, number];
  expect(mayMarch(pub, allen, -1, albany, ticonderoga, 1)).toBe(true);
  expect(mayMarch(pub, allen, -1, ticonderoga, montreal, 1)).toBe(false);
  expect([crossesBorder(albany, ticonderoga), crossesBorder(ticonderoga, montreal)]).toEqual([false, true]);
  expect(crossesBorder(spaceOf('boonesboro'), spaceOf('vincennes'))).toBe(false);
  const { pub: bold } = scene({ options: ['expeditions'] });
  expect(mayMarch(bold, allen, -1, ticonderoga, montreal, 1)).toBe(false);
  expect(mayMarch(bold, allen, unitOf('allen'), ticonderoga, montreal, 1)).toBe(true);
  expect(mayMarch(pub, units('am-reg-01'), -1, ticonderoga, montreal, 1)).toBe(true);
});

test('16.12-a a step must be paid for; 16.2-a only along routes', () => {
  const { pub } = scene({});
  expect(placesOf(marchesFrom(pub, regular, -1, spaceOf('springfield'), 1))).toEqual(['albany', 'boston', 'hartford']);
  expect(placesOf(marchesFrom(pub, regular, -1, spaceOf('springfield'), 2))).toEqual([
    'albany',
    'bennington',
    'boston',
    'hartford',
  ]);
  expect(placesOf(marchesFrom(pub, woodsmen, -1, spaceOf('springfield'), 1))).toEqual([
    'albany',
    'bennington',
    'boston',
    'hartford',
  ]);
  expect(marchesFrom(pub, regular, -1, spaceOf('springfield'), 0)).toEqual([]);
});

test('26.3-a, 26.3-c, 25.2-a, 25.3-a neutral colonies are closed to all but their nation, boxes to all but their own', () => {
  const { pub } = scene({});
  const british = unitOf('br-reg-01');
  expect([
    isClosed(pub, spaceOf('havana')),
    isClosed(pub, spaceOf('hispaniola')),
    isClosed(pub, spaceOf('caribbean-sea')),
  ]).toEqual([true, true, false]);
  expect(mayBeIn(pub, british, spaceOf('new-orleans'))).toBe(false);
  expect(mayBeIn(pub, unitOf('sp-reg-1'), spaceOf('new-orleans'))).toBe(true);
  expect(mayMarch(pub, [british], -1, spaceOf('mobile'), spaceOf('new-orleans'), 6)).toBe(false);
  const { pub: war } = scene({ europe: 'spanish-alliance' });
  expect(mayMarch(war, [british], -1, spaceOf('mobile'), spaceOf('new-orleans'), 6)).toBe(true);
  expect([
    mayBeIn(war, british, spaceOf('britain')),
    mayBeIn(war, british, spaceOf('france')),
    mayBeIn(war, unitOf('am-reg-01'), spaceOf('france')),
  ]).toEqual([true, false, false]);
  expect(mayBeIn(war, unitOf('fr-reg-1'), spaceOf('spain'))).toBe(false);
  const { pub: french } = scene({ europe: 'french-alliance' });
  expect([isClosed(french, spaceOf('hispaniola')), isClosed(french, spaceOf('havana'))]).toEqual([false, true]);
});

test('24.1-a, 25.4-b a fleet sails along sea routes, and enters its box only without foreign cargo', () => {
  const t = scene({
    europe: 'french-alliance',
    at: { 'north-atlantic': ['fr-fleet-1', 'fr-reg-2 > fr-fleet-1'], 'south-atlantic': ['fr-fleet-2', 'am-reg-01 > fr-fleet-2'] },
  });
  const [one, two] = [units('fr-fleet-1'), units('fr-fleet-2')];
  expect(maySail(t.pub, t.own.american, AMERICAN, one, spaceOf('north-atlantic'), spaceOf('france'), 1)).toBe(true);
  expect(maySail(t.pub, t.own.american, AMERICAN, two, spaceOf('south-atlantic'), spaceOf('france'), 1)).toBe(false);
  expect(maySail(t.pub, t.own.american, AMERICAN, one, spaceOf('north-atlantic'), spaceOf('britain'), 1)).toBe(false);
  expect(maySail(t.pub, t.own.american, AMERICAN, one, spaceOf('north-atlantic'), spaceOf('france'), 0)).toBe(false);
  expect(placesOf(sailsFrom(t.pub, t.own.american, AMERICAN, two, spaceOf('south-atlantic'), 1))).toEqual([
    'caribbean-sea',
    'leeward-islands',
    'north-atlantic',
    'western-atlantic',
  ]);
});

test('16.5-a, 26.1-a, 7.9-ai who has moved, is neutral or is held by Privateers does not move', () => {
  const t = scene({
    at: {
      boston: ['br-reg-01', 'br-reg-02', 'br-reg-03', 'br-fleet-1', 'br-lt-1 > br-fleet-1', 'r-howe', 'gage'],
      havana: ['sp-reg-2'],
    },
  });
  t.own.british.flags[unitOf('br-reg-02')] = MOVED;
  t.own.british.flags[unitOf('br-reg-03')] = FROZEN;
  expect(idsOf(marchers(t.pub, t.own.british, BRITISH, spaceOf('boston')))).toEqual(['br-reg-01', 'gage']);
  expect(canMove(t.pub, t.own.american, unitOf('sp-reg-2'))).toBe(false);
  expect(
    canMove(scene({ europe: 'spanish-alliance', at: { havana: ['sp-reg-2'] } }).pub, t.own.american, unitOf('sp-reg-2')),
  ).toBe(true);
});

test('28.16-b, 25.1-a the besieged do not leave by land, and nobody walks out of a box', () => {
  const t = scene({
    options: ['fortresses'],
    at: { boston: ['br-reg-01', 'am-reg-01'], britain: ['br-reg-02'] },
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
  });
  expect(marchers(t.pub, t.own.british, BRITISH, spaceOf('boston'))).toEqual([]);
  expect(idsOf(marchers(t.pub, t.own.american, AMERICAN, spaceOf('boston')))).toEqual(['am-reg-01']);
  expect(marchers(t.pub, t.own.british, BRITISH, spaceOf('britain'))).toEqual([]);
});

test('16.3-b, 17.1-b, 21.7-a, 21.7-c, 21.6-a who commands, and what he adds', () => {
  const land = units('gage', 'tarleton', 'r-howe', 'br-reg-01');
  expect(idsOf(commandersOf(land, false))).toEqual(['gage', 'tarleton']);
  expect(idsOf(commandersOf(units('br-fleet-1', 'r-howe', 'gage', 'british-arisen'), true))).toEqual([
    'british-arisen',
    'r-howe',
  ]);
  expect(commandValue(unitOf('gage'), land, false)).toBe(1);
  expect(commandValue(unitOf('tarleton'), land, false)).toBe(0);
  expect(commandValue(unitOf('tarleton'), units('tarleton', 'br-mil-1', 'br-lt-1', 'butler'), false)).toBe(2);
  expect(commandValue(unitOf('r-howe'), units('r-howe', 'br-fleet-1'), true)).toBe(2);
  expect(commandValue(unitOf('gage'), units('gage', 'br-fleet-1'), true)).toBe(0);
  expect(commandValue(-1, land, false)).toBe(0);
});

test('21.2-b, 7.9-ad a leader commands any nation of his side; Leader Arises is worth 1 to land units and to fleets', () => {
  expect(commandValue(unitOf('washington'), units('washington', 'fr-reg-1', 'sp-reg-1'), false)).toBe(3);
  const arisen = unitOf('american-arisen');
  expect([
    commandValue(arisen, [arisen, ...units('am-reg-01')], false),
    commandValue(arisen, [arisen, ...units('am-fleet-1')], true),
  ]).toEqual([1, 1]);
});

test('17.2-a D10 of the dice 6, 1, 3, 6 two eliminate', () => {
  expect([6, 1, 3, 6].filter(isLostOnMarch).length).toBe(2);
});

test('29.4-b, 29.4-d an enemy partisan stops a land force, a friendly one does not', () => {
  const { pub } = scene({ options: ['partisans'], partisan: { richmond: 'american' } });
  expect([partisanStops(pub, BRITISH, spaceOf('richmond')), partisanStops(pub, AMERICAN, spaceOf('richmond'))]).toEqual([
    true,
    false,
  ]);
});

test('22.1-a, 22.1-d what a stack shows: the top and the number, and no more', () => {
  const see = (names: readonly string[], place: SpaceId = 'newport') => {
    const { pub } = scene({ at: { [place]: names } });
    const space = spaceOf(place);
    return [
      [mayHoldFleet(pub, AMERICAN, space), surelyHoldsFleet(pub, AMERICAN, space)],
      [mayHoldAshore(pub, AMERICAN, space), surelyHoldsAshore(pub, AMERICAN, space)],
      [mayHoldLandCombat(pub, AMERICAN, space), surelyHoldsLandCombat(pub, AMERICAN, space)],
      [mayHoldCombat(pub, AMERICAN, space), surelyHoldsCombat(pub, AMERICAN, space)],
    ];
  };
  const [no, maybe, sure] = [
    [false, false],
    [true, false],
    [true, true],
  ];
  expect(see([])).toEqual([no, no, no, no]);
  expect(see(['br-fleet-1'])).toEqual([sure, no, no, sure]);
  expect(see(['br-reg-01'])).toEqual([no, sure, sure, sure]);
  expect(see(['gage'])).toEqual([no, sure, no, no]);
  expect(see(['br-reg-01', 'br-reg-02'])).toEqual([maybe, maybe, maybe, sure]);
  // Looks the same from across the table: a regular aboard its fleet.
  expect(see(['br-fleet-1', 'br-reg-01 > br-fleet-1'])).toEqual([maybe, maybe, maybe, sure]);
  expect(see(['gage', 'clinton'], 'albany')).toEqual([no, sure, maybe, maybe]);
  expect(see(['br-fleet-1', 'br-fleet-2'], 'virginia-capes')).toEqual([sure, no, no, sure]);
});

test('22.1-b an admiral laid on top hides the fleet, but at sea nobody is without one', () => {
  const { pub } = scene({ at: { 'virginia-capes': ['br-fleet-1', 'r-howe'] } });
  const sea = spaceOf('virginia-capes');
  pub.top[1][sea] = unitOf('r-howe');
  expect([surelyHoldsFleet(pub, AMERICAN, sea), surelyHoldsCombat(pub, AMERICAN, sea)]).toEqual([true, true]);
});
