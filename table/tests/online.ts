/** A real server for the tests, as `npm start` starts it, with a database of its own; and people in front of browsers. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { LONG, type Opened, openBrowser, type Wanted } from './browser.ts';
import { decide } from './visit.ts';

const house = join(import.meta.dirname, '..', '..');
/** What one server has compiled the next need not: that halves its start. */
const COMPILED = join(house, 'node_modules', '.cache', 'cuartel', 'compiled');

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const trial = createServer();
    trial.listen(0, '127.0.0.1', () => {
      const { port } = trial.address() as { port: number };
      trial.close(() => resolve(port));
    });
  });

/** What a browser complains of when a server goes away. */
export const LOST = /WebSocket|ERR_CONNECTION|Failed to load resource|fetching the script/;
export const PASSWORD = 'correcto caballo';

export interface Serving {
  readonly address: string;
  /** Killed outright, and started again with what it had written. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  close(): Promise<void>;
}
const startOnline = async (): Promise<Serving> => {
  const folder = mkdtempSync(join(tmpdir(), 'cuartel-online-'));
  let port = await freePort();
  let child: ChildProcess | null = null;
  const start = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const env = {
        NODE_COMPILE_CACHE: COMPILED,
        ...process.env,
        DATA_DIR: folder,
        RATE_PER_MINUTE: '100000',
        SIGN_INS_PER_MINUTE: '1000',
      };
      const started = spawn(process.execPath, [join(house, 'scripts', 'serve.mjs'), '--port', String(port), '--no-open'], {
        cwd: house,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      let out = '';
      const hear = (text: Buffer) => {
        out += String(text);
        if (out.includes('Cuartel: http')) resolve();
      };
      started.stdout.on('data', hear);
      started.stderr.on('data', hear);
      started.once('exit', code => reject(new Error(`the server ended with ${code}: ${out}`)));
    });
  const end = (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> =>
    new Promise(resolve => {
      if (child === null || child.exitCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  /** Somebody else may have taken the port meanwhile. */
  const patiently = async (elsewhere: boolean): Promise<void> => {
    for (let tries = 1; ; tries++) {
      try {
        return await start();
      } catch (error) {
        if (tries === 5) throw error;
        if (elsewhere) port = await freePort();
      }
    }
  };
  await patiently(true);
  return {
    address: `http://localhost:${port}/`,
    kill: () => end('SIGKILL'),
    restart: () => patiently(false),
    async close() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type Guest = Opened;
/** A server of one's own and people who come to it, each with a profile of his own; all of them go when it is over. */
export const online = async (
  doing: (here: Serving & { comeIn(wanted?: Wanted): Promise<Guest> }) => Promise<void>,
): Promise<void> => {
  const serving = await startOnline();
  const guests: Guest[] = [];
  const comeIn = async (wanted: Wanted = {}): Promise<Guest> => {
    const guest = await openBrowser(wanted);
    guests.push(guest);
    return guest;
  };
  try {
    await doing({ ...serving, comeIn });
  } finally {
    for (const guest of guests) await guest.close();
    await serving.close();
  }
};
/** Goes to a page of ours and waits for what is wanted there. */
export const goTo = async (page: Page, address: string, hash: string, wanted: string): Promise<void> => {
  if (!page.url().startsWith(address)) await page.goto(`${address}#${hash}`);
  else
    await page.evaluate(to => {
      location.hash = to;
    }, hash);
  await page.waitForSelector(wanted);
};

export const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('.table[aria-busy="false"]:not([data-unread]) .ask [data-choice]').count()) > 0 &&
  (await page.locator('dialog[open]').count()) === 0;
const putAway = async (page: Page): Promise<void> => {
  const dialog = page.locator('dialog[open] .btn.main, .film .turn');
  // It may go away by itself meanwhile: then we look again.
  if ((await dialog.count()) > 0)
    await dialog
      .first()
      .click({ timeout: 5000 })
      .catch(() => undefined);
};
/** One decision by whoever is asked; whose it was, or null when the game is over. */
export const oneDecision = async (pages: readonly Page[], pick: (n: number) => number): Promise<Page | null> => {
  for (const until = Date.now() + LONG; Date.now() < until; ) {
    for (const page of pages) {
      await putAway(page);
      if (await isAsked(page)) {
        await decide(page, pick);
        return page;
      }
      if (await page.locator('.ask .after').isVisible()) return null;
    }
    await (pages[0] as Page).waitForTimeout(25);
  }
  throw new Error('nobody is asked and the game is not over');
};
export const countOf = async (page: Page): Promise<number> => Number(await page.locator('.table').getAttribute('data-count'));
export const sameCount = async (pages: readonly Page[], n: number): Promise<void> => {
  for (const page of pages)
    await page.waitForFunction(count => document.querySelector('.table')?.getAttribute('data-count') === String(count), n);
};
/**
 * Every page shows what the server would tell its reader now. They need not show the same number: a secret step is
 * counted by whoever took it and by nobody else.
 */
export const upToDate = async (pages: readonly Page[], id: string): Promise<void> => {
  for (const page of pages)
    await page.waitForFunction(async match => {
      const { at } = await (await fetch(`/api/v1/matches/${match}/state`)).json();
      return document.querySelector('.table')?.getAttribute('data-count') === String(at);
    }, id);
};
export const quiet = ({ complaints }: Guest, may: RegExp): void =>
  assert.deepEqual(
    complaints.filter(text => !may.test(text)),
    [],
  );
/** Somebody who has an account comes in by name and password. */
export const enter = async (page: Page, address: string, name: string): Promise<void> => {
  await goTo(page, address, '/online/enter', 'input[name="name"]');
  await page.fill('input[name="name"]', name);
  await page.fill('input[name="password"]', PASSWORD);
  await page.locator('form:has(input[name="name"]) button').click();
  await page.waitForSelector('.where .me');
};
