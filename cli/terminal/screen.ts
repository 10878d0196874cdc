/** Where the program writes. Results go to `print` (standard output), everything about them to `note` (standard error). */
import { type Colours, paintFor } from './paint.ts';
import { wrap } from './wrap.ts';

export interface Screen {
  readonly paint: Colours;
  /** Colours for what goes to standard error. */
  readonly notePaint: Colours;
  readonly isTerminal: boolean;
  columns(): number;
  rows(): number;
  /** Lines as they are. */
  print(text: string): void;
  /** A paragraph, wrapped to the terminal. */
  say(text: string, first?: string): void;
  note(text: string): void;
  /** Wipes the screen and what can be scrolled back to: the other side must not read it. */
  clear(): void;
}

const NARROWEST = 20;

export const openScreen = (): Screen => {
  const { stdout, stderr, env } = process;
  // A reader that has gone away (`| head`) is no error.
  for (const stream of [stdout, stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
  const columns = () => Math.max(NARROWEST, stdout.columns ?? (Number(env['COLUMNS']) || 80));
  const isTerminal = stdout.isTTY === true;
  return {
    paint: paintFor(isTerminal, env),
    notePaint: paintFor(stderr.isTTY === true, env),
    isTerminal,
    columns,
    rows: () => Math.max(10, stdout.rows ?? 24),
    print: text => void stdout.write(`${text}\n`),
    say: (text, first) => void stdout.write(`${wrap(text, columns(), first)}\n`),
    note: text => void stderr.write(`${text}\n`),
    clear: () => {
      if (isTerminal) stdout.write('\x1b[2J\x1b[3J\x1b[H');
    },
  };
};
