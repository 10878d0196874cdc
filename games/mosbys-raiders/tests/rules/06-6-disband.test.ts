import { expect, test } from 'vitest';
import { type Placed, scene } from '../scene.ts';
import { fame, wandered } from './checks.ts';

const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };
const attacked = (given: Parameters<typeof scene>[0] = {}) =>
  scene({
    phase: 'union',
    mosby: 'strasburg',
    notoriety: 3,
    points: 1,
    units: [{ at: 'front-royal', is: 'combat 2', active: true }],
    dice: [3],
    ...given,
  });

test('6.6-a, 6.6-b disbanding in Operations ends the turn and costs nothing', () => {
  const s = scene({ mosby: 'bradley', points: 4, revealed: ['bradley'] })
    .does('disband')
    .asks('preparation.place')
    .spent();
  expect([s.pub.turn, s.at(), ...fame(s)]).toEqual([2, 'off the map', 1, 4]);
});
test('6.6-a, 6.6-b whoever disbands is off the map, also where the game ends with that turn', () => {
  const s = scene({ mosby: 'bradley', turn: 8, notoriety: 9, revealed: ['bradley'] }).does('disband');
  expect([s.pub.ending, s.at()]).toEqual(['won', 'off the map']);
});
test('6.6-c, 7.2-j in Rounds it is his action, unless an activated combat unit is with him; the units lie down where they are', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'gainesville',
    points: 4,
    units: [
      { at: 'greenwich', is: 'combat 3', active: true },
      { at: 'centreville', is: 'combat 2', active: true },
      { at: 'gainesville', is: 'combat 1' },
    ],
  });
  s.does('disband').asks('preparation.place').spent();
  expect([s.pub.points, s.unitsIn('greenwich'), s.unitsIn('centreville'), s.unitsIn('gainesville')]).toEqual([
    4,
    ['combat 3'],
    [],
    ['combat 1'],
  ]);
  scene({ phase: 'rounds', mosby: 'gainesville', units: [{ at: 'gainesville', is: 'combat 3', active: true }] })
    .refuses('disband', null, '6.6-c')
    .offers('attack')
    .offers('wait');
  // Never in the middle of the Union's part: there is only the skedaddle.
  attacked().asks('combat.skedaddle').refuses('disband', null);
  scene({ phase: 'rounds', mosby: 'strasburg', units: [FAR, { at: 'orleans', is: 'combat 1', active: true }] })
    .does('wait')
    .asks('unionPart.order')
    .refuses('disband', null);
});
test('6.6-d, 7.2-k a skedaddle: casualty check, 2 points, the units of the space move at random and lie down, the others where they are', () => {
  const s = attacked({
    hand: ['act-cannon', 'act-scout'],
    units: [
      { at: 'front-royal', is: 'combat 2', active: true },
      { at: 'waterloo', is: 'combat 4', active: true },
    ],
    dice: [],
  });
  s.asks('unionPart.order').dice(3, 1).does('send', s.tokensIn('front-royal')[0]!);
  s.asks('combat.skedaddle').dice(5, 1).does('skedaddle').asks('preparation.place').spent();
  expect([...fame(s), wandered(s), s.unitsIn('middletown'), s.unitsIn('waterloo'), s.hand(), s.pub.turn]).toEqual([
    2,
    9,
    ['strasburg to middletown'],
    ['combat 2'],
    ['combat 4'],
    ['act-scout'],
    2,
  ]);
});
test('6.6-d a random move into a Large Force takes the unit to the cup', () => {
  const s = scene({
    phase: 'union',
    initiative: 'union',
    mosby: 'stone-bridge',
    units: [{ at: 'stone-bridge', is: 'combat 2', active: true }],
    dice: [3],
  })
    .dice(5, 1)
    .does('skedaddle');
  expect([wandered(s), s.unitsIn('centreville')]).toEqual([['stone-bridge to centreville'], []]);
});
test('6.6-f it is chosen after seeing the attackers and before any card; a wound costs its own points; sleepers stay', () => {
  const s = attacked({
    hand: ['act-ambush'],
    units: [
      { at: 'front-royal', is: 'combat 2', active: true },
      { at: 'strasburg', is: 'combat 5' },
      { at: 'strasburg', is: 'courier' },
    ],
  });
  expect(s.asks('combat.skedaddle').told('attack').length).toBe(1);
  s.dice(2, 2).does('skedaddle').asks('preparation.place').spent();
  // 31 - 5 - 2.
  expect([...fame(s), s.pub.wound, s.unitsIn('strasburg'), s.unitsIn('front-royal')]).toEqual([
    2,
    4,
    1,
    ['combat 5', 'courier'],
    ['combat 2'],
  ]);
  const stands = attacked({ hand: ['act-ambush'] })
    .does('stand')
    .asks('@moment.combatCards')
    .refuses('skedaddle', null);
  expect(stands.deeds()).toEqual(['play', 'pass']);
});
test('6.6-d a second wound in the flight kills', () => {
  expect(attacked({ wound: 1, turn: 2 }).dice(1).does('skedaddle').asks('over').pub.ending).toBe('dead');
});
test('6.6-d, 6.6-f a skedaddle scatters every activated unit of the space, a courier too', () => {
  const s = scene({
    phase: 'union',
    mosby: 'strasburg',
    notoriety: 3,
    units: [
      { at: 'strasburg', is: 'courier', active: true },
      { at: 'strasburg', is: 'sutler' },
      { at: 'front-royal', is: 'combat 2', active: true },
    ],
    // The courier stays on a 2, the combat unit rides in.
    dice: [2, 3],
  }).asks('combat.skedaddle');
  s.dice(5, 1, 2).does('skedaddle').asks('preparation.place').spent();
  expect([wandered(s), s.unitsIn('strasburg'), s.unitsIn('middletown'), s.unitsIn('front-royal')]).toEqual([
    ['strasburg to middletown', 'strasburg to front-royal'],
    ['sutler'],
    ['courier'],
    ['combat 2'],
  ]);
});
test('6.6-c with the switch he may also disband while the Union acts, as long as no awake combat unit is with him', () => {
  const given = {
    phase: 'union',
    options: ['disband-any-time'],
    mosby: 'strasburg',
    points: 4,
    dulaney: 'held',
  } as const;
  // One unit alone is asked for too, since there is a choice now.
  const s = scene({ ...given, options: ['disband-any-time'], units: [FAR] }).asks('unionPart.order');
  s.does('disband').asks('preparation.place').spent();
  expect([s.pub.points, s.unitsIn('waterloo'), s.told('ride'), s.pub.leaders[1]]).toEqual([4, ['combat 2'], [], 3]);
  // Between two units, when the first has not come.
  const two = scene({
    ...given,
    options: ['disband-any-time'],
    units: [FAR, { at: 'front-royal', is: 'combat 1', active: true }],
  });
  two.dice(3).does('send', 0).asks('unionPart.order').offers('disband');
  two.dice(3).does('send', 1).asks('combat.skedaddle').refuses('disband', null);
  // The first has come: it is too late.
  const late = scene({
    ...given,
    options: ['disband-any-time'],
    units: [FAR, { at: 'front-royal', is: 'combat 1', active: true }],
  });
  late.dice(3, 1).does('send', 1).asks('combat.skedaddle');
  expect(late.unitsIn('waterloo')).toEqual(['combat 2']);
  // Nor north of the Potomac under 8.5.
  scene({
    phase: 'union',
    options: ['disband-any-time', 'opt-8.5'],
    mosby: 'poolesville',
    revealed: ['poolesville'],
    units: [FAR, { at: 'front-royal', is: 'combat 1', active: true }],
  })
    .asks('unionPart.order')
    .refuses('disband', null, '8.5-b');
});
