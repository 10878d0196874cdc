import { expect, test } from 'vitest';
import { parseTested, testedBy } from './tested.ts';

test('ids come from the titles of describes and tests, game by game, sorted and once', () => {
  expect(
    testedBy([
      { file: 'games/six/tests/scout.test.ts', titles: ['6.1 Scouting', '6.1-f, 6.1-e a scout succeeds'] },
      { file: 'games/six/state/piece.test.ts', titles: ['a piece as in 2.1-a has steps'] },
      { file: 'games/six/tests/scout.test.ts', titles: ['6.1-e again'] },
      { file: 'games/five/tests/a.test.ts', titles: ['names no rule'] },
      { file: 'engine/tests/a.test.ts', titles: ['9.9-z belongs to no game'] },
    ]),
  ).toEqual({ five: [], six: ['2.1-a', '6.1', '6.1-e', '6.1-f'] });
});

test('only a file of the right form is read', () => {
  expect(parseTested('{"when":"abc","games":{"six":["1.1"]}}')).toEqual({ when: 'abc', games: { six: ['1.1'] } });
  for (const wrong of ['', '{', 'null', '[]', '{"when":"abc"}']) expect(parseTested(wrong)).toBeUndefined();
});
