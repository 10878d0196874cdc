/**
 * PICTURES OF FILMS, as links show them. The server draws each from the record when it is first asked for, once for every language, and
 * keeps it for a while; nothing that a person sends is ever shown.
 */
import type { Language } from '@cuartel/engine';
import type { Kysely } from 'kysely';
import type { Clerk } from '../../apart/clerk.ts';
import { DAY, HOUR, type Now } from '../../config/time.ts';
import type { Film } from '../../protocol/films.ts';
import type { Tables } from '../../store/tables.ts';
import type { Wanted } from './draughtsman.ts';

type Db = Kysely<Tables>;
/** Whoever comes when so many wait is shown the board of the game. */
const MOST_WAITING = 6;
/** What could not be drawn is not tried again for a while. */
const [AGAIN, MOST_FAILED] = [6 * HOUR, 500];
/** It is drawn anew for whoever asks after that. */
const KEPT = 30 * DAY;
/** Some 130 kB each. */
const MOST_KEPT = 3_000;

export interface Pictures {
  /** Null: there is none now. `record`: its save file, asked for only when it is wanted. */
  of(film: Film, language: Language, told: { result: string; record(): Promise<string> }): Promise<Buffer | null>;
  close(): Promise<void>;
}

export const newPictures = (db: Db, now: Now, draughtsman: Clerk<Wanted, string | null> | null): Pictures => {
  const underWay = new Map<string, Promise<Buffer | null>>();
  const failed = new Map<string, number>();
  const drawAnew = async (
    clerk: Clerk<Wanted, string | null>,
    film: Film,
    language: Language,
    wanted: Omit<Wanted, 'language'>,
  ): Promise<Buffer | null> => {
    const bytes = await clerk.ask({ ...wanted, language });
    if (bytes === null) return null;
    const jpeg = Buffer.from(bytes, 'base64');
    await db
      .insertInto('drawings')
      .values({ film_id: film.id, language, jpeg, created_at: now() })
      .onConflict(c => c.doNothing())
      .execute();
    return jpeg;
  };
  return {
    async of(film, language, told) {
      const row = await db
        .selectFrom('drawings')
        .select('jpeg')
        .where('film_id', '=', film.id)
        .where('language', '=', language)
        .executeTakeFirst();
      if (row !== undefined) return Buffer.from(row.jpeg);
      const key = `${film.id} ${language}`;
      const going = underWay.get(key);
      if (going !== undefined) return going;
      if (draughtsman === null || underWay.size >= MOST_WAITING || (failed.get(key) ?? 0) > now()) return null;
      const drawing = (async () => {
        const jpeg = await drawAnew(draughtsman, film, language, {
          save: await told.record(),
          result: told.result,
          winner: film.result.winner,
        });
        if (jpeg === null) {
          if (failed.size >= MOST_FAILED) failed.clear();
          failed.set(key, now() + AGAIN);
        }
        return jpeg;
      })().finally(() => underWay.delete(key));
      underWay.set(key, drawing);
      return drawing;
    },
    close: async () => draughtsman?.close(),
  };
};

/** Old ones are drawn anew when somebody looks at their link; and whoever asks for every picture there is does not fill the store. */
export const forgetPictures = async (db: Db, now: number, most = MOST_KEPT): Promise<void> => {
  const [last] = await db
    .selectFrom('drawings')
    .select('created_at')
    .orderBy('created_at', 'desc')
    .offset(most)
    .limit(1)
    .execute();
  await db
    .deleteFrom('drawings')
    .where('created_at', '<=', Math.max(now - KEPT, last?.created_at ?? 0))
    .execute();
};
export const removePictures = async (db: Db, film: string): Promise<void> =>
  void (await db.deleteFrom('drawings').where('film_id', '=', film).execute());
