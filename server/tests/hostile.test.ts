/** A hostile client: whatever it sends is refused with a code, changes nothing, learns nothing, and the process stays up. */
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { hostileMessage, hostileValue, type Known } from '../fuzz/messages.ts';
import { FAULTS } from '../protocol/fault.ts';
import { chooser, type Pair, pairUp, playOut, stepByHttp } from './playing.ts';
import { type Trial, trial, until } from './running.ts';

/** `CUARTEL_LONG=1`: as many as the long mode asks for. */
const MESSAGES = process.env.CUARTEL_LONG === undefined ? 1_500 : 20_000;

let server: Trial;
let pair: Pair;
let secret: string;
beforeAll(async () => {
  server = await trial();
  pair = await pairUp(await server.guest(), await server.guest(), { scenario: 'long' });
  const pick = chooser(51);
  for (let i = 0; i < 9; i++) await stepByHttp(pair, pick);
  secret = (await server.house.store.db.selectFrom('matches').select('key').where('id', '=', pair.id).executeTakeFirstOrThrow())
    .key;
});
afterAll(() => server.end());

/** Everything that is true of matches and people, in short. */
const truth = async (): Promise<string> => {
  const { db } = server.house.store;
  const rows = [
    await db.selectFrom('matches').selectAll().orderBy('id').execute(),
    await db.selectFrom('events').selectAll().orderBy('match_id').orderBy('seq').execute(),
    await db.selectFrom('seats').selectAll().orderBy('match_id').orderBy('side').execute(),
    await db.selectFrom('people').select(['id', 'name', 'password', 'guest']).orderBy('id').execute(),
  ];
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
};
const socket = async (
  headers: Record<string, string> = {},
  path = '/api/v1/socket',
): Promise<{ ws: WebSocket; heard: Record<string, unknown>[] }> => {
  const ws = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, { headers, perMessageDeflate: false });
  const heard: Record<string, unknown>[] = [];
  ws.on('message', data => heard.push(JSON.parse(String(data))));
  ws.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    ws.once('open', () => resolve());
    ws.once('unexpected-response', (_, response) => reject(Object.assign(new Error('refused'), { status: response.statusCode })));
  });
  return { ws, heard };
};
const hello = async (token?: string): Promise<{ ws: WebSocket; heard: Record<string, unknown>[] }> => {
  const open = await socket();
  open.ws.send(JSON.stringify({ t: 'hello', v: 1, ...(token === undefined ? {} : { token }) }));
  await until(() => open.heard.length > 0);
  return open;
};

test('strangers fuzz the WebSocket: nothing changes, nothing leaks, every answer has a code', async () => {
  const before = await truth();
  const stranger = await server.guest();
  const people = await truth();
  expect(people).not.toBe(before);
  const known: Known = {
    matches: [pair.id, 'aaaaaaaaaaaaaaaa', pair.id.toUpperCase()],
    at: 9,
    tokens: [stranger.token!, 'x'.repeat(32), pair.id],
  };
  const pick = chooser(52);
  let answers = 0;
  let { ws, heard } = await hello(stranger.token!);
  const look = (): void => {
    for (const message of heard) {
      answers++;
      const text = JSON.stringify(message);
      expect(text).not.toContain(secret);
      expect(['welcome', 'fine', 'fault', 'lobby', 'mine']).toContain(message.t);
      if (message.t !== 'fault') continue;
      expect(Object.keys(FAULTS)).toContain(message.code);
      expect(message.code).not.toBe('internal');
    }
  };
  for (let i = 0; i < MESSAGES; i++) {
    if (ws.readyState !== ws.OPEN) {
      look();
      ({ ws, heard } = await hello(i % 2 === 0 ? stranger.token! : undefined));
    }
    ws.send(hostileMessage(pick, known));
    if (i % 50 === 0) await new Promise(resolve => setTimeout(resolve, 2));
  }
  await until(() => answers + heard.length > MESSAGES / 4, 'the answers');
  await new Promise(resolve => setTimeout(resolve, 100)); // and those that come later
  look();
  ws.terminate();
  expect(answers).toBeGreaterThan(MESSAGES / 4);
  expect(await truth()).toBe(people);
});

