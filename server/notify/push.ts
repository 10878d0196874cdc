/** Web Push: notices on the screens of browsers that asked for them. Only services named in the settings are ever called. */
import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Settings } from '../config/settings.ts';
import { digest } from '../store/ids.ts';
import { keep } from '../store/meta.ts';
import type { Tables } from '../store/tables.ts';
import type { Notice } from './letters.ts';

export interface Push {
  readonly publicKey: string;
  /** May this address be called at all? */
  allowed(endpoint: string): boolean;
  subscribe(
    person: string,
    subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
    now: number,
  ): Promise<void>;
  unsubscribe(person: string, endpoint: string): Promise<void>;
  send(person: string, notice: Notice): Promise<void>;
}
const MOST_SCREENS = 10;
const GONE = [404, 410];

export type SendOne = (subscription: { endpoint: string; keys: { p256dh: string; auth: string } }, text: string) => Promise<void>;

export const openPush = async (
  db: Kysely<Tables>,
  settings: Settings,
  complain: (error: unknown) => void,
  sendOne?: SendOne,
): Promise<Push> => {
  const vapid = JSON.parse(await keep(db, 'vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))) as {
    publicKey: string;
    privateKey: string;
  };
  const hosts = settings.PUSH_HOSTS.split(',')
    .map(h => h.trim())
    .filter(h => h !== '');
  const deliver: SendOne =
    sendOne ??
    (async (subscription, text) =>
      void (await webPush.sendNotification(subscription, text, {
        vapidDetails: { subject: settings.PUSH_CONTACT, ...vapid },
        TTL: 86_400,
        timeout: 10_000,
      })));
  return {
    publicKey: vapid.publicKey,
    allowed(endpoint) {
      if (!URL.canParse(endpoint)) return false;
      const { protocol, hostname, port, username } = new URL(endpoint);
      return (
        protocol === 'https:' &&
        port === '' &&
        username === '' &&
        hosts.some(h => (h.startsWith('.') ? hostname.endsWith(h) : hostname === h))
      );
    },
    async subscribe(person, { endpoint, keys }, now) {
      const row = { person_id: person, endpoint, keys: JSON.stringify(keys), created_at: now };
      await db
        .insertInto('pushes')
        .values({ id: digest(endpoint), ...row })
        .onConflict(c => c.column('id').doUpdateSet(row))
        .execute();
      const mine = await db
        .selectFrom('pushes')
        .select('id')
        .where('person_id', '=', person)
        .orderBy('created_at', 'desc')
        .execute();
      for (const { id } of mine.slice(MOST_SCREENS)) await db.deleteFrom('pushes').where('id', '=', id).execute();
    },
    unsubscribe: async (person, endpoint) =>
      void (await db.deleteFrom('pushes').where('id', '=', digest(endpoint)).where('person_id', '=', person).execute()),
    async send(person, notice) {
      const screens = await db.selectFrom('pushes').selectAll().where('person_id', '=', person).execute();
      for (const { id, endpoint, keys } of screens)
        try {
          await deliver({ endpoint, keys: JSON.parse(keys) }, JSON.stringify(notice));
        } catch (error) {
          if (GONE.includes((error as { statusCode?: number }).statusCode ?? 0))
            await db.deleteFrom('pushes').where('id', '=', id).execute();
          else complain(error);
        }
    },
  };
};
