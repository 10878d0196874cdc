import assert from 'node:assert/strict';
import { anyGame } from '@cuartel/engine';
import { mosbysRaiders } from '@cuartel/mosbys-raiders';
import type { Page } from 'playwright-core';
import { playLesson } from './lesson.ts';
import { test } from './tests.ts';
import { count, counted, playOut, startGame, still, visit } from './visit.ts';

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

test('the lessons on a tablet: what the example does is in sight below its text and its odds', () =>
  visit({ screen: 'tablet', language: 'es' }, ({ page }) =>
    playLesson({ page, game: anyGame(mosbysRaiders), n: 0, language: 'es' }),
  ));

test('the lesson of Union Mills, each step in both languages, with a reload in the middle of its combat', () =>
  visit({ language: 'es' }, async ({ page }) => {
    let refused = 0;
    await playLesson({
      page,
      game: anyGame(mosbysRaiders),
      n: 0,
      language: 'es',
      also: 'en',
      before: async (expected, match, spoken) => {
        const at = match.record.actions.length;
        if (expected.do === 'play') {
          await page.reload();
          await page.waitForSelector('.teach');
          await counted(page, at);
        }
        if (at < 2) {
          // Anything else is refused in a sentence, and nothing changes.
          await page.locator('.ask [data-choice]').last().click();
          await page.waitForSelector('.bubble.dark');
          await counted(page, at);
          // It says what the example does instead, under the lesson's name: not the step once more, and no "why not?".
          const said = await page.locator('.bubble.dark').innerText();
          const lit = await page.locator('.ask .proposed .what').innerText();
          assert.ok(said.includes(lit.trim()), `${said} does not name ${lit}`);
          assert.match(said, spoken === 'es' ? /^Lección\n/i : /^Lesson\n/i);
          assert.ok(!said.includes(await page.locator('.teach').innerText()), 'the step is repeated');
          assert.match(await page.locator('header .label').innerText(), spoken === 'es' ? /Lección/i : /Lesson/i);
          refused++;
        }
        return false;
      },
    });
    assert.equal(refused, 2);
    // Playing on is a game of one's own.
    await page.locator('.lesson .btn.main').click();
    await page.waitForFunction(
      () => document.querySelector('.teach') === null && document.querySelector('.ask [data-choice]') !== null,
    );
    const label = async () => (await page.locator('header .label').innerText()).toLowerCase();
    const here = await page.locator('html').getAttribute('lang');
    assert.match(await label(), here === 'es' ? /hipotética/ : /what.if/);
    const there = here === 'es' ? 'en' : 'es';
    await page.locator('header .lang button', { hasText: there.toUpperCase() }).click();
    await page.locator('header .label', { hasText: there === 'es' ? /hipotética/i : /what.if/i }).waitFor();
  }));

/** How much of these can be read where they stand: nothing lies over them, nothing cuts them off. */
const readable = (page: Page, which: readonly string[]): Promise<string[]> =>
  page.evaluate(
    selectors =>
      selectors.filter(selector => {
        const element = document.querySelector(selector);
        const { left, top, width, height } = element?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 };
        if (element === null || height < 2) return false;
        return [0.2, 0.5, 0.8].every(part => element.contains(document.elementFromPoint(left + width / 3, top + height * part)));
      }),
    which,
  );
for (const [screen, parts] of [
  ['phone', ['.ask .teach', '.ask .whatif', '.ask .proposed']],
  ['low', ['.ask .teach', '.ask .whatif', '.ask .proposed', '.ask .ender']],
] as const)
  test(`the lesson of Union Mills, ${screen}: its text, the odds, the lit choice and what ends the turn do not cover each other`, () =>
    visit({ language: 'es', screen }, async ({ page }) => {
      let weighed = 0;
      await playLesson({
        page,
        game: anyGame(mosbysRaiders),
        n: 0,
        language: 'es',
        async before() {
          const there = await page.evaluate(
            all => all.filter(one => (document.querySelector(one)?.getBoundingClientRect().height ?? 0) > 2),
            [...parts],
          );
          // They come into sight with the next picture.
          await page.waitForFunction(() => document.querySelector('.ask .proposed') !== null);
          await still(page);
          assert.deepEqual(await readable(page, there), there);
          if (there.includes('.ask .whatif')) weighed++;
          return false;
        },
      });
      assert.ok(weighed > 4, `${weighed}`);
    }));

test('the lesson of Union Mills on a tablet: its text and the lit choice are in sight', () =>
  visit({ language: 'en', screen: 'tablet' }, ({ page }) =>
    playLesson({ page, game: anyGame(mosbysRaiders), n: 0, language: 'en' }),
  ));

test('a bot gives advice, and plays the rest of the turn when asked', () =>
  visit({}, async ({ page }) => {
    await startGame(page, 'mosbys-raiders', 'bot');
    await page.locator('.help .link').first().click();
    await page.waitForSelector('.thought');
    assert.equal(await count(page), 0);
    await page.locator('.help .link').nth(1).click();
    await page.waitForFunction(() => Number(document.querySelector('.table')?.getAttribute('data-count')) > 0);
  }));
