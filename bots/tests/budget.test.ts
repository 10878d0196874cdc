/** What a search may cost, on clocks that are wound by hand. */
import { expect, test } from 'vitest';
import { budgetOf } from '../budget.ts';
import { byTime, levelNamed, statedTime } from '../index.ts';
import { mindFor } from './minds.ts';

/** Spends until the budget is out; each node takes as long as `takes` says. Returns the nodes and the time they took. */
const exhaust = (ms: number, takes: (node: number) => number): { nodes: number; at: number } => {
  let now = 1000;
  const budget = budgetOf({ ms, clock: () => now });
  while (!budget.out()) {
    now += takes(budget.spent());
    budget.spend();
  }
  return { nodes: budget.spent(), at: now - 1000 };
};

test('limited by nodes, nobody looks at the clock', () => {
  const clock = (): number => {
    throw new Error('looked');
  };
  const budget = budgetOf({ nodes: 3, clock });
  budget.spend();
  budget.spend();
  expect([budget.out(), budget.used()]).toEqual([false, 2 / 3]);
  budget.spend();
  expect([budget.out(), budget.used()]).toEqual([true, 1]);
});
test('limited by time, so much is held back as one node has taken', () => {
  expect(exhaust(100, () => 10)).toEqual({ nodes: 9, at: 90 });
  // One node that took long is a warning to the end; the first includes getting ready and is none.
  expect(exhaust(100, node => (node === 2 ? 30 : 10)).at).toBe(70);
  expect(exhaust(100, node => (node === 0 ? 30 : 10)).at).toBe(90);
});
test('a machine that is slow by fits stays within the time, unless a fit is longer than any before it', () => {
  for (let most = 1; most <= 40; most += 3) {
    const { at } = exhaust(200, node => (node % 7 === 1 ? most : 1));
    expect(at).toBeLessThanOrEqual(200);
    expect(at).toBeGreaterThanOrEqual(200 - 2 * most - 1);
  }
});
test('the time of a level can be set for a routine choice, a plan keeps its proportion', () => {
  const level = levelNamed(mindFor('bobby-lee'), 'marse-robert');
  if (level === undefined) throw new Error('no such level');
  expect(statedTime(level, false)).toBe(level.routine);
  expect(statedTime(level, true)).toBe(level.plan);
  expect(statedTime(level, false, 30)).toBe(30);
  expect(statedTime(level, true, 30)).toBeCloseTo((30 * level.plan) / level.routine);
  expect(byTime(level, true, 30).ms ?? 0).toBeLessThan(statedTime(level, true, 30));
});
