/** What processes tell each other. Small: whoever hears it looks into the store himself. */
import { randomBytes } from 'node:crypto';

export const CHANNEL = 'cuartel';
/** This process, among those that share one database. */
export const HERE = randomBytes(6).toString('base64url');

export type Notice =
  /** A match has come to `seq`; these people are newly asked. */
  | { readonly is: 'match'; readonly id: string; readonly seq: number; readonly turn: readonly string[] }
  /** The standing orders of a match have changed. */
  | { readonly is: 'orders'; readonly id: string }
  /** The list of open challenges has changed. */
  | { readonly is: 'lobby' }
  /** Sessions of a person have ended: close the sockets that use them ('' all of them). */
  | { readonly is: 'sessions'; readonly person: string; readonly session: string }
  /** A person has left for good: what he wrote is forgotten. */
  | { readonly is: 'erased'; readonly person: string }
  /** A moderator has removed a line of talk. */
  | { readonly is: 'removed'; readonly match: string; readonly seq: number }
  /** Something about a person's matches has changed: whose turn it is, a challenge, a start. */
  | { readonly is: 'person'; readonly id: string; readonly match: string }
  /** Who is connected to this process, or has just left it. */
  | { readonly is: 'presence'; readonly here: readonly string[]; readonly gone: readonly string[] };

export interface Sent {
  readonly from: string;
  readonly notice: Notice;
}
export const written = (notice: Notice): string => JSON.stringify({ from: HERE, notice } satisfies Sent);
export const matchNotice = (id: string, seq: number, turn: readonly string[]): string => written({ is: 'match', id, seq, turn });
