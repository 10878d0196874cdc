/** Matches and challenges, as they travel. */
import { z } from 'zod';
import { Person } from './people.ts';
import { Count, Hash, Id, Slug, sought, Time, Token, Word } from './words.ts';

export const Clock = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('none') }),
  z.strictObject({ is: z.literal('days'), days: z.number().int().min(1).max(30) }).describe('days for every decision'),
  z
    .strictObject({
      is: z.literal('live'),
      minutes: z.number().int().min(1).max(600),
      increment: z.number().int().min(0).max(300),
    })
    .describe('minutes for the whole match, seconds added at every hand-over'),
]);
export type Clock = z.infer<typeof Clock>;

export const Spectators = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('never') }),
  z.strictObject({ is: z.literal('end') }),
  z.strictObject({ is: z.literal('delayed'), minutes: z.number().int().min(0).max(1440) }),
]);
export type Spectators = z.infer<typeof Spectators>;

export const NewMatch = z.strictObject({
  game: Slug,
  scenario: z.string().max(60),
  options: z.array(z.string().max(60)).max(40).default([]),
  side: Word.nullable().default(null).describe('null: by lot'),
  clock: Clock.default({ is: 'none' }),
  rated: z.boolean().default(false),
  spectators: Spectators.default({ is: 'end' }),
  open: z.boolean().default(true).describe('false: only by the link or by the person named in `to`'),
  to: sought(60).min(1).optional().describe('the name of the person'),
  bot: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional()
    .describe('against a bot of this level: begins at once, never rated'),
  dice: z.strictObject({ bound: Hash }).optional().describe('binds my part of the dice; the match begins when I have shown it'),
});
export type NewMatch = z.input<typeof NewMatch>;
/** A game under way in a browser, to be played on here: alone, or against a bot in the other seat. */
export const Bring = z.strictObject({
  save: z.string().max(1_500_000).describe('a save file'),
  side: Word.optional().describe('mine, in a game for two'),
  bot: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional()
    .describe('level of the bot in the other seat'),
  spectators: Spectators.default({ is: 'end' }),
});
export type Bring = z.input<typeof Bring>;
export const Join = z.strictObject({ invite: Token.optional(), part: Hash.optional().describe('my part of the dice') });
export const Dice = z.union([
  z.strictObject({ part: Hash }).describe('my part of the dice'),
  z.strictObject({ waive: z.literal(true) }).describe('the host has lost his: without it, and with another of the other player'),
]);
export type Dice = z.infer<typeof Dice>;

export const Result = z.object({ winner: z.string().nullable(), by: z.string() });
export type Result = z.infer<typeof Result>;
export const STATUSES = ['waiting', 'mixing', 'playing', 'over', 'cancelled'] as const;

export const MatchInfo = z.object({
  id: Id,
  game: Slug,
  version: z.string(),
  scenario: z.string(),
  options: z.array(z.string()),
  status: z.enum(STATUSES),
  host: Person,
  hostSide: z.string().nullable(),
  to: Person.nullable(),
  seats: z.record(z.string(), Person),
  clock: Clock,
  rated: z.boolean(),
  spectators: Spectators,
  open: z.boolean(),
  brought: z.boolean().describe('begun elsewhere and brought here: its dice were not bound by this server'),
  commitment: z.string().describe('binds the dice: published before the first one'),
  key: z.string().nullable().describe('the key of the dice, once the match is over'),
  dice: z
    .object({
      bound: Hash.nullable().describe('binds the part of the host'),
      host: Hash.nullable(),
      guest: Hash.nullable(),
      waived: z.boolean().describe('the host did without his'),
      waits: z.enum(['host', 'guest']).nullable().describe('who must show his part before the match begins'),
    })
    .nullable()
    .describe('what the players put into the dice; the host’s part is shown once the match has begun; null: nothing'),
  plies: Count,
  asked: z.array(z.string()),
  deadline: Time.nullable(),
  result: Result.nullable(),
  createdAt: Time,
  startedAt: Time.nullable(),
  updatedAt: Time,
  endedAt: Time.nullable(),
});
export type MatchInfo = z.infer<typeof MatchInfo>;
/** As one person sees it in a list. */
export const Listed = MatchInfo.extend({ you: z.string().nullable(), yourTurn: z.boolean() });
export type Listed = z.infer<typeof Listed>;
export const Created = z.object({
  match: MatchInfo,
  invite: z.string().nullable().describe('goes into the link for a private challenge'),
});
export type Created = z.infer<typeof Created>;

export const GameInfo = z.object({
  slug: Slug,
  version: z.string(),
  title: z.object({ en: z.string(), es: z.string() }),
  sides: z.array(z.string()),
  scenarios: z.array(z.string()),
  options: z.array(z.object({ id: z.string(), needs: z.array(z.string()) })),
  bots: z
    .array(z.object({ id: z.string(), name: z.object({ en: z.string(), es: z.string() }) }))
    .describe('levels of the bots that take a seat, the gentlest first'),
});
export const SideRecord = z.object({ game: Slug, side: z.string(), won: Count, drawn: Count, lost: Count });
