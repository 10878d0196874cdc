import assert from 'node:assert/strict';
import { axe } from './axe.ts';
import { goTo, oneDecision, online, quiet } from './online.ts';
import { test } from './tests.ts';
import { chooser, visit } from './visit.ts';

test('online: a guest plays a bot of the server to the end and begins another game', () =>
  online(async ({ address, comeIn }) => {
    const guest = await comeIn({ language: 'es' });
    const { page } = guest;
    await goTo(page, address, '/online/enter', 'input[name="new-name"]');
    await page.locator('button', { hasText: 'Pasar como invitado' }).click();
    await page.waitForSelector('.where .me');
    await goTo(page, address, '/online/new/six-spaces', 'input[name="who"][value="bot"]');
    assert.equal(await page.locator('input[name="level"]').count(), 0);
    await page.locator('input[name="who"][value="bot"]').check();
    await page.locator('input[name="level"][value="sergeant"]').check();
    await axe(page, 'a challenge to a bot');
    // A game for one has no bot to play against.
    await page.locator('input[name="game"][value="mosbys-raiders"]').check();
    await page.waitForSelector('input[name="level"]', { state: 'detached' });
    await page.locator('input[name="game"][value="six-spaces"]').check();
    await page.locator('input[name="who"][value="bot"]').check();
    await page.locator('input[name="level"][value="sergeant"]').check();
    await page.locator('main button', { hasText: 'Empezar' }).click();
    await page.waitForSelector('.stage [data-thing]');
    assert.match(await page.locator('section.strip').innerText(), /Sargento \(bot\)/);
    await axe(page, 'at the table with a bot');
    const pick = chooser(3);
    while ((await oneDecision([page], pick)) !== null);
    const first = page.url();
    await page.locator('.after button.main').click();
    await page.waitForFunction(was => location.href !== was && document.querySelector('.ask .after') === null, first);
    await page.waitForSelector('.stage [data-thing]');
    assert.ok((await oneDecision([page], pick)) === page);
    quiet(guest, /WebSocket|Failed to load resource|fetching the script/);
  }));

test('the ladder is found from the page about Cuartel and names the levels in both languages', () =>
  visit({ language: 'es' }, async ({ page }) => {
    await page.evaluate(() => {
      location.hash = '/about';
    });
    await page.locator('a[href="#/ladder"]').click();
    await page.locator('tbody th', { hasText: 'Fantasma' }).first().waitFor();
    const rows = await page.locator('tbody tr').count();
    assert.ok(rows >= 4, `${rows} levels`);
    // A bar for each level, and the figures in words beside it.
    assert.equal(await page.locator('tbody svg').count(), rows);
    assert.match(await page.locator('tbody tr').first().innerText(), /%\s+de\s+[\d,]+\s*%\s+a\s+[\d,]+\s*%/);
  }));