test('a player fuzzes his own match: it stays a legal game', async () => {
  const mine = await pairUp(await server.guest(), await server.guest());
  const pick = chooser(53);
  let { ws, heard } = await hello(mine.north.token!);
  for (let i = 0; i < MESSAGES / 4; i++) {
    if (ws.readyState !== ws.OPEN) ({ ws, heard } = await hello(mine.north.token!));
    if (i % 100 === 0) {
      expect(heard.some(m => m.code === 'internal')).toBe(false);
      await new Promise(resolve => setTimeout(resolve, 5));
    }
    const at = (await server.house.matches.visit(mine.id, live => live.match.record.actions.length)) as number;
    ws.send(hostileMessage(pick, { matches: [mine.id], at, tokens: [mine.north.token!] }));
  }
  // Once the socket is closed everything it said is in the matches, and whoever comes in now comes after it.
  ws.close();
  await until(() => ws.readyState === ws.CLOSED, 'the end of the socket');
  await server.house.matches.visit(mine.id, () => null);
  await playOut(mine, 54);
  expect((await mine.south.verify(mine.id)).ok).toBe(true);
});

test('strangers fuzz HTTP: nothing changes, nothing leaks', async () => {
  const stranger = await server.guest();
  const before = await truth();
  const pick = chooser(55);
  const paths = [
    ['POST', `/matches/${pair.id}/commands`],
    ['POST', `/matches/${pair.id}/join`],
    ['PUT', `/matches/${pair.id}/notes`],
    ['POST', `/matches/${pair.id}/orders`],
    ['PATCH', '/me'],
    ['POST', '/sign-in'],
    ['POST', '/reset'],
    ['POST', '/confirm'],
    ['POST', '/me/password'],
    ['DELETE', `/matches/${pair.id}`],
    ['GET', `/matches/${pair.id}/record`],
    ['GET', `/matches/${pair.id}/at/3`],
    ['GET', `/matches/${pair.id}/recap`],
    ['GET', `/matches/${pair.id}/notes`],
    ['GET', '/people/%00%27'],
    ['GET', `/matches/${encodeURIComponent("' OR 1=1")}/state`],
    ['GET', '/unsubscribe/%3Cscript%3E'],
    ['GET', '/../../../etc/passwd'],
    ['POST', '/me/push'],
    ['POST', '/matches/bring'],
    ['POST', '/matches'],
    ['POST', '/me/claim'],
    ['GET', `/matches/${pair.id}/thought`],
    ['GET', `/matches/${pair.id}/why?thing=${encodeURIComponent('<x>')}`],
  ] as const;
  for (let i = 0; i < MESSAGES / 5; i++) {
    const [method, path] = paths[pick(paths.length)]!;
    const headers = {
      'content-type': pick(8) === 0 ? 'text/plain' : 'application/json',
      authorization: `Bearer ${pick(3) === 0 ? 'x'.repeat(32) : stranger.token}`,
    };
    const body = method === 'GET' ? undefined : pick(6) === 0 ? '{"broken' : JSON.stringify(hostileValue(pick));
    const response = await fetch(`${server.url}/api/v1${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    const text = await response.text();
    expect(response.status, `${method} ${path} ${body}`).toBeLessThan(500);
    expect(text).not.toContain(secret);
    if (response.status >= 400) expect(Object.keys(FAULTS)).toContain(JSON.parse(text).code);
  }
  expect(await truth()).toBe(before);
});

test('a page of another site gets no socket; a wrong version and a wrong token are shown the door', async () => {
  await expect(socket({ origin: 'https://evil.example' })).rejects.toMatchObject({ status: 403 });
  for (const greeting of [
    { t: 'hello', v: 99 },
    { t: 'hello', v: 1, token: 'x'.repeat(32) },
  ]) {
    const { ws } = await socket();
    ws.send(JSON.stringify(greeting));
    await until(() => ws.readyState === ws.CLOSED, 'the door');
  }
});

test('too large a message closes the socket, too large a body is refused', async () => {
  const { ws } = await hello();
  const closed = new Promise<number>(resolve => ws.once('close', resolve));
  ws.send(`{"t":"ping","id":1,"x":"${'x'.repeat(20_000)}"}`);
  expect(await closed).toBe(1009);
  const response = await fetch(`${server.url}/api/v1/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'x'.repeat(70_000) }),
  });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, 'too-large']);
});

