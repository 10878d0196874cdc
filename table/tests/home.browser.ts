/** The home page: every game within reach, and what is being played. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { isGame } from '../../games/shelf.ts';
import { slugs, teaches } from '../build/shelf.ts';
import { test } from './tests.ts';
import { decisions, startGame, visit } from './visit.ts';

const HOUSE = join(import.meta.dirname, '..', '..');

test('home: the posters fit one row, buttons on one line; lessons, replays and games in progress with whose turn it is', () =>
  visit({ language: 'es' }, async ({ page }) => {
    const tops = (selector: string) =>
      page.locator(selector).evaluateAll(all => [...new Set(all.map(one => Math.round(one.getBoundingClientRect().top)))]);
    assert.equal((await tops('.posters > li')).length, 1, 'the posters stand in several rows');
    assert.equal((await tops('.posters .btn.main')).length, 1, 'the buttons do not stand on one line');
    assert.equal((await tops('.posters .picture')).length, 1, 'the pictures do not begin on one line');
    assert.equal(
      await page
        .locator('.posters span')
        .getByText(/^\d+ (players|jugadores)$/)
        .count(),
      0,
      'the number of players is a word',
    );
    const games = slugs(HOUSE);
    const teaching = games.filter(slug => teaches(HOUSE, slug));
    const links = await page.locator('.posters .learn a').evaluateAll(all => all.map(one => one.getAttribute('href')));
    assert.deepEqual(links.sort(), teaching.map(slug => `#/new/${slug}`).sort());
    assert.equal(await page.locator('#learn ~ .list li').count(), teaching.length);
    for (const at of ['learn', 'replays']) assert.equal(await page.locator(`header a[href="#/${at}"]`).count(), 1, at);
    await startGame(page, 'six-spaces', 'bot');
    await decisions(page, 1);
    await page.evaluate(() => {
      location.hash = '/';
    });
    await page.locator('.going .turn', { hasText: 'Te toca' }).waitFor();
    const going = (await page.locator('.going article').boundingBox()) as { height: number };
    assert.ok(going.height < 190, `a game in progress takes ${going.height} px`);
  }));

test('home: a game has a link to its lessons exactly when it has lessons', async () => {
  for (const slug of slugs(HOUSE)) {
    const game = Object.values(await import(join(HOUSE, 'games', slug, 'index.ts'))).find(isGame);
    assert.equal(teaches(HOUSE, slug), (game?.lessons ?? []).length > 0, slug);
  }
});

test('home: the cards of the lessons are as wide as their text needs, on a desk and on a phone', async () => {
  for (const screen of ['desktop', 'phone'] as const)
    await visit({ screen }, async ({ page }) => {
      await page.evaluate(() => {
        location.hash = '/new/bobby-lee';
      });
      await page.waitForSelector('.lesson span');
      const widths = await page.locator('.lesson span').evaluateAll(all => all.map(one => one.getBoundingClientRect().width));
      assert.ok(widths.length > 1 && widths.every(width => width > 220), `${screen}: ${widths}`);
    });
});
