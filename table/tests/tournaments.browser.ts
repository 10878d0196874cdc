import assert from 'node:assert/strict';
import { newClient } from '@cuartel/client';
import { axe } from './axe.ts';
import { enter, goTo, LOST, online, PASSWORD, quiet } from './online.ts';
import { test } from './tests.ts';

test('online: a tournament is announced, entered, begun and played to its table, on a desk and on a phone', () =>
  online(async ({ address, comeIn }) => {
    const url = address.replace(/\/$/, '');
    const ben = newClient({ url, program: true });
    await ben.signUp({ name: 'Benito', password: PASSWORD });
    const [home, phone] = await Promise.all([comeIn(), comeIn({ language: 'es', screen: 'phone' })]);
    const { page } = home;
    const ana = newClient({ url, program: true });
    await ana.signUp({ name: 'Ana Copa', password: PASSWORD });
    await enter(page, address, 'Ana Copa');

    await goTo(page, address, '/online/tournaments', 'a[href="#/online/tournaments/new"]');
    await page.locator('a[href="#/online/tournaments/new"]').click();
    await page.getByLabel('Name').fill('Winter cup');
    await page.locator('input[name="game"][value="six-spaces"]').check({ force: true });
    await page.locator('input[name="scenario"][value="short"]').check({ force: true });
    await axe(page, 'a new tournament');
    await page.locator('button', { hasText: 'Announce a tournament' }).click();
    await page.locator('h1', { hasText: 'Winter cup' }).waitFor();
    const id = /tournament\/([a-z2-9]{16})/.exec(page.url())![1]!;
    await page.locator('button', { hasText: 'Enter' }).click();
    await page.locator('.stage b', { hasText: 'you are in it' }).waitFor();
    assert.equal(await page.locator('button', { hasText: 'Begin now' }).isDisabled(), true);

    await ben.enterTournament(id);
    await goTo(phone.page, address, `/online/tournament/${id}`, '.people li');
    assert.equal(await phone.page.locator('.people li').count(), 2);
    await page.reload();
    await page.locator('button', { hasText: 'Begin now' }).click();
    await page.locator('h2', { hasText: 'Round 1' }).waitFor();
    assert.equal(await page.locator('table a[href^="#/match/"]').count(), 2);

    for (const game of (await ben.tournament(id)).games) await ben.command(game.match!, { is: 'resign' });
    // The last result ends it: the page hears of it, or is looked at again.
    await page.reload();
    await page.locator('.stage', { hasText: 'Over' }).waitFor();
    assert.equal(await page.locator('tbody tr').first().locator('th').innerText(), 'Ana Copa');
    await axe(page, 'a tournament');
    await phone.page.reload();
    await phone.page.locator('.stage', { hasText: 'Terminado' }).waitFor();
    assert.equal(await phone.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    if (process.env.CUARTEL_PICTURES !== undefined) {
      await page.screenshot({ path: `${process.env.CUARTEL_PICTURES}/tournament-desk.png`, fullPage: true });
      await phone.page.screenshot({ path: `${process.env.CUARTEL_PICTURES}/tournament-phone.png`, fullPage: true });
      await goTo(page, address, '/online/tournaments', 'li h2');
      await page.screenshot({ path: `${process.env.CUARTEL_PICTURES}/tournaments-desk.png`, fullPage: true });
    }
    quiet(home, LOST);
    quiet(phone, LOST);
  }));
