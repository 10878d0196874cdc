import { expect, test } from 'vitest';
import { FRENCH } from '../../data/nations.ts';
import { AMERICAN, BRITISH } from '../../data/sides.ts';
import { spaceOf } from '../../data/spaces.ts';
import { unitOf } from '../../data/units.ts';
import { expatriates, homeOf, homesFor, honorsPlaces, nearestOutside, strangers } from '../../queries/nearest.ts';
import { borderValue, fleetRetreats, leftBehind, lostAtBorder, retreatsByLand, retreatsBySea } from '../../queries/retreat.ts';
import {
  canPaySiege,
  couldBesiege,
  couldFortify,
  couldSortie,
  garrison,
  hasSiegeLeader,
  isKept,
  isOpenFortress,
  mayBesiege,
  reliefForce,
  siegeForce,
} from '../../queries/siege.ts';
import { ENTERED } from '../../state/table.ts';
import { idsOf, placesOf, scene, units } from '../scene.ts';

test('18.8-a, 18.8-b, 18.8-c, 23.1-b D6 Ward and his militia may go to Bennington or Hartford; in Albany the border kills them', () => {
  const t = scene({ at: { boston: ['br-reg-04'], springfield: ['ward', 'am-mil-03', 'br-reg-01'] } });
  const force = units('ward', 'am-mil-03');
  expect(placesOf(retreatsByLand(t, AMERICAN, force, spaceOf('springfield')))).toEqual(['albany', 'bennington', 'hartford']);
  expect(lostAtBorder(force, spaceOf('springfield'), spaceOf('hartford'))).toEqual([]);
  expect(idsOf(lostAtBorder(force, spaceOf('springfield'), spaceOf('albany')))).toEqual(['am-mil-03', 'ward']);
  expect(lostAtBorder(units('am-reg-01'), spaceOf('springfield'), spaceOf('albany'))).toEqual([]);
});

test('18.8-b, 18.8-c, 18.8-d what bars a retreat: any enemy unit, a lone leader or fleet too, an enemy fortress, neutral land; not a partisan', () => {
  const from = spaceOf('trenton');
  const to = (said: Parameters<typeof scene>[0]) => placesOf(retreatsByLand(scene(said), AMERICAN, units('am-reg-01'), from));
  expect(to({})).toEqual(['new-york', 'philadelphia', 'west-point', 'wyoming-valley']);
  expect(to({ at: { philadelphia: ['gage'], 'new-york': ['br-fleet-1'] } })).toEqual(['west-point', 'wyoming-valley']);
  expect(
    to({
      options: ['fortresses', 'partisans'],
      fortress: { 'new-york': 'british', philadelphia: 'american' },
      partisan: { 'west-point': 'british' },
    }),
  ).toEqual(['philadelphia', 'west-point', 'wyoming-valley']);
  expect(placesOf(retreatsByLand(scene({}), BRITISH, units('br-reg-01'), spaceOf('mobile')))).toEqual([
    'choctaw-towns',
    'natchez',
    'pensacola',
  ]);
});

test('18.9-a, 18.9-b, 24.4-e, 24.5-a retreat to sea: a friendly fleet with room, a sea area without enemy fleets, no enemy fleet in the port', () => {
  const force = units('br-reg-01', 'br-reg-02', 'gage');
  const at = { boston: ['br-reg-01', 'br-reg-02', 'gage', 'br-fleet-1'] };
  const seas = (said: Parameters<typeof scene>[0]) =>
    placesOf(retreatsBySea(scene({ europe: 'french-alliance', ...said }), BRITISH, force, spaceOf('boston')));
  expect(seas({ at })).toEqual(['new-england-coast']);
  expect(seas({ at: { boston: ['br-reg-01'] } })).toEqual([]);
  expect(seas({ at: { ...at, 'new-england-coast': ['fr-fleet-1'] } })).toEqual([]);
  expect(seas({ at: { boston: [...at.boston, 'fr-fleet-1'] } })).toEqual([]);
  const full = ['br-reg-03', 'br-reg-04', 'br-reg-05', 'br-reg-06'].map(id => `${id} > br-fleet-1`);
  expect(seas({ at: { boston: [...at.boston, ...full] } })).toEqual([]);
  // A general whose men are all militia takes up no room: they are lost, he goes.
  const alone = scene({ europe: 'french-alliance', at: { boston: ['br-mil-1', 'gage', 'br-fleet-1', ...full] } });
  expect(placesOf(retreatsBySea(alone, BRITISH, units('br-mil-1', 'gage'), spaceOf('boston')))).toEqual(['new-england-coast']);
  expect(
    retreatsBySea(scene({ at: { boston: ['br-fleet-1', 'br-mil-1'] } }), BRITISH, units('br-mil-1'), spaceOf('boston')),
  ).toEqual([]);
});

