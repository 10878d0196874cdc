/** Accounts: making, entering, changing them. What a person does wrong is a Fault; what was done stands in the audit log. */
import { randomInt } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { HOUR, type Now } from '../config/time.ts';
import type { Letters } from '../notify/letters.ts';
import { Fault } from '../protocol/fault.ts';
import { digest, newId, newToken } from '../store/ids.ts';
import type { People, Tables } from '../store/tables.ts';
import type { Note } from './audit.ts';
import { matches, seal } from './passwords.ts';
import type { Sessions } from './sessions.ts';

export type PersonRow = Selectable<People>;
/** Where a request came from. */
export interface From {
  readonly address: string;
  readonly agent: string;
}
export const keyOfName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ ._'-]/g, '');

const RESET_HOURS = 1;
const CONFIRM_HOURS = 48;

export interface Accounts {
  signUp(given: { name: string; password: string; email?: string | undefined; language: string }, from: From): Promise<string>;
  beGuest(language: string, from: From): Promise<string>;
  /** A guest makes an account and keeps his matches. */
  claim(person: string, given: { name: string; password: string; email?: string | undefined }, from: From): Promise<void>;
  signIn(name: string, password: string, from: From): Promise<string>;
  changePassword(person: string, session: string, old: string, fresh: string, from: From): Promise<void>;
  forgot(name: string, from: From): Promise<void>;
  reset(token: string, password: string, from: From): Promise<void>;
  changeEmail(person: string, email: string | null, from: From): Promise<void>;
  confirmEmail(token: string, from: From): Promise<void>;
}
export interface AccountsHow {
  readonly db: Kysely<Tables>;
  readonly now: Now;
  readonly sessions: Sessions;
  readonly letters: Letters;
  readonly note: Note;
}

/** A unique key was violated: both databases say so in their own words. */
const isTaken = (error: unknown): boolean => error instanceof Error && /unique/i.test(error.message);

