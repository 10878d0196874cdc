/** Standing answers become the engine's orders. What an order can say is kept; whoever had set more than that is asked again. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a standing answer was. */
interface Answered {
  readonly answer: {
    readonly at: unknown;
    readonly when?: unknown;
    readonly unless?: { readonly offered?: string };
    readonly choose: { readonly do: string; readonly with?: unknown; readonly which: string };
    readonly until: readonly string[];
    readonly times: number | null;
  };
  readonly then: readonly unknown[];
}
const lasting = ({ answer: { until, times }, then }: Answered): unknown => {
  if (until.length === 0) return times === null ? { is: 'game' } : { is: 'times', left: times };
  return until.length === 1 && until[0] === 'pub.turn' && times === null
    ? { is: 'clock', clock: 'turn', shows: then[0] }
    : undefined;
};
/** Null: an order cannot say it. */
export const orderFrom = (id: string, body: string): string | null => {
  const held = JSON.parse(body) as Answered;
  const { at, when, unless, choose } = held.answer;
  const lasts = lasting(held);
  const named = choose.with !== undefined;
  if (lasts === undefined || when !== undefined || (choose.which === 'first' && !named)) return null;
  if (unless !== undefined && unless.offered === undefined) return null;
  const answer = choose.do === 'pass' ? { is: 'pass' } : { is: 'do', do: choose.do, ...(named ? { with: choose.with } : {}) };
  return JSON.stringify({ id, at, answer, unless: unless === undefined ? [] : [{ offered: unless.offered }], lasts });
};

export const orders: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('orders')
      .addColumn('id', 'text', c => c.primaryKey())
      .addColumn('match_id', 'text', c => c.notNull().references('matches.id').onDelete('cascade'))
      .addColumn('person_id', 'text', c => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('side', 'text', c => c.notNull())
      .addColumn('body', 'text', c => c.notNull())
      .addColumn('created_at', 'bigint', c => c.notNull())
      .execute();
    await db.schema.createIndex('orders_of_match').on('orders').column('match_id').execute();
    const { rows } = await sql<{
      id: string;
      match_id: string;
      person_id: string;
      side: string;
      answer: string;
      created_at: number;
    }>`select * from standing`.execute(db);
    for (const { id, match_id, person_id, side, answer, created_at } of rows) {
      const body = orderFrom(id, answer);
      if (body !== null)
        await sql`insert into orders (id, match_id, person_id, side, body, created_at)
          values (${id}, ${match_id}, ${person_id}, ${side}, ${body}, ${created_at})`.execute(db);
    }
    await db.schema.dropTable('standing').execute();
  },
};
