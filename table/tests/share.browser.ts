import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newClient } from '@cuartel/client';
import { axe } from './axe.ts';
import { SCREENS } from './browser.ts';
import { enter, goTo, LOST, online, PASSWORD, quiet } from './online.ts';
import { test } from './tests.ts';

test('share: a stranger opens the film of a match on a phone; its link has a picture', () =>
  online(async ({ address, comeIn }) => {
    const url = address.replace(/\/$/, '');
    const [ana, ben] = [newClient({ url, program: true }), newClient({ url, program: true })];
    await ana.signUp({ name: 'Ana Cine', password: PASSWORD });
    await ben.beGuest();
    const { match } = await ana.create({ game: 'six-spaces', scenario: 'short', side: 'north' });
    await ben.join(match.id);
    await ben.command(match.id, { is: 'resign' });
    const [home, phone] = await Promise.all([comeIn(), comeIn({ screen: 'phone', language: 'es' })]);

    // The server draws the board at its end when somebody asks: nobody has to look at it before, and nobody sends anything.
    const { page } = home;
    await enter(page, address, 'Ana Cine');
    await goTo(page, address, `/match/${match.id}`, '.table');
    const preview = await (await fetch(`${url}/film/${match.id}`, { headers: { 'accept-language': 'es' } })).text();
    const [, drawing = ''] = /property="og:image" content="([^"]+)"/.exec(preview) ?? [];
    const own = new URL(drawing);
    const picture = await fetch(`${url}${own.pathname}${own.search}`);
    assert.equal(picture.headers.get('content-type'), 'image/jpeg');
    assert.equal(picture.headers.get('cache-control'), 'public, max-age=86400', 'it is its own, not the board of the game');
    assert.ok((await picture.arrayBuffer()).byteLength > 20_000);

    // The link as it is passed on, on a stranger's phone.
    await phone.page.goto(`${url}/film/${match.id}`);
    await phone.page.waitForSelector('.replay .stage [data-thing]');
    assert.match(phone.page.url(), /#\/film\//);
    // It says through whose eyes one looks.
    const through = phone.page.locator('.eyes select');
    assert.equal(
      await through.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.textContent),
      'Lo que todos ven',
    );
    await phone.page.locator('button[aria-label="Al final"], .buttons button').last().click();
    await phone.page.locator('.said b').waitFor();
    await axe(phone.page, 'a film on a phone');
    const wide = (await phone.page.evaluate(() => document.documentElement.scrollWidth)) - SCREENS.phone.width;
    assert.ok(wide <= 0, `${wide} pixels too wide`);
    await phone.page.locator('button', { hasText: 'Compartir' }).click();
    assert.equal(await phone.page.locator('[data-share="link"]').inputValue(), `${address}film/${match.id}`);
    assert.match(await phone.page.locator('[data-share="embed"]').inputValue(), /^<iframe src="[^"]+embed#\/film\//);
    await axe(phone.page, 'sharing');
    for (const one of [home, phone]) quiet(one, LOST);
  }));

test('share: the server draws the board of every game, in the language of the link', () =>
  online(async ({ address }) => {
    const url = address.replace(/\/$/, '');
    const [ana, ben] = [newClient({ url, program: true }), newClient({ url, program: true })];
    await ana.signUp({ name: 'Ana Pinta', password: PASSWORD });
    await ben.beGuest();
    for (const { slug, scenarios } of await ana.games()) {
      const { match } = await ana.create({ game: slug, scenario: scenarios[0]! });
      if ((await ana.match(match.id)).status === 'waiting') await ben.join(match.id);
      await ana.command(match.id, { is: 'resign' });
      const drawn: Buffer[] = [];
      for (const language of ['en', 'es']) {
        const picture = await fetch(`${url}/api/v1/films/${match.id}/picture.jpg?language=${language}`);
        assert.equal(picture.headers.get('cache-control'), 'public, max-age=86400', `${slug}: shown is the board of the game`);
        drawn.push(Buffer.from(await picture.arrayBuffer()));
        const folder = process.env.CUARTEL_PICTURES;
        if (folder !== undefined) writeFileSync(join(folder, `film-${slug}-${language}.jpg`), drawn.at(-1)!);
      }
      const [en, es] = drawn;
      assert.ok(en!.length > 40_000 && es!.length > 40_000 && !en!.equals(es!), `${slug}: ${en!.length} and ${es!.length} bytes`);
    }
  }));
