import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { test } from './tests.ts';
import { decisions, settle, startGame, still, visit } from './visit.ts';

/** Longer than a hand must be still before the finer terrain is drawn. */
const LONGER = 1600;
const fine = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.ground > image[href*="3200"]') !== null);

test('a hand that holds the board is not made to wait for the finer terrain', () =>
  visit({ motion: 'no-preference' }, async ({ page, context }) => {
    await context.route('**/sw.js', route => route.abort()); // it would fetch the terrain before it is asked for
    let bring = (): void => undefined;
    const held = new Promise<void>(resolve => {
      bring = resolve;
    });
    await context.route('**/terrain-3200*', async route => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await startGame(page, 'mosbys-raiders', 'person');
    await settle(page);
    const wanted = page.waitForRequest('**/terrain-3200*');
    for (let n = 0; n < 3; n++) await page.keyboard.press('+');
    await wanted;
    await still(page);
    const stage = await page.locator('.stage').boundingBox();
    assert.ok(stage);
    const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 30, { steps: 4 });
    bring();
    await page.waitForTimeout(LONGER);
    assert.equal(await fine(page), false, 'it came under the hand');
    await page.mouse.up();
    await page.waitForFunction(() => document.querySelector('.ground > image[href*="3200"]') !== null);
  }));

/** Where the frame of the small map lies, in shares of it, and where it should. */
const small = (page: Page): Promise<{ is: number[]; should: number[] }> =>
  page.evaluate(() => {
    const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
    const [map, frame, stage, board] = [box('.mini .map'), box('.mini .frame'), box('.stage'), box('.stage .board')];
    const shares = (of: DOMRect, within: DOMRect) => [
      (of.left - within.left) / within.width,
      (of.top - within.top) / within.height,
      of.width / within.width,
      of.height / within.height,
    ];
    return { is: shares(frame, map), should: shares(stage, board) };
  });
test('the frame of the small map is what is seen of the board, before and after a drag', () =>
  visit({}, async ({ page }) => {
    await startGame(page, 'for-the-people', 'person');
    await settle(page);
    await still(page);
    const judge = async () => {
      const { is, should } = await small(page);
      for (const [i, share] of is.entries()) assert.ok(Math.abs(share - should[i]!) < 0.02, `${is} for ${should}`);
      return is;
    };
    const before = await judge();
    const stage = await page.locator('.stage').boundingBox();
    assert.ok(stage);
    const [x, y] = [stage.x + stage.width / 2, stage.y + stage.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 120, y - 70, { steps: 6 });
    await page.mouse.up();
    await still(page);
    const after = await judge();
    assert.ok(Math.abs(after[0]! - before[0]!) + Math.abs(after[1]! - before[1]!) > 0.01, 'nothing was dragged');
  }));

test('in the journal a rule stands behind the last word of its sentence, as long as there is room, and the keys open a line', () =>
  visit({ screen: 'low', language: 'es' }, async ({ page }) => {
    await startGame(page, 'mosbys-raiders', 'person');
    await decisions(page, 6);
    const lines = await page.evaluate(() =>
      [...document.querySelectorAll('.panel.journal li:not(.heading)')].flatMap(li => {
        const [line, chip] = [li.querySelector('.line'), li.querySelector(':scope > .chip')];
        if (line === null || chip === null) return [];
        const last = [...line.getClientRects()].at(-1) as DOMRect;
        const [box, of] = [chip.getBoundingClientRect(), li.getBoundingClientRect()];
        const beside = box.top < last.bottom && box.bottom > last.top;
        return [
          { text: line.textContent, rows: line.getClientRects().length, fits: last.right + box.width + 8 < of.right, beside },
        ];
      }),
    );
    assert.ok(
      lines.some(({ rows, fits }) => rows > 1 && fits),
      'no long sentence with a rule',
    );
    assert.deepEqual(
      lines.filter(({ fits, beside }) => fits && !beside),
      [],
    );
    await page.locator('.panel.journal .line').nth(1).focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('section.past');
  }));
