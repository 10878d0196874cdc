import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { axe, axeByBothLights } from './axe.ts';
import { countOf, goTo, LOST, oneDecision, online, quiet, sameCount, upToDate } from './online.ts';
import { test } from './tests.ts';
import { chooser, visit } from './visit.ts';

/** Lines that are lost while the server is away are no fault of the page. */
const menu = async (page: Page, text: string): Promise<void> => {
  await page.locator('.tools button[aria-label="Menu"]').click();
  await page.locator('.menu button', { hasText: text }).click();
};

test('online: two people play a whole game; reload, chat, take-back, a killed server, a spectator, rematch, resignation, dice', () =>
  online(async ({ address, comeIn, kill, restart }) => {
    const [ana, ben, eve] = await Promise.all([comeIn(), comeIn(), comeIn()]);
    const [a, b, e] = [ana.page, ben.page, eve.page];

    // Ana makes an account and a challenge.
    await goTo(a, address, '/online', '.where');
    await axeByBothLights(a, 'lobby of a stranger');
    await goTo(a, address, '/online/enter', 'input[name="new-name"]');
    await axeByBothLights(a, 'sign in');
    await a.fill('input[name="new-name"]', 'Ana Prueba');
    await a.fill('input[name="new-password"]', 'correcto caballo');
    await a.locator('button', { hasText: 'Make the account' }).click();
    await a.waitForSelector('.where .me');
    await goTo(a, address, '/online/new/six-spaces', 'input[name="watch"]');
    await a.locator('input[name="side"][value="north"]').check();
    await a.locator('input[name="watch"][value="delayed"]').check();
    await axeByBothLights(a, 'new challenge');
    await a.locator('button', { hasText: 'Make the challenge' }).click();
    await a.waitForSelector('#link');
    await axeByBothLights(a, 'invitation of mine');
    const id = /#\/match\/(\w+)/.exec(a.url())?.[1] as string;

    // Ben takes it up as a guest, from the lobby.
    await goTo(b, address, '/online', `[data-match="${id}"]`);
    await goTo(b, address, `/match/${id}`, 'code');
    await axeByBothLights(b, 'invitation of another');
    await goTo(b, address, '/online', `[data-match="${id}"]`);
    await b.locator(`[data-match="${id}"] button`).click();
    await b.locator('button', { hasText: 'Go in as a guest' }).click();
    await b.waitForSelector('.stage [data-thing]');
    await a.waitForSelector('.stage [data-thing]');

    // Eve watches: no hand, nothing of anybody's own.
    const frames: string[] = [];
    e.on('websocket', socket => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
    await goTo(e, address, `/match/${id}`, '.stage [data-thing]');
    const pick = chooser(11);
    const players = [a, b];
    for (let i = 0; i < 5; i++) assert.ok(await oneDecision(players, pick));
    await upToDate([a, b, e], id);
    assert.ok((await a.locator('.tray [data-thing^="card:"]').count()) > 0);
    assert.equal(await e.locator('.tray [data-thing^="card:"]').count(), 0);
    assert.equal(await e.locator('.ask [data-choice]').count(), 0);
    const told = frames.map(text => JSON.parse(text)).filter(m => m.t === 'state' || m.t === 'update');
    assert.ok(told.length > 1);
    assert.equal(told[0].state.view.own, null);
    assert.ok(!frames.some(text => /"secret":true|"hand":\[|"question":\{/.test(text)), 'a spectator was told a secret');
    await axeByBothLights(e, 'the table of a spectator');
    await axeByBothLights(a, 'the table of a player');

    // A reload in the middle loses nothing.
    const known = await countOf(a);
    assert.ok(known > 2);
    await a.reload();
    await a.waitForSelector('.stage [data-thing]');
    await sameCount([a], known);

    // Talk: said by one, heard by the other, written as it was typed.
    await oneDecision(players, pick);
    await a.locator('#tab-talk').click();
    await a.fill('#say', '<b>Hola</b> & suerte');
    await a.locator('.panel button', { hasText: /^Send$/ }).click();
    await b.locator('#tab-talk', { hasText: '(1)' }).click();
    assert.match(await b.locator('[data-chat]').innerText(), /<b>Hola<\/b> & suerte/);
    await axeByBothLights(b, 'talk');
    await b.fill('#notes', 'hold the ford');
    await b.locator('#say').focus();
    await b.locator('.hint', { hasText: 'Kept.' }).waitFor();
    await b.locator('#tab-journal').click();

    // A take-back with consent.
    for (let i = 0; ; i++) {
      assert.ok(i < 20, 'nothing could be taken back');
      const mover = (await oneDecision(players, pick)) as Page;
      const other = mover === a ? b : a;
      const before = await countOf(mover);
      await upToDate([other], id);
      await menu(mover, 'Ask to take back');
      await mover.locator('dialog[open] :is(#takeback, [data-none])').waitFor();
      // A card was drawn, and seen: on to the next decision.
      if ((await mover.locator('#takeback').count()) === 0) {
        await mover.keyboard.press('Escape');
        continue;
      }
      await axeByBothLights(mover, 'asking to take back');
      await mover.locator('dialog[open] form button').click();
      // Of a secret step the other is told only that there was one.
      assert.match(await other.locator('.strip .offer').innerText(), /one decision|nothing you have seen/);
      await other.locator('.strip button', { hasText: 'Agree' }).click();
      await sameCount([mover], before - 1);
      await upToDate([a, b, e], id);
      break;
    }

    // The page of standing orders.
    await oneDecision(players, pick);
    await menu(a, 'Standing orders');
    await a.waitForSelector('dialog[open] h2');
    await axeByBothLights(a, 'standing orders');
    await a.keyboard.press('Escape');

    // The server is killed outright; both come back by themselves and nothing is lost.
    const kept = [await countOf(a), await countOf(b)] as const;
    await upToDate(players, id);
    await kill();
    for (const page of players) await page.locator('.lost').waitFor();
    await restart();
    for (const page of players) await page.locator('.lost').waitFor({ state: 'detached' });
    await sameCount([a], kept[0]);
    await sameCount([b], kept[1]);

    // To the end, by clicking.
    for (let i = 0; (await oneDecision(players, pick)) !== null; i++) assert.ok(i < 300, 'no end');
    await a.locator('.ask .after').waitFor();
    await b.locator('.ask .after').waitFor();
    assert.equal(await a.locator('.ask h2').innerText(), await b.locator('.ask h2').innerText());

    // What decided it, and the fog lifted: the end as the other side saw it, and back.
    await a.locator('.debrief svg').waitFor();
    await a.locator('.debrief [data-eyes="south"]').click();
    await a.locator('section.past b', { hasText: 'Through the eyes of: South' }).waitFor();
    await a.locator('section.past .btn.main').click();
    await a.locator('section.past').waitFor({ state: 'detached' });

    // A rematch, and a resignation.
    await a.locator('.after button', { hasText: 'Rematch' }).click();
    await b.locator('.strip a', { hasText: 'To the new game' }).click();
    await b.locator('button', { hasText: 'Take it up' }).click();
    await b.waitForSelector('.stage [data-thing]');
    await a.locator('.strip a', { hasText: 'To the new game' }).click();
    await a.waitForSelector('.stage [data-thing]');
    await menu(b, 'Resign');
    await b.locator('dialog[open] .btn.main').click();
    await a.locator('.ask .after').waitFor();
    assert.match(await a.locator('.ask h2').innerText(), /resigns/);
    await axeByBothLights(a, 'after the end');

    // The dice, and the other pages.
    await goTo(a, address, `/online/verify/${id}`, '[data-verdict]');
    for (const by of ['browser', 'server'])
      await a.locator(`[data-verdict="${by}"]`, { hasText: 'The dice are those that were promised' }).waitFor();
    await a.locator('[data-parts]', { hasText: 'Your part is in the dice' }).waitFor();
    await axeByBothLights(a, 'the dice');
    await goTo(a, address, '/online/person/Ana%20Prueba', 'table');
    await axeByBothLights(a, 'profile');
    await goTo(a, address, '/online/account', '.parts');
    await axeByBothLights(a, 'account');
    await goTo(a, address, '/online', 'section');
    await a.locator('button', { hasText: 'Show finished games' }).click();
    await a.locator(`[data-match="${id}"]`).waitFor();
    await axeByBothLights(a, 'lobby');
    for (const guest of [ana, ben, eve]) quiet(guest, LOST);
  }));

test('online: a private link; one of the two has no WebSocket and plays by plain HTTP', () =>
  online(async ({ address, comeIn }) => {
    const [ana, ben] = await Promise.all([comeIn({ language: 'es', screen: 'phone' }), comeIn()]);
    await ben.context.addInitScript(() => {
      Object.assign(window, {
        WebSocket: class {
          onclose: (() => void) | null = null;
          constructor() {
            setTimeout(() => this.onclose?.(), 10);
          }
          send() {}
          close() {}
        },
      });
    });
    const [a, b] = [ana.page, ben.page];
    await goTo(a, address, '/online/enter', 'form');
    await a.locator('button', { hasText: 'Pasar como invitado' }).click();
    await a.waitForSelector('.where .me');
    await goTo(a, address, '/online/new/six-spaces', 'input[name="watch"]');
    await a.locator('input[name="who"][value="link"]').check();
    await a.locator('input[name="clock"][value="days"]').check();
    await a.locator('button', { hasText: 'Lanzar el desafío' }).click();
    const link = await a.locator('#link').inputValue();
    await b.goto(link);
    await b.locator('button', { hasText: 'Go in as a guest' }).click();
    await b.locator('button', { hasText: 'Take it up' }).click();
    await b.waitForSelector('.stage [data-thing]');
    await b.locator('.lost', { hasText: 'No live connection' }).waitFor();
    await a.waitForSelector('.stage [data-thing]');
    const pick = chooser(3);
    for (let i = 0; i < 6; i++) assert.ok(await oneDecision([b, a], pick));
    await upToDate([a, b], /#\/match\/(\w+)/.exec(a.url())?.[1] as string);
    await axeByBothLights(a, 'the table on a phone');
    for (const hash of ['/online', '/online/new', '/online/account', '/online/enter']) {
      await goTo(a, address, hash, '.where');
      await a.waitForTimeout(100);
      const wide = await a.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(wide <= 0, `${hash} is ${wide} pixels too wide for a phone`);
      await axe(a, `${hash} on a phone`);
    }
    for (const guest of [ana, ben]) quiet(guest, LOST);
  }));

test('online: a solitaire game is kept on the server and played on from another browser', () =>
  online(async ({ address, comeIn }) => {
    const [home, away] = await Promise.all([comeIn(), comeIn({ language: 'es' })]);
    const [a, b] = [home.page, away.page];
    await goTo(a, address, '/online/enter', 'input[name="new-name"]');
    await a.fill('input[name="new-name"]', 'Solo');
    await a.fill('input[name="new-password"]', 'una sola persona');
    await a.locator('button', { hasText: 'Make the account' }).click();
    await a.waitForSelector('.where .me');
    await goTo(a, address, '/online/new/mosbys-raiders', 'input[name="watch"]');
    await a.locator('main form > button', { hasText: 'Begin' }).click();
    await a.waitForSelector('.ask [data-choice]');
    const pick = chooser(2);
    assert.ok(await oneDecision([a], pick));
    const n = await countOf(a);
    await goTo(b, address, '/online/enter', 'input[name="name"]');
    await b.fill('input[name="name"]', 'solo');
    await b.fill('input[name="password"]', 'una sola persona');
    await b.locator('form:has(input[name="name"]) button').click();
    await b.locator('article.turn a.btn.main').click();
    await b.waitForSelector('.ask [data-choice], .film .turn');
    await sameCount([b], n);
    assert.ok(await oneDecision([b], pick));
    await sameCount([a], await countOf(b));
    for (const guest of [home, away]) quiet(guest, LOST);
  }));

test('online: without a server the page says so, and the table works as before', () =>
  visit(
    {},
    async ({ page }) => {
      await page.locator('header a', { hasText: 'Play with others' }).click();
      await page.locator('h1', { hasText: 'There is no server here' }).waitFor();
      await axe(page, 'no server');
      await page.locator('main a.btn.main').click();
      await page.waitForSelector('.posters article');
    },
    LOST,
  ));
