import assert from 'node:assert/strict';
import type { Option } from '@cuartel/engine';
import type { Page } from 'playwright-core';
import { bring, firstAsked } from './bring.ts';
import { test } from './tests.ts';
import { answered, chooser, count, decide, settle, startGame, visit, weighed } from './visit.ts';

const glow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (document.querySelector('.stage')?.getAttribute('data-glow') ?? '').split(' ').filter(Boolean));
const kinds = (things: readonly string[]): readonly string[] =>
  [...new Set(things.map(thing => thing.split(':')[0] ?? ''))].sort();

test('The American Revolution on a phone: a list is left empty, the board keeps its room, a phase ends on the key T', () =>
  visit({ language: 'es', screen: 'phone' }, async ({ page }) => {
    const nobody = ({ with: list }: Option) => Array.isArray(list) && list.length === 0;
    await bring(page, await firstAsked('american-revolution', ({ options }) => options.length > 3 && options.some(nobody)));
    const pick = chooser(3);
    let [empty, ended] = [0, 0];
    for (let n = 0; n < 80 && (empty === 0 || ended === 0); n++) {
      await settle(page);
      const before = await count(page);
      const none = page.locator('.ask .set[data-least="0"] [data-none]');
      if (empty === 0 && (await none.count()) > 0) {
        // Nothing lies over the board, and question and tray leave it a quarter of the screen.
        const { height } = (await page.locator('.boardbox').boundingBox()) ?? { height: 0 };
        assert.ok(height >= 844 / 4, `${height} of 844`);
        await none.first().click();
        await weighed(page);
        await page.locator('.ask [data-list]:enabled').first().click();
        await answered(page, before);
        empty++;
      } else if (ended === 0 && (await page.locator('.ask [data-choice].ender').count()) > 0 && empty > 0) {
        await page.keyboard.press('t');
        const sure = page.locator('.ask [data-choice]:has(.grave b)');
        if ((await sure.count()) > 0) await page.keyboard.press('t');
        await answered(page, before);
        ended++;
      } else await decide(page, pick);
    }
    assert.deepEqual([empty, ended], [1, 1]);
  }));

test('The American Revolution: what is rarely meant is folded and lights nothing until it is opened; All takes the whole place of the unit chosen', () =>
  visit({}, async ({ page }) => {
    await startGame(page, 'american-revolution', 'person');
    const pick = chooser(5);
    const until = async (selector: string) => {
      for (let n = 0; n < 120 && (await page.locator(selector).count()) === 0; n++) {
        await settle(page);
        if ((await page.locator(selector).count()) === 0) await decide(page, pick);
      }
    };
    await until('.ask [data-fold="showOnTop"]');
    assert.deepEqual(
      kinds(await glow(page)).filter(kind => kind === 'unit'),
      [],
    );
    await page.locator('.ask [data-fold="showOnTop"]').click();
    await page.locator('.ask [data-unfold]').waitFor();
    assert.deepEqual(kinds(await glow(page)), ['unit']);
    await page.keyboard.press('Escape');
    await page.locator('.ask [data-fold="showOnTop"]').waitFor();
    assert.equal(await page.locator('.ask .set').count(), 0);

    await until('.ask .set[data-set="gather"]');
    await settle(page);
    // Two of the first group that stands together: the one is chosen, the others come along.
    const members = page.locator('.ask .set[data-set="gather"] [data-member]');
    const places = (await members.allInnerTexts()).map(text => text.slice(text.lastIndexOf(',') + 1).trim());
    const crowded = places.findLastIndex((place, n) => places.indexOf(place) !== n);
    assert.ok(crowded >= 0, places.join(' '));
    await members.nth(crowded).click();
    await weighed(page);
    await page.locator('.ask [data-all]').click();
    await page.waitForFunction(
      n => document.querySelectorAll('.ask .set[data-set="gather"] [data-member][aria-pressed="true"]').length === n,
      places.filter(place => place === places[crowded]).length,
    );
  }));
