import { anyGame } from '@cuartel/engine';
import { unaGuerraImposible } from '@cuartel/una-guerra-imposible';
import { playLesson } from './lesson.ts';
import { test } from './tests.ts';
import { visit } from './visit.ts';

const game = anyGame(unaGuerraImposible);
for (const [n, lesson] of (game.lessons ?? []).entries())
  test(`${lesson.id} of Una Guerra Imposible, both sides from one seat without a curtain, each step in both languages`, () =>
    visit({ language: 'es' }, ({ page }) => playLesson({ page, game, n, language: 'es', also: 'en' })));
