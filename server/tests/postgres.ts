/** A real PostgreSQL for tests: a cluster of its own in a temporary folder, from Debian's packages, which are installed when missing. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const PACKAGES = '/usr/lib/postgresql';
const run = (command: string, args: readonly string[]): void =>
  void execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** Where the programs are, once they are there whole: the packages make their user last. */
const binaries = (): string | null => {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.find(v => existsSync(join(PACKAGES, v, 'bin', 'initdb')));
  if (found === undefined || (process.getuid?.() === 0 && !/^postgres:/m.test(readFileSync('/etc/passwd', 'utf8')))) return null;
  return join(PACKAGES, found, 'bin');
};
const TRIES = 30;
const pause = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const installed = (): string => {
  let trouble: unknown;
  // Another test may be installing it at this very moment, and only one may: then we look again a little later.
  for (let i = 0; i < TRIES; i++) {
    const found = binaries();
    if (found !== null) return found;
    if (process.getuid?.() !== 0) throw new Error('these tests need PostgreSQL: apt-get install postgresql');
    try {
      run('apt-get', ['update', '-qq']);
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', 'postgresql']);
    } catch (error) {
      trouble = error;
      pause(5_000);
    }
  }
  throw new Error('PostgreSQL could not be installed', { cause: trouble });
};
const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

export interface Cluster {
  /** A new, empty database. */
  database(): Promise<string>;
  /** Ends every connection of everybody else. */
  dropConnections(): Promise<void>;
  stop(): Promise<void>;
}

export const startCluster = async (): Promise<Cluster> => {
  const bin = installed();
  const folder = mkdtempSync(join(tmpdir(), 'cuartel-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  // The database server refuses to run as root.
  const root = process.getuid?.() === 0;
  const as = (command: string, args: readonly string[]): [string, string[]] =>
    root ? ['runuser', ['-u', 'postgres', '--', join(bin, command), ...args]] : [join(bin, command), [...args]];
  const port = await freePort();
  run(...as('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']));
  const [command, args] = as('postgres', [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
    '-c',
    'max_connections=200',
  ]);
  const server = spawn(command, args, { stdio: 'ignore' });
  const admin = `postgres://postgres@127.0.0.1:${port}/postgres`;
  for (let i = 0; ; i++) {
    const client = new pg.Client({ connectionString: admin });
    try {
      await client.connect();
      await client.end();
      break;
    } catch (error) {
      if (i > 2000) throw error;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
  let count = 0;
  return {
    async database() {
      const name = `cuartel_${++count}`;
      const client = new pg.Client({ connectionString: admin });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
    async dropConnections() {
      const client = new pg.Client({ connectionString: admin });
      await client.connect();
      await client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'",
      );
      await client.end();
    },
    async stop() {
      run(...as('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']));
      if (server.exitCode === null) await new Promise(resolve => server.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
