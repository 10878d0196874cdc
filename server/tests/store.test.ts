/** The same store on both databases. */
import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Append } from '../store/append.ts';
import { jobDone, takeJobs } from '../store/jobs.ts';
import { keep } from '../store/meta.ts';
import { migrate } from '../store/migrate.ts';
import { MIGRATIONS } from '../store/migrations/index.ts';
import { openDatabase, openStore, type Store } from '../store/store.ts';
import { type Cluster, startCluster } from './postgres.ts';
import { newFolder, settingsFor } from './running.ts';

let cluster: Cluster;
const folders: string[] = [];
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(async () => {
  await cluster.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const fresh = async (kind: string) => {
  if (kind === 'PostgreSQL') return settingsFor({ DATABASE_URL: await cluster.database() });
  const folder = newFolder();
  folders.push(folder);
  return settingsFor({ DATA_DIR: folder });
};

const addMatch = (store: Store, id: string): Promise<unknown> =>
  store.db
    .insertInto('matches')
    .values({
      id,
      game: 'six-spaces',
      version: '1',
      scenario: 'short',
      options: '[]',
      status: 'playing',
      host_id: 'h',
      host_side: null,
      guest_id: null,
      open: 1,
      invite: null,
      rated: 1,
      clock: '{"is":"none"}',
      spectators: '{"is":"end"}',
      key: 'k',
      commitment: 'c',
      seq: 1,
      plies: 0,
      asked: '[]',
      deadline_at: null,
      result: null,
      created_at: 1_900_000_000_000,
      started_at: null,
      updated_at: 1,
      ended_at: null,
    })
    .execute();
const addPerson = (store: Store, id: string): Promise<unknown> =>
  store.db
    .insertInto('people')
    .values({
      id,
      name: id,
      name_key: id,
      email: null,
      email_key: null,
      email_confirmed: 0,
      password: null,
      guest: 0,
      language: 'en',
      mail_turns: 1,
      push_turns: 1,
      unsubscribe: id,
      created_at: 1,
      seen_at: 1,
      deleted_at: null,
    })
    .execute();
const append = (match: string, was: number, more: Partial<Append> = {}): Append => ({
  match,
  was,
  events: [{ kind: 'act', at: 1_900_000_000_001, body: `{"n":${was}}` }],
  plies: was,
  asked: '["north"]',
  deadline: 1_900_000_000_002,
  at: 5,
  jobs: [],
  turn: [],
  ...more,
});

describe.each(['SQLite', 'PostgreSQL'])('%s', kind => {
  let store: Store;
  beforeAll(async () => {
    store = await openStore(await fresh(kind));
  });
  afterAll(() => store.close());

  test('an event is appended behind the last one, once', async () => {
    await addMatch(store, 'one');
    expect(await store.append(append('one', 1))).toBe(true);
    expect(await store.append(append('one', 1))).toBe(false);
    expect(await store.append(append('one', 3))).toBe(false);
    expect(await store.append(append('nobody', 1))).toBe(false);
    const row = await store.db.selectFrom('matches').selectAll().where('id', '=', 'one').executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      seq: 2,
      plies: 1,
      asked: '["north"]',
      deadline_at: 1_900_000_000_002,
      created_at: 1_900_000_000_000,
    });
    expect(await store.db.selectFrom('events').selectAll().where('match_id', '=', 'one').execute()).toEqual([
      { match_id: 'one', seq: 2, kind: 'act', at: 1_900_000_000_001, body: '{"n":1}' },
    ]);
  });

  test('of many who write at once, one is first each time', async () => {
    await addMatch(store, 'many');
    for (let was = 1; was < 6; was++) {
      const firsts = await Promise.all(Array.from({ length: 8 }, (_, i) => store.append(append('many', was, { plies: i }))));
      expect(firsts.filter(Boolean)).toHaveLength(1);
    }
    expect(await store.db.selectFrom('events').select('seq').where('match_id', '=', 'many').orderBy('seq').execute()).toEqual(
      [2, 3, 4, 5, 6].map(seq => ({ seq })),
    );
  });

  test('a write that fails leaves nothing of itself', async () => {
    await addMatch(store, 'half');
    const twice = { kind: 'act', at: 1, body: '{}' };
    await store.db.insertInto('events').values({ match_id: 'half', seq: 3, kind: 'act', at: 1, body: '{}' }).execute();
    await expect(store.append(append('half', 1, { events: [twice, twice] }))).rejects.toThrow();
    expect(await store.db.selectFrom('matches').select('seq').where('id', '=', 'half').executeTakeFirst()).toEqual({ seq: 1 });
    expect(await store.append(append('half', 1))).toBe(true);
  });

  test('the end of a match settles scores and ratings together with its events', async () => {
    await addMatch(store, 'rated');
    for (const person of ['ann', 'bob']) await addPerson(store, person);
    await store.db
      .insertInto('seats')
      .values([
        { match_id: 'rated', side: 'north', person_id: 'ann' },
        { match_id: 'rated', side: 'south', person_id: 'bob' },
      ])
      .execute();
    const settled = {
      game: 'six-spaces',
      rated: true,
      late: 0,
      result: '{"winner":"north","by":"spaces"}',
      scores: { north: { person: 'ann', score: 1 }, south: { person: 'bob', score: 0 } },
    };
    expect(await store.append(append('rated', 1, { settled }))).toBe(true);
    expect(await store.append(append('rated', 1, { settled }))).toBe(false);
    const ratings = await store.db
      .selectFrom('ratings')
      .select(['person_id', 'rating', 'deviation', 'games'])
      .orderBy('person_id')
      .execute();
    // A first win between two newcomers, as Glicko-2 reckons it.
    expect(ratings).toEqual([
      { person_id: 'ann', rating: 1662.31, deviation: 290.32, games: 1 },
      { person_id: 'bob', rating: 1337.69, deviation: 290.32, games: 1 },
    ]);
    expect(
      await store.db
        .selectFrom('seats')
        .select(['side', 'score', 'rating_before', 'rating_after'])
        .where('match_id', '=', 'rated')
        .orderBy('side')
        .execute(),
    ).toEqual([
      { side: 'north', score: 1, rating_before: 1500, rating_after: 1662.31 },
      { side: 'south', score: 0, rating_before: 1500, rating_after: 1337.69 },
    ]);
    expect(
      await store.db.selectFrom('matches').select(['status', 'result']).where('id', '=', 'rated').executeTakeFirst(),
    ).toEqual({ status: 'over', result: settled.result });
  });

  test('a job is planned with its event, taken by one and done once', async () => {
    await addMatch(store, 'jobs');
    const job = { id: 'turn:jobs:2', kind: 'turn', body: '{}', runAt: 100 };
    await store.append(append('jobs', 1, { jobs: [job] }));
    await store.append(append('jobs', 2, { jobs: [job] }));
    expect(await takeJobs(store.db, 99, 10)).toEqual([]);
    const taken = (
      await Promise.all([takeJobs(store.db, 100, 10), takeJobs(store.db, 100, 10), takeJobs(store.db, 100, 10)])
    ).flat();
    expect(taken).toEqual([{ id: job.id, kind: 'turn', body: '{}', tries: 1 }]);
    expect(await takeJobs(store.db, 100, 10)).toEqual([]);
    // Whoever took it died: after a while another takes it.
    expect(await takeJobs(store.db, 200_000, 10)).toHaveLength(1);
    await jobDone(store.db, job.id);
    expect(await takeJobs(store.db, 900_000, 10)).toEqual([]);
  });

  test('what is made once is the same for everybody', async () => {
    const made = await Promise.all(['a', 'b', 'c'].map(x => keep(store.db, 'thing', () => x)));
    expect(new Set(made).size).toBe(1);
  });

  test('pictures that browsers had sent go; what was complained of is a title now', async () => {
    const { db } = openDatabase(await fresh(kind));
    await migrate(db, 'n27-shown');
    const person = { name_key: 'old', guest: 0, language: 'en', created_at: 7, seen_at: 8 };
    await db
      .insertInto('people')
      .values([
        { ...person, id: 'old', name: 'Old' },
        { ...person, id: 'other', name: 'Other', name_key: 'other' },
      ] as never)
      .execute();
    await sql`insert into pictures (film_id, person_id, jpeg, created_at, shown_at) values ('film', 'old', ${Buffer.from('x')}, 1, 2)`.execute(
      db,
    );
    const report = { person_id: 'old', about_id: 'other', text: '', created_at: 9 };
    await db
      .insertInto('reports')
      .values([
        { ...report, id: 'one', kind: 'picture' },
        { ...report, id: 'two', kind: 'abuse' },
      ] as never)
      .execute();
    await migrate(db);
    expect((await db.introspection.getTables()).map(table => table.name)).not.toContain('pictures');
    expect(await db.selectFrom('drawings').selectAll().execute()).toEqual([]);
    expect((await db.selectFrom('reports').select('kind').orderBy('id').execute()).map(row => row.kind)).toEqual([
      'title',
      'abuse',
    ]);
    await db.destroy();
  });

  test.each(Object.keys(MIGRATIONS))('a database left at %s comes forward with what is in it', async version => {
    const settings = await fresh(kind);
    const { db } = openDatabase(settings);
    await migrate(db, version);
    const old = { id: 'old', name: 'Old', name_key: 'old', guest: 0, language: 'en', created_at: 7, seen_at: 8 };
    await db
      .insertInto('people')
      .values(old as never)
      .execute();
    const done = await migrate(db);
    expect(done).toEqual(Object.keys(MIGRATIONS).slice(Object.keys(MIGRATIONS).indexOf(version) + 1));
    expect(await migrate(db)).toEqual([]);
    expect(await db.selectFrom('people').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      ...old,
      email: null,
      mail_turns: 1,
      push_turns: 1,
    });
    await db.destroy();
  });
});
