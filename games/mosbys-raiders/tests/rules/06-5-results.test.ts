import { expect, test } from 'vitest';
import { QUERY, REVEALED } from '../../state/table.ts';
import { type Placed, scene, type UnitName } from '../scene.ts';
import { checked, fame, results, rode, wandered } from './checks.ts';

const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };
const AROUND = ['manassas-junction', 'union-mills', 'bradley', 'bristoe-station'] as const;
/** Sleeping units beside Mosby at Groveton; nothing unrevealed is near, and beaten units go to Manassas Junction. */
const facing = (units: UnitName[], given: Parameters<typeof scene>[0] = {}) =>
  scene({ mosby: 'groveton', revealed: [...AROUND], units: units.map(is => ({ at: 'groveton', is })), ...given });
/** An activated unit rides from Front Royal against Mosby at Strasburg. */
const attacked = (is: UnitName, given: Parameters<typeof scene>[0] = {}) =>
  scene({ phase: 'union', mosby: 'strasburg', units: [{ at: 'front-royal', is, active: true }], dice: [3], ...given });

test('6.5-t, 6.5-u D: 2 points and the turn; D1, D2: 5 points more for each factor really lost', () => {
  const loses = (strength: number, is: UnitName, die: number) => {
    const s = facing([is], { strength, notoriety: 6, points: 0, awareness: 3 })
      .dice(die, 6)
      .does('attack')
      .asks('preparation.place');
    return [...fame(s), s.told('beaten')[0]?.factors];
  };
  expect(loses(2, 'combat 2', 3)).toEqual([5, 8, 0]);
  expect(loses(2, 'combat 2', 1)).toEqual([5, 3, 1]);
  expect(loses(2, 'combat 7', 2)).toEqual([4, 8, 2]);
  // D2 with one factor: only one is lost.
  expect(loses(1, 'combat 7', 2)).toEqual([5, 3, 1]);
});
test('6.5-v, C-b a defeat costs the Cannon and the captive', () => {
  const s = scene({
    mosby: 'bradley',
    stoughton: 'held',
    revealed: ['bradley', ...AROUND],
    hand: ['act-cannon', 'act-scout'],
    units: [{ at: 'bradley', is: 'combat 7' }],
  });
  s.dice(2).does('attack').asks('preparation.place');
  expect([s.hand(), s.pub.leaders, s.told('cannon')[0]?.what]).toEqual([['act-scout'], [3, 0], 'lost']);
});
test('6.5-w, 6.5-x, 6.5-z R: 1 point and the strength at the start of the combat; 3 more for each factor lost, never more than there are', () => {
  // 2:2 with one lost is 2:1... 3-1 = 2 against 2: 0, +2: 2 becomes 4.
  const reduced = facing([], { strength: 2, units: [{ at: 'groveton', is: 'combat 3', lost: 1 }] })
    .dice(2, 6)
    .does('attack')
    .spent();
  expect([results(reduced), ...fame(reduced), reduced.unitsIn('manassas-junction')]).toEqual([['R'], 1, 3, ['combat 3-1*!']]);
  const hurt = facing(['combat 3'], { strength: 3 }).dice(3, 6).does('attack').spent();
  expect([results(hurt), ...fame(hurt), hurt.unitsIn('manassas-junction')]).toEqual([['R1'], 1, 7, ['combat 3-1*!']]);
  const destroyed = facing(['combat 1'], { strength: 6 }).dice(6).does('attack').spent();
  expect([results(destroyed), ...fame(destroyed), destroyed.pub.eliminated.length, destroyed.pub.holding.length]).toEqual([
    ['R3'],
    1,
    5,
    1,
    0,
  ]);
});
test('6.5-y losses are spread evenly, one factor at a time from the unit that lost fewest, ties by die', () => {
  for (const first of [0, 1]) {
    const s = facing(['combat 1', 'combat 5'], { strength: 6 }).draws(first).dice(6, 6).does('attack').spent();
    expect([results(s), ...fame(s), s.unitsIn('manassas-junction'), s.pub.eliminated.length]).toEqual([
      ['R3'],
      2,
      6,
      ['combat 5-2*!'],
      1,
    ]);
  }
  const even = facing(['combat 3', 'combat 3'], { strength: 6 }).draws(1).dice(5, 6).does('attack').spent();
  expect(even.unitsIn('manassas-junction')).toEqual(['combat 3-1*!', 'combat 3-1*!']);
  const one = facing(['combat 2', 'combat 2'], { strength: 4 }).draws(1).dice(3, 6).does('attack').spent();
  expect(one.unitsIn('manassas-junction')).toEqual(['combat 2*!', 'combat 2-1*!']);
});
test('6.5-aa beaten attackers go back where each came from', () => {
  const s = attacked('combat 1', {
    strength: 4,
    units: [
      { at: 'front-royal', is: 'combat 1', active: true },
      { at: 'middletown', is: 'combat 3', active: true },
    ],
    dice: [],
  });
  // 1:1; +2: 2 becomes 4 (R).
  s.dice(3, 3).does('automatic').dice(2).does('stand').asks('mosbyPart.action').spent();
  expect([s.unitsIn('front-royal'), s.unitsIn('middletown')]).toEqual([['combat 1*!'], ['combat 3*!']]);
});
test('6.5-ab attacked outside the lines they go one space towards them, ties by die for each; a Large Force counts as lines', () => {
  const s = scene({
    mosby: 'gum-spring',
    strength: 4,
    revealed: ['chantilly', 'frying-pan', 'hunters-mill'],
    units: [
      { at: 'gum-spring', is: 'combat 2' },
      { at: 'gum-spring', is: 'combat 2' },
    ],
  });
  s.draws(0, 1).dice(2, 6, 6, 6, 6, 6).does('attack').asks('mosbyPart.action');
  expect([s.unitsIn('frying-pan'), s.unitsIn('chantilly')]).toEqual([['combat 2*!'], ['combat 2*!']]);
  const force = scene({ mosby: 'hamilton', strength: 2, forces: ['leesburg'], units: [{ at: 'hamilton', is: 'combat 2' }] })
    .dice(2, 6, 6, 6, 6, 6)
    .does('attack');
  expect(force.unitsIn('leesburg')).toEqual(['combat 2*!']);
});
test('6.5-ac attacked inside the lines each goes one random space', () => {
  const s = scene({
    mosby: 'manassas-junction',
    strength: 4,
    revealed: [...AROUND],
    units: [
      { at: 'manassas-junction', is: 'combat 2' },
      { at: 'manassas-junction', is: 'combat 2' },
    ],
  });
  s.dice(2, 3, 4, 6, 6, 6, 6, 6, 6).does('attack').asks('mosbyPart.action');
  expect(wandered(s)).toEqual(['manassas-junction to bristoe-station', 'manassas-junction to groveton']);
});
test('6.5-ad a unit that attacked without having ridden in retreats as if Mosby had attacked', () => {
  const inside = scene({
    phase: 'union',
    mosby: 'manassas-junction',
    strength: 2,
    revealed: [...AROUND],
    units: [{ at: 'manassas-junction', is: 'combat 2', active: true }],
    dice: [3],
  });
  inside.dice(2, 4).does('stand').asks('mosbyPart.action').spent();
  expect(wandered(inside)).toEqual(['manassas-junction to groveton']);
  const outside = scene({
    phase: 'union',
    mosby: 'groveton',
    strength: 2,
    revealed: [...AROUND],
    units: [{ at: 'groveton', is: 'combat 2', active: true }],
    dice: [3],
  });
  outside.dice(2).does('stand').asks('mosbyPart.action').spent();
  expect(outside.unitsIn('manassas-junction')).toEqual(['combat 2*!']);
});
test('6.5-ae, 7.3-n, 7.3-g1 beaten units stay activated, wake their neighbours, and spend their next action rallying, without attacking', () => {
  const s = facing(['combat 3'], {
    strength: 2,
    units: [
      { at: 'groveton', is: 'combat 3' },
      { at: 'bradley', is: 'combat 1', unseen: true },
    ],
  });
  s.dice(3, 6, 6).does('attack').asks('mosbyPart.action').spent();
  expect(checked(s)).toEqual(['bradley unit no']);
  s.dice(6).does('wait').asks('mosbyPart.action').spent();
  expect([s.unitsIn('manassas-junction'), s.told('ride'), s.told('rallies').length]).toEqual([['combat 3*'], [], 1]);
  s.dice(3).does('wait').asks('combat.skedaddle');
  // Rallying in Mosby's own space it does not attack.
  const beside = scene({ phase: 'union', mosby: 'strasburg', units: [{ at: 'strasburg', is: 'combat 1', retreating: true }] })
    .asks('mosbyPart.action')
    .spent();
  expect(beside.unitsIn('strasburg')).toEqual(['combat 1*']);
});
test('6.5-af, 6.5-af1 a retreat may end in a Large Force (the unit stays, activated) or an unrevealed space, and changes nothing there', () => {
  const s = scene({
    mosby: 'union-mills',
    strength: 4,
    revealed: ['union-mills', 'bradley', 'fairfax-station'],
    units: [
      { at: 'union-mills', is: 'combat 2' },
      { at: 'union-mills', is: 'combat 2' },
    ],
  });
  s.dice(2, 1, 4, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6).does('attack').asks('mosbyPart.action');
  expect([s.unitsIn('centreville'), s.unitsIn('manassas-junction'), s.has('manassas-junction', REVEALED | QUERY)]).toEqual([
    ['combat 2*!'],
    ['combat 2*!'],
    false,
  ]);
  expect(s.told('garrison')).toEqual([]);
});
test('6.5-ag a sleeping non-combat unit where Mosby beats off an attack is taken; if he loses it stays', () => {
  const units: Placed[] = [
    { at: 'front-royal', is: 'combat 1', active: true },
    { at: 'strasburg', is: 'sutler' },
    { at: 'strasburg', is: 'combat 4' },
  ];
  const won = attacked('combat 1', { strength: 6, units }).dice(6, 6).does('stand').spent();
  expect([won.unitsIn('strasburg'), won.told('took').length]).toEqual([['combat 4'], 1]);
  const lost = attacked('combat 1', { units: [{ ...units[0], is: 'combat 7' } as Placed, ...units.slice(1)] })
    .dice(2)
    .does('stand')
    .asks('preparation.place');
  expect(lost.unitsIn('strasburg')).toEqual(['combat 7', 'sutler', 'combat 4']);
});
test('6.5-b, 6.5-ae a unit that acts far away goes on acting after the combat', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'strasburg',
    strength: 4,
    units: [{ at: 'strasburg', is: 'combat 1', active: true }, FAR],
  })
    .dice(6, 3)
    .does('attack')
    .asks('mosbyPart.action')
    .spent();
  expect(rode(s)).toEqual([['amissville', 'chester-gap', 'front-royal']]);
});
