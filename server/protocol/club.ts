/** The club as it travels: finished games, ratings over time, who is here, whom one follows. */
import { z } from 'zod';
import { Person, Ranked, Record } from './people.ts';
import { Count, Id, Slug, sought, Time } from './words.ts';

export const SCORES = ['won', 'drawn', 'lost'] as const;

/** A finished game from one person's side of the table. */
export const FinishedGame = z.object({
  match: Id,
  game: Slug,
  scenario: z.string(),
  person: Person,
  side: z.string(),
  opponent: Person.nullable().describe('null: a game for one'),
  score: z.enum(SCORES).nullable(),
  by: z.string().describe('how it ended: resigned, time, agreed, or the game’s own word'),
  plies: Count,
  rated: z.boolean(),
  brought: z.boolean(),
  startedAt: Time,
  endedAt: Time,
  rating: z.object({ before: z.number(), after: z.number() }).nullable().describe('null: not rated, or not for you to know yet'),
  film: z.boolean().describe('this server still has the rules it was played by'),
});
export type FinishedGame = z.infer<typeof FinishedGame>;

export const HistoryQuery = z.object({
  game: Slug.optional(),
  side: sought(60).optional(),
  score: z.enum(SCORES).optional(),
  opponent: sought(60).optional().describe('the name of the other player'),
  against: z.enum(['people', 'bots']).optional(),
  match: Id.optional().describe('this one alone'),
  before: z.coerce.number().int().min(0).optional().describe('endedAt of the last one known'),
  beyond: Id.optional().describe('match of the last one known'),
});
export type HistoryQuery = z.infer<typeof HistoryQuery>;

/** One point a day, at most. */
export const RatingCourse = z.object({ game: Slug, points: z.array(z.object({ at: Time, rating: z.number() })) });
export type RatingCourse = z.infer<typeof RatingCourse>;

export const HeadToHead = z.object({ one: Person, other: Person, records: z.array(Record), games: z.array(FinishedGame) });
export type HeadToHead = z.infer<typeof HeadToHead>;

export const RankingPlace = Ranked.extend({
  provisional: z.boolean().describe('too few games or opponents, or too uncertain: not in the order of the others'),
});
export type RankingPlace = z.infer<typeof RankingPlace>;

/** Somebody in a list of people. */
export const MetPerson = Person.extend({ online: z.boolean(), followed: z.boolean() });
export type MetPerson = z.infer<typeof MetPerson>;
