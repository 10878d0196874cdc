import { expect, test } from 'vitest';
import { type Placed, scene } from '../scene.ts';
import { checked, fame, results, rode, wandered } from './checks.ts';

/** Keeps Rounds going from far away; a 1 on its die ends them. */
const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };
const AROUND = ['union-mills', 'bradley', 'bristoe-station'] as const;

test('6.2-r a pike over the Potomac is like any other', () => {
  const s = scene({ phase: 'rounds', mosby: 'alexandria', revealed: ['fort-dupont'], units: [FAR] });
  s.dice(6)
    .does('move', 'fort-runyon')
    .asks('move.ride')
    .dice(6)
    .does('move', 'washington')
    .asks('move.ride')
    .offers('move', 'fort-dupont');
});
test('6.2-s a road over the Potomac takes a whole Move from the bank, in Rounds only', () => {
  const rounds = scene({
    phase: 'rounds',
    mosby: 'leesburg',
    revealed: ['edwards-ferry', 'poolesville'],
    hand: ['act-reputation'],
    units: [FAR],
  });
  rounds.does('move', 'edwards-ferry').asks('move.ride').refuses('move', 'poolesville', '6.2-c');
  const late = scene({
    phase: 'rounds',
    mosby: 'farmwell-station',
    revealed: ['edwards-ferry'],
    hand: ['act-spur-horses'],
    units: [FAR],
  });
  late.does('move', 'leesburg').refuses('move', 'edwards-ferry', '6.2-s').offers('move', 'hamilton');
  scene({ mosby: 'farmwell-station', revealed: ['edwards-ferry', 'poolesville'] })
    .does('move', 'leesburg')
    .does('move', 'edwards-ferry')
    .does('move', 'poolesville')
    .asks('operations.action');
});
test('6.2-s so for Union units: they stop on the bank, then cross one space; retreats and random moves cross freely', () => {
  const revealed = ['poolesville', 'barnesville', 'darnestown', 'seneca-mills', 'edwards-ferry'] as const;
  const s = scene({
    phase: 'union',
    mosby: 'leesburg',
    strength: 1,
    revealed: [...revealed],
    units: [{ at: 'poolesville', is: 'combat 1', active: true }],
    dice: [6],
  });
  expect([s.asks('mosbyPart.action').unitsIn('edwards-ferry'), rode(s)]).toEqual([['combat 1*'], [['edwards-ferry']]]);
  s.dice(6).does('wait').asks('combat.skedaddle').dice(3).does('stand');
  // 1:1, +2: 5 is R1: destroyed. A stronger one goes back over the river.
  expect(rode(s)[1]).toEqual(['leesburg']);
  const back = scene({
    phase: 'union',
    mosby: 'leesburg',
    strength: 3,
    revealed: [...revealed],
    units: [{ at: 'edwards-ferry', is: 'combat 3', active: true }],
    dice: [3],
  })
    .dice(3)
    .does('stand');
  expect(back.unitsIn('edwards-ferry')).toEqual(['combat 3-1*!']);
  const random = scene({
    phase: 'union',
    mosby: 'leesburg',
    hidden: true,
    units: [{ at: 'leesburg', is: 'combat 3', active: true }],
    dice: [3, 1],
  });
  expect(wandered(random)).toEqual(['leesburg to edwards-ferry']);
});
test('6.2-t Fast Horses: a space more, if some step of the Move follows a pike, the last one included', () => {
  const pikes = scene({ phase: 'rounds', mosby: 'strasburg', hand: ['act-fast-horses'], units: [FAR] });
  pikes
    .does('move', 'middletown')
    .does('move', 'newtown')
    .does('move', 'winchester')
    .asks('move.ride')
    .does('move', 'berryville')
    .asks('move.ride')
    .refuses('move', 'millwood', '6.2-c');
  const roads = scene({ phase: 'rounds', mosby: 'orleans', hand: ['act-fast-horses'], units: [FAR] });
  roads
    .does('move', 'barbees-cross-roads')
    .does('move', 'markham-station')
    .does('move', 'linden')
    .refuses('move', 'front-royal', '6.2-c');
  const last = scene({
    phase: 'rounds',
    mosby: 'orleans',
    hand: ['act-fast-horses'],
    units: [{ at: 'gum-spring', is: 'combat 1', active: true }],
  });
  last
    .does('move', 'barbees-cross-roads')
    .does('move', 'chester-gap')
    .does('move', 'front-royal')
    .offers('move', 'nineveh')
    .refuses('move', 'linden', '6.2-c');
  const without = scene({
    phase: 'rounds',
    mosby: 'orleans',
    hand: ['act-scout'],
    units: [{ at: 'gum-spring', is: 'combat 1', active: true }],
  });
  without
    .does('move', 'barbees-cross-roads')
    .does('move', 'chester-gap')
    .does('move', 'front-royal')
    .refuses('move', 'nineveh', '6.2-c');
});
test('6.2-u Spur Horses: a space more each, laid at any time in the Move', () => {
  const s = scene({ phase: 'rounds', mosby: 'orleans', hand: ['act-spur-horses', 'act-spur-horses'], units: [FAR] });
  s.does('spur', 'act-spur-horses')
    .asks('move.ride')
    .does('move', 'barbees-cross-roads')
    .does('move', 'markham-station')
    .does('move', 'linden')
    .does('move', 'front-royal');
  s.asks('move.ride')
    .refuses('move', 'strasburg', '6.2-c')
    .does('spur', 'act-spur-horses')
    .offers('move', 'strasburg')
    .dice(1)
    .does('move', 'strasburg')
    .asks('operations.action');
  expect(s.hand()).toEqual([]);
});
test('6.2-v, 6.2-w, 6.2-x the Cannon costs two spaces, each captive one, never below none; laying the Cannon aside ends its cost', () => {
  const cannon = scene({ phase: 'rounds', mosby: 'orleans', hand: ['act-cannon'], units: [FAR] });
  cannon
    .does('move', 'barbees-cross-roads')
    .asks('move.ride')
    .refuses('move', 'markham-station', '6.2-c')
    .does('discard', 'act-cannon')
    .offers('move', 'markham-station');
  const inside = ['annandale', 'springfield-station', 'vernondale', 'pohick-church'] as const;
  const captive = scene({
    phase: 'rounds',
    mosby: 'annandale',
    dulaney: 'held',
    revealed: [...inside],
    hand: ['act-scout'],
    units: [FAR],
  });
  captive
    .does('move', 'springfield-station')
    .does('move', 'vernondale')
    .asks('move.ride')
    .refuses('move', 'pohick-church', '6.2-c');
  const both = scene({
    phase: 'rounds',
    mosby: 'annandale',
    dulaney: 'held',
    revealed: [...inside],
    hand: ['act-cannon', 'act-spur-horses'],
    units: [FAR],
  });
  both
    .refuses('move', 'springfield-station', '6.2-x')
    .does('spur', 'act-spur-horses')
    .does('move', 'springfield-station')
    .asks('move.ride')
    .refuses('move', 'vernondale', '6.2-c');
  const fast = scene({
    phase: 'rounds',
    mosby: 'annandale',
    dulaney: 'held',
    revealed: ['baileys-crossroads', ...inside],
    hand: ['act-cannon', 'act-fast-horses'],
    units: [FAR],
  });
  fast.refuses('move', 'springfield-station', '6.2-x').offers('move', 'baileys-crossroads');
  // In Operations nothing slows him.
  scene({ mosby: 'annandale', dulaney: 'held', revealed: [...inside], hand: ['act-cannon'] })
    .does('move', 'springfield-station')
    .does('move', 'vernondale')
    .asks('operations.action');
});
test('6.2-y a combat unit rides four spaces on a 6 whatever the road, a non-combat unit never', () => {
  const s = scene({ phase: 'union', mosby: 'middletown', units: [FAR], dice: [6], draws: [1] });
  expect(rode(s)).toEqual([['amissville', 'chester-gap', 'front-royal', 'strasburg']]);
  // The nearest friend of the courier at Front Royal is four spaces away, at Rectortown.
  const courier = scene({
    phase: 'union',
    mosby: 'winchester',
    units: [
      { at: 'front-royal', is: 'courier', active: true },
      { at: 'rectortown', is: 'combat 1' },
    ],
    dice: [6],
  });
  expect(rode(courier)).toEqual([['linden', 'markham-station', 'piedmont-station']]);
});
test('6.2-z wrecked bridges and rails hinder nobody', () => {
  const s = scene({ phase: 'rounds', mosby: 'strasburg', railDown: ['strasburg', 'front-royal', 'linden'], units: [FAR] });
  s.does('move', 'front-royal').does('move', 'linden').asks('move.ride').offers('move', 'markham-station');
  const bridge = scene({
    mosby: 'manassas-junction',
    revealed: ['manassas-junction', 'union-mills', 'bradley'],
    bridgeDown: ['union-mills'],
    railDown: ['union-mills'],
  });
  bridge.does('move', 'union-mills').does('move', 'bradley').asks('operations.action');
});
test('6.2-aa the order of an entry: points for a captive, checks (garrison, sleepers, Large Force), the garrison, eliminations', () => {
  const s = scene({
    mosby: 'manassas-junction',
    awareness: 2,
    dulaney: 'held',
    revealed: ['manassas-junction'],
    units: [{ at: 'groveton', is: 'courier', unseen: true }],
  });
  s.dice(3).does('move', 'groveton').asks('operations.action').spent();
  const order = s.log.map(({ kind }) => kind).filter(kind => ['leader', 'check', 'looked', 'took'].includes(kind));
  expect([order, ...fame(s)]).toEqual([['leader', 'check', 'looked', 'took'], 2, 1]);
  const mixed = scene({ mosby: 'groveton', awareness: 2, units: [{ at: 'manassas-junction', is: 'combat 1', unseen: true }] })
    .dice(5, 6)
    .draws('sutler')
    .does('move', 'manassas-junction')
    .spent();
  // Beside the sleeping combat unit the sutler of the garrison is not taken.
  expect([checked(mixed), mixed.unitsIn('manassas-junction'), mixed.pub.points]).toEqual([
    ['manassas-junction garrison no', 'manassas-junction unit no'],
    ['combat 1', 'sutler'],
    0,
  ]);
});
test('6.2-ab in Rounds beside an activated combat unit the others are checked first, then he attacks all combat units there', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'groveton',
    strength: 6,
    awareness: 2,
    revealed: [...AROUND],
    units: [
      { at: 'manassas-junction', is: 'combat 1', active: true },
      { at: 'manassas-junction', is: 'combat 2', unseen: true },
    ],
  });
  // Garrison 6 no (a combat 3), sleeper 6 no; then 6 against 1 + 2 + 3: 1:1, +2; 2 becomes 4 (R): three random retreats.
  s.dice(6, 6, 2, 1, 2, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6).draws('combat 3').does('move', 'manassas-junction');
  expect([
    checked(s).slice(0, 2),
    s.told('attack')[0]?.units.length,
    s.told('combat')[0]?.theirs,
    s.told('combat')[0]?.result,
  ]).toEqual([['manassas-junction garrison no', 'manassas-junction unit no'], 3, 6, 'R']);
});
test('6.2-ac Local Guide does not avoid the fight with an activated combat unit; Ames does', () => {
  const units: Placed[] = [{ at: 'manassas-junction', is: 'combat 1', active: true }, FAR];
  const guided = scene({
    phase: 'rounds',
    mosby: 'groveton',
    strength: 3,
    revealed: [...AROUND],
    hand: ['act-local-guide'],
    units,
  });
  guided.draws('blank').dice(6, 1).does('guide', 'manassas-junction').asks('operations.action').spent();
  expect(results(guided)).toEqual(['R3']);
  const ames = scene({ phase: 'rounds', mosby: 'groveton', strength: 3, revealed: [...AROUND], hand: ['act-ames'], units });
  ames.draws('blank').does('ames', 'manassas-junction').asks('move.ride').spent().offers('move', 'union-mills');
  expect(results(ames)).toEqual([]);
});
