/** One kind of trouble: matches are played at a server that is killed again and again, in a place that may fill up under it. */
import { connect } from 'node:net';
import { readSettings, type ServerSettings } from '../config/settings.ts';
import { type ServerChild, startChild, WIDE_OPEN } from '../load/child.ts';
import { type Audited, audit } from './audit.ts';
import type { Lodging } from './room.ts';
import { type ChaosTable, newTable } from './table.ts';

export interface Storm {
  readonly game: { slug: string; scenarios: readonly string[]; sides: readonly string[] };
  readonly matches: number;
  readonly kills: number;
  readonly room: Lodging;
  /** Fills the room up in the middle of play and clears it again. */
  readonly fills?: boolean;
  readonly nodeArguments?: readonly string[];
  progress?(kills: number, acknowledged: number): void;
}
export interface Aftermath extends Audited {
  readonly refused: ReadonlyMap<string, number>;
  /** Deeds the servers refused for want of room, by their own count. */
  readonly noRoom: number;
  /** Actions acknowledged by a server that had been full before and was not started again. */
  readonly afterwards: number;
  /** Starts that were refused while there was no room. */
  readonly unstarted: number;
}

const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
/** Longest wait for what must come. */
const PATIENCE = 20_000;
const MET = 20;

/** Connects, asks, and then neither reads nor leaves; or leaves in the middle of a word. */
const nuisance = (url: string): void => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(
    `GET /api/v1/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  setTimeout(() => (Math.random() < 0.5 ? socket.pause() : socket.destroy()), Math.random() * 200).unref();
  setTimeout(() => socket.destroy(), 3_000).unref();
};

/** How often this server could not write for want of room. */
const fullIn = async (url: string): Promise<number> =>
  Number(/^cuartel_store_failures_total\{why="full"\} (\d+)/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? 0);
const acknowledgedAt = (tables: readonly ChaosTable[]): number => tables.reduce((n, t) => n + t.acknowledged.length, 0);
const until = async (so: () => boolean | Promise<boolean>): Promise<boolean> => {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await sleep(25)) if (await so()) return true;
  return false;
};

export const weather = async (storm: Storm): Promise<Aftermath> => {
  const { room, game } = storm;
  const settings = (readSettings({ ...WIDE_OPEN, DATA_DIR: room.folder }) as { settings: ServerSettings }).settings;
  const tables = Array.from({ length: storm.matches }, () => newTable(game, { is: 'live', minutes: 600, increment: 0 }));
  let [noRoom, afterwards, unstarted] = [0, 0, 0];
  const start = (): Promise<ServerChild> =>
    startChild({ DATA_DIR: room.folder, LOG_LEVEL: 'silent', ...room.env }, storm.nodeArguments, 'ignore');

  for (let i = 0; i < storm.kills; i++) {
    const server = await start().catch(async () => {
      // The last one left the disk full, and there is not even room to look at the database.
      unstarted++;
      room.clear();
      return start();
    });
    if (storm.fills === true) room.clear();
    await Promise.all(tables.map(table => table.sit(server.url).catch(() => {})));
    for (let n = 0; n < 5; n++) nuisance(server.url);
    await sleep(80 + Math.random() * 600);
    if (storm.fills === true) {
      room.fill();
      await until(async () => (await fullIn(server.url)) >= MET);
      noRoom += await fullIn(server.url);
      // Every other time it is killed while there is no room; else it must go on by itself once there is.
      if (i % 2 === 0) {
        room.clear();
        const before = acknowledgedAt(tables);
        await until(() => acknowledgedAt(tables) >= before + MET);
        afterwards += acknowledgedAt(tables) - before;
      }
    }
    await server.end('SIGKILL');
    for (const table of tables) table.rise();
    storm.progress?.(i + 1, acknowledgedAt(tables));
  }
  room.clear();
  const verdict = await audit(
    settings,
    tables.flatMap(t => t.acknowledged),
  );
  room.leave();
  const refused = new Map<string, number>();
  for (const { refusals } of tables) for (const [code, n] of refusals) refused.set(code, (refused.get(code) ?? 0) + n);
  return { ...verdict, refused, noRoom, afterwards, unstarted };
};
