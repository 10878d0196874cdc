/**
 * ONE PROCESS AT A TIME. Whoever works on the data holds a lock of the operating system, which ends with the process however it
 * ends. Beside it lies where the holder can be reached, for whoever comes second.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Language } from '@cuartel/engine';
import { systemLanguage } from '../config/language.ts';
import { OWNERS, privateFile, privateFolder } from './private.ts';

interface Holder {
  readonly pid: number;
  readonly url: string | null;
}
const SAID: Readonly<Record<Language, (holder: Holder | null, folder: string) => string>> = {
  en: (holder, folder) =>
    `Cuartel is running already${holder?.url == null ? '' : ` at ${holder.url}`}${holder === null ? '' : ` (process ${holder.pid})`} on the data in ${folder}; stop it first, or name another folder by DATA_DIR.`,
  es: (holder, folder) =>
    `Cuartel ya está en marcha${holder?.url == null ? '' : ` en ${holder.url}`}${holder === null ? '' : ` (proceso ${holder.pid})`} con los datos de ${folder}; páralo antes o di otra carpeta con DATA_DIR.`,
};
/** Another process works on these data. */
export class InUse extends Error {
  readonly url: string | null;
  constructor(folder: string, holder: Holder | null) {
    super(SAID[systemLanguage()](holder, folder));
    this.url = holder?.url ?? null;
  }
}
export interface Lock {
  /** Tells whoever comes second where we are. */
  runsAt(url: string): void;
  release(): void;
}

const cardOf = (folder: string): string => join(folder, 'running.json');
const holderIn = (folder: string): Holder | null => {
  try {
    return JSON.parse(readFileSync(cardOf(folder), 'utf8')) as Holder;
  } catch {
    return null;
  }
};

export const lockFolder = (folder: string): Lock => {
  privateFolder(folder);
  const file = join(folder, 'lock.sqlite');
  privateFile(file);
  const db = new DatabaseSync(file, { timeout: 0 });
  try {
    db.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    const SQLITE_BUSY = 5;
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) throw new InUse(folder, holderIn(folder));
    throw error;
  }
  const leave = (url: string | null): void => {
    const part = `${cardOf(folder)}.part`;
    writeFileSync(part, JSON.stringify({ pid: process.pid, url } satisfies Holder), { mode: OWNERS });
    renameSync(part, cardOf(folder));
  };
  leave(null);
  return {
    runsAt: leave,
    release() {
      if (!db.isOpen) return;
      rmSync(cardOf(folder), { force: true });
      db.close();
    },
  };
};
