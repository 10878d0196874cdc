/** A child process that shares the terminal, hears every signal, and never outlives its parent. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'];

/** Calls `lost` once when the process that started this one has gone (it is then adopted by another). */
export function whenOrphaned(lost) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    lost();
  }, 300);
  watch.unref();
  return () => clearInterval(watch);
}

/** The exit code a shell would report. */
const codeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 1);

/** Runs a command to its end, passing signals on, and resolves to its exit code. */
export function runChild(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    const group = options.detached ? -child.pid : child.pid;
    const send = signal => {
      try {
        process.kill(group, signal);
      } catch {
        // Already gone.
      }
    };
    // Ctrl-C reaches the whole foreground group by itself; a second copy would look like a second Ctrl-C.
    const passOn = signal => {
      if (signal === 'SIGINT' && process.stdin.isTTY && !options.detached) return;
      send(signal);
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
