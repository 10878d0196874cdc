import { expect, test } from 'vitest';
import { oddsTerm } from '../../queries/combat.ts';
import { type Placed, scene, type UnitName } from '../scene.ts';
import { checked, fame, modifiers, results, rode, total } from './checks.ts';

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
  s.does('attack').does('play', 'act-surprise-attack').dice(1).does('pass').asks('@moment.combatRolled').asks('6.5-o');
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
