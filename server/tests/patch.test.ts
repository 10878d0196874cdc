import { patched } from '@cuartel/client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changes } from '../live/patch.ts';

const plain = fc.jsonValue({ maxDepth: 4 }).filter(value => !JSON.stringify(value).includes('__proto__'));

test('what changed, laid onto what was, gives what is, after a journey as text', () => {
  fc.assert(
    fc.property(plain, plain, (was, now) => {
      const [a, b] = [JSON.parse(JSON.stringify(was)), JSON.parse(JSON.stringify(now))];
      const told = JSON.parse(JSON.stringify(changes({ pub: a }, { pub: b })));
      expect(patched({ pub: a }, told)).toEqual({ pub: b });
    }),
    { numRuns: 300 },
  );
});

test('only what differs is told, and the rest keeps its identity', () => {
  const was = { turn: 1, at: [1, 2, 3], hands: { north: 2, south: 4 }, gone: true };
  const now = { turn: 1, at: [1, 5, 3], hands: { north: 3, south: 4 } };
  expect(changes(was, now, ['pub'])).toEqual([[['pub', 'at', 1], 5], [['pub', 'hands', 'north'], 3], [['pub', 'gone']]]);
  expect(changes(was, structuredClone(was))).toEqual([]);
  const view = { me: 'north', pub: was, own: { hand: [1] } };
  const next = patched(view, changes(was, now, ['pub']));
  expect(next.own).toBe(view.own);
  expect(view.pub.at).toEqual([1, 2, 3]);
});
