import assert from 'node:assert/strict';
import { newClient } from '@cuartel/client';
import { axe } from './axe.ts';
import { enter, goTo, LOST, online, PASSWORD, quiet } from './online.ts';
import { test } from './tests.ts';

test('manners: somebody is muted and reported, a moderator removes what was said and warns, and he reads it; a second factor is set up', async () => {
  process.env.MODERATORS = 'Mod Uno';
  try {
    await online(async ({ address, comeIn }) => {
      const url = address.replace(/\/$/, '');
      const [ana, rud, mod] = Array.from({ length: 3 }, () => newClient({ url, program: true }));
      await ana!.signUp({ name: 'Ana Cortés', password: PASSWORD });
      await rud!.signUp({ name: 'Rudo Uno', password: PASSWORD });
      await mod!.signUp({ name: 'Mod Uno', password: PASSWORD });
      const { match } = await ana!.create({ game: 'six-spaces', scenario: 'short', side: 'north' });
      await rud!.join(match.id);
      await rud!.command(match.id, { is: 'chat', text: 'something rude' });
      const [home, judge, phone] = await Promise.all([comeIn(), comeIn(), comeIn({ screen: 'phone', language: 'es' })]);

      await enter(home.page, address, 'Ana Cortés');
      await goTo(home.page, address, `/match/${match.id}`, '.table');
      await home.page.locator('[role="tab"], .tabs button', { hasText: 'Talk' }).first().click();
      await home.page.locator('[data-chat] li', { hasText: 'something rude' }).waitFor();
      await home.page.locator('[data-mute]').click();
      await home.page.locator('[data-chat] li', { hasText: 'something rude' }).waitFor({ state: 'detached' });
      await home.page.locator('summary', { hasText: 'Report' }).click();
      await home.page.locator('details[open] textarea').fill('he is rude');
      await home.page.locator('button', { hasText: 'Send the report' }).click();
      await home.page.locator('p', { hasText: 'The moderators have it.' }).waitFor();
      await axe(home.page, 'talk with a report');

      await enter(judge.page, address, 'Mod Uno');
      await judge.page.locator('.where a', { hasText: 'Moderation' }).click();
      await judge.page.locator('[data-log-empty]', { hasText: 'Nothing so far.' }).waitFor();
      await judge.page.locator('[data-report] button', { hasText: 'What was said' }).click();
      await judge.page.locator('[data-report] li button').click();
      await judge.page.locator('[data-log] li', { hasText: 'remove what was said' }).waitFor();
      await judge.page.locator('[data-report] select').selectOption('warn');
      await judge.page.locator('[data-report] input').fill('Be civil, please.');
      await judge.page.locator('[data-report] form button').click();
      await judge.page.locator('[data-log] li', { hasText: 'Be civil' }).waitFor();
      await axe(judge.page, 'the moderators’ page');

      await enter(phone.page, address, 'Rudo Uno');
      await phone.page.locator('[data-warning]', { hasText: 'Be civil, please.' }).waitFor();
      await axe(phone.page, 'a warning on a phone');
      await phone.page.locator('[data-warning] button').click();
      await phone.page.locator('[data-warning]').waitFor({ state: 'detached' });
      await goTo(phone.page, address, '/online/account', '.parts');
      const factor = phone.page.locator('section', { has: phone.page.locator('h2', { hasText: 'Segundo factor' }) });
      await factor.locator('input').fill(PASSWORD);
      await factor.locator('button').click();
      await factor.locator('[data-secret]').waitFor();
      assert.match(await factor.locator('[data-secret]').innerText(), /^[A-Z2-7]{32}$/);
      await axe(phone.page, 'a second factor');
      for (const one of [home, judge, phone]) quiet(one, LOST);
    });
  } finally {
    delete process.env.MODERATORS;
  }
});
