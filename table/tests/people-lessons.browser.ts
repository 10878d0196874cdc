import assert from 'node:assert/strict';
import { anyGame } from '@cuartel/engine';
import { forThePeople } from '@cuartel/for-the-people';
import { playLesson } from './lesson.ts';
import { test } from './tests.ts';
import { visit } from './visit.ts';

const game = anyGame(forThePeople);
// The long chapters are played by the rules' own tests; here the short ones.
for (const [n, lesson] of (game.lessons ?? []).entries())
  if (lesson.steps.length < 40)
    test(`${lesson.id} of For the People, both sides from one seat, each step in both languages`, () =>
      visit({ language: 'es' }, ({ page }) => playLesson({ page, game, n, language: 'es', also: 'en' })));

test("the rulebook's game of 1861 as a film: from the first step, and on by keys", () =>
  visit({ language: 'en' }, async ({ page }) => {
    await page.evaluate(() => {
      location.hash = '/new/for-the-people';
    });
    await page.locator('.told .film').nth(2).click();
    await page.waitForSelector('.stage .board svg');
    const lesson = game.lessons![2]!;
    const range = page.locator('input[type=range]').first();
    assert.equal(await range.inputValue(), '0');
    assert.equal(await range.getAttribute('max'), String(lesson.steps.length));
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('input[type=range]')?.value === '1');
    await page.keyboard.press('End');
    await page.waitForFunction(
      n => document.querySelector<HTMLInputElement>('input[type=range]')?.value === n,
      String(lesson.steps.length),
    );
  }));