test('24.9-a, 24.6-k, 24.10-b R11, D26 fleets and a beaten assault go to any sea area; who finds no ship is lost', () => {
  expect(placesOf(fleetRetreats(spaceOf('charleston')))).toEqual(['carolina-coast']);
  const t = scene({
    at: { savannah: ['br-fleet-1', 'br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-reg-05', 'br-reg-06 > br-fleet-1'] },
  });
  const fleet = units('br-fleet-1');
  expect(leftBehind(t, BRITISH, units('br-reg-01', 'br-reg-02'), fleet)).toBe(0);
  expect(leftBehind(t, BRITISH, units('br-reg-01', 'br-reg-02', 'br-reg-03', 'br-reg-04', 'br-reg-05', 'gage'), fleet)).toBe(2);
  expect(leftBehind(t, BRITISH, units('br-reg-01', 'br-reg-02'), [])).toBe(2);
});

test('33.2-a, 33.2-b in a retreat the best applicable leader gives militia its try; without a leader or the option none', () => {
  const bold = scene({ options: ['expeditions'] });
  expect(borderValue(bold, units('marion', 'am-mil-01'))).toBe(2);
  expect(borderValue(bold, units('greene', 'marion', 'am-mil-01'))).toBe(3);
  expect(borderValue(bold, units('am-mil-01'))).toBe(0);
  expect(borderValue(scene({}), units('marion', 'am-mil-01'))).toBe(0);
});

const siege = () =>
  scene({
    options: ['fortresses'],
    at: { boston: ['br-reg-01', 'gage', 'br-reg-02', 'am-reg-01', 'washington'], albany: ['am-mil-06'] },
    fortress: { boston: 'british', quebec: 'british' },
    siege: { boston: 'american' },
    relief: ['br-reg-02'],
    points: [3, 2],
  });

test('28.12-a, 28.15-a, 28.16-b garrison, siege force and relief force are three', () => {
  const t = siege();
  const boston = spaceOf('boston');
  expect([idsOf(garrison(t, boston)), idsOf(siegeForce(t, boston)), idsOf(reliefForce(t, boston))]).toEqual([
    ['br-reg-01', 'gage'],
    ['am-reg-01', 'washington'],
    ['br-reg-02'],
  ]);
  expect(couldSortie(t.pub, t.own.british, BRITISH, boston)).toBe(true);
  expect(couldSortie(t.pub, t.own.american, AMERICAN, boston)).toBe(false);
  expect([garrison(t, spaceOf('albany')), siegeForce(t, spaceOf('albany'))]).toEqual([[], []]);
});

test('28.6-a, 28.6-b, 28.6-c, 28.3-b a siege needs an enemy fortress with a combat unit, a regular, and to have come by land', () => {
  const boston = spaceOf('boston');
  const may = (besiegers: readonly string[], besieged: readonly string[], entered = ENTERED) => {
    const t = scene({ options: ['fortresses'], at: { boston: [...besiegers, ...besieged] }, fortress: { boston: 'british' } });
    t.pub.done[boston] = entered;
    return [couldBesiege(t.pub, t.own.american, AMERICAN, boston), mayBesiege(t, AMERICAN, boston)];
  };
  expect(may(['am-reg-01', 'am-mil-01'], ['br-mil-1'])).toEqual([true, true]);
  expect(may(['am-mar-1'], ['br-mil-1'])).toEqual([true, true]);
  expect(may(['am-mil-01', 'washington'], ['br-mil-1'])).toEqual([false, false]);
  expect(may(['am-reg-01'], ['gage'])).toEqual([true, false]);
  expect(may(['am-reg-01'], ['br-mil-1'], 0)).toEqual([false, false]);
  expect([canPaySiege(siege().pub, AMERICAN), canPaySiege(siege().pub, BRITISH)]).toEqual([true, false]);
});