export const newAccounts = ({ db, now, sessions, letters, note }: AccountsHow): Accounts => {
  const named = (name: string): Promise<PersonRow | undefined> => {
    const query = db.selectFrom('people').selectAll().where('deleted_at', 'is', null);
    return (
      name.includes('@')
        ? query.where('email_key', '=', name.trim().toLowerCase())
        : query.where('name_key', '=', keyOfName(name))
    ).executeTakeFirst();
  };
  const byId = (id: string): Promise<PersonRow> =>
    db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const free = async (name: string, email: string | undefined, me: string): Promise<void> => {
    const name_key = keyOfName(name);
    const other = await db
      .selectFrom('people')
      .select('id')
      .where('name_key', '=', name_key)
      .where('id', '!=', me)
      .executeTakeFirst();
    if (other !== undefined || name_key.length < 2) throw new Fault('name-taken');
    if (email === undefined) return;
    const mailed = await db
      .selectFrom('people')
      .select('id')
      .where('email_key', '=', email.toLowerCase())
      .where('id', '!=', me)
      .executeTakeFirst();
    if (mailed !== undefined) throw new Fault('email-taken');
  };
  const addressed = (email: string | undefined) => ({
    email: email ?? null,
    email_key: email?.toLowerCase() ?? null,
    email_confirmed: 0,
  });
  const askToConfirm = async (person: PersonRow): Promise<void> => {
    if (person.email === null) return;
    const token = newToken();
    await db.deleteFrom('tokens').where('person_id', '=', person.id).where('kind', '=', 'confirm').execute();
    await db
      .insertInto('tokens')
      .values({
        id: digest(token),
        kind: 'confirm',
        person_id: person.id,
        about: person.email,
        expires_at: now() + CONFIRM_HOURS * HOUR,
      })
      .execute();
    await letters.confirm(person, token);
  };
  const spend = async (kind: string, token: string): Promise<{ person_id: string; about: string }> => {
    const row = await db
      .deleteFrom('tokens')
      .where('id', '=', digest(token))
      .where('kind', '=', kind)
      .returning(['person_id', 'about', 'expires_at'])
      .executeTakeFirst();
    if (row === undefined || row.expires_at <= now()) throw new Fault('bad-token');
    return row;
  };
  const add = async (row: Partial<PersonRow> & Pick<PersonRow, 'name' | 'guest' | 'language'>): Promise<PersonRow> => {
    const at = now();
    const person: PersonRow = {
      id: newId(),
      name_key: keyOfName(row.name),
      email: null,
      email_key: null,
      email_confirmed: 0,
      password: null,
      mail_turns: 1,
      push_turns: 1,
      unsubscribe: newToken(),
      created_at: at,
      seen_at: at,
      deleted_at: null,
      ...row,
    };
    await db.insertInto('people').values(person).execute();
    return person;
  };
  const orTaken = async <T>(deed: () => Promise<T>): Promise<T> => {
    try {
      return await deed();
    } catch (error) {
      throw isTaken(error) ? new Fault('name-taken') : error;
    }
  };

  return {
    async signUp({ name, password, email, language }, from) {
      await free(name, email, '');
      const sealed = await seal(password);
      const person = await orTaken(() => add({ name, guest: 0, language, password: sealed, ...addressed(email) }));
      await note('signed-up', person.id, from.address);
      await askToConfirm(person);
      return sessions.open(person.id, from.agent);
    },
    async beGuest(language, from) {
      const person = await orTaken(() => add({ name: `Guest ${randomInt(1e9, 1e10)}`, guest: 1, language }));
      await note('guest', person.id, from.address);
      return sessions.open(person.id, from.agent);
    },
    async claim(id, { name, password, email }, from) {
      const person = await byId(id);
      if (person.guest !== 1) throw new Fault('forbidden');
      await free(name, email, id);
      const sealed = await seal(password);
      const row = { name, name_key: keyOfName(name), guest: 0, password: sealed, ...addressed(email) };
      await orTaken(() => db.updateTable('people').set(row).where('id', '=', id).execute());
      await note('claimed', id, from.address);
      await askToConfirm({ ...person, ...row });
    },
    async signIn(name, password, from) {
      const person = await named(name);
      if (!(await matches(person?.password ?? null, password)) || person === undefined) {
        await note('sign-in-failed', person?.id ?? null, from.address);
        throw new Fault('wrong-password');
      }
      await note('signed-in', person.id, from.address);
      return sessions.open(person.id, from.agent);
    },
    async changePassword(id, session, old, fresh, from) {
      const person = await byId(id);
      if (person.guest === 1) throw new Fault('guests-cannot');
      if (!(await matches(person.password, old))) {
        await note('password-change-failed', id, from.address);
        throw new Fault('wrong-password');
      }
      await db
        .updateTable('people')
        .set({ password: await seal(fresh) })
        .where('id', '=', id)
        .execute();
      await note('password-changed', id, from.address);
      await sessions.closeAll(id, session);
    },
    // Always the same answer: whether there is such an account is nobody's business.
    async forgot(name, from) {
      const person = await named(name);
      await note('reset-asked', person?.id ?? null, from.address);
      if (person === undefined || person.email === null || person.email_confirmed !== 1) return;
      const token = newToken();
      await db.deleteFrom('tokens').where('person_id', '=', person.id).where('kind', '=', 'reset').execute();
      await db
        .insertInto('tokens')
        .values({ id: digest(token), kind: 'reset', person_id: person.id, about: '', expires_at: now() + RESET_HOURS * HOUR })
        .execute();
      await letters.reset(person, token);
    },
    async reset(token, password, from) {
      const sealed = await seal(password);
      const { person_id } = await spend('reset', token);
      await db.updateTable('people').set({ password: sealed }).where('id', '=', person_id).execute();
      await note('reset', person_id, from.address);
      await sessions.closeAll(person_id);
    },
    async changeEmail(id, email, from) {
      const person = await byId(id);
      if (person.guest === 1) throw new Fault('guests-cannot');
      if (email !== null) await free(person.name, email, id);
      try {
        await db
          .updateTable('people')
          .set(addressed(email ?? undefined))
          .where('id', '=', id)
          .execute();
      } catch (error) {
        throw isTaken(error) ? new Fault('email-taken') : error;
      }
      await db.deleteFrom('tokens').where('person_id', '=', id).execute();
      await note('email-changed', id, from.address);
      await askToConfirm({ ...person, ...addressed(email ?? undefined) });
    },
    async confirmEmail(token, from) {
      const { person_id, about } = await spend('confirm', token);
      await db.updateTable('people').set({ email_confirmed: 1 }).where('id', '=', person_id).where('email', '=', about).execute();
      await note('email-confirmed', person_id, from.address);
    },
  };
};
