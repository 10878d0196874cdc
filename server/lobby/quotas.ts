/** How much one person may have going at a time; newcomers of one address share twice that. */
import { type Kysely, sql } from 'kysely';
import { botOf } from '../bots/seat.ts';
import type { Now } from '../config/time.ts';
import { newcomersOf, newcomersOrigin } from '../people/origin.ts';
import { Fault } from '../protocol/fault.ts';
import { openCount } from '../store/matches.ts';
import type { Tables } from '../store/tables.ts';

export interface Most {
  /** Matches waiting or under way. */
  readonly open: number;
  /** Challenges waiting for somebody. */
  readonly challenges: number;
  /** Matches under way against bots. */
  readonly bots: number;
}
export type What = 'match' | 'challenge' | 'bot';
/** Challenges of one person that wait for one other. */
export const MOST_TO_ONE = 2;

type Db = Kysely<Tables>;
/** Of all hosts in `hosts`. */
const counted = async (db: Db, what: 'challenge' | 'bot', hosts: ReturnType<typeof newcomersOf> | string): Promise<number> => {
  const query = db
    .selectFrom('matches')
    .select(sql<number>`count(*)`.as('n'))
    .where('host_id', typeof hosts === 'string' ? '=' : 'in', hosts as never);
  const { n } = await (what === 'challenge'
    ? query.where('status', 'in', ['waiting', 'mixing'])
    : query.where('status', 'in', ['mixing', 'playing']).where('guest_id', 'like', `${botOf('')}%`)
  ).executeTakeFirstOrThrow();
  return Number(n);
};

export interface Quotas {
  /** Does `deed` if there is room for one more; one after another for each person, so that haste gains nobody anything. */
  within<T>(person: string, what: What, deed: () => Promise<T>): Promise<T>;
}
export const newQuotas = (db: Db, most: Most, now: Now): Quotas => {
  const lines = new Map<string, Promise<unknown>>();
  const room = async (person: string, origin: string | null, what: What): Promise<void> => {
    if ((await openCount(db, person)) >= most.open) throw new Fault('limit');
    if (what === 'match') return;
    const limit = what === 'bot' ? most.bots : most.challenges;
    if ((await counted(db, what, person)) >= limit) throw new Fault('limit');
    if (origin !== null && (await counted(db, what, newcomersOf(db, origin, now()))) >= 2 * limit) throw new Fault('limit');
  };
  return {
    async within(person, what, deed) {
      const origin = await newcomersOrigin(db, person, now());
      const key = origin ?? person;
      const mine = (lines.get(key) ?? Promise.resolve())
        .catch(() => {})
        .then(async () => {
          await room(person, origin, what);
          return deed();
        });
      lines.set(key, mine);
      try {
        return await mine;
      } finally {
        if (lines.get(key) === mine) lines.delete(key);
      }
    },
  };
};
