import assert from 'node:assert/strict';
import { newClient } from '@cuartel/client';
import { act, atRandom, keyFromSeed, machineOf, open, save } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/chooser.ts';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { takeDown } from '../../games/index.ts';
import { SCREENS } from './browser.ts';
import { goTo, LOST, online, PASSWORD, quiet } from './online.ts';
import { test } from './tests.ts';

const finished = async (): Promise<string> => {
  const game = (await takeDown('six-spaces'))!;
  const match = open(game, { scenario: 'short', options: [] }, keyFromSeed('stranger'));
  const pick = chooserFrom('stranger');
  for (let [side] = machineOf(game).asked(match.position); side !== undefined; [side] = machineOf(game).asked(match.position))
    act(match, atRandom({ ...askedOf(game, match.position, side), pick }));
  return save(match);
};
/** The longest names there may be, without a place to break them. */
const [WIDE, LONG] = ['W'.repeat(24), 'M'.repeat(80)];

test('share: a stranger on a phone reads what people wrote to be unreadable: film, study, tournament, profile', () =>
  online(async ({ address, comeIn }) => {
    const url = address.replace(/\/$/, '');
    const [ana, wide] = [newClient({ url, program: true }), newClient({ url, program: true })];
    await ana.signUp({ name: 'Ana Larga', password: PASSWORD });
    await wide.signUp({ name: WIDE, password: PASSWORD });
    const { match } = await ana.create({ game: 'six-spaces', scenario: 'short', rated: true });
    await wide.join(match.id);
    await ana.command(match.id, { is: 'resign' });
    const film = await ana.publish({
      save: await finished(),
      title: LONG,
      players: { north: 'X'.repeat(40), south: '<b>me</b>' },
    });
    const study = await ana.beginStudy(film.id, LONG);
    // The reader begins at the first remark: its marks are there at once, sound ones and others.
    const arrows = [
      { from: 'space:1', to: 'space:2' },
      { from: 'space:999', to: 'nothing:here' },
    ];
    const circles = ['space:1', 'space:1', 'space:9999', 'constructor:prototype', 'block:-1'];
    const remarks = [
      { at: 0, text: `<img src=x onerror=alert(1)> [6.1-e] [99.9-z] ${'x'.repeat(400)}`, arrows, circles },
      { at: 9_999_999, text: 'far beyond the end', arrows: [], circles: [] },
    ];
    await ana.writeStudy(study.id, { title: LONG, open: true, body: { remarks, variations: [] } });
    const { info } = await ana.announce({ game: 'six-spaces', scenario: 'short', name: LONG, about: 'x'.repeat(300) });
    for (const one of [ana, wide]) await one.enterTournament(info.id);
    await ana.beginTournament(info.id);

    const phone = await comeIn({ screen: 'phone', language: 'es' });
    const { page } = phone;
    const fits = async (what: string): Promise<void> => {
      const over = (await page.evaluate(() => document.documentElement.scrollWidth)) - SCREENS.phone.width;
      assert.ok(over <= 0, `${what}: ${over} pixels too wide`);
    };
    await page.goto(`${url}/film/${film.id}`);
    await page.waitForSelector('.replay .stage [data-thing]');
    await page.locator('.about', { hasText: '<b>me</b>' }).waitFor();
    await fits('the film');
    await goTo(page, address, `/study/${study.id}`, '[data-study] .remark');
    await page.locator('.board path.way').first().waitFor({ state: 'attached' });
    assert.equal(await page.locator('.board path.way').count(), 1, 'the arrow that can be drawn');
    assert.equal(await page.locator('[data-study] img').count(), 0);
    await page.locator('[data-study] li button').last().click();
    await page.locator('.remark').first().waitFor();
    await fits('the study');
    await goTo(page, address, `/online/tournament/${info.id}`, 'table');
    await fits('the tournament');
    await goTo(page, address, `/online/person/${WIDE}`, 'h2');
    await fits('a profile');
    await goTo(page, address, `/online/person/${encodeURIComponent('Ana Larga')}/${WIDE}`, 'h2');
    await fits('two people');
    await goTo(page, address, '/online/ranking/six-spaces', 'table');
    await fits('the ranking');
    for (const cell of await page.locator('tbody td').all()) {
      const { x = 0, width = 0 } = (await cell.boundingBox()) ?? {};
      assert.ok(x + width <= SCREENS.phone.width, 'place, rating and games are seen beside the longest name');
    }
    quiet(phone, LOST);
  }));

test('online: a guest makes an account of himself under another cookie, and his line goes on', () =>
  online(async ({ address, comeIn }) => {
    const home = await comeIn();
    const { page } = home;
    await page.goto(address);
    await page.evaluate(() =>
      fetch('/api/v1/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
    );
    const cookie = async (): Promise<string> => (await page.context().cookies()).find(one => one.name === 'cuartel')!.value;
    const planted = await cookie();
    await goTo(page, address, '/online/account', 'input[autocomplete="new-password"]');
    await page.locator('.where .me i.on').waitFor();
    await page.fill('input[autocomplete="username"]', 'No More Guest');
    await page.locator('input[autocomplete="new-password"]').first().fill(PASSWORD);
    await page.locator('form:has(input[autocomplete="username"]) button').click();
    await page.locator('.where .me', { hasText: 'No More Guest' }).waitFor();
    await page.locator('.where .me i.on').waitFor();
    assert.notEqual(await cookie(), planted);
    // A reload finds the same person.
    await goTo(page, address, '/online/new', 'form');
    await page.reload();
    await page.locator('.where .me', { hasText: 'No More Guest' }).waitFor();
    quiet(home, LOST);
  }));
