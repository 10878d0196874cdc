/** Somebody floods the lobby, or somebody else's list. */
import type { Client } from '@cuartel/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { DAY } from '../config/time.ts';
import { newPurses } from '../web/replays.ts';
import { chooser, pairUp, stepByHttp } from './playing.ts';
import { open, type Trial, trial, until } from './running.ts';

let server: Trial;
let ahead = 0;
beforeAll(async () => {
  const begun = Date.now();
  server = await trial(
    { TRUST_PROXY: 'on', CHALLENGES_PER_PERSON: '4', GUESTS_PER_DAY: '8' },
    { now: () => begun + Math.floor(performance.now()) + ahead },
  );
});
afterAll(() => server.end());

const six = { game: 'six-spaces', scenario: 'short' };
let count = 0;
/** Somebody of longer standing, from an address of his own. */
const member = async (): Promise<{ client: Client; name: string; id: string }> => {
  const client = server.newcomer();
  const name = `Member ${++count} of the club`;
  const me = await client.signUp({ name, password: 'a long way round the ford' });
  await server.house.store.db.updateTable('people').set({ created_at: 1 }).where('id', '=', me.id).execute();
  return { client, name, id: me.id };
};
/** A guest who comes from this address, as the proxy saw it. */
const guestFrom = async (address: string): Promise<{ status: number; token: string }> => {
  const response = await fetch(`${server.url}/api/v1/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: '{}',
  });
  return { status: response.status, token: ((await response.json()) as { token: string }).token };
};
const as = async (token: string): Promise<Client> => {
  const { newClient } = await import('@cuartel/client');
  return newClient({ url: server.url, program: true, token });
};

test('so many challenges wait of one person; newcomers of one address share twice as many, whoever they say they are', async () => {
  const { client } = await member();
  const tried = await Promise.allSettled(Array.from({ length: 9 }, () => client.create(six)));
  expect(tried.filter(t => t.status === 'fulfilled')).toHaveLength(4);
  expect(tried.find(t => t.status === 'rejected')).toMatchObject({ reason: { code: 'limit' } });
  const mine = await client.myMatches();
  await client.cancel(mine[0]!.id);
  await client.create(six);

  let made = 0;
  for (let i = 0; i < 6; i++) {
    const guest = await as((await guestFrom('198.51.100.7')).token);
    for (let j = 0; j < 4; j++)
      await guest.create(six).then(
        () => made++,
        () => {},
      );
  }
  expect(made).toBe(8);
  // Another address is another matter; so is an IPv6 network, all of it.
  expect((await (await as((await guestFrom('198.51.100.8')).token)).create(six)).match.status).toBe('waiting');
  made = 0;
  for (let i = 1; i < 6; i++) {
    const guest = await as((await guestFrom(`2001:db8:5:6::${i}`)).token);
    for (let j = 0; j < 4; j++)
      await guest.create(six).then(
        () => made++,
        () => {},
      );
  }
  expect(made).toBe(8);
  for (const row of await server.house.store.db.selectFrom('matches').select('id').where('status', '=', 'waiting').execute())
    await server.house.store.db.updateTable('matches').set({ status: 'cancelled' }).where('id', '=', row.id).execute();
});

test('so many guests a day come from one address', async () => {
  const came: number[] = [];
  for (let i = 0; i < 10; i++) came.push((await guestFrom('198.51.100.90')).status);
  expect(came).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429, 429]);
  ahead += DAY + 1;
  expect((await guestFrom('198.51.100.90')).status).toBe(200);
});

test('the lobby comes in pages, and what is addressed to me stands first, whatever else is there', async () => {
  const [reader, friend] = [await member(), await member()];
  await friend.client.create({ ...six, to: reader.name });
  ahead += 1_000;
  for (let i = 0; i < 30; i++) {
    const { client } = await member();
    for (let j = 0; j < 4; j++) {
      // Some at the very same moment.
      await client.create(six);
    }
  }
  await server.house.store.db.updateTable('matches').set({ created_at: 5_000_000_000_000 }).where('open', '=', 1).execute();
  const first = await reader.client.challenges();
  expect(first.length).toBe(51);
  expect(first[0]).toMatchObject({ to: { id: reader.id }, host: { id: friend.id } });
  const seen = new Set(first.map(c => c.id));
  let last = first.at(-1)!;
  for (;;) {
    const page = await reader.client.challenges(undefined, last);
    if (page.length === 0) break;
    expect(page.length).toBeLessThanOrEqual(50);
    for (const c of page) {
      expect(seen.has(c.id)).toBe(false);
      seen.add(c.id);
    }
    last = page.at(-1)!;
  }
  expect(seen.size).toBe(121);
  for (const row of await server.house.store.db.selectFrom('matches').select('id').where('status', '=', 'waiting').execute())
    await server.house.store.db.updateTable('matches').set({ status: 'cancelled' }).where('id', '=', row.id).execute();
});

test('a challenge that is not wanted is declined, and its maker is told', async () => {
  const [host, guest, other] = [await member(), await member(), await member()];
  const { match } = await host.client.create({ ...six, to: guest.name });
  const rung: string[] = [];
  const live = host.client.live({ words: null, open, onMine: id => rung.push(id) });
  await until(() => server.house.presence.online(host.id));
  await expect(other.client.decline(match.id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(host.client.decline(match.id)).rejects.toMatchObject({ code: 'not-found' });
  await guest.client.decline(match.id);
  await until(() => rung.includes(match.id), 'the bell');
  live.close();
  expect((await host.client.match(match.id)).status).toBe('cancelled');
  expect(await guest.client.challenges()).toEqual([]);
  await expect(guest.client.join(match.id)).rejects.toMatchObject({ code: 'taken' });
  // Two at a time to one person, however many are declined.
  await host.client.create({ ...six, to: guest.name });
  await host.client.create({ ...six, to: guest.name });
  await expect(host.client.create({ ...six, to: guest.name })).rejects.toMatchObject({ code: 'limit' });
  expect((await host.client.create({ ...six, to: other.name })).match.status).toBe('waiting');
});

test('whoever is blocked neither challenges, joins nor has a rematch, and is not seen in the lobby; nobody is told but by that', async () => {
  const [victim, pest, third] = [await member(), await member(), await member()];
  const pair = await pairUp(victim.client, pest.client);
  await victim.client.command(pair.id, { is: 'resign' });
  const before = await pest.client.create({ ...six, to: victim.name });
  const seen = await pest.client.create(six);
  expect((await victim.client.challenges()).map(c => c.id).sort()).toEqual([before.match.id, seen.match.id].sort());
  await victim.client.block(pest.id);
  expect((await victim.client.blocks()).map(p => p.name)).toEqual([pest.name]);
  expect(await pest.client.blocks()).toEqual([]);
  // What waited from him is called off.
  expect((await pest.client.match(before.match.id)).status).toBe('cancelled');
  expect(await victim.client.challenges()).toEqual([]);
  expect((await third.client.challenges()).map(c => c.id)).toEqual([seen.match.id]);
  await expect(pest.client.create({ ...six, to: victim.name })).rejects.toMatchObject({ code: 'apart' });
  await expect(victim.client.create({ ...six, to: pest.name })).rejects.toMatchObject({ code: 'apart' });
  const mine = await victim.client.create(six);
  expect((await pest.client.challenges()).map(c => c.id)).not.toContain(mine.match.id);
  await expect(pest.client.join(mine.match.id)).rejects.toMatchObject({ code: 'apart' });
  await expect(pest.client.command(pair.id, { is: 'rematch' })).rejects.toMatchObject({ code: 'apart' });
  await expect(victim.client.block(victim.id)).rejects.toMatchObject({ code: 'not-found' });
  await expect(victim.client.block('a'.repeat(16))).rejects.toMatchObject({ code: 'not-found' });
  await victim.client.unblock(pest.id);
  expect((await pest.client.join(mine.match.id)).status).toBe('playing');
});

test('however often the lobby changes, those who listen are called once a second', async () => {
  const [listener, host] = [await member(), await member()];
  let rung = 0;
  const live = listener.client.live({ words: null, open, onLobby: () => rung++ });
  live.lobby(true);
  await until(() => [...server.house.sockets.all].some(s => s.lobby), 'a listener');
  const begun = Date.now();
  for (let i = 0; i < 40; i++) {
    const { match } = await host.client.create(six);
    await host.client.cancel(match.id);
  }
  await until(() => rung > 0, 'a call');
  await new Promise(resolve => setTimeout(resolve, 1_200));
  expect(rung).toBeLessThanOrEqual(2 + Math.ceil((Date.now() - begun) / 1_000));
  live.close();
});

test('nobody keeps a process busy by opening one long game after another; what is at hand costs nothing', async () => {
  const strict = await trial({ REPLAYED_PER_MINUTE: '100', TRUST_PROXY: 'on' });
  try {
    const [ann, ben] = [await strict.guest(), await strict.guest()];
    const pair = await pairUp(ann, ben);
    const pick = chooser(3);
    for (let i = 0; i < 60 && (await stepByHttp(pair, pick)); i++);
    await ann.command(pair.id, { is: 'resign' }).catch(() => {});
    const { plies } = await ann.match(pair.id);
    expect(plies).toBeGreaterThan(20);
    const { cache } = strict.house.matches;
    const away = () => strict.house.matches.visit(pair.id, (_, one) => cache.putAway(one));
    const look = async (path: string, address = '192.0.2.9'): Promise<number> =>
      (await fetch(`${strict.url}/api/v1${path}`, { headers: { 'x-forwarded-for': address } })).status;
    // As often as one likes while it is at hand.
    for (let i = 0; i < 30; i++) expect(await look(`/matches/${pair.id}/state`)).toBe(200);
    let opened = 0;
    for (; opened < 50; opened++) {
      await away();
      if ((await look([`/matches/${pair.id}/state`, `/films/${pair.id}/record`][opened % 2]!)) !== 200) break;
    }
    // Meanwhile the purse fills up again, the more the longer it takes.
    expect(opened).toBeGreaterThanOrEqual(Math.ceil(200 / plies));
    expect(opened).toBeLessThan(50);
    await away();
    expect(await look(`/matches/${pair.id}/state`)).toBe(429);
    // Nor by a socket, watching or commanding; and neither does it make the server open it.
    const heard: { t: string; code?: string }[] = [];
    const ws = new WebSocket(`${strict.url.replace('http', 'ws')}/api/v1/socket`, {
      headers: { 'x-forwarded-for': '192.0.2.9' },
    });
    ws.on('message', text => heard.push(JSON.parse(String(text))));
    await new Promise(resolve => ws.once('open', resolve));
    ws.send(JSON.stringify({ t: 'hello', v: 1, token: ann.token }));
    ws.send(JSON.stringify({ t: 'watch', id: 1, match: pair.id }));
    ws.send(JSON.stringify({ t: 'do', id: 2, match: pair.id, command: { is: 'resign' } }));
    await until(() => heard.length >= 3);
    expect(heard.map(one => one.code ?? one.t)).toEqual(['welcome', 'too-many', 'too-many']);
    ws.terminate();
    expect(cache.open.get(pair.id)?.live ?? null).toBeNull();
    // Whoever comes from elsewhere has a purse of his own, and opens it for everybody.
    expect(await look(`/matches/${pair.id}/state`, '192.0.2.10')).toBe(200);
    expect(await look(`/matches/${pair.id}/state`)).toBe(200);
  } finally {
    await strict.end();
  }
});

test('a purse fills up again, and is an address’s own', () => {
  let at = 0;
  const pay = newPurses(100, () => at);
  expect([pay('a', 150), pay('a', 500), pay('a', 1), pay('b', 1)]).toEqual([true, true, false, true]);
  // It owes four and a half minutes.
  at += 4 * 60_000;
  expect(pay('a', 1)).toBe(false);
  at += 60_000;
  expect(pay('a', 1)).toBe(true);
  // It never holds more than two minutes' worth.
  at += 3_600_000;
  expect([pay('b', 199), pay('b', 2), pay('b', 1)]).toEqual([true, true, false]);
});
