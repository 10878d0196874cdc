import { expect, test } from 'vitest';
import { HEXES } from '../../data/hexes.ts';
import { block, hex } from '../scene.ts';
import { scene } from './stage.ts';

const units = { washington: ['usa-hq 3', 'ap 3', 'as 2'], richmond: ['csa-hq 2', 'anv 3'] };

test('0-c, 4.1-a, 4.2-a the first month of a game has no Replacement Turn', () => {
  const s = scene('month', {}, { units });
  s.asks('USA', '4.3-a', 'bid');
  const later = scene('month', {}, { units, month: [1862, 6] });
  later.asks('USA', '12.1-b', 'proclaim');
});
test('4.3-a a side bids no more HQs than it has on the map', () => {
  const s = scene('initiative', {}, { units });
  expect([s.offered('USA', 'bid'), s.offered('CSA', 'bid')]).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2],
  ]);
  s.refuses('CSA', 'bid', 3, '4.3-a');
});
test('4.3-b, 4.3-d the higher bid goes first and is bound; the CSA wins ties; the loser is free', () => {
  const bids = (usa: number, csa: number) => scene('month', {}, { units }).does('USA', 'bid', usa).does('CSA', 'bid', csa);
  const tied = bids(2, 2).asks('CSA', '5.11-a', 'activate');
  expect([tied.offered('CSA', 'activate'), tied.pub.bids]).toEqual([[[block('csa-hq'), block('anv')]], [2, 2]]);
  const usa = bids(3, 1).asks('USA', '5.11-a', 'activate');
  expect(usa.offered('USA', 'activate')).toHaveLength(1);
  usa.does('USA', 'activate', [block('usa-hq'), block('ap'), block('as')]).halts('USA');
  usa.asks('CSA', '5.11-a', 'activate', 'pass');
});
test('4.3-c, 4.5-b two bids of nothing are two passes: the month is over', () => {
  const s = scene('month', {}, { units, month: [1862, 10], pub: { first: 0, end: 21 } });
  for (const side of ['USA', 'CSA'] as const) s.does(side, 'proclaim', { draft: false, emancipation: false });
  for (const side of ['USA', 'CSA'] as const) s.does(side, 'ready');
  s.does('USA', 'bid', 0).does('CSA', 'bid', 0);
  expect(s.heard(null, 'turn').map(turn => turn.side)).toEqual(['CSA', 'USA']);
  expect(s.heard(null, 'monthOver')).toHaveLength(1);
});
test('4.5-b who has passed may act again while the month goes on', () => {
  const s = scene('month', {}, { units }).does('USA', 'bid', 0).does('CSA', 'bid', 1);
  s.does('CSA', 'activate', [block('csa-hq')])
    .halts('CSA')
    .does('USA', 'pass');
  s.asks('CSA', '5.11-a', 'activate', 'pass')
    .does('CSA', 'activate', [block('anv')])
    .halts('CSA');
  s.asks('USA', '5.11-a', 'activate', 'pass').does('USA', 'pass').does('CSA', 'pass');
  expect(s.heard(null, 'monthOver')).toHaveLength(1);
});
test('4.5-b a player without HQs can only pass', () => {
  const s = scene('movement', { side: 'CSA', must: -1 }, { units: { richmond: ['c-inf-hood 3'] } });
  s.asks('CSA', '5.11-a', 'pass').does('CSA', 'pass');
  expect(s.over()).toBe(true);
});
test('3.41-a, 3.41-b, 3.41-c, 3.41-d, 3.41-e November begins Dry and is rolled each turn until an odd number', () => {
  const s = scene('month', {}, { units, month: [1861, 11], scenario: 'campaign-1861', pub: { first: 10 }, dice: [4, 3] });
  expect(s.pub.weather).toBe(0);
  s.does('USA', 'bid', 0).does('CSA', 'bid', 1);
  expect(s.pub.weather).toBe(0);
  // The bid binds whatever the weather.
  s.asks('CSA', '5.11-a', 'activate')
    .does('CSA', 'activate', [block('anv')])
    .halts('CSA');
  expect([s.pub.weather, s.heard(null, 'weather')]).toEqual([
    1,
    [
      { die: 4, weather: 0, changed: false },
      { die: 3, weather: 1, changed: true },
    ],
  ]);
  s.does('USA', 'activate', [block('ap')])
    .halts('USA')
    .spent();
});
test('3.41-b, 3.41-c April begins in Mud and dries with an even number', () => {
  const s = scene('turn', { side: 'CSA', must: -1 }, { units, month: [1862, 4], weather: 'mud', dice: [5] });
  expect(s.pub.weather).toBe(1);
  expect(scene('turn', { side: 'CSA', must: -1 }, { units, month: [1862, 4], weather: 'mud', dice: [2] }).pub.weather).toBe(0);
});
test('4.4-a, 4.41-b, 4.42-a movement, then combat, then supply, then places', () => {
  const s = scene(
    'turn',
    { side: 'USA', must: -1 },
    { active: 'USA', units: { ...units, 'harpers-ferry': [], F07: ['u-inf-1-i 3', 'aj 2'] } },
  );
  s.does('USA', 'activate', [block('aj')])
    .does('USA', 'order', block('u-inf-1-i'))
    .does('USA', 'march', hex('harpers-ferry'));
  s.halts('USA');
  expect([s.over(), s.pub.marker, s.heard(null, 'points')[0]?.points]).toEqual([true, -3, 1]);
});
test('3.2.3-a, 13-b free deployment exchanges blocks in secret, two by two', () => {
  const s = scene(
    'game',
    {},
    {
      units: { washington: ['ap 3', 'u-inf-1-i 2'], alexandria: ['u-gar-wash-a 1'], richmond: ['anv 2'] },
      options: ['free-deployment'],
    },
  );
  const before = JSON.stringify(s.pub);
  s.asks('USA', '3.2.3-a', 'lift', 'ready').does('USA', 'lift', block('u-inf-1-i')).refuses('USA', 'ready', null, '3.2.3-a');
  expect(s.offered('USA', 'exchange')).toEqual([block('u-gar-wash-a')]);
  s.does('USA', 'exchange', block('u-gar-wash-a'));
  expect([s.where('u-inf-1-i'), s.where('u-gar-wash-a'), s.steps('u-inf-1-i')]).toEqual([
    HEXES[hex('alexandria')],
    HEXES[hex('washington')],
    2,
  ]);
  expect([JSON.stringify(s.pub) === before, s.heard('CSA', 'exchanged')]).toEqual([true, []]);
  s.does('USA', 'ready').does('CSA', 'ready').asks('USA', '4.3-a', 'bid');
});
test('4.3-b who is bound by a bid but has lost all his HQs since passes', () => {
  const ring = { williamsburg: ['u-inf-1-i 2'], Q10: ['u-inf-2-i 2'], 'fort-monroe': ['u-inf-3-i 2'], O10: ['u-inf-1-ii 2'] };
  const s = scene('turn', { side: 'CSA', must: 1 }, { units: { ...ring, yorktown: ['anc 2'], richmond: ['c-inf-hood 2'] } });
  s.does('CSA', 'capitulate', hex('yorktown')).asks('CSA', '5.11-a', 'pass').does('CSA', 'pass');
  expect([s.over(), s.heard('USA', 'passed')]).toEqual([true, [{ side: 'CSA' }]]);
});
test('4.4-a turns are counted from the first of the month, and the journal says who passed', () => {
  const s = scene('month', {}, { units, pub: { turn: 7 } })
    .does('USA', 'bid', 0)
    .does('CSA', 'bid', 1);
  expect(s.pub.turn).toBe(1);
  s.does('CSA', 'activate', [block('anv')])
    .halts('CSA')
    .does('USA', 'pass');
  expect([s.pub.turn, s.heard('CSA', 'passed'), s.heard(null, 'strategic')]).toEqual([3, [{ side: 'USA' }], []]);
});
test('3.2.1-a, 3.2.3-a a game says what is played, and no block in hand may be left there, be it the very first', () => {
  const s = scene(
    'game',
    {},
    { units: { richmond: ['csa-hq 2'], staunton: ['av 2'], washington: ['ap 2'] }, options: ['free-deployment'] },
  );
  expect(s.heard(null, 'begins')).toEqual([{ scenario: '1862' }]);
  s.does('CSA', 'lift', block('csa-hq')).refuses('CSA', 'ready', null, '3.2.3-a');
  expect([s.offered('CSA', 'lift'), s.offered('USA', 'exchange')]).toEqual([[], []]);
  s.does('CSA', 'stay').asks('CSA', '3.2.3-a', 'lift', 'ready');
  expect([s.where('csa-hq'), s.heard('CSA', 'exchanged')]).toEqual(['N06', []]);
});
test('8.2-b, 4.42-a control is fixed again when combat begins: a port left empty belongs to the enemy', () => {
  const s = scene(
    'turn',
    { side: 'USA', must: -1 },
    {
      active: 'USA',
      units: { washington: ['usa-hq 4'], yorktown: ['u-inf-1-x 2'], 'west-point': ['c-inf-hood 2'], richmond: ['anv 2'] },
    },
  );
  s.does('USA', 'activate', [block('usa-hq')])
    .does('USA', 'order', block('u-inf-1-x'))
    .does('USA', 'invade', hex('west-point'));
  expect(s.pub.control[hex('yorktown')]).toBe(2);
  s.halts('USA');
  expect([s.pub.control[hex('yorktown')], s.pub.day]).toEqual([1, 1]);
});
