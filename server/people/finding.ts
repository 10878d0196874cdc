/** Finding people: by the beginning of a name, by being here. */
import type { Kysely } from 'kysely';
import type { MetPerson } from '../protocol/club.ts';
import type { Tables } from '../store/tables.ts';
import { followedBy } from './follows.ts';
import { keyOfName } from './names.ts';

type Db = Kysely<Tables>;
const MOST = 30;
const AT_ONCE = 400;

export const idNamed = async (db: Db, name: string): Promise<string | null> =>
  (
    await db
      .selectFrom('people')
      .select('id')
      .where('name_key', '=', keyOfName(name))
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
  )?.id ?? null;

/** Those who are apart from this person, on whichever side. */
const apartFrom = async (db: Db, person: string | null): Promise<Set<string>> => {
  if (person === null) return new Set();
  const rows = await db
    .selectFrom('blocks')
    .select(['person_id', 'blocked_id'])
    .where(w => w.or([w('person_id', '=', person), w('blocked_id', '=', person)]))
    .execute();
  return new Set(rows.map(row => (row.person_id === person ? row.blocked_id : row.person_id)));
};

/** Of these, those whom the reader may know to be here: not who hides it, nor who is apart from him. */
export const seenOnline = async (
  db: Db,
  reader: string | null,
  ids: readonly string[],
  online: (person: string) => boolean,
): Promise<Set<string>> => {
  const here = ids.filter(online);
  const shown = new Set<string>();
  for (let i = 0; i < here.length; i += AT_ONCE)
    for (const { id } of await db
      .selectFrom('people')
      .select('id')
      .where('id', 'in', here.slice(i, i + AT_ONCE))
      .where('show_online', '=', 1)
      .execute())
      shown.add(id);
  for (const id of await apartFrom(db, reader)) shown.delete(id);
  if (reader !== null && online(reader) && ids.includes(reader)) shown.add(reader);
  return shown;
};

/** These people as the reader meets them in a list, in this order; guests and those who have left are left out. */
export const met = async (
  db: Db,
  reader: string | null,
  ids: readonly string[],
  online: (person: string) => boolean,
): Promise<MetPerson[]> => {
  const some = ids.slice(0, AT_ONCE);
  if (some.length === 0) return [];
  const rows = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('id', 'in', some)
    .where('guest', '=', 0)
    .where('deleted_at', 'is', null)
    .execute();
  const names = new Map(rows.map(row => [row.id, row.name]));
  const followed = new Set(reader === null ? [] : await followedBy(db, reader));
  const here = await seenOnline(db, reader, some, online);
  return some.flatMap(id => {
    const name = names.get(id);
    return name === undefined ? [] : [{ id, name, guest: false, online: here.has(id), followed: followed.has(id) }];
  });
};

/** Ids of members whose names begin so, whatever stands between their letters. */
export const beginningWith = async (db: Db, beginning: string): Promise<string[]> => {
  const key = keyOfName(beginning).replace(/[^\p{L}\p{M}\p{Nd}]/gu, '');
  if (key.length < 2) return [];
  return (
    await db
      .selectFrom('people')
      .select('id')
      .where('name_key', 'like', `${key}%`)
      .where('guest', '=', 0)
      .where('deleted_at', 'is', null)
      .orderBy('name_key')
      .limit(MOST)
      .execute()
  ).map(row => row.id);
};
