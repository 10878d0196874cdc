import assert from 'node:assert/strict';
import { anyGame } from '@cuartel/engine';
import { mosbysRaiders } from '@cuartel/mosbys-raiders';
import { playLesson } from './lesson.ts';
import { test } from './tests.ts';
import { count, counted, playOut, startGame, visit } from './visit.ts';

for (const [language, screen] of [
  ['es', 'desktop'],
  ['en', 'phone'],
] as const)
  test(`a whole game of Mosby's Raiders by clicking what glows: ${language}, ${screen}`, () =>
    visit({ language, screen }, async ({ page }) => {
      // A war by chance may be over in a moment: then there is another.
      let decisions = 0;
      for (let seed = 23; decisions < 12; seed++) {
        assert.ok(seed < 31, `${decisions} decisions in eight wars`);
        await startGame(page, 'mosbys-raiders', 'bot');
        decisions += (await playOut(page, seed)).decisions;
        assert.ok((await page.locator('.ask h2').innerText()).length > 10);
      }
    }));

for (const language of ['es', 'en'] as const)
  test(`the lesson of Union Mills, with a reload in the middle of its combat: ${language}`, () =>
    visit({ language }, async ({ page }) => {
      await playLesson({
        page,
        game: anyGame(mosbysRaiders),
        n: 0,
        language,
        before: async (expected, match) => {
          const at = match.record.actions.length;
          if (expected.do === 'play') {
            await page.reload();
            await page.waitForSelector('.teach');
            await counted(page, at);
          }
          if (at === 0) {
            // Anything else is refused in a sentence, and nothing changes.
            await page.locator('.ask [data-choice]').last().click();
            await page.waitForSelector('.bubble.dark');
            await counted(page, 0);
            // It says what the example does instead, under the lesson's name: not the step once more, and no "why not?".
            const said = await page.locator('.bubble.dark').innerText();
            const lit = await page.locator('.ask .proposed .what').innerText();
            assert.ok(said.includes(lit.trim()), `${said} does not name ${lit}`);
            assert.match(said, language === 'es' ? /^Lección\n/i : /^Lesson\n/i);
            assert.ok(!said.includes(await page.locator('.teach').innerText()), 'the step is repeated');
            assert.match(await page.locator('header .label').innerText(), language === 'es' ? /Lección/i : /Lesson/i);
          }
          return false;
        },
      });
      // Playing on is a game of one's own.
      await page.locator('.lesson .btn.main').click();
      await page.waitForFunction(
        () => document.querySelector('.teach') === null && document.querySelector('.ask [data-choice]') !== null,
      );
      const label = language === 'es' ? /hipotética/i : /what.if/i;
      assert.match(await page.locator('header .label').innerText(), label);
    }));

test('a bot gives advice, and plays the rest of the turn when asked', () =>
  visit({}, async ({ page }) => {
    await startGame(page, 'mosbys-raiders', 'bot');
    await page.locator('.help .link').first().click();
    await page.waitForSelector('.thought');
    assert.equal(await count(page), 0);
    await page.locator('.help .link').nth(1).click();
    await page.waitForFunction(() => Number(document.querySelector('.table')?.getAttribute('data-count')) > 0);
  }));
