/**
 * Is a password easy to guess? Reckoned by zxcvbn in a thread of its own: its word lists take memory only while they are used, and
 * a password made to be slow to reckon holds up nobody.
 */
import { Worker } from 'node:worker_threads';
import { type Clerk, newClerk } from '../apart/clerk.ts';

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
  /** `about`: what anybody would try first: the name, the address. Null: too many are being weighed now. */
  isWeak(password: string, about: readonly string[]): Promise<boolean | null>;
  close(): Promise<void>;
}
export interface Guess {
  readonly password: string;
  readonly about: readonly string[];
}
/** The first message says that the lists are read. */
export type Reckoned = { readonly is: 'ready' } | { readonly is: 'reckoned'; readonly guesses: number };

export const newStrength = (patience = PATIENCE, idle = IDLE): Strength => {
  /** One that takes too long to reckon is no word of any list; the others are reckoned by another thread. */
  const open = (): Clerk<Guess, number> =>
    newClerk({
      patience,
      reading: READING,
      idle,
      call({ ready, answered, lost }) {
        const thread = new Worker(new URL('./strength-thread.ts', import.meta.url), {
          resourceLimits: { maxYoungGenerationSizeMb: 4 },
        });
        thread.unref();
        thread.on('message', (told: Reckoned) => (told.is === 'ready' ? ready() : answered(told.guesses)));
        thread.on('error', lost);
        return { ask: guess => thread.postMessage(guess), leave: () => thread.terminate() };
      },
    });
  let clerk = open();
  return {
    async isWeak(password, about) {
      if (clerk.waiting() >= MOST_WAITING) return null;
      const found = await clerk.ask({ password: password.slice(0, LONGEST), about });
      return found === null ? new Set(password).size < 6 : found < LEAST_GUESSES;
    },
    async close() {
      const was = clerk;
      clerk = open();
      await was.close();
    },
  };
};
