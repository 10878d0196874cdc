/** Files that hold keys, hashes and letters: for their owner alone. */
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';

export const OWNERS = 0o600;
const OWNERS_FOLDER = 0o700;

/** Whatever belongs to somebody else, or lies where there are no such rights, stays as it is. */
const close = (path: string, mode: number): void => {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EROFS', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
};
/** Makes a folder if there is none; one that was there keeps its rights: it may be shared on purpose. */
export const privateFolder = (path: string): void => void mkdirSync(path, { recursive: true, mode: OWNERS_FOLDER });
/** Makes a file if there is none, and closes it to others; so are the files a database writes beside it. */
export const privateFile = (path: string): void => {
  // One that is there is not opened: to close it again would end every lock this process has on it.
  try {
    closeSync(openSync(path, 'wx', OWNERS));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  for (const tail of ['', '-wal', '-shm']) close(`${path}${tail}`, OWNERS);
};
