import { expect, test } from 'vitest';
import { regionOf } from '../../data/regions.ts';
import { AMERICAN, BRITISH } from '../../data/sides.ts';
import { spaceOf } from '../../data/spaces.ts';
import { UNITS, unitOf } from '../../data/units.ts';
import { hitOf } from '../../queries/fire.ts';
import { bidWinner } from '../../queries/hands.ts';
import { distinctTargets, effectOn, targetsOf } from '../../queries/hits.ts';
import {
  arisingPlaces,
  baitPlaces,
  committeeRegions,
  drillLimit,
  drillMilitia,
  fortressesOf,
  indiansOnMap,
  leaderPosts,
  leadersToName,
  minutemenPlaces,
} from '../../queries/plays.ts';
import { RESERVE } from '../../state/table.ts';
import { battle, type Fought, idsOf, placesOf, scene } from '../scene.ts';

test('8.1-b, 8.2-a D23 the higher bid wins; 3 and 3, or none, are left to dice', () => {
  expect([bidWinner(3, 2), bidWinner(1, 2), bidWinner(3, 3), bidWinner(0, 0)]).toEqual([AMERICAN, BRITISH, -1, -1]);
});

test('7.9-a Bait needs a friendly partisan and enemy combat units, as far as one sees', () => {
  const t = scene({
    options: ['partisans'],
    at: { boston: ['br-reg-01'], richmond: ['gage'], norfolk: ['clinton', 'rawdon'] },
    partisan: { boston: 'american', richmond: 'american', norfolk: 'american', camden: 'british' },
  });
  expect(placesOf(baitPlaces(t.pub, AMERICAN))).toEqual(['boston', 'norfolk']);
  expect(baitPlaces(t.pub, BRITISH)).toEqual([]);
});

test('7.9-d the free partisan of a Committee goes to a favourable colonial region', () => {
  const t = scene({ options: ['partisans'], loyalty: { virginia: 1, canada: -1 } });
  expect([committeeRegions(t.pub, AMERICAN), committeeRegions(t.pub, BRITISH)]).toEqual([
    [regionOf('virginia')],
    [regionOf('canada')],
  ]);
  expect(committeeRegions(scene({ loyalty: { virginia: 1 } }).pub, AMERICAN)).toEqual([]);
});

test('7.9-l, 7.9-af Minutemen: a favourable region, town or wilderness, no enemy combat unit or partisan, a counter left', () => {
  const said = {
    options: ['partisans'],
    loyalty: { virginia: 2, west: 1 },
    at: { norfolk: ['br-det-01'], yorktown: ['gage'] },
    partisan: { richmond: 'british' },
  } as const;
  const t = scene(said);
  const places = placesOf(minutemenPlaces(t.pub, AMERICAN));
  for (const no of ['norfolk', 'richmond', 'onondaga', 'boston']) expect(places, no).not.toContain(no);
  for (const yes of ['yorktown', 'fort-chiswell', 'boonesboro']) expect(places, yes).toContain(yes);
  for (const unit of UNITS.keys()) if (t.pub.status[unit] === RESERVE) t.pub.status[unit] = 4;
  expect(minutemenPlaces(t.pub, AMERICAN)).toEqual([]);
});

test('7.9-f, 7.9-ab, 7.9-aj Drillmaster and Pulaski: a leader ashore on land, no enemy combat unit; his printed value', () => {
  const t = scene({
    at: {
      albany: ['arnold', 'am-mil-06'],
      boston: ['washington', 'br-reg-01'],
      newport: ['am-fleet-1', 'greene > am-fleet-1', 'jones'],
      camden: ['tarleton', 'br-mil-4'],
      britain: ['clinton'],
    },
  });
  expect(placesOf(leaderPosts(t.pub, t.own.american, AMERICAN))).toEqual(['albany', 'newport']);
  expect(placesOf(leaderPosts(t.pub, t.own.british, BRITISH))).toEqual(['camden']);
  expect([
    drillLimit(t.own.american, AMERICAN, spaceOf('albany')),
    drillLimit(t.own.american, AMERICAN, spaceOf('newport')),
  ]).toEqual([3, 1]);
  expect(idsOf(drillMilitia(t.own.british, BRITISH, spaceOf('camden')))).toEqual(['br-mil-4']);
});

test('7.9-i one marker for each Indian unit on the map', () => {
  expect(indiansOnMap(scene({ at: { 'creek-towns': ['in-1', 'in-2'], albany: ['in-3'] } }).pub)).toBe(3);
});

