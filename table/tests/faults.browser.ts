/** Faults that were seen once, each held where a person met it. */
import assert from 'node:assert/strict';
import type { Option } from '@cuartel/engine';
import { bring, bringWith, firstAsked } from './bring.ts';
import { test } from './tests.ts';
import { answered, count, putTogether, settle, still, visit, weighed } from './visit.ts';

test('a card that makes a choice possible glows in the tray; a click on it chooses or asks where, and refuses nothing', () =>
  visit({}, async ({ page }) => {
    await bringWith(page, 'inform', 1);
    await still(page);
    const glowing = ((await page.locator('.stage').getAttribute('data-glow')) ?? '').split(' ');
    const cards = await page
      .locator('.tray [data-thing^="card:"]')
      .evaluateAll(all => all.map(one => one.getAttribute('data-thing') ?? ''));
    const card = cards.find(one => glowing.includes(one));
    assert.ok(card !== undefined, `no card glows: ${cards} of ${glowing}`);
    const before = await count(page);
    await page.locator(`.tray [data-thing="${card}"]`).click();
    await page.waitForTimeout(300);
    assert.equal(await page.locator('.bubble.dark').count(), 0, 'what is on offer is refused');
    const [chosen, asked] = [(await count(page)) > before, await page.locator('.bubble .which .btn').count()];
    const narrowed = ((await page.locator('.stage').getAttribute('data-glow')) ?? '').split(' ').length < glowing.length;
    assert.ok(chosen || asked > 0 || narrowed, 'nothing came of it');
  }));

test('no arrow without a march: HQs activated in several places draw none', () =>
  visit({}, async ({ page }) => {
    const two = ({ do: deed, with: list }: Option) => deed === 'activate' && Array.isArray(list) && list.length > 1;
    await bring(page, await firstAsked('bobby-lee', ({ options }) => options.some(two)), 'bots');
    const several = async (): Promise<boolean> => {
      if ((await page.locator('.ask [data-set="activate"]').count()) === 0) return false;
      await page.keyboard.press('a');
      await weighed(page);
      const ready = (await page.locator('.ask [data-list]:enabled').count()) > 0;
      return ready && (await page.locator('.ask [data-member][aria-pressed="true"]').count()) > 1;
    };
    // A bid may bind to one HQ: then the next turn is waited for.
    for (let i = 0; i < 120; i++) {
      await settle(page);
      if (await several()) break;
      const before = await count(page);
      const ready = page.locator('.ask [data-list]:enabled');
      if ((await ready.count()) > 0) await ready.first().click();
      else if (!(await putTogether(page, () => 0))) await page.locator('.ask [data-choice]').last().click();
      await answered(page, before);
    }
    const before = await count(page);
    await page.locator('.ask [data-list]:enabled').click();
    await answered(page, before);
    await still(page);
    assert.equal(await page.locator('.stage .board > svg:not(.ground) g:is(.now, .later, .made)').count(), 0);
  }));
