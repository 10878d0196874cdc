/** Derived examples: they pin down rulings and orders of steps. */
import { expect, test } from 'vitest';
import { PRINTED_FORCE, PRINTED_LINES } from '../../data/map.ts';
import { SPACES, type SpaceId } from '../../data/spaces.ts';
import { QUERY, REVEALED } from '../../state/table.ts';
import { scene } from '../scene.ts';

test('EX-13.1 6.2-h 6.6-d a unit woken by the entry attacks without a roll if the Union has the Initiative', () => {
  const s = scene({
    awareness: 3,
    strength: 2,
    mosby: 'greenwich',
    points: 9,
    revealed: ['manassas-junction', 'brentsville', 'catletts-station'],
  });
  s.dice(2, 1).draws('combat 3').does('move', 'bristoe-station').spent().asks('combat.skedaddle');
  expect([s.has('bristoe-station', REVEALED), s.pub.initiative, s.told('ride')]).toEqual([true, 'union', []]);
  s.dice(5, 1).does('skedaddle').spent().asks('preparation.place');
  expect([s.pub.points, s.unitsIn('manassas-junction')]).toEqual([7, ['combat 3']]);
});

test('EX-13.2 6.6-c disbanding beside an activated unit is legal, in its space it is not', () => {
  const near = scene({
    phase: 'rounds',
    mosby: 'gainesville',
    points: 4,
    units: [{ at: 'greenwich', is: 'combat 3', active: true }],
  });
  near.does('disband').asks('preparation.place');
  expect(near.pub.points).toBe(4);
  const here = scene({
    phase: 'rounds',
    mosby: 'gainesville',
    hand: ['act-hide'],
    units: [{ at: 'gainesville', is: 'combat 3', active: true }],
  });
  here.refuses('disband', null, '6.6-c');
  expect(here.deeds()).toEqual(['move', 'hide', 'attack', 'wait']);
});

test('EX-13.3 6.5-y losses are spread evenly', () => {
  // 6:6 with N1+A1: +2. Die 6 gives R3.
  const s = scene({
    phase: 'rounds',
    strength: 6,
    mosby: 'hay-market',
    units: [
      { at: 'hay-market', is: 'combat 1', active: true },
      { at: 'hay-market', is: 'combat 5', active: true },
    ],
  });
  s.dice(6).draws(0).does('attack');
  expect([s.pub.notoriety, s.pub.points]).toEqual([2, 6]);
  expect([s.unitsIn('gainesville'), s.pub.eliminated.length]).toEqual([['combat 5-2*'], 1]);
  const even = scene({
    phase: 'rounds',
    strength: 6,
    mosby: 'hay-market',
    units: [
      { at: 'hay-market', is: 'combat 3', active: true },
      { at: 'hay-market', is: 'combat 3', active: true },
    ],
  });
  even.dice(5).draws(0).does('attack');
  expect(even.unitsIn('gainesville')).toEqual(['combat 3-1*!', 'combat 3-1*!']);
  const one = scene({
    phase: 'rounds',
    strength: 4,
    mosby: 'hay-market',
    units: [
      { at: 'hay-market', is: 'combat 2', active: true },
      { at: 'hay-market', is: 'combat 2', active: true },
    ],
  });
  one.dice(3).draws(1).does('attack');
  expect(one.unitsIn('gainesville')).toEqual(['combat 2*!', 'combat 2-1*!']);
});

test('EX-13.4 7.7-f a picket wakes a sleeping unit, which acts in the same part', () => {
  const s = scene({
    phase: 'union',
    initiative: 'union',
    mosby: 'middleburg',
    awareness: 1,
    revealed: ['bradley', 'brentsville', 'union-mills', 'manassas-junction', 'independent-hill'],
    units: [
      { at: 'bradley', is: 'picket', active: true },
      { at: 'brentsville', is: 'combat 3' },
    ],
    dice: [4, 1],
  });
  expect([s.unitsIn('bradley'), s.unitsIn('brentsville'), s.told('alarm').length]).toEqual([[], ['combat 3'], 1]);
  expect(s.told('ride').map(r => [r.die, r.what])).toEqual([
    [4, 'flees'],
    [1, 'stops'],
  ]);
  s.spent().asks('operations.action');
});

