import assert from 'node:assert/strict';
import { newClient } from '@cuartel/client';
import type { Page } from 'playwright-core';
import { axe } from './axe.ts';
import { countOf, enter, goTo, LOST, oneDecision, online, PASSWORD, quiet, sameCount } from './online.ts';
import { test } from './tests.ts';
import { chooser, isOver, startGame } from './visit.ts';

const menu = async (page: Page, text: string): Promise<void> => {
  await page.locator('.tools button[aria-label="Menu"], .tools button[aria-label="Menú"]').click();
  await page.locator('.menu button', { hasText: text }).click();
};

test('online: a standing order reads in words on another device; a secret choice bears a lock; a spectator steps back; a bot says why', () =>
  online(async ({ address, comeIn }) => {
    const url = address.replace(/\/$/, '');
    const [ana, ben] = [newClient({ url, program: true }), newClient({ url, program: true })];
    await ana.signUp({ name: 'Ana Dos', password: PASSWORD });
    await ben.beGuest();
    const { match } = await ana.create({
      game: 'six-spaces',
      scenario: 'short',
      side: 'north',
      spectators: { is: 'delayed', minutes: 0 },
    });
    await ben.join(match.id);
    const [home, away, eve] = await Promise.all([comeIn(), comeIn({ language: 'es' }), comeIn()]);

    // Set here in English, read there in Spanish: the words of the rulebook, none of its inner names.
    await enter(home.page, address, 'Ana Dos');
    await goTo(home.page, address, `/match/${match.id}`, '.ask [data-choice]');
    await menu(home.page, 'Standing orders');
    await home.page.locator('#order-figure').selectOption('hand');
    assert.match(await home.page.locator('#order-figure').innerText(), /my hand/);
    await home.page.locator('#order-least').selectOption('3');
    await home.page.locator('dialog[open] button', { hasText: 'From now on' }).click();
    const here = await home.page.locator('[data-order]').innerText();
    assert.match(here, /Bid for the first move.*Nothing, unless my hand is at least 3, this turn\./);
    await enter(away.page, address, 'Ana Dos');
    await goTo(away.page, address, `/match/${match.id}`, '.ask [data-choice]');
    await menu(away.page, 'Órdenes permanentes');
    const there = await away.page.locator('[data-order]').innerText();
    assert.match(there, /Puja por ir primero.*Nada, salvo que mi mano sea al menos 3, este turno\./);
    await axe(away.page, 'standing orders in Spanish');
    await away.page.locator('dialog[open] li button', { hasText: 'Volver a preguntarme' }).click();
    await away.page.locator('[data-order]').waitFor({ state: 'detached' });
    await away.page.keyboard.press('Escape');
    await home.page.keyboard.press('Escape');

    // Ben has bid: both of Ana's screens see the lock, nobody the card.
    assert.equal(await home.page.locator('.strip .chosen').count(), 0);
    await ben.command(match.id, { is: 'act', at: 0, do: 'nothing' });
    for (const { page } of [home, away]) await page.locator('.strip .chosen').waitFor();
    await axe(home.page, 'the lock of a secret choice');

    // Eve watches and goes back through what was public.
    const pick = chooser(5);
    await goTo(eve.page, address, `/match/${match.id}`, '.stage [data-thing]');
    await oneDecision([home.page], pick);
    await sameCount([eve.page, away.page], 2);
    await eve.page.locator('.journal .line').first().focus();
    await eve.page.keyboard.press('ArrowLeft');
    await eve.page.locator('section.past').waitFor();
    await eve.page.locator('section.past button').first().click();
    await eve.page.locator('section.past button[disabled]').waitFor();
    await eve.page.locator('section.past .main').click();
    await eve.page.locator('section.past').waitFor({ state: 'detached' });

    // A bot is asked why.
    const duel = await ana.create({ game: 'six-spaces', scenario: 'short', side: 'north', bot: 'recruit' });
    await goTo(away.page, address, `/match/${duel.match.id}`, '.strip .chosen');
    await menu(away.page, 'Qué pensó el bot');
    await away.page.locator('[data-thought]', { hasText: /en el acto|partidas|propuesto/ }).waitFor();
    await axe(away.page, 'the thought of a bot');
    for (const guest of [home, away, eve]) quiet(guest, LOST);
  }));

