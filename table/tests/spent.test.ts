import { expect, test } from 'vitest';
import { spentBy, whereItWent } from './spent.ts';

test('processor time is counted of a process and of what it starts', () => {
  const before = spentBy(process.pid);
  for (const until = process.cpuUsage().user + 200_000; process.cpuUsage().user < until; );
  const after = spentBy(process.pid);
  // Where there is no /proc nothing is told.
  if (before > 0) expect(after - before).toBeGreaterThan(0.1);
  expect(spentBy(-2)).toBe(0);
});

test('where the time went: files by their sum, the slowest tests, how many at a time', () => {
  const taken = [3, 1, 9, 2, 4, 5].map((seconds, n) => ({ name: `test ${n}`, file: n < 3 ? 'a' : 'b', seconds }));
  const said = whereItWent(taken, { wall: 10, lanes: 3, processor: 20, own: 5 }).split('\n');
  expect(said[0]).toBe('6 browser tests took 10 s, 3 at a time; processor 20 s (tests 5, browser and servers 15)');
  expect(said.slice(1, 3).map(line => line.trim())).toEqual(['13.0 s  a (3)', '11.0 s  b (3)']);
  expect(said.filter(line => line.includes('test ')).map(line => line.trim())).toEqual([
    '9.0 s  test 2',
    '5.0 s  test 5',
    '4.0 s  test 4',
    '3.0 s  test 0',
    '2.0 s  test 3',
  ]);
  expect(whereItWent(taken, { wall: 10, lanes: 1, processor: 0, own: 5 }).split('\n')[0]).toBe(
    '6 browser tests took 10 s, 1 at a time',
  );
});
