/** What a stranger could learn by another way than the one that is closed to him. */
import type { Client } from '@cuartel/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR, MINUTE } from '../config/time.ts';
import { MOST_CHATS_EACH } from '../live/commands.ts';
import { chooser, pairUp, stepByHttp } from './playing.ts';
import { type Trial, trial } from './running.ts';

let server: Trial;
let ahead = 0;
beforeAll(async () => {
  const begun = Date.now();
  server = await trial({}, { now: () => begun + Math.floor(performance.now()) + ahead });
});
afterAll(() => server.end());

let count = 0;
const member = async (): Promise<{ client: Client; name: string }> => {
  const client = server.newcomer();
  const name = `Rated ${++count} person`;
  await client.signUp({ name, password: 'a long way round the ford' });
  return { client, name };
};

test('whoever watches late learns the result as late: not from profiles, ratings, rankings or the tables of the sides', async () => {
  const [a, b] = [await member(), await member()];
  const stranger = await server.guest();
  // One match that everybody may know of, then one that is watched late.
  const open = await pairUp(a.client, b.client, { rated: true });
  await open.north.command(open.id, { is: 'resign' });
  const known = async () => ({
    a: await stranger.profile(a.name),
    b: await stranger.profile(b.name),
    ranking: await stranger.ranking('six-spaces'),
    sides: await stranger.sideRecords('six-spaces'),
  });
  const before = await known();
  expect(before.a.ratings).toMatchObject([{ games: 1 }]);
  for (let i = 0; i < 2; i++) {
    const late = await pairUp(a.client, b.client, { rated: true, spectators: { is: 'delayed', minutes: 30 } });
    await stepByHttp(late, chooser(81));
    await late.south.command(late.id, { is: 'resign' });
    // Only being online or not, and since when, may differ.
    expect(await known()).toEqual(before);
  }
  // He himself knows.
  expect((await a.client.profile(a.name)).ratings).toMatchObject([{ games: 3 }]);
  expect((await a.client.profile(a.name)).records.find(r => r.side === 'north')).toMatchObject({ won: 2 });
  // What ends afterwards and is open to all counts, but not as a key to what is withheld.
  ahead += 31 * MINUTE;
  const after = await known();
  expect(after.a.ratings[0]!.games).toBe(3);
  expect(after.a.ratings[0]!.rating).toBeGreaterThan(before.a.ratings[0]!.rating);
  expect(after.ranking.find(r => r.name === a.name)!.games).toBe(3);
  expect(after.sides.find(r => r.side === 'north')!.won).toBe(before.sides.find(r => r.side === 'north')!.won + 2);
});

test('whoever had no rated game before is in no ranking until his first one is known', async () => {
  const [a, b] = [await member(), await member()];
  const stranger = await server.guest();
  const late = await pairUp(a.client, b.client, { rated: true, spectators: { is: 'delayed', minutes: 30 } });
  await late.south.command(late.id, { is: 'resign' });
  expect((await stranger.profile(a.name)).ratings).toEqual([]);
  expect((await stranger.ranking('six-spaces')).some(r => r.name === a.name)).toBe(false);
  ahead += 31 * MINUTE;
  expect((await stranger.profile(a.name)).ratings).toHaveLength(1);
  expect((await stranger.ranking('six-spaces')).some(r => r.name === a.name)).toBe(true);
});

