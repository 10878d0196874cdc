/**
 * RUNNING A TOURNAMENT without a person. What is due (a beginning, the second leg, the next round, the end) is found in the store
 * by whichever process looks, and done in one transaction together with the matches it makes; the row's `step` lets only one do it.
 */
import { keyIn } from '@cuartel/engine';
import type { Transaction } from 'kysely';
import { type BeginHow, startWithin } from '../lobby/begin.ts';
import { newRow } from '../lobby/row.ts';
import { NO_MIX } from '../store/mix.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import {
  type EntrantRow,
  entrantsOf,
  gamesOf,
  isSettled,
  liveTournaments,
  moveOn,
  type PairedGame,
  type TournamentRow,
  tournamentRow,
} from '../store/tournaments.ts';
import { keyOfGame, lotOrder, partOfBoth } from './lots.ts';
import { robinRounds } from './robin.ts';
import { type Meeting, nextRound, roundsNeeded } from './rounds.ts';

export interface ConductHow extends BeginHow {
  readonly store: Store;
  /** Something in this person's list has changed. */
  tell(person: string, match: string): void;
  /** Gives up a running match of somebody who has withdrawn. */
  resign(person: string, match: string): Promise<void>;
  complain(error: unknown, about: string): void;
}
export interface Conduct {
  /** Does what is due in one. */
  goOn(id: string): Promise<void>;
  /** Does what is due in all of them. */
  goOnAll(): Promise<void>;
  /** A match has ended: what follows from it, if it belongs to a tournament. */
  matchOver(match: string): Promise<void>;
  /** Begins now; false: it has begun, or there are too few. */
  begin(id: string): Promise<boolean>;
}
/** He gives up what he plays; whoever was taken out by the organiser plays his round to the end. */
const hasLeft = (entrant: EntrantRow): boolean => entrant.until_round !== null && entrant.taken_out === 0;

/** A match that has just been made. */
interface Made {
  readonly id: string;
  readonly people: readonly string[];
}

