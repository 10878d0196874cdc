/** Cases written from the rulebook and the map alone: combat, casualties, flight, disbanding. */
import { expect, test } from 'vitest';
import { checked, fame, modifiers, results, total, wandered } from '../rules/checks.ts';
import { type Placed, scene } from '../scene.ts';

const FAR: Placed = { at: 'jeffersonton', is: 'combat 2', active: true };
const here = (is: Placed['is'], more: Partial<Placed> = {}): Placed => ({ at: 'linden', is, active: true, ...more });

test('6.5-j, 6.5-k five to two is 2:1; two to five is 1:3; the chart ends at six to one', () => {
  const attacks = (strength: number, is: Placed['is']) => {
    const s = scene({ phase: 'rounds', mosby: 'linden', strength, notoriety: 6, awareness: 3, turn: 1, units: [here(is), FAR] });
    s.dice(6, 6, 1).draws(0, 0).does('attack');
    return modifiers(s)['odds'] ?? 0;
  };
  expect([attacks(5, 'combat 2'), attacks(1, 'combat 7'), attacks(3, 'combat 4'), attacks(4, 'combat 4')]).toEqual([
    1, -5, -1, 0,
  ]);
  const defends = (strength: number, is: Placed['is']) => {
    const s = scene({ phase: 'union', mosby: 'linden', strength, notoriety: 6, awareness: 3, units: [here(is)], dice: [4] });
    s.dice(6, 6, 6).draws(0).does('stand');
    return modifiers(s)['odds'] ?? 0;
  };
  expect([defends(5, 'combat 2'), defends(1, 'combat 7'), defends(3, 'combat 4'), defends(6, 'combat 1')]).toEqual([2, -5, 0, 5]);
});
test('6.5-l the reaction turns at 4, 7 and 11', () => {
  const at = (notoriety: number, awareness: number) => {
    const s = scene({ phase: 'rounds', mosby: 'linden', strength: 2, notoriety, awareness, units: [here('combat 2')] });
    s.dice(6).draws(0).does('attack');
    return modifiers(s)['reaction'] ?? 0;
  };
  expect([at(3, 1), at(4, 1), at(4, 3), at(5, 3), at(7, 4), at(8, 4), at(10, 5)]).toEqual([2, 1, 1, 0, 0, -1, -1]);
});
test('6.5-q, 6.5-c6 a natural 1 that wins: the wound costs five points and a card, not the fight', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'linden',
    strength: 6,
    notoriety: 3,
    hand: ['act-pistol-tactics', 'act-scout'],
    units: [here('combat 1'), FAR],
  });
  // +5, +2, +1: a 1 is 9. The check: 2.
  s.dice(1, 2).does('attack').asks('casualty.permanent').dice(1).does('discard', 'act-scout').asks('operations.action').spent();
  // 5 for the fight, 5 for the wound.
  expect([results(s), fame(s), s.pub.wound, s.hand()]).toEqual([['R3'], [3, 0], 1, ['act-pistol-tactics']]);
});
test('6.5-o a Counterattack: the Ambush is spent, the pistols are not, and the worse roll stands', () => {
  const s = scene({
    phase: 'union',
    mosby: 'linden',
    strength: 2,
    notoriety: 5,
    awareness: 3,
    hand: ['act-ambush', 'act-pistol-tactics', 'act-counterattack'],
    units: [here('combat 2')],
    dice: [4],
  });
  // +2 and +1: a 3 is a 6. Again without the Ambush: a 2 is a 3.
  s.does('stand').dice(3).does('play', 'act-ambush').asks('@moment.combatRolled').dice(2).does('play', 'act-counterattack');
  expect([results(s), modifiers(s), s.asks('preparation.place').hand()]).toEqual([
    ['R1', 'D'],
    { 'act-pistol-tactics': 1 },
    ['act-pistol-tactics'],
  ]);
});
test('6.5-q two natural 1s are two checks', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'linden',
    strength: 6,
    hand: ['act-counterattack'],
    units: [here('combat 1')],
  });
  s.dice(1)
    .does('attack')
    .asks('@moment.combatRolled')
    .dice(1, 3, 4)
    .does('play', 'act-counterattack')
    .asks('operations.action')
    .spent();
  expect([results(s), s.told('casualty').map(({ roll }) => roll.die)]).toEqual([
    ['R3', 'R3'],
    [3, 4],
  ]);
});
test('6.5-aa, 6.5-ae beaten attackers go back where they came from, awake, and rally', () => {
  const s = scene({
    phase: 'union',
    mosby: 'linden',
    strength: 2,
    notoriety: 5,
    awareness: 3,
    units: [{ at: 'chester-gap', is: 'combat 2', active: true }],
    dice: [3],
  });
  s.dice(4).does('stand').asks('mosbyPart.action').spent();
  expect(s.unitsIn('front-royal')).toEqual(['combat 2*!']);
  s.does('wait').asks('mosbyPart.action').spent();
  expect([s.unitsIn('front-royal'), s.told('rallies').length]).toEqual([['combat 2*'], 1]);
});
test('6.5-ab attacked outside the lines they fall back one space towards them', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'gainesville',
    strength: 2,
    notoriety: 5,
    awareness: 3,
    units: [{ at: 'gainesville', is: 'combat 2', active: true }],
  });
  // Manassas Junction is two away by Groveton, Bristoe Station by Greenwich: a die between the two.
  s.dice(4, 6).draws(1).does('attack').asks('mosbyPart.action').spent();
  expect(s.unitsIn('groveton')).toEqual(['combat 2*']);
});
test('6.5-x, 6.5-z three factors of one: 1 + 1 + 3 points, and it never comes back', () => {
  const s = scene({ phase: 'rounds', turn: 1, mosby: 'linden', strength: 6, units: [here('combat 1')] });
  s.dice(6).does('attack').asks('operations.action').spent();
  expect([fame(s), s.pub.eliminated.length]).toEqual([[1, 5], 1]);
  s.does('disband').asks('preparation.place');
  expect(s.inCup('combat 1')).toBe(4);
});
test('6.5-y two factors from two units are one each', () => {
  const s = scene({ phase: 'rounds', mosby: 'linden', strength: 5, units: [here('combat 2'), here('combat 3')] });
  // 1:1, +2: a 5 is 7, R2.
  s.dice(5).draws(0, 0, 0).does('attack');
  expect([results(s), s.told('loses').map(({ who }) => who.strength)]).toEqual([['R2'], [1, 2]]);
  expect(fame(s)).toEqual([2, 2]);
});
test('6.5-u D2 with a single factor costs that factor and no more', () => {
  const s = scene({ phase: 'rounds', mosby: 'linden', strength: 1, notoriety: 4, awareness: 4, units: [here('combat 6')] });
  // 1:6, -5: a 3 is -2, read as -1.
  s.dice(3).does('attack').asks('preparation.place').spent();
  expect([results(s), fame(s)]).toEqual([['D2'], [3, 3]]);
});
test('6.5-c, 6.5-d Mosby takes on sleepers too; the Union attacks with those awake only', () => {
  const units = [here('combat 1'), here('combat 3', { active: false })];
  const ours = scene({ phase: 'rounds', mosby: 'linden', strength: 4, hand: ['act-ruse'], units }).does('attack');
  const theirs = scene({ phase: 'union', mosby: 'linden', strength: 4, hand: ['act-ruse'], units, dice: [4] });
  expect([ours, theirs].map(s => s.told('attack')[0]?.units.map(({ strength }) => strength))).toEqual([[1, 3], [1]]);
});
test('6.5-b Operations: destroyed and unheard, they go on; survivors open Rounds', () => {
  const quiet = scene({ mosby: 'linden', strength: 6, units: [here('combat 1', { active: false })] });
  expect(quiet.dice(6).does('attack').asks('operations.action').spent().pub.phase).toBe('operations');
  const loud = scene({ mosby: 'linden', strength: 2, notoriety: 5, awareness: 3, units: [here('combat 2', { active: false })] });
  loud.dice(4, 6).does('attack').asks('mosbyPart.action').spent();
  expect([results(loud), loud.pub.initiative]).toEqual([['R'], 'mosby']);
});
test('6.5-r the noise wakes the Large Force of the place and the neighbours', () => {
  const s = scene({
    mosby: 'centreville',
    strength: 6,
    awareness: 2,
    revealed: ['union-mills'],
    units: [{ at: 'centreville', is: 'combat 1' }],
  });
  s.dice(6, 4, 4, 4).does('attack').asks('operations.action').spent();
  expect([checked(s), s.pub.awareness]).toEqual([
    ['centreville force no', 'fairfax-court-house force no', 'chantilly garrison no'],
    3,
  ]);
});
test('6.6-d salir pitando: a check, two points, captive and Cannon gone, all who were awake there scattered', () => {
  const s = scene({
    phase: 'union',
    mosby: 'bradley',
    notoriety: 3,
    revealed: ['bradley'],
    dulaney: 'held',
    hand: ['act-cannon'],
    units: [
      { at: 'bradley', is: 'combat 5', active: true },
      { at: 'manassas-junction', is: 'combat 1', active: true, retreating: true },
    ],
  });
  s.dice(3).does('send', 0).asks('combat.skedaddle').dice(3, 2).does('skedaddle').asks('preparation.place').spent();
  expect([fame(s), s.hand(), s.pub.leaders[1], wandered(s), s.unitsIn('manassas-junction')]).toEqual([
    [2, 8],
    [],
    3,
    ['bradley to brentsville'],
    ['combat 1'],
  ]);
});
test('6.5-c3, C-f he escapes after the die, and is reported dead besides', () => {
  const s = scene({
    phase: 'events',
    mosby: 'paris',
    awareness: 4,
    hand: ['act-mosby-escapes', 'act-reported-dead'],
    events: ['evt-trapped'],
  });
  s.asks('@moment.casualtyDue').dice(1).does('pass').asks('@moment.casualtyRolled').does('play', 'act-mosby-escapes');
  s.asks('@moment.casualtyOver').does('play', 'act-reported-dead').asks('operations.action').spent();
  expect([s.pub.wound, s.pub.awareness]).toEqual([0, 1]);
});
test('6.5-c5 a second wound is the end, even of a fight he won', () => {
  const s = scene({ phase: 'rounds', turn: 2, wound: 1, mosby: 'linden', strength: 6, units: [here('combat 1')] });
  s.dice(1, 1).does('attack').asks('over');
  expect([results(s), s.pub.ending]).toEqual([['R3'], 'dead']);
});
test('6.6-c no disbanding beside an awake fighter; beside a courier yes; the rest lie down, in a Large Force they are gone', () => {
  scene({ phase: 'rounds', mosby: 'linden', units: [here('combat 1')] }).refuses('disband', null, '6.6-c');
  const s = scene({
    phase: 'rounds',
    mosby: 'linden',
    units: [
      here('courier'),
      { at: 'centreville', is: 'combat 3', active: true },
      { at: 'bradley', is: 'combat 2', active: true },
    ],
  });
  s.does('disband').asks('preparation.place').spent();
  expect([s.unitsIn('linden'), s.unitsIn('centreville'), s.unitsIn('bradley')]).toEqual([['courier'], [], ['combat 2']]);
});
test('C-e Ambush only in defence, Surprise only in attack; a Stratagem makes three into four', () => {
  const hand = ['act-ambush', 'act-surprise-attack', 'act-ruse'] as const;
  const ours = scene({
    phase: 'rounds',
    mosby: 'linden',
    strength: 3,
    notoriety: 5,
    awareness: 3,
    hand: [...hand],
    units: [here('combat 4')],
  });
  ours.does('attack').offers('play', 'act-surprise-attack').refuses('play', 'act-ambush');
  ours.does('play', 'act-ruse').dice(3).does('pass');
  expect([total(ours), results(ours)]).toEqual([3, ['D']]);
  scene({ phase: 'union', mosby: 'linden', hand: [...hand], units: [here('combat 4')], dice: [4] })
    .does('stand')
    .offers('play', 'act-ambush')
    .refuses('play', 'act-surprise-attack');
});
test('C-e Heroics are two more and a check of their own', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'linden',
    strength: 2,
    notoriety: 5,
    awareness: 3,
    hand: ['act-heroics'],
    units: [here('combat 2')],
  });
  // A 2 is a 4: R; the check of the card comes though no 1 was rolled.
  s.does('attack').dice(2, 3).does('play', 'act-heroics').asks('mosbyPart.action').spent();
  expect([results(s), s.told('casualty').length, s.hand()]).toEqual([['R'], 1, []]);
});
