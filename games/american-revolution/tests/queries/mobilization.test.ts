import { chanceFrom } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { FLEET, INDIAN, LIGHT, MARINE, MILITIA, REGULAR } from '../../data/kinds.ts';
import { RECRUITS } from '../../data/mobilization.ts';
import { AMERICANS, BRITONS, FRENCH, HESSIANS, INDIANS, SPANISH, TORIES } from '../../data/nations.ts';
import { regionOf } from '../../data/regions.ts';
import { AMERICAN, BRITISH } from '../../data/sides.ts';
import { spaceOf } from '../../data/spaces.ts';
import { UNITS, unitOf } from '../../data/units.ts';
import {
  arrivalsOf,
  canDivide,
  canJoin,
  canUpgrade,
  counterFor,
  fortressPrice,
  leaderPlaces,
  leaderPrice,
  mayArrive,
  mayFortify,
  partisanPlaces,
  partisanPrice,
  poolOf,
  recruitPrice,
  recruitsOpen,
  upgradePrice,
} from '../../queries/mobilization.ts';
import { placesFor, unitsToPlace } from '../../queries/placement.ts';
import { setUp } from '../../state/setup.ts';
import { EXCHANGED, GONE, IN_PLAY, PROMOTED, RAISED } from '../../state/table.ts';
import { idsOf, placesOf, scene } from '../scene.ts';

const line = (nation: number, kind: number): number => RECRUITS.findIndex(row => row.nation === nation && row.kind === kind);
const price = (
  said: Parameters<typeof scene>[0],
  nation: number,
  kind: number,
  place: Parameters<typeof spaceOf>[0] = 'britain',
) => recruitPrice(scene(said).pub, RECRUITS[line(nation, kind)]!, spaceOf(place));

test('13.4-a, 4.8-a, 12.7-d, 11.6-a, 11.6-d D29 prices', () => {
  expect([price({}, AMERICANS, REGULAR, 'boston'), price({ progress: 'professional' }, AMERICANS, REGULAR, 'boston')]).toEqual([
    4, 3,
  ]);
  expect([
    price({ turn: 1 }, BRITONS, REGULAR),
    price({ turn: 1 }, HESSIANS, REGULAR),
    price({ turn: 1 }, INDIANS, INDIAN, 'creek-towns'),
  ]).toEqual([8, 4, 2]);
  expect([price({}, BRITONS, REGULAR), price({ turn: 1 }, AMERICANS, REGULAR, 'boston')]).toEqual([4, 4]);
  expect([price({ europe: 'subsidies' }, HESSIANS, REGULAR), price({ europe: 'subsidies', turn: 1 }, HESSIANS, LIGHT)]).toEqual([
    1, 2,
  ]);
  const loyalty = { 'new-england': 1, canada: -1 };
  const tory = (turn: number) =>
    (['quebec', 'albany', 'boston'] as const).map(place => price({ loyalty, turn }, TORIES, MILITIA, place));
  expect([tory(2), tory(1)]).toEqual([
    [1, 2, 3],
    [2, 4, 6],
  ]);
  expect((['boston', 'albany', 'quebec'] as const).map(place => price({ loyalty }, AMERICANS, MILITIA, place))).toEqual([
    1, 2, 3,
  ]);
  const first = scene({ turn: 1, options: ['partisans'], loyalty }).pub;
  expect([
    leaderPrice(first, BRITISH),
    fortressPrice(first, BRITISH),
    upgradePrice(first, BRITISH),
    leaderPrice(first, AMERICAN),
  ]).toEqual([4, 6, 4, 2]);
  expect(
    ['new-england', 'mid-atlantic', 'canada'].map(id =>
      partisanPrice(scene({ loyalty }).pub, AMERICAN, regionOf(id as 'canada')),
    ),
  ).toEqual([2, 3, 4]);
});

