import assert from 'node:assert/strict';
import type { Option } from '@cuartel/engine';
import { bring, firstAsked } from './bring.ts';
import { test } from './tests.ts';
import { visit, weighed } from './visit.ts';

test('The American Revolution: a marker is laid for a contest by pointing at the one and the other, and is seen there at once', () =>
  visit({}, async ({ page }) => {
    const several = ({ do: deed, with: list }: Option) => deed === 'assign' && Array.isArray(list) && list.length > 1;
    await bring(page, await firstAsked('american-revolution', ({ options }) => options.some(several)));
    assert.ok((await page.locator('.ask .set[data-set="assign"] [data-member]').count()) > 1);
    const on = page.locator('.ask [data-member][aria-pressed="true"]');
    assert.equal(await on.count(), 0);
    const discs = page.locator('.screen .discs svg');
    const laid = await discs.count();
    await page.locator('.tray [data-thing^="marker:"].on').first().click();
    assert.equal(await on.count(), 0, 'a marker alone is only held');
    const contest = page.locator('.screen [data-thing^="contest:"].on');
    await contest.first().click();
    await weighed(page);
    assert.equal(await on.count(), 1);
    assert.equal(await discs.count(), laid + 1);
  }));
