/**
 * PASSKEYS (WebAuthn): a key in a person's device that opens his account alone, since the device asks for his finger, face or number before
 * it signs. Everything about the signatures is left to @simplewebauthn/server; here is what is asked, kept and forgotten.
 */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Kysely } from 'kysely';
import { MINUTE } from '../config/time.ts';
import { Fault } from '../protocol/fault.ts';
import { digest } from '../store/ids.ts';
import type { Tables } from '../store/tables.ts';

type Db = Kysely<Tables>;
const PATIENCE = 5 * MINUTE;
const MOST = 10;

export interface PasskeyInfo {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}
export interface Passkeys {
  of(person: string): Promise<PasskeyInfo[]>;
  /** What the device is asked to make. */
  beginAdding(person: { readonly id: string; readonly name: string }): Promise<PublicKeyCredentialCreationOptionsJSON>;
  add(person: string, response: RegistrationResponseJSON, name: string): Promise<void>;
  remove(person: string, id: string): Promise<boolean>;
  /** What a device is asked to sign, whosever it is. */
  beginEntering(): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Whose key has signed. */
  enter(response: AuthenticationResponseJSON): Promise<string>;
}
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

export const newPasskeys = (db: Db, publicUrl: string, now: () => number): Passkeys => {
  const { hostname: rpID, origin } = new URL(publicUrl);
  const keep = async (challenge: string, person: string | null): Promise<void> => {
    await db.deleteFrom('challenges').where('expires_at', '<', now()).execute();
    await db
      .insertInto('challenges')
      .values({ id: digest(challenge), person_id: person, expires_at: now() + PATIENCE })
      .execute();
  };
  /** Good once, and for whom it was made. */
  const spend =
    (person: string | null) =>
    async (challenge: string): Promise<boolean> => {
      const row = await db.deleteFrom('challenges').where('id', '=', digest(challenge)).returningAll().executeTakeFirst();
      return row !== undefined && row.person_id === person && row.expires_at > now();
    };
  const rowsOf = (person: string) =>
    db.selectFrom('passkeys').selectAll().where('person_id', '=', person).orderBy('created_at').execute();
  /** What does not verify is no different from what is not there. */
  const orWrong = async <T>(deed: Promise<T>): Promise<T> =>
    deed.catch(error => {
      throw error instanceof Fault ? error : new Fault('wrong-passkey');
    });

  return {
    of: async person =>
      (await rowsOf(person)).map(({ id, name, created_at, used_at }) => ({ id, name, createdAt: created_at, usedAt: used_at })),
    async beginAdding({ id, name }) {
      const had = await rowsOf(id);
      if (had.length >= MOST) throw new Fault('limit');
      const options = await generateRegistrationOptions({
        rpName: 'Cuartel',
        rpID,
        userID: new TextEncoder().encode(id),
        userName: name,
        attestationType: 'none',
        excludeCredentials: had.map(row => ({ id: row.id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await keep(options.challenge, id);
      return options;
    },
    async add(person, response, name) {
      const { verified, registrationInfo } = await orWrong(
        verifyRegistrationResponse({
          response,
          expectedChallenge: spend(person),
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
        }),
      );
      if (!verified || registrationInfo === undefined) throw new Fault('wrong-passkey');
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      // Asked for many times before the first was made.
      if ((await rowsOf(person)).length >= MOST) throw new Fault('limit');
      if ((await db.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst()) !== undefined)
        throw new Fault('taken');
      await db
        .insertInto('passkeys')
        .values({
          id,
          person_id: person,
          public_key: base64(publicKey),
          counter,
          transports: JSON.stringify(transports),
          name,
          created_at: now(),
          used_at: null,
        })
        .execute();
    },
    async remove(person, id) {
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('id', '=', id)
        .where('person_id', '=', person)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },
    async beginEntering() {
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' });
      await keep(options.challenge, null);
      return options;
    },
    async enter(response) {
      const row = await db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
      if (row === undefined) throw new Fault('wrong-passkey');
      const { verified, authenticationInfo } = await orWrong(
        verifyAuthenticationResponse({
          response,
          expectedChallenge: spend(null),
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
          credential: { id: row.id, publicKey: bytesOf(row.public_key), counter: row.counter },
        }),
      );
      if (!verified) throw new Fault('wrong-passkey');
      await db
        .updateTable('passkeys')
        .set({ counter: authenticationInfo.newCounter, used_at: now() })
        .where('id', '=', row.id)
        .execute();
      return row.person_id;
    },
  };
};
