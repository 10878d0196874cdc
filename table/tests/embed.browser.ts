import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newClient } from '@cuartel/client';
import { act, atRandom, keyFromSeed, machineOf, open, save } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/chooser.ts';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { takeDown } from '../../games/index.ts';
import { enter, goTo, LOST, online, PASSWORD, quiet } from './online.ts';
import { test } from './tests.ts';

/** A finished game as a browser would keep it. */
const finished = async (): Promise<string> => {
  const game = (await takeDown('six-spaces'))!;
  const match = open(game, { scenario: 'short', options: [] }, keyFromSeed('published'));
  const pick = chooserFrom('published');
  for (let [side] = machineOf(game).asked(match.position); side !== undefined; [side] = machineOf(game).asked(match.position))
    act(match, atRandom({ ...askedOf(game, match.position, side), pick }));
  return save(match);
};

test('share: a game of this browser is published, and its film runs in a frame on the page of somebody else', async () => {
  // Somebody else's page, of another origin.
  let framed = '';
  const foreign = createServer((_, answer) =>
    answer.setHeader('content-type', 'text/html').end(`<!doctype html><title>Elsewhere</title>${framed}`),
  );
  await new Promise<void>(resolve => foreign.listen(0, '127.0.0.1', resolve));
  try {
    await online(async ({ address, comeIn }) => {
      const ana = newClient({ url: address.replace(/\/$/, ''), program: true });
      await ana.signUp({ name: 'Ana Cine', password: PASSWORD });
      const [home, stranger] = await Promise.all([comeIn(), comeIn()]);
      const { page } = home;
      await enter(page, address, 'Ana Cine');

      await page.goto(address);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(await finished()) });
      await page.waitForURL(/#\/play\//);
      const id = /#\/play\/([^/]+)/.exec(page.url())![1]!;
      await goTo(page, address, `/online/films/${id}`, 'form');
      await page.getByLabel(/title/i).fill('A small war');
      await page.locator('form button').first().click();
      await page.waitForURL(/#\/film\//);
      const film = /#\/film\/([a-z2-9]+)/.exec(page.url())![1]!;
      assert.equal((await ana.film(film)).title, 'A small war');

      framed = `<iframe src="${address}embed#/film/${film}" width="900" height="700"></iframe>`;
      await stranger.page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
      const inside = stranger.page.frameLocator('iframe');
      await inside.locator('.replay .stage [data-thing]').first().waitFor();
      // It runs: the last moment says how it ended.
      await inside.locator('.buttons button').last().click();
      await inside.locator('.said b').waitFor();
      // The rest of the house does not come into the pages of others.
      framed = `<iframe src="${address}#/online" width="900" height="700"></iframe>`;
      await stranger.page.reload();
      await stranger.page.waitForTimeout(500);
      assert.equal(await inside.locator('header, main, .table').count(), 0);
      quiet(home, LOST);
    });
  } finally {
    foreign.close();
  }
});