test('13.3-b, 13.5-a, 13.10-a, 27.1-b a unit needs a counter; an eliminated Hessian has none', () => {
  const t = scene({});
  const hessians = UNITS.flatMap((unit, i) => (unit.nation === 'hessian' && unit.kind === 'light' ? [i] : []));
  expect(counterFor(t.pub, HESSIANS, LIGHT)).toBe(hessians[0]);
  t.pub.status[hessians[0]!] = GONE;
  expect(counterFor(t.pub, HESSIANS, LIGHT)).toBe(-1);
  expect(recruitsOpen(t.pub, BRITISH)).not.toContain(line(HESSIANS, LIGHT));
  expect(recruitsOpen(t.pub, BRITISH)).toContain(line(HESSIANS, REGULAR));
});

test('7.9-h, 26.1-e, 13.9-a what is open to whom: allies at war only, Hessians unless barred', () => {
  const t = scene({});
  expect(recruitsOpen(t.pub, AMERICAN).map(i => RECRUITS[i]!.nation)).toEqual([
    AMERICANS,
    AMERICANS,
    AMERICANS,
    AMERICANS,
    AMERICANS,
  ]);
  expect(recruitsOpen(scene({ europe: 'french-alliance' }).pub, AMERICAN)).toContain(line(FRENCH, REGULAR));
  expect(recruitsOpen(scene({ europe: 'french-alliance' }).pub, AMERICAN)).not.toContain(line(SPANISH, REGULAR));
  t.pub.barred = true;
  expect(recruitsOpen(t.pub, BRITISH).filter(i => RECRUITS[i]!.nation === HESSIANS)).toEqual([]);
});

const arrives = (said: Parameters<typeof scene>[0], nation: number, kind: number): string[] => {
  const t = scene({ points: [50, 50], ...said });
  const row = RECRUITS[line(nation, kind)]!;
  return placesOf(arrivalsOf(t.pub, row.side === AMERICAN ? t.own.american : t.own.british, line(nation, kind)));
};

test('13.6-a British, French, Spanish and Hessian regulars arrive in their box, light troops and grenadiers with an army too', () => {
  const at = { boston: ['br-reg-01'], albany: ['br-det-01', 'am-mil-06'], newport: ['gage'] } as const;
  expect(arrives({ at }, BRITONS, REGULAR)).toEqual(['britain']);
  expect(arrives({ at }, HESSIANS, LIGHT)).toEqual(['britain']);
  expect(arrives({ at }, BRITONS, LIGHT)).toEqual(['boston', 'britain']);
  expect(arrives({ at: { havana: ['sp-reg-2'], newport: ['am-reg-01'] }, europe: 'french-alliance' }, FRENCH, LIGHT)).toEqual([
    'france',
    'newport',
  ]);
});

test('13.1-b American regulars: towns of a favourable colonial region, or with a land unit; marines and the fleet in a held port', () => {
  const t = {
    loyalty: { virginia: 1 },
    at: { boston: ['am-mil-01'], albany: ['am-mil-06', 'br-det-01'], richmond: ['br-det-02'], kennebec: ['am-mil-02'] },
  } as const;
  expect(arrives(t, AMERICANS, REGULAR)).toEqual([
    'alexandria',
    'boston',
    'charlottesville',
    'norfolk',
    'winchester',
    'yorktown',
  ]);
  expect(arrives(t, AMERICANS, FLEET)).toEqual(['boston']);
  expect(arrives(t, AMERICANS, MARINE)).toEqual(['boston']);
});

test('13.8-a, 13.8-b militia in towns and wilderness of colonial regions, not where an enemy combat unit or partisan is; Spanish in their colonies', () => {
  const said = {
    options: ['partisans'],
    at: { boston: ['br-reg-01'], newport: ['gage'] },
    partisan: { hartford: 'british' },
  } as const;
  const places = arrives(said, AMERICANS, MILITIA);
  for (const no of ['boston', 'hartford', 'creek-towns', 'havana', 'jamaica', 'britain', 'virginia-capes'])
    expect(places, no).not.toContain(no);
  for (const yes of ['newport', 'kennebec', 'quebec', 'st-augustine', 'boonesboro']) expect(places, yes).toContain(yes);
  expect(arrives({ europe: 'spanish-alliance', at: { santiago: ['br-reg-01'] } }, SPANISH, MILITIA)).toEqual([
    'arkansas-post',
    'havana',
    'new-orleans',
    'st-louis',
  ]);
});

