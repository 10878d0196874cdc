import { expect, test } from 'vitest';
import type { OptionId } from '../data/board.ts';
import { supplied } from '../queries/supply.ts';
import { scene } from './scene.ts';

/** North attacks Cord from home with block 0; dice for both. */
const attack = (options: readonly OptionId[], dice: number[], at: Record<number, number> = {}) =>
  scene({
    options,
    dice,
    at: { 0: 0, 1: -1, 2: -1, 3: -1, 4: 2, 5: 5, 6: 5, 7: 5, ...at },
    full: { north: [1, 2, 1, 2], south: [1, 2, 1, 2] },
    hands: { north: [2], south: [] },
  })
    .does('north', 'play', 2)
    .does('north', 'gather', [0])
    .does('north', 'march', 2);
const fought = (options: readonly OptionId[], dice: number[], at?: Record<number, number>) =>
  attack(options, dice, at).does('south', 'stand').does('north', 'nothing').does('south', 'nothing');
const idle = (s: ReturnType<typeof fought>, turn: number) => {
  while (s.pub.turn < turn)
    for (const side of ['north', 'south'] as const)
      for (const deed of ['nothing', 'pass', 'stop'] as const) if (s.deeds(side).includes(deed)) s.does(side, deed);
  return s;
};

test('8.12 an eliminated block comes back home with one step at the start of the next turn', () => {
  const s = fought(['returns'], [6, 1]);
  expect([s.pub.at[4], s.pub.due]).toEqual([-1, [{ at: 2, what: 4 }]]);
  s.pub.at[5] = 3; // there is room at home
  idle(s, 2);
  expect([s.pub.at[4], s.pub.lost[4], s.pub.due]).toEqual([5, 0, []]);
  expect(idle(fought([], [6, 1], { 5: 3 }), 2).pub.at[4]).toBe(-1);
});
test('8.12 without room, or with enemies at home, it comes a turn later', () => {
  const s = idle(fought(['returns'], [6, 1]), 2); // three blocks stand at home
  expect([s.pub.at[4], s.pub.due]).toEqual([-1, [{ at: 3, what: 4 }]]);
});
test('8.13 morale moves towards the winner of a battle, and further when it turns', () => {
  expect(fought(['morale'], [6, 1]).pub.morale).toEqual({ value: 1, rising: true });
  expect(fought(['morale'], [1, 6]).pub.morale).toEqual({ value: -2, rising: false });
  expect(fought([], [1, 6]).pub.morale.value).toBe(0);
});
test('8.13 a side with morale of three or more on its half adds one in battle', () => {
  const with3 = (value: number) => {
    const s = attack(['morale'], [3, 3]).does('south', 'stand');
    s.pub.morale = { value, rising: value > 0 };
    return s.does('north', 'nothing').does('south', 'nothing').pub.at[4];
  };
  expect([with3(3), with3(2), with3(-3)]).toEqual([-1, 2, 2]); // 4 to 4 is not enough
});
test('8.14 a line is one road long, depots hand it on, and depots that reach each other supply each other', () => {
  const north = (at: Record<number, number>) => {
    const { pub } = scene({});
    pub.at = pub.at.map((_, block) => at[block] ?? -1);
    return supplied(pub, 'north');
  };
  expect(north({ 0: 3 })).toEqual([true, true, true, false, false, false]);
  expect(north({ 0: 2, 1: 2 })).toEqual([true, true, true, true, true, false]);
  expect(north({ 0: 2, 1: 2, 4: 0 })).toEqual([false, false, false, false, false, false]); // the home is lost
  expect(north({ 0: 2, 1: 2, 2: 3, 3: 3, 4: 0 })).toEqual([true, true, true, true, true, true]);
  expect(north({ 0: 2, 1: 2, 4: 2 })).toEqual([true, true, true, false, false, false]); // enemies are in the depot
});
test('8.14 without a line a side subtracts one in battle', () => {
  const far = (options: readonly OptionId[]) =>
    scene({
      options,
      dice: [4, 3],
      at: { 0: 3, 1: -1, 2: -1, 3: -1, 4: 4, 5: 5, 6: 5, 7: 5 },
      full: { north: [1, 2, 1, 2], south: [1, 2, 1, 2] },
      hands: { north: [2], south: [] },
    })
      .does('north', 'play', 2)
      .does('north', 'gather', [0])
      .does('north', 'march', 4)
      .does('south', 'stand')
      .does('north', 'nothing')
      .does('south', 'nothing').pub.at[4];
  expect([far([]), far(['supply'])]).toEqual([-1, 4]); // 5 to 4, or 4 to 4
});
