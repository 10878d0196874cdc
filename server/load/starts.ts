/** How long a server takes from nothing to its first answer: on an empty store, and on one with a thousand open matches. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newClient } from '@cuartel/client';
import { startChild } from './child.ts';

export const BUDGET_MS = 2_000;
const MATCHES = 1_000;

export interface Starts {
  readonly empty: readonly number[];
  readonly filled: readonly number[];
}
const measure = async (times: number, folder: () => string, left: (folder: string) => void): Promise<number[]> => {
  const found: number[] = [];
  for (let i = 0; i < times; i++) {
    const place = folder();
    const child = await startChild({ DATA_DIR: place, LOG_LEVEL: 'silent' });
    found.push(Math.round(child.startedIn));
    await child.end('SIGKILL');
    left(place);
  }
  return found.sort((a, b) => a - b);
};
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'cuartel-starts-'));
const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** A store with open matches of this game in it. */
const fill = async (folder: string, game: { slug: string; scenarios: readonly string[] }): Promise<void> => {
  const child = await startChild({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const [host, guest] = [newClient({ url: child.url, program: true }), newClient({ url: child.url, program: true })];
  await host.beGuest();
  await guest.beGuest();
  for (let i = 0; i < MATCHES; i++) {
    const { match } = await host.create({ game: game.slug, scenario: game.scenarios.at(-1)! });
    await guest.join(match.id);
  }
  await child.end('SIGTERM');
};

export const measureStarts = async (times: number, game: { slug: string; scenarios: readonly string[] }): Promise<Starts> => {
  const empty = await measure(times, newFolder, remove);
  const folder = newFolder();
  await fill(folder, game);
  const filled = await measure(
    times,
    () => folder,
    () => {},
  );
  remove(folder);
  return { empty, filled };
};
const middle = (sorted: readonly number[]): number => sorted[sorted.length >> 1] ?? 0;
export const startsText = ({ empty, filled }: Starts): string => {
  const line = (name: string, all: readonly number[]): string =>
    `start ${name}: median ${middle(all)} ms, slowest ${all.at(-1)} ms of ${all.length} (budget ${BUDGET_MS} ms)`;
  return `${line('on an empty store', empty)}\n${line(`with ${MATCHES} open matches`, filled)}`;
};
export const startsInTime = ({ empty, filled }: Starts): boolean => middle(empty) < BUDGET_MS && middle(filled) < BUDGET_MS;