test('thousands of connections and messages from one address meet a limit, others do not', async () => {
  const strict = await trial({ SOCKETS_PER_ADDRESS: '20', SOCKETS_PER_PERSON: '3', MESSAGES_PER_SECOND: '10' });
  const url = `${strict.url.replace('http', 'ws')}/api/v1/socket`;
  const outcome = await Promise.all(
    Array.from(
      { length: 300 },
      () =>
        new Promise<string>(resolve => {
          const ws = new WebSocket(url);
          ws.on('open', () => resolve('open'));
          ws.on('error', error => resolve(/\d{3}/.exec(error.message)?.[0] ?? 'lost'));
        }),
    ),
  );
  expect(outcome.filter(o => o === 'open').length).toBeLessThanOrEqual(20);
  expect(outcome).toContain('429');
  expect((await fetch(`${strict.url}/healthz`)).status).toBe(200);
  await strict.end();
  const flood = await trial({ MESSAGES_PER_SECOND: '10' });
  const ws = new WebSocket(`${flood.url.replace('http', 'ws')}/api/v1/socket`);
  const closed = new Promise<number>(resolve => ws.once('close', resolve));
  ws.on('open', () => {
    ws.send('{"t":"hello","v":1}');
    for (let i = 0; i < 200; i++) ws.send(`{"t":"ping","id":${i}}`);
  });
  expect(await closed).toBe(1013);
  await flood.end();
});

test('a client that never reads is let go, and the match goes on without it', async () => {
  const mine = await pairUp(await server.guest(), await server.guest());
  const port = Number(new URL(server.url).port);
  const raw = connect(port, '127.0.0.1');
  raw.on('error', () => {});
  raw.write(
    `GET /api/v1/socket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nAuthorization: Bearer ${mine.north.token}\r\n\r\n`,
  );
  await new Promise(resolve => raw.once('data', resolve));
  raw.pause();
  const frame = (text: string): Buffer => {
    const body = Buffer.from(text);
    const head =
      body.length < 126
        ? Buffer.from([0x81, 0x80 | body.length])
        : Buffer.from([0x81, 0xfe, body.length >> 8, body.length & 255]);
    return Buffer.concat([head, Buffer.alloc(4), body]);
  };
  raw.write(frame('{"t":"hello","v":1}'));
  raw.write(frame(`{"t":"watch","id":1,"match":"${mine.id}"}`));
  await until(() => [...server.house.sockets.all].some(s => s.matches.has(mine.id)), 'the watching socket');
  const deaf = [...server.house.sockets.all].find(s => s.matches.has(mine.id))!;
  const line = `{"t":"lobby","x":"${'x'.repeat(60_000)}"}`;
  for (let i = 0; i < 300 && server.house.sockets.all.has(deaf); i++) {
    deaf.send(line);
    await new Promise(resolve => setImmediate(resolve));
  }
  await until(() => !server.house.sockets.all.has(deaf), 'the end of the deaf one');
  raw.destroy();
  await playOut(mine, 56);
});

test('when the store is full nothing is acknowledged, nothing is half done, and play goes on once there is room', async () => {
  // Nobody talks so fast: the clock runs ahead instead.
  let ahead = 0;
  const begun = Date.now();
  const small = await trial({ SQLITE_MAX_PAGES: '140' }, { now: () => begun + Math.floor(performance.now()) + ahead });
  const mine = await pairUp(await small.guest(), await small.guest(), { scenario: 'long' });
  const pick = chooser(57);
  let refused: { code?: string } = {};
  const filler = 'x'.repeat(590);
  for (let i = 0; i < 2_000 && refused.code === undefined; i++) {
    ahead += 4_000;
    await mine.north.command(mine.id, { is: 'chat', text: filler }).catch(error => {
      refused = error;
    });
  }
  expect(refused.code).toBe('unavailable');
  const crowd = async () => {
    for (let i = 0; i < 500; i++) await small.guest();
  };
  await expect(crowd()).rejects.toMatchObject({ code: 'unavailable' });
  const written = async (): Promise<number> =>
    (await small.house.store.db.selectFrom('events').select('seq').where('match_id', '=', mine.id).execute()).length;
  const before = await written();
  expect((await mine.north.state(mine.id)).seq).toBe(before);
  const { sql } = await import('kysely');
  await sql`pragma max_page_count = 100000`.execute(small.house.store.db);
  for (let i = 0; i < 5; i++) await stepByHttp(mine, pick);
  expect(await written()).toBe(before + 5);
  await small.end();
});
