import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { test } from './tests.ts';
import { answered, count, counted, isOver, settle, standing, startGame, visit, weighed } from './visit.ts';

/** A list is put together by marks, or by A for all; Enter decides. False: none is asked for. */
const listByKeys = async (page: Page): Promise<boolean> => {
  const members = page.locator('.ask [data-member]');
  const n = await members.count();
  if (n === 0) return false;
  const ready = page.locator('.ask [data-list]:enabled');
  // Adding what may be added does not always lead to a whole list: another beginning may.
  for (let start = 0; start < n; start++) {
    for (let i = 0; i < n; i++) {
      const member = members.nth((start + i) % n);
      if ((await member.getAttribute('aria-pressed')) === 'true') continue;
      await page.keyboard.press((await member.getAttribute('aria-keyshortcuts')) as string);
      await weighed(page);
      if ((await ready.count()) === 0) continue;
      await page.keyboard.press('Enter');
      return true;
    }
    // N takes all of them off again; nobody at all may be a list too.
    await page.keyboard.press('n');
    await weighed(page);
    if ((await ready.count()) === 0) continue;
    await page.keyboard.press('Enter');
    return true;
  }
  throw new Error(`no list can be put together: ${await page.locator('.ask').innerText()}`);
};
/** A choice on the map that can be taken back. */
const PLAIN = '.ask [data-choice].thing:not(:has(.seal))';

test('a whole game by keyboard alone', () =>
  visit({}, async ({ page }) => {
    for (let i = 0; i < 40; i++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('.posters .btn.main[aria-label*="Six Spaces"]'))) break;
    }
    await page.keyboard.press('Enter');
    for (let i = 0; i < 400; i++) {
      const now = await standing(page);
      if (now === 'over') break;
      if (now === 'sheet') {
        await page.waitForTimeout(320); // the first keys skip no film
        await page.keyboard.press('Escape');
        await page.waitForSelector('dialog[open], .film', { state: 'detached' });
        continue;
      }
      const before = await count(page);
      // A force can be put together again as often as one likes: what is not a list is chosen too.
      const other = page.locator('.ask [data-choice]:not([data-member], .ender)').first();
      const lists = (await page.locator('.ask [data-member]').count()) > 0;
      if (lists && (i % 2 === 0 || (await other.count()) === 0)) {
        assert.ok(await listByKeys(page));
        await answered(page, before);
        continue;
      }
      if (lists) {
        await page.keyboard.press((await other.getAttribute('aria-keyshortcuts')) as string);
        await answered(page, before);
        continue;
      }
      if (i % 3 === 0) {
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      } else await page.keyboard.press('1');
      await answered(page, before);
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
    if (!(await listByKeys(page))) await page.keyboard.press('1');
    await answered(page, 0);
    await page.keyboard.press('j');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'tab-journal');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await page.waitForSelector('section.past');
    await page.keyboard.press('Escape');
    await page.waitForSelector('section.past', { state: 'detached' });
    for (const key of ['f', 'l', '+', '-', 'Shift+ArrowUp']) await page.keyboard.press(key);
  }));

/** Holds back what the page asks of the worker until `letGo` is called. */
const holdBack = (page: Page) =>
  page.addInitScript(() => {
    const held: (() => void)[] = [];
    let holding = false;
    const Real = window.Worker;
    window.Worker = class extends Real {
      override postMessage(message: unknown) {
        if (holding) held.push(() => super.postMessage(message));
        else super.postMessage(message);
      }
    };
    Object.assign(window, {
      hold: () => {
        holding = true;
      },
      letGo: () => {
        holding = false;
        for (const one of held.splice(0)) one();
      },
    });
  });
const hold = (page: Page) => page.evaluate(() => (window as unknown as { hold(): void }).hold());
const letGo = (page: Page) => page.evaluate(() => (window as unknown as { letGo(): void }).letGo());
const busy = (page: Page) => page.waitForSelector('.table[aria-busy="true"]');
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const inThePast = async (page: Page) => {
  await page.waitForSelector('section.past');
  return Number(/\d+/.exec(await page.locator('section.past b').innerText())?.[0]);
};