test('27.2-a, 27.2-c, 37.2-d Indians in Indian locations, one a turn, among Americans too, not where a massacre lies', () => {
  const t = scene({ points: [0, 9], at: { 'creek-towns': ['am-reg-01'] }, massacre: ['miami-towns'] });
  t.pub.done[spaceOf('onondaga')] = RAISED;
  expect(placesOf(arrivalsOf(t.pub, t.own.british, line(INDIANS, INDIAN)))).toEqual([
    'cherokee-towns',
    'choctaw-towns',
    'creek-towns',
    'delaware-towns',
    'seneca-towns',
    'shawnee-towns',
  ]);
});

test('13.1-a what cannot be paid is not offered', () => {
  expect(arrives({ points: [3, 3] }, BRITONS, REGULAR)).toEqual([]);
  expect(arrives({ points: [4, 4] }, BRITONS, REGULAR)).toEqual(['britain']);
});

test('22.1-d an enemy stack with a leader on top may or may not bar the way: it is offered', () => {
  const hidden = scene({ at: { newport: ['gage', 'clinton'] } });
  const row = RECRUITS[line(AMERICANS, MILITIA)]!;
  expect(mayArrive(hidden.pub, hidden.own.american, row, spaceOf('newport'))).toBe(true);
  const shown = scene({ at: { newport: ['gage', 'br-reg-01'] } });
  expect(mayArrive(shown.pub, shown.own.american, row, spaceOf('newport'))).toBe(false);
});

test('13.2-a, 13.2-b, 13.2-d leaders: who is in the pool, and where each may be put', () => {
  const t = scene({
    at: {
      boston: ['br-reg-01', 'br-fleet-1'],
      jamaica: ['br-det-01'],
      albany: ['am-mil-06'],
      newport: ['fr-reg-2'],
      'virginia-capes': ['br-fleet-2'],
    },
    europe: 'french-alliance',
  });
  const put = (id: Parameters<typeof unitOf>[0]) =>
    placesOf(
      leaderPlaces(
        t.pub,
        unitOf(id) < unitOf('br-reg-01') ? t.own.american : t.own.british,
        unitOf(id) < unitOf('br-reg-01') ? AMERICAN : BRITISH,
        unitOf(id),
      ),
    );
  expect(put('burgoyne')).toEqual(['boston', 'britain', 'jamaica']);
  expect(put('rodney')).toEqual(['boston', 'britain', 'jamaica', 'virginia-capes']);
  expect(put('tarleton')).toEqual(['boston']);
  expect(put('greene')).toEqual(['albany', 'newport']);
  expect(put('rochambeau')).toEqual(['france', 'newport']);
  expect(idsOf(poolOf(t.pub, AMERICAN))).toContain('rochambeau');
  expect(idsOf(poolOf(t.pub, AMERICAN))).not.toContain('galvez');
  const bare = scene({ at: { jamaica: ['br-det-01'] } });
  expect(placesOf(leaderPlaces(bare.pub, bare.own.british, BRITISH, unitOf('tarleton')))).toEqual(['jamaica']);
});

test('13.7-a, 13.7-b, 13.7-d, 13.5-b D30 exchanges: regulars of factor 2 ashore, two detachments of one nation; Hessians only what was exchanged', () => {
  const t = scene({
    at: {
      'new-york': ['br-reg-01', 'br-reg-07', 'br-det-01', 'br-det-02', 'he-det-1', 'br-fleet-1', 'br-reg-02 > br-fleet-1'],
      boston: ['he-reg-1', 'he-det-2', 'br-gr-1'],
    },
  });
  const divide = (id: Parameters<typeof unitOf>[0]) => canDivide(t.pub, t.own.british, unitOf(id));
  expect([divide('br-reg-01'), divide('br-reg-07'), divide('br-reg-02'), divide('br-gr-1')]).toEqual([true, false, false, false]);
  expect(divide('he-reg-1')).toBe(false);
  expect(canJoin(t.pub, t.own.british, BRITISH, BRITONS, spaceOf('new-york'))).toBe(true);
  expect(canJoin(t.pub, t.own.british, BRITISH, HESSIANS, spaceOf('new-york'))).toBe(false);
  const pair = scene({ at: { 'new-york': ['he-det-1', 'he-det-2'] } });
  expect(canJoin(pair.pub, pair.own.british, BRITISH, HESSIANS, spaceOf('new-york'))).toBe(false);
  pair.pub.status[unitOf('he-reg-3')] = EXCHANGED;
  expect(canJoin(pair.pub, pair.own.british, BRITISH, HESSIANS, spaceOf('new-york'))).toBe(true);
});

