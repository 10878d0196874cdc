/**
 * A SECOND FACTOR: six digits of an authenticator (TOTP, RFC 6238), made anew every 30 seconds, each good for one entry only; and ten spare
 * codes for whoever has lost it, each good once.
 */
import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { Fault } from '../protocol/fault.ts';
import { digest } from '../store/ids.ts';
import type { Tables } from '../store/tables.ts';

type Db = Kysely<Tables>;
const PERIOD = 30_000;
const SPARES = 10;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: 'Cuartel', label, algorithm: 'SHA1', digits: 6, period: PERIOD / 1000, secret: Secret.fromBase32(secret) });

const factorOf = (db: Db, person: string) =>
  db.selectFrom('factors').selectAll().where('person_id', '=', person).executeTakeFirst();

export const hasFactor = async (db: Db, person: string): Promise<boolean> => (await factorOf(db, person))?.confirmed === 1;

/** A new secret, which counts once a code of it has been shown. */
export const beginFactor = async (
  db: Db,
  person: string,
  name: string,
  now: number,
): Promise<{ secret: string; uri: string }> => {
  if (await hasFactor(db, person)) throw new Fault('taken');
  const secret = new Secret({ size: 20 }).base32;
  const row = { secret, confirmed: 0, last_step: 0, spare: '[]', created_at: now };
  await db
    .insertInto('factors')
    .values({ person_id: person, ...row })
    // One that was confirmed meanwhile is not put out of force by this.
    .onConflict(c => c.column('person_id').doUpdateSet(row).where('factors.confirmed', '=', 0))
    .execute();
  return { secret, uri: totpOf(secret, name).toString() };
};

/** The step a code belongs to, if it is a right one of just now and later than `last`; else null. */
const stepOf = (secret: string, code: string, last: number, now: number): number | null => {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return null;
  const step = Math.floor(now / PERIOD) + delta;
  return step > last ? step : null;
};
const spent = async (db: Db, person: string, was: number, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('factors')
    .set({ last_step: step })
    .where('person_id', '=', person)
    .where('last_step', '=', was)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
};

/** The first code makes it count; answers the spare codes, which are shown this once. */
export const confirmFactor = async (db: Db, person: string, code: string, now: number): Promise<string[]> => {
  const factor = await factorOf(db, person);
  if (factor === undefined || factor.confirmed === 1) throw new Fault('not-found');
  const step = stepOf(factor.secret, code, factor.last_step, now);
  if (step === null) throw new Fault('wrong-code');
  const spare = Array.from({ length: SPARES }, () => randomBytes(6).toString('hex'));
  const { numUpdatedRows } = await db
    .updateTable('factors')
    .set({ confirmed: 1, last_step: step, spare: JSON.stringify(spare.map(digest)) })
    .where('person_id', '=', person)
    .where('secret', '=', factor.secret)
    .where('confirmed', '=', 0)
    .executeTakeFirstOrThrow();
  // Of two at once one gets the spare codes that count.
  if (numUpdatedRows !== 1n) throw new Fault('wrong-code');
  return spare;
};

/** Is this code, or this spare code, good? It is spent by asking. */
export const passesFactor = async (db: Db, person: string, code: string, now: number): Promise<boolean> => {
  const factor = await factorOf(db, person);
  if (factor === undefined || factor.confirmed !== 1) return true;
  if (/^\d{6}$/.test(code)) {
    const step = stepOf(factor.secret, code, factor.last_step, now);
    return step !== null && (await spent(db, person, factor.last_step, step));
  }
  const left = (JSON.parse(factor.spare) as string[]).filter(one => one !== digest(code.trim().toLowerCase()));
  const { numUpdatedRows } = await db
    .updateTable('factors')
    .set({ spare: JSON.stringify(left) })
    .where('person_id', '=', person)
    .where('spare', '=', factor.spare)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n && JSON.stringify(left) !== factor.spare;
};
export const removeFactor = async (db: Db, person: string): Promise<void> =>
  void (await db.deleteFrom('factors').where('person_id', '=', person).execute());