test('the keys while the answer is late: none is lost, none goes astray, the focus stays where it was put', () =>
  visit({}, async ({ page, address }) => {
    await holdBack(page);
    await page.goto(`${address}?seed=7&late`);
    await startGame(page, 'mosbys-raiders', 'bot');
    await settle(page);
    // Deciding, and at once into the journal: the decision under way counts.
    const first = await count(page);
    await hold(page);
    await press(page, '1', 'j', 'Tab', 'ArrowLeft');
    await busy(page);
    assert.equal(await page.locator('section.past').count(), 0);
    await letGo(page);
    assert.equal(await inThePast(page), first);
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'panel');
    await press(page, 'Escape');
    await page.waitForSelector('section.past', { state: 'detached' });
    await counted(page, first + 1);
    // Put away before it was there: it does not come after all.
    await hold(page);
    await press(page, '1', 'ArrowLeft', 'Escape');
    await letGo(page);
    await answered(page, first + 1);
    await settle(page);
    assert.equal(await page.locator('section.past').count(), 0);
    // Two steps back are two steps, however fast.
    const second = await count(page);
    await page.locator('#panel').focus();
    await hold(page);
    await press(page, 'ArrowLeft', 'ArrowLeft');
    await letGo(page);
    await page.locator('section.past b', { hasText: `decision ${second - 2} ` }).waitFor();
    await press(page, 'Escape');
    await page.waitForSelector('section.past', { state: 'detached' });
  }));

test('the keys while the answer is late: a second mark decides nothing unread, a step back waits, a held key decides once', () =>
  visit({}, async ({ page, address }) => {
    await holdBack(page);
    await page.goto(`${address}?seed=7&late`);
    await startGame(page, 'six-spaces', 'person');
    const prompt = () => page.locator('.ask h2').innerText();
    for (let i = 0; i < 40; i++) {
      await settle(page);
      if ((await page.locator(PLAIN).count()) > 1) break;
      const before = await count(page);
      if (!(await listByKeys(page))) await page.keyboard.press('1');
      await answered(page, before);
    }
    const [asked, n] = [await prompt(), await count(page)];
    const march = page.locator(PLAIN).first();
    const mark = (await march.getAttribute('aria-keyshortcuts')) as string;
    // Twice the same mark: one decision, and the choice of that mark in the next question is aimed at.
    await hold(page);
    await press(page, mark, '1');
    await letGo(page);
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-choice') === '0');
    await counted(page, n + 1);
    await press(page, 'u');
    await counted(page, n);
    // A decision and its taking back, one after the other.
    await hold(page);
    await press(page, mark, 'u');
    await letGo(page);
    await page.waitForSelector('.table[aria-busy="false"]:not([data-unread])');
    assert.deepEqual([await prompt(), await count(page)], [asked, n]);
    // The keyboard says the same key again while it is held down.
    await page.keyboard.down(mark);
    await answered(page, n);
    await page.keyboard.down(mark);
    assert.equal(await page.locator('.table').getAttribute('aria-busy'), 'false');
    assert.equal(await count(page), n + 1);
    await page.keyboard.up(mark);
    // An arrow and Enter without a pause between them.
    await press(page, 'ArrowRight', 'ArrowRight');
    const aimed = await page.evaluate(() => document.activeElement?.getAttribute('data-choice') ?? null);
    assert.notEqual(aimed, null);
    const member = await page.evaluate(() => document.activeElement?.hasAttribute('data-member') ?? false);
    await press(page, 'Enter');
    // Enter puts a member on the list; once it may be chosen, Enter chooses it.
    if (member) {
      await page.locator('.ask [data-list]:enabled').first().waitFor();
      await press(page, 'Enter');
    }
    await answered(page, n + 1);
  }));
