/** Standing orders in the store. */
import type { Order } from '@cuartel/engine';
import type { Kysely } from 'kysely';
import type { KeptOrder } from '../live/orders.ts';
import type { OrderInfo } from '../protocol/orders.ts';
import type { Tables } from './tables.ts';

const MOST = 30;

export const ordersOfMatch = async (db: Kysely<Tables>, match: string): Promise<KeptOrder[]> => {
  const rows = await db
    .selectFrom('orders')
    .select(['side', 'body'])
    .where('match_id', '=', match)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ side, body }) => ({ side, order: JSON.parse(body) as Order }));
};
export const ordersOfPerson = async (db: Kysely<Tables>, match: string, person: string): Promise<OrderInfo[]> => {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('match_id', '=', match)
    .where('person_id', '=', person)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ side, body, created_at }) => ({ side, order: JSON.parse(body) as Order, createdAt: created_at }));
};
/** False: there are as many as one may have. */
export const addOrder = async (
  db: Kysely<Tables>,
  at: { match: string; person: string; side: string; now: number },
  order: Order,
): Promise<boolean> => {
  if ((await ordersOfPerson(db, at.match, at.person)).length >= MOST) return false;
  await db
    .insertInto('orders')
    .values({
      id: order.id,
      match_id: at.match,
      person_id: at.person,
      side: at.side,
      body: JSON.stringify(order),
      created_at: at.now,
    })
    .execute();
  return true;
};
export const removeOrder = async (db: Kysely<Tables>, match: string, person: string, id: string): Promise<boolean> =>
  (
    await db
      .deleteFrom('orders')
      .where('id', '=', id)
      .where('match_id', '=', match)
      .where('person_id', '=', person)
      .executeTakeFirst()
  ).numDeletedRows === 1n;
export const forgetOrders = async (db: Kysely<Tables>, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0)
    await db
      .deleteFrom('orders')
      .where('id', 'in', [...ids])
      .execute();
};
/** Matches under way in which somebody has left orders: one may have been due when the last process ended. */
export const matchesWithOrders = async (db: Kysely<Tables>): Promise<string[]> => {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('matches', 'matches.id', 'orders.match_id')
    .select('orders.match_id')
    .distinct()
    .where('matches.status', '=', 'playing')
    .execute();
  return rows.map(row => row.match_id);
};