test('however an address is spelled, the same guard stands before it', async () => {
  const response = await fetch(`${server.url}/api/v1/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: '{}',
  });
  const cookie = response.headers.getSetCookie()[0]!.split(';')[0]!;
  const body = JSON.stringify({ game: 'six-spaces', scenario: 'short' });
  for (const path of [
    '/api/v1/matches',
    '/%61pi/v1/matches',
    '/a%70i/v1/matches',
    '/api/%761/matches',
    '/%61%70%69/v1/matches',
    '/api/v1/m%61tches',
  ]) {
    const tried = async (headers: Record<string, string>): Promise<[number, string | undefined]> => {
      const answer = await fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
      return [answer.status, ((await answer.json()) as { code?: string }).code];
    };
    expect(await tried({ cookie, origin: server.url }), path).toEqual([403, 'csrf']);
    expect(await tried({ cookie, origin: 'https://evil.example' }), path).toEqual([403, 'foreign-origin']);
    expect(await tried({}), path).toEqual([401, 'not-signed-in']);
    // Answers of the interface are kept by nobody on the way.
    const asked = await fetch(`${server.url}${path.replace('matches', 'games').replace('m%61tches', 'g%61mes')}`);
    expect([asked.status, asked.headers.get('cache-control')], path).toEqual([200, 'no-store']);
  }
  const deep = `{"is":"act","at":0,"do":"bid","with":${'['.repeat(3_000)}1${']'.repeat(3_000)}}`;
  const nested = await fetch(`${server.url}/%61pi/v1/matches/${'a'.repeat(16)}/commands`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: deep,
  });
  expect([nested.status, ((await nested.json()) as { code: string }).code]).toEqual([400, 'bad-message']);
});

test('one player’s talk leaves the other his share, and nobody talks without a pause', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  const [loud, quiet] = [pair.north, pair.south];
  let said = 0;
  let refused = '';
  for (let i = 0; i < 60 && refused === ''; i++)
    await loud.command(pair.id, { is: 'chat', text: `line ${i}` }).then(
      () => said++,
      error => (refused = error.code),
    );
  expect(refused).toBe('too-many');
  expect(said).toBe(20);
  // The other has not lost his breath.
  await quiet.command(pair.id, { is: 'chat', text: 'enough' });
  ahead += MINUTE;
  await loud.command(pair.id, { is: 'chat', text: 'again' });
  const person = (await loud.me())!.id;
  await server.house.matches.visit(pair.id, live => void live.chats.set(person, MOST_CHATS_EACH));
  ahead += MINUTE;
  await expect(loud.command(pair.id, { is: 'chat', text: 'too much' })).rejects.toMatchObject({ code: 'limit' });
  await quiet.command(pair.id, { is: 'chat', text: 'my share' });
  // From the store the count is the same.
  await server.house.matches.visit(pair.id, (_, open) => server.house.matches.cache.putAway(open));
  expect(await server.house.matches.visit(pair.id, live => live.chats.get(person))).toBe(said + 1);
});

test('to one address go only so many letters, whoever names it, and whatever else is asked', async () => {
  const victim = 'victim@example.org';
  for (let i = 0; i < 14; i++)
    await server.newcomer().signUp({
      name: `Pest number ${i}`,
      password: 'a long way round the ford',
      email: i % 2 === 0 ? victim : 'VICTIM@example.org',
    });
  const { letters } = await import('./letters.ts');
  const { until } = await import('./running.ts');
  /** Those that may go have gone; no other follows. */
  const goOut = async (to: string, n: number): Promise<void> => {
    await until(() => letters(server.folder, to).length >= n, `${n} letters`);
    await new Promise(resolve => setTimeout(resolve, 300));
    expect(letters(server.folder, to)).toHaveLength(n);
  };
  await goOut(victim, 5);
  // All at once gains nothing either.
  await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      server.newcomer().signUp({ name: `Hasty number ${i}`, password: 'a long way round the ford', email: 'second@example.org' }),
    ),
  );
  await goOut('second@example.org', 5);
  // Another address is not concerned; later there may be more.
  await server.newcomer().signUp({ name: 'Honest one', password: 'a long way round the ford', email: 'honest@example.org' });
  ahead += HOUR + MINUTE;
  await server.newcomer().signUp({ name: 'Pest again', password: 'a long way round the ford', email: victim });
  await goOut('honest@example.org', 1);
  await goOut(victim, 6);
  await server.chores.cleaning();
  ahead += 25 * HOUR;
  await server.chores.cleaning();
  expect(await server.house.store.db.selectFrom('letters').selectAll().execute()).toEqual([]);
});

test('whoever asks for another’s new password again and again neither fills his letter box nor spoils the link he has', async () => {
  const client = server.newcomer();
  const email = 'forgetful@example.org';
  await client.signUp({ name: 'Forgetful person', password: 'a long way round the ford', email });
  const { letters } = await import('./letters.ts');
  const { until } = await import('./running.ts');
  await until(() => letters(server.folder, email).length === 1, 'the letter to confirm');
  await client.confirm(/#\/confirm\/([\w-]{32})/.exec(letters(server.folder, email)[0]!)![1]!);
  const pest = server.newcomer();
  for (let i = 0; i < 9; i++) {
    await pest.forgot('Forgetful person');
    ahead += 3 * MINUTE;
  }
  await until(() => letters(server.folder, email).length === 6, 'five resets');
  await new Promise(resolve => setTimeout(resolve, 200));
  const all = letters(server.folder, email);
  expect(all).toHaveLength(6);
  const token = /#\/reset\/([\w-]{32})/.exec(all.at(-1)!)![1]!;
  await pest.reset({ token, password: 'another way across the river' });
  await client.signIn('Forgetful person', 'another way across the river');
});
