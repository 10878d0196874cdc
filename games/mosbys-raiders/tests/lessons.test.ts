import { act, anyGame, hashOf, keyFromSeed, LANGUAGES, lessonNow, load, open, save } from '@cuartel/engine';
import { describe, expect, test } from 'vitest';
import { mosbysRaiders } from '../index.ts';
import { lessons } from '../lessons/index.ts';

const game = anyGame(mosbysRaiders);

describe.each(lessons.map(lesson => lesson.id))('%s', id => {
  test('every step of the example is offered, and the dice laid ready are just enough', () => {
    const match = open(game, { scenario: id, options: [] }, keyFromSeed(1));
    for (let n = 0; ; n++) {
      const now = lessonNow(match, 'en');
      expect(now?.step).toBe(Math.min(n + 1, now?.of ?? 0));
      for (const language of LANGUAGES) expect(lessonNow(match, language)?.say.length).toBeGreaterThan(5);
      if (n === now?.of) break;
      expect(now?.expected, `step ${n + 1}: ${now?.say}`).not.toBe(null);
      expect(act(match, now?.expected as never).ok).toBe(true);
    }
    expect(match.position.table.dark.chance.loaded).toEqual({ dice: [], draws: [] });
    const loaded = load(save(match), () => game);
    expect(loaded.ok && hashOf(loaded.match.position)).toBe(hashOf(match.position));
  });
});
test('EX-8 4.0-a the bridge at Union Mills is worth twelve points in all', () => {
  const match = open(game, { scenario: 'lesson-union-mills', options: [] }, keyFromSeed(2));
  for (let now = lessonNow(match, 'es'); now?.expected; now = lessonNow(match, 'es')) act(match, now.expected);
  expect([match.position.table.pub.notoriety, match.position.table.pub.points]).toEqual([5, 2]);
});
test('a game that is no lesson says so', () => {
  expect(lessonNow(open(game, { scenario: 'standard', options: [] }, keyFromSeed(1)), 'en')).toBe(null);
});
