import assert from 'node:assert/strict';
import { newClient } from '@cuartel/client';
import { axe } from './axe.ts';
import { enter, goTo, LOST, online, PASSWORD, quiet } from './online.ts';
import { test } from './tests.ts';

test('passkeys: one is added beside the password, opens the account alone, and is removed; a vacation is begun and ended', () =>
  online(async ({ address, comeIn }) => {
    const ana = newClient({ url: address.replace(/\/$/, ''), program: true });
    await ana.signUp({ name: 'Ana Cortés', password: PASSWORD });
    const guest = await comeIn();
    const { page, context } = guest;
    // A device of the browser's own, whose owner always shows his finger.
    const device = await context.newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const signOut = async (): Promise<void> => {
      await goTo(page, address, '/online/account', '.parts');
      await page.evaluate(async () => {
        const me = (await (await fetch('/api/v1/me')).json()) as { csrf: string };
        await fetch('/api/v1/me/sign-out', { method: 'POST', headers: { 'x-csrf-token': me.csrf } });
      });
      await page.reload();
    };
    await enter(page, address, 'Ana Cortés');

    await goTo(page, address, '/online/account', '.parts');
    await page.locator('summary', { hasText: 'Add a passkey' }).click();
    await page.fill('input[name="passkey-name"]', 'My phone');
    await page.fill('input[name="passkey-password"]', 'wrong password');
    await page.locator('form:has(input[name="passkey-name"]) button').click();
    await page.locator('form:has(input[name="passkey-name"]) [role="alert"]').waitFor();
    await page.fill('input[name="passkey-password"]', PASSWORD);
    await page.locator('form:has(input[name="passkey-name"]) button').click();
    await page.locator('[data-passkey]', { hasText: 'My phone' }).waitFor();
    await axe(page, 'the account with a passkey');

    await signOut();
    await goTo(page, address, '/online/enter', 'input[name="name"]');
    await page.locator('button', { hasText: 'Sign in with a passkey' }).click();
    await page.waitForSelector('.where .me');
    assert.match(await page.locator('.where .me').innerText(), /Ana Cortés/);

    await goTo(page, address, '/online/account', '[data-passkey]');
    await page.locator('[data-passkey]', { hasText: 'last used' }).waitFor();
    const vacation = page.locator('section', { has: page.locator('h2', { hasText: 'Vacation' }) });
    await vacation.locator('button', { hasText: 'Go away' }).click();
    await vacation.locator('[role="status"]', { hasText: 'You are away until' }).waitFor();
    await vacation.locator('button', { hasText: 'I am back' }).click();
    await vacation
      .locator('p', { hasText: '29 days are left' })
      .or(vacation.locator('p', { hasText: '30 days are left' }))
      .first()
      .waitFor();

    await page.locator('[data-passkey] summary').click();
    await page.locator('[data-passkey] input').fill(PASSWORD);
    await page.locator('[data-passkey] form button').click();
    await page.locator('[data-passkey]').waitFor({ state: 'detached' });
    await signOut();
    await goTo(page, address, '/online/enter', 'input[name="name"]');
    await page.locator('button', { hasText: 'Sign in with a passkey' }).click();
    await page.locator('[role="alert"]', { hasText: 'opens nothing' }).waitFor();
    quiet(guest, LOST);
  }));
