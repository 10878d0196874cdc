import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { slugs } from '../build/shelf.ts';
import { axe, axeByBothLights } from './axe.ts';
import { test } from './tests.ts';
import { askWhyNot, decisions, settle, startGame, visit } from './visit.ts';

const go = async (page: Page, hash: string, wanted: string) => {
  await page.evaluate(to => {
    location.hash = to;
  }, hash);
  await page.waitForSelector(wanted);
};

for (const [theme, screen] of [
  ['light', 'desktop'],
  ['dark', 'phone'],
] as const)
  test(`axe finds nothing on any page: ${theme}, ${screen}`, () =>
    visit({ theme, screen }, async ({ page }) => {
      await axe(page, 'home');
      await go(page, '/new/six-spaces', 'form .begin');
      await axe(page, 'new');
      await startGame(page, 'six-spaces', 'person');
      await page.waitForSelector('dialog[open]');
      await axe(page, 'curtain');
      await decisions(page, 5);
      await axe(page, 'table');
      await page.keyboard.press('f');
      await askWhyNot(page, '[data-thing^="space:"]');
      await axe(page, 'why not');
      await page.keyboard.press('Escape');
      await page.waitForSelector('.bubble', { state: 'detached' });
      for (const tab of await page.locator('[role=tab]').all()) {
        await tab.click();
        await axe(page, `tab ${await tab.innerText()}`, { without: '.stage' });
      }
      // On a phone the tab that is open already would be closed by a click: its neighbour was clicked last.
      await page.locator('#tab-journal').click();
      await page.locator('.panel .line').first().click();
      await page.waitForSelector('section.past');
      await axe(page, 'the past');
      await page.keyboard.press('Escape');
      await page.waitForSelector('section.past', { state: 'detached' });
      await page.locator('header .chip').first().click();
      await page.waitForSelector('dialog.side[open] .text');
      await axe(page, 'rule sheet');
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
      const hash = new URL(page.url()).hash;
      await go(page, hash.replace('play', 'replay'), '.replay input[type=range]');
      await axe(page, 'replay');
      await go(page, '/rules/six-spaces/6.4', '[data-rule]');
      await axe(page, 'rulebook');
      await go(page, '/settings', '[role=group]');
      await axe(page, 'settings');
      await go(page, '/about', 'h3');
      await axe(page, 'about');
      await go(page, '/ladder', 'table tbody tr');
      await axe(page, 'ladder');
      await go(page, '/', '.going article');
      await axe(page, 'home with a game');
    }));

/** By lamp-light, or by day. */
const light = (page: Page, theme: 'day' | 'lamp') =>
  page.evaluate(name => {
    document.documentElement.dataset.theme = name;
  }, theme);
for (const [n, slug] of slugs(join(import.meta.dirname, '..', '..')).entries())
  test(`axe finds nothing on the table of ${slug}, by day and by lamp-light`, () =>
    visit({}, async ({ page }) => {
      await startGame(page, slug, 'bot');
      await settle(page);
      for (const [i, theme] of (['lamp', 'day'] as const).entries()) {
        await light(page, theme);
        await axe(page, `${slug}, after ${i} decisions`);
        await decisions(page, 1, 20 + i);
      }
      // What a game adds to the desk: half of the tabs by each light, and of the next game the other half.
      for (const [i, tab] of (await page.locator('[role=tab]').all()).entries()) {
        await light(page, (i + n) % 2 === 0 ? 'day' : 'lamp');
        await tab.click();
        await axe(page, `${slug}, tab ${await tab.innerText()}`, { without: '.stage' });
      }
    }));

test('axe finds what is planted: a button without a name, letters like their ground', () =>
  visit({}, async ({ page }) => {
    await page.evaluate(() => {
      const main = document.querySelector('main') as Element;
      const letters = document.createElement('p');
      letters.textContent = 'hard to read';
      letters.style.color = '#777';
      letters.style.background = '#888';
      main.append(document.createElement('button'), letters);
    });
    for (const narrowed of [{}, { without: '.posters' }]) {
      await assert.rejects(axe(page, 'planted', narrowed), /button-name/);
      await assert.rejects(axe(page, 'planted', narrowed), /color-contrast/);
    }
    // By the second light only colours are looked at again.
    await assert.rejects(axe(page, 'planted', { colours: true }), (error: Error) => {
      return /color-contrast/.test(error.message) && !/button-name/.test(error.message);
    });
    await page.evaluate(() => document.querySelector('main > button')?.remove());
    await assert.rejects(axeByBothLights(page, 'planted'), /planted, by day/);
  }));

test('text at 200 percent: nothing is lost, nothing runs out of the page', () =>
  visit(
    {},
    async ({ page }) => {
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await page.addStyleTag({ url: `data:text/css,html{font-size:200%}` }).catch(() => undefined);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      assert.ok((await wide()) <= 0, 'home');
      await startGame(page, 'six-spaces', 'bot');
      await settle(page);
      assert.ok((await wide()) <= 0, 'table');
      const choice = page.locator('.ask [data-choice]').last();
      await choice.scrollIntoViewIfNeeded();
      await choice.click();
    },
    /Content Security Policy|data:text/,
  ));

test('the board in words says what stands where', () =>
  visit({ language: 'es' }, async ({ page }) => {
    await startGame(page, 'six-spaces', 'bot');
    await settle(page);
    await page.locator('#tab-words').click();
    const words = await page.locator('#panel').innerText();
    assert.match(words, /Alba: .*Norte 1/);
    assert.match(words, /Tu mano/);
  }));

test('the curtain keeps the focus, and no key reaches the table behind it', () =>
  visit({}, async ({ page }) => {
    await startGame(page, 'six-spaces', 'person');
    await page.waitForFunction(() => document.activeElement?.matches('dialog[open] .btn.main'));
    const inside = () => page.evaluate(() => document.activeElement?.closest('dialog[open]') != null);
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      assert.ok(await inside(), key);
    }
    await page.evaluate(() => document.querySelector<HTMLElement>('header button, header a')?.focus());
    assert.ok(await inside(), 'the focus was put elsewhere');
    await page.mouse.click(200, 400); // the board, under the veil
    for (const key of ['1', 't', 'u', '?', 'Escape']) await page.keyboard.press(key);
    assert.equal(await page.locator('dialog[open]').count(), 1);
    assert.equal(await page.locator('.bubble').count(), 0);
    await page.locator('dialog[open] .btn.main').focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog[open]', { state: 'detached' });
    await page.waitForSelector('.ask [data-choice]');
  }));
