import assert from 'node:assert/strict';
import { newClient } from '@cuartel/client';
import { axe } from './axe.ts';
import { SCREENS } from './browser.ts';
import { enter, goTo, LOST, online, PASSWORD, quiet } from './online.ts';
import { test } from './tests.ts';

test('club: somebody is found, followed and looked at: games by filter, rating over time, head to head, ranking', () =>
  online(async ({ address, comeIn }) => {
    const url = address.replace(/\/$/, '');
    const [ana, ben] = [newClient({ url, program: true }), newClient({ url, program: true })];
    await ana.signUp({ name: 'Ana Club', password: PASSWORD });
    await ben.signUp({ name: 'Ben Club', password: PASSWORD });
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      const { match } = await ana.create({ game: 'six-spaces', scenario: 'short', side: 'north', rated: i > 0 });
      await ben.join(match.id);
      await (i === 1 ? ana : ben).command(match.id, { is: 'resign' });
      ids.push(match.id);
    }
    const [here, phone] = await Promise.all([comeIn(), comeIn({ screen: 'phone', language: 'es' })]);
    const { page } = here;
    await enter(page, address, 'Ana Club');
    await goTo(page, address, '/online/people', 'input[name="find"]');
    await page.fill('input[name="find"]', 'ben c');
    await page.locator('form:has(input[name="find"]) button').click();
    await axe(page, 'people');
    await page.locator('li a', { hasText: 'Ben Club' }).click();
    await page.locator('button', { hasText: 'Follow' }).click();
    await page.locator('button', { hasText: 'Follow no more' }).waitFor();
    await page.locator('[data-finished]').nth(2).waitFor();
    await page.locator('svg[role="img"]').waitFor();
    await axe(page, 'a profile');
    await page.locator('select', { hasText: 'drawn' }).selectOption('won');
    await page.waitForFunction(() => document.querySelectorAll('[data-finished]').length === 1);
    assert.equal(await page.locator('[data-finished]').getAttribute('data-finished'), ids[1]);
    await page.locator('a', { hasText: 'You against this person' }).click();
    await page.locator('h1', { hasText: 'Ana Club against Ben Club' }).waitFor();
    await page.locator('tbody tr').waitFor();
    await axe(page, 'head to head');

    // A stranger with a phone reads the ranking and the same profile.
    await goTo(phone.page, address, '/online/ranking', 'tbody tr');
    assert.equal(await phone.page.locator('select').inputValue(), 'six-spaces', 'the first game that somebody has played');
    assert.match(await phone.page.locator('tbody').innerText(), /provisional/);
    await axe(phone.page, 'the ranking on a phone');
    await phone.page.locator('tbody a', { hasText: 'Ana Club' }).click();
    await phone.page.locator('[data-finished]').first().waitFor();
    await axe(phone.page, 'a profile on a phone');
    const wide = (await phone.page.evaluate(() => document.documentElement.scrollWidth)) - SCREENS.phone.width;
    assert.ok(wide <= 0, `${wide} pixels too wide`);
    for (const one of [here, phone]) quiet(one, LOST);
  }));
