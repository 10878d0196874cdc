/** Cards held together: those that add up, those that cancel, those played in each other's windows. */
import { expect, test } from 'vitest';
import { checked, fame, results } from '../rules/checks.ts';
import { type Placed, scene } from '../scene.ts';

const FAR: Placed = { at: 'parks-gap', is: 'combat 2', active: true };

test('C-h, 6.2-ab a Local Guide into an unrevealed space where an awake unit stands: no checks, the garrison comes out asleep, both are fought', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'groveton',
    strength: 4,
    awareness: 5,
    notoriety: 3,
    hand: ['act-local-guide', 'act-surprise-attack'],
    units: [{ at: 'manassas-junction', is: 'combat 1', active: true }],
    draws: [],
  });
  s.draws('combat 2').does('guide', 'manassas-junction').asks('@moment.combatCards');
  expect([checked(s), s.told('attack')[0]?.units.map(({ strength }) => strength)]).toEqual([[], [1, 2]]);
  s.refuses('play', 'act-local-guide');
});
test('C-j, 6.6-c led by Ames through one awake unit to another: no fight, no attack for those already there, no disbanding beside them', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'groveton',
    strength: 2,
    awareness: 3,
    hand: ['act-ames', 'act-spur-horses', 'act-hide'],
    revealed: ['manassas-junction', 'bristoe-station', 'catletts-station'],
    units: [
      { at: 'manassas-junction', is: 'combat 3', active: true },
      { at: 'bristoe-station', is: 'combat 4', active: true },
    ],
  });
  s.does('ames', 'manassas-junction').asks('move.ride').refuses('attack', null, 'C-j');
  s.does('ames', 'bristoe-station').does('stop').asks('unionPart.order');
  // The unit of Manassas Junction rides in and must attack, alone; the one that was there stays quiet.
  s.dice(4, 3).does('send', 1).asks('combat.skedaddle').spent();
  expect(s.told('attack')[0]?.units.map(({ strength }) => strength)).toEqual([3]);
  s.does('stand').asks('@moment.combatCards').dice(4, 6, 6).does('hide', 'act-hide').asks('operations.action');
  expect(s.unitsIn('bristoe-station')).toEqual([]);
});
test('6.2-x, 6.2-t, 6.2-u Cannon, captive and food against Fast Horses and two Spurs', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'alexandria',
    revealed: ['annandale', 'baileys-crossroads', 'falls-church', 'springfield-station'],
    dulaney: 'held',
    food: 1,
    awareness: 1,
    hand: ['act-cannon', 'act-fast-horses', 'act-spur-horses', 'act-spur-horses'],
    units: [FAR],
  });
  // 3 - 2 - 1 - 1 are none; Fast Horses give one along a pike only.
  s.refuses('move', 'vernondale', '6.2-x').offers('move', 'annandale').does('spur', 'act-spur-horses');
  s.does('spur', 'act-spur-horses').does('move', 'annandale').does('move', 'springfield-station').asks('move.ride');
  s.offers('move', 'annandale').does('dropFood').does('release', 'dulaney');
  // 3 - 2 + 2 and the pike: four; two are ridden.
  s.does('move', 'annandale').does('move', 'baileys-crossroads').refuses('move', 'falls-church', '6.2-c');
  s.does('discard', 'act-cannon').offers('move', 'falls-church');
});
test('C-i, 7.7-e Ames is only suspended by Rounds that a courier opened, and serves on afterwards', () => {
  const s = scene({
    mosby: 'groveton',
    awareness: 3,
    hand: ['act-ames', 'act-gain-initiative', 'act-local-guide'],
    units: [{ at: 'gainesville', is: 'courier', unseen: true }],
  });
  s.draws('combat 2').does('ames', 'manassas-junction').asks('operations.action');
  expect(s.pub.ames).toBe(2);
  s.does('move', 'groveton').dice(2).does('move', 'gainesville').asks('@moment.initiative');
  s.does('play', 'act-gain-initiative').asks('operations.action').spent();
  expect([fame(s), s.pub.ames, s.hand()]).toEqual([[1, 1], 2, ['act-local-guide']]);
});
test('C-c, C-h, 6.1-m Scout and Local Information: the card spares the die, the Scout helps the next entry', () => {
  const s = scene({ mosby: 'groveton', awareness: 4, hand: ['act-scout', 'act-local-information'] });
  s.draws('combat 2').does('inform', 'manassas-junction').dice(4).does('move', 'manassas-junction').asks('operations.action');
  expect([checked(s), s.hand()]).toEqual([['manassas-junction unit no'], ['act-scout']]);
});
test('5.1-a Hide laid in a combat with Ambush: the Ambush is spent all the same', () => {
  const s = scene({
    phase: 'union',
    mosby: 'linden',
    hand: ['act-ambush', 'act-hide', 'act-hide'],
    units: [{ at: 'linden', is: 'combat 2', active: true }],
    dice: [4],
  });
  s.does('stand').does('play', 'act-ambush').dice(1).does('hide', 'act-hide').asks('operations.action');
  expect([results(s), s.hand(), s.unitsIn('markham-station')]).toEqual([[], ['act-hide'], ['combat 2']]);
});
test('8.3-a, 5.1-a found once in a combat he may try a second Hide, or fight on with an Ambush', () => {
  const s = scene({
    phase: 'union',
    options: ['opt-8.3a'],
    mosby: 'linden',
    strength: 2,
    hand: ['act-ambush', 'act-hide', 'act-hide'],
    units: [{ at: 'linden', is: 'combat 2', active: true }],
    dice: [4],
  });
  s.does('stand').dice(1).does('hide', 'act-hide').asks('@moment.combatCards').offers('hide', 'act-hide');
  s.does('play', 'act-ambush').asks('@moment.combatCards').dice(4).draws(0).dice(6, 6, 6).does('pass');
  // 4 +2 +2 = 8: the first Hide and the Ambush are spent, the second is still in hand.
  expect([results(s), s.hand()]).toEqual([['R3'], ['act-hide']]);
});
