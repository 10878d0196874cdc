/**
 * DRAWING a finished game: the board at the end of a save file, as a JPEG. A process of its own does it, one picture after another: it
 * knows no secret of the server, may write nothing, comes after everything else on the machine, and goes when nobody wants a picture. One
 * that takes too long, or too much memory, is ended; then there is no picture, and the link shows the board of the game.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import type { Language } from '@cuartel/engine';
import { type Clerk, newClerk } from '../../apart/clerk.ts';

export interface Wanted {
  /** The save file. */
  readonly save: string;
  readonly language: Language;
  /** Beside the board: how it ended. */
  readonly result: string;
  readonly winner: string | null;
}
/** `bytes` in base64; null: it cannot be drawn. */
export type Drawn = { readonly is: 'ready' } | { readonly is: 'drawn'; readonly bytes: string | null };

const HOUSE = resolve(import.meta.dirname, '..', '..', '..');
const PATIENCE = 30_000;
/** To read fonts, faces and the rules of a game, on however busy a machine. */
const READING = 60_000;
const IDLE = 20_000;
/** What it may keep of its own, in megabytes; with what the drawing itself takes about twice as much. */
const HEAP = 160;

/** Where the table's build has put the drawing; null: it is not built. */
export const drawingIn = (folder: string): string | null => {
  const path = join(resolve(folder), 'draw.js');
  return existsSync(path) ? path : null;
};

const flags = (drawing: string): string[] => [
  `--max-old-space-size=${HEAP}`,
  '--permission',
  ...[HOUSE, resolve(drawing, '..')].map(folder => `--allow-fs-read=${join(folder, '*')}`),
  '--disable-warning=ExperimentalWarning',
  '--disable-warning=SecurityWarning',
];
const beHumble = (child: ChildProcess): void => {
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has gone already, or the system does not let us.
  }
};

export const newDraughtsman = (folder: string, patience = PATIENCE, idle = IDLE): Clerk<Wanted, string | null> | null => {
  const drawing = drawingIn(folder);
  if (drawing === null) return null;
  return newClerk({
    patience,
    reading: READING,
    idle,
    call({ ready, answered, lost }) {
      const child = fork(join(import.meta.dirname, 'draughtsman-process.ts'), [drawing], {
        execArgv: flags(drawing),
        env: {},
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      beHumble(child);
      child.unref();
      child.channel?.unref();
      child.on('message', (told: Drawn) => (told.is === 'ready' ? ready() : answered(told.bytes)));
      child.on('error', lost);
      child.on('exit', lost);
      return {
        ask: wanted => void child.send(wanted, error => error !== null && lost()),
        leave: () =>
          new Promise(gone => {
            if (child.exitCode !== null || child.signalCode !== null) return gone(undefined);
            child.once('exit', gone);
            child.kill('SIGKILL');
          }),
      };
    },
  });
};
