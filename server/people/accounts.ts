/** Accounts: making, entering, changing them. What a person does wrong is a Fault; what was done stands in the audit log. */
import { randomInt } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { HOUR, MINUTE, type Now } from '../config/time.ts';
import type { Change, Letters } from '../notify/letters.ts';
import { Fault } from '../protocol/fault.ts';
import { digest, newId, newToken } from '../store/ids.ts';
import type { People, Tables } from '../store/tables.ts';
import type { Note, Trace } from './audit.ts';
import { hasFactor, passesFactor } from './factor.ts';
import { isReserved, keyOfName, lookOf } from './names.ts';
import { guestsOfToday, originOf } from './origin.ts';
import { matches, seal } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { Strength } from './strength.ts';

export type PersonRow = Selectable<People>;
/** Where a request came from. */
export interface From {
  readonly address: string;
  readonly agent: string;
}
/** So many wrong passwords of somebody who is signed in, and so many wrong codes of whoever knows the password, in an hour. */
export const MOST_PROOFS = 20;
/** So many letters to confirm an address may one person have sent in an hour. */
const MOST_ADDRESSES = 5;
/** A reset that was asked for so shortly before still stands: no second letter. */
const RESET_PAUSE = 2 * MINUTE;
/** So many are sent for one account in an hour; after that the last one stands. */
const MOST_RESETS = 5;
/** After so many wrong passwords in an hour, from wherever, an account is entered only from addresses its owner has entered from. */
export const MOST_FAILURES = 50;
const RESET_HOURS = 1;
const CONFIRM_HOURS = 48;

export interface Accounts {
  signUp(given: { name: string; password: string; email?: string | undefined; language: string }, from: From): Promise<string>;
  beGuest(language: string, from: From): Promise<string>;
  /** A guest makes an account and keeps his matches. */
  claim(person: string, given: { name: string; password: string; email?: string | undefined }, from: From): Promise<void>;
  /** `code`: of the second factor, where there is one. */
  signIn(name: string, password: string, code: string | undefined, from: From): Promise<string>;
  /** Somebody who is signed in shows that he is the owner, not whoever found his browser open. */
  prove(person: string, password: string, from: From): Promise<void>;
  /** A code of the second factor, where there is one. */
  proveCode(person: string, code: string | undefined, from: From): Promise<void>;
  changePassword(person: string, session: string, old: string, fresh: string, from: From): Promise<void>;
  forgot(name: string, from: From): Promise<void>;
  reset(token: string, password: string, from: From): Promise<void>;
  changeEmail(person: string, email: string | null, password: string, from: From): Promise<void>;
  confirmEmail(token: string, from: From): Promise<void>;
  /** What opens his account is another than before: it stands in the audit log, and he is told. */
  changed(person: string, what: Change, address: string): Promise<void>;
}
export interface AccountsHow {
  readonly db: Kysely<Tables>;
  readonly now: Now;
  readonly sessions: Sessions;
  readonly letters: Letters;
  readonly note: Note;
  /** The games here: nobody is called like their bots. */
  readonly games: readonly string[];
  readonly strength: Strength;
  /** Guests of one address in a day. */
  readonly mostGuests: number;
}

/** A unique key was violated: both databases say so in their own words. */
const isTaken = (error: unknown): boolean => error instanceof Error && /unique/i.test(error.message);