test('28.1-a, 15.2-b fortresses, as far as the builder can see', () => {
  const t = scene({ options: ['fortresses'], at: { albany: ['am-mil-06'], newport: ['am-mil-05', 'br-fleet-1'] }, fortress: {} });
  expect([
    mayFortify(t.pub, t.own.american, AMERICAN, spaceOf('albany')),
    mayFortify(t.pub, t.own.american, AMERICAN, spaceOf('newport')),
  ]).toEqual([true, false]);
});

test('29.3-a, 29.3-b, 29.2-c partisans: any place of a colonial region without one of the own', () => {
  const { pub } = scene({ options: ['partisans'], partisan: { richmond: 'american', norfolk: 'british' } });
  const virginia = regionOf('virginia');
  expect(placesOf(partisanPlaces(pub, AMERICAN, virginia))).toEqual([
    'alexandria',
    'charlottesville',
    'fort-chiswell',
    'norfolk',
    'winchester',
    'yorktown',
  ]);
  expect(partisanPlaces(pub, AMERICAN, regionOf('cuba'))).toEqual([]);
  expect(partisanPlaces(scene({}).pub, AMERICAN, virginia)).toEqual([]);
});

test('31.1-a, 31.1-b, 31.2-a upgrades: Tory militia with a British or Hessian unit that is no militia, once per location', () => {
  const said = {
    options: ['upgrades'],
    at: { camden: ['br-mil-4', 'he-lt-1'], quebec: ['br-mil-1', 'br-mil-2', 'carleton'], yorktown: ['br-mil-3', 'in-1'] },
  } as const;
  const t = scene(said);
  const can = (id: Parameters<typeof unitOf>[0]) => canUpgrade(t.pub, t.own.british, BRITISH, unitOf(id));
  expect([can('br-mil-4'), can('br-mil-1'), can('br-mil-3'), can('he-lt-1')]).toEqual([true, false, false, false]);
  t.pub.done[spaceOf('camden')] = PROMOTED;
  expect(can('br-mil-4')).toBe(false);
  expect(canUpgrade(scene({ ...said, options: [] }).pub, t.own.british, BRITISH, unitOf('br-mil-4'))).toBe(false);
});

test('4.2-d, 4.2-h, 4.2-j, 4.3-a, 4.3-b where the free groups may be placed: not beside the British', () => {
  const t = setUp('campaign', [], chanceFrom([1, 2, 3, 4, 5, 6, 7, 8] as never));
  expect(placesOf(placesFor(t.pub, 'B-CAMCHAR'))).toEqual(['camden', 'charlotte']);
  expect(placesOf(placesFor(t.pub, 'B-FLORIDA'))).toEqual(['mobile', 'natchez', 'pensacola', 'st-augustine', 'st-marks']);
  expect(placesOf(placesFor(t.pub, 'A-NE'))).toEqual([
    'bennington',
    'falmouth',
    'hartford',
    'kennebec',
    'newport',
    'portsmouth',
    'springfield',
  ]);
  expect(placesOf(placesFor(t.pub, 'A-VA'))).not.toContain('yorktown');
  expect(idsOf(unitsToPlace(t.pub, 'B-CANADA'))).toEqual(['br-mil-1', 'br-mil-2', 'br-reg-04', 'carleton']);
  t.pub.status[unitOf('carleton')] = IN_PLAY;
  expect(idsOf(unitsToPlace(t.pub, 'B-CANADA'))).toEqual(['br-mil-1', 'br-mil-2', 'br-reg-04']);
});
