import { expect, test } from 'vitest';
import { type Placed, scene } from '../scene.ts';
import { checked, fame } from './checks.ts';

const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };
const events = (given: Parameters<typeof scene>[0]) => scene({ phase: 'events', mosby: 'hopewell', ...given });

test('6.3-a, 6.3-c Stoughton at Fairfax Court House and Dulaney at Alexandria can be kidnapped, after their card and in their space', () => {
  expect(events({ events: ['evt-leader-stoughton'] }).pub.leaders).toEqual([1, 0]);
  expect(events({ events: ['evt-leader-dulaney'] }).pub.leaders).toEqual([0, 1]);
  scene({ mosby: 'alexandria' }).refuses('kidnap', 'dulaney', '6.3-a');
  scene({ mosby: 'alexandria', dulaney: 'here', stoughton: 'here' })
    .offers('kidnap', 'dulaney')
    .refuses('kidnap', 'stoughton', '6.3-c');
  scene({ mosby: 'fairfax-court-house', dulaney: 'here', stoughton: 'here' })
    .offers('kidnap', 'stoughton')
    .refuses('kidnap', 'dulaney', '6.3-c');
  scene({ mosby: 'annandale', revealed: ['annandale'], dulaney: 'here' }).refuses('kidnap', 'dulaney', '6.3-c');
});
test('6.3-b, 6.3-i the second card takes him away if he is still there; once held, freed or gone he never returns and his card is ignored', () => {
  expect(events({ events: ['evt-leader-dulaney', 'evt-leader-dulaney'] }).pub.leaders).toEqual([0, 3]);
  const held = events({ dulaney: 'held', events: ['evt-leader-dulaney'] });
  expect([held.pub.leaders, held.told('noEffect').length]).toEqual([[0, 2], 1]);
  const gone = events({ dulaney: 'gone', events: ['evt-leader-dulaney'] });
  expect([gone.pub.leaders, gone.told('noEffect').length, gone.pub.resolved.length]).toEqual([[0, 3], 1, 1]);
});
test('6.3-c, 6.3-d, 6.3-e it always succeeds: Awareness +2, checks in the space and its Large Force only; nothing woken: Operations go on', () => {
  const s = scene({
    mosby: 'alexandria',
    awareness: 1,
    dulaney: 'here',
    units: [{ at: 'alexandria', is: 'combat 3', unseen: true }],
  });
  s.dice(4, 4).does('kidnap', 'dulaney').asks('operations.action').spent();
  expect([s.pub.leaders, s.pub.awareness, checked(s), ...fame(s)]).toEqual([
    [0, 2],
    3,
    ['alexandria unit no', 'alexandria force no'],
    1,
    0,
  ]);
  const top = scene({ mosby: 'alexandria', awareness: 4, dulaney: 'here' }).dice(6).does('kidnap', 'dulaney');
  expect(top.pub.awareness).toBe(5);
});
test('6.3-e a unit woken by it opens Rounds, with the new Awareness', () => {
  const s = scene({
    mosby: 'alexandria',
    awareness: 3,
    dulaney: 'here',
    revealed: ['vernondale', 'annandale', 'baileys-crossroads'],
  });
  // Check 5 against 5: woken. Initiative 4. C2: Fort Runyon and Alexandria, 6 each.
  s.dice(5, 4, 6, 6).draws('combat 1').does('kidnap', 'dulaney').asks('mosbyPart.action').spent();
  expect(s.unitsIn('alexandria')).toEqual(['combat 1*']);
});
test('6.3-f outside the lines the captive is delivered: 10 points at once, before anything else there', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'manassas-junction',
    stoughton: 'held',
    revealed: ['manassas-junction', 'union-mills', 'bradley', 'bristoe-station'],
    units: [{ at: 'groveton', is: 'combat 7', active: true }],
  });
  // The fight that follows is lost: 1:7 -5, reaction 2 + 1 = 3: +2; 2 becomes -1: D2, one factor: -7.
  s.dice(2).does('move', 'groveton').asks('preparation.place').spent();
  expect([s.pub.leaders, ...fame(s)]).toEqual([[3, 0], 1, 3]);
  const inside = scene({ mosby: 'manassas-junction', stoughton: 'held', revealed: ['manassas-junction', 'bradley'] }).does(
    'move',
    'bradley',
  );
  expect([inside.pub.leaders, inside.pub.points]).toEqual([[2, 0], 0]);
});
test('6.3-g disbanding, fleeing or losing inside the lines lets him escape, without points', () => {
  const disbands = scene({ mosby: 'manassas-junction', stoughton: 'held', revealed: ['manassas-junction'] })
    .does('disband')
    .asks('preparation.place');
  expect([disbands.pub.leaders, disbands.pub.points, disbands.told('leader')[0]?.what]).toEqual([[3, 0], 0, 'escapes']);
  const attacked = () =>
    scene({
      phase: 'union',
      initiative: 'union',
      mosby: 'manassas-junction',
      stoughton: 'held',
      revealed: ['manassas-junction', 'union-mills', 'bradley', 'bristoe-station'],
      units: [{ at: 'manassas-junction', is: 'combat 4', active: true }],
      dice: [4],
    });
  expect(attacked().dice(6, 2).does('skedaddle').pub.leaders).toEqual([3, 0]);
  // 4:1 -3, +2: 2 becomes 1: D1.
  expect(attacked().dice(2).does('stand').pub.leaders).toEqual([3, 0]);
  // A win keeps him.
  expect(attacked().dice(6, 1).does('stand').pub.leaders).toEqual([2, 0]);
});
test('6.3-h, 6.3-i he may be released at any time: no points, no burden, never again', () => {
  const revealed = ['annandale', 'springfield-station', 'vernondale', 'pohick-church'] as const;
  const s = scene({
    phase: 'rounds',
    mosby: 'annandale',
    dulaney: 'held',
    revealed: [...revealed],
    hand: ['act-scout'],
    units: [FAR],
  });
  s.does('move', 'springfield-station')
    .does('move', 'vernondale')
    .refuses('move', 'pohick-church')
    .does('release', 'dulaney')
    .offers('move', 'pohick-church')
    .refuses('release', 'dulaney');
  expect([s.pub.leaders, s.pub.points, s.told('leader')[0]?.what]).toEqual([[0, 3], 0, 'released']);
  scene({ mosby: 'alexandria', dulaney: 'gone' }).refuses('kidnap', 'dulaney', '6.3-a');
});
test("6.3-j in Rounds a kidnap is Mosby's action", () => {
  const s = scene({ phase: 'rounds', mosby: 'alexandria', dulaney: 'here', units: [FAR] })
    .dice(6, 1)
    .does('kidnap', 'dulaney')
    .asks('operations.action')
    .spent();
  expect(s.told('ride').length).toBe(1);
});
test('6.3-k it is legal beside activated units; both leaders may be held and cost two spaces', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'alexandria',
    dulaney: 'here',
    stoughton: 'held',
    units: [{ at: 'alexandria', is: 'combat 1', active: true }],
  });
  s.offers('kidnap', 'dulaney').dice(6, 1).does('kidnap', 'dulaney');
  expect(s.pub.leaders).toEqual([2, 2]);
  const slow = scene({
    phase: 'rounds',
    mosby: 'annandale',
    dulaney: 'held',
    stoughton: 'held',
    revealed: ['springfield-station', 'vernondale'],
    hand: ['act-scout'],
    units: [FAR],
  });
  slow.does('move', 'springfield-station').asks('move.ride').refuses('move', 'vernondale', '6.2-c');
});
