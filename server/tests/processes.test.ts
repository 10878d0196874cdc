/** Three processes on one PostgreSQL: a match is played through all of them, and one is killed in mid-game. */
import { newClient, type State } from '@cuartel/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerChild, startChild } from '../load/child.ts';
import { chooser } from './playing.ts';
import { type Cluster, startCluster } from './postgres.ts';
import { newFolder, open, until } from './running.ts';

let cluster: Cluster;
let servers: ServerChild[];
beforeAll(async () => {
  cluster = await startCluster();
  const env = { DATABASE_URL: await cluster.database(), DATA_DIR: newFolder() };
  servers = await Promise.all([1, 2, 3].map(() => startChild({ ...env, LOG_LEVEL: 'silent' })));
});
afterAll(async () => {
  await Promise.all(servers.map(server => server.end()));
  await cluster.stop();
});
const at = (server: number, token?: string) =>
  newClient({ url: servers[server]!.url, program: true, ...(token === undefined ? {} : { token }) });

test('a match goes on through any process; what one accepted the others know; a killed one takes nothing with it', async () => {
  const [north, south] = [at(0), at(1)];
  await north.beGuest();
  await south.beGuest();
  const { match } = await north.create({ game: 'six-spaces', scenario: 'long', side: 'north' });
  await south.join(match.id);

  // South watches through the second process while North acts through the first.
  const seen: number[] = [];
  let watched: State | null = null;
  const live = south.live({ words: null, open });
  live.watch(match.id, ({ state, events }) => {
    watched = state;
    for (const event of events) seen.push(event.seq);
  });
  await until(() => watched !== null);
  const tokens = { north: north.token!, south: south.token! };
  const pick = chooser(11);
  const acknowledged: { at: number; seq: number }[] = [];
  /** Whoever is asked answers through the process named. */
  const step = async (server: number): Promise<boolean> => {
    for (const side of ['north', 'south'] as const) {
      const client = at(server, tokens[side]);
      const state = await client.state(match.id);
      if (state.standing.status === 'over') return false;
      if (state.question === null) continue;
      const option = state.question.options[pick(state.question.options.length)]!;
      acknowledged.push(await client.command(match.id, { is: 'act', at: state.at, do: option.do, with: option.with }));
      return true;
    }
    throw new Error('nobody is asked');
  };
  for (let i = 0; i < 15; i++) expect(await step(i % 3)).toBe(true);
  // South counts what it is told of: everything but the groups North gathers.
  const told = (await at(2, tokens.south).state(match.id)).at;
  await until(() => (watched as State | null)?.at === told, 'the events of other processes');
  expect(seen).toEqual(Array.from({ length: told }, (_, i) => i + 2));
  expect((watched as State | null)?.view).toEqual((await at(2, tokens.south).state(match.id)).view);

  // Two processes are asked for the same decision at the same moment: one of them makes it.
  const state = await at(0, tokens.north).state(match.id);
  const asker = state.question === null ? tokens.south : tokens.north;
  const { at: now, question } = await at(0, asker).state(match.id);
  const act = { is: 'act' as const, at: now, do: question!.options[0]!.do, with: question!.options[0]!.with };
  const both = await Promise.allSettled([at(0, asker).command(match.id, act), at(2, asker).command(match.id, act)]);
  expect(both.filter(r => r.status === 'fulfilled')).toHaveLength(1);
  expect(both.find(r => r.status === 'rejected')).toMatchObject({ reason: { code: 'stale' } });

  await servers[0]!.end('SIGKILL');
  while (await step(1 + (acknowledged.length % 2)));
  const [last, record] = [await at(1, tokens.north).state(match.id), await at(2, tokens.north).record(match.id)];
  expect((record.actions as unknown[]).length).toBe(acknowledged.length + 1);
  expect(last.at).toBeLessThanOrEqual(acknowledged.length + 1);
  expect((await at(2, tokens.south).verify(match.id)).ok).toBe(true);
  await until(() => (watched as State | null)?.standing.status === 'over', 'the end');
  live.close();
});

test('when the database drops every connection, play goes on and those who watch miss nothing', async () => {
  const [north, south] = [at(1), at(2)];
  await north.beGuest();
  await south.beGuest();
  const { match } = await north.create({ game: 'six-spaces', scenario: 'long', side: 'north' });
  await south.join(match.id);
  let watched: State | null = null;
  const live = south.live({ words: null, open });
  live.watch(match.id, ({ state }) => {
    watched = state;
  });
  await until(() => watched !== null);
  await cluster.dropConnections();
  const act = { is: 'act' as const, at: 0, do: 'nothing' };
  // The first tries may meet a dead connection: they are refused, and nothing has changed.
  let done = false;
  await until(async () => {
    done ||= await north.command(match.id, act).then(
      () => true,
      error => error.code === 'stale',
    );
    return done;
  }, 'an accepted action');
  await until(() => (watched as State | null)?.at === 1, 'the action of the other process');
  expect((await south.state(match.id)).at).toBe(1);
  live.close();
});

test('signing out in one process closes the sockets in another', async () => {
  const person = at(1);
  await person.beGuest();
  let connected = 0;
  let lost = 0;
  const live = person.live({
    words: null,
    open,
    onLine(on) {
      if (on) connected++;
      else lost++;
    },
  });
  await until(() => connected === 1);
  await at(2, person.token!).signOut();
  await until(() => lost === 1, 'the closed socket');
  live.close();
});
