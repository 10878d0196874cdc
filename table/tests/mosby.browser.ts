import assert from 'node:assert/strict';
import { act, anyGame, keyFromSeed, lessonNow, open } from '@cuartel/engine';
import { mosbysRaiders } from '@cuartel/mosbys-raiders';
import { test } from './tests.ts';
import { count, counted, playOut, startGame, visit } from './visit.ts';

for (const [language, screen] of [
  ['es', 'desktop'],
  ['en', 'phone'],
] as const)
  test(`a whole game of Mosby's Raiders by clicking what glows: ${language}, ${screen}`, () =>
    visit({ language, screen }, async ({ page }) => {
      await startGame(page, 'mosbys-raiders', 'bot');
      const { decisions } = await playOut(page, 23);
      assert.ok(decisions > 3, `${decisions} decisions`);
      assert.ok((await page.locator('.ask h2').innerText()).length > 10);
    }));

for (const language of ['es', 'en'] as const)
  test(`the lesson of Union Mills, with a reload in the middle of its combat: ${language}`, () =>
    visit({ language }, async ({ page }) => {
      await page.evaluate(() => {
        location.hash = '/new/mosbys-raiders';
      });
      await page.locator('.lesson').first().click();
      await page.waitForSelector('.stage [data-thing]');
      const match = open(anyGame(mosbysRaiders), { scenario: 'lesson-union-mills', options: [] }, keyFromSeed('7'));
      for (let now = lessonNow(match, language); now?.expected; now = lessonNow(match, language)) {
        assert.equal((await page.locator('.teach').innerText()).trim(), now.say);
        const at = match.record.actions.length;
        if (now.expected.do === 'play') {
          await page.reload();
          await page.waitForSelector('.teach');
          assert.equal(await count(page), at);
        }
        if (at === 0) {
          // Anything else is refused in a sentence, and nothing changes.
          await page.locator('.ask [data-choice]').last().click();
          await page.waitForSelector('.bubble.dark');
          await counted(page, 0);
        }
        const words = match.game.text[language].deeds as Record<string, (what: unknown, v: unknown) => string>;
        const v = { me: 'mosby', pub: match.position.table.pub, own: match.position.table.own.mosby };
        const text = (words[now.expected.do] as (what: unknown, v: unknown) => string)(now.expected.with, v);
        await page.locator('.ask [data-choice]', { hasText: text }).first().click();
        await counted(page, at + 1);
        assert.ok(act(match, now.expected).ok);
      }
      assert.equal((await page.locator('.teach').innerText()).trim(), lessonNow(match, language)?.say);
      // Playing on is a game of one's own.
      await page.locator('.lesson .btn.main').click();
      await page.waitForFunction(
        () => document.querySelector('.teach') === null && document.querySelector('.ask [data-choice]') !== null,
      );
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
