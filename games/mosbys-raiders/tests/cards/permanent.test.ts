import { expect, test } from 'vitest';
import { ACTION, EVENT, KIND_OF } from '../../data/cards.ts';
import { checked, modifiers } from '../rules/checks.ts';
import { type Placed, scene } from '../scene.ts';

const FAR: Placed = { at: 'waterloo', is: 'combat 2', active: true };
const AROUND = ['manassas-junction', 'union-mills', 'bradley', 'bristoe-station'] as const;
const LINDEN: Placed = { at: 'linden', is: 'combat 1' };
const attacks = (given: Parameters<typeof scene>[0]) =>
  modifiers(
    scene({ mosby: 'linden', strength: 6, units: [LINDEN], ...given })
      .dice(6)
      .does('attack'),
  );
const defends = (given: Parameters<typeof scene>[0]) =>
  modifiers(
    scene({ phase: 'union', mosby: 'linden', strength: 6, units: [{ ...LINDEN, active: true }], dice: [3], ...given })
      .dice(6)
      .does('stand'),
  );

test('C-a sixty Action cards of 19 kinds and sixty Event cards of 39 kinds', () => {
  expect([ACTION.length, EVENT.length, KIND_OF.length]).toEqual([19, 39, 120]);
  const copies = (deck: readonly (readonly [string, number])[]) => deck.reduce((sum, [, n]) => sum + n, 0);
  expect([copies(ACTION), copies(EVENT)]).toEqual([60, 60]);
  expect(Object.fromEntries(ACTION)).toEqual({
    'act-cannon': 1,
    'act-fast-horses': 1,
    'act-scout': 1,
    'act-pistol-tactics': 1,
    'act-reputation': 1,
    'act-ambush': 2,
    'act-counterattack': 6,
    'act-reported-dead': 2,
    'act-french-dulaney': 1,
    'act-gain-initiative': 7,
    'act-hide': 5,
    'act-local-guide': 6,
    'act-local-information': 6,
    'act-mosby-escapes': 4,
    'act-heroics': 3,
    'act-ames': 1,
    'act-spur-horses': 6,
    'act-ruse': 4,
    'act-surprise-attack': 2,
  });
  const many = EVENT.filter(([, n]) => n > 1);
  expect(Object.fromEntries(many)).toEqual({
    'evt-leader-stoughton': 2,
    'evt-leader-dulaney': 2,
    'evt-extend-lines': 5,
    'evt-repair-rail': 3,
    'evt-repair-bridges': 2,
    'evt-rebuild': 2,
    'evt-restore-lines': 3,
    'evt-devastation': 2,
    'evt-troop-recall': 2,
    'evt-sweep': 8,
  });
});
test('C-b act-cannon: +1 in every combat, attacking or defending, event combats too; two spaces less in Rounds; lost with a combat or a flight', () => {
  expect([
    attacks({ hand: ['act-cannon'] })['act-cannon'],
    defends({ hand: ['act-cannon'] })['act-cannon'],
    attacks({})['act-cannon'],
  ]).toEqual([1, 1, undefined]);
  const s = scene({ phase: 'rounds', mosby: 'strasburg', hand: ['act-cannon'], units: [FAR] })
    .does('move', 'middletown')
    .asks('move.ride');
  s.refuses('move', 'newtown', '6.2-c');
  scene({ mosby: 'strasburg', hand: ['act-cannon'] })
    .does('move', 'middletown')
    .does('move', 'newtown')
    .does('move', 'winchester')
    .does('move', 'berryville');
  const swept = (strength: number, die: number) =>
    scene({
      phase: 'events',
      mosby: 'salem',
      strength,
      hand: ['act-cannon'],
      events: ['evt-sweep'],
      dice: [2],
      draws: ['combat 4'],
    })
      .dice(die)
      .does('stand');
  expect([swept(1, 2).hand(), swept(6, 6).hand()]).toEqual([[], ['act-cannon']]);
  const fled = scene({ phase: 'union', mosby: 'linden', hand: ['act-cannon'], units: [{ ...LINDEN, active: true }], dice: [3] })
    .dice(6, 1)
    .does('skedaddle');
  expect(fled.hand()).toEqual([]);
  // Disbanding keeps it.
  expect(
    scene({ mosby: 'linden', hand: ['act-cannon'] })
      .does('disband')
      .hand(),
  ).toEqual(['act-cannon']);
});
test("6.2-t act-fast-horses: one space more in Rounds, only with a pike in the Move; nothing in the Cannon's way", () => {
  const s = scene({ phase: 'rounds', mosby: 'strasburg', hand: ['act-cannon', 'act-fast-horses'], units: [FAR] });
  // 3 - 2 + 1: two spaces, the first a pike.
  s.does('move', 'middletown')
    .offers('move', 'newtown')
    .does('move', 'newtown')
    .asks('move.ride')
    .refuses('move', 'winchester', '6.2-c');
  const roads = scene({ phase: 'rounds', mosby: 'orleans', hand: ['act-cannon', 'act-fast-horses'], units: [FAR] });
  roads.does('move', 'barbees-cross-roads').refuses('move', 'chester-gap', '6.2-c');
});
test('C-c, 6.1-m act-scout: +1 on scouting always, +1 on entry checks in Operations only, never where Mosby already is nor after a failure', () => {
  const entry = (given: Parameters<typeof scene>[0]) =>
    scene({
      mosby: 'groveton',
      awareness: 3,
      hand: ['act-scout'],
      revealed: ['union-mills', 'bradley', 'bristoe-station'],
      ...given,
    })
      .dice(3)
      .draws('blank')
      .does('move', 'manassas-junction')
      .told('check')[0];
  expect(entry({})).toMatchObject({ active: false, roll: { die: 3, total: 4 } });
  expect(entry({ phase: 'rounds', units: [FAR] })).toMatchObject({ active: true, roll: { die: 3, total: 3 } });
  expect(entry({ phase: 'rounds', units: [FAR], options: ['scout-in-rounds'] })).toMatchObject({
    active: false,
    roll: { total: 4 },
  });
  expect(
    scene({ phase: 'rounds', mosby: 'groveton', awareness: 3, hand: ['act-scout'], units: [FAR] })
      .dice(3, 1)
      .draws('blank')
      .does('scout', 'manassas-junction')
      .told('scouted')[0],
  ).toMatchObject({ success: true, roll: { total: 4 } });
  const force = scene({ mosby: 'stone-bridge', awareness: 3, hand: ['act-scout'] })
    .dice(3)
    .does('move', 'centreville')
    .asks('operations.action')
    .spent();
  expect(checked(force)).toEqual(['centreville force no']);
  const wrecks = scene({
    mosby: 'manassas-junction',
    awareness: 2,
    hand: ['act-scout'],
    revealed: [...AROUND],
    units: [{ at: 'manassas-junction', is: 'combat 1' }],
  })
    .dice(3, 6)
    .does('demolish', 'rail');
  expect(wrecks.told('check')[0]).toMatchObject({ active: true, roll: { total: 3, terms: [] } });
});
test('6.5-m act-pistol-tactics: +1 in every combat, attacking or defending, kept after use', () => {
  expect([
    attacks({ hand: ['act-pistol-tactics'] })['act-pistol-tactics'],
    defends({ hand: ['act-pistol-tactics'] })['act-pistol-tactics'],
  ]).toEqual([1, 1]);
  const both = scene({ mosby: 'linden', strength: 6, hand: ['act-pistol-tactics', 'act-cannon'], units: [LINDEN] })
    .dice(1, 6)
    .does('attack')
    .asks('operations.action');
  expect([modifiers(both), both.hand()]).toEqual([
    { odds: 5, reaction: 2, 'act-cannon': 1, 'act-pistol-tactics': 1 },
    ['act-cannon', 'act-pistol-tactics'],
  ]);
});
test('C-d act-reputation: +1 on the Initiative at Notoriety 4 or more, none below', () => {
  const side = (notoriety: number, awareness: number, die: number) =>
    scene({
      phase: 'opening',
      notoriety,
      awareness,
      mosby: 'strasburg',
      hand: ['act-reputation'],
      units: [FAR],
      dice: [die, 1],
    }).told('initiative')[0]?.side;
  expect([side(4, 1, 1), side(3, 1, 1), side(4, 2, 1), side(4, 3, 2), side(9, 5, 3), side(9, 5, 2)]).toEqual([
    'mosby',
    'union',
    'union',
    'mosby',
    'mosby',
    'union',
  ]);
  expect(
    scene({ phase: 'opening', notoriety: 2, mosby: 'strasburg', hand: ['act-reputation'], units: [FAR], dice: [5] }).hand(),
  ).toEqual(['act-reputation']);
});
