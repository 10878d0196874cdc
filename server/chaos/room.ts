/**
 * A place with little room, which can be filled up and cleared again under a running server: a small disk of its own where we may
 * mount one, and everywhere a limit on the pages of the database.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface Lodging {
  readonly folder: string;
  /** Settings of a server that lives here. */
  readonly env: Readonly<Record<string, string>>;
  fill(): void;
  clear(): void;
  leave(): void;
}
const DISK_MB = 24;
const PAGES = 1_500;

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'cuartel-chaos-'));

/** As much as one likes. */
export const wideRoom = (): Lodging => {
  const folder = newFolder();
  return { folder, env: {}, fill() {}, clear() {}, leave: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Writes until nothing more goes in, in ever smaller pieces. */
const stuff = (file: string): void => {
  const descriptor = openSync(file, 'a');
  for (let size = 1 << 20; size >= 1; size >>= 2)
    try {
      for (;;) writeSync(descriptor, Buffer.alloc(size, 120));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  closeSync(descriptor);
};

/** A disk in memory. Null: we may not mount one here. */
export const smallDisk = (): Lodging | null => {
  const folder = newFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'cuartel-chaos', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    env: {},
    fill: () => stuff(ballast),
    clear: () => rmSync(ballast, { force: true }),
    leave() {
      execFileSync('umount', [folder], { stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A database that may not grow beyond so many pages: ballast rows take up what is left. */
export const fewPages = (): Lodging => {
  const folder = newFolder();
  const inside = (deed: (db: DatabaseSync) => void): void => {
    const db = new DatabaseSync(join(folder, 'cuartel.sqlite'), { timeout: 10_000 });
    db.exec('CREATE TABLE IF NOT EXISTS ballast (x BLOB)');
    deed(db);
    db.close();
  };
  const figure = (db: DatabaseSync, name: string): number =>
    Number(Object.values(db.prepare(`PRAGMA ${name}`).get() as Record<string, number>)[0]);
  return {
    folder,
    env: { SQLITE_MAX_PAGES: String(PAGES) },
    fill: () =>
      inside(db => {
        const insert = db.prepare('INSERT INTO ballast VALUES (zeroblob(3000))');
        db.exec('BEGIN IMMEDIATE');
        while (figure(db, 'page_count') - figure(db, 'freelist_count') < PAGES) insert.run();
        db.exec('COMMIT');
      }),
    clear: () => inside(db => db.exec('DELETE FROM ballast')),
    leave: () => rmSync(folder, { recursive: true, force: true }),
  };
};
