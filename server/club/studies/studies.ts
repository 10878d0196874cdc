/**
 * STUDIES. A study stands on a film: whoever may not see the film may not read the study, and there is no film of a running match.
 * Variations are played by the rules from the moment they leave the game, with everything hidden from their side dealt anew.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import { act, actionsAt, branch, load, type Match } from '@cuartel/engine';
import type { Selectable } from 'kysely';
import { Fault } from '../../protocol/fault.ts';
import type { ChangeStudy, Study, StudyBody, StudyInfo, Variation } from '../../protocol/studies.ts';
import { newId } from '../../store/ids.ts';
import type { Studies } from '../../store/tables.ts';
import type { House } from '../../web/house.ts';
import { findFilm, recordOfFilm } from '../films/film.ts';

const MOST = 200;
const EMPTY: StudyBody = { remarks: [], variations: [] };

type Row = Selectable<Studies> & { name: string };
const rowOf = (house: House, id: string): Promise<Row | undefined> =>
  house.store.db
    .selectFrom('studies')
    .innerJoin('people', 'people.id', 'studies.person_id')
    .selectAll('studies')
    .select('people.name')
    .where('studies.id', '=', id)
    .executeTakeFirst();
const infoOf = (row: Omit<Row, 'body'>, reader: string | null): StudyInfo => ({
  id: row.id,
  film: row.film_id,
  title: row.title,
  open: row.open === 1,
  by: row.name,
  author: row.person_id,
  mine: row.person_id === reader,
  updatedAt: row.updated_at,
});

export const findStudy = async (house: House, id: string, reader: string | null): Promise<Study> => {
  const row = await rowOf(house, id);
  if (row === undefined || (row.open !== 1 && row.person_id !== reader)) throw new Fault('not-found');
  const about = await findFilm(house, row.film_id, reader);
  return { ...infoOf(row, reader), body: JSON.parse(row.body), about };
};

export const beginStudy = async (house: House, person: string, film: string, title: string): Promise<string> => {
  await findFilm(house, film, person);
  const { db } = house.store;
  const mine = await db.selectFrom('studies').select('id').where('person_id', '=', person).limit(MOST).execute();
  if (mine.length >= MOST) throw new Fault('limit');
  const [id, at] = [newId(), house.now()];
  await db
    .insertInto('studies')
    .values({ id, person_id: person, film_id: film, title, body: JSON.stringify(EMPTY), open: 0, created_at: at, updated_at: at })
    .execute();
  return id;
};

/** Is it a way the game could have gone? */
const isLegal = (match: Match, { at, as, key, actions }: Variation): boolean => {
  if (!match.game.sides.includes(as)) return false;
  const n = actionsAt(match, null, at);
  if (n > match.record.actions.length) return false;
  const gone = branch(match, n, as, key);
  return actions.every(({ by, do: deed, with: what }) => act(gone, { by, do: deed, with: what ?? null }).ok);
};
export const writeStudy = async (
  house: House,
  person: string,
  id: string,
  given: ChangeStudy,
  pay: (actions: number) => boolean,
): Promise<void> => {
  const row = await rowOf(house, id);
  if (row === undefined || row.person_id !== person) throw new Fault('not-found');
  const { remarks, variations } = given.body;
  // What stood there already was looked at when it was written.
  const known = new Set((JSON.parse(row.body) as StudyBody).variations.map(one => JSON.stringify(one)));
  const fresh = variations.filter(one => !known.has(JSON.stringify(one)));
  if (fresh.length > 0) {
    const loaded = load(await recordOfFilm(house, row.film_id, person), slug => house.shelf.get(slug));
    if (!loaded.ok) throw new Fault('other-version');
    const { length } = loaded.match.record.actions;
    if (!pay(length * fresh.length)) throw new Fault('too-many');
    for (const one of fresh) {
      // Each plays a whole game through: others are served in between.
      await breathe();
      if (!isLegal(loaded.match, one as Variation)) throw new Fault('bad-message', { fields: ['variations'] });
    }
  } else await findFilm(house, row.film_id, person);
  await house.store.db
    .updateTable('studies')
    .set({
      title: given.title,
      open: given.open ? 1 : 0,
      body: JSON.stringify({ remarks, variations }),
      updated_at: house.now(),
    })
    .where('id', '=', id)
    .execute();
};
export const removeStudy = async (house: House, person: string, id: string): Promise<boolean> =>
  (await house.store.db
    .deleteFrom('studies')
    .where('id', '=', id)
    .where('person_id', '=', person)
    .returning('id')
    .executeTakeFirst()) !== undefined;

export const studiesOf = async (house: House, person: string): Promise<StudyInfo[]> =>
  (
    await house.store.db
      .selectFrom('studies')
      .innerJoin('people', 'people.id', 'studies.person_id')
      .select(['studies.id', 'person_id', 'film_id', 'title', 'open', 'studies.created_at', 'updated_at', 'people.name'])
      .where('person_id', '=', person)
      .orderBy('updated_at', 'desc')
      .execute()
  ).map(row => infoOf(row, person));
