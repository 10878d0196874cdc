/** LISTEN and NOTIFY. The listening connection is its own; when it dies it is made again and everybody looks for what was missed. */
import pg from 'pg';
import type { Bus } from './bus.ts';
import { CHANNEL, HERE, type Notice, type Sent, written } from './notice.ts';

const AGAIN_AFTER = 500;

export const postgresBus = async (url: string, complain: (error: unknown) => void): Promise<Bus> => {
  let heard: (notice: Notice) => void = () => {};
  let missed: () => void = () => {};
  let closed = false;
  let listening: pg.Client | null = null;
  let again: NodeJS.Timeout | null = null;
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', complain);

  const connect = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, keepAlive: true });
    const lost = (error?: unknown): void => {
      if (listening !== client) return;
      listening = null;
      if (closed) return;
      if (error !== undefined) complain(error);
      retry();
    };
    client.on('error', lost);
    client.on('end', () => lost());
    client.on('notification', ({ payload }) => {
      if (payload === undefined) return;
      const { from, notice } = JSON.parse(payload) as Sent;
      if (from !== HERE) heard(notice);
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    listening = client;
  };
  const retry = (): void => {
    again = setTimeout(() => {
      connect().then(
        () => missed(),
        error => {
          complain(error);
          if (!closed) retry();
        },
      );
    }, AGAIN_AFTER);
  };
  await connect();
  return {
    publish(notice) {
      // Sockets that close while we are closing have nobody left to tell.
      if (!closed) void pool.query('SELECT pg_notify($1, $2)', [CHANNEL, written(notice)]).catch(complain);
    },
    listen(onNotice, onMissed) {
      heard = onNotice;
      missed = onMissed;
    },
    async close() {
      closed = true;
      if (again !== null) clearTimeout(again);
      await Promise.allSettled([listening?.end(), pool.end()]);
    },
  };
};
