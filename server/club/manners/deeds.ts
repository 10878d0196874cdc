/** What a moderator does. Each deed stands in a log that is never forgotten, with its reason; every moderator can read it. */
import type { Kysely } from 'kysely';
import { Fault } from '../../protocol/fault.ts';
import type { DeedDone, ModeratorDeed } from '../../protocol/manners.ts';
import { peopleNamed } from '../../store/matches.ts';
import type { Tables } from '../../store/tables.ts';
import { openTournamentsOf } from '../../store/tournaments.ts';
import type { House } from '../../web/house.ts';
import { removePictures } from '../films/pictures.ts';
import { isModerator } from './moderators.ts';
import { isReported } from './reports.ts';

type Db = Kysely<Tables>;
const PAGE = 200;

interface Concerned {
  readonly person?: string | null;
  readonly match?: string | null;
  readonly film?: string | null;
}
const write = async (house: House, moderator: string, deed: ModeratorDeed, { person, match, film }: Concerned): Promise<void> =>
  void (await house.store.db
    .insertInto('moderation')
    .values({
      at: house.now(),
      moderator_id: moderator,
      deed: deed.is,
      person_id: person ?? null,
      match_id: match ?? null,
      film_id: film ?? null,
      text: deed.text,
      seen_at: null,
    })
    .execute());

const member = async (house: House, id: string): Promise<void> => {
  const row = await house.store.db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new Fault('not-found');
  // Moderators are made and unmade by whoever runs the server, not by each other.
  if (isModerator(house.settings, row.name)) throw new Fault('forbidden');
};
/** What he removes is his own, or no other moderator's. */
const notAnothers = async (house: House, moderator: string, owner: string): Promise<void> => {
  if (owner === moderator) return;
  const row = await house.store.db.selectFrom('people').select('name').where('id', '=', owner).executeTakeFirst();
  if (row !== undefined && isModerator(house.settings, row.name)) throw new Fault('forbidden');
};
/** Nobody judges a game of his own. */
const notHisOwn = (house: House, moderator: string, match: string): Promise<void> =>
  house.matches.visit(match, live => {
    if (Object.values(live.seats).includes(moderator)) throw new Fault('forbidden');
  });
/** Nor a complaint about himself, or about a game of his. */
const notAboutHim = async (house: House, moderator: string, report: string): Promise<void> => {
  const row = await house.store.db
    .selectFrom('reports')
    .select('about_id')
    .where('id', '=', report)
    .where(w =>
      w.or([
        w('about_id', '=', moderator),
        w('match_id', 'in', w.selectFrom('seats').select('seats.match_id').where('seats.person_id', '=', moderator)),
      ]),
    )
    .executeTakeFirst();
  if (row !== undefined) throw new Fault('forbidden');
};
/** Nor does he win one by closing the account of his opponent. */
const notHisOpponent = async (house: House, moderator: string, person: string): Promise<void> => {
  const row = await house.store.db
    .selectFrom('matches')
    .select('id')
    .where('status', '=', 'playing')
    .where('id', 'in', q => q.selectFrom('seats').select('match_id').where('person_id', '=', moderator))
    .where('id', 'in', q => q.selectFrom('seats').select('match_id').where('person_id', '=', person))
    .executeTakeFirst();
  if (row !== undefined) throw new Fault('forbidden');
};
/** Whoever cannot come in any more keeps nobody waiting: his challenges are called off, and he is out of his tournaments. */
const shut = async (house: House, person: string, at: number | null): Promise<void> => {
  await house.store.db.updateTable('people').set({ closed_at: at }).where('id', '=', person).execute();
  if (at === null) return;
  await house.sessions.closeAll(person);
  await house.lobby.callOffAll(person);
  for (const id of await openTournamentsOf(house.store.db, person)) await house.tournaments.leave(person, id);
};
/** A line of talk in a match that was reported: it is emptied everywhere. */
const removeChat = async (house: House, moderator: string, match: string, seq: number): Promise<string> => {
  const { db } = house.store;
  if (!(await isReported(db, match))) throw new Fault('not-found');
  const row = await db
    .selectFrom('events')
    .select('body')
    .where('match_id', '=', match)
    .where('seq', '=', seq)
    .where('kind', '=', 'chat')
    .executeTakeFirst();
  if (row === undefined) throw new Fault('not-found');
  const { person } = JSON.parse(row.body) as { person: string };
  await notAnothers(house, moderator, person);
  await db
    .updateTable('events')
    .set({ body: JSON.stringify({ person, text: '' }) })
    .where('match_id', '=', match)
    .where('seq', '=', seq)
    .execute();
  house.matches.heard({ is: 'removed', match, seq });
  house.bus.publish({ is: 'removed', match, seq });
  return person;
};
/** Who made it; whoever removes it must be allowed to. */
const madeBy = async (house: House, moderator: string, what: 'films' | 'studies', id: string): Promise<string> => {
  const { db } = house.store;
  const row = await db.selectFrom(what).select('person_id').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new Fault('not-found');
  await notAnothers(house, moderator, row.person_id);
  return row.person_id;
};
const removeFilm = async (house: House, moderator: string, film: string): Promise<string> => {
  const person = await madeBy(house, moderator, 'films', film);
  await house.store.db.deleteFrom('films').where('id', '=', film).execute();
  await removePictures(house.store.db, film);
  return person;
};

