import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { axe } from './axe.ts';
import { test } from './tests.ts';
import { count, settle, startGame, visit } from './visit.ts';

const openOrders = async (page: Page): Promise<void> => {
  await page.locator('header .pop > button').last().click();
  await page.locator('.menu button', { hasText: 'Standing orders' }).click();
  await page.waitForSelector('dialog[open] #order-answer, dialog[open] .standing');
};

test('orders: one given against the bot answers at once, outlives the page, and is taken back', () =>
  visit({}, async ({ page }) => {
    await startGame(page, 'six-spaces', 'bot');
    await settle(page);
    const before = await count(page);
    await openOrders(page);
    await page.locator('#order-answer').selectOption({ label: 'Nothing' });
    await page.locator('#order-lasts').selectOption({ label: 'for the whole game' });
    await axe(page, 'standing orders');
    await page.locator('dialog[open] button', { hasText: 'From now on' }).click();
    await page.waitForSelector('[data-order]');
    assert.match(await page.locator('[data-order]').innerText(), /Nothing, for the whole game\.$/);
    await page.waitForFunction(n => Number(document.querySelector('.table')?.getAttribute('data-count')) > n, before);
    await page.keyboard.press('Escape');
    await page.reload();
    await settle(page);
    await openOrders(page);
    assert.match(await page.locator('[data-order]').innerText(), /^When rule [\d.]+ asks me .*Nothing, for the whole game\.$/);
    await page.locator('dialog[open] .standing li button').click();
    await page.locator('[data-order]').waitFor({ state: 'detached' });
  }));
