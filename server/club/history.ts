/** FinishedGame games: of one person, of those one follows, of two people against each other. */
import { type Kysely, sql } from 'kysely';
import { botAsPerson, botOf, isBot } from '../bots/seat.ts';
import type { FinishedGame, HistoryQuery } from '../protocol/club.ts';
import type { Person } from '../protocol/people.ts';
import type { Shelf } from '../shelf/games.ts';
import { peopleNamed } from '../store/matches.ts';
import type { Tables } from '../store/tables.ts';
import { knownTo, type Reader } from './known.ts';

type Db = Kysely<Tables>;
export const PAGE = 30;
const SCORE = { won: 1, drawn: 0.5, lost: 0 } as const;
const scoreOf = (score: number | null): FinishedGame['score'] =>
  score === null ? null : score === 1 ? 'won' : score === 0 ? 'lost' : 'drawn';

export type Wanted = Omit<HistoryQuery, 'opponent'> & {
  /** Whose games; several: of all of them. */
  readonly people: readonly string[];
  /** Id of the other player. */
  readonly opponent?: string | undefined;
};

const rowsOf = (db: Db, wanted: Wanted, reader: Reader) => {
  let query = db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .leftJoin('seats as theirs', join =>
      join.onRef('theirs.match_id', '=', 'seats.match_id').onRef('theirs.side', '!=', 'seats.side'),
    )
    .select([
      'matches.id',
      'matches.game',
      'matches.version',
      'matches.scenario',
      'matches.result',
      'matches.plies',
      'matches.rated',
      'matches.brought',
      'matches.started_at',
      'matches.ended_at',
      'seats.side',
      'seats.person_id',
      'seats.score',
      'seats.rating_before',
      'seats.rating_after',
      'seats.known_at',
      'theirs.person_id as other',
    ])
    .where('seats.person_id', 'in', [...wanted.people])
    .where(w => knownTo(reader)(w as never));
  if (wanted.game !== undefined) query = query.where('matches.game', '=', wanted.game);
  if (wanted.match !== undefined) query = query.where('matches.id', '=', wanted.match);
  if (wanted.side !== undefined) query = query.where('seats.side', '=', wanted.side);
  if (wanted.score !== undefined) query = query.where('seats.score', '=', SCORE[wanted.score]);
  if (wanted.opponent !== undefined) query = query.where('theirs.person_id', '=', wanted.opponent);
  if (wanted.against !== undefined)
    query = query.where('theirs.person_id', wanted.against === 'bots' ? 'like' : 'not like', `${botOf('')}%`);
  if (wanted.before !== undefined) {
    const { before, beyond = '' } = wanted;
    query = query.where(w =>
      w.or([w('matches.ended_at', '<', before), w.and([w('matches.ended_at', '=', before), w('matches.id', '<', beyond)])]),
    );
  }
  return query.orderBy('matches.ended_at', 'desc').orderBy('matches.id', 'desc').orderBy('seats.side').limit(PAGE).execute();
};

/** The newest first. */
export const history = async (db: Db, shelf: Shelf, wanted: Wanted, reader: Reader): Promise<FinishedGame[]> => {
  if (wanted.people.length === 0) return [];
  const rows = await rowsOf(db, wanted, reader);
  const named = await peopleNamed(
    db,
    rows.flatMap(row => [row.person_id, ...(row.other === null || isBot(row.other) ? [] : [row.other])]),
  );
  const person = (id: string, game: string): Person =>
    isBot(id) ? botAsPerson(game, id) : (named.get(id) ?? { id, name: '-', guest: true });
  return rows.map(row => {
    const mayKnow = reader.person === row.person_id || row.known_at === null || row.known_at <= reader.now;
    return {
      match: row.id,
      game: row.game,
      scenario: row.scenario,
      person: person(row.person_id, row.game),
      side: row.side,
      opponent: row.other === null ? null : person(row.other, row.game),
      score: scoreOf(row.score),
      by: (JSON.parse(row.result ?? '{}') as { by?: string }).by ?? '',
      plies: row.plies,
      rated: row.rated === 1,
      brought: row.brought === 1,
      startedAt: row.started_at ?? 0,
      endedAt: row.ended_at ?? 0,
      rating:
        mayKnow && row.rating_before !== null && row.rating_after !== null
          ? { before: row.rating_before, after: row.rating_after }
          : null,
      film: shelf.get(row.game)?.version === row.version,
    };
  });
};

/** How one person fares against another, by game and by the side of the first. */
export const between = async (db: Db, one: string, other: string, reader: Reader) => {
  const sum = (score: number) => sql<number>`sum(case when seats.score = ${score} then 1 else 0 end)`;
  const rows = await db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match_id')
    .innerJoin('seats as theirs', join =>
      join.onRef('theirs.match_id', '=', 'seats.match_id').onRef('theirs.side', '!=', 'seats.side'),
    )
    .select(['matches.game', 'seats.side', sum(1).as('won'), sum(0.5).as('drawn'), sum(0).as('lost')])
    .where('seats.person_id', '=', one)
    .where('theirs.person_id', '=', other)
    .where('seats.score', 'is not', null)
    .where(w => knownTo(reader)(w as never))
    .groupBy(['matches.game', 'seats.side'])
    .orderBy('matches.game')
    .orderBy('seats.side')
    .execute();
  return rows.map(r => ({ ...r, won: Number(r.won), drawn: Number(r.drawn), lost: Number(r.lost) }));
};
