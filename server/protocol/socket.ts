/** Messages of the WebSocket, version 1. JSON text, one message a frame. */
import { z } from 'zod';
import type { FaultBody } from './fault.ts';
import { type Accepted, Command, type State, type Update } from './play.ts';
import { Count, Id, Language } from './words.ts';

export const VERSION = 1;
/** The longest message a client may send. */
export const LONGEST_MESSAGE = 16_384;

const number = z.number().int().min(0).max(2_147_483_647);
export const ToServer = z.discriminatedUnion('t', [
  z
    .strictObject({
      t: z.literal('hello'),
      v: z.number().int(),
      token: z.string().max(100).optional(),
      words: Language.nullable().default(null).describe('language in which questions come in words; null: bare'),
    })
    .describe('first message; programs give their token, browsers are known by their cookie'),
  z.strictObject({ t: z.literal('watch'), id: number, match: Id, since: Count.optional() }).describe('since: the last seq known'),
  z.strictObject({ t: z.literal('unwatch'), id: number, match: Id }),
  z.strictObject({ t: z.literal('do'), id: number, match: Id, command: Command }),
  z.strictObject({ t: z.literal('lobby'), id: number, on: z.boolean() }).describe('hear when the open challenges change'),
  z.strictObject({ t: z.literal('ping'), id: number }),
]);
export type ToServer = z.input<typeof ToServer>;

export type FromServer =
  | { t: 'welcome'; v: number; person: { id: string; name: string; guest: boolean } | null; now: number }
  | { t: 'state'; id?: number; match: string; state: State }
  | ({ t: 'update'; id?: number; match: string } & Update)
  | ({ t: 'done'; id: number } & Accepted)
  | { t: 'fine'; id: number }
  | ({ t: 'fault'; id: number | null } & FaultBody)
  | { t: 'presence'; match: string; person: string; online: boolean }
  /** Something changed in one of your matches, or a challenge came for you: look at your list. */
  | { t: 'mine'; match: string }
  | { t: 'lobby' }
  | { t: 'bye'; why: 'restart' | 'signed-out' | 'slow' | 'too-many' };