test('online: a solitaire game begun in this browser is taken to the server and played on there', () =>
  online(async ({ address, comeIn }) => {
    const guest = await comeIn({ language: 'es' });
    const { page } = guest;
    await page.goto(address);
    await page.waitForSelector('.posters article');
    const pick = chooser(4);
    // A raid by chance may be over in a moment: then another one is begun.
    for (let games = 0, going = false; !going; games++) {
      assert.ok(games < 8, 'no game by chance went on for two decisions');
      await startGame(page, 'mosbys-raiders', 'person');
      going = (await oneDecision([page], pick)) !== null && (await oneDecision([page], pick)) !== null && !(await isOver(page));
    }
    const n = await countOf(page);
    await goTo(page, address, '/online/enter', 'input[name="new-name"]');
    await page.locator('button', { hasText: 'Pasar como invitado' }).click();
    await page.waitForSelector('.where .me');
    await goTo(page, address, '/online', '[data-bring]');
    await axe(page, 'the lobby with a game of this browser');
    await page.locator('[data-bring] button', { hasText: 'Guardarla en el servidor' }).click();
    await page.waitForSelector('section.strip');
    await page.waitForSelector('.ask [data-choice], .film .turn');
    assert.ok((await countOf(page)) >= n);
    assert.ok(await oneDecision([page], pick));
    await goTo(page, address, '/online', '[data-match]');
    assert.match(await page.locator('[data-match]').innerText(), /de un navegador/);
    quiet(guest, LOST);
  }));

test('online: the dice are mixed by themselves wherever one is; from another device one does without', () =>
  online(async ({ address, comeIn }) => {
    const url = address.replace(/\/$/, '');
    const ana = newClient({ url, program: true });
    await ana.signUp({ name: 'Ana Tres', password: PASSWORD });
    const [home, away, guest] = await Promise.all([comeIn(), comeIn({ language: 'es' }), comeIn()]);
    await enter(home.page, address, 'Ana Tres');
    await goTo(guest.page, address, '/online/enter', 'form');
    await guest.page.locator('button', { hasText: 'Go in as a guest' }).click();
    await guest.page.waitForSelector('.where .me');
    const challenge = async (): Promise<string> => {
      await goTo(home.page, address, '/online/new/six-spaces', 'input[name="watch"]');
      await home.page.locator('button', { hasText: 'Make the challenge' }).click();
      await home.page.waitForURL(/match\/[a-z2-9]{16}/);
      return /match\/([a-z2-9]{16})/.exec(home.page.url())![1]!;
    };
    const take = async (id: string): Promise<void> => {
      await goTo(guest.page, address, `/match/${id}`, 'button');
      await guest.page.locator('button', { hasText: 'Take it up' }).click();
    };

    // The host looks at something else meanwhile.
    const first = await challenge();
    await goTo(home.page, address, '/online/account', '.parts');
    await take(first);
    await guest.page.locator('.table').waitFor();
    await menu(guest.page, 'The promise of the dice');
    await guest.page.locator('[data-parts]', { hasText: 'Your part is in the dice' }).waitFor();
    await axe(guest.page, 'what is in the dice');
    await guest.page.keyboard.press('Escape');

    // The host is away, and comes back on another device: the part is not there.
    const second = await challenge();
    await home.page.goto('about:blank');
    await take(second);
    await guest.page.locator('h2', { hasText: 'The dice are being mixed' }).waitFor();
    await axe(guest.page, 'waiting for the dice');
    await enter(away.page, address, 'Ana Tres');
    await goTo(away.page, address, `/match/${second}`, '[data-lost]');
    await axe(away.page, 'without one’s part');
    await away.page.locator('button', { hasText: 'Prescindir de mi parte' }).click();
    for (const { page } of [away, guest]) await page.locator('.table').waitFor();

    // Or he comes back where he was: it begins by itself.
    const third = await challenge();
    await home.page.goto('about:blank');
    await take(third);
    await guest.page.locator('h2', { hasText: 'The dice are being mixed' }).waitFor();
    await goTo(home.page, address, `/match/${third}`, '.table');
    await guest.page.locator('.table').waitFor();
    for (const one of [home, away, guest]) quiet(one, LOST);
  }));
