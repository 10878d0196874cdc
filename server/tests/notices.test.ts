import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@cuartel/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '../config/time.ts';
import { pairUp } from './playing.ts';
import { open, sendAll, type Trial, trial, until } from './running.ts';

let server: Trial;
const pushed: { endpoint: string; text: string }[] = [];
beforeAll(async () => {
  server = await trial(
    {},
    {
      sendPush: async ({ endpoint }, text) => {
        if (endpoint.includes('gone')) throw Object.assign(new Error('gone'), { statusCode: 410 });
        pushed.push({ endpoint, text });
      },
    },
  );
});
afterAll(() => server.end());

const letters = (address: string): string[] => {
  const folder = join(server.folder, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(f => f.endsWith('.eml'))
    .sort()
    .map(f => readFileSync(join(folder, f), 'utf8').replace(/=\n/g, '').replace(/=3D/g, '='))
    .filter(t => t.includes(`To: ${address}`));
};
const turns = (address: string): string[] => letters(address).filter(t => t.includes('List-Unsubscribe'));
let count = 0;
const reachable = async (): Promise<{ client: Client; email: string }> => {
  const [client, email] = [server.newcomer(), `person${++count}@example.org`];
  await client.signUp({ name: `Reader ${count}`, password: 'a long password', email });
  await until(() => letters(email).length > 0, 'the letter to confirm');
  await client.confirm(/#\/confirm\/([\w-]{32})/.exec(letters(email)[0]!)![1]!);
  return { client, email };
};
const pass = async (client: Client, id: string): Promise<void> => {
  const { question, at } = await client.state(id);
  const option = question!.options.find(o => ['nothing', 'pass'].includes(o.do))!;
  await client.command(id, { is: 'act', at, do: option.do, with: option.with });
};
const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };

test('one letter for each hand-over, by mail and on the screen, and none when the turn has passed', async () => {
  const [a, b] = [await reachable(), await reachable()];
  await b.client.addPush({ endpoint: 'https://fcm.googleapis.com/send/b', keys });
  const pair = await pairUp(a.client, b.client);
  await pass(a.client, pair.id);
  await sendAll(server);
  // North has answered by then; South is still asked.
  expect(turns(a.email)).toHaveLength(0);
  expect(turns(b.email)).toHaveLength(1);
  expect(turns(b.email)[0]).toContain(`/#/match/${pair.id}`);
  expect(turns(b.email)[0]).toContain('Subject: Cuartel: Six Spaces: it is your turn');
  expect(pushed.map(p => JSON.parse(p.text).title)).toEqual(['Six Spaces: it is your turn']);
  await sendAll(server);
  expect(turns(b.email)).toHaveLength(1);
  // South bids nothing, goes first and passes: only then is it handed over.
  await pass(b.client, pair.id);
  await sendAll(server);
  expect(turns(a.email)).toHaveLength(0);
  await pass(b.client, pair.id);
  await sendAll(server);
  expect(turns(a.email)).toHaveLength(1);
  expect(turns(b.email)).toHaveLength(1);
});

test('by correspondence one reminder before the time is up, and none once it was answered', async () => {
  const [a, b] = [await reachable(), await reachable()];
  const pair = await pairUp(a.client, b.client, { clock: { is: 'days', days: 3 } });
  const reminders = () =>
    server.house.store.db.selectFrom('jobs').select(['run_at', 'body']).where('kind', '=', 'remind').execute();
  const planned = await reminders();
  expect(planned).toHaveLength(2);
  const { deadline } = await a.client.match(pair.id);
  expect(planned.map(job => deadline! - job.run_at)).toEqual([DAY, DAY]);
  await pass(a.client, pair.id);
  await sendAll(server);
  expect(await reminders()).toEqual([]);
  // North has answered; South is still asked and has three days.
  const about = (email: string): string[] => turns(email).filter(text => text.includes('running out'));
  expect(about(a.email)).toHaveLength(0);
  expect(about(b.email)).toHaveLength(1);
  expect(about(b.email)[0]).toContain('72 hours are left');
});

test('nobody who is here is written to', async () => {
  const [a, b] = [await reachable(), await reachable()];
  let connected = false;
  const live = b.client.live({
    words: null,
    open,
    onLine: on => {
      connected = on;
    },
  });
  await until(() => connected);
  const pair = await pairUp(a.client, b.client);
  await pass(a.client, pair.id);
  await sendAll(server);
  expect(turns(b.email)).toHaveLength(0);
  live.close();
});

test('the link in the letter stops letters, at a touch or by the mail program itself', async () => {
  const [a, b] = [await reachable(), await reachable()];
  const pair = await pairUp(a.client, b.client);
  await sendAll(server);
  const link = /List-Unsubscribe:\s*<(.*?)>/.exec(turns(b.email)[0]!)![1]!;
  const url = link.replace(/^https?:\/\/[^/]+/, server.url);
  const page = await fetch(url);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect((await b.client.me())?.mailTurns).toBe(true);
  const stopped = await fetch(url, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect(stopped.status).toBe(200);
  expect((await b.client.me())?.mailTurns).toBe(false);
  const before = turns(b.email).length;
  await pass(a.client, pair.id);
  await pass(b.client, pair.id);
  await pass(b.client, pair.id);
  await pass(a.client, pair.id);
  await sendAll(server);
  expect(turns(b.email)).toHaveLength(before);
});

test('only push services that are known are ever called, and screens that are gone are forgotten', async () => {
  const a = await reachable();
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://localhost/x',
    'https://127.0.0.1:8420/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://user@fcm.googleapis.com/x',
    'https://fcm.googleapis.com:444/x',
  ])
    await expect(a.client.addPush({ endpoint, keys })).rejects.toMatchObject({ code: 'bad-message' });
  await a.client.addPush({ endpoint: 'https://web.push.apple.com/gone', keys });
  await pairUp(a.client, await server.guest());
  await sendAll(server);
  expect(await server.house.store.db.selectFrom('pushes').select('id').where('endpoint', 'like', '%gone').execute()).toEqual([]);
  expect((await a.client.pushKey()).length).toBeGreaterThan(80);
});
