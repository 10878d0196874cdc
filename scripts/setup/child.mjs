/** A child process that shares the terminal, hears every signal, and never outlives its parent. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];

/** What the system says of a process, where it says so: its name, state and parent. */
function factsOf(pid) {
  try {
    const [, name, state, parent] = /^\d+ \((.*)\) (.) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'));
    return { name, state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** True while a process of this number runs; one that has ended but was not yet collected by its parent does not. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return factsOf(pid)?.state !== 'Z';
}

/**
 * The process that must outlive this one: our parent, or npm above the shell in which npm runs its commands. The shell
 * would not notice that npm was killed. (Where there is no /proc, only the parent is watched.)
 */
function ownerAbove() {
  const above = process.env.npm_lifecycle_event === undefined ? undefined : factsOf(process.ppid);
  return above && /^(?:ba|da|z|k)?sh$/.test(above.name) ? above.parent : process.ppid;
}

/** Calls `lost` once when the process that started this one (or `owner`, further up) has gone. */
export function whenOrphaned(lost, owner = ownerAbove()) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent && isAlive(owner)) return;
    clearInterval(watch);
    lost();
  }, 300);
  watch.unref();
  return () => clearInterval(watch);
}

/** The exit code a shell would report. */
const codeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 1);

/**
 * Runs a command to its end, passing signals on, and resolves to its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { onSignal?: (signal: string) => void }} options
 * @returns {Promise<number>}
 */
export function runChild(command, args, { onSignal, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const send = signal => void child.kill(signal);
    // Ctrl-C reaches the whole foreground group by itself; a second copy would look like a second Ctrl-C.
    const passOn = signal => {
      onSignal?.(signal);
      if (signal !== 'SIGINT' || !process.stdin.isTTY) send(signal);
    };
    for (const signal of SIGNALS) process.on(signal, passOn);
    const stopWatching = whenOrphaned(() => {
      send('SIGTERM');
      setTimeout(() => send('SIGKILL'), 2_000).unref();
    });
    const close = () => {
      for (const signal of SIGNALS) process.off(signal, passOn);
      stopWatching();
    };
    child.on('error', error => {
      close();
      reject(error);
    });
    child.on('close', (code, signal) => {
      close();
      resolve(codeOf(code, signal));
    });
  });
}