export const moderate = async (house: House, moderator: string, deed: ModeratorDeed): Promise<void> => {
  const { db } = house.store;
  const log = (concerned: Concerned): Promise<void> => write(house, moderator, deed, concerned);
  switch (deed.is) {
    case 'warn':
      await member(house, deed.person);
      return log(deed);
    case 'close':
    case 'reopen':
      await member(house, deed.person);
      if (deed.is === 'close') await notHisOpponent(house, moderator, deed.person);
      await shut(house, deed.person, deed.is === 'close' ? house.now() : null);
      return log(deed);
    case 'forfeit':
      await member(house, deed.person);
      await notHisOwn(house, moderator, deed.match);
      await house.matches.forfeit(deed.match, deed.person, 'forfeit');
      return log(deed);
    case 'remove-chat':
      await notHisOwn(house, moderator, deed.match);
      return log({ match: deed.match, person: await removeChat(house, moderator, deed.match, deed.seq) });
    case 'remove-film':
      return log({ film: deed.film, person: await removeFilm(house, moderator, deed.film) });
    case 'remove-study': {
      await madeBy(house, moderator, 'studies', deed.study);
      const gone = await db
        .deleteFrom('studies')
        .where('id', '=', deed.study)
        .returning(['person_id', 'film_id'])
        .executeTakeFirst();
      if (gone === undefined) throw new Fault('not-found');
      return log({ person: gone.person_id, film: gone.film_id });
    }
    case 'remove-tournament-text': {
      const row = await db.selectFrom('tournaments').select('organiser_id').where('id', '=', deed.tournament).executeTakeFirst();
      if (row === undefined) throw new Fault('not-found');
      await notAnothers(house, moderator, row.organiser_id);
      await db.updateTable('tournaments').set({ name: '-', about: '' }).where('id', '=', deed.tournament).execute();
      return log({ person: row.organiser_id });
    }
    case 'settle': {
      await notAboutHim(house, moderator, deed.report);
      const row = await db
        .updateTable('reports')
        .set({ settled_at: house.now() })
        .where('id', '=', deed.report)
        .where('settled_at', 'is', null)
        .returning(['about_id', 'match_id', 'film_id'])
        .executeTakeFirst();
      if (row === undefined) throw new Fault('not-found');
      return log({ person: row.about_id, match: row.match_id, film: row.film_id });
    }
  }
};

/** The log, the newest first. */
export const deedsDone = async (db: Db, before: number | undefined): Promise<DeedDone[]> => {
  let query = db.selectFrom('moderation').selectAll().orderBy('id', 'desc').limit(PAGE);
  if (before !== undefined) query = query.where('id', '<', before);
  const rows = await query.execute();
  const people = await peopleNamed(
    db,
    rows.flatMap(row => [row.moderator_id, ...(row.person_id === null ? [] : [row.person_id])]),
  );
  const named = (id: string) => people.get(id) ?? { id, name: '-', guest: true };
  return rows.map(row => ({
    id: Number(row.id),
    at: row.at,
    moderator: named(row.moderator_id),
    deed: row.deed,
    person: row.person_id === null ? null : named(row.person_id),
    match: row.match_id,
    film: row.film_id,
    text: row.text,
  }));
};

/** What a moderator has told this person, and he has not yet said that he read it. */
export const admonitionsOf = async (db: Db, person: string) =>
  (
    await db
      .selectFrom('moderation')
      .select(['id', 'at', 'text'])
      .where('person_id', '=', person)
      .where('deed', 'in', [
        'warn',
        'remove-chat',
        'remove-film',
        'remove-picture',
        'remove-study',
        'remove-tournament-text',
        'forfeit',
        'reopen',
      ])
      .where('seen_at', 'is', null)
      .orderBy('id')
      .limit(20)
      .execute()
  ).map(row => ({ id: Number(row.id), at: row.at, text: row.text }));
export const admonitionsRead = async (db: Db, person: string, upTo: number, now: number): Promise<void> =>
  void (await db
    .updateTable('moderation')
    .set({ seen_at: now })
    .where('person_id', '=', person)
    .where('id', '<=', upTo)
    .where('seen_at', 'is', null)
    .execute());
