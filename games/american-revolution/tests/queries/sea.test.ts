import { expect, test } from 'vitest';
import { AMERICAN, BRITISH } from '../../data/sides.ts';
import { type SpaceId, spaceOf } from '../../data/spaces.ts';
import { unitOf } from '../../data/units.ts';
import { entryOf, stops, stopsFleet } from '../../queries/entry.ts';
import { isAshore, isWithFleet } from '../../queries/forces.ts';
import { canAssault, embarkers, isPortClosed, landers, landingAt, sailors } from '../../queries/transport.ts';
import { FROZEN, MOVED } from '../../state/table.ts';
import { idsOf, scene, units } from '../scene.ts';

test('24.4-a, 24.4-e, 23.1-c who may go aboard: ashore in a port or box, not militia, not where an enemy fleet is seen', () => {
  const at = {
    boston: ['br-fleet-1', 'br-reg-01', 'br-mil-1', 'gage', 'butler', 'r-howe', 'br-reg-02 > br-fleet-1'],
    albany: ['br-reg-03'],
    britain: ['br-reg-04'],
  } as const;
  const t = scene({ at });
  const go = (place: SpaceId) => idsOf(embarkers(t.pub, t.own.british, BRITISH, spaceOf(place)));
  expect([go('boston'), go('albany'), go('britain')]).toEqual([['br-reg-01', 'gage'], [], ['br-reg-04']]);
  t.own.british.flags[unitOf('br-reg-01')] = MOVED;
  expect(go('boston')).toEqual(['gage']);
  const closed = scene({ at: { boston: ['br-reg-01', 'br-fleet-1', 'am-fleet-1'] } });
  expect(embarkers(closed.pub, closed.own.british, BRITISH, spaceOf('boston'))).toEqual([]);
  expect(isPortClosed(closed, BRITISH, spaceOf('boston'))).toBe(true);
  // A fleet beneath another unit is not seen: the truth refuses.
  const hidden = scene({ at: { boston: ['br-reg-01', 'br-fleet-1', 'am-mil-01', 'am-fleet-1'] } });
  expect(idsOf(embarkers(hidden.pub, hidden.own.british, BRITISH, spaceOf('boston')))).toEqual(['br-reg-01']);
  expect(isPortClosed(hidden, BRITISH, spaceOf('boston'))).toBe(true);
});

test('16.9-b, 7.9-ai fleets and their admirals sail; one with frozen cargo lies still', () => {
  const t = scene({ at: { boston: ['br-fleet-1', 'br-fleet-2', 'r-howe', 'gage', 'br-reg-01 > br-fleet-1'] } });
  const sail = () => idsOf(sailors(t.pub, t.own.british, BRITISH, spaceOf('boston')));
  expect(sail()).toEqual(['br-fleet-1', 'br-fleet-2', 'r-howe']);
  t.own.british.flags[unitOf('br-reg-01')] = FROZEN;
  expect(sail()).toEqual(['br-fleet-2', 'r-howe']);
});

test('21.7-d an admiral who is not on the map is with no fleet, whatever ships wait beside it', () => {
  const t = scene({ at: { boston: ['br-fleet-1', 'r-howe'] } });
  const is = (id: 'r-howe' | 'rodney' | 'british-arisen') => [
    isWithFleet(t.own.british, BRITISH, unitOf(id)),
    isAshore(t.own.british, BRITISH, unitOf(id)),
  ];
  expect([is('r-howe'), is('rodney'), is('british-arisen')]).toEqual([
    [true, false],
    [false, false],
    [false, false],
  ]);
});

