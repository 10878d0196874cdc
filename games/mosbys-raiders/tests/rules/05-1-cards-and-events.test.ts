import { expect, test } from 'vitest';
import { EXTENDED, QUERY, REVEALED } from '../../state/table.ts';
import { scene } from '../scene.ts';
import { checked, fame, modifiers, total } from './checks.ts';

/** The lines come over Mosby at Salem and bring a combat unit. */
const overrun = (given: Parameters<typeof scene>[0] = {}) =>
  scene({ phase: 'events', mosby: 'salem', strength: 2, events: ['evt-extend-lines'], dice: [6], draws: ['combat 2'], ...given });

test('5.1-a, 5.1-b cards may be combined on one roll, in the Event step too, and are spent; Permanent ones stay', () => {
  const s = scene({
    phase: 'events',
    mosby: 'salem',
    strength: 2,
    events: ['evt-sweep'],
    dice: [2],
    draws: ['combat 2'],
    hand: ['act-pistol-tactics', 'act-ambush', 'act-heroics', 'act-ruse', 'act-hide'],
  });
  s.asks('combat.skedaddle').does('stand').asks('@moment.combatCards');
  s.does('play', 'act-ambush').does('play', 'act-heroics').does('play', 'act-ruse').asks('@moment.combatCards');
  // 2 against 2 + 1 is 1:2, +1; reaction +2; pistols +1; surprise -2; +2 +2: a 2 becomes 8.
  s.dice(2, 5).does('pass').asks('operations.action').spent();
  expect(modifiers(s)).toEqual({
    odds: 1,
    reaction: 2,
    'act-pistol-tactics': 1,
    surprise: -2,
    'act-ambush': 2,
    'act-heroics': 2,
  });
  expect([total(s), s.hand(), s.pub.spent.length]).toEqual([8, ['act-pistol-tactics', 'act-hide'], 3]);
});
test('5.1-a in Operations and in Rounds cards are offered where their texts allow', () => {
  const hand = ['act-local-guide', 'act-local-information', 'act-hide', 'act-spur-horses'] as const;
  const operations = scene({ mosby: 'groveton', hand: [...hand] });
  operations
    .offers('guide', 'manassas-junction')
    .offers('inform', 'manassas-junction')
    .refuses('hide', 'act-hide')
    .refuses('spur', 'act-spur-horses');
  const rounds = scene({
    phase: 'rounds',
    mosby: 'groveton',
    hand: [...hand],
    units: [{ at: 'waterloo', is: 'combat 1', active: true }],
  });
  rounds
    .offers('guide', 'manassas-junction')
    .offers('inform', 'manassas-junction')
    .offers('hide', 'act-hide')
    .offers('spur', 'act-spur-horses');
});
test('5.1-c draw the full number, look, then discard down to six, whatever the player likes, Permanent cards included', () => {
  const s = scene({
    phase: 'cards',
    mosby: 'hopewell',
    hand: ['act-cannon', 'act-fast-horses', 'act-scout', 'act-pistol-tactics', 'act-reputation'],
    deck: ['act-hide', 'act-ames', 'act-ruse'],
    events: ['evt-press-a'],
  });
  s.asks('handLimit.choose')
    .offers('discard', 'act-hide')
    .offers('discard', 'act-cannon')
    .does('discard', 'act-cannon')
    .asks('handLimit.choose');
  s.dice(1).does('discard', 'act-ruse').asks('operations.action');
  expect(s.hand()).toEqual(['act-fast-horses', 'act-scout', 'act-pistol-tactics', 'act-reputation', 'act-hide', 'act-ames']);
});
test('5.1-d the five Permanent cards are kept from turn to turn and may be laid aside freely; others may not', () => {
  const s = scene({
    mosby: 'hopewell',
    hand: ['act-cannon', 'act-fast-horses', 'act-scout', 'act-pistol-tactics', 'act-reputation', 'act-hide'],
  });
  for (const id of ['act-cannon', 'act-fast-horses', 'act-scout', 'act-pistol-tactics', 'act-reputation'] as const)
    s.offers('discard', id);
  s.refuses('discard', 'act-hide', '5.1-d').does('discard', 'act-cannon').asks('operations.action').does('disband');
  expect(s.hand()).toEqual(['act-fast-horses', 'act-scout', 'act-pistol-tactics', 'act-reputation']);
});
test("5.1-e a wound costs one Permanent card of the player's choice at once, if he has one", () => {
  const trapped = (hand: ('act-scout' | 'act-cannon' | 'act-hide')[]) =>
    scene({ phase: 'events', mosby: 'hopewell', events: ['evt-trapped'], dice: [1], hand });
  const two = trapped(['act-scout', 'act-cannon', 'act-hide']).asks('casualty.permanent');
  two
    .refuses('discard', 'act-hide', '5.1-e')
    .offers('discard', 'act-cannon')
    .does('discard', 'act-scout')
    .asks('operations.action');
  expect(two.hand()).toEqual(['act-cannon', 'act-hide']);
  expect(trapped(['act-scout', 'act-hide']).asks('operations.action').hand()).toEqual(['act-hide']);
  expect(trapped(['act-hide']).asks('operations.action').hand()).toEqual(['act-hide']);
});
test('5.2-a events are resolved in the order in which they lie', () => {
  const after = (...events: ('evt-gilmor' | 'evt-command-change')[]) =>
    scene({ phase: 'events', mosby: 'hopewell', awareness: 3, events }).pub.awareness;
  expect([after('evt-gilmor', 'evt-command-change'), after('evt-command-change', 'evt-gilmor')]).toEqual([1, 2]);
});
test("5.2-b a combat unit that an event brings into Mosby's space fights at once, before the next event", () => {
  const s = overrun({ events: ['evt-extend-lines', 'evt-picnic'] }).asks('combat.skedaddle');
  expect([s.pub.points, s.told('attack')[0]?.attack]).toEqual([0, false]);
});
test('5.2-c the Union is the attacker: skedaddle, cards and Counterattack as always, but no neighbours are checked', () => {
  const s = overrun({ hand: ['act-ambush', 'act-surprise-attack', 'act-counterattack'] });
  s.offers('skedaddle')
    .does('stand')
    .asks('@moment.combatCards')
    .offers('play', 'act-ambush')
    .refuses('play', 'act-surprise-attack');
  // 1:1 0, reaction +2: 1 becomes 3 (D); the Counterattack's 3 becomes 5 (R1). The natural 1 is checked for: 6.
  s.dice(1)
    .does('pass')
    .asks('@moment.combatRolled')
    .dice(3, 6)
    .does('play', 'act-counterattack')
    .does('pass')
    .asks('operations.action')
    .spent();
  expect([checked(s), s.told('retreats'), s.told('combat').map(({ result }) => result)]).toEqual([[], [], ['D', 'R1']]);
});
test('5.2-d a win in the Event step gives points and Awareness, no checks and no Rounds; the unit goes to the cup whole', () => {
  const s = overrun();
  const before = s.inCup('combat 2');
  s.dice(4).does('stand').asks('operations.action').spent();
  // 4 + 2 = 6: R1. 1 + 2 + 3 points.
  expect([...fame(s), s.pub.awareness, s.inCup('combat 2'), s.unitsIn('salem'), s.told('initiative')]).toEqual([
    1,
    6,
    2,
    before + 1,
    [],
    [],
  ]);
  const destroyed = overrun({ strength: 4, draws: ['combat 1'] })
    .dice(6)
    .does('stand')
    .asks('operations.action');
  expect(destroyed.pub.eliminated.length).toBe(1);
});
test('5.2-e Hide calls an event combat off; a skedaddle or a defeat ends the turn; the unit goes to the cup each time', () => {
  const hid = overrun({ hand: ['act-hide'], events: ['evt-extend-lines', 'evt-picnic'] })
    .does('stand')
    .does('hide', 'act-hide')
    .asks('operations.action')
    .spent();
  expect([hid.pub.points, hid.unitsIn('salem'), hid.pub.hidden, hid.pub.awareness]).toEqual([2, [], false, 1]);
  const fled = overrun({ notoriety: 2, events: ['evt-extend-lines', 'evt-picnic'] })
    .dice(6)
    .does('skedaddle')
    .asks('preparation.place')
    .spent();
  expect([...fame(fled), fled.unitsIn('salem'), fled.pub.turn, fled.told('event').length]).toEqual([1, 8, [], 2, 1]);
  const lost = overrun({ draws: ['combat 6'], events: ['evt-extend-lines', 'evt-picnic'] })
    .dice(2)
    .does('stand')
    .asks('preparation.place')
    .spent();
  expect([lost.unitsIn('salem'), lost.pub.turn, lost.told('event').length, lost.inCup('combat 6') > 0]).toEqual([[], 2, 1, true]);
});
test('5.2-f the overrun space is Revealed if Mosby is still there, and keeps its ? if he has gone', () => {
  const status = (s: ReturnType<typeof scene>) => [s.has('salem', REVEALED), s.has('salem', QUERY), s.has('salem', EXTENDED)];
  expect(status(overrun({ draws: ['blank'] }).asks('operations.action'))).toEqual([true, false, true]);
  expect(status(overrun().dice(6).does('stand'))).toEqual([true, false, true]);
  expect(
    status(
      overrun({ hand: ['act-hide'] })
        .does('stand')
        .does('hide', 'act-hide'),
    ),
  ).toEqual([true, false, true]);
  expect(status(overrun().dice(6).does('skedaddle'))).toEqual([false, true, true]);
  expect(
    status(
      overrun({ draws: ['combat 6'] })
        .dice(2)
        .does('stand'),
    ),
  ).toEqual([false, true, true]);
});
test('6.0-a an action is finished before the next begins, and its requirements must be met', () => {
  const s = scene({ phase: 'rounds', mosby: 'middletown', units: [{ at: 'waterloo', is: 'combat 1', active: true }] });
  s.refuses('demolish', 'rail', '6.4-a')
    .refuses('attack', null, '6.5-c')
    .refuses('kidnap', 'dulaney', '6.3-a')
    .does('move', 'newtown')
    .asks('move.ride');
  expect(s.deeds()).toEqual(['move', 'stop']);
});
test('6.0-b, 7.2-g an action makes its own checks in Operations and in Rounds alike', () => {
  const given = { mosby: 'union-mills', revealed: ['union-mills'] } as const;
  const operations = scene({ ...given, revealed: [...given.revealed] })
    .dice(6, 6, 6, 6)
    .does('demolish', 'bridge')
    .asks('operations.action')
    .spent();
  const rounds = scene({
    ...given,
    revealed: [...given.revealed],
    phase: 'rounds',
    units: [{ at: 'waterloo', is: 'combat 1', active: true }],
  });
  rounds.dice(6, 6, 6, 6, 1).does('demolish', 'bridge').asks('operations.action').spent();
  expect(checked(operations)).toEqual([
    'centreville force no',
    'fairfax-station force no',
    'bradley garrison no',
    'manassas-junction garrison no',
  ]);
  expect(checked(rounds)).toEqual(checked(operations));
});
