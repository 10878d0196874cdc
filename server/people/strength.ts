/**
 * Is a password easy to guess? Reckoned by zxcvbn in a thread of its own: its word lists take memory only while they are used, and
 * a password made to be slow to reckon holds up nobody.
 */
import { Worker } from 'node:worker_threads';

/** Fewer guesses than ten to the power of this, and it is weak. */
export const LEAST_GUESSES = 8;
/** What is longer is judged by its beginning. */
const LONGEST = 32;
const PATIENCE = 2_000;
/** More do not wait: they are told to come back. */
const MOST_WAITING = 30;
/** To read the word lists, on however busy a machine. */
const READING = 60_000;
/** The lists take a hundred megabytes, and a second to be read again. */
const IDLE = 12_000;

export interface Strength {
  /** `about`: what anybody would try first: the name, the address. */
  /** Null: too many are being weighed now. */
  isWeak(password: string, about: readonly string[]): Promise<boolean | null>;
  close(): Promise<void>;
}
export interface Guess {
  readonly id: number;
  readonly password: string;
  readonly about: readonly string[];
}
/** The first message, of id 0, says that the lists are read. */
export interface Reckoned {
  readonly id: number;
  readonly guesses: number;
}

export const newStrength = (patience = PATIENCE, idle = IDLE): Strength => {
  /** The first is being reckoned. */
  const waiting: { readonly asked: Guess; readonly answer: (guesses: number | null) => void }[] = [];
  let thread: Worker | null = null;
  let ready = false;
  let timer: NodeJS.Timeout | null = null;
  let count = 0;
  const leave = (): Promise<unknown> => {
    const was = thread;
    thread = null;
    ready = false;
    return was?.terminate() ?? Promise.resolve();
  };
  const started = (): Worker => {
    if (thread !== null) return thread;
    const mine = new Worker(new URL('./strength-thread.ts', import.meta.url), {
      resourceLimits: { maxYoungGenerationSizeMb: 4 },
    });
    mine.unref();
    mine.on('message', ({ id, guesses }: Reckoned) => {
      if (thread !== mine) return;
      if (id === 0) {
        ready = true;
        wait();
      } else if (waiting[0]?.asked.id === id) settle(guesses);
    });
    mine.on('error', () => void (thread === mine && giveUp()));
    thread = mine;
    return mine;
  };
  /** One that takes too long to reckon is no word of any list; the others are reckoned by another thread. */
  const giveUp = (): void => {
    void leave();
    settle(null);
  };
  const settle = (guesses: number | null): void => {
    waiting.shift()?.answer(guesses);
    next();
  };
  /** For the answer, or for the next question. */
  const wait = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = waiting.length === 0 ? setTimeout(() => void leave(), idle) : setTimeout(giveUp, ready ? patience : READING);
    timer.unref();
  };
  const next = (): void => {
    if (waiting[0] !== undefined) started().postMessage(waiting[0].asked);
    wait();
  };
  const guesses = (password: string, about: readonly string[]): Promise<number | null> =>
    new Promise(answer => {
      waiting.push({ asked: { id: ++count, password, about }, answer });
      if (waiting.length === 1) next();
    });
  return {
    async isWeak(password, about) {
      if (waiting.length >= MOST_WAITING) return null;
      const found = await guesses(password.slice(0, LONGEST), about);
      return found === null ? new Set(password).size < 6 : found < LEAST_GUESSES;
    },
    async close() {
      if (timer !== null) clearTimeout(timer);
      for (const { answer } of waiting.splice(0)) answer(null);
      await leave();
    },
  };
};
