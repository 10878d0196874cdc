/** Tracks at both ends, hands that overflow, targets that are gone, and the optional rules together. */
import { expect, test } from 'vitest';
import { BRIDGE_DOWN, QUERY, RAIL_DOWN, REVEALED } from '../../state/table.ts';
import { checked, fame, results } from '../rules/checks.ts';
import { scene } from '../scene.ts';

test('5.A2-b, 6.3-d, 6.4-f Awareness stops at 5 and at 1, whatever pushes it', () => {
  const up = scene({ phase: 'events', mosby: 'paris', awareness: 5, events: ['evt-gilmor', 'evt-longstreet'] });
  expect(up.told('awareness')).toEqual([{ from: 5, to: 4 }]);
  const low = scene({ phase: 'events', mosby: 'paris', awareness: 1, events: ['evt-longstreet', 'evt-command-change'] });
  expect([low.pub.awareness, low.told('awareness')]).toEqual([1, []]);
  const kidnap = scene({ mosby: 'alexandria', awareness: 4, dulaney: 'here' }).dice(6).does('kidnap', 'dulaney');
  expect([kidnap.pub.awareness, kidnap.pub.points]).toEqual([5, 0]);
});
test('6.4-l, 6.4-j a wrecked bridge is no target until it is repaired, the rail beside it is', () => {
  const s = scene({
    mosby: 'union-mills',
    revealed: ['union-mills', 'bradley', 'manassas-junction'],
    bridgeDown: ['union-mills'],
  });
  s.refuses('demolish', 'bridge', '6.4-a').refuses('demolish', 'depot', '6.4-a').dice(6, 6).does('demolish', 'rail');
  s.refuses('demolish', 'rail', '6.4-a');
  expect([s.has('union-mills', BRIDGE_DOWN), s.has('union-mills', RAIL_DOWN), checked(s)]).toEqual([
    true,
    true,
    ['centreville force no', 'fairfax-station force no'],
  ]);
});
test('6.3-f, 6.3-k both leaders in hand slow him by two and are worth twenty points on leaving the lines', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'chantilly',
    revealed: ['chantilly'],
    notoriety: 5,
    points: 4,
    stoughton: 'held',
    dulaney: 'held',
    units: [{ at: 'parks-gap', is: 'combat 1', active: true, retreating: true }],
  });
  s.does('move', 'gum-spring').asks('move.ride');
  expect([fame(s), s.told('leader').map(({ what }) => what)]).toEqual([
    [7, 4],
    ['delivered', 'delivered'],
  ]);
  // Free of them he has three spaces again, and one is ridden.
  s.does('move', 'aldie').offers('move', 'hopewell').dice(6, 6, 6).does('move', 'hopewell').asks('mosbyPart.action').spent();
  expect(s.at()).toBe('hopewell');
});
test('6.3-i after a delivery the second card of the leader counts as an event and does nothing', () => {
  const s = scene({ phase: 'events', mosby: 'paris', stoughton: 'gone', events: ['evt-leader-stoughton', 'evt-picnic'] });
  expect([s.told('noEffect').length, s.pub.leaders[0], s.pub.points]).toEqual([1, 3, 2]);
});
test('5.1-c, 5.A6-a five Permanent cards and six new ones: five go, and any of the eleven may', () => {
  const s = scene({
    phase: 'cards',
    notoriety: 9,
    mosby: 'paris',
    hand: ['act-cannon', 'act-fast-horses', 'act-scout', 'act-pistol-tactics', 'act-reputation'],
    deck: ['act-hide', 'act-hide', 'act-ruse', 'act-ruse', 'act-ames', 'act-heroics'],
    events: ['evt-picnic'],
  });
  s.asks('handLimit.choose').does('discard', 'act-cannon').does('discard', 'act-hide').does('discard', 'act-hide');
  s.does('discard', 'act-ruse').dice(1).does('discard', 'act-ruse').asks('operations.action');
  expect(s.hand()).toEqual(['act-fast-horses', 'act-scout', 'act-pistol-tactics', 'act-reputation', 'act-heroics', 'act-ames']);
});
test('8.6-a, 7.8-j the charge at the train fails: Awareness +2, both escorts checked, the train still there to be tried again', () => {
  const s = scene({ phase: 'rounds', options: ['opt-8.6'], mosby: 'newtown', train: 'newtown', awareness: 1 });
  // Fails on 1; two escorts and no neighbour in the lines; next Round both are checked again.
  s.dice(1, 6, 5, 6, 4).does('demolish', 'train').asks('mosbyPart.action').spent();
  expect([s.pub.awareness, s.pub.train >= 0, fame(s), s.told('failed').length]).toEqual([3, true, [1, 0], 1]);
  s.dice(2, 6, 6).draws('combat 1', 'combat 2').does('demolish', 'train').asks('operations.action').spent();
  expect([s.pub.awareness, s.unitsIn('newtown'), fame(s)]).toEqual([5, ['combat 1?', 'combat 2?'], [1, 5]]);
});
test('8.9-a, 5.1-c Fast Horses out of a depot with a full hand: one card goes, and it may be the horses', () => {
  const s = scene({
    options: ['opt-8.9'],
    mosby: 'catletts-station',
    revealed: ['catletts-station', 'bristoe-station', 'brentsville', 'elk-run', 'warrenton-junction'],
    depots: { 'catletts-station': 6 },
    hand: ['act-hide', 'act-hide', 'act-ruse', 'act-ruse', 'act-ames', 'act-heroics'],
  });
  s.dice(6).does('demolish', 'depot').asks('handLimit.choose').does('discard', 'act-fast-horses').asks('operations.action');
  expect([s.hand().length, s.pub.points]).toEqual([6, 6]);
});
test('8.8-b, 6.5-g1 beside an unknown garrison Mosby may not attack it; it may wake when he wrecks the rail, and then does', () => {
  const s = scene({ options: ['opt-8.8'], mosby: 'groveton', awareness: 1, strength: 3 });
  s.dice(4).does('move', 'manassas-junction').refuses('attack', null, '6.5-c');
  expect([s.has('manassas-junction', QUERY), s.unitsIn('manassas-junction')]).toEqual([true, []]);
  s.dice(2, 6, 6, 6).draws('combat 2').dice(6, 6, 6, 6).does('demolish', 'rail').asks('mosbyPart.action').spent();
  expect([s.has('manassas-junction', REVEALED), checked(s).slice(1, 5), s.pub.initiative]).toEqual([
    true,
    ['manassas-junction garrison yes', 'union-mills garrison no', 'bradley garrison no', 'bristoe-station garrison no'],
    'mosby',
  ]);
});
test('6.5-c4, 5.D-e a wound of turn 1 is healed after turn 2: the next is a first one again', () => {
  const s = scene({ phase: 'end', turn: 2, notoriety: 4, wound: 1 });
  expect([s.pub.turn, s.pub.wound]).toEqual([3, 0]);
  const fresh = scene({ phase: 'end', turn: 2, notoriety: 4, wound: 2 });
  expect([fresh.pub.turn, fresh.pub.wound]).toEqual([3, 2]);
});
test('8.3-b, C-b a Cannon hidden before the fight neither helps nor is lost; fetched again it does both', () => {
  const s = scene({
    phase: 'union',
    options: ['opt-8.3b'],
    mosby: 'paris',
    strength: 2,
    notoriety: 5,
    awareness: 4,
    cannonAt: 'paris',
    units: [{ at: 'paris', is: 'combat 2', active: true }],
    dice: [4],
  });
  s.dice(3).does('stand');
  expect([results(s), s.pub.cannonAt >= 0, s.told('cannon')]).toEqual([['D'], true, []]);
});
