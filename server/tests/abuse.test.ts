/** People who mean harm and know the protocol: what costs the server much costs them something too, or is refused. */
import { hashOf, keyOf, machineOf, open as openMatch } from '@cuartel/engine';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { MINUTE } from '../config/time.ts';
import { carryOut, deedAt, MOST_EVENTS } from '../live/commands.ts';
import { goBack, pastPosition } from '../live/past.ts';
import { MOST_FAILURES } from '../people/accounts.ts';
import { shelf } from '../shelf/games.ts';
import { networkOf } from '../web/address.ts';
import { chooser, pairUp, stepByHttp } from './playing.ts';
import { type Trial, trial, until } from './running.ts';

let server: Trial;
let ahead = 0;
beforeAll(async () => {
  const begun = Date.now();
  server = await trial({}, { now: () => begun + Math.floor(performance.now()) + ahead });
});
afterAll(() => server.end());

test('matches that never were leave nothing behind', async () => {
  const stranger = await server.guest();
  const open = (): number => server.house.matches.cache.size().open;
  const before = open();
  for (let i = 0; i < 30; i++) {
    const id = `nowhere${'abcdefghijkmnpqrstuvwxyz23456789'[i]}aaaaaaaa`;
    await expect(stranger.command(id, { is: 'resign' })).rejects.toMatchObject({ code: 'not-found' });
    await expect(stranger.state(id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(stranger.recap(id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(stranger.orders(id)).rejects.toMatchObject({ code: 'not-found' });
  }
  await until(() => open() === before, 'no match at hand');
});

test('what is nested without end is refused before anybody walks through it', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  const deep = (open: string, close: string, n: number, heart = '1'): string => open.repeat(n) + heart + close.repeat(n);
  const start = '{"at":{"moment":"entering"},"answer":{"is":"do","do":"pass"';
  for (const [path, body] of [
    ['orders', `${start}},"unless":${deep('[', ']', 6_000)}}`],
    ['orders', `${start},"with":${deep('[', ']', 30_000)}}}`],
    ['commands', `{"is":"act","at":0,"do":"bid","with":${deep('[', ']', 30_000)}}`],
  ] as const) {
    const response = await fetch(`${server.url}/api/v1/matches/${pair.id}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${pair.north.token}` },
      body,
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'bad-message']);
  }
  expect((await pair.north.state(pair.id)).at).toBe(0);
});

test('doing and undoing late in a long game plays only a few actions through again, and leads to the very same place', () => {
  const game = shelf.get('bobby-lee')!;
  const match = openMatch(game, { scenario: game.scenarios.at(-1)!, options: [] }, keyOf(new Uint8Array(32)));
  match.kept.clear();
  const machine = machineOf(game);
  const pick = chooser(61);
  const step = (): void => {
    const [side] = machine.asked(match.position);
    const options = machine.options(match.position, side!);
    match.marks.push({ facts: match.journal.length, open: false, only: null, meanwhile: false });
    const action = options[pick(options.length)]!;
    machine.apply(match.position, action);
    (match.record.actions as unknown[]).push(action);
  };
  for (let i = 0; i < 300; i++) step();
  const truth = hashOf(match.position);
  expect(hashOf(pastPosition(match, 300))).toBe(truth);
  const applied = vi.spyOn(machine, 'apply');
  for (let i = 0; i < 20; i++) {
    expect(hashOf(pastPosition(match, 300))).toBe(truth);
    step();
    goBack(match, 300);
    expect(hashOf(match.position)).toBe(truth);
  }
  for (let n = 299; n > 200; n--) pastPosition(match, n);
  // From the beginning each time it would be 300 for every look.
  expect(applied.mock.calls.length).toBeLessThan(6_000);
  applied.mockRestore();
  goBack(match, 120);
  for (let i = 0; i < 50; i++) step();
  const other = hashOf(match.position);
  expect(hashOf(pastPosition(match, 170))).toBe(other);
  goBack(match, 150);
  expect(hashOf(match.position)).toBe(hashOf(pastPosition(match, 150)));
});

test('a match cannot be made to grow without end: after so many events it can only be played to its end', async () => {
  const pair = await pairUp(await server.guest(), await server.guest());
  const person = (await pair.north.me())!.id;
  await server.house.matches.visit(pair.id, live => {
    const { seq } = live;
    live.seq = MOST_EVENTS;
    for (const command of [{ is: 'offer-draw' }, { is: 'offer-takeback' }, { is: 'undo', at: 0 }] as const)
      expect(() => carryOut(deedAt(live, 1), person, command, 'en')).toThrow(expect.objectContaining({ code: 'limit' }));
    live.seq = seq;
  });
  expect(await pair.north.command(pair.id, { is: 'act', at: 0, do: 'nothing' })).toMatchObject({ at: 1 });
});

test('whoever decides after his time is up is too late, even before anybody has looked at the clock', async () => {
  const pair = await pairUp(await server.guest(), await server.guest(), { clock: { is: 'live', minutes: 5, increment: 0 } });
  await pair.north.command(pair.id, { is: 'act', at: 0, do: 'nothing' });
  ahead += 5 * MINUTE + 1_000;
  await expect(pair.south.command(pair.id, { is: 'act', at: 1, do: 'nothing' })).rejects.toMatchObject({ code: 'over' });
  expect((await pair.north.state(pair.id)).standing).toMatchObject({ result: { winner: 'north', by: 'time' } });
});

test('a socket that was shown the door is not listened to any more', async () => {
  const strict = await trial({ MESSAGES_PER_SECOND: '1' });
  const ws = new WebSocket(`${strict.url.replace('http', 'ws')}/api/v1/socket`);
  const heard: { t: string; code?: string }[] = [];
  ws.on('message', data => heard.push(JSON.parse(String(data))));
  const closed = new Promise<number>(resolve => ws.once('close', resolve));
  ws.on('open', () => {
    ws.send('{"t":"hello","v":1}');
    for (let i = 0; i < 500; i++) ws.send('nonsense');
  });
  expect(await closed).toBe(1013);
  expect(heard.filter(m => m.code === 'too-many')).toHaveLength(1);
  expect(heard.length).toBeLessThan(10);
  await strict.end();
});

test('behind a proxy the address is what the proxy saw, not what the visitor wrote; a network of IPv6 is one visitor', async () => {
  const strict = await trial({ TRUST_PROXY: 'on', SIGN_INS_PER_MINUTE: '3' });
  const from = async (address: string): Promise<number> =>
    (
      await fetch(`${strict.url}/api/v1/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: '{"name":"nobody","password":"wrong"}',
      })
    ).status;
  const many = [];
  for (let i = 0; i < 5; i++) many.push(await from(`10.0.0.${i}, 192.0.2.1`));
  expect(many).toEqual([401, 401, 401, 429, 429]);
  expect(await from('192.0.2.2')).toBe(401);
  const six = [];
  for (let i = 0; i < 5; i++) six.push(await from(`2001:db8:1:2::${i + 1}`));
  expect(six).toEqual([401, 401, 401, 429, 429]);
  expect(await from('2001:db8:1:3::1')).toBe(401);
  // The figures of the server are for its own machine.
  const metrics = await fetch(`${strict.url}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1, 192.0.2.1' } });
  expect(metrics.status).toBe(404);
  await strict.end();
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('2001:DB8::1')).toBe(networkOf('2001:0db8:0:0:ffff::2'));
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});

test('a match that is nobody else’s business does not exist for others, whatever they try', async () => {
  const pair = await pairUp(await server.guest(), await server.guest(), { spectators: { is: 'never' }, open: false });
  await stepByHttp(pair, chooser(62));
  const stranger = await server.guest();
  const tries: (() => Promise<unknown>)[] = [
    () => stranger.match(pair.id),
    () => stranger.state(pair.id),
    () => stranger.updates(pair.id, 0),
    () => stranger.command(pair.id, { is: 'chat', text: 'hello' }),
    () => stranger.command(pair.id, { is: 'rematch' }),
    () => stranger.recap(pair.id),
    () => stranger.whyNot(pair.id, 'space:1', 'en'),
    () => stranger.viewAt(pair.id, 0),
    () => stranger.thought(pair.id),
    () => stranger.notes(pair.id),
    () => stranger.writeNotes(pair.id, 'mine'),
    () => stranger.orders(pair.id),
    () => stranger.addOrder(pair.id, { at: { moment: 'entering' }, answer: { is: 'pass' } }),
    () => stranger.record(pair.id),
    () => stranger.verify(pair.id),
    () => stranger.join(pair.id),
    () => stranger.cancel(pair.id),
  ];
  for (const attempt of tries) await expect(attempt(), String(attempt)).rejects.toMatchObject({ code: 'not-found' });
});

test('guessing a password from a thousand addresses ends soon, and its owner still comes in', async () => {
  const house = await trial({ TRUST_PROXY: 'on' });
  const enter = async (address: string, password: string): Promise<number> =>
    (
      await fetch(`${house.url}/api/v1/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ name: 'Rebeca', password }),
      })
    ).status;
  await fetch(`${house.url}/api/v1/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.9' },
    body: JSON.stringify({ name: 'Rebeca', password: 'a long password' }),
  });
  const person = await house.house.store.db.selectFrom('people').select('id').executeTakeFirstOrThrow();
  expect(await enter('198.51.100.1', 'guess')).toBe(401);
  for (let i = 1; i < MOST_FAILURES; i++) await house.house.note('sign-in-failed', person.id, `198.51.100.${i}`);
  expect(await enter('198.51.100.200', 'guess')).toBe(429);
  expect(await enter('198.51.100.200', 'a long password')).toBe(429);
  expect(await enter('192.0.2.9', 'a long password')).toBe(200);
  await house.end();
});
