/** A copy of the SQLite file while the server runs, and putting one back while it does not. */
import { copyFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { lockFolder } from './lock.ts';
import { privateFile, privateFolder } from './private.ts';

export interface Copied {
  readonly bytes: number;
  readonly matches: number;
  readonly events: number;
}

/** Looks whether a file is a sound database of ours. Throws with a sentence when it is not. */
export const inspect = (file: string): Omit<Copied, 'bytes'> => {
  let db: DatabaseSync;
  try {
    db = new DatabaseSync(file, { readOnly: true });
  } catch {
    throw new Error(`${file} cannot be opened as a database`);
  }
  try {
    const sound = db.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    if (sound.integrity_check !== 'ok') throw new Error(`${file} is damaged: ${sound.integrity_check}`);
    const count = (table: string): number => (db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n;
    return { matches: count('matches'), events: count('events') };
  } catch (error) {
    throw new Error(`${file} is no database of this server: ${error instanceof Error ? error.message : error}`);
  } finally {
    db.close();
  }
};

/** Safe while the server writes: the copy is of one moment. It appears under its name only when it is whole. */
export const backUp = async (from: string, to: string): Promise<Copied> => {
  const db = new DatabaseSync(from, { readOnly: true });
  privateFolder(dirname(to));
  const part = `${to}.part`;
  await rm(part, { force: true });
  privateFile(part);
  try {
    await backup(db, part, { rate: 2_000 });
  } finally {
    db.close();
  }
  const found = inspect(part);
  await rename(part, to);
  return { bytes: (await stat(to)).size, ...found };
};

/** Refused while the server runs. What was there before is kept beside it. */
export const restore = async (from: string, to: string, stamp: string): Promise<Copied & { kept: string | null }> => {
  const found = inspect(from);
  const lock = lockFolder(dirname(to));
  try {
    return await putBack(from, to, stamp, found);
  } finally {
    lock.release();
  }
};
const putBack = async (
  from: string,
  to: string,
  stamp: string,
  found: Omit<Copied, 'bytes'>,
): Promise<Copied & { kept: string | null }> => {
  const part = `${to}.part`;
  await rm(part, { force: true });
  privateFile(part);
  await copyFile(from, part);
  privateFile(part);
  let kept: string | null = null;
  if (
    await stat(to).then(
      () => true,
      () => false,
    )
  ) {
    kept = `${to}.before-${stamp}`;
    for (const tail of ['', '-wal', '-shm']) await rename(`${to}${tail}`, `${kept}${tail}`).catch(() => {});
  }
  await rename(part, to);
  return { bytes: (await stat(to)).size, ...found, kept };
};
