import assert from 'node:assert/strict';
import { test } from './tests.ts';
import { chooser, decide, settle, startGame, visit, weighed } from './visit.ts';

test('The American Revolution: a marker is laid for a contest by pointing at the one and the other, and is seen there at once', () =>
  visit({}, async ({ page }) => {
    await startGame(page, 'american-revolution', 'person');
    const pick = chooser(3);
    const members = page.locator('.ask .set[data-set="assign"] [data-member]');
    for (let n = 0; n < 120; n++) {
      await settle(page);
      if ((await members.count()) > 1) break;
      await decide(page, pick);
    }
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
