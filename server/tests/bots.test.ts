/** Bots at the server's tables: a person plays one to the end, a restart loses nothing, and one that breaks blocks nobody. */
import { rmSync } from 'node:fs';
import { type Client, newClient } from '@cuartel/client';
import { afterEach, expect, test } from 'vitest';
import { startChild } from '../load/child.ts';
import { matchesOfBots } from '../store/bots.ts';
import { chooser, pairUp, playLive } from './playing.ts';
import { newFolder, type Trial, trial, until } from './running.ts';

let server: Trial;
afterEach(() => server?.end());

const against = (bot: string) => ({ game: 'six-spaces', scenario: 'short', side: 'north', bot });
const broken = [new URL('./broken-mind.ts', import.meta.url).href];

/** Plays by HTTP at random until the match is over or `most` decisions are made. */
const playAgainst = async (client: Client, id: string, most = 1_000): Promise<number> => {
  const pick = chooser(7);
  for (let made = 0; made < most; ) {
    const state = await client.state(id);
    if (state.standing.status === 'over') return made;
    if (state.question === null) {
      await client.updates(id, state.seq, 20);
      continue;
    }
    const option = state.question.options[pick(state.question.options.length)]!;
    await client.command(id, { is: 'act', at: state.at, do: option.do, with: option.with });
    made++;
  }
  return most;
};

test('a guest plays a bot to the end over the WebSocket, and the dice and every action hold', async () => {
  server = await trial();
  const guest = await server.guest();
  expect((await guest.games()).find(g => g.slug === 'six-spaces')?.bots[0]).toEqual({
    id: 'recruit',
    name: { en: 'Recruit', es: 'Recluta' },
  });
  const { match, invite } = await guest.create(against('captain'));
  expect(invite).toBeNull();
  expect(match).toMatchObject({ status: 'playing', rated: false });
  expect(match.seats['south']).toEqual({
    id: 'bot:captain',
    name: 'Captain',
    guest: false,
    bot: { en: 'Captain', es: 'Capitán' },
  });
  const last = await playLive(guest, match.id, 11);
  expect(last.standing.result?.winner).toMatch(/north|south/);
  expect(await guest.verify(match.id)).toMatchObject({ ok: true, promised: true, illegal: null, same: true });
  const { actions } = (await guest.record(match.id)) as { actions: { by: string }[] };
  expect(new Set(actions.map(a => a.by))).toEqual(new Set(['north', 'south']));
  // No letter is planned for a bot, nothing is rated, and the sides' records know only people.
  expect(await server.house.store.db.selectFrom('jobs').selectAll().where('body', 'like', '%bot:%').execute()).toEqual([]);
  expect(await server.house.store.db.selectFrom('ratings').selectAll().execute()).toEqual([]);
  expect(await guest.sideRecords('six-spaces')).toEqual([]);
  // Another game begins at once, with sides changed.
  await guest.command(match.id, { is: 'rematch' });
  const [next] = await guest.myMatches();
  expect(next).toMatchObject({ status: 'playing', you: 'south' });
  expect(next?.seats['north']?.id).toBe('bot:captain');
});

test('terms that do not fit a bot are refused', async () => {
  server = await trial();
  const person = server.newcomer();
  await person.signUp({ name: 'Somebody', password: 'a long password' });
  const refused = (wanted: object) => expect(person.create({ ...against('recruit'), ...wanted } as never)).rejects;
  await refused({ bot: 'nobody' }).toMatchObject({ code: 'bad-message', detail: { field: 'bot' } });
  await refused({ rated: true }).toMatchObject({ code: 'bad-message', detail: { field: 'rated' } });
  await refused({ to: 'Anybody' }).toMatchObject({ code: 'bad-message', detail: { field: 'to' } });
  await refused({ game: 'mosbys-raiders', scenario: 'standard', side: null }).toMatchObject({ code: 'bad-message' });
  expect(await person.myMatches()).toEqual([]);
});

test('a bot lets a take-back pass, declines a draw, and plays on', async () => {
  server = await trial();
  const guest = await server.guest();
  const { match } = await guest.create(against('recruit'));
  await playAgainst(guest, match.id, 3);
  await until(async () => (await guest.state(match.id)).question !== null, 'my turn');
  await guest.command(match.id, { is: 'offer-draw' });
  await until(async () => (await guest.state(match.id)).standing.offers.length === 0, 'the answer to the draw');
  expect((await guest.state(match.id)).standing.status).toBe('playing');
  const [back] = await guest.takebacks(match.id);
  await guest.command(match.id, { is: 'offer-takeback', to: back!.to });
  await until(
    async () => (await server.house.matches.visit(match.id, live => live.match.record.rewinds))?.length === 1,
    'the take-back',
  );
  await playAgainst(guest, match.id);
  expect((await guest.match(match.id)).status).toBe('over');
});

test('killed while bots are asked and started again: they are taken up by themselves', async () => {
  const folder = newFolder();
  let child = await startChild({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const client = newClient({ url: child.url, program: true });
  await client.beGuest();
  const ids: string[] = [];
  // The general thinks for a second: the server is killed in the middle of it, unless this machine is very slow.
  for (let i = 0; i < 3; i++) ids.push((await client.create(against('general'))).match.id);
  await child.end('SIGKILL');
  child = await startChild({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const again = newClient({ url: child.url, program: true, token: client.token as string });
  for (const id of ids) {
    // The bot has bid without anybody having stirred.
    await until(async () => (await again.state(id)).at > 0, 'the bot');
  }
  await playAgainst(again, ids[0]!, 3);
  await child.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test('a bot that breaks over everything blocks neither its own match nor another', async () => {
  server = await trial({}, { minds: broken });
  const [guest, ...others] = [await server.guest(), await server.guest(), await server.guest()];
  const { match } = await guest!.create(against('general'));
  const pair = await pairUp(others[0]!, others[1]!);
  await Promise.all([playAgainst(guest!, match.id), playLive(pair.north, pair.id, 1), playLive(pair.south, pair.id, 2)]);
  expect((await guest!.match(match.id)).status).toBe('over');
  expect(await guest!.verify(match.id)).toMatchObject({ ok: true, illegal: null });
  expect((await pair.north.match(pair.id)).status).toBe('over');
});

test('many matches share the threads in turn: no match waits for another to end', async () => {
  server = await trial();
  const guest = await server.guest();
  const ids: string[] = [];
  for (let i = 0; i < 6; i++) ids.push((await guest.create(against('captain'))).match.id);
  await Promise.all(ids.map(id => playAgainst(guest, id, 2)));
  for (const id of ids) expect((await guest.state(id)).at).toBeGreaterThanOrEqual(2);
});

test('a match that nobody took up is found in the store', async () => {
  server = await trial();
  const guest = await server.guest();
  const { match } = await guest.create(against('recruit'));
  await until(async () => (await guest.state(match.id)).at > 0, 'the bid of the bot');
  const { db } = server.house.store;
  await db.updateTable('matches').set({ asked: '["north"]' }).where('id', '=', match.id).execute();
  expect(await matchesOfBots(db, Number.MAX_SAFE_INTEGER)).toEqual([]);
  await db.updateTable('matches').set({ asked: '["south"]', updated_at: 5 }).where('id', '=', match.id).execute();
  expect(await matchesOfBots(db, 4)).toEqual([]);
  expect(await matchesOfBots(db, 5)).toEqual([match.id]);
});
