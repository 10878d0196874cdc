import { expect, test } from 'vitest';
import { BRIDGE_DOWN, DEPOT, DEPOT_DOWN, RAIL_DOWN } from '../../state/table.ts';
import { type Placed, scene } from '../scene.ts';
import { checked, fame } from './checks.ts';

const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };
const AROUND = ['manassas-junction', 'union-mills', 'bradley', 'bristoe-station'] as const;

test("6.4-a targets are the bridge, the rail and the depot of Mosby's space, and the Wagon Train", () => {
  const s = scene({ mosby: 'harpers-ferry', depots: { 'harpers-ferry': 4 } });
  s.offers('demolish', 'rail').offers('demolish', 'bridge').offers('demolish', 'depot').refuses('demolish', 'train', '6.4-a');
  scene({ mosby: 'bradley', revealed: ['bradley'], depots: { 'manassas-junction': 4 } })
    .refuses('demolish', 'rail', '6.4-a')
    .refuses('demolish', 'bridge', '6.4-a')
    .refuses('demolish', 'depot', '6.4-a');
  scene({ phase: 'rounds', mosby: 'newtown', train: 'newtown' }).offers('demolish', 'train').refuses('demolish', 'rail', '6.4-a');
});
test('6.4-b outside the lines bridges and rails are no targets; after an extension or a Large Force marker they are', () => {
  scene({ mosby: 'gainesville' }).refuses('demolish', 'rail', '6.4-b');
  scene({ mosby: 'farmwell-station' }).refuses('demolish', 'bridge', '6.4-b').refuses('demolish', 'rail', '6.4-b');
  scene({ mosby: 'gainesville', extended: ['gainesville'], revealed: ['gainesville'] }).offers('demolish', 'rail');
  scene({ mosby: 'farmwell-station', extended: ['farmwell-station'], revealed: ['farmwell-station'] })
    .offers('demolish', 'bridge')
    .offers('demolish', 'rail');
  scene({ mosby: 'warrenton', forces: ['warrenton'] }).offers('demolish', 'rail');
});
test('6.4-c no die is needed', () => {
  const s = scene({ mosby: 'manassas-junction', awareness: 5, revealed: [...AROUND] })
    .does('demolish', 'rail')
    .asks('operations.action')
    .spent();
  expect(s.told('demolished').length).toBe(1);
});
test('6.4-d, 6.4-i all rails of a space are one target: 3 points; a bridge 5, a depot its value', () => {
  const s = scene({ mosby: 'manassas-junction', revealed: [...AROUND], depots: { 'manassas-junction': 6 } }).does(
    'demolish',
    'rail',
  );
  expect([s.pub.points, s.has('manassas-junction', RAIL_DOWN)]).toEqual([3, true]);
  s.refuses('demolish', 'rail', '6.4-a').does('demolish', 'depot');
  expect([s.pub.points, s.has('manassas-junction', DEPOT), s.has('manassas-junction', DEPOT_DOWN)]).toEqual([9, false, true]);
  const bridge = scene({ mosby: 'dumfries', revealed: ['dumfries', 'occoquan', 'aquia-church', 'independent-hill'] }).does(
    'demolish',
    'bridge',
  );
  expect([bridge.pub.points, bridge.has('dumfries', BRIDGE_DOWN)]).toEqual([5, true]);
});
test('6.4-e, 6.4-l rail, bridge and depot are separate targets, one action and one rise of Awareness each, with its own checks', () => {
  const s = scene({ mosby: 'union-mills', revealed: [...AROUND] });
  s.dice(6, 6).does('demolish', 'rail').dice(6, 6).does('demolish', 'bridge').asks('operations.action').spent();
  expect([...fame(s), s.pub.awareness, checked(s).length]).toEqual([1, 8, 3, 4]);
  s.refuses('demolish', 'rail', '6.4-a').refuses('demolish', 'bridge', '6.4-a');
  // In Rounds one action is one target.
  const rounds = scene({
    phase: 'rounds',
    mosby: 'manassas-junction',
    revealed: [...AROUND],
    depots: { 'manassas-junction': 4 },
    units: [FAR],
  });
  rounds.dice(1).does('demolish', 'rail').asks('operations.action').spent();
});
test('6.4-f the marker, the points, Awareness +1 (at most 5), then the checks at the new Awareness', () => {
  const s = scene({ mosby: 'union-mills', awareness: 2, revealed: ['union-mills', 'bradley', 'manassas-junction'] });
  // 3 is above 2 but not above 3: Centreville wakes a blank.
  s.dice(3, 4).draws('blank').does('demolish', 'bridge').asks('operations.action').spent();
  expect(s.log.map(({ kind }) => kind).filter(kind => kind !== 'garrison')).toEqual([
    'demolished',
    'points',
    'awareness',
    'check',
    'check',
  ]);
  expect([checked(s), s.pub.awareness]).toEqual([['centreville force yes', 'fairfax-station force no'], 3]);
  expect(scene({ mosby: 'manassas-junction', awareness: 5, revealed: [...AROUND] }).does('demolish', 'rail').pub.awareness).toBe(
    5,
  );
});
test('6.4-g checks: sleepers and Large Force of the space, then each neighbour: garrison, sleepers inside or outside, Large Force', () => {
  const s = scene({
    mosby: 'manassas-junction',
    revealed: ['manassas-junction', 'bristoe-station'],
    units: [
      { at: 'manassas-junction', is: 'combat 1' },
      { at: 'bristoe-station', is: 'combat 2', unseen: true },
      { at: 'groveton', is: 'courier', unseen: true },
      { at: 'gainesville', is: 'combat 3', unseen: true },
    ],
  });
  s.dice(6, 6, 6, 6, 6).does('demolish', 'rail').asks('operations.action').spent();
  expect(checked(s)).toEqual([
    'manassas-junction unit no',
    'union-mills garrison no',
    'bradley garrison no',
    'bristoe-station unit no',
    'groveton unit no',
  ]);
  const force = scene({
    mosby: 'fairfax-station',
    depots: { 'fairfax-station': 4 },
    revealed: ['springfield-station', 'pohick-church', 'occoquan', 'union-mills'],
  });
  expect(checked(force.dice(6, 6).does('demolish', 'depot').spent())).toEqual([
    'fairfax-station force no',
    'fairfax-court-house force no',
  ]);
});
test('6.4-h a unit woken by it opens Rounds, or keeps them going', () => {
  const s = scene({ mosby: 'union-mills', revealed: [...AROUND] });
  // Centreville 2 against 2: a courier is up; Fairfax Station 6; Initiative 5.
  s.dice(2, 6, 5).draws('courier').does('demolish', 'bridge').asks('mosbyPart.action').spent();
  expect([s.pub.phase, s.pub.initiative]).toEqual(['rounds', 'mosby']);
});
test('6.4-j bridges and rails stay wrecked until repaired and are targets again; depots are never repaired', () => {
  const s = scene({
    phase: 'events',
    mosby: 'hopewell',
    railDown: ['manassas-junction'],
    bridgeDown: ['union-mills'],
    events: ['evt-picnic'],
  });
  expect([s.has('manassas-junction', RAIL_DOWN), s.has('union-mills', BRIDGE_DOWN)]).toEqual([true, true]);
  const repaired = scene({
    phase: 'events',
    mosby: 'hopewell',
    railDown: ['manassas-junction'],
    bridgeDown: ['union-mills'],
    events: ['evt-repair-rail', 'evt-repair-bridges'],
  });
  expect([repaired.has('manassas-junction', RAIL_DOWN), repaired.has('union-mills', BRIDGE_DOWN)]).toEqual([false, false]);
  const depot = scene({
    mosby: 'manassas-junction',
    revealed: [...AROUND],
    depots: { 'manassas-junction': 4 },
    events: ['evt-repair-rail', 'evt-repair-bridges'],
  });
  depot.does('demolish', 'depot').does('disband').dice(4, 2).does('place', 'hopewell').asks('operations.action');
  expect([depot.has('manassas-junction', DEPOT), depot.has('manassas-junction', DEPOT_DOWN)]).toEqual([false, true]);
});
test('6.4-k activated units in the space do not prevent it', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'manassas-junction',
    revealed: [...AROUND],
    units: [{ at: 'manassas-junction', is: 'combat 3', active: true }],
  });
  s.offers('demolish', 'rail').dice(1).does('demolish', 'rail').asks('operations.action').spent();
  expect(s.pub.points).toBe(3);
});
