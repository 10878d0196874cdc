/**
 * A FILM by its id: a finished match, or a game that was published. A match is shown to those who may know its end: nobody gets a running
 * one, one without spectators is its players' alone, and one that is watched late is shown as late.
 */
import { save } from '@cuartel/engine';
import { Fault } from '../../protocol/fault.ts';
import type { Film } from '../../protocol/films.ts';
import { infosOf, type MatchRow, matchRow } from '../../store/matches.ts';
import type { House } from '../../web/house.ts';
import { filmOf, filmRow } from './published.ts';

/** Throws unless this reader may see how the match ended. From the row alone: nobody makes the server play games through by asking. */
const mayKnow = async (house: House, row: MatchRow, person: string | null): Promise<void> => {
  const now = house.now();
  const seat =
    person === null
      ? undefined
      : await house.store.db
          .selectFrom('seats')
          .select('side')
          .where('match_id', '=', row.id)
          .where('person_id', '=', person)
          .executeTakeFirst();
  if (seat === undefined && JSON.parse(row.spectators).is === 'never') throw new Fault('not-found');
  const late = seat === undefined && row.public_at !== null && row.public_at > now;
  if (row.status !== 'over' || late) throw new Fault('not-over');
  if (house.shelf.get(row.game)?.version !== row.version) throw new Fault('other-version');
};

/** What has not begun does not exist here. */
const begunMatch = async (house: House, id: string): Promise<MatchRow> => {
  const row = await matchRow(house.store.db, id);
  if (row === undefined || (row.status !== 'over' && row.status !== 'playing')) throw new Fault('not-found');
  return row;
};
export const findFilm = async (house: House, id: string, person: string | null): Promise<Film> => {
  const { db } = house.store;
  const published = await filmRow(db, id);
  if (published !== undefined) return filmOf(published);
  const row = await begunMatch(house, id);
  await mayKnow(house, row, person);
  const info = (await infosOf(db, [row]))[0]!;
  return {
    id,
    kind: 'match',
    game: info.game,
    scenario: info.scenario,
    title: '',
    players: Object.fromEntries(Object.entries(info.seats).map(([side, { name, bot }]) => [side, { name, ...(bot && { bot }) }])),
    result: info.result ?? { winner: null, by: 'end' },
    plies: info.plies,
    at: info.endedAt ?? info.updatedAt,
    by: null,
    author: null,
  };
};

/** The whole game as a save file. */
export const recordOfFilm = async (house: House, id: string, person: string | null): Promise<string> => {
  const published = await filmRow(house.store.db, id);
  if (published !== undefined) return published.save;
  await mayKnow(house, await begunMatch(house, id), person);
  return house.matches.visit(id, live => save(live.match));
};
