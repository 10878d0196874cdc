import { expect, test } from 'vitest';
import { oddsTerm } from '../../queries/combat.ts';
import { QUERY, REVEALED } from '../../state/table.ts';
import { type Placed, scene, type UnitName } from '../scene.ts';
import { checked, fame, modifiers, results, rode, total, wandered } from './checks.ts';

const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };
const AROUND = ['manassas-junction', 'union-mills', 'bradley', 'bristoe-station'] as const;
/** Sleeping units beside Mosby at Groveton; nothing unrevealed is near, and beaten units go to Manassas Junction. */
const facing = (units: UnitName[], given: Parameters<typeof scene>[0] = {}) =>
  scene({ mosby: 'groveton', revealed: [...AROUND], units: units.map(is => ({ at: 'groveton', is })), ...given });
/** An activated unit rides from Front Royal against Mosby at Strasburg. */
const attacked = (is: UnitName, given: Parameters<typeof scene>[0] = {}) =>
  scene({ phase: 'union', mosby: 'strasburg', units: [{ at: 'front-royal', is, active: true }], dice: [3], ...given });

test('6.5-a combat happens in the Event step, in Operations as an action of its own, and in Rounds', () => {
  scene({ phase: 'events', mosby: 'salem', events: ['evt-sweep'], dice: [2], draws: ['combat 1'] }).asks('combat.skedaddle');
  facing(['combat 1']).offers('attack');
  scene({ phase: 'rounds', mosby: 'strasburg', units: [{ at: 'strasburg', is: 'combat 1', active: true }] }).offers('attack');
  scene({ mosby: 'strasburg' }).refuses('attack', null, '6.5-c');
});
test('6.5-b in Operations the units attacked are activated; survivors retreat activated and Rounds begin', () => {
  // 2:3 is 1:2, -1; reaction +2: 3 becomes 4 (R). Initiative 6.
  const s = facing(['combat 3'], { strength: 2 }).dice(3, 6).does('attack').asks('mosbyPart.action').spent();
  expect([results(s), s.unitsIn('manassas-junction'), s.pub.phase]).toEqual([['R'], ['combat 3*!'], 'rounds']);
  // Nobody is left activated: Operations go on.
  facing(['combat 1'], { strength: 3 }).dice(6).does('attack').asks('operations.action').spent();
});
test('6.5-c Mosby attacks all combat units as one force; in Operations the others are taken as he attacks', () => {
  const s = facing(['combat 1', 'combat 2', 'courier'], { strength: 6 });
  // 6:3 is 2:1, +1; +2: 2 becomes 5 (R1): the first of the two is destroyed.
  s.draws(0).dice(2, 6).does('attack').asks('mosbyPart.action').spent();
  expect([s.told('combat')[0]?.theirs, s.told('took').length, ...fame(s), checked(s)]).toEqual([3, 1, 1, 8, []]);
  const order = s.log.map(({ kind }) => kind);
  expect(order.indexOf('took')).toBeLessThan(order.indexOf('combat'));
});
test('6.5-c, 6.5-ag in Rounds non-combat units there are taken only when he wins', () => {
  const units: Placed[] = [
    { at: 'groveton', is: 'combat 1', active: true },
    { at: 'groveton', is: 'combat 2' },
    { at: 'groveton', is: 'courier' },
  ];
  const won = scene({ phase: 'rounds', mosby: 'groveton', strength: 6, revealed: [...AROUND], units })
    .draws(0)
    .dice(2)
    .does('attack')
    .spent();
  expect([won.told('combat')[0]?.theirs, won.told('took').length, won.unitsIn('groveton')]).toEqual([3, 1, []]);
  const order = won.log.map(({ kind }) => kind);
  expect(order.indexOf('took')).toBeGreaterThan(order.indexOf('combat'));
  // 1:3 -2, +2: 2 is D.
  const lost = scene({ phase: 'rounds', mosby: 'groveton', strength: 1, revealed: [...AROUND], units })
    .dice(2)
    .does('attack')
    .asks('preparation.place')
    .spent();
  expect([lost.unitsIn('groveton'), lost.pub.points]).toEqual([['combat 1', 'combat 2', 'courier'], 0]);
});
test('6.5-d when the Union attacks only its activated combat units take part', () => {
  const s = attacked('combat 1', {
    units: [
      { at: 'front-royal', is: 'combat 1', active: true },
      { at: 'strasburg', is: 'combat 5' },
    ],
  });
  expect(
    s
      .asks('combat.skedaddle')
      .told('attack')[0]
      ?.units.map(({ strength }) => strength),
  ).toEqual([1]);
});
test('6.5-e, 6.5-f the Union fights when all its units have moved, all that ended with Mosby together, and must fight', () => {
  const s = attacked('combat 1', {
    units: [
      { at: 'front-royal', is: 'combat 1', active: true },
      { at: 'middletown', is: 'combat 2', active: true },
    ],
    dice: [],
  });
  s.asks('unionPart.order').dice(3, 3).does('automatic').asks('combat.skedaddle').spent();
  expect([s.deeds(), s.told('attack')[0]?.units.map(({ strength }) => strength), rode(s)]).toEqual([
    ['stand', 'skedaddle'],
    [1, 2],
    [['strasburg'], ['strasburg']],
  ]);
});
test('6.5-g beside an activated combat unit Mosby may do anything but disband', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'alexandria',
    dulaney: 'here',
    hand: ['act-spur-horses'],
    units: [{ at: 'alexandria', is: 'combat 1', active: true }],
  });
  expect(s.deeds()).toEqual(['move', 'spur', 'scout', 'attack', 'demolish', 'kidnap', 'wait']);
  s.refuses('disband', null, '6.6-c');
});
test('6.5-g1 a Large Force or an undrawn garrison as such is never attacked', () => {
  scene({ mosby: 'centreville' }).refuses('attack', null, '6.5-c');
  scene({ options: ['opt-8.8'], mosby: 'bradley', unknown: ['bradley'] }).refuses('attack', null, '6.5-c');
});
test('6.5-h first the Union units of the combat are shown', () => {
  const s = facing(['combat 3', 'combat 1']).dice(2).does('attack');
  expect(s.told('attack')[0]).toMatchObject({ strength: 1, units: [{ strength: 3 }, { strength: 1 }] });
  const order = s.log.map(({ kind }) => kind);
  expect(order.indexOf('attack')).toBeLessThan(order.indexOf('combat'));
});
test('6.5-i, 6.6-e he may skedaddle when attacked, never when he attacks', () => {
  attacked('combat 1').asks('combat.skedaddle').offers('skedaddle').offers('stand');
  const s = facing(['combat 1'], { hand: ['act-hide'] })
    .does('attack')
    .asks('@moment.combatCards');
  s.refuses('skedaddle', null);
});
test('6.5-j, 6.5-k odds are rounded for the defender; each step is one, up to 6:1 or 1:6', () => {
  const mosby = (ours: number, theirs: number) => oddsTerm(true, ours, theirs);
  const union = (ours: number, theirs: number) => oddsTerm(false, ours, theirs);
  expect([
    mosby(5, 2),
    mosby(2, 5),
    mosby(3, 3),
    mosby(4, 3),
    mosby(3, 4),
    mosby(6, 1),
    mosby(7, 1),
    mosby(1, 6),
    mosby(1, 7),
    mosby(6, 3),
  ]).toEqual([1, -2, 0, 0, -1, 5, 5, -5, -5, 1]);
  expect([
    union(5, 2),
    union(2, 5),
    union(3, 3),
    union(4, 3),
    union(3, 4),
    union(6, 1),
    union(9, 1),
    union(1, 6),
    union(1, 9),
    union(2, 4),
  ]).toEqual([2, -1, 0, 1, 0, 5, 5, -5, -5, -1]);
  const attacks = facing(['combat 2'], { strength: 5, notoriety: 3, awareness: 3 }).dice(6, 6).does('attack');
  expect(modifiers(attacks)).toEqual({ odds: 1, reaction: 1 });
  const defends = attacked('combat 2', { strength: 5, notoriety: 3, awareness: 3 }).dice(6).does('stand');
  expect(modifiers(defends)).toEqual({ odds: 2, reaction: 1 });
});
test('6.5-l the Union reacts to Notoriety and Awareness together: 2-4 +2, 5-7 +1, 8-11 nothing, 12 and more -1', () => {
  const reaction = (notoriety: number, awareness: number) =>
    modifiers(
      scene({ mosby: 'linden', strength: 6, notoriety, awareness, units: [{ at: 'linden', is: 'combat 1' }] })
        .dice(6)
        .does('attack'),
    )['reaction'] ?? 0;
  expect([
    reaction(1, 1),
    reaction(3, 1),
    reaction(1, 3),
    reaction(4, 1),
    reaction(3, 4),
    reaction(4, 4),
    reaction(6, 5),
    reaction(7, 5),
    reaction(13, 4),
  ]).toEqual([2, 2, 2, 1, 1, 0, 0, -1, -1]);
});
test('6.5-m one-shot cards are laid before the die, several together, also of one kind; Hide calls the combat off', () => {
  const s = facing(['combat 3'], { strength: 1, hand: ['act-surprise-attack', 'act-surprise-attack', 'act-ruse', 'act-ruse'] })
    .does('attack')
    .asks('@moment.combatCards');
  s.does('play', 'act-surprise-attack').does('play', 'act-surprise-attack').does('play', 'act-ruse').asks('@moment.combatCards');
  // 1 + 2 against 3: 1:1; +2; +2 +2: 2 becomes 8.
  s.dice(2).does('play', 'act-ruse').asks('operations.action').spent();
  expect([modifiers(s), s.told('combat')[0]?.ours, results(s)]).toEqual([{ reaction: 2, 'act-surprise-attack': 2 }, 3, ['R3']]);
  expect(total(s)).toBe(8);
});
test('6.5-n the sum is read on the Combat Results Table; beyond its ends the last column counts', () => {
  const reads = (strength: number, is: UnitName, die: number) => {
    const s = scene({ mosby: 'linden', strength, notoriety: 6, awareness: 3, units: [{ at: 'linden', is }] });
    return s.dice(die, 6, 6, 6).draws(0, 0).does('attack').told('combat')[0]?.result;
  };
  expect([1, 2, 3, 4, 5, 6].map(die => reads(2, 'combat 2', die))).toEqual(['D1', 'D', 'D', 'R', 'R1', 'R1']);
  expect([1, 2, 3, 6].map(die => reads(6, 'combat 1', die))).toEqual(['R1', 'R2', 'R3', 'R3']);
  expect([1, 3, 4, 5, 6].map(die => reads(1, 'combat 7', die))).toEqual(['D2', 'D2', 'D2', 'D1', 'D1']);
});
test('6.5-o Counterattack: the last roll stands; odds, reaction and Permanent cards count again, spent cards do not, new ones may be added, Hide not', () => {
  const s = facing(['combat 2'], {
    strength: 2,
    hand: ['act-pistol-tactics', 'act-surprise-attack', 'act-ruse', 'act-hide', 'act-counterattack', 'act-counterattack'],
  });
  s.does('attack').does('play', 'act-surprise-attack').dice(1).does('pass').asks('@moment.combatRolled');
  expect([total(s), results(s)]).toEqual([6, ['R1']]);
  s.does('play', 'act-counterattack')
    .asks('@moment.combatCards')
    .refuses('hide', 'act-hide')
    .dice(1)
    .does('play', 'act-ruse')
    .asks('@moment.combatRolled');
  // 3:2 is 1:1; +2, pistols +1: 1 becomes 4. It stands: the second card is kept. Two natural 1s: two checks.
  s.dice(6, 6, 6).does('pass').asks('mosbyPart.action').spent();
  expect([modifiers(s), results(s), s.told('casualty').length, s.hand()]).toEqual([
    { reaction: 2, 'act-pistol-tactics': 1 },
    ['R1', 'R'],
    2,
    ['act-pistol-tactics', 'act-counterattack', 'act-hide'],
  ]);
});
test('6.5-p results in order: points, Awareness, losses and retreat, then casualty checks', () => {
  // 3:3; +2: the natural 1 becomes 3... with Pistol Tactics 4: R.
  const s = facing(['combat 3'], { strength: 3, hand: ['act-pistol-tactics', 'act-cannon'] })
    .dice(1, 6, 6)
    .does('attack')
    .asks('mosbyPart.action')
    .spent();
  // 1 + 2 + 1 + 1 = 5: R1. 1 + 3 + 3 points.
  expect([results(s), ...fame(s), s.pub.awareness]).toEqual([['R1'], 1, 7, 2]);
  const order = s.log
    .map(({ kind }) => kind)
    .filter(kind => ['points', 'awareness', 'loses', 'retreats', 'casualty'].includes(kind));
  expect(order).toEqual(['points', 'points', 'awareness', 'loses', 'retreats', 'casualty']);
  expect(facing(['combat 1'], { strength: 6, awareness: 5 }).dice(6).does('attack').pub.awareness).toBe(5);
  const lost = facing(['combat 3']).dice(2).does('attack').asks('preparation.place');
  expect([lost.pub.turn, lost.told('awareness')]).toEqual([2, []]);
});
test('6.5-q each natural 1 calls for a casualty check, other dice do not', () => {
  const s = facing(['combat 1'], { strength: 6 }).dice(1, 3).does('attack').asks('operations.action').spent();
  expect(s.told('casualty').length).toBe(1);
  expect(facing(['combat 1'], { strength: 6 }).dice(2).does('attack').spent().told('casualty')).toEqual([]);
});
test('6.5-r, 7.5-a after a combat: the sleepers and the Large Force of the space, then unrevealed spaces, sleepers and Large Forces next to it', () => {
  const s = scene({
    phase: 'union',
    mosby: 'groveton',
    strength: 6,
    revealed: ['union-mills', 'bradley', 'bristoe-station'],
    dice: [3],
    units: [
      { at: 'gainesville', is: 'combat 1', active: true },
      { at: 'groveton', is: 'combat 4' },
      { at: 'sudley-church', is: 'courier', unseen: true },
    ],
  });
  s.dice(6, 6, 6, 6).does('stand').asks('operations.action').spent();
  expect(checked(s)).toEqual(['groveton unit no', 'sudley-church unit no', 'manassas-junction garrison no']);
  const force = scene({
    phase: 'rounds',
    mosby: 'union-mills',
    strength: 6,
    revealed: [...AROUND],
    units: [{ at: 'union-mills', is: 'combat 1', active: true }],
  });
  expect(checked(force.dice(6, 6, 6).does('attack').spent())).toEqual(['centreville force no', 'fairfax-station force no']);
  // They come on top of those of step C2: the beaten unit at Manassas Junction wakes its neighbours too.
  const extra = facing(['combat 2'], {
    strength: 2,
    revealed: ['manassas-junction', 'union-mills', 'bradley'],
    units: [
      { at: 'groveton', is: 'combat 2' },
      { at: 'bristoe-station', is: 'combat 1', unseen: true },
    ],
  });
  extra.dice(2, 6, 6, 6).does('attack').asks('mosbyPart.action').spent();
  expect(checked(extra)).toEqual(['bristoe-station garrison no', 'bristoe-station unit no']);
});
test("6.5-s units woken after Mosby's attack act in the same Round, those woken after a Union attack in the next", () => {
  const units: Placed[] = [
    { at: 'groveton', is: 'combat 1', active: true },
    { at: 'sudley-church', is: 'combat 4', unseen: true },
  ];
  const own = scene({ phase: 'rounds', mosby: 'groveton', strength: 6, revealed: [...AROUND], units });
  // R3; Sudley Church 1: woken; it rides at once into Mosby's space.
  own.dice(6, 1, 3).does('attack').asks('combat.skedaddle').spent();
  const theirs = scene({ phase: 'union', mosby: 'groveton', strength: 6, revealed: [...AROUND], units, dice: [3] });
  theirs.dice(6, 1).does('stand').asks('mosbyPart.action').spent();
  expect([theirs.unitsIn('sudley-church'), rode(theirs)]).toEqual([['combat 4*'], [[]]]);
});
test('6.5-s1 a unit woken beside Mosby after a Union attack does not attack in the same part', () => {
  const s = scene({
    phase: 'union',
    mosby: 'strasburg',
    strength: 6,
    units: [
      { at: 'front-royal', is: 'combat 1', active: true },
      { at: 'strasburg', is: 'combat 2' },
    ],
    dice: [3],
  });
  s.dice(6, 1).does('stand').asks('mosbyPart.action').spent();
  expect([s.unitsIn('strasburg'), results(s).length]).toEqual([['combat 2*'], 1]);
});
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
