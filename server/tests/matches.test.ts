/** The matches of a process when the store fails them: what was written counts, what was not did not happen. */
import { afterEach, expect, test } from 'vitest';
import { newLiveMatches } from '../live/matches.ts';
import { shelf } from '../shelf/games.ts';
import type { Appender } from '../store/append.ts';
import { pairUp } from './playing.ts';
import { type Trial, trial } from './running.ts';

let server: Trial;
afterEach(() => server.end());

/** Matches once more over the same store, with an appender of ours. */
const matchesWith = (append: (real: Appender) => Appender) => {
  const { store, now } = server.house;
  return newLiveMatches({
    store: { ...store, append: append(store.append) },
    shelf,
    now,
    cacheBytes: 1e8,
    notifyAfter: 0,
    orderPause: 0,
    online: () => true,
    asked: () => {},
    rematch: async () => '',
    count: () => {},
    complain: () => {},
  });
};
const act = { is: 'act' as const, at: 0, do: 'nothing' };

test('the line broke after the store had written: it has happened', async () => {
  server = await trial();
  const pair = await pairUp(await server.guest(), await server.guest());
  const matches = matchesWith(real => async append => {
    await real(append);
    throw new Error('Connection terminated unexpectedly');
  });
  const person = (await pair.north.me())!.id;
  expect(await matches.command(pair.id, person, act, 'en')).toMatchObject({ seq: 2, at: 1 });
});

test('the line broke before: nothing has happened, and the next try is accepted', async () => {
  server = await trial();
  const pair = await pairUp(await server.guest(), await server.guest());
  let broken = true;
  const matches = matchesWith(real => append => (broken ? Promise.reject(new Error('disk full')) : real(append)));
  const person = (await pair.north.me())!.id;
  await expect(matches.command(pair.id, person, act, 'en')).rejects.toMatchObject({ code: 'unavailable' });
  expect(await matches.visit(pair.id, live => live.match.record.actions.length)).toBe(0);
  broken = false;
  expect(await matches.command(pair.id, person, act, 'en')).toMatchObject({ at: 1 });
});

test('somebody else was first: the match is looked at again, and the old decision is out of date', async () => {
  server = await trial();
  const pair = await pairUp(await server.guest(), await server.guest());
  const other = matchesWith(real => real);
  const person = (await pair.north.me())!.id;
  expect(await other.visit(pair.id, live => live.seq)).toBe(1);
  await pair.north.command(pair.id, act);
  await expect(other.command(pair.id, person, act, 'en')).rejects.toMatchObject({ code: 'stale' });
  // Chat belongs to no position: it finds its place behind what it did not know of.
  await pair.south.command(pair.id, { is: 'chat', text: 'first' });
  expect(await other.command(pair.id, person, { is: 'chat', text: 'second' }, 'en')).toMatchObject({ seq: 4 });
});

test('nobody is told before it is written, however long that takes', async () => {
  server = await trial();
  const pair = await pairUp(await server.guest(), await server.guest());
  let write: () => void = () => {};
  const gate = new Promise<void>(resolve => {
    write = resolve;
  });
  const matches = matchesWith(real => async append => {
    await gate;
    return real(append);
  });
  const person = (await pair.north.me())!.id;
  const order: string[] = [];
  const told: string[] = [];
  await matches.visit(
    pair.id,
    (_, open) => void open.watchers.set({ person, words: null, send: text => told.push(text) }, 'north'),
  );
  const done = matches.command(pair.id, person, act, 'en').then(() => order.push('done'));
  const look = matches.visit(pair.id, live => live.match.record.actions.length).then(n => order.push(`seen ${n}`));
  await new Promise(resolve => setTimeout(resolve, 30));
  expect([order, told]).toEqual([[], []]);
  write();
  await Promise.all([done, look]);
  expect(order).toEqual(['done', 'seen 1']);
  expect(told).toHaveLength(1);
});
