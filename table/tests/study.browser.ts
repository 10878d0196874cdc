import assert from 'node:assert/strict';
import { newClient } from '@cuartel/client';
import { axe } from './axe.ts';
import { SCREENS } from './browser.ts';
import { enter, goTo, LOST, online, PASSWORD, quiet } from './online.ts';
import { test } from './tests.ts';

test('study: a game is annotated with words, a circle and a variation, a bot is asked, and a stranger reads it on a phone', () =>
  online(async ({ address, comeIn }) => {
    const url = address.replace(/\/$/, '');
    const [ana, ben] = [newClient({ url, program: true }), newClient({ url, program: true })];
    await ana.signUp({ name: 'Ana Estudia', password: PASSWORD });
    await ben.beGuest();
    const { match } = await ana.create({ game: 'six-spaces', scenario: 'short', side: 'north' });
    await ben.join(match.id);
    for (let i = 0; i < 8; i++)
      for (const player of [ana, ben]) {
        const { question, at } = await player.state(match.id);
        const option = question?.options[0];
        if (option !== undefined) await player.command(match.id, { is: 'act', at, do: option.do, with: option.with });
      }
    if ((await ana.match(match.id)).status === 'playing') await ben.command(match.id, { is: 'resign' });
    const [home, phone] = await Promise.all([comeIn(), comeIn({ screen: 'phone', language: 'es' })]);
    const { page } = home;
    await enter(page, address, 'Ana Estudia');
    await goTo(page, address, `/online/studies/${match.id}`, 'form input');
    await page.locator('form input').fill('Six spaces, slowly');
    await page.locator('form button').click();
    await page.waitForSelector('[data-study] #remark');
    await page.locator('#remark').fill('Both must bid before anything moves.');
    await page.locator('[data-study] button', { hasText: 'Circle' }).click();
    await page.locator('.stage [data-thing^="space:"]').first().click();
    await page.locator('[data-study] button', { hasText: 'Remove the marks' }).waitFor();
    await page.locator('[data-study] button', { hasText: 'What would a bot do?' }).click();
    await page.locator('[data-opinion]', { hasText: /would choose|no bot/ }).waitFor();
    await page.locator('[data-study] button', { hasText: 'What if' }).click();
    await page.locator('[data-option]').first().click();
    await page.locator('[data-variation] ol li, [data-variation] [data-option]').first().waitFor();
    await axe(page, 'writing a study');
    await page.locator('[data-study] button', { hasText: 'Back to the game' }).click();
    await page.locator('[data-study] .tick input').check();
    await page.locator('[data-study] [role="status"]', { hasText: 'Kept.' }).waitFor();
    const id = /study\/([a-z2-9]{16})/.exec(page.url())![1]!;
    const kept = await ana.study(id);
    assert.equal(kept.body.remarks[0]?.circles.length, 1);
    assert.equal(kept.body.variations[0]?.actions.length, 1);

    await goTo(phone.page, address, `/study/${id}`, '[data-study]');
    await phone.page.locator('.remark', { hasText: 'Both must bid' }).waitFor();
    await phone.page.locator('button', { hasText: 'Variante 1' }).click();
    await phone.page.locator('[data-variation]').waitFor();
    assert.equal(await phone.page.locator('#remark, [data-option]').count(), 0);
    await axe(phone.page, 'reading a study on a phone');
    const wide = (await phone.page.evaluate(() => document.documentElement.scrollWidth)) - SCREENS.phone.width;
    assert.ok(wide <= 0, `${wide} pixels too wide`);
    for (const one of [home, phone]) quiet(one, LOST);
  }));
