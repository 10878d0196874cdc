import { expect, test } from 'vitest';
import { REVEALED } from '../../state/table.ts';
import { type Placed, scene } from '../scene.ts';
import { checked, rode } from './checks.ts';

const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };
const BOTH: Placed[] = [
  { at: 'front-royal', is: 'combat 1', unseen: true },
  { at: 'front-royal', is: 'courier', unseen: true },
];
const enters = (...dice: number[]) =>
  scene({ mosby: 'strasburg', strength: 6, units: BOTH })
    .dice(...dice)
    .does('move', 'front-royal')
    .spent();

test('7.7-a a blank goes to the Holding Box when scouted, entered or activated', () => {
  const held = (s: ReturnType<typeof scene>) => [s.pub.holding.length, s.unitsIn('manassas-junction').length];
  expect(held(scene({ mosby: 'groveton' }).dice(6).draws('blank').does('scout', 'manassas-junction'))).toEqual([1, 0]);
  expect(held(scene({ mosby: 'groveton' }).dice(6).draws('blank').does('move', 'manassas-junction'))).toEqual([1, 0]);
  expect(
    held(scene({ mosby: 'groveton' }).dice(1).draws('blank').does('move', 'manassas-junction').asks('operations.action')),
  ).toEqual([1, 0]);
});
test('7.7-b entering a space with sleeping non-combat units only: a check each, those that sleep on are taken', () => {
  const s = scene({
    mosby: 'strasburg',
    units: [
      { at: 'front-royal', is: 'courier', unseen: true },
      { at: 'front-royal', is: 'picket', unseen: true },
    ],
  });
  s.dice(6, 5).does('move', 'front-royal').asks('operations.action').spent();
  expect([checked(s).length, s.pub.points, s.pub.holding.length]).toEqual([2, 1, 2]);
});
test('7.7-c beside a combat unit, asleep or not, they are not taken by the entry', () => {
  const s = enters(6, 6).asks('operations.action');
  expect([s.unitsIn('front-royal'), s.pub.points]).toEqual([['combat 1', 'courier'], 0]);
  const garrison = scene({ mosby: 'groveton', units: [{ at: 'manassas-junction', is: 'combat 1' }] })
    .dice(6, 6)
    .draws('sutler')
    .does('move', 'manassas-junction');
  expect([garrison.unitsIn('manassas-junction'), garrison.pub.points]).toEqual([['combat 1', 'sutler'], 0]);
});
test('7.7-d both woken: with the Initiative he takes the non-combat unit, else it goes to the cup and the other attacks', () => {
  const mosby = enters(1, 1, 6).asks('mosbyPart.action');
  expect([mosby.unitsIn('front-royal'), mosby.pub.points]).toEqual([['combat 1*'], 1]);
  const union = enters(1, 1, 1).asks('combat.skedaddle');
  expect([union.unitsIn('front-royal'), union.pub.points, union.pub.holding]).toEqual([['combat 1*'], 0, []]);
});
test('7.7-d only the non-combat unit woken: with the Initiative he takes it, else it moves first', () => {
  const mosby = enters(6, 1, 6).asks('operations.action');
  expect([mosby.unitsIn('front-royal'), mosby.pub.points]).toEqual([['combat 1'], 1]);
  // The Union first: a 1, it halts where it is and, beside a combat unit, stays.
  const union = enters(6, 1, 1, 1).asks('operations.action');
  expect([union.unitsIn('front-royal'), union.pub.points]).toEqual([['combat 1', 'courier'], 0]);
});
test('7.7-d only the combat unit woken: the other is taken if he stays and wins, stays if he leaves', () => {
  // The courier has one more check in step 2 of the Round.
  const wins = enters(1, 6, 6, 6).asks('mosbyPart.action').dice(6).does('attack').asks('operations.action').spent();
  expect([wins.unitsIn('front-royal'), wins.told('took').length]).toEqual([[], 1]);
  const leaves = enters(1, 6, 6, 6).does('move', 'linden').dice(1).does('stop').asks('operations.action');
  expect([leaves.unitsIn('front-royal'), leaves.pub.points]).toEqual([['combat 1', 'courier'], 0]);
});
test('7.7-e at the start of his action activated ones in his space are taken free of action, sleeping ones too if no combat unit is there', () => {
  const s = scene({
    phase: 'union',
    initiative: 'union',
    mosby: 'strasburg',
    units: [{ at: 'strasburg', is: 'courier', active: true }, { at: 'strasburg', is: 'sutler' }, FAR],
    dice: [2, 3],
  });
  expect([s.asks('mosbyPart.action').pub.points, s.unitsIn('strasburg')]).toEqual([2, []]);
  s.offers('move', 'middletown').offers('wait');
  const guarded = scene({
    phase: 'union',
    initiative: 'union',
    mosby: 'strasburg',
    units: [{ at: 'strasburg', is: 'sutler' }, { at: 'strasburg', is: 'combat 1' }, FAR],
    dice: [3],
  });
  expect(guarded.asks('mosbyPart.action').unitsIn('strasburg')).toEqual(['sutler', 'combat 1']);
  // When Operations resume.
  const resumes = scene({
    phase: 'union',
    mosby: 'strasburg',
    units: [{ at: 'strasburg', is: 'courier', active: true }],
    dice: [1],
  }).asks('operations.action');
  expect([resumes.unitsIn('strasburg'), resumes.pub.points]).toEqual([[], 1]);
  const hidden = scene({
    phase: 'union',
    initiative: 'union',
    hidden: true,
    mosby: 'strasburg',
    units: [{ at: 'strasburg', is: 'courier', active: true }, FAR],
    dice: [2, 3],
  });
  expect([hidden.asks('mosbyPart.action').pub.points, hidden.unitsIn('strasburg')]).toEqual([0, ['courier*']]);
});
test('7.7-f a picket that comes to sleepers wakes them all and goes to the cup', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'winchester',
    units: [
      { at: 'front-royal', is: 'picket', active: true },
      { at: 'linden', is: 'combat 2', unseen: true },
      { at: 'linden', is: 'courier', unseen: true },
    ],
  });
  const before = [s.inCup('picket'), s.inCup('courier')];
  // The courier, beside a combat unit now activated, is absorbed without a roll; the combat unit rolls a 1.
  s.dice(3, 1).does('wait').asks('operations.action').spent();
  expect([s.told('alarm').length, s.unitsIn('linden'), s.inCup('picket'), s.inCup('courier')]).toEqual([
    2,
    ['combat 2'],
    ...before.map(n => n + 1),
  ]);
});
test('7.7-f with activated units only there is no further effect', () => {
  const s = scene({
    phase: 'union',
    mosby: 'winchester',
    units: [
      { at: 'front-royal', is: 'picket', active: true },
      { at: 'linden', is: 'combat 2', retreating: true },
    ],
    dice: [3],
  })
    .asks('mosbyPart.action')
    .spent();
  expect([s.told('alarm'), s.unitsIn('linden'), s.pub.holding]).toEqual([[], ['combat 2*'], []]);
});
test('7.7-g, 7.7-k a picket in or reaching a Large Force brings out one combat unit, others drawn go back', () => {
  const s = scene({
    phase: 'union',
    mosby: 'stone-bridge',
    units: [{ at: 'union-mills', is: 'picket', active: true }],
    dice: [2, 1],
    draws: ['courier', 'blank', 'combat 2'],
  })
    .asks('operations.action')
    .spent();
  expect([rode(s)[0], s.told('alarm').map(({ who }) => who.strength), s.pub.holding]).toEqual([['centreville'], [2], []]);
  const there = scene({
    phase: 'union',
    mosby: 'stone-bridge',
    units: [{ at: 'centreville', is: 'picket', active: true }],
    dice: [3],
    draws: ['combat 2'],
  })
    .asks('combat.skedaddle')
    .spent();
  expect(there.unitsIn('centreville')).toEqual([]);
});
test('7.7-h a picket woken beside sleepers wakes them when its own action comes, without a roll, and they act in the same part', () => {
  const s = scene({
    phase: 'union',
    mosby: 'winchester',
    units: [
      { at: 'linden', is: 'picket', active: true },
      { at: 'linden', is: 'combat 2', unseen: true },
    ],
    dice: [1],
  })
    .asks('operations.action')
    .spent();
  expect([s.told('alarm').length, s.unitsIn('linden'), rode(s)]).toEqual([1, ['combat 2'], [[]]]);
});
test('7.7-i, 7.7-j pickets give no points, couriers and sutlers one; taken by Mosby they go to the Holding Box, absorbed to the cup', () => {
  const taken = (is: 'picket' | 'courier' | 'sutler') => {
    const s = scene({ phase: 'rounds', mosby: 'strasburg', units: [{ at: 'front-royal', is, active: true }, FAR] });
    const before = s.inCup(is);
    s.does('move', 'front-royal');
    return [s.pub.points, s.pub.holding.length, s.inCup(is) - before];
  };
  expect([taken('picket'), taken('courier'), taken('sutler')]).toEqual([
    [0, 1, 0],
    [1, 1, 0],
    [1, 1, 0],
  ]);
  const absorbed = scene({ phase: 'rounds', mosby: 'strasburg', units: [{ at: 'centreville', is: 'sutler', active: true }] });
  const before = absorbed.inCup('sutler');
  absorbed.does('wait').asks('operations.action');
  expect([absorbed.pub.holding, absorbed.inCup('sutler') - before]).toEqual([[], 1]);
});
test('7.7-k sweeps and escorts draw until a combat unit comes up; the others go back', () => {
  const s = scene({
    phase: 'events',
    mosby: 'paris',
    events: ['evt-sweep'],
    dice: [4, 1, 1, 1],
    draws: ['blank', 'picket', 'combat 5'],
  });
  expect([s.told('sweep')[0]?.who.strength, s.pub.holding]).toEqual([5, []]);
  const escort = scene({ phase: 'rounds', mosby: 'middletown', train: 'newtown', escorts: ['off', 'gone'] });
  escort.dice(1).draws('courier', 'sutler', 'combat 1').does('move', 'newtown').asks('mosbyPart.action').spent();
  expect([escort.unitsIn('newtown'), escort.pub.holding]).toEqual([['combat 1*'], []]);
});
test('7.7-l a picket does nothing to an undrawn garrison; without any combat unit to draw, even after restoring the lines, the draw is skipped', () => {
  const s = scene({
    phase: 'union',
    mosby: 'paris',
    units: [
      { at: 'union-mills', is: 'picket', active: true },
      { at: 'bradley', is: 'combat 1', unseen: true },
    ],
    dice: [3, 1],
    draws: [2],
  });
  expect([s.asks('operations.action').unitsIn('bradley'), s.has('bradley', REVEALED), s.told('garrison')]).toEqual([
    ['combat 1'],
    false,
    [],
  ]);
  const none = scene({
    phase: 'union',
    mosby: 'stone-bridge',
    cup: ['courier'],
    units: [{ at: 'centreville', is: 'picket', active: true }],
  })
    .asks('operations.action')
    .spent();
  expect([none.told('restored').length, none.told('alarm')]).toEqual([1, []]);
});
