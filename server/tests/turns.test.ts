/** Many matches of one person, or of one address, do not keep anybody else waiting. */
import type { Client } from '@cuartel/client';
import { afterEach, expect, test } from 'vitest';
import { newTurns } from '../bots/turns.ts';
import { type Trial, trial, until } from './running.ts';

let server: Trial | null = null;
afterEach(async () => {
  await server?.end();
  server = null;
});

test('turns go round: one each, in the order of coming, whoever has how many', async () => {
  const turns = newTurns(1);
  const done: string[] = [];
  const free: (() => void)[] = [];
  const deed = (name: string) => () =>
    new Promise<void>(resolve => {
      free.push(() => {
        done.push(name);
        resolve();
      });
    });
  const all = [1, 2, 3, 4].map(i => turns.take('many', deed(`many ${i}`)));
  all.push(turns.take('one', deed('one')), turns.take('two', deed('two 1')), turns.take('two', deed('two 2')));
  expect(turns.waiting()).toBe(6);
  while (free.length > 0) {
    free.shift()!();
    await new Promise(resolve => setImmediate(resolve));
  }
  await Promise.all(all);
  expect(done).toEqual(['many 1', 'many 2', 'one', 'two 1', 'many 3', 'two 2', 'many 4']);
  // What fails gives its place up too.
  await expect(turns.take('one', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.take('one', async () => 5)).toBe(5);
  // As many at a time as there are places.
  const two = newTurns(2);
  let running = 0;
  let most = 0;
  const slow = async (): Promise<void> => {
    most = Math.max(most, ++running);
    await new Promise(resolve => setTimeout(resolve, 5));
    running--;
  };
  await Promise.all(Array.from({ length: 9 }, (_, i) => two.take(`p${i % 3}`, slow)));
  expect(most).toBe(2);
});

const against = (bot: string) => ({ game: 'six-spaces', scenario: 'short', side: 'north', bot });
const begun = async (client: Client, ids: readonly string[]): Promise<number> => {
  let n = 0;
  for (const id of ids) if ((await client.state(id)).at > 0) n++;
  return n;
};

test('one account with many bot matches: another’s bot answers after a turn or two', async () => {
  server = await trial({ BOT_MATCHES_PER_PERSON: '100', OPEN_MATCHES_PER_PERSON: '100' });
  const member = async (name: string): Promise<Client> => {
    const client = server!.newcomer();
    await client.signUp({ name, password: 'a long way round the ford' });
    return client;
  };
  const [hog, other] = [await member('Glotón'), await member('Modesta')];
  // Both are known here for longer than a day, so that each has a turn of his own.
  await server.house.store.db.updateTable('people').set({ created_at: 1 }).execute();
  const ids: string[] = [];
  for (let i = 0; i < 60; i++) ids.push((await hog.create(against('general'))).match.id);
  const before = await begun(hog, ids);
  expect(before).toBeLessThan(50);
  const { match } = await other.create(against('general'));
  await until(async () => (await other.state(match.id)).at > 0, 'the other’s bot');
  expect((await begun(hog, ids)) - before).toBeLessThan(8);
});

test('guests of one address share a turn', async () => {
  server = await trial({ BOT_MATCHES_PER_PERSON: '100' });
  const { botPlayers } = server.house as unknown as { botPlayers: { turnOf(person: string): Promise<string> } };
  const [a, b] = [await server.guest(), await server.guest()];
  const [one, two] = [(await a.me())!.id, (await b.me())!.id];
  expect(await botPlayers.turnOf(one)).toBe(await botPlayers.turnOf(two));
  expect(await botPlayers.turnOf(one)).not.toBe(one);
  await server.house.store.db.updateTable('people').set({ guest: 0, created_at: 1 }).where('id', '=', one).execute();
  // A member of longer standing has one of his own (as whoever asks for the first time finds).
  const { turnOf } = await import('../people/origin.ts');
  expect(await turnOf(server.house.store.db, one, server.house.now())).toBe(one);
  expect(await turnOf(server.house.store.db, two, server.house.now())).not.toBe(two);
});

test('so many matches with bots at a time, and no more by doing it all at once', async () => {
  server = await trial({ BOT_MATCHES_PER_PERSON: '3' });
  const guest = await server.guest();
  const tried = await Promise.allSettled(Array.from({ length: 12 }, () => guest.create(against('recruit'))));
  expect(tried.filter(t => t.status === 'fulfilled')).toHaveLength(3);
  expect(tried.find(t => t.status === 'rejected')).toMatchObject({ reason: { code: 'limit' } });
  const [one] = await guest.myMatches();
  await guest.command(one!.id, { is: 'resign' });
  expect((await guest.create(against('recruit'))).match.status).toBe('playing');
  await expect(guest.command(one!.id, { is: 'rematch' })).rejects.toMatchObject({ code: 'limit' });
});
