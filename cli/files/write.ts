/** Writing a file whole or not at all: first beside its place, then renamed into it. */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Why a file could not be written, as the system calls it: ENOSPC, EACCES. */
export type Trouble = { readonly code: string };

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);

export const writeWhole = (file: string, text: string): Trouble | null => {
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.new`);
  try {
    mkdirSync(dirname(file), { recursive: true });
    const to = openSync(beside, 'w', 0o600);
    try {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; ) at += writeSync(to, bytes, at);
      fsyncSync(to);
    } finally {
      closeSync(to);
    }
    renameSync(beside, file);
    return null;
  } catch (error) {
    try {
      rmSync(beside, { force: true });
    } catch {
      // The trouble that matters is the first one.
    }
    return { code: codeOf(error) };
  }
};

/** Is there something at this place that Cuartel did not write? It must not be written over. */
export const isForeign = (file: string): boolean => {
  if (!existsSync(file)) return false;
  try {
    const from = openSync(file, 'r');
    const start = Buffer.alloc(64);
    const length = readSync(from, start, 0, 64, 0);
    closeSync(from);
    return length > 0 && !/^\s*\{\s*"cuartel"/.test(start.toString('utf8', 0, length));
  } catch {
    return false; // a folder, or unreadable: writing will say what is wrong
  }
};
