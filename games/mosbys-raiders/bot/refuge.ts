/** 5.A3 Where to gather: away from wandering units, from the spaces a sweep begins in, from lines that may be pushed out. */
import type { Option, View } from '@cuartel/engine';
import { EXTENSION, exitsOf, SIZE, SWEEP } from '../data/map.ts';
import { inLines } from '../queries/map.ts';
import type { Mosby } from '../types.ts';

/** By space: the chance that a sweep comes through it. */
const swept = (() => {
  const hit = new Float64Array(SIZE);
  const go = (space: number, chance: number, moves: number, seen: readonly number[]): void => {
    if (!seen.includes(space)) hit[space] = hit[space]! + chance;
    if (moves === 0) return;
    const exits = exitsOf(space);
    for (let die = 1; die <= 6; die++) go(exits[(die - 1) % exits.length]!, chance / 6, moves - 1, [...seen, space]);
  };
  for (const space of SWEEP) go(space, 1 / 6, 3, []);
  return hit;
})();
const pushed = (() => {
  const hit = new Float64Array(SIZE);
  for (const list of EXTENSION) for (const space of list) hit[space] = 1 / 6;
  return hit;
})();

export const ofRefuge = ({ pub }: View<Mosby>, options: readonly Option[]): number[] =>
  options.map(o => {
    const space = o.with as number;
    let risk = swept[space]! * 1.2 + pushed[space]! * 0.8;
    for (const at of pub.at) {
      if (at < 0 || inLines(pub, at)) continue;
      const exits = exitsOf(at);
      for (let die = 1; die <= 6; die++) if (exits[(die - 1) % exits.length] === space) risk += 0.5;
    }
    return 1 / (0.05 + risk);
  });
