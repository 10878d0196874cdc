/** A live match from the store: what was agreed, then its events in order. */
import type { Kysely } from 'kysely';
import { Fault } from '../protocol/fault.ts';
import type { Shelf } from '../shelf/games.ts';
import { eventsAfter, type MatchRow, matchRow } from '../store/matches.ts';
import { partsOf, readMix } from '../store/mix.ts';
import type { Tables } from '../store/tables.ts';
import { readEvent } from './event.ts';
import { type Agreed, apply, begin, type Live } from './live.ts';

export const agreedOf = (row: MatchRow, shelf: Shelf): Agreed => {
  const game = shelf.get(row.game);
  if (game === undefined || game.version !== row.version) throw new Fault('other-version');
  const mix = partsOf(readMix(row.mix));
  return {
    id: row.id,
    game,
    scenario: row.scenario,
    options: JSON.parse(row.options),
    key: row.key,
    commitment: row.commitment,
    ...(mix === undefined ? {} : { mix }),
    clock: JSON.parse(row.clock),
    spectators: JSON.parse(row.spectators),
    rated: row.rated === 1,
    hostId: row.host_id,
    createdAt: row.created_at,
  };
};

export const loadLive = async (db: Kysely<Tables>, shelf: Shelf, id: string): Promise<Live> => {
  const row = await matchRow(db, id);
  if (row === undefined) throw new Fault('not-found');
  if (row.status !== 'playing' && row.status !== 'over') throw new Fault('not-started');
  const live = begin(agreedOf(row, shelf));
  for (const event of await eventsAfter(db, id, 0)) apply(live, readEvent(event));
  return live;
};
