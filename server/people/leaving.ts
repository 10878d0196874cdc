/** Taking one's data along, and leaving: what others need of a match stays, without a name. */
import type { Kysely } from 'kysely';
import { DAY } from '../config/time.ts';
import { infosOf, matchesOf } from '../store/matches.ts';
import type { Tables } from '../store/tables.ts';
import { keyOfName } from './names.ts';

const ALL = 1_000_000;

/** Everything the server holds about a person, as JSON. */
export const exported = async (db: Kysely<Tables>, id: string): Promise<Record<string, unknown>> => {
  const person = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { password: _, unsubscribe: __, name_key: ___, email_key: ____, look_key: _____, ...about } = person;
  const rows = [
    ...(await matchesOf(db, id, false, ALL, Number.MAX_SAFE_INTEGER)),
    ...(await matchesOf(db, id, true, ALL, Number.MAX_SAFE_INTEGER)),
  ];
  const chat = await db
    .selectFrom('events')
    .select(['match_id', 'at', 'body'])
    .where('kind', '=', 'chat')
    .where('match_id', 'in', db.selectFrom('seats').select('match_id').where('person_id', '=', id))
    .execute();
  const acts = await db
    .selectFrom('events')
    .innerJoin('seats', 'seats.match_id', 'events.match_id')
    .select(['events.match_id', 'events.at', 'events.body', 'seats.side'])
    .where('events.kind', '=', 'act')
    .where('seats.person_id', '=', id)
    .orderBy('events.match_id')
    .orderBy('events.seq')
    .execute();
  return {
    person: about,
    sessions: await db.selectFrom('sessions').select(['created_at', 'seen_at', 'agent']).where('person_id', '=', id).execute(),
    matches: await infosOf(db, rows),
    seats: await db.selectFrom('seats').selectAll().where('person_id', '=', id).execute(),
    ratings: await db.selectFrom('ratings').selectAll().where('person_id', '=', id).execute(),
    notes: await db.selectFrom('notes').selectAll().where('person_id', '=', id).execute(),
    orders: await db.selectFrom('orders').selectAll().where('person_id', '=', id).execute(),
    chat: chat
      .map(c => ({ match: c.match_id, at: c.at, ...(JSON.parse(c.body) as { person: string; text: string }) }))
      .filter(c => c.person === id),
    decisions: acts
      .map(a => ({ match: a.match_id, at: a.at, side: a.side, ...(JSON.parse(a.body) as { by: string }) }))
      .filter(a => a.by === a.side),
    blocks: await db.selectFrom('blocks').select(['blocked_id', 'created_at']).where('person_id', '=', id).execute(),
    reports: await db
      .selectFrom('reports')
      .select(['about_id', 'match_id', 'film_id', 'study_id', 'tournament_id', 'kind', 'text', 'created_at'])
      .where('person_id', '=', id)
      .execute(),
    mutes: await db.selectFrom('mutes').select('muted_id').where('person_id', '=', id).execute(),
    moderation: await db
      .selectFrom('moderation')
      .select(['at', 'deed', 'match_id', 'text'])
      .where('person_id', '=', id)
      // That a report was settled tells who made it: of a match, the other player.
      .where('deed', '!=', 'settle')
      .execute(),
    studies: await db.selectFrom('studies').selectAll().where('person_id', '=', id).execute(),
    films: await db.selectFrom('films').selectAll().where('person_id', '=', id).execute(),
    follows: await db.selectFrom('follows').select(['followed_id', 'created_at']).where('person_id', '=', id).execute(),
    tournaments: await db.selectFrom('entrants').selectAll().where('person_id', '=', id).execute(),
    announced: await db
      .selectFrom('tournaments')
      .select(['id', 'name', 'about', 'game', 'scenario', 'status', 'created_at'])
      .where('organiser_id', '=', id)
      .execute(),
    factor: await db.selectFrom('factors').select(['confirmed', 'created_at']).where('person_id', '=', id).execute(),
    passkeys: await db.selectFrom('passkeys').select(['name', 'created_at', 'used_at']).where('person_id', '=', id).execute(),
    vacations: await db.selectFrom('vacations').selectAll().where('person_id', '=', id).execute(),
    pushes: await db.selectFrom('pushes').select(['endpoint', 'created_at']).where('person_id', '=', id).execute(),
    audit: await db
      .selectFrom('audit')
      .select(['at', 'what', 'address', 'about'])
      .where('person_id', '=', id)
      .orderBy('at')
      .execute(),
  };
};

