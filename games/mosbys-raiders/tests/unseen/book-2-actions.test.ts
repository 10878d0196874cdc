/** Cases written from the rulebook and the map alone: scouting, moving, kidnapping, demolishing. */
import { expect, test } from 'vitest';
import { RAIL_DOWN, REVEALED } from '../../state/table.ts';
import { checked, fame, results } from '../rules/checks.ts';
import { type Placed, scene } from '../scene.ts';

const FAR: Placed = { at: 'jeffersonton', is: 'combat 2', active: true };

test('6.1-a nothing is scouted where everything is known or nobody can be', () => {
  scene({ mosby: 'groveton', revealed: ['manassas-junction'] })
    .refuses('scout', 'manassas-junction', '6.1-a')
    .refuses('scout', 'gainesville', '6.1-a')
    .refuses('scout', 'union-mills', '6.1-a');
});
test('6.1-e the Scout turns a 3 at Awareness 3 into a success', () => {
  const look = (hand: 'act-scout'[]) =>
    scene({ mosby: 'groveton', awareness: 3, hand }).dice(3, 6).draws('combat 2').does('scout', 'manassas-junction');
  expect([look(['act-scout']).told('scouted')[0]?.success, look([]).told('scouted')[0]?.success]).toEqual([true, false]);
});
test('6.1-i, 6.1-j a failure that wakes nobody shows the space all the same', () => {
  const s = scene({ mosby: 'groveton', awareness: 3 })
    .dice(3, 4)
    .draws('courier')
    .does('scout', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect([s.unitsIn('manassas-junction'), s.has('manassas-junction', REVEALED), s.pub.points]).toEqual([['courier'], true, 0]);
});
test('7.2-c a failure that wakes a blank wakes nobody', () => {
  const s = scene({ mosby: 'groveton', awareness: 3 })
    .dice(1)
    .draws('blank')
    .does('scout', 'manassas-junction')
    .asks('operations.action');
  expect([s.pub.holding.length, s.pub.phase]).toEqual([1, 'operations']);
});
test('6.1-d, 6.1-g Local Information: no die, nothing drawn, both sleepers shown', () => {
  const s = scene({
    mosby: 'groveton',
    awareness: 5,
    hand: ['act-local-information'],
    revealed: ['manassas-junction'],
    units: [
      { at: 'manassas-junction', is: 'combat 2', unseen: true },
      { at: 'manassas-junction', is: 'picket', unseen: true },
    ],
  });
  s.does('inform', 'manassas-junction').asks('operations.action').spent();
  expect(s.unitsIn('manassas-junction')).toEqual(['combat 2', 'picket']);
});
test('6.1-k in Rounds a scouting is the action: the Union is next', () => {
  const s = scene({ phase: 'rounds', mosby: 'groveton', units: [FAR] });
  s.dice(6, 1).draws('blank').does('scout', 'manassas-junction').asks('operations.action').spent();
  expect(s.told('ride').length).toBe(1);
});
test('6.2-e a sutler met on entering is a point, and the road is open', () => {
  const s = scene({ mosby: 'groveton', awareness: 5 })
    .dice(6)
    .draws('sutler')
    .does('move', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect([fame(s), s.pub.phase]).toEqual([[1, 1], 'operations']);
  s.offers('move', 'union-mills').offers('demolish', 'rail');
});
test('6.2-q a courier woken in Operations: with the Initiative it is taken and the Rounds are over', () => {
  const s = scene({ mosby: 'groveton', awareness: 2 })
    .dice(2, 3)
    .draws('courier')
    .does('move', 'manassas-junction')
    .asks('operations.action')
    .spent();
  expect([fame(s), s.told('round').length, s.told('roundsEnd').length]).toEqual([[1, 1], 1, 1]);
});
test('6.2-i in Rounds whoever wakes a fighter stops and attacks it: no flight', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'strasburg',
    strength: 4,
    awareness: 3,
    hand: ['act-surprise-attack'],
    units: [{ at: 'front-royal', is: 'combat 2' }, FAR],
  });
  s.dice(3).does('move', 'front-royal').asks('@moment.combatCards').refuses('skedaddle', null);
  expect(s.told('attack')[0]?.attack).toBe(true);
});
test('6.2-k a courier already awake is ridden down and the Move goes on', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'strasburg',
    awareness: 5,
    units: [{ at: 'front-royal', is: 'courier', active: true }, FAR],
  });
  s.does('move', 'front-royal').does('move', 'linden').asks('move.ride').spent().offers('move', 'markham-station');
  expect(fame(s)).toEqual([1, 1]);
});
test('6.2-l a courier woken by his coming ends the Move', () => {
  const s = scene({ phase: 'rounds', mosby: 'strasburg', awareness: 5, units: [{ at: 'front-royal', is: 'courier' }, FAR] });
  s.dice(5, 1).does('move', 'front-royal').asks('operations.action').spent();
  expect([s.at(), s.told('moved').length]).toEqual(['front-royal', 1]);
});
test('6.2-s the ford at Edwards Ferry is a whole Move, from the bank', () => {
  const s = scene({ phase: 'rounds', mosby: 'leesburg', awareness: 1, units: [FAR] });
  s.dice(6, 1).draws('blank').does('move', 'edwards-ferry').asks('operations.action').spent();
  expect(s.at()).toBe('edwards-ferry');
  const away = scene({ phase: 'rounds', mosby: 'hamilton', units: [FAR] })
    .does('move', 'leesburg')
    .asks('move.ride');
  away.refuses('move', 'edwards-ferry', '6.2-s').offers('move', 'farmwell-station');
  // In Operations the river is nothing.
  const free = scene({ mosby: 'hamilton' }).does('move', 'leesburg').dice(6).draws('blank').does('move', 'edwards-ferry');
  free.dice(6).draws('blank').does('move', 'poolesville').asks('operations.action');
});
test('6.2-r the bridges of the pikes cost nothing more', () => {
  const s = scene({ phase: 'rounds', mosby: 'alexandria', awareness: 1, revealed: ['tennallytown'], units: [FAR] });
  s.dice(6, 6, 1).does('move', 'fort-runyon').does('move', 'washington').asks('move.ride').does('move', 'tennallytown');
  expect(s.told('moved').length).toBe(3);
});
test('6.2-v, 6.2-w, 6.2-u Cannon and captive leave him on the spot; a spur is one space', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'bradley',
    revealed: ['bradley', 'independent-hill', 'brentsville', 'manassas-junction'],
    dulaney: 'held',
    hand: ['act-cannon', 'act-spur-horses'],
    units: [FAR],
  });
  s.refuses('move', 'brentsville', '6.2-x').does('spur', 'act-spur-horses').does('move', 'manassas-junction').asks('move.ride');
  s.refuses('move', 'bradley', '6.2-c').does('release', 'dulaney').offers('move', 'bradley');
});
test('6.2-t Fast Horses run only where a pike is under them', () => {
  const roads = scene({ phase: 'rounds', mosby: 'linden', hand: ['act-fast-horses'], units: [FAR] });
  roads
    .does('move', 'markham-station')
    .does('move', 'piedmont-station')
    .does('move', 'salem')
    .refuses('move', 'orleans', '6.2-c');
  const pike = scene({ phase: 'rounds', mosby: 'linden', hand: ['act-fast-horses'], units: [FAR] });
  pike
    .does('move', 'markham-station')
    .does('move', 'paris')
    .does('move', 'upperville')
    .offers('move', 'union')
    .offers('move', 'rectors-cross-roads');
});
test('6.3-d a kidnap: Awareness up by two, the units and the Large Force of the place, no neighbour', () => {
  const s = scene({
    mosby: 'alexandria',
    awareness: 3,
    dulaney: 'here',
    units: [{ at: 'alexandria', is: 'combat 1' }],
    revealed: ['annandale'],
  });
  s.dice(6, 6).does('kidnap', 'dulaney').asks('operations.action').spent();
  expect([s.pub.awareness, checked(s), fame(s)]).toEqual([5, ['alexandria unit no', 'alexandria force no'], [1, 0]]);
});
test('6.3-f out of the lines with the general: ten points at once, and the lost space is his again', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'fairfax-court-house',
    stoughton: 'held',
    revealed: ['chantilly'],
    units: [FAR],
    notoriety: 3,
    points: 4,
  });
  s.does('move', 'chantilly').does('move', 'gum-spring').asks('move.ride');
  expect([fame(s), s.pub.leaders[0]]).toEqual([[4, 4], 3]);
  s.offers('move', 'aldie');
});
test('6.3-g, 6.3-i disbanding inside the lines loses him for good, and his second card changes nothing', () => {
  const s = scene({ mosby: 'alexandria', dulaney: 'held', points: 3 }).does('disband').asks('preparation.place');
  expect([s.pub.leaders[1], s.pub.points]).toEqual([3, 3]);
  const card = scene({ phase: 'events', mosby: 'paris', dulaney: 'gone', events: ['evt-leader-dulaney', 'evt-picnic'] });
  expect([card.pub.leaders[1], card.told('event').length, card.pub.points]).toEqual([3, 2, 2]);
});
test("6.4-b Salem's rails are safe until the front reaches them", () => {
  scene({ mosby: 'salem' }).refuses('demolish', 'rail', '6.4-b');
  const s = scene({ mosby: 'salem', extended: ['salem'], revealed: ['salem'] })
    .does('demolish', 'rail')
    .asks('operations.action')
    .spent();
  expect([s.has('salem', RAIL_DOWN), s.pub.awareness]).toEqual([true, 2]);
});
test('6.4-d two railways meet at Manassas Junction: one demolition, one award', () => {
  const s = scene({ mosby: 'manassas-junction', revealed: ['manassas-junction', 'union-mills', 'bradley', 'bristoe-station'] });
  s.does('demolish', 'rail').asks('operations.action').spent().refuses('demolish', 'rail', '6.4-a');
  expect(fame(s)).toEqual([1, 3]);
});
test('6.4-g the checks use the Awareness it has raised; a revealed and empty neighbour has none, an outsider who sleeps has one', () => {
  const s = scene({
    mosby: 'manassas-junction',
    awareness: 2,
    revealed: ['manassas-junction', 'bristoe-station', 'bradley'],
    units: [{ at: 'groveton', is: 'combat 2', unseen: true }],
  });
  // Union Mills unrevealed: a 4; Groveton's sleeper: a 3 wakes it now.
  s.dice(4, 3, 6).does('demolish', 'rail').asks('mosbyPart.action').spent();
  expect([checked(s), s.pub.awareness]).toEqual([['union-mills garrison no', 'groveton unit yes'], 3]);
});
test('6.4-f Awareness never passes 5', () => {
  const s = scene({ mosby: 'occoquan', awareness: 5, revealed: ['occoquan', 'pohick-church', 'dumfries'] });
  s.dice(6).does('demolish', 'bridge').asks('operations.action');
  expect([s.pub.awareness, fame(s)]).toEqual([5, [1, 5]]);
});
test('6.2-d, 6.2-b in Operations the country is wide: eight spaces without a die', () => {
  const s = scene({ mosby: 'front-royal', revealed: ['manassas-junction'] });
  for (const to of [
    'linden',
    'markham-station',
    'piedmont-station',
    'salem',
    'white-plains',
    'hay-market',
    'gainesville',
    'groveton',
    'manassas-junction',
  ] as const)
    s.does('move', to);
  expect([s.spent().at(), results(s)]).toEqual(['manassas-junction', []]);
});