test('EX-13.5 7.3-k a courier rolls beside a sleeping combat unit, and goes to the cup beside an activated one', () => {
  const asleep = scene({
    phase: 'union',
    initiative: 'union',
    mosby: 'middleburg',
    units: [
      { at: 'groveton', is: 'courier', active: true },
      { at: 'groveton', is: 'combat 3' },
    ],
    draws: [0],
    dice: [5, 2],
  });
  expect(asleep.told('ride').length).toBe(1);
  const awake = scene({
    phase: 'union',
    initiative: 'union',
    mosby: 'middleburg',
    units: [
      { at: 'groveton', is: 'courier', active: true },
      { at: 'groveton', is: 'combat 3', active: true },
    ],
    dice: [1],
  });
  expect([awake.told('absorbed').length, awake.told('ride').length]).toEqual([1, 1]);
  awake.spent();
});

test('EX-13.6 7.2-q Hide before the die of a Union attack scatters everybody at once', () => {
  const s = scene({
    phase: 'union',
    initiative: 'union',
    mosby: 'gum-spring',
    strength: 2,
    hand: ['act-hide'],
    units: [
      { at: 'aldie', is: 'combat 3', active: true },
      { at: 'aldie', is: 'combat 2', active: true },
      { at: 'upperville', is: 'combat 1', active: true },
    ],
  });
  s.dice(3, 3, 2).draws(0).does('automatic').does('stand').asks('@moment.combatCards');
  s.dice(1, 1, 1).does('hide', 'act-hide').spent().asks('operations.action');
  expect([s.unitsIn('farmwell-station'), s.told('combat')]).toEqual([['combat 3', 'combat 2'], []]);
  expect(s.pub.flag.every(flag => flag === 0)).toBe(true);
});

