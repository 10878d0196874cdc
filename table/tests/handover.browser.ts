import assert from 'node:assert/strict';
import type { Option } from '@cuartel/engine';
import { bring, firstAsked } from './bring.ts';
import { test } from './tests.ts';
import { answered, count, keepResult, standing, visit } from './visit.ts';

test('Two people at one screen: a result that one of them keeps open goes with him, and is not there for the other', () =>
  visit({}, async ({ page }) => {
    const setsOut = ({ do: deed }: Option) => deed === 'march';
    await bring(page, await firstAsked('american-revolution', ({ options }) => options.some(setsOut)));
    // 16.3-c The sum of the movement is told to its side alone.
    let before = await count(page);
    await page.locator('.ask [data-choice]', { hasText: 'March' }).first().click();
    await answered(page, before);
    await keepResult(page);
    assert.match(await page.locator('[data-result]').innerText(), /MP/);
    const curtain = page.locator('dialog[open] .curtain');
    for (let n = 0; n < 12 && (await standing(page)) === 'asked'; n++) {
      before = await count(page);
      await page.locator('.ask [data-choice]:not([data-member])').last().click();
      const sure = page.locator('.ask [data-choice]:has(.grave b)');
      if ((await sure.count()) > 0) await sure.first().click();
      await answered(page, before);
    }
    assert.equal(await curtain.count(), 1);
    assert.equal(await page.locator('[data-result]').count(), 0);
    await page.locator('dialog[open] .btn.main').click();
    await curtain.waitFor({ state: 'detached' });
    assert.equal(await page.locator('[data-result]').count(), 0);
  }));
