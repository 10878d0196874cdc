/**
 * `npm run load -- --processes 3`: one process and several on the same PostgreSQL, in turn and in one run, so that a busy machine is as
 * busy for both; with what each action costs every part, and what it leaves in the store.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@cuartel/engine';
import pg from 'pg';
import { type ServerChild, startChild } from './child.ts';
import { gatherCrowd } from './crowd.ts';
import type { Figures } from './figures.ts';

const TICKS = 100;
/** Processor seconds of every process of the database server, as far as they still run. */
const databaseSeconds = (): number => {
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter(name => /^\d+$/.test(name)))
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      if (!stat.includes('(postgres)')) continue;
      const fields = stat.replace(/^.*\) /, '').split(' ');
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // It has ended in the meantime.
    }
  return ticks / TICKS;
};
const written = async (client: pg.Client): Promise<{ wal: number; events: number; bytes: number; matches: number }> => {
  const { rows } = await client.query<Record<'wal' | 'events' | 'bytes' | 'matches', string>>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal, (select count(*) from events) as events,
     pg_total_relation_size('events') as bytes, (select count(*) from matches) as matches`,
  );
  const [row] = rows;
  return { wal: Number(row!.wal), events: Number(row!.events), bytes: Number(row!.bytes), matches: Number(row!.matches) };
};

export interface LoadRun {
  readonly processes: number;
  readonly figures: Figures;
  /** Microseconds of processor time for an accepted action: all servers, the database, the players. */
  readonly micros: { readonly servers: number; readonly database: number; readonly players: number };
  readonly walBytesPerAction: number;
  readonly bytesPerEvent: number;
}
export interface CompareHow {
  readonly database: () => Promise<string>;
  readonly game: AnyGame;
  readonly matches: number;
  readonly seconds: number;
  readonly rate: number;
  say(line: string): void;
}
const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

export const measure = async (how: CompareHow, processes: number): Promise<LoadRun> => {
  const url = await how.database();
  const folder = mkdtempSync(join(tmpdir(), 'cuartel-load-'));
  const servers: ServerChild[] = [];
  const client = new pg.Client({ connectionString: url });
  try {
    // One after another: the first makes the tables.
    for (let i = 0; i < processes; i++) servers.push(await startChild({ DATA_DIR: join(folder, String(i)), DATABASE_URL: url }));
    await client.connect();
    const crowd = await gatherCrowd({
      urls: servers.map(server => server.url),
      matches: how.matches,
      game: how.game,
      rate: how.rate,
      progress: n => how.say(`\r${processes} processes: ${n}/${how.matches} matches begun `),
    });
    await sleep(2_000);
    crowd.tally.restart();
    const own = process.cpuUsage();
    const used = (): number => servers.reduce((sum, server) => sum + server.cpuSeconds(), 0);
    const before = { servers: used(), database: databaseSeconds(), ...(await written(client)) };
    for (let s = 1; s <= how.seconds; s++) {
      await sleep(1_000);
      how.say(`\r${processes} processes: ${s}/${how.seconds} s, ${crowd.tally.count()} accepted `);
    }
    const figures = crowd.tally.figures(servers.reduce((sum, server) => sum + server.rssMB(), 0));
    const count = Math.max(1, crowd.tally.count());
    const mine = process.cpuUsage(own);
    const [spent, database, after] = [used() - before.servers, databaseSeconds() - before.database, await written(client)];
    crowd.close();
    return {
      processes,
      figures,
      micros: {
        servers: Math.round((spent * 1e6) / count),
        database: Math.round((database * 1e6) / count),
        players: Math.round((mine.user + mine.system) / count),
      },
      walBytesPerAction: Math.round((after.wal - before.wal) / count),
      bytesPerEvent: Math.round(after.bytes / Math.max(1, after.events)),
    };
  } finally {
    await client.end().catch(() => {});
    await Promise.all(servers.map(server => server.end('SIGTERM')));
    rmSync(folder, { recursive: true, force: true });
  }
};

export const partText = ({ processes, figures, micros, walBytesPerAction, bytesPerEvent }: LoadRun): string =>
  `${processes} ${processes === 1 ? 'process' : 'processes'}: ${figures.acceptedPerSecond} accepted actions/s, p50 ${figures.p50} ms, p99 ${figures.p99} ms, ` +
  `errors ${figures.errors}, ${figures.rssMB} MB; processor time per action: servers ${micros.servers} µs, database ${micros.database} µs, ` +
  `players ${micros.players} µs; log of the database ${walBytesPerAction} bytes per action, ${bytesPerEvent} bytes per event kept`;