test('24.4-e, 24.6-a, 24.6-m, 24.4-l, 24.2-b R10 what a landing is', () => {
  const kind = (more: Parameters<typeof scene>[0]) =>
    landingAt(scene({ options: ['fortresses'], ...more }), BRITISH, spaceOf('newport'));
  const fleet = ['br-fleet-1', 'br-reg-01 > br-fleet-1'];
  expect(kind({ at: { newport: fleet } })).toBe('lands');
  expect(kind({ at: { newport: [...fleet, 'am-mil-05'] } })).toBe('assault');
  expect(kind({ at: { newport: [...fleet, 'ward'] } })).toBe('assault');
  expect(kind({ at: { newport: [...fleet, 'am-mil-05', 'am-fleet-1'] } })).toBe('closed');
  expect(kind({ at: { newport: fleet }, fortress: { newport: 'american' } })).toBe('captures');
  const siege = { fortress: { newport: 'american' }, siege: { newport: 'british' } } as const;
  expect(kind({ ...siege, at: { newport: [...fleet, 'br-reg-02', 'am-mil-05'] } })).toBe('joins');
  expect(
    kind({
      fortress: { newport: 'british' },
      siege: { newport: 'american' },
      at: { newport: [...fleet, 'br-reg-02', 'am-reg-01'] },
    }),
  ).toBe('joins');
});

test('24.4-d, 24.4-g, 24.6-l what may be landed, and that leaders alone make no assault', () => {
  const t = scene({
    at: {
      newport: ['br-fleet-1', 'br-reg-01 > br-fleet-1', 'gage > br-fleet-1'],
      'virginia-capes': ['br-fleet-2', 'br-reg-02 > br-fleet-2'],
    },
  });
  expect(idsOf(landers(t.pub, t.own.british, BRITISH, units('br-fleet-1'), spaceOf('newport')))).toEqual(['br-reg-01', 'gage']);
  expect(landers(t.pub, t.own.british, BRITISH, units('br-fleet-2'), spaceOf('virginia-capes'))).toEqual([]);
  expect([canAssault(units('gage', 'br-reg-01')), canAssault(units('gage'))]).toEqual([true, false]);
});

test('16.10-a, 16.10-b, 28.5-c, 28.12-a, 28.15-a, 29.4-b how a land force enters', () => {
  const enter = (more: Parameters<typeof scene>[0]) =>
    entryOf(scene({ options: ['fortresses', 'partisans'], ...more }), BRITISH, spaceOf('newport'));
  expect(enter({})).toBe('free');
  expect(enter({ at: { newport: ['am-mil-05'] } })).toBe('meets');
  expect(enter({ at: { newport: ['ward'] } })).toBe('meets');
  expect(enter({ at: { newport: ['am-fleet-1', 'am-reg-01 > am-fleet-1'] } })).toBe('free');
  expect(enter({ fortress: { newport: 'american' } })).toBe('captures');
  expect(enter({ partisan: { newport: 'american' } })).toBe('harassed');
  expect(enter({ partisan: { newport: 'american' }, fortress: { newport: 'american' } })).toBe('harassed');
  expect(
    enter({ fortress: { newport: 'american' }, siege: { newport: 'british' }, at: { newport: ['am-mil-05', 'br-reg-01'] } }),
  ).toBe('besieges');
  expect(
    enter({ fortress: { newport: 'british' }, siege: { newport: 'american' }, at: { newport: ['br-mil-1', 'am-reg-01'] } }),
  ).toBe('relieves');
  expect((['free', 'captures', 'harassed', 'besieges', 'relieves', 'meets'] as const).filter(stops)).toEqual([
    'harassed',
    'besieges',
    'relieves',
    'meets',
  ]);
});

test('24.2-a, 24.3-a a fleet stops in a port with any enemy combat unit, not for a leader, not at sea', () => {
  const t = scene({
    europe: 'french-alliance',
    at: { newport: ['am-mil-05'], falmouth: ['ward'], portsmouth: ['am-fleet-1'], 'virginia-capes': ['fr-fleet-1'] },
  });
  expect(
    (['newport', 'falmouth', 'portsmouth', 'virginia-capes'] as const).map(place => stopsFleet(t, BRITISH, spaceOf(place))),
  ).toEqual([true, false, true, false]);
  expect(stopsFleet(t, AMERICAN, spaceOf('newport'))).toBe(false);
});