export const newConduct = (how: ConductHow): Conduct => {
  const { store, shelf, now } = how;
  const { db } = store;

  /** Both legs at once by correspondence; one after the other where one sits at the board. */
  const atOnce = (row: TournamentRow): boolean => JSON.parse(row.clock).is === 'days';

  const startGame = async (
    tx: Transaction<Tables>,
    row: TournamentRow,
    entrants: readonly EntrantRow[],
    { round, board, leg, first, second }: { round: number; board: number; leg: number; first: string; second: string },
  ): Promise<Made | null> => {
    const game = shelf.get(row.game);
    if (game === undefined) return null;
    const partOf = (person: string): string | null => entrants.find(e => e.person_id === person)?.part ?? null;
    const part = partOfBoth(partOf(first), partOf(second));
    const match = {
      ...newRow(
        first,
        {
          game,
          scenario: row.scenario,
          options: JSON.parse(row.options),
          side: game.sides[0]!,
          clock: JSON.parse(row.clock),
          rated: row.rated === 1,
          spectators: JSON.parse(row.spectators),
          open: false,
          to: second,
          invite: null,
          key: keyIn(keyOfGame(row.key, round, board, leg)),
        },
        now(),
      ),
      mix: part === null ? null : JSON.stringify({ ...NO_MIX, guest: part }),
    };
    await tx.insertInto('matches').values(match).execute();
    if (!(await startWithin(tx, how, match, match))) throw new Error('a match that was just made has begun already');
    return { id: match.id, people: [first, second] };
  };

  const layRound = async (
    tx: Transaction<Tables>,
    row: TournamentRow,
    entrants: readonly EntrantRow[],
    meetings: readonly Meeting[],
  ): Promise<Made[]> => {
    const round = row.round + 1;
    const made: Made[] = [];
    for (const [i, { kind, first, second, price }] of meetings.entries()) {
      const board = i + 1;
      const legs = kind === 'bye' || kind === 'rest' ? 1 : row.legs;
      for (let leg = 1; leg <= legs; leg++) {
        const turned = leg === 2 && kind === 'game';
        const [one, other] = turned ? [second!, first] : [first, second];
        const match =
          kind === 'game' && (leg === 1 || atOnce(row))
            ? await startGame(tx, row, entrants, { round, board, leg, first: one, second: other! })
            : null;
        if (match !== null) made.push(match);
        await tx
          .insertInto('pairings')
          .values({
            tournament_id: row.id,
            round,
            board,
            leg,
            kind,
            first_id: one,
            second_id: other,
            payer_id: price?.by ?? null,
            price: price?.points ?? 0,
            match_id: match?.id ?? null,
          })
          .execute();
      }
    }
    return made;
  };
  const told = (made: readonly Made[]): void => {
    for (const { id, people } of made) for (const person of people) how.tell(person, id);
  };

  const begin = async (id: string): Promise<boolean> => {
    const made = await db.transaction().execute(async tx => {
      const row = await tournamentRow(tx, id);
      if (row === undefined || row.status !== 'open') return null;
      const entrants = await entrantsOf(tx, id);
      if (entrants.length < 2) return null;
      const rounds = row.format === 'robin' ? robinRounds(entrants.length) : (row.rounds ?? roundsNeeded(entrants.length));
      if (!(await moveOn(tx, row, { status: 'running', round: 1, rounds, started_at: now() }))) return null;
      const lots = lotOrder(
        row.key,
        entrants.map(e => e.person_id),
      );
      for (const [person, lot] of lots)
        await tx.updateTable('entrants').set({ lot }).where('tournament_id', '=', id).where('person_id', '=', person).execute();
      const withLots = entrants.map(e => ({ ...e, lot: lots.get(e.person_id)! }));
      return layRound(tx, row, withLots, nextRound(row, sidesOf(row), withLots, [], now()));
    });
    told(made ?? []);
    return made !== null;
  };
  const sidesOf = (row: TournamentRow): readonly [string, string] => {
    const sides = shelf.get(row.game)?.sides ?? [];
    return [sides[0] ?? '', sides[1] ?? ''];
  };

  /** The second leg of those whose first is over. */
  const secondLegs = async (row: TournamentRow, games: readonly PairedGame[]): Promise<void> => {
    const due = games.filter(
      game =>
        game.kind === 'game' &&
        game.match_id === null &&
        games.some(g => g.board === game.board && g.leg === game.leg - 1 && isSettled(g, now())),
    );
    if (due.length === 0) return;
    const made = await db.transaction().execute(async tx => {
      if (!(await moveOn(tx, row, {}))) return [];
      const entrants = await entrantsOf(tx, row.id);
      const all: Made[] = [];
      for (const { round, board, leg, first_id: first, second_id: second } of due) {
        const gone = [first, second!].filter(person => entrants.some(e => e.person_id === person && hasLeft(e)));
        const match = gone.length > 0 ? null : await startGame(tx, row, entrants, { round, board, leg, first, second: second! });
        // Whoever has withdrawn since does not come: the game is the other's. Where both have, there is none.
        const [here, away] = gone.includes(first) ? [second!, first] : [first, second!];
        const pairing = { tournament_id: row.id, round, board, leg };
        if (gone.length === 2)
          await tx
            .deleteFrom('pairings')
            .where(w => w.and(pairing))
            .execute();
        else
          await tx
            .updateTable('pairings')
            .set(match === null ? { kind: 'forfeit', first_id: here, second_id: away } : { match_id: match.id })
            .where(w => w.and(pairing))
            .execute();
        if (match !== null) all.push(match);
      }
      return all;
    });
    told(made);
  };
  const closeRound = async (row: TournamentRow): Promise<void> => {
    const made = await db.transaction().execute(async tx => {
      const entrants = await entrantsOf(tx, row.id);
      const games = await gamesOf(tx, [row.id]);
      const left = entrants.filter(e => e.until_round === null).length;
      const over = row.round >= (row.rounds ?? 0) || left < 2;
      const change = over ? { status: 'over', ended_at: now() } : { round: row.round + 1 };
      if (!(await moveOn(tx, row, change)) || over) return [];
      return layRound(tx, row, entrants, nextRound(row, sidesOf(row), entrants, games, now()));
    });
    told(made);
  };
  /** Somebody withdrew and the process that was to give up his games for him did not come to it. */
  const giveUp = async (row: TournamentRow, games: readonly PairedGame[]): Promise<void> => {
    const gone = (await entrantsOf(db, row.id)).filter(hasLeft).map(e => e.person_id);
    for (const game of games)
      if (game.match_id !== null && game.status === 'playing')
        for (const person of [game.first_id, game.second_id ?? ''])
          if (gone.includes(person)) {
            await how.resign(person, game.match_id);
            break;
          }
  };

  /** Games of rules that this server no longer has are left as they stand: a draw. True: there were some. */
  const breakOff = (row: TournamentRow, games: readonly PairedGame[]): Promise<boolean> => {
    const here = shelf.get(row.game)?.version;
    const stuck = games.filter(game => game.kind === 'game' && game.status === 'playing' && game.version !== here);
    if (stuck.length === 0) return Promise.resolve(false);
    return db.transaction().execute(async tx => {
      if (!(await moveOn(tx, row, {}))) return false;
      for (const { round, board, leg } of stuck)
        await tx
          .updateTable('pairings')
          .set({ kind: 'unfinished' })
          .where('tournament_id', '=', row.id)
          .where('round', '=', round)
          .where('board', '=', board)
          .where('leg', '=', leg)
          .execute();
      return true;
    });
  };

  const goOnWith = async (row: TournamentRow, games: readonly PairedGame[]): Promise<void> => {
    if (row.status === 'open') {
      if (row.starts_at === null || row.starts_at > now() || (await begin(row.id))) return;
      // Nobody to play with has come by the hour it was to begin.
      await db.transaction().execute(tx => moveOn(tx, row, { status: 'cancelled', ended_at: now() }));
      return;
    }
    if (row.status !== 'running') return;
    // What is left is seen at the next look.
    if (await breakOff(row, games)) return;
    await giveUp(row, games);
    if (games.every(game => isSettled(game, now()))) await closeRound(row);
    else await secondLegs(row, games);
  };

  const lines = new Map<string, Promise<void>>();
  /** One look at a tournament after another in this process: who has looked finds done what was due. */
  const goOn = async (id: string): Promise<void> => {
    const mine = (lines.get(id) ?? Promise.resolve())
      .catch(() => {})
      .then(async () => {
        const row = await tournamentRow(db, id);
        if (row !== undefined) await goOnWith(row, await gamesOf(db, [id], row.round));
      });
    lines.set(id, mine);
    try {
      await mine;
    } finally {
      if (lines.get(id) === mine) lines.delete(id);
    }
  };

  return {
    begin,
    goOn,
    async matchOver(match) {
      const held = await db.selectFrom('pairings').select('tournament_id').where('match_id', '=', match).executeTakeFirst();
      if (held !== undefined) await goOn(held.tournament_id);
    },
    async goOnAll() {
      const rows = await liveTournaments(db, now());
      for (const row of rows)
        try {
          await goOn(row.id);
        } catch (error) {
          how.complain(error, `tournament ${row.id}`);
        }
    },
  };
};
