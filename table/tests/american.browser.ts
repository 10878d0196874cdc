import assert from 'node:assert/strict';
import type { Option } from '@cuartel/engine';
import { bring, firstAsked } from './bring.ts';
import { test } from './tests.ts';
import { answered, chooser, count, decide, settle, visit, weighed } from './visit.ts';

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
