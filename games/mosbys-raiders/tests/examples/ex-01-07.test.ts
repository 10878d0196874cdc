/** Worked examples 1 to 7: arithmetic, odds, cards, reinforcements. */
import { expect, test } from 'vitest';
import { spaceOf } from '../../data/spaces.ts';
import { oddsFor, reaction } from '../../data/tables.ts';
import { oddsTerm } from '../../queries/combat.ts';
import { randomExit } from '../../verbs/pursuit.ts';
import { scene } from '../scene.ts';

test('EX-1 4.0-a 4.0-b a lost combat with one factor lost costs seven points, out of Notoriety if need be', () => {
  // 1:1, N6 + A3 = 9: no reaction. Die 1 gives D1 and a casualty check.
  const s = scene({
    phase: 'rounds',
    turn: 1,
    notoriety: 6,
    points: 2,
    awareness: 3,
    mosby: 'gum-spring',
    strength: 3,
    units: [{ at: 'gum-spring', is: 'combat 3', active: true }],
  });
  s.dice(1, 6).does('attack');
  expect([s.pub.notoriety, s.pub.points]).toEqual([5, 5]);
  expect(s.told('points').map(p => p.change)).toEqual([-2, -5]);
  s.asks('preparation.place');
});
test('EX-1 4.0-a ten points are one Notoriety', () => {
  const s = scene({
    notoriety: 5,
    points: 5,
    awareness: 1,
    mosby: 'union-mills',
    revealed: ['union-mills', 'bradley', 'manassas-junction'],
  });
  s.dice(6, 6).does('demolish', 'bridge');
  expect([s.pub.notoriety, s.pub.points]).toEqual([6, 0]);
  s.spent();
});

test.each([
  [5, 4, 'behind'],
  [8, 8, 'final'],
  [8, 9, 'won'],
] as const)('EX-2 4.2-b 4.2-c 4.1-a the end of turn %i with Notoriety %i: %s', (turn, notoriety, ending) => {
  const s = scene({ phase: 'end', turn, notoriety });
  expect(s.pub.ending).toBe(ending);
  s.asks('over');
});
test('EX-2 4.2-b at the end of turn 5 Notoriety 5 is enough to go on', () => {
  const s = scene({ phase: 'end', turn: 5, notoriety: 5 });
  expect([s.pub.ending, s.pub.turn]).toEqual(['', 6]);
  s.asks('preparation.place');
});

test('EX-3 5.1-b C-e two combat cards together', () => {
  const s = scene({
    mosby: 'hay-market',
    strength: 2,
    notoriety: 6,
    awareness: 3,
    hand: ['act-pistol-tactics', 'act-surprise-attack'],
    units: [{ at: 'hay-market', is: 'combat 2' }],
  });
  s.does('attack').asks('@moment.combatCards');
  s.dice(2, 5).does('play', 'act-surprise-attack').spent().asks('mosbyPart.action');
  const [fight] = s.told('combat');
  expect(fight?.roll).toEqual({
    die: 2,
    need: 0,
    total: 5,
    terms: [
      { rule: '6.5-m', value: 1, of: 'act-pistol-tactics' },
      { rule: 'C-e', value: 2, of: 'act-surprise-attack' },
    ],
  });
  expect(s.hand()).toEqual(['act-pistol-tactics']);
});

test('EX-4 6.5-j 6.5-k odds are rounded in favour of the defender', () => {
  expect(oddsFor(5, 2)).toBe(1);
  expect(oddsTerm(true, 5, 2)).toBe(1);
  expect(oddsFor(2, 5)).toBe(-2);
  expect(oddsTerm(false, 5, 2)).toBe(2);
});
test('EX-4 6.5-l reaction', () => {
  const sums = [2, 4, 5, 6, 7, 8, 11, 12, 15];
  expect(sums.map(sum => reaction(Math.min(10, sum - 1), sum - Math.min(10, sum - 1)))).toEqual([2, 2, 1, 1, 1, 0, 0, -1, -1]);
});

test('EX-5 6.5-w a retreat of units worth five gives six points', () => {
  const s = scene({
    phase: 'rounds',
    mosby: 'hay-market',
    strength: 5,
    notoriety: 6,
    awareness: 3,
    units: [
      { at: 'hay-market', is: 'combat 3', active: true },
      { at: 'hay-market', is: 'combat 2', active: true },
    ],
  });
  s.dice(4).does('attack').spent().asks('unionPart.order');
  expect(s.told('combat')[0]?.result).toBe('R');
  expect(s.pub.points).toBe(6);
});

test('EX-6 7.4-a random movement counts the exits clockwise', () => {
  expect(randomExit(spaceOf('washington'), 5)).toBe(spaceOf('fort-runyon'));
  expect(randomExit(spaceOf('hay-market'), 6)).toBe(spaceOf('white-plains'));
});

test('EX-7 5.A1-a no reinforcements at Notoriety 1', () => {
  const s = scene({ phase: 'preparation', turn: 2, notoriety: 1 });
  expect(s.told('reinforced')).toEqual([]);
  s.asks('preparation.place');
});
test('EX-7 7.6-a boxes 2 and 3 come together', () => {
  const s = scene({ phase: 'preparation', turn: 3, notoriety: 3 });
  expect(s.told('reinforced')).toEqual([
    { box: 2, count: 6 },
    { box: 3, count: 6 },
  ]);
  expect(s.table.dark.cup).toHaveLength(58);
});