/** Where others have written his name beside a game they published while he was a member, it stands no more. */
const unname = async (db: Kysely<Tables>, id: string): Promise<void> => {
  const { name_key, created_at } = await db
    .selectFrom('people')
    .select(['name_key', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const films = await db
    .selectFrom('films')
    .select(['id', 'players'])
    .where('created_at', '>=', created_at)
    .where('players', '!=', '{}')
    .execute();
  for (const { id: film, players } of films) {
    const named = Object.entries(JSON.parse(players) as Record<string, string>);
    if (!named.some(([, name]) => keyOfName(name) === name_key)) continue;
    const kept = Object.fromEntries(named.map(([side, name]) => [side, keyOfName(name) === name_key ? '-' : name]));
    await db
      .updateTable('films')
      .set({ players: JSON.stringify(kept) })
      .where('id', '=', film)
      .execute();
  }
};
/** Removes what is the person's own; seats in matches keep a nameless number. His open matches must have been resigned before. */
export const erase = async (db: Kysely<Tables>, id: string, now: number): Promise<void> => {
  await db.transaction().execute(async tx => {
    await tx
      .deleteFrom('drawings')
      .where('film_id', 'in', tx.selectFrom('films').select('films.id').where('films.person_id', '=', id))
      .execute();
    for (const table of [
      'sessions',
      'tokens',
      'notes',
      'orders',
      'vacations',
      'passkeys',
      'challenges',
      'ratings',
      'pushes',
      'films',
      'mutes',
      'factors',
      'studies',
    ] as const)
      await tx.deleteFrom(table).where('person_id', '=', id).execute();
    await tx
      .deleteFrom('blocks')
      .where(w => w.or([w('person_id', '=', id), w('blocked_id', '=', id)]))
      .execute();
    await tx
      .deleteFrom('follows')
      .where(w => w.or([w('person_id', '=', id), w('followed_id', '=', id)]))
      .execute();
    await tx
      .updateTable('matches')
      .set({ status: 'cancelled' })
      .where(w => w.or([w('host_id', '=', id), w.and([w('guest_id', '=', id), w('status', '=', 'mixing')])]))
      .where('status', 'in', ['waiting', 'mixing'])
      .execute();
    // What he wrote about his tournaments may say who he is; who played in them, and how, is theirs.
    await tx.updateTable('tournaments').set({ name: '-', about: '' }).where('organiser_id', '=', id).execute();
    await unname(tx, id);
    await tx.updateTable('reports').set({ text: '' }).where('person_id', '=', id).execute();
    await tx.updateTable('audit').set({ address: '', about: '{}' }).where('person_id', '=', id).execute();
    const said = await tx
      .selectFrom('events')
      .select(['match_id', 'seq', 'body'])
      .where('kind', '=', 'chat')
      .where('match_id', 'in', tx.selectFrom('seats').select('match_id').where('person_id', '=', id))
      .execute();
    for (const { match_id, seq, body } of said)
      if ((JSON.parse(body) as { person: string }).person === id)
        await tx
          .updateTable('events')
          .set({ body: JSON.stringify({ person: id, text: '' }) })
          .where('match_id', '=', match_id)
          .where('seq', '=', seq)
          .execute();
    await tx
      .updateTable('people')
      .set({
        name: '-',
        name_key: `deleted:${id}`,
        look_key: `deleted ${id}`,
        origin: '',
        email: null,
        email_key: null,
        email_confirmed: 0,
        password: null,
        guest: 1,
        unsubscribe: '',
        deleted_at: now,
      })
      .where('id', '=', id)
      .execute();
  });
};

/** Guests nobody has seen for long and who play nothing. */
export const idleGuests = async (db: Kysely<Tables>, now: number, days: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where('guest', '=', 1)
    .where('deleted_at', 'is', null)
    .where('seen_at', '<', now - days * DAY)
    .where('id', 'not in', q =>
      q
        .selectFrom('seats')
        .innerJoin('matches', 'matches.id', 'seats.match_id')
        .select('seats.person_id')
        .where('matches.status', '=', 'playing'),
    )
    .limit(200)
    .execute();
  return rows.map(r => r.id);
};
