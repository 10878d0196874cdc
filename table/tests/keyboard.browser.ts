import assert from 'node:assert/strict';
import { test } from './tests.ts';
import { count, isOver, settle, visit } from './visit.ts';

test('a whole game by keyboard alone', () =>
  visit({}, async ({ page }) => {
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('.posters .btn.main[aria-label*="Six Spaces"]'))) break;
    }
    await page.keyboard.press('Enter');
    await page.waitForSelector('.ask [data-choice]');
    for (let i = 0; i < 400; i++) {
      if (await isOver(page)) break;
      if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
      if ((await page.locator('.ask [data-choice]:not([disabled])').count()) === 0) {
        await page.waitForTimeout(30);
        continue;
      }
      const before = await count(page);
      if (i % 3 === 0) {
        await page.keyboard.press('ArrowRight');
        await page.waitForFunction(() => document.activeElement?.hasAttribute('data-choice'));
        await page.keyboard.press('Enter');
      } else await page.keyboard.press('1');
      await page.waitForFunction(n => document.querySelector('.table')?.getAttribute('data-count') !== String(n), before);
    }
    assert.ok(await isOver(page));
  }));

test('the keys: help, journal and time, fit, locate, zoom', () =>
  visit({}, async ({ page }) => {
    await page.locator('.posters .btn.main[aria-label*="Six Spaces"]').click();
    await settle(page);
    await page.keyboard.press('?');
    await page.waitForSelector('dialog[open] kbd');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    await page.keyboard.press('1');
    await settle(page);
    await page.keyboard.press('j');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'tab-journal');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('section.past');
    await page.keyboard.press('Escape');
    await page.waitForSelector('section.past', { state: 'detached' });
    for (const key of ['f', 'l', '+', '-', 'Shift+ArrowUp']) await page.keyboard.press(key);
  }));
