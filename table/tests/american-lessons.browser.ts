import { americanRevolution } from '@cuartel/american-revolution';
import { anyGame } from '@cuartel/engine';
import { playLesson } from './lesson.ts';
import { test } from './tests.ts';
import { visit } from './visit.ts';

const game = anyGame(americanRevolution);
for (const [n, lesson] of (game.lessons ?? []).entries())
  test(`${lesson.id} of The American Revolution, both sides from one seat without a curtain, each step in both languages`, () =>
    visit({ language: 'es' }, ({ page }) => playLesson({ page, game, n, language: 'es', also: 'en' })));
