/** One installation at a time in one folder, even if two commands are started together or one of them is killed. */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './child.mjs';

/** A holder touches its lock at every beat. */
const BEAT = 1_000;
/** After this much silence the lock of a dead process is free: long enough for what it had started to end as well. */
const DEAD_SILENCE = 5_000;
/** After this much silence any lock is free, whoever now bears the holder's process number. */
const SILENCE = 30_000;

const read = file => {
  try {
    return { holder: readFileSync(file, 'utf8'), silent: Date.now() - statSync(file).mtimeMs };
  } catch {
    return null;
  }
};

const abandoned = ({ holder, silent }) => {
  const [pid, host] = holder.split('@');
  return silent > SILENCE || (silent > DEAD_SILENCE && host === hostname() && !isAlive(Number(pid)));
};

/** Makes the lock appear with its holder's name already in it, or not at all. */
const take = (file, own) => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, own);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Removes a lock whose holder is gone; if another process renewed it in between, puts that one back. */
const clear = (file, seen) => {
  const aside = `${file}.${process.pid}.gone`;
  try {
    renameSync(file, aside);
    if (read(aside)?.holder !== seen.holder) linkSync(aside, file);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
  rmSync(aside, { force: true });
};

/** Runs `work` while holding the lock; `onWait(holder)` is told once if somebody else holds it. */
export async function withLock(file, onWait, work) {
  const own = `${process.pid}@${hostname()}`;
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!take(file, own)) {
    const seen = read(file);
    if (seen && abandoned(seen)) clear(file, seen);
    else if (seen) {
      if (!told) onWait(seen.holder.split('@')[0]);
      told = true;
      await pause(200);
    }
  }
  const beat = setInterval(() => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The folder was cleared under us; the work will say so itself.
    }
  }, BEAT);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if (read(file)?.holder === own) rmSync(file, { force: true });
  }
}
