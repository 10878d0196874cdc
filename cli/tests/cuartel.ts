/** Runs the real command as a person would, in a home of its own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
export const BIN = join(here, '..', 'bin', 'cuartel.mjs');
export const PLANTED = join(here, 'planted.ts');
export const HANGING = join(here, 'hanging.ts');

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}
export interface Home {
  readonly dir: string;
  run(args: readonly string[], answers?: readonly string[], env?: NodeJS.ProcessEnv): Promise<Ran>;
  /** Sends the signal once the output holds `until`; the input stays open. */
  interrupt(args: readonly string[], answers: readonly string[], until: RegExp, signal: NodeJS.Signals): Promise<Ran>;
  end(): void;
}

export const openHome = (): Home => {
  const dir = mkdtempSync(join(tmpdir(), 'cuartel-test-'));
  const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    spawn(process.execPath, [BIN, ...args], {
      cwd: dir,
      env: {
        PATH: process.env['PATH'],
        HOME: dir,
        XDG_STATE_HOME: join(dir, 'state'),
        LANG: 'en_GB.UTF-8',
        COLUMNS: '80',
        ...env,
      },
    });
  const hear = (child: ReturnType<typeof start>, onOut: (out: string) => void = () => {}): Promise<Ran> =>
    new Promise((resolve, reject) => {
      let out = '';
      let err = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        out += text;
        onOut(out);
      });
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        err += text;
      });
      child.stdin.on('error', () => {}); // it may have left before it was told everything
      child.on('error', reject);
      child.on('close', code => resolve({ code, out, err }));
    });
  return {
    dir,
    run(args, answers = [], env) {
      const child = start(args, env);
      const ran = hear(child);
      child.stdin.end(answers.map(answer => `${answer}\n`).join(''));
      return ran;
    },
    interrupt(args, answers, until, signal) {
      const child = start(args);
      let sent = false;
      const ran = hear(child, out => {
        if (sent || !until.test(out)) return;
        sent = true;
        child.kill(signal);
      });
      child.stdin.write(answers.map(answer => `${answer}\n`).join(''));
      return ran;
    },
    end: () => rmSync(dir, { recursive: true, force: true }),
  };
};
