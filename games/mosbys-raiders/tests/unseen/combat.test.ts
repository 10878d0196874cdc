/** Every window of a combat together: skedaddle, cards, Hide, Counterattack, casualties. */
import { expect, test } from 'vitest';
import { checked, fame, modifiers, results, total, wandered } from '../rules/checks.ts';
import { scene } from '../scene.ts';

test('6.6-d, 6.5-c4, C-f a skedaddle with captive, Cannon, a wound and Reported Dead: check first, then the flight, then the scattering', () => {
  const s = scene({
    phase: 'union',
    turn: 2,
    notoriety: 3,
    points: 2,
    awareness: 4,
    mosby: 'manassas-junction',
    revealed: ['manassas-junction'],
    strength: 2,
    dulaney: 'held',
    hand: ['act-cannon', 'act-pistol-tactics', 'act-mosby-escapes', 'act-reported-dead'],
    units: [
      { at: 'union-mills', is: 'combat 3', active: true },
      { at: 'waterloo', is: 'combat 1', active: true, retreating: true },
    ],
  });
  s.dice(3).does('send', 0);
  s.asks('combat.skedaddle').does('skedaddle').asks('@moment.casualtyDue').dice(2).does('pass');
  s.asks('@moment.casualtyRolled')
    .does('pass')
    .asks('casualty.permanent')
    .asks('5.1-e')
    .refuses('discard', 'act-mosby-escapes', '5.1-e');
  s.does('discard', 'act-pistol-tactics').asks('@moment.casualtyOver').dice(3);
  s.does('play', 'act-reported-dead').asks('preparation.place').spent();
  // -5 for the wound, -2 for the flight: 32 - 7.
  expect(fame(s)).toEqual([2, 5]);
  expect([s.told('leader').map(({ what }) => what), s.told('cannon').map(({ what }) => what)]).toEqual([['escapes'], ['lost']]);
  expect([s.hand(), s.pub.wound, wandered(s)]).toEqual([[], 2, ['manassas-junction to bristoe-station']]);
  expect([s.unitsIn('bristoe-station'), s.unitsIn('waterloo')]).toEqual([['combat 3'], ['combat 1']]);
  expect(s.told('awareness').map(({ to }) => to)).toEqual([1]);
});
test('6.5-m, 6.5-o everything laid on one die, then less and less on the Counterattacks', () => {
  const s = scene({
    mosby: 'linden',
    strength: 2,
    notoriety: 6,
    awareness: 5,
    hand: [
      'act-cannon',
      'act-pistol-tactics',
      'act-surprise-attack',
      'act-surprise-attack',
      'act-heroics',
      'act-ruse',
      'act-counterattack',
      'act-counterattack',
    ],
    units: [{ at: 'linden', is: 'combat 3' }],
  });
  s.does('attack').asks('@moment.combatCards').does('play', 'act-surprise-attack').does('play', 'act-ruse');
  s.does('play', 'act-heroics').offers('play', 'act-surprise-attack').dice(1).does('pass').asks('@moment.combatRolled');
  expect(modifiers(s)).toEqual({ 'act-cannon': 1, 'act-pistol-tactics': 1, 'act-surprise-attack': 2, 'act-heroics': 2 });
  expect([s.told('combat')[0]?.ours, total(s), results(s)]).toEqual([3, 7, ['R2']]);
  // The Stratagem is spent: 2 against 3 are 1:2. The second Surprise Attack is still in hand.
  s.does('play', 'act-counterattack').asks('@moment.combatCards').dice(1).does('play', 'act-surprise-attack');
  expect(modifiers(s)).toEqual({ odds: -1, 'act-cannon': 1, 'act-pistol-tactics': 1, 'act-surprise-attack': 2 });
  s.asks('@moment.combatRolled').dice(2).dice(3, 3, 3).draws().does('play', 'act-counterattack');
  expect(modifiers(s)).toEqual({ odds: -1, 'act-cannon': 1, 'act-pistol-tactics': 1 });
  // 2 -1 +1 +1 = 3: beaten. Three checks: two natural ones and Heroics; the Cannon is lost with the field.
  expect([results(s), s.told('casualty').length, s.hand()]).toEqual([['R2', 'R', 'D'], 3, ['act-pistol-tactics']]);
  s.asks('preparation.place').spent();
});
test('C-n, 6.5-o a sweep that surprises Mosby: -2 on every die, the Ambush on the first only; a second natural 1 is a second check', () => {
  const s = scene({
    phase: 'events',
    mosby: 'salem',
    strength: 3,
    notoriety: 2,
    awareness: 2,
    turn: 2,
    hand: ['act-pistol-tactics', 'act-ambush', 'act-counterattack', 'act-mosby-escapes'],
    events: ['evt-sweep', 'evt-picnic'],
    dice: [2],
    draws: ['combat 3'],
  });
  s.asks('combat.skedaddle').does('stand').asks('@moment.combatCards').dice(1).does('play', 'act-ambush');
  expect(modifiers(s)).toEqual({ reaction: 2, 'act-pistol-tactics': 1, surprise: -2, 'act-ambush': 2 });
  s.asks('@moment.combatRolled').dice(1).does('play', 'act-counterattack');
  expect([modifiers(s), results(s)]).toEqual([{ reaction: 2, 'act-pistol-tactics': 1, surprise: -2 }, ['R', 'D']]);
  s.asks('@moment.casualtyDue').dice(4).does('play', 'act-mosby-escapes').asks('over').spent();
  // 20 - 2 are Notoriety 1, too little for turn 2; the picnic was never turned up.
  expect([fame(s), s.pub.ending, s.told('event').length]).toEqual([[1, 8], 'behind', 1]);
});
test('6.5-y, 6.5-aa two attackers from different spaces: a loss each, the broken one is gone, the other goes back where it came from', () => {
  const s = scene({
    phase: 'union',
    mosby: 'hay-market',
    strength: 3,
    notoriety: 2,
    awareness: 2,
    units: [
      { at: 'gainesville', is: 'combat 1', active: true },
      { at: 'white-plains', is: 'combat 2', active: true },
      { at: 'hay-market', is: 'combat 4', active: true },
    ],
  });
  s.dice(3, 4, 2).draws(0).does('automatic').asks('combat.skedaddle').dice(6).draws(0).does('stand');
  // The third unit rode away, to Gainesville: it takes no part. 3 against 3, +2: R3 takes one from each, then the last of the two left.
  expect([results(s), s.unitsIn('gainesville'), s.unitsIn('white-plains'), fame(s)]).toEqual([['R3'], ['combat 4*'], [], [3, 3]]);
});
test('6.5-c, 6.2-ab a Move among awake, sleeping and beaten units: one attack on all of them', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'markham-station',
    strength: 3,
    awareness: 2,
    units: [
      { at: 'linden', is: 'combat 2', active: true, retreating: true },
      { at: 'linden', is: 'combat 1', unseen: true },
      { at: 'linden', is: 'courier', unseen: true },
    ],
  });
  s.dice(5, 6, 5).draws(0, 0).does('move', 'linden');
  // 3 against 3 with +2: R2, a factor each; the courier sleeps through it and is taken.
  expect([checked(s).slice(0, 2), s.told('attack')[0]?.units.length, results(s)]).toEqual([
    ['linden unit no', 'linden unit no'],
    2,
    ['R2'],
  ]);
  expect([fame(s), s.pub.holding.length]).toEqual([[2, 1], 1]);
});
test('7.3-g1 beside a unit that rallies another may attack, alone', () => {
  const s = scene({
    phase: 'union',
    mosby: 'linden',
    strength: 2,
    units: [
      { at: 'linden', is: 'combat 5', active: true, retreating: true },
      { at: 'front-royal', is: 'combat 1', active: true },
    ],
  });
  s.dice(3).does('send', 1).asks('combat.skedaddle').spent();
  expect([s.told('attack')[0]?.units.map(({ strength }) => strength), s.unitsIn('linden')]).toEqual([
    [1],
    ['combat 5*', 'combat 1*'],
  ]);
});
test('7.2-p, 6.2-u a hidden Mosby who spurs his horses and then attacks where he stands is hidden no longer', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'linden',
    hidden: true,
    strength: 6,
    hand: ['act-spur-horses'],
    units: [
      { at: 'linden', is: 'combat 1' },
      { at: 'parks-gap', is: 'combat 2', active: true, retreating: true },
    ],
  });
  s.does('spur', 'act-spur-horses').asks('move.ride').dice(6, 6, 6, 6).does('attack').asks('mosbyPart.action');
  expect([results(s), s.pub.hidden]).toEqual([['R3'], false]);
});
