import assert from 'node:assert/strict';
import { newClient } from '@cuartel/client';
import { axe } from './axe.ts';
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

    // Whoever played it looks at the end: the picture of the link is drawn.
    const { page } = home;
    await enter(page, address, 'Ana Cine');
    await goTo(page, address, `/match/${match.id}`, '.table');
    while (!(await ana.film(match.id)).painted) await page.waitForTimeout(200);
    // Nobody has looked at it: only whoever drew it sees it, and the link shows the board of the game.
    const drawing = `${url}/api/v1/films/${match.id}/picture.jpg`;
    assert.equal((await fetch(drawing)).status, 404);
    const picture = await fetch(drawing, { headers: { authorization: `Bearer ${ana.token}` } });
    assert.equal(picture.headers.get('content-type'), 'image/jpeg');
    assert.ok((await picture.arrayBuffer()).byteLength > 5_000);

    // The link as it is passed on, on a stranger's phone.
    await phone.page.goto(`${url}/film/${match.id}`);
    await phone.page.waitForSelector('.replay .stage [data-thing]');
    assert.match(phone.page.url(), /#\/film\//);
    await phone.page.locator('button[aria-label="Al final"], .buttons button').last().click();
    await phone.page.locator('.said b').waitFor();
    await axe(phone.page, 'a film on a phone');
    const wide = await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} pixels too wide`);
    await phone.page.locator('button', { hasText: 'Compartir' }).click();
    assert.equal(await phone.page.locator('[data-share="link"]').inputValue(), `${address}film/${match.id}`);
    assert.match(await phone.page.locator('[data-share="embed"]').inputValue(), /^<iframe src="[^"]+embed#\/film\//);
    await axe(phone.page, 'sharing');
    for (const one of [home, phone]) quiet(one, LOST);
  }));