test('28.4-a, 28.5-a, 28.3-b, 24.4-l a leader keeps a fortress, a fleet does not; an empty one is open to whoever enters', () => {
  const t = scene({
    options: ['fortresses'],
    at: { boston: ['gage'], halifax: ['br-fleet-1', 'br-reg-01 > br-fleet-1'] },
    fortress: { boston: 'british', quebec: 'british', halifax: 'british' },
  });
  expect((['boston', 'quebec', 'halifax'] as const).map(id => isKept(t, spaceOf(id)))).toEqual([true, false, false]);
  expect((['boston', 'quebec', 'halifax', 'albany'] as const).map(id => isOpenFortress(t, AMERICAN, spaceOf(id)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isOpenFortress(t, BRITISH, spaceOf('quebec'))).toBe(false);
});

test('15.2-a, 15.2-b, 28.1-a R3 no second fortress where one stands, none without a land combat unit, none without the option', () => {
  const said = {
    at: { boston: ['am-reg-01'], albany: ['am-mil-06', 'br-det-01'], newport: ['washington', 'am-fleet-1'] },
    fortress: { boston: 'british' },
  } as const;
  const t = scene({ ...said, options: ['fortresses'] });
  expect(
    (['boston', 'albany', 'newport'] as const).map(id => couldFortify(t.pub, t.own.american, AMERICAN, spaceOf(id))),
  ).toEqual([false, true, false]);
  expect(couldFortify(scene(said).pub, t.own.american, AMERICAN, spaceOf('albany'))).toBe(false);
});

test('28.10-a, 28.13-d a siege attack or sortie of a later phase needs a leader of land forces', () => {
  expect([
    hasSiegeLeader(units('am-reg-01', 'ward')),
    hasSiegeLeader(units('br-reg-01', 'r-howe')),
    hasSiegeLeader(units('am-reg-01')),
  ]).toEqual([true, false, false]);
});

test('26.4-a, 26.4-b, 26.4-d D22, D33 a nation turns neutral: strangers and foreign cargo leave, its units go home', () => {
  const t = scene({
    europe: 'loans',
    at: {
      newport: ['fr-reg-2', 'rochambeau'],
      hispaniola: ['fr-reg-1', 'am-reg-02', 'fr-fleet-2'],
      'virginia-capes': ['fr-fleet-1', 'fr-reg-3 > fr-fleet-1', 'am-reg-01 > fr-fleet-1'],
      yorktown: ['br-reg-01'],
    },
  });
  expect(idsOf(strangers(t, AMERICAN, FRENCH))).toEqual(['am-reg-01', 'am-reg-02']);
  expect(strangers(t, BRITISH, FRENCH)).toEqual([]);
  expect(idsOf(expatriates(t, AMERICAN, FRENCH))).toEqual(['fr-fleet-1', 'fr-reg-2', 'fr-reg-3', 'rochambeau']);
  expect(placesOf(homesFor(unitOf('fr-reg-2')))).toEqual(['france', 'hispaniola']);
  expect(placesOf(homeOf(FRENCH))).toEqual(['france', 'hispaniola']);
  expect(placesOf(homesFor(unitOf('sp-fleet-1')))).toEqual(['havana', 'new-orleans', 'santiago', 'spain']);
  expect(placesOf(nearestOutside(t, AMERICAN, unitOf('am-reg-01'), FRENCH))).toEqual(['baltimore', 'norfolk']);
  // Cuba is closed as well, the Bahamas and the islands two sea routes away.
  expect(placesOf(nearestOutside(t, AMERICAN, unitOf('am-reg-02'), FRENCH))).toEqual([
    'bahamas',
    'jamaica',
    'leeward-islands',
    'st-augustine',
  ]);
});

test('26.4-d fleets that must leave go to the nearest port or sea area', () => {
  const t = scene({ europe: 'loans', at: { hispaniola: ['br-fleet-1'] } });
  expect(placesOf(nearestOutside(t, BRITISH, unitOf('br-fleet-1'), FRENCH))).toEqual(['bahama-channel', 'caribbean-sea']);
});

test('38.2-a, 38.2-b honors of war: the nearest by land without enemy units or markers; equals are left to a die', () => {
  const t = scene({
    options: ['fortresses', 'partisans', 'honors'],
    at: { boston: ['br-reg-01', 'am-reg-01'], springfield: ['am-mil-01'] },
    fortress: { boston: 'british' },
    siege: { boston: 'american' },
    partisan: { newport: 'american' },
  });
  expect(placesOf(honorsPlaces(t, BRITISH, spaceOf('boston')))).toEqual(['portsmouth']);
  t.pub.partisan.fill(-1);
  expect(placesOf(honorsPlaces(t, BRITISH, spaceOf('boston')))).toEqual(['newport', 'portsmouth']);
});
