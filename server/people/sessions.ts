/** Sessions: the store keeps only a digest of what the cookie holds. */
import type { Kysely } from 'kysely';
import { DAY, HOUR, type Now } from '../config/time.ts';
import { digest, newToken } from '../store/ids.ts';
import type { Tables } from '../store/tables.ts';

export interface Session {
  /** Digest of the token. */
  readonly id: string;
  readonly csrf: string;
  readonly person: { readonly id: string; readonly name: string; readonly guest: boolean; readonly language: 'en' | 'es' };
}
export interface Sessions {
  open(person: string, agent: string): Promise<string>;
  /** The same session under another token, good for nothing under the old one; null: it has ended. */
  renew(id: string): Promise<string | null>;
  find(token: string): Promise<Session | null>;
  /** Those of these that still hold. */
  holding(ids: readonly string[]): Promise<Set<string>>;
  close(id: string): Promise<void>;
  /** All of a person's sessions, but for one. */
  closeAll(person: string, but?: string): Promise<void>;
}

const AT_ONCE = 400;

export const newSessions = (
  db: Kysely<Tables>,
  now: Now,
  days: number,
  ended: (person: string, session: string) => void,
): Sessions => ({
  async open(person, agent) {
    const token = newToken();
    const at = now();
    await db
      .insertInto('sessions')
      .values({
        id: digest(token),
        person_id: person,
        csrf: newToken(),
        created_at: at,
        seen_at: at,
        expires_at: at + days * DAY,
        agent: agent.slice(0, 200),
      })
      .execute();
    return token;
  },
  async renew(id) {
    const token = newToken();
    const row = await db
      .updateTable('sessions')
      .set({ id: digest(token), csrf: newToken() })
      .where('id', '=', id)
      .returning('person_id')
      .executeTakeFirst();
    if (row === undefined) return null;
    ended(row.person_id, id);
    return token;
  },
  async find(token) {
    if (!/^[A-Za-z0-9_-]{32}$/.test(token)) return null;
    const id = digest(token);
    const row = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person_id')
      .select([
        'sessions.csrf',
        'sessions.seen_at',
        'sessions.expires_at',
        'people.id',
        'people.name',
        'people.guest',
        'people.language',
      ])
      .where('sessions.id', '=', id)
      .where('people.deleted_at', 'is', null)
      .where('people.closed_at', 'is', null)
      .executeTakeFirst();
    const at = now();
    if (row === undefined || row.expires_at <= at) return null;
    if (at - row.seen_at > HOUR) {
      await db
        .updateTable('sessions')
        .set({ seen_at: at, expires_at: at + days * DAY })
        .where('id', '=', id)
        .execute();
      await db.updateTable('people').set({ seen_at: at }).where('id', '=', row.id).execute();
    }
    return {
      id,
      csrf: row.csrf,
      person: { id: row.id, name: row.name, guest: row.guest === 1, language: row.language === 'es' ? 'es' : 'en' },
    };
  },
  async holding(ids) {
    const held = new Set<string>();
    for (let i = 0; i < ids.length; i += AT_ONCE) {
      const some = ids.slice(i, i + AT_ONCE);
      const rows = await db.selectFrom('sessions').select('id').where('id', 'in', some).where('expires_at', '>', now()).execute();
      for (const { id } of rows) held.add(id);
    }
    return held;
  },
  async close(id) {
    const row = await db.deleteFrom('sessions').where('id', '=', id).returning('person_id').executeTakeFirst();
    if (row !== undefined) ended(row.person_id, id);
  },
  async closeAll(person, but) {
    let query = db.deleteFrom('sessions').where('person_id', '=', person);
    if (but !== undefined) query = query.where('id', '!=', but);
    for (const { id } of await query.returning('id').execute()) ended(person, id);
  },
});