export const newAccounts = ({ db, now, sessions, letters, note, games, strength, mostGuests }: AccountsHow): Accounts => {
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
  const free = async (name: string, me: string): Promise<void> => {
    const name_key = keyOfName(name);
    if (isReserved(name, games)) throw new Fault('name-reserved');
    const other = await db
      .selectFrom('people')
      .select('id')
      .where(w => w.or([w('name_key', '=', name_key), w('look_key', '=', lookOf(name))]))
      .where('id', '!=', me)
      .executeTakeFirst();
    if (other !== undefined || name_key.length < 2) throw new Fault('name-taken');
  };
  /** An address is somebody's once he has confirmed it: nobody can take it from him, or keep him from it, by naming it first. */
  const ownerOf = async (email: string): Promise<string | undefined> =>
    (await db.selectFrom('people').select('id').where('email_key', '=', email.toLowerCase()).executeTakeFirst())?.id;
  const addressed = (email: string | undefined) => ({
    email: email ?? null,
    email_key: null,
    email_confirmed: 0,
  });
  const askToConfirm = async (person: PersonRow): Promise<void> => {
    if (person.email === null) return;
    // Only whoever reads the letters of that address is told that it has an account.
    if ((await ownerOf(person.email)) !== undefined) return letters.taken(person);
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
    letters.confirm(person, token);
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
      look_key: lookOf(row.name),
      origin: '',
      email: null,
      email_key: null,
      email_confirmed: 0,
      password: null,
      mail_turns: 1,
      push_turns: 1,
      show_online: 1,
      mail_digest: 0,
      digest_at: null,
      closed_at: null,
      unsubscribe: newToken(),
      created_at: at,
      seen_at: at,
      deleted_at: null,
      ...row,
    };
    await db.insertInto('people').values(person).execute();
    return person;
  };
  const besieged = async (person: string, address: string): Promise<boolean> => {
    const deeds = db.selectFrom('audit').select('id').where('person_id', '=', person);
    const failed = await deeds
      .where('what', '=', 'sign-in-failed')
      .where('at', '>', now() - HOUR)
      .limit(MOST_FAILURES)
      .execute();
    if (failed.length < MOST_FAILURES) return false;
    const known = deeds.where('address', '=', address).where('what', 'in', ['signed-in', 'signed-up', 'claimed', 'reset']);
    return (await known.executeTakeFirst()) === undefined;
  };
  const lately = async (person: string, what: Trace): Promise<number> =>
    (
      await db
        .selectFrom('audit')
        .select('id')
        .where('person_id', '=', person)
        .where('what', '=', what)
        .where('at', '>', now() - HOUR)
        .limit(MOST_PROOFS)
        .execute()
    ).length;
  const prove = async (id: string, password: string, from: From): Promise<void> => {
    const row = await byId(id);
    if (row.guest === 1) throw new Fault('guests-cannot');
    if ((await lately(id, 'password-change-failed')) >= MOST_PROOFS) throw new Fault('too-many');
    const right = await matches(row.password, password);
    if (!right) await note('password-change-failed', id, from.address);
    // Looked at again: a crowd that asks at once gets no more tries than one after another.
    if (right && (await lately(id, 'password-change-failed')) >= MOST_PROOFS) throw new Fault('too-many');
    if (!right) throw new Fault('wrong-password');
  };
  const proveCode = async (id: string, code: string | undefined, from: From): Promise<void> => {
    if (!(await hasFactor(db, id))) return;
    if (code === undefined || code === '') throw new Fault('code-needed');
    // Six digits are soon tried through by whoever has many addresses: it is the account that has so many tries.
    if ((await lately(id, 'wrong-code')) >= MOST_PROOFS) throw new Fault('too-many');
    if (await passesFactor(db, id, code, now())) {
      // Looked at again, as with passwords.
      if ((await lately(id, 'wrong-code')) < MOST_PROOFS) return;
      throw new Fault('too-many');
    }
    await note('wrong-code', id, from.address);
    await note('sign-in-failed', id, from.address);
    throw new Fault('wrong-code');
  };
  /** A password that would be guessed is not taken. */
  const sealed = async (
    password: string,
    { name, email }: { name: string; email?: string | null | undefined },
  ): Promise<string> => {
    const about = [name, ...name.split(' '), email ?? '', (email ?? '').split('@')[0]!, 'cuartel'].filter(t => t !== '');
    const weak = await strength.isWeak(password, about);
    if (weak !== false) throw new Fault(weak === null ? 'too-many' : 'weak-password');
    return seal(password);
  };
  const orTaken = async <T>(deed: () => Promise<T>): Promise<T> => {
    try {
      return await deed();
    } catch (error) {
      throw isTaken(error) ? new Fault('name-taken') : error;
    }
  };

  return {
    prove,
    proveCode,
    async changed(person, what, address) {
      await note(what, person, address);
      letters.changed(await byId(person), what, now());
    },
    async signUp({ name, password, email, language }, from) {
      await free(name, '');
      const kept = await sealed(password, { name, email });
      const person = await orTaken(() =>
        add({ name, guest: 0, language, password: kept, origin: originOf(from.address), ...addressed(email) }),
      );
      await note('signed-up', person.id, from.address);
      await askToConfirm(person);
      return sessions.open(person.id, from.agent);
    },
    async beGuest(language, from) {
      const origin = originOf(from.address);
      if ((await guestsOfToday(db, origin, now())) >= mostGuests) throw new Fault('too-many');
      const person = await orTaken(() => add({ name: `Guest ${randomInt(1e9, 1e10)}`, guest: 1, language, origin }));
      await note('guest', person.id, from.address);
      return sessions.open(person.id, from.agent);
    },
    async claim(id, { name, password, email }, from) {
      const person = await byId(id);
      if (person.guest !== 1) throw new Fault('forbidden');
      await free(name, id);
      const kept = await sealed(password, { name, email });
      const row = { name, name_key: keyOfName(name), look_key: lookOf(name), guest: 0, password: kept, ...addressed(email) };
      await orTaken(() => db.updateTable('people').set(row).where('id', '=', id).execute());
      await note('claimed', id, from.address);
      await askToConfirm({ ...person, ...row });
    },
    async signIn(name, password, code, from) {
      const person = await named(name);
      if (person !== undefined && (await besieged(person.id, from.address))) throw new Fault('too-many');
      if (!(await matches(person?.password ?? null, password)) || person === undefined) {
        await note('sign-in-failed', person?.id ?? null, from.address);
        throw new Fault('wrong-password');
      }
      // Said only to whoever knows the password.
      if (person.closed_at !== null) throw new Fault('closed');
      await proveCode(person.id, code, from);
      await note('signed-in', person.id, from.address);
      return sessions.open(person.id, from.agent);
    },
    async changePassword(id, session, old, fresh, from) {
      await prove(id, old, from);
      const person = await byId(id);
      await db
        .updateTable('people')
        .set({ password: await sealed(fresh, person) })
        .where('id', '=', id)
        .execute();
      // A link that was asked for under the old password opens nothing any more.
      await db.deleteFrom('tokens').where('person_id', '=', id).where('kind', '=', 'reset').execute();
      await note('password-changed', id, from.address);
      letters.changed(person, 'password-changed', now());
      await sessions.closeAll(id, session);
    },
    // Always the same answer: whether there is such an account is nobody's business.
    async forgot(name, from) {
      const person = await named(name);
      await note('reset-asked', person?.id ?? null, from.address);
      if (person === undefined || person.email === null || person.email_confirmed !== 1) return;
      const [token, expires_at] = [newToken(), now() + RESET_HOURS * HOUR];
      const last = await db
        .selectFrom('tokens')
        .select('expires_at')
        .where('person_id', '=', person.id)
        .where('kind', '=', 'reset')
        .executeTakeFirst();
      if (last !== undefined && last.expires_at > expires_at - RESET_PAUSE) return;
      const { n } = await db
        .selectFrom('audit')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('person_id', '=', person.id)
        .where('what', '=', 'reset-sent')
        .where('at', '>', now() - HOUR)
        .executeTakeFirstOrThrow();
      if (Number(n) >= MOST_RESETS) return;
      await note('reset-sent', person.id, from.address);
      await db.deleteFrom('tokens').where('person_id', '=', person.id).where('kind', '=', 'reset').execute();
      await db
        .insertInto('tokens')
        .values({ id: digest(token), kind: 'reset', person_id: person.id, about: '', expires_at })
        .execute();
      letters.reset(person, token);
    },
    async reset(token, password, from) {
      // Weighed first: a link is not spent on a password that is refused.
      const known = await db
        .selectFrom('tokens')
        .innerJoin('people', 'people.id', 'tokens.person_id')
        .select(['people.name', 'people.email'])
        .where('tokens.id', '=', digest(token))
        .where('tokens.kind', '=', 'reset')
        .executeTakeFirst();
      if (known === undefined) throw new Fault('bad-token');
      const kept = await sealed(password, known);
      const { person_id } = await spend('reset', token);
      await db.updateTable('people').set({ password: kept }).where('id', '=', person_id).execute();
      await note('reset', person_id, from.address);
      letters.changed(await byId(person_id), 'reset', now());
      await sessions.closeAll(person_id);
    },
    async changeEmail(id, email, password, from) {
      const person = await byId(id);
      if (person.guest === 1) throw new Fault('guests-cannot');
      const { n } = await db
        .selectFrom('audit')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('person_id', '=', id)
        .where('what', 'in', ['email-changed', 'password-change-failed'])
        .where('at', '>', now() - HOUR)
        .executeTakeFirstOrThrow();
      if (Number(n) >= MOST_ADDRESSES) throw new Fault('too-many');
      // Whoever has the address can choose a new password: a session alone must not be enough to move it.
      if (!(await matches(person.password, password))) {
        await note('password-change-failed', id, from.address);
        throw new Fault('wrong-password');
      }
      await db
        .updateTable('people')
        .set(addressed(email ?? undefined))
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('tokens').where('person_id', '=', id).execute();
      await note('email-changed', id, from.address);
      // To the old one: whoever reads it is the last who can still say that it was not he.
      if (person.email !== null && person.email.toLowerCase() !== email?.toLowerCase())
        letters.changed(person, 'email-changed', now());
      await askToConfirm({ ...person, ...addressed(email ?? undefined) });
    },
    async confirmEmail(token, from) {
      const { person_id, about } = await spend('confirm', token);
      try {
        await db
          .updateTable('people')
          .set({ email_confirmed: 1, email_key: about.toLowerCase() })
          .where('id', '=', person_id)
          .where('email', '=', about)
          .execute();
      } catch (error) {
        throw isTaken(error) ? new Fault('email-taken') : error;
      }
      await note('email-confirmed', person_id, from.address);
    },
  };
};
