/**
 * PICTURES OF FILMS. The browser of a player draws them, so the server cannot know what is on them: until a moderator has looked at one,
 * nobody but its maker and the moderators sees it, and links show the board of the game instead.
 */
import type { Kysely } from 'kysely';
import { Fault } from '../../protocol/fault.ts';
import type { WaitingPicture } from '../../protocol/films.ts';
import { peopleNamed } from '../../store/matches.ts';
import type { Tables } from '../../store/tables.ts';

type Db = Kysely<Tables>;
const PAGE = 30;

export interface Painted {
  /** There is a picture. */
  readonly painted: boolean;
  /** Strangers may see it. */
  readonly picture: boolean;
}
export const paintedOf = async (db: Db, film: string): Promise<Painted> => {
  const row = await db.selectFrom('pictures').select('shown_at').where('film_id', '=', film).executeTakeFirst();
  return { painted: row !== undefined, picture: row !== undefined && row.shown_at !== null };
};
/** `reader`: null for a stranger. */
export const pictureFor = async (
  db: Db,
  film: string,
  reader: { readonly id: string; readonly moderator: boolean } | null,
): Promise<{ jpeg: Buffer; shown: boolean }> => {
  const row = await db.selectFrom('pictures').selectAll().where('film_id', '=', film).executeTakeFirst();
  const shown = row !== undefined && row.shown_at !== null;
  if (row === undefined || !(shown || reader?.moderator || reader?.id === row.person_id)) throw new Fault('not-found');
  return { jpeg: Buffer.from(row.jpeg), shown };
};
/** Those nobody has looked at, the oldest first. A match that is not for strangers needs no picture for them. */
export const waitingPictures = async (db: Db, now: number): Promise<WaitingPicture[]> => {
  const rows = await db
    .selectFrom('pictures')
    .leftJoin('matches', 'matches.id', 'pictures.film_id')
    .leftJoin('films', 'films.id', 'pictures.film_id')
    .select([
      'pictures.film_id',
      'pictures.person_id',
      'pictures.created_at',
      'films.title',
      'films.game',
      'matches.game as played',
    ])
    .where('shown_at', 'is', null)
    .where(w =>
      w.or([
        w('films.id', 'is not', null),
        w.and([
          w('matches.status', '=', 'over'),
          w('matches.spectators', 'not like', '{"is":"never"%'),
          w.or([w('matches.public_at', 'is', null), w('matches.public_at', '<=', now)]),
        ]),
      ]),
    )
    .orderBy('pictures.created_at')
    .limit(PAGE)
    .execute();
  const people = await peopleNamed(
    db,
    rows.map(row => row.person_id),
  );
  return rows.map(row => ({
    film: row.film_id,
    game: row.game ?? row.played ?? '',
    title: row.title ?? '',
    by: people.get(row.person_id) ?? { id: row.person_id, name: '-', guest: true },
    at: row.created_at,
  }));
};
/** Answers whose it is. */
export const showPicture = async (db: Db, film: string, now: number): Promise<string> => {
  const row = await db
    .updateTable('pictures')
    .set({ shown_at: now })
    .where('film_id', '=', film)
    .where('shown_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  if (row === undefined) throw new Fault('not-found');
  return row.person_id;
};
