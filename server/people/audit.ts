/** The audit log: what was done to accounts, from where. Kept for a while, then forgotten. */
import type { Kysely } from 'kysely';
import { DAY } from '../config/time.ts';
import type { Tables } from '../store/tables.ts';

export type Trace =
  | 'signed-up'
  | 'guest'
  | 'claimed'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'password-changed'
  | 'password-change-failed'
  | 'wrong-code'
  | 'reset-asked'
  | 'reset-sent'
  | 'reset'
  | 'email-changed'
  | 'email-confirmed'
  | 'exported'
  | 'deleted'
  | 'unsubscribed'
  | 'factor-added'
  | 'factor-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'push-added'
  | 'push-removed';

export type Note = (what: Trace, person: string | null, address: string, about?: Record<string, unknown>) => Promise<void>;

export const auditLog =
  (db: Kysely<Tables>, now: () => number): Note =>
  async (what, person, address, about = {}) =>
    void (await db
      .insertInto('audit')
      .values({ at: now(), person_id: person, what, address, about: JSON.stringify(about) })
      .execute());

export const forgetAudit = async (db: Kysely<Tables>, now: number, days: number): Promise<void> =>
  void (await db
    .deleteFrom('audit')
    .where('at', '<', now - days * DAY)
    .execute());
