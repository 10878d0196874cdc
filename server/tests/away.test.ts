/** Vacations, one letter a day, and the count of hand-overs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@cuartel/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, HOUR } from '../config/time.ts';
import { pairUp } from './playing.ts';
import { sendAll, type Trial, trial, until } from './running.ts';

let server: Trial;
/** Spring: no vacation here reaches into another year. */
let time = Date.UTC(2027, 3, 1);
beforeAll(async () => {
  server = await trial({ VACATION_DAYS: '20' }, { now: () => time });
});
afterAll(() => server.end());

const member = async (name: string): Promise<Client> => {
  const client = server.newcomer();
  await client.signUp({ name, password: 'five plain brass buttons' });
  return client;
};
const pass = async (client: Client, id: string): Promise<void> => {
  const { question, at } = await client.state(id);
  const option = question!.options.find(o => ['nothing', 'pass'].includes(o.do))!;
  await client.command(id, { is: 'act', at, do: option.do, with: option.with });
};

test('whoever is away has his days stand still, his opponent sees it, and nobody loses meanwhile', async () => {
  const [a, b] = [await member('Traveller'), await member('Stayer')];
  const pair = await pairUp(a, b, { clock: { is: 'days', days: 3 }, side: 'north' });
  time += DAY;
  const before = (await a.match(pair.id)).deadline!;
  const told = await a.goAway(7);
  expect(told).toEqual({ until: time + 7 * DAY, left: 13 });
  const { standing } = await b.state(pair.id);
  expect(standing.away).toEqual({ north: time + 7 * DAY });
  expect(standing.clocks!['north']).toEqual({ left: 2 * DAY, since: time + 7 * DAY });
  // South's own days run on.
  expect(standing.deadline).toBe(before);
  await pass(b, pair.id);
  expect((await b.state(pair.id)).standing.deadline).toBe(before + 7 * DAY);
  time += 6 * DAY;
  await server.chores.clocks();
  expect((await a.match(pair.id)).status).toBe('playing');
  // Back a day early: what is left runs from now on, and the day is his again.
  expect(await a.comeBack()).toEqual({ until: null, left: 14 });
  expect((await b.state(pair.id)).standing).toMatchObject({ away: {}, clocks: { north: { left: 2 * DAY, since: time } } });
  time += 2 * DAY + HOUR;
  await server.chores.clocks();
  expect((await a.match(pair.id)).result).toEqual({ winner: 'south', by: 'time' });
});

test('what began, or came to him, while he was away stands still too; a clock for the whole game does not', async () => {
  const [a, b] = [await member('Absentee'), await member('Patient')];
  await a.goAway(5);
  const live = await pairUp(a, b, { clock: { is: 'live', minutes: 30, increment: 0 }, side: 'north' });
  const days = await pairUp(a, b, { clock: { is: 'days', days: 1 }, side: 'north' });
  await sendAll(server, 'digest');
  expect((await b.state(days.id)).standing.away).toEqual({ north: time + 5 * DAY });
  expect((await b.state(live.id)).standing).toMatchObject({ away: {}, clocks: { north: { since: time } } });
  await pass(b, days.id);
  time += 3 * DAY;
  await server.chores.clocks();
  expect((await b.match(days.id)).status).toBe('playing');
  expect((await b.match(live.id)).status).toBe('over');
});

test('in a tournament nobody keeps the others waiting, and whoever decides by correspondence is back', async () => {
  const [a, b] = [await member('Tourist'), await member('Waiter')];
  const { info } = await a.announce({
    name: 'In July',
    game: 'six-spaces',
    scenario: 'short',
    legs: 1,
    clock: { is: 'days', days: 2 },
  });
  for (const one of [a, b]) await one.enterTournament(info.id);
  const [game] = (await a.beginTournament(info.id)).games;
  const pair = await pairUp(a, b, { clock: { is: 'days', days: 2 }, side: 'north' });
  await a.goAway(6);
  await sendAll(server, 'digest');
  expect((await b.state(game!.match!)).standing.away).toEqual({});
  expect((await b.state(pair.id)).standing.away).toEqual({ north: time + 6 * DAY });
  time += DAY;
  await pass(a, pair.id);
  await until(async () => (await a.vacation()).until === null, 'the end of the vacation');
  await until(async () => Object.keys((await b.state(pair.id)).standing.away).length === 0, 'his being back');
  time += DAY + HOUR;
  await server.chores.clocks();
  expect((await a.match(game!.match!)).result).toMatchObject({ by: 'time' });
});