test('EX-13.7 7.1-g 7.1-h 7.1-i the lines are restored when the thirty-sixth marker is needed', () => {
  const ordinary = SPACES.map(({ id }) => id).filter(
    (id, i) => PRINTED_LINES[i] && !PRINTED_FORCE[i] && id !== 'elk-run',
  ) as SpaceId[];
  const s = scene({
    awareness: 1,
    mosby: 'brentsville',
    revealed: ['brentsville', ...ordinary.filter(id => id !== 'brentsville').slice(0, 30)],
    extended: ['waterford', 'wheatland', 'hamilton', 'hillsborough'],
    units: [
      { at: 'bristoe-station', is: 'combat 3', lost: 1 },
      { at: 'leesburg', is: 'combat 2' },
    ],
  });
  s.dice(6).draws('combat 2').does('move', 'elk-run').spent().asks('operations.action');
  expect([s.told('restored').length, s.unitsIn('bristoe-station'), s.unitsIn('leesburg'), s.unitsIn('elk-run')]).toEqual([
    1,
    [],
    [],
    ['combat 2'],
  ]);
  expect([s.has('elk-run', REVEALED), s.has('brentsville', REVEALED | QUERY), s.has('waterford', QUERY)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('EX-13.8 5.A2-b Awareness stands still when Notoriety rises', () => {
  const s = scene({
    notoriety: 3,
    points: 8,
    awareness: 1,
    mosby: 'union-mills',
    revealed: ['union-mills', 'bradley', 'manassas-junction'],
  });
  s.dice(6, 6).does('demolish', 'bridge');
  expect([s.pub.notoriety, s.pub.points, s.pub.awareness]).toEqual([4, 3, 2]);
});

test('EX-13.9 4.0-c 6.5-u the floor: at Notoriety 1 points stop at 0, and only factors that exist are lost', () => {
  // 1 against 7: 1:6, -5; reaction 0 at N1 + A... 1+5 = 6: +1. Die 1: -3, read as -1: D2.
  const s = scene({
    phase: 'rounds',
    notoriety: 1,
    points: 1,
    strength: 1,
    awareness: 5,
    mosby: 'hay-market',
    units: [{ at: 'hay-market', is: 'combat 7', active: true }],
  });
  s.dice(1, 6).does('attack');
  expect(s.told('beaten')).toEqual([{ factors: 1 }]);
  expect([s.pub.notoriety, s.pub.points]).toEqual([1, 0]);
});

test('EX-13.10 6.2-s a ford takes a whole Move from the bank', () => {
  const units = [{ at: 'paris', is: 'combat 1', active: true }] as const;
  const bank = scene({ phase: 'rounds', mosby: 'leesburg', units: [...units], revealed: ['edwards-ferry', 'poolesville'] });
  // No step is left: the Move is over and the Union has acted (its only unit gives up).
  bank.dice(1).does('move', 'edwards-ferry').spent().asks('operations.action');
  expect(bank.at()).toBe('edwards-ferry');
  const far = scene({ phase: 'rounds', mosby: 'farmwell-station', units: [...units], revealed: ['edwards-ferry'] });
  far.does('move', 'leesburg').asks('move.ride').refuses('move', 'edwards-ferry', '6.2-s').offers('move', 'waterford');
  const bridge = scene({ phase: 'rounds', mosby: 'fort-runyon', awareness: 1, units: [...units] });
  bridge.dice(6).does('move', 'washington').asks('move.ride').offers('move', 'tennallytown');
});

test('EX-13.11 C-d Reputation makes a natural 1 count as 2', () => {
  const opening = (awareness: number) =>
    scene({
      phase: 'opening',
      notoriety: 4,
      awareness,
      mosby: 'middleburg',
      hand: ['act-reputation'],
      units: [{ at: 'linden', is: 'courier', active: true }],
      dice: [1, 1],
    });
  expect(opening(1).told('initiative')[0]).toMatchObject({ side: 'mosby', roll: { total: 2 } });
  expect(opening(2).told('initiative')[0]).toMatchObject({ side: 'union', roll: { total: 2 } });
});

test('EX-13.12 6.5-c9 Heroics and a natural 1: two checks after the points; the second wound kills', () => {
  const s = scene({
    phase: 'rounds',
    strength: 5,
    notoriety: 3,
    mosby: 'hay-market',
    hand: ['act-heroics'],
    units: [{ at: 'hay-market', is: 'combat 1', active: true }],
  });
  // 5:1 +4, reaction +2, Heroics +2: 9 reads as R3.
  s.does('attack').dice(1, 2, 1).does('play', 'act-heroics').spent().asks('over');
  expect([s.pub.ending, s.pub.awareness]).toEqual(['dead', 2]);
  expect(s.told('points').map(p => p.change)).toEqual([2, 3, -5]);
});

test('EX-13.13 6.2-x Cannon and captive leave no movement; cards give it back', () => {
  const held = (hand: ('act-cannon' | 'act-spur-horses' | 'act-fast-horses')[]) =>
    scene({
      phase: 'rounds',
      mosby: 'chantilly',
      dulaney: 'held',
      hand,
      revealed: ['chantilly', 'frying-pan'],
      units: [{ at: 'linden', is: 'courier', active: true }],
    });
  held(['act-cannon']).refuses('move', 'frying-pan', '6.2-x');
  held(['act-cannon', 'act-spur-horses'])
    .refuses('move', 'frying-pan', '6.2-x')
    .does('spur', 'act-spur-horses')
    .offers('move', 'frying-pan');
  // Little River Turnpike is a pike, the way to Frying Pan a road.
  held(['act-cannon', 'act-fast-horses']).refuses('move', 'frying-pan', '6.2-x').offers('move', 'gum-spring');
});

test('EX-13.14 7.1-b 5.2-f an extension over Mosby: the garrison attacks without surprise', () => {
  const extend = () =>
    scene({
      phase: 'events',
      mosby: 'salem',
      strength: 2,
      notoriety: 6,
      awareness: 3,
      events: ['evt-extend-lines'],
      dice: [6],
      draws: ['combat 2'],
    });
  const won = extend().asks('combat.skedaddle');
  expect(won.told('extended')[0]?.spaces).toHaveLength(9);
  won.dice(4).does('stand').asks('operations.action');
  expect(won.told('combat')[0]?.roll).toMatchObject({ terms: [], total: 4 });
  expect([won.has('salem', REVEALED), won.unitsIn('salem'), won.has('linden', QUERY)]).toEqual([true, [], true]);
  const lost = extend().dice(2).does('stand').asks('preparation.place');
  expect([lost.has('salem', REVEALED), lost.has('salem', QUERY)]).toEqual([false, true]);
});

test('EX-13.15 6.5-o 6.5-q a Counterattack rolls anew without the spent cards; each natural 1 is a check', () => {
  const s = scene({
    phase: 'union',
    initiative: 'union',
    mosby: 'gum-spring',
    strength: 2,
    notoriety: 6,
    awareness: 3,
    hand: ['act-ambush', 'act-counterattack'],
    units: [{ at: 'gum-spring', is: 'combat 2', active: true }],
    dice: [3],
  });
  s.does('stand').dice(1).does('play', 'act-ambush').asks('@moment.combatRolled');
  expect(s.told('combat')[0]?.roll.total).toBe(3);
  s.dice(1, 6, 6).does('play', 'act-counterattack').spent().asks('preparation.place');
  expect(s.told('combat')[1]?.roll).toMatchObject({ terms: [], total: 1 });
  expect(s.told('casualty')).toHaveLength(2);
});
