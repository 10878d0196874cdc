/**
 * THE ONE DOOR through which a match changes. Events are appended behind the number the writer believed to be the last;
 * if somebody else was first, nothing happens and the writer is told so. What is needed to list matches changes with them.
 */
import type { Settled } from './settle.ts';

export interface NewEvent {
  readonly kind: string;
  readonly at: number;
  /** JSON. */
  readonly body: string;
}
export interface NewJob {
  readonly id: string;
  readonly kind: string;
  readonly body: string;
  readonly runAt: number;
}
export interface Append {
  readonly match: string;
  /** The last number the writer knew. */
  readonly was: number;
  readonly events: readonly NewEvent[];
  readonly plies: number;
  /** JSON: the sides that must decide. */
  readonly asked: string;
  readonly deadline: number | null;
  readonly at: number;
  readonly jobs: readonly NewJob[];
  /** The people who are newly asked. */
  readonly turn: readonly string[];
  /** The match ends with these events. */
  readonly settled?: Settled;
}
/** True: it is written and will survive. False: somebody else was first. Throws when the store cannot write. */
export type Appender = (append: Append) => Promise<boolean>;
