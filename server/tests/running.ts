/** A server of its own for a test: in this process, on a free port, with a database of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, newClient, type SocketLike } from '@cuartel/client';
import { pino } from 'pino';
import { vi } from 'vitest';
import { WebSocket } from 'ws';
import { readSettings, type ServerSettings } from '../config/settings.ts';
import { type RunningServer, type ServerParts, startServer } from '../server.ts';

// Servers, databases and processes take their time on a busy machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'cuartel-server-'));

/** Limits so high that only the tests of limits meet them. */
const WIDE = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_PER_MINUTE: '1000000',
  SIGN_INS_PER_MINUTE: '1000000',
  NEW_PEOPLE_PER_HOUR: '1000000',
  GUESTS_PER_DAY: '1000000',
  CHALLENGES_PER_PERSON: '100000',
  BOT_MATCHES_PER_PERSON: '100000',
  ENTRIES_PER_PERSON: '100000',
  NEWCOMERS_PER_TOURNAMENT: '100000',
  SOCKETS_PER_ADDRESS: '5000',
  SOCKETS_PER_PERSON: '100',
  MESSAGES_PER_SECOND: '100000',
  REPLAYED_PER_MINUTE: '1000000000',
  STATIC_DIR: '/nowhere',
  PICTURES_DIR: '/nowhere',
  NOTIFY_AFTER_SECONDS: '0',
  ORDER_PAUSE_MS: '0',
};
export const settingsFor = (env: Record<string, string>): ServerSettings => {
  const read = readSettings({ ...WIDE, ...env });
  if ('faults' in read) throw new Error(read.faults.join('; '));
  return read.settings;
};

export interface Trial extends RunningServer {
  readonly folder: string;
  /** A program's client that is nobody yet. */
  newcomer(): Client;
  guest(): Promise<Client>;
  end(): Promise<void>;
}
export const trial = async (env: Record<string, string> = {}, given: ServerParts = {}): Promise<Trial> => {
  const folder = env.DATA_DIR ?? newFolder();
  const running = await startServer(settingsFor({ DATA_DIR: folder, ...env }), {
    log: pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    ...given,
  });
  const newcomer = (): Client => newClient({ url: running.url, program: true });
  return {
    ...running,
    folder,
    newcomer,
    async guest() {
      const client = newcomer();
      await client.beGuest();
      return client;
    },
    async end() {
      await running.close();
      if (env.DATA_DIR === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** For `live`: the WebSocket of the ws package. */
export const open = (url: string): SocketLike => new WebSocket(url, { perMessageDeflate: false }) as unknown as SocketLike;

/** Waits until it is so. */
export const until = async (so: () => boolean | Promise<boolean>, what = 'what was waited for', ms = 120_000): Promise<void> => {
  const end = Date.now() + ms;
  while (!(await so())) {
    if (Date.now() > end) throw new Error(`${what} did not come`);
    await new Promise(resolve => setTimeout(resolve, 5));
  }
};

/** What was planned becomes due at once and is sent, whoever takes it up: this call, or the server's own clock meanwhile. */
export const sendAll = async (server: RunningServer, but = ''): Promise<void> => {
  const { db } = server.house.store;
  await db.updateTable('jobs').set({ run_at: 0 }).where('kind', '!=', but).execute();
  await until(async () => {
    await server.chores.notices();
    return (await db.selectFrom('jobs').select('id').where('run_at', '<=', server.house.now()).execute()).length === 0;
  }, 'the end of what is to be sent');
};
