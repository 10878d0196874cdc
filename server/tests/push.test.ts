/** Push services are called by the address that was looked at, at public addresses only; and a dead screen delays nobody. */
import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { isPublic } from '../notify/address.ts';
import { call, serviceAt } from '../notify/call.ts';
import { pairUp } from './playing.ts';
import { sendAll, type Trial, trial, until } from './running.ts';

const HOSTS = ['fcm.googleapis.com', '.push.apple.com'];
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const servers: Trial[] = [];
afterAll(async () => {
  for (const server of servers) await server.end();
});

test('an address means the same to whoever checks it and to whoever calls it', () => {
  for (const endpoint of [
    'https://127.0.0.1;.push.apple.com/x',
    'https://127.0.0.1\\.push.apple.com/x',
    'https://127.0.0.1#.push.apple.com/x',
    'https://127.0.0.1%2f.push.apple.com/x',
    'https://localhost%00.push.apple.com/x',
    "https://a'b.push.apple.com/x",
    'https://a`b.push.apple.com/x',
    'https://a{b}.push.apple.com/x',
    'https://x_y.push.apple.com/x',
    'https://.push.apple.com/x',
    'https://evil.example/.push.apple.com',
    'https://user:word@web.push.apple.com/x',
    'https://web.push.apple.com:8443/x',
    'http://web.push.apple.com/x',
    'https://[::1]/x',
    'https://fcm.googleapis.com./x',
    'nonsense',
  ])
    expect(serviceAt(endpoint, HOSTS)?.href ?? null, endpoint).toBeNull();
  expect(serviceAt('https://web.push.apple.com/QGx?a=1', HOSTS)?.href).toBe('https://web.push.apple.com/QGx?a=1');
  expect(serviceAt('https://FCM.googleapis.com/send/b', HOSTS)?.href).toBe('https://fcm.googleapis.com/send/b');
});

test('addresses of this machine, of the house and of no one in particular are not public', () => {
  for (const address of [
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '100::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '2001:0:1::1',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'nonsense',
    '',
  ])
    expect(isPublic(address), address).toBe(false);
  for (const address of ['8.8.8.8', '17.57.144.10', '172.32.0.1', '100.128.0.1', '2a00:1450:4003:80f::200a', '::ffff:8.8.8.8'])
    expect(isPublic(address), address).toBe(true);
});

test('a name that leads to this machine is not called, whatever it led to when it was checked', async () => {
  let knocked = 0;
  const trap = createServer(socket => {
    knocked++;
    socket.destroy();
  });
  await new Promise<void>(resolve => trap.listen(0, '127.0.0.1', resolve));
  const { port } = trap.address() as { port: number };
  const given = { method: 'POST', headers: {}, body: Buffer.from('x') };
  for (const host of ['localhost', 'rebound.push.apple.com'])
    await expect(
      call(new URL(`https://${host}:${port}/x`), given, {
        ms: 5_000,
        resolve:
          host === 'localhost'
            ? undefined
            : async () => [
                { address: '8.8.8.8', family: 4 },
                { address: '127.0.0.1', family: 4 },
              ],
      }),
    ).rejects.toThrow('not public');
  expect(knocked).toBe(0);
  // The trap works: where loopback is let in, it is knocked at.
  await expect(
    call(new URL(`https://localhost:${port}/x`), given, {
      ms: 5_000,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      admits: () => true,
    }),
  ).rejects.toThrow();
  expect(knocked).toBe(1);
  trap.close();
});

test('a service that never answers is given up after its time', async () => {
  const mute = createServer(() => {});
  await new Promise<void>(resolve => mute.listen(0, '127.0.0.1', resolve));
  const { port } = mute.address() as { port: number };
  const begun = Date.now();
  await expect(
    call(
      new URL(`https://localhost:${port}/x`),
      { method: 'POST', headers: {}, body: null },
      {
        ms: 300,
        resolve: async () => [{ address: '127.0.0.1', family: 4 }],
        admits: () => true,
      },
    ),
  ).rejects.toThrow();
  // So does one whose name is never found.
  await expect(
    call(
      new URL('https://web.push.apple.com/x'),
      { method: 'POST', headers: {}, body: null },
      { ms: 300, resolve: () => new Promise(() => {}) },
    ),
  ).rejects.toThrow();
  expect(Date.now() - begun).toBeLessThan(20_000);
  mute.close();
});

test('screens are told at the same time, and a dead one delays neither the others nor anybody else', async () => {
  const pushed: string[] = [];
  let free: () => void = () => {};
  const dead = new Promise<void>(resolve => {
    free = resolve;
  });
  const server = await trial(
    {},
    {
      sendPush: async ({ endpoint }) => {
        if (endpoint.includes('dead')) await dead;
        pushed.push(endpoint);
      },
    },
  );
  servers.push(server);
  const [a, b] = [await server.guest(), await server.guest()];
  await a.addPush({ endpoint: 'https://web.push.apple.com/dead', keys });
  await a.addPush({ endpoint: 'https://web.push.apple.com/alive', keys });
  await b.addPush({ endpoint: 'https://web.push.apple.com/other', keys });
  await pairUp(a, b);
  await server.house.store.db.updateTable('jobs').set({ run_at: 0 }).execute();
  const first = server.chores.notices();
  await until(() => pushed.length === 2, 'the living screens');
  expect(pushed.sort()).toEqual(['https://web.push.apple.com/alive', 'https://web.push.apple.com/other']);
  // What is planned afterwards goes out as well.
  const c = await server.guest();
  await c.addPush({ endpoint: 'https://web.push.apple.com/later', keys });
  await pairUp(c, await server.guest());
  await server.house.store.db.updateTable('jobs').set({ run_at: 0 }).where('taken_until', '=', 0).execute();
  await server.chores.notices();
  await until(() => pushed.includes('https://web.push.apple.com/later'), 'the one who came later');
  free();
  await first;
});

test('an address that was kept before it was looked at so closely is not called, and forgotten', async () => {
  const pushed: string[] = [];
  const server = await trial({}, { sendPush: async ({ endpoint }) => void pushed.push(endpoint) });
  servers.push(server);
  const a = await server.guest();
  await expect(a.addPush({ endpoint: 'https://127.0.0.1;.push.apple.com/x', keys })).rejects.toMatchObject({
    code: 'bad-message',
  });
  await server.house.store.db
    .insertInto('pushes')
    .values({
      id: 'old',
      person_id: (await a.me())!.id,
      endpoint: 'https://127.0.0.1;.push.apple.com/x',
      keys: JSON.stringify(keys),
      created_at: 1,
    })
    .execute();
  await pairUp(a, await server.guest());
  await sendAll(server);
  expect(pushed).toEqual([]);
  expect(await server.house.store.db.selectFrom('pushes').selectAll().execute()).toEqual([]);
});
