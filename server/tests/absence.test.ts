/** A server that was away: what ran on clocks meanwhile is given back, once. */
import { newClient } from '@cuartel/client';
import { afterAll, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND } from '../config/time.ts';
import { pairUp } from './playing.ts';
import { newFolder, type Trial, trial } from './running.ts';

let time = Date.UTC(2027, 4, 1);
const folder = newFolder();
let server: Trial | null = null;
const start = async (): Promise<Trial> => (server = await trial({ DATA_DIR: folder }, { now: () => time }));
afterAll(() => server?.end());

test('nobody loses on time because the server was away; what he had used before is used', async () => {
  const first = await start();
  const [a, b] = [await first.guest(), await first.guest()];
  const live = await pairUp(a, b, { clock: { is: 'live', minutes: 10, increment: 0 } });
  const short = await pairUp(a, b, { clock: { is: 'days', days: 1 } });
  const far = await pairUp(a, b, { clock: { is: 'days', days: 5 } });
  const none = await pairUp(a, b);
  time += 4 * MINUTE;
  await first.close();
  time += 30 * HOUR;
  const second = await start();
  const back = newClient({ url: second.url, program: true, token: a.token! });
  await second.chores.clocks();
  const left = async (id: string): Promise<number> => (await back.match(id)).deadline! - time;
  expect((await back.match(live.id)).status).toBe('playing');
  expect(await left(live.id)).toBe(6 * MINUTE);
  expect(await left(short.id)).toBe(DAY - 4 * MINUTE);
  // Whoever has days left loses none of them by hours.
  expect(await left(far.id)).toBe(5 * DAY - 30 * HOUR - 4 * MINUTE);
  expect((await back.match(none.id)).deadline).toBeNull();
  // A start that comes at once gives nothing more.
  time += 5 * SECOND;
  await second.close();
  const third = await start();
  const again = newClient({ url: third.url, program: true, token: a.token! });
  expect((await again.match(live.id)).deadline! - time).toBe(6 * MINUTE - 5 * SECOND);
  time += 6 * MINUTE;
  await third.chores.clocks();
  expect((await again.match(live.id)).result).toMatchObject({ by: 'time' });
  expect((await again.match(short.id)).status).toBe('playing');
});
