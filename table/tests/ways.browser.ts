/** The same play by other hands: a battle by keys alone, a raid by touch alone. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { test } from './tests.ts';
import { answered, count, still, visit, weighed } from './visit.ts';

const open = async (page: Page, slug: string, n: number): Promise<void> => {
  await page.evaluate(path => {
    location.hash = path;
  }, `/new/${slug}`);
  await page.locator('.lesson').nth(n).click();
  await page.waitForSelector('.teach');
};
/** Does anything lie over the board that is no part of it, at the points of a grid? */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = document.querySelector('.boardbox') as Element;
    const { left, top, width, height } = box.getBoundingClientRect();
    const over = new Set<string>();
    for (let i = 1; i < 12; i++)
      for (let j = 1; j < 12; j++) {
        const at = document.elementFromPoint(left + (width * i) / 12, top + (height * j) / 12);
        if (at === null || !box.contains(at)) over.add(at?.outerHTML.slice(0, 80) ?? 'nothing');
      }
    return [...over];
  });
/** Step by step to the end of a lesson, each by `step`; how many there were. */
const through = async (page: Page, step: () => Promise<void>): Promise<number> => {
  for (let steps = 0; steps < 90; steps++) {
    if ((await page.locator('.lesson .btn.main').count()) > 0) return steps;
    await still(page);
    assert.deepEqual(await covered(page), [], await page.locator('.ask h2').innerText());
    const before = await count(page);
    await page.waitForSelector('.table[aria-busy="false"]:not([data-unread]) .ask .proposed');
    await step();
    await answered(page, before);
  }
  throw new Error('the lesson does not end');
};

test('a whole battle of Bobby Lee by keys alone, in Spanish: no click, nothing over the board', () =>
  visit({ language: 'es' }, async ({ page }) => {
    await open(page, 'bobby-lee', 1);
    const lit = page.locator('.ask .proposed');
    const steps = await through(page, async () => {
      if ((await page.locator('.ask [data-member].proposed').count()) > 0) {
        while ((await lit.count()) > 0) {
          await page.keyboard.press((await lit.first().getAttribute('aria-keyshortcuts')) as string);
          await weighed(page);
        }
        return page.keyboard.press('Enter');
      }
      const mark = await lit.first().getAttribute('aria-keyshortcuts');
      if (mark !== null) return page.keyboard.press(mark);
      // There are more choices than marks: arrows come to it.
      for (let i = 0; i < 80; i++) {
        await page.keyboard.press('ArrowRight');
        if (await page.evaluate(() => document.activeElement?.classList.contains('proposed')))
          return page.keyboard.press('Enter');
      }
    });
    assert.ok(steps > 10, `${steps} steps`);
  }));

test("a raid of Mosby's by touch alone, on a phone: one tap a choice, two where a die is looked at first", () =>
  visit({ language: 'es', screen: 'phone', theme: 'dark' }, async ({ page }) => {
    await open(page, 'mosbys-raiders', 0);
    let taps = 0;
    const steps = await through(page, async () => {
      const before = await count(page);
      const lit = page.locator('.ask .proposed');
      // The first tap may only show the odds; then the choice asks for another.
      for (let tap = 0; tap < 2; tap++) {
        await page.waitForTimeout(600); // two taps on one spot at once are one double click, which decides nothing more
        await lit.tap();
        taps++;
        const came = await page.waitForFunction(n => {
          const table = document.querySelector('.table');
          if (table?.getAttribute('data-count') !== String(n) || table.getAttribute('aria-busy') === 'true') return 'decided';
          return document.querySelector('.ask .proposed small') === null ? null : 'looked';
        }, before);
        if ((await came.jsonValue()) === 'decided') return;
      }
    });
    assert.ok(steps > 10 && taps <= 2 * steps, `${taps} taps, ${steps} steps`);
  }));
