/** axe on what a table comes to only in play: a lesson, a battle, a list half made, a result, the debrief; by day and by lamp-light. */
import assert from 'node:assert/strict';
import { americanRevolution } from '@cuartel/american-revolution';
import { bobbyLee } from '@cuartel/bobby-lee';
import { anyGame } from '@cuartel/engine';
import { axeByBothLights } from './axe.ts';
import { bring, bringWith, underWay } from './bring.ts';
import { playLesson } from './lesson.ts';
import { test } from './tests.ts';
import { chooser, decide, keepResult, playOut, settle, visit, weighed } from './visit.ts';

test('axe finds nothing in a battle of a lesson, its board folded and unfolded, and on a list half made', () =>
  visit({}, async ({ page }) => {
    let lists = 0;
    await playLesson({
      page,
      game: anyGame(americanRevolution),
      n: 0,
      language: 'en',
      before: async expected => {
        // Where everybody must go along nothing is put together.
        if (!Array.isArray(expected.with) || (await page.locator('.ask [data-member]').count()) === 0) return false;
        lists++;
        await page.locator('.ask [data-member]').first().click();
        await weighed(page);
        await axeByBothLights(page, 'a list half made');
        await page.locator('.ask [data-member]').first().click();
        await weighed(page);
        return true;
      },
    });
    assert.equal(lists, 1);
    await playLesson({
      page,
      game: anyGame(bobbyLee),
      n: 1,
      language: 'en',
      before: async expected => {
        if (expected.do !== 'assault') return false;
        await axeByBothLights(page, 'a battle');
        return true;
      },
    });
  }));

test('axe finds nothing on a result that is kept, and on the debrief', () =>
  visit({ screen: 'phone' }, async ({ page }) => {
    await bringWith(page, 'attack', 1);
    const pick = chooser(4);
    for (let i = 0; i < 20 && (await page.locator('[data-result]').count()) === 0; i++) {
      await settle(page);
      await decide(page, pick);
    }
    await keepResult(page);
    await axeByBothLights(page, 'a result');
    await page.locator('[data-result]').click();
    await page.evaluate(() => {
      location.hash = '/';
    });
    await bring(page, await underWay('six-spaces', 90), 'bots');
    await playOut(page, 11);
    await page.locator('.debrief svg').waitFor();
    await axeByBothLights(page, 'the debrief');
  }));
