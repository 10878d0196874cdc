/** Web Push: notices on the screens of browsers that asked for them. Only services named in the settings are ever called. */
import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { ServerSettings } from '../config/settings.ts';
import { digest } from '../store/ids.ts';
import { keep } from '../store/meta.ts';
import type { Tables } from '../store/tables.ts';
import { call, serviceAt } from './call.ts';
import type { Reminder } from './letters.ts';

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
  send(person: string, notice: Reminder): Promise<void>;
}
const MOST_SCREENS = 10;
const GONE = [404, 410];
/** Whoever does not answer in so many milliseconds is given up. */
const PATIENCE = 10_000;

export type SendOne = (subscription: { endpoint: string; keys: { p256dh: string; auth: string } }, text: string) => Promise<void>;

export const openPush = async (
  db: Kysely<Tables>,
  settings: ServerSettings,
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
    (async (subscription, text) => {
      const { method, headers, body } = webPush.generateRequestDetails(subscription, text, {
        vapidDetails: { subject: settings.PUSH_CONTACT, ...vapid },
        TTL: 86_400,
      });
      const how = { method, headers: headers as Record<string, string | number>, body };
      const statusCode = await call(new URL(subscription.endpoint), how, { ms: PATIENCE });
      if (statusCode < 200 || statusCode > 299) throw Object.assign(new Error(`push: ${statusCode}`), { statusCode });
    });
  const tell = async (id: string, endpoint: string, keys: string, text: string): Promise<void> => {
    const service = serviceAt(endpoint, hosts);
    try {
      if (service === null) throw Object.assign(new Error('no push service'), { statusCode: GONE[0] });
      await deliver({ endpoint: service.href, keys: JSON.parse(keys) }, text);
    } catch (error) {
      if (GONE.includes((error as { statusCode?: number }).statusCode ?? 0))
        await db.deleteFrom('pushes').where('id', '=', id).execute();
      else complain(error);
    }
  };
  return {
    publicKey: vapid.publicKey,
    allowed: endpoint => serviceAt(endpoint, hosts) !== null,
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
      const text = JSON.stringify(notice);
      await Promise.all(screens.map(({ id, endpoint, keys }) => tell(id, endpoint, keys, text)));
    },
  };
};
