/** A server process of one's own, for tests under load and for tests that kill it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { flags } from '../bin/flags.mjs';

const MAIN = join(dirname(fileURLToPath(import.meta.url)), '..', 'bin', 'cuartel-server.mjs');

export interface ServerChild {
  readonly process: ChildProcess;
  readonly url: string;
  /** Milliseconds from the start of the process to the first answer. */
  readonly startedIn: number;
  rssMB(): number;
  /** Seconds of processor time used so far. */
  cpuSeconds(): number;
  /** kill -9, or another signal. Resolves when it is gone. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

/** Settings under which one address may play thousands of matches. */
export const WIDE_OPEN = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  RATE_PER_MINUTE: '10000000',
  SIGN_INS_PER_MINUTE: '10000000',
  NEW_PEOPLE_PER_HOUR: '10000000',
  GUESTS_PER_DAY: '10000000',
  CHALLENGES_PER_PERSON: '100000',
  BOT_MATCHES_PER_PERSON: '100000',
  SOCKETS_PER_ADDRESS: '100000',
  SOCKETS_PER_PERSON: '1000',
  MESSAGES_PER_SECOND: '100000',
  REPLAYED_PER_MINUTE: '1000000000',
  OPEN_MATCHES_PER_PERSON: '100000',
  TOURNAMENTS_PER_PERSON: '1000',
  ENTRIES_PER_PERSON: '100000',
  NEWCOMERS_PER_TOURNAMENT: '100000',
};

/** `output`: 'ignore' where the process is expected to complain. */
export const startChild = async (
  env: Record<string, string>,
  nodeArguments: readonly string[] = [],
  output: 'inherit' | 'ignore' = 'inherit',
): Promise<ServerChild> => {
  const begun = performance.now();
  const child = spawn(process.execPath, [...flags({ ...process.env, ...env }), ...nodeArguments, MAIN], {
    env: { ...process.env, ...WIDE_OPEN, PORT: '0', ...env },
    stdio: ['ignore', output, output, 'ipc'],
  });
  const gone = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    child.once('message', message => resolve((message as { url: string }).url));
    child.once('error', reject);
    child.once('exit', code => reject(new Error(`the server ended with ${code} before it served`)));
  });
  await fetch(`${url}/readyz`);
  return {
    process: child,
    url,
    startedIn: performance.now() - begun,
    rssMB: () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024),
    cpuSeconds() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    async end(signal = 'SIGKILL') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill(signal);
      await gone;
    },
  };
};
