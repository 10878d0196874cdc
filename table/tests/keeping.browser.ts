import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { openBrowser } from './browser.ts';
import { served } from './served.ts';
import { test } from './tests.ts';
import { count, decisions, settle, startGame, visit } from './visit.ts';

const file = (text: string) => ({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('a saved file comes back; a bad one is refused in one sentence and changes nothing', () =>
  visit({ language: 'es' }, async ({ page }) => {
    await startGame(page, 'six-spaces', 'person');
    await decisions(page, 4);
    const n = await count(page);
    await page.goto(`${page.url().split('#')[0]}#/`);
    await page.waitForSelector('.going article');
    const waiting = page.waitForEvent('download');
    await page.locator('.going .tools button').first().click();
    const saved = readFileSync(await (await waiting).path(), 'utf8');
    for (const [text, said] of [
      ['hello', /no es JSON/],
      ['{"a":1}', /no lo escribió Cuartel/],
      [saved.slice(0, -40), /cortada/],
      [saved.replace('"by":"north"', '"by":"south"'), /sello/],
    ] as const) {
      await page.setInputFiles('input[type=file]', file(text));
      await page.waitForSelector('dialog[open] .why');
      assert.match(await page.locator('dialog[open] .why').innerText(), said);
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
      assert.equal(await page.locator('.going article').count(), 1);
    }
    await page.setInputFiles('input[type=file]', file(saved));
    await page.waitForSelector('.table');
    assert.equal(await count(page), n);
    await page.goto(`${page.url().split('#')[0]}#/`);
    await page.waitForFunction(() => document.querySelectorAll('.going article').length === 2);
    await page.locator('.going .tools button', { hasText: 'Borrar' }).first().click();
    await page.locator('dialog[open] .btn.main').click();
    await page.waitForFunction(() => document.querySelectorAll('.going article').length === 1);
  }));

test('offline: a second visit works with the network off', () =>
  visit({ kept: true }, async ({ page, context }) => {
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector('.posters article');
    await startGame(page, 'six-spaces', 'bot');
    await decisions(page, 3);
    await page.reload();
    await settle(page);
    await page.evaluate(() => {
      location.hash = '#/rules/six-spaces';
    });
    await page.waitForSelector('[data-rule]');
  }));

test('two tabs: the second watches, may take over, and nothing forks', () =>
  visit({}, async ({ page, context }) => {
    await startGame(page, 'six-spaces', 'bot');
    await decisions(page, 2);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.waitForSelector('.banner');
    assert.equal(await second.locator('.ask [data-choice]').count(), 0);
    const before = await count(page);
    await decisions(page, 1);
    await second.waitForFunction(n => Number(document.querySelector('.table')?.getAttribute('data-count')) > n, before);
    await second.locator('.banner .btn').click();
    await second.waitForSelector('.banner', { state: 'detached' });
    await page.waitForSelector('.banner');
    await settle(second);
    const taken = await count(second);
    await decisions(second, 1);
    await page.waitForFunction(n => Number(document.querySelector('.table')?.getAttribute('data-count')) > n, taken);
    await second.close();
    await page.waitForSelector('.banner', { state: 'detached' });
    await settle(page);
  }));

test('storage blocked: the game goes on, says that it is not kept, and can be saved to a file', async () => {
  const { address } = await served();
  const { page, context, close } = await openBrowser({});
  try {
    await context.route('**/assets/worker-*.js', async route => {
      const answer = await route.fetch();
      const blocked = 'Object.defineProperty(self, "indexedDB", { get() { throw new Error("blocked"); } });\n';
      await route.fulfill({ response: answer, body: blocked + (await answer.text()) });
    });
    await page.goto(address);
    await page.waitForSelector('[role=alert]');
    await startGame(page, 'six-spaces', 'bot');
    await decisions(page, 3);
    assert.ok(await page.locator('.banner').isVisible());
    const n = await count(page);
    const waiting = page.waitForEvent('download');
    await page.locator('.banner .btn').click();
    assert.ok(readFileSync(await (await waiting).path(), 'utf8').includes('"cuartel":"save"'));
    await page.evaluate(() => history.back());
    await page.waitForSelector('.table', { state: 'detached' });
    await page.evaluate(() => history.forward());
    await page.waitForFunction(at => Number(document.querySelector('.table')?.getAttribute('data-count')) >= at, n);
  } finally {
    await close();
  }
});
