/** The lobby: making a match, taking up a challenge, calling one off. */
import { keyIn, type Language } from '@cuartel/engine';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import { botOf, isBot, levelsOf } from '../bots/seat.ts';
import type { Now } from '../config/time.ts';
import type { Live } from '../live/live.ts';
import { agreedOf } from '../live/load.ts';
import { apart } from '../people/blocks.ts';
import { keyOfName } from '../people/names.ts';
import { Fault } from '../protocol/fault.ts';
import type { Bring, Dice, Join, NewMatch } from '../protocol/matches.ts';
import type { Shelf } from '../shelf/games.ts';
import { digest, newToken } from '../store/ids.ts';
import { type MatchRow, matchRow } from '../store/matches.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { startMatch } from './begin.ts';
import { broughtGame } from './brought.ts';
import { newMixing } from './mixing.ts';
import { MOST_TO_ONE, type Most, newQuotas } from './quotas.ts';
import { gameWanted, newRow, type Terms } from './row.ts';

/** What is wanted, with everything left out filled in. */
export type Wanted = z.output<typeof NewMatch>;
export interface Lobby {
  create(person: { id: string; guest: boolean }, wanted: Wanted): Promise<{ id: string; invite: string | null }>;
  /** Takes over a game that was begun elsewhere. */
  bring(person: string, given: z.output<typeof Bring>, language: Language): Promise<string>;
  join(person: { id: string; guest: boolean }, match: string, given: z.output<typeof Join>): Promise<void>;
  /** The host calls it off; whoever had taken it up and waits for its beginning leaves. */
  cancel(person: string, match: string): Promise<void>;
  /** Shows a part of the dice, or does without. */
  dice(person: string, match: string, given: z.output<typeof Dice>): Promise<void>;
  /** The person it was made to does not want it. */
  decline(person: string, match: string): Promise<void>;
  rematch(live: Live, side: string, bound: string | undefined): Promise<string>;
  /** Everything of this person that waits for somebody is called off. */
  callOffAll(person: string): Promise<void>;
  /** These two want nothing to do with each other any more: what waits between them is called off. */
  part(one: string, other: string): Promise<void>;
}
export interface LobbyHow {
  readonly store: Store;
  readonly shelf: Shelf;
  readonly now: Now;
  readonly most: Most;
  /** How long one may be asked before a notice is sent. */
  readonly notifyAfter: number;
  /** The list of open challenges has changed. */
  changed(): void;
  /** Something in this person's list has changed. */
  tell(person: string, match: string): void;
  /** A match has begun in which a bot holds a seat. */
  botSeated(match: string): void;
}
export const newLobby = (how: LobbyHow): Lobby => {
  const { store, shelf, now } = how;
  const { db } = store;
  const quotas = newQuotas(db, how.most, now);
  const mixing = newMixing(how);

  const add = async (host: string, terms: Omit<Terms, 'invite'>): Promise<{ row: MatchRow; invite: string | null }> => {
    const invite = terms.open ? null : newToken();
    const row = newRow(host, { ...terms, invite: invite === null ? null : digest(invite) }, now());
    await db.insertInto('matches').values(row).execute();
    return { row, invite };
  };

  /** May one challenge the other, and has he not done so often enough? */
  const mayAsk = async (person: string, to: string): Promise<void> => {
    if (await apart(db, person, to)) throw new Fault('apart');
    const waiting = await db
      .selectFrom('matches')
      .select('id')
      .where('host_id', '=', person)
      .where('guest_id', '=', to)
      .where('status', '=', 'waiting')
      .execute();
    if (waiting.length >= MOST_TO_ONE) throw new Fault('limit');
  };

  return {
    async create(person, wanted) {
      const game = gameWanted(shelf.get(wanted.game), wanted.scenario, wanted.options, wanted.side);
      const alone = game.sides.length === 1;
      if (wanted.rated && (person.guest || alone)) throw new Fault('guests-cannot');
      if (wanted.bot !== undefined) {
        const known = game.sides.length === 2 && levelsOf(game.slug).some(level => level.id === wanted.bot);
        if (!known) throw new Fault('bad-message', { field: 'bot' });
        if (wanted.rated) throw new Fault('bad-message', { field: 'rated' });
        if (wanted.to !== undefined) throw new Fault('bad-message', { field: 'to' });
      }
      const bot = wanted.bot === undefined ? null : botOf(wanted.bot);
      const to = wanted.to === undefined ? bot : await personNamed(db, wanted.to);
      if (to === person.id) throw new Fault('own-challenge');
      const open = wanted.open && to === null && !alone;
      return quotas.within(person.id, alone ? 'match' : bot !== null ? 'bot' : 'challenge', async () => {
        if (to !== null && bot === null) await mayAsk(person.id, to);
        const { row, invite } = await add(person.id, {
          game,
          scenario: wanted.scenario,
          options: wanted.options,
          side: wanted.side,
          clock: wanted.clock,
          rated: wanted.rated,
          spectators: wanted.spectators,
          open,
          to,
          bound: wanted.dice?.bound,
        });
        if (alone || bot !== null) await mixing.fill(row, bot, undefined);
        else if (open) how.changed();
        else if (to !== null) how.tell(to, row.id);
        return { id: row.id, invite: alone || bot !== null ? null : invite };
      });
    },
    async bring(person, given, language) {
      const { game, record } = broughtGame(given.save, shelf, language);
      const { sides } = game;
      const side = sides.length === 1 ? sides[0]! : (given.side ?? '');
      if (!sides.includes(side)) throw new Fault('bad-message', { field: 'side' });
      const known = levelsOf(game.slug).some(level => level.id === given.bot);
      if (sides.length === 1 ? given.bot !== undefined : sides.length !== 2 || !known)
        throw new Fault('bad-message', { field: 'bot' });
      const bot = given.bot === undefined ? null : botOf(given.bot);
      return quotas.within(person, bot === null ? 'match' : 'bot', async () => {
        const { row } = await add(person, {
          game,
          scenario: record.scenario,
          options: record.options,
          side,
          clock: { is: 'none' },
          rated: false,
          spectators: given.spectators,
          open: false,
          to: bot,
          key: keyIn(record.key),
          brought: true,
        });
        await startMatch(how, row, row, record.actions);
        if (bot !== null) how.botSeated(row.id);
        return row.id;
      });
    },
    async join(person, id, { invite, part }) {
      const row = await matchRow(db, id);
      if (row === undefined) throw new Fault('not-found');
      const invited =
        row.open === 1 ||
        row.guest_id === person.id ||
        (invite !== undefined && row.invite !== null && digest(invite) === row.invite);
      const anothers = row.status === 'waiting' && row.guest_id !== null && row.guest_id !== person.id;
      if (!invited || anothers) throw new Fault('not-found');
      if (row.host_id === person.id) throw new Fault('own-challenge');
      if (row.status !== 'waiting') throw new Fault('taken');
      if (row.rated === 1 && person.guest) throw new Fault('guests-cannot');
      if (await apart(db, row.host_id, person.id)) throw new Fault('apart');
      // Of rules this server no longer has: said before anybody is seated.
      agreedOf(row, shelf);
      await quotas.within(person.id, 'match', async () => {
        if (!(await mixing.fill(row, person.id, part))) throw new Fault('taken');
      });
      if (row.open === 1) how.changed();
    },
    async cancel(person, id) {
      const off = await db
        .updateTable('matches')
        .set({ status: 'cancelled', updated_at: now() })
        .where('id', '=', id)
        .where('host_id', '=', person)
        .where('status', 'in', ['waiting', 'mixing'])
        .returning('guest_id')
        .executeTakeFirst();
      if (off === undefined && !(await mixing.leave(person, id))) throw new Fault('not-found');
      if (off !== undefined && off.guest_id !== null && !isBot(off.guest_id)) how.tell(off.guest_id, id);
      how.changed();
    },
    dice: (person, id, given) => ('part' in given ? mixing.show(person, id, given.part) : mixing.waive(person, id)),
    async decline(person, id) {
      const row = await matchRow(db, id);
      const { numUpdatedRows } = await db
        .updateTable('matches')
        .set({ status: 'cancelled', updated_at: now() })
        .where('id', '=', id)
        .where('guest_id', '=', person)
        .where('status', '=', 'waiting')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n || row === undefined) throw new Fault('not-found');
      how.tell(row.host_id, id);
      how.tell(person, id);
    },
    async callOffAll(person) {
      const off = await db
        .updateTable('matches')
        .set({ status: 'cancelled', updated_at: now() })
        .where(w => w.or([w('host_id', '=', person), w.and([w('guest_id', '=', person), w('status', '=', 'mixing')])]))
        .where('status', 'in', ['waiting', 'mixing'])
        .returning(['id', 'host_id', 'guest_id'])
        .execute();
      for (const { id, host_id, guest_id } of off)
        for (const one of [host_id, guest_id]) if (one !== null && !isBot(one)) how.tell(one, id);
      if (off.length > 0) how.changed();
    },
    async part(one, other) {
      const between = (host: string, guest: string) =>
        db
          .updateTable('matches')
          .set({ status: 'cancelled', updated_at: now() })
          .where('host_id', '=', host)
          .where('guest_id', '=', guest)
          .where('status', 'in', ['waiting', 'mixing'])
          .returning('id')
          .execute();
      for (const { id } of [...(await between(one, other)), ...(await between(other, one))]) {
        how.tell(one, id);
        how.tell(other, id);
      }
    },
    async rematch(live, side, bound) {
      const { game, scenario, options, clock, rated, spectators } = live.agreed;
      const other = game.sides.find(s => s !== side);
      const me = live.seats[side]!;
      const to = other === undefined ? null : live.seats[other]!;
      const bot = to !== null && isBot(to);
      return quotas.within(me, to === null ? 'match' : bot ? 'bot' : 'challenge', async () => {
        if (to !== null && !bot) await mayAsk(me, to);
        // Sides change hands.
        const terms = { game, scenario, options, side: other ?? side, clock, rated, spectators, open: false, to, bound };
        const { row } = await add(me, terms);
        if (to === null || bot) await mixing.fill(row, to, undefined);
        else how.tell(to, row.id);
        return row.id;
      });
    },
  };
};

const personNamed = async (db: Kysely<Tables>, name: string): Promise<string> => {
  const row = await db
    .selectFrom('people')
    .select('id')
    .where('name_key', '=', keyOfName(name))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw new Fault('not-found');
  return row.id;
};
