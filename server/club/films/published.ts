/** Publishing a game that was played in a browser. It is played through again by the rules, and must be over. */
import { commitment, countFor, type GameRecord, keyIn, keyOfDice, type Language, machineOf, save } from '@cuartel/engine';
import type { Kysely, Selectable } from 'kysely';
import { playedThrough } from '../../lobby/brought.ts';
import { Fault } from '../../protocol/fault.ts';
import type { Film, Publish } from '../../protocol/films.ts';
import type { Result } from '../../protocol/matches.ts';
import type { Shelf } from '../../shelf/games.ts';
import { newId } from '../../store/ids.ts';
import { partsOf, readMix } from '../../store/mix.ts';
import type { FilmRows, Tables } from '../../store/tables.ts';
import { removePictures } from './pictures.ts';

type Db = Kysely<Tables>;
const MOST = 100;

/**
 * Whoever played a match here has its record once it is over; the match has a link of its own, under the terms its host chose. Where
 * players put parts into the dice, their common key may have been written down as if it were a plain one.
 */
const isOfAMatch = async (db: Db, person: string, { key, mix, rewinds, game, scenario }: GameRecord): Promise<boolean> => {
  if (mix !== undefined || rewinds !== undefined) return true;
  const bound = commitment(keyIn(key));
  if ((await db.selectFrom('matches').select('id').where('commitment', '=', bound).executeTakeFirst()) !== undefined) return true;
  const his = await db
    .selectFrom('matches')
    .innerJoin('seats', 'seats.match_id', 'matches.id')
    .select(['matches.key', 'matches.mix'])
    .where('seats.person_id', '=', person)
    .where('matches.game', '=', game)
    .where('matches.scenario', '=', scenario)
    .where('matches.status', '=', 'over')
    .where('matches.mix', 'is not', null)
    .execute();
  return his.some(row => {
    const parts = partsOf(readMix(row.mix));
    return parts !== undefined && commitment(keyOfDice({ key: row.key, mix: parts })) === bound;
  });
};

export const publish = async (
  db: Db,
  shelf: Shelf,
  person: { readonly id: string; readonly guest: boolean },
  given: Publish & { title: string; players: Record<string, string> },
  language: Language,
  now: number,
): Promise<string> => {
  if (person.guest) throw new Fault('guests-cannot');
  const { match } = playedThrough(given.save, shelf, language);
  const { game, record, position } = match;
  if (machineOf(game).asked(position).length > 0) throw new Fault('not-over');
  if (await isOfAMatch(db, person.id, record)) throw new Fault('bad-save', { why: 'match' });
  if (Object.keys(given.players).some(side => !game.sides.includes(side))) throw new Fault('bad-message', { field: 'players' });
  const { n } = await db
    .selectFrom('films')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('person_id', '=', person.id)
    .executeTakeFirstOrThrow();
  if (Number(n) >= MOST) throw new Fault('limit');
  const result = game.result(position.table.pub) ?? { winner: null, by: 'end' };
  const id = newId();
  await db
    .insertInto('films')
    .values({
      id,
      person_id: person.id,
      game: game.slug,
      version: game.version,
      scenario: record.scenario,
      title: given.title,
      players: JSON.stringify(given.players),
      result: JSON.stringify({ winner: result.winner, by: result.by } satisfies Result),
      plies: countFor(match, null),
      // The game as it was played through, and nothing else that lay in the file.
      save: save(match),
      created_at: now,
    })
    .execute();
  return id;
};

export const filmRow = (db: Db, id: string): Promise<(Selectable<FilmRows> & { name: string }) | undefined> =>
  db
    .selectFrom('films')
    .innerJoin('people', 'people.id', 'films.person_id')
    .selectAll('films')
    .select('people.name')
    .where('films.id', '=', id)
    .executeTakeFirst();

export const filmOf = (row: Omit<Selectable<FilmRows>, 'save'> & { name: string }): Film => ({
  id: row.id,
  kind: 'published',
  game: row.game,
  scenario: row.scenario,
  title: row.title,
  players: Object.fromEntries(
    Object.entries(JSON.parse(row.players) as Record<string, string>).map(([side, name]) => [side, { name }]),
  ),
  result: JSON.parse(row.result),
  plies: row.plies,
  at: row.created_at,
  by: row.name,
  author: row.person_id,
});

export const removeFilm = async (db: Db, person: string, id: string): Promise<boolean> => {
  const gone = await db
    .deleteFrom('films')
    .where('id', '=', id)
    .where('person_id', '=', person)
    .returning('id')
    .executeTakeFirst();
  if (gone !== undefined) await removePictures(db, id);
  return gone !== undefined;
};
