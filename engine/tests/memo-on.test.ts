import { expect, test } from 'vitest';
import { memoOn } from '../index.ts';

interface Land {
  held: number[];
  score: number;
}
const counted = (parts = 1) => {
  let asked = 0;
  const onLand = memoOn<Land>(3, (pub, part, into) => {
    for (let i = 0; i < 3; i++) into[i] = part < parts ? pub.held[i]! : 0;
  });
  const strong = onLand((pub, _, least) => {
    asked++;
    return pub.held.filter(n => n >= least);
  });
  return { strong, onLand, times: () => asked };
};

test('memoOn: worked out once while what is printed stays the same, also between changes of other things and in copies', () => {
  const { strong, times } = counted();
  const pub: Land = { held: [1, 2, 3], score: 0 };
  expect(strong(pub, 0, 2)).toEqual([2, 3]);
  pub.score = 9;
  expect(strong(pub, 0, 2)).toEqual([2, 3]);
  expect(strong({ held: [1, 2, 3], score: 4 }, 0, 2)).toEqual([2, 3]);
  expect(times()).toBe(1);
});
test('memoOn: a changed print is seen at once, and going back finds what was known', () => {
  const { strong, times } = counted();
  const pub: Land = { held: [1, 2, 3], score: 0 };
  strong(pub, 0, 2);
  pub.held[0] = 5;
  expect(strong(pub, 0, 2)).toEqual([5, 2, 3]);
  expect(times()).toBe(2);
  pub.held[0] = 1;
  expect(strong(pub, 0, 2)).toEqual([2, 3]);
  expect(times()).toBe(2);
});
test('memoOn: each key, each part and each query has a value of its own', () => {
  const { strong, onLand, times } = counted(2);
  const sum = onLand(pub => ({ sum: pub.held.reduce((a, b) => a + b, 0) }));
  const pub: Land = { held: [1, 2, 3], score: 0 };
  expect(strong(pub, 0, 3)).toEqual([3]);
  expect(strong(pub, 0, 2)).toEqual([2, 3]);
  expect(sum(pub, 0)).toEqual({ sum: 6 });
  expect(strong(pub, 1, 2)).toEqual([2, 3]);
  expect(times()).toBe(3);
});
test('memoOn: only the prints used last are kept', () => {
  const { strong, times } = counted();
  for (let n = 0; n < 20; n++) strong({ held: [n, 0, 0], score: 0 }, 0, 1);
  expect(times()).toBe(20);
  strong({ held: [19, 0, 0], score: 0 }, 0, 1);
  expect(times()).toBe(20);
  strong({ held: [0, 0, 0], score: 0 }, 0, 1);
  expect(times()).toBe(21);
});
