import { expect, test } from 'vitest';
import type { Face } from '../face.ts';
import type { Course, JournalLine } from '../worker/protocol.ts';
import { curvesOf, luckOf, turningsOf } from './debrief.ts';

const line = (action: number, kind: string, about: unknown): JournalLine => ({
  action,
  kind,
  rule: '1',
  about,
  text: kind,
  secret: false,
});
const POINTS = [0, 0, 2, 2, -3, -3, -2];
const course: Course = {
  moments: POINTS.map((points, i) => ({ at: i * 2, view: { me: null, pub: { points, turn: i }, own: null }, when: '' })),
  lines: [
    line(4, 'points', { marker: 2 }),
    line(7, 'rolled', { die: 5 }),
    line(8, 'points', { marker: -3 }),
    line(11, 'rolled', { dice: [1, 2] }),
  ],
  sides: ['a', 'b'],
};
const face = {
  tracks: ({ pub }: { pub: { points: number; turn: number } }) => [
    { name: 'Turn', now: pub.turn, from: 1, to: 7 },
    { name: 'Fame', now: pub.turn, from: 1, to: 9, tone: 'first' },
    { name: 'Points', now: pub.points, from: -5, to: 5 },
    { kind: 'turns', name: 'Month', now: 1, turns: [] },
  ],
} as unknown as Face;

test('a curve for each track that moved, except the calendar; what rises and falls comes before what only rises', () => {
  expect(curvesOf(course, face, 'en').map(curve => curve.name)).toEqual(['Points', 'Fame']);
  expect(curvesOf(course, face, 'en')[0]?.values).toEqual(POINTS);
});
test('the turning points are the greatest jumps, in the order of the game, with what was told of them', () => {
  const [points] = curvesOf(course, face, 'en');
  const turnings = turningsOf(course, points!, 2);
  expect(turnings.map(({ at, change }) => [at, change])).toEqual([
    [4, 2],
    [8, -5],
  ]);
  expect(turnings.map(turning => turning.line?.action)).toEqual([4, 8]);
});
test('what a face names as deciding stands first; a jump is told by the most telling fact, not by a figure that happens to stand in another', () => {
  const told: Face['decided'] = {
    tracks: ({ pub }) => [{ name: 'Ten to one', now: 10 * (pub as { points: number }).points, from: 0, to: 50 }],
    told: ['burnt', 'points'],
  };
  const curves = curvesOf(course, { ...face, decided: told }, 'en');
  expect(curves.map(({ name }) => name)).toEqual(['Ten to one']);
  const more = {
    ...course,
    lines: [
      line(3, 'hour', { hour: 2 }),
      line(4, 'points', { marker: 2 }),
      line(4, 'burnt', {}),
      line(8, 'points', { marker: 0 }),
    ],
  };
  const [points] = curvesOf(course, face, 'en');
  const kinds = (telling: readonly string[]) => turningsOf(more, points!, 2, telling).map(turning => turning.line?.kind);
  expect(kinds(told.told)).toEqual(['burnt', 'points']);
  expect(kinds(['points'])).toEqual(['points', 'points']);
  // A marker at 2 is not one at 20.
  const far = { ...course, lines: [line(4, 'other', { marker: 20 }), line(4, 'points', { marker: 2 })] };
  expect(turningsOf(far, points!, 2)[0]?.line?.kind).toBe('points');
});
test('luck: the dice that were rolled against as many average ones', () => {
  expect(luckOf(course.lines)).toEqual([{ kind: 'rolled', rule: '1', dice: 3, rolled: 8, expected: 10.5 }]);
});
