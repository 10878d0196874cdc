import { anyGame, keyFromSeed, lessonNow, open } from '@cuartel/engine';
import { playLesson } from '@cuartel/engine/battery/index.ts';
import { expect, test } from 'vitest';
import { mosbysRaiders } from '../index.ts';
import { lessons } from '../lessons/index.ts';

const game = anyGame(mosbysRaiders);

test.each(lessons.map(lesson => lesson.id))(
  '%s: every step of the example is offered, and the dice laid ready are just enough',
  id => {
    playLesson(game, id);
  },
);
test('EX-8 4.0-a the bridge at Union Mills is worth twelve points in all', () => {
  const { pub } = playLesson(game, 'lesson-union-mills').position.table;
  expect([pub.notoriety, pub.points]).toEqual([5, 2]);
});
test('a game that is no lesson says so', () => {
  expect(lessonNow(open(game, { scenario: 'standard', options: [] }, keyFromSeed(1)), 'en')).toBe(null);
});