test('the days of a year are counted, nobody goes away twice at once, and a guest not at all', async () => {
  const a = await member('Spender');
  await expect(a.goAway(21)).rejects.toMatchObject({ code: 'limit' });
  await a.goAway(12);
  await expect(a.goAway(1)).rejects.toMatchObject({ code: 'taken' });
  time += 12 * DAY + 1;
  expect(await a.vacation()).toEqual({ until: null, left: 8 });
  await expect(a.goAway(9)).rejects.toMatchObject({ code: 'limit' });
  await expect((await server.guest()).goAway(1)).rejects.toMatchObject({ code: 'forbidden' });
});

test('one letter a day with everything that waits, for whoever wants it so', async () => {
  const email = 'daily@example.org';
  const letters = (): string[] => {
    const folder = join(server.folder, 'outbox');
    const files = existsSync(folder) ? readdirSync(folder).filter(f => f.endsWith('.eml')) : [];
    return files
      .sort()
      .map(f => readFileSync(join(folder, f), 'utf8').replace(/=\n/g, '').replace(/=3D/g, '='))
      .filter(t => t.includes(`To: ${email}`));
  };
  const a = server.newcomer();
  await a.signUp({ name: 'Daily', password: 'five plain brass buttons', email });
  await until(() => letters().length > 0, 'the letter to confirm');
  await a.confirm(/#\/confirm\/([\w-]{32})/.exec(letters()[0]!)![1]!);
  expect((await a.change({ mailDigest: true })).mailDigest).toBe(true);
  const turns = (): string[] => letters().filter(t => t.includes('List-Unsubscribe'));
  const b = await member('Rival');
  const first = await pairUp(a, b, { side: 'north' });
  await sendAll(server, 'digest');
  expect(turns()).toHaveLength(1);
  expect(turns()[0]).toContain('A match waits for you');
  const [second, third] = [await pairUp(a, b, { side: 'north' }), await pairUp(a, b, { side: 'north' })];
  await sendAll(server, 'digest');
  time += 23 * HOUR;
  await sendAll(server, 'digest');
  expect(turns()).toHaveLength(1);
  // Answered in the meantime: not in the letter.
  await pass(a, second.id);
  time += HOUR;
  await sendAll(server, 'digest');
  expect(turns()).toHaveLength(2);
  expect(turns()[1]).toContain('2 matches wait for you');
  for (const { id } of [first, third]) expect(turns()[1]).toContain(id);
  expect(turns()[1]).not.toContain(second.id);
});

test('hand-overs are counted as everybody can count; what orders answered is told to their own side alone', async () => {
  const [a, b] = [await member('Counter'), await member('Orderly')];
  const pair = await pairUp(a, b, { scenario: 'long', side: 'north' });
  await b.addOrder(pair.id, { at: { section: 'game', step: 'bid' }, answer: { is: 'do', do: 'nothing' } });
  await until(async () => (await b.state(pair.id)).at === 1, 'the bid by order');
  expect((await a.state(pair.id)).standing).toMatchObject({ handovers: 1, byOrders: 0 });
  await pass(a, pair.id);
  expect((await b.state(pair.id)).standing.handovers).toBe(2);
  expect((await b.state(pair.id)).standing.byOrders).toBeGreaterThan(0);
  await a.command(pair.id, { is: 'resign' });
  expect((await a.state(pair.id)).standing.byOrders).toBe(0);
});