test('7.9-j, 7.9-ad a leader arises with a combat unit, a fleet too, not with a leader alone or a neutral', () => {
  const t = scene({ at: { albany: ['am-mil-06'], newport: ['am-fleet-1'], boston: ['washington'], havana: ['sp-reg-2'] } });
  expect(placesOf(arisingPlaces(t.pub, t.own.american, AMERICAN))).toEqual(['albany', 'newport']);
});

test('7.9-o, 7.9-ah who can be named: enemy leaders in play, not Washington, not of a neutral nation', () => {
  const at = { albany: ['washington', 'greene'], havana: ['galvez'], boston: ['gage'] } as const;
  expect(idsOf(leadersToName(scene({ at }).pub, BRITISH))).toEqual(['greene']);
  expect(idsOf(leadersToName(scene({ at, europe: 'spanish-alliance' }).pub, BRITISH))).toEqual(['galvez', 'greene']);
  expect(idsOf(leadersToName(scene({ at }).pub, AMERICAN))).toEqual(['gage']);
});

test('28.4-a whose fortresses', () => {
  const t = scene({ options: ['fortresses'], fortress: { quebec: 'british', boston: 'british', havana: 'american' } });
  expect(placesOf(fortressesOf(t.pub, BRITISH))).toEqual(['boston', 'quebec']);
});

const militia = ['am-mil-01', 'am-mil-02', 'am-mil-03'] as const;
/** A volley at so many militia; the owner gives eliminations to dispersed units and dispersals to others. */
const volleyAt = (count: number, dice: readonly number[]): readonly [eliminated: number, dispersed: number] => {
  const pub = scene({}).pub;
  const b = battle({ space: 'springfield', attacker: 'british', american: militia.slice(0, count), british: ['br-reg-01'] });
  let eliminated = 0;
  for (const die of dice) {
    const hit = hitOf(pub, b, AMERICAN, die);
    if (hit === 'none' || b.units[0].length === 0) continue;
    const wanted = targetsOf(b, AMERICAN).find(unit => b.dispersed.includes(unit) === (hit === 'eliminate')) ?? b.units[0][0]!;
    if (effectOn(b, wanted, hit) === 'disperse') b.dispersed.push(wanted);
    else {
      b.units[0] = b.units[0].filter(unit => unit !== wanted);
      b.dispersed = b.dispersed.filter(unit => unit !== wanted);
      eliminated++;
    }
  }
  return [eliminated, b.dispersed.length];
};

test('18.4-e, 18.4-k, 18.7-a D7, D25 a round is rolled to its end; dispersed twice is eliminated', () => {
  expect(volleyAt(1, [5, 5])).toEqual([1, 0]);
  expect(volleyAt(2, [5, 5, 5, 6])).toEqual([2, 0]);
  expect(volleyAt(2, [6, 6, 6])).toEqual([2, 0]);
  expect(volleyAt(3, [5, 6, 5])).toEqual([1, 1]);
  expect(volleyAt(3, [5, 1, 4])).toEqual([0, 1]);
});

test('18.4-e, 21.3-a, 24.6-h who can be hit: units that look alike once, each leader, the fleets of an assault only by guns', () => {
  const said: Fought = {
    space: 'charleston',
    attacker: 'british',
    american: [...militia, 'ward', 'am-reg-01'],
    british: ['br-reg-01', 'br-reg-02', 'br-reg-07', 'gage'],
    fleets: ['br-fleet-1', 'br-fleet-2', 'r-howe'],
    landed: ['br-reg-01'],
    dispersed: ['am-mil-02'],
  };
  const b = battle(said);
  expect(idsOf(distinctTargets(b, targetsOf(b, AMERICAN)))).toEqual(['am-mil-01', 'am-mil-02', 'am-reg-01', 'ward']);
  expect(idsOf(distinctTargets(b, targetsOf(b, BRITISH)))).toEqual(['br-reg-01', 'br-reg-02', 'br-reg-07', 'gage']);
  expect(idsOf(distinctTargets(b, targetsOf(b, BRITISH, true)))).toEqual(['br-fleet-1', 'br-fleet-2', 'r-howe']);
  expect(targetsOf(b, AMERICAN, true)).toEqual([]);
  expect([
    effectOn(b, unitOf('am-mil-02'), 'disperse'),
    effectOn(b, unitOf('am-mil-01'), 'disperse'),
    effectOn(b, unitOf('am-mil-01'), 'eliminate'),
  ]).toEqual(['eliminate', 'disperse', 'eliminate']);
});
