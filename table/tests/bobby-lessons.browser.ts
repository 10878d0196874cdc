import assert from 'node:assert/strict';
import { bobbyLee } from '@cuartel/bobby-lee';
import { anyGame } from '@cuartel/engine';
import { playLesson } from './lesson.ts';
import { test } from './tests.ts';
import { visit } from './visit.ts';

const game = anyGame(bobbyLee);
for (const [n, lesson] of (game.lessons ?? []).entries())
  for (const language of ['es', 'en'] as const)
    test(`${lesson.id} of Bobby Lee, both sides from one seat without a curtain: ${language}`, () =>
      visit({ language }, ({ page }) => playLesson({ page, game, n, language })));

test('a battle of Bobby Lee on a phone: a result lies over no choice, the sides of the reserves can be read, the phase is named whole', () =>
  visit({ language: 'es', screen: 'phone' }, async ({ page }) => {
    let [results, battles] = [0, 0];
    await playLesson({
      page,
      game,
      n: 1,
      language: 'es',
      async before() {
        const found = await page.evaluate(() => {
          const card = document.querySelector('.bubble.desk')?.getBoundingClientRect();
          const choices = [...document.querySelectorAll('.ask [data-choice]')].map(one => one.getBoundingClientRect());
          const notes = [...document.querySelectorAll('.zone.flat small')];
          return {
            card: card !== undefined,
            under: choices.filter(one => card !== undefined && one.top < card.bottom && one.bottom > card.top).length,
            notes: notes.length,
            cut: notes.filter(one => one.scrollWidth > one.clientWidth + 1).length,
            chip: document.querySelector('header .trail .chip')?.getClientRects().length ?? 0,
          };
        });
        assert.deepEqual([found.under, found.cut, found.chip], [0, 0, 0]);
        if (found.card) results++;
        if (found.notes > 0) battles++;
        return results > 0 && battles > 5;
      },
    });
    assert.ok(results > 0 && battles > 5);
  }));
