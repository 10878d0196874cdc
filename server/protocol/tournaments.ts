/** Tournaments, as they travel. Points are hundredths: a game won is 100. */
import { z } from 'zod';
import { Clock, Spectators } from './matches.ts';
import { Person } from './people.ts';
import { Count, Hash, Id, label, Slug, Time, Token, typed, Word } from './words.ts';

/** Nobody may stop a tournament by not coming: there is always a clock. */
export const TournamentClock = Clock.refine(clock => clock.is !== 'none', 'a tournament needs a clock');
export const FORMATS = ['swiss', 'robin'] as const;
export const MOST_ENTRANTS = 256;
/** In a round robin everybody meets everybody: so many are a year of rounds. */
export const MOST_IN_ROBIN = 40;

export const NewTournament = z.strictObject({
  name: label(3, 80),
  about: typed(0, 2000).default(''),
  game: Slug,
  scenario: z.string().max(60),
  options: z.array(z.string().max(60)).max(40).default([]),
  format: z.enum(FORMATS).default('swiss'),
  rounds: z.number().int().min(1).max(20).nullable().default(null).describe('of a Swiss; null: as many as are needed'),
  legs: z
    .union([z.literal(1), z.literal(2)])
    .default(2)
    .describe('2: each pair plays both sides'),
  bids: z.boolean().default(false).describe('with one leg: sides go to whoever bids more for them'),
  clock: TournamentClock.default({ is: 'days', days: 3 }),
  spectators: Spectators.default({ is: 'end' }),
  rated: z.boolean().default(true),
  open: z.boolean().default(true).describe('false: only by the link'),
  most: z
    .number()
    .int()
    .min(2)
    .max(MOST_ENTRANTS)
    .nullable()
    .default(null)
    .describe(`how many may enter; of a round robin ${MOST_IN_ROBIN} at most; null: as many as that, 64 in a Swiss`),
  lateUntil: z.number().int().min(0).max(20).default(0).describe('until this round of a Swiss one may still enter'),
  startsAt: Time.nullable().default(null).describe('begins by itself then; null: when its organiser says so'),
});
export type NewTournament = z.input<typeof NewTournament>;
export const SideBid = z.strictObject({ side: Word, points: z.number().int().min(0).max(50) });
export const Enter = z.strictObject({
  invite: Token.optional(),
  bid: SideBid.nullable().default(null),
  part: Hash.optional().describe('my part of the dice of all my games in it'),
});

export const TournamentInfo = z.object({
  id: Id,
  name: z.string(),
  about: z.string(),
  organiser: Person,
  game: Slug,
  scenario: z.string(),
  options: z.array(z.string()),
  format: z.enum(FORMATS),
  rounds: Count.nullable(),
  legs: Count,
  bids: z.boolean(),
  clock: Clock,
  spectators: Spectators,
  rated: z.boolean(),
  open: z.boolean(),
  most: Count,
  lateUntil: Count,
  startsAt: Time.nullable(),
  status: z.enum(['open', 'running', 'over', 'cancelled']),
  round: Count,
  entered: Count.describe('how many are in it'),
  commitment: z.string().describe('binds lots and dice'),
  key: z.string().nullable().describe('shown at the end'),
  createdAt: Time,
  startedAt: Time.nullable(),
  endedAt: Time.nullable(),
  you: z.enum(['in', 'withdrawn']).nullable(),
});
export type TournamentInfo = z.infer<typeof TournamentInfo>;

export const EntrantInfo = z.object({
  person: Person,
  rating: z.number(),
  lot: Count.nullable().describe('decides last of all; known when it has begun'),
  from: Count.describe('his first round'),
  until: Count.nullable().describe('the last round before he withdrew'),
  takenOut: z.boolean().describe('he did not withdraw: the organiser has taken him out; his round is played to the end'),
  part: Hash.nullable(),
});
export const TournamentGame = z.object({
  round: Count,
  board: Count,
  leg: Count,
  kind: z.enum(['game', 'bye', 'rest', 'forfeit', 'unfinished']),
  first: Person.describe('plays the first side of the game'),
  second: Person.nullable(),
  match: Id.nullable(),
  price: z.object({ by: Id, points: Count }).nullable().describe('what was bid for the side and goes to the other'),
  score: z.number().nullable().describe('of the first, before any price; null: not over, or not yet for everybody'),
});
export type TournamentGame = z.infer<typeof TournamentGame>;
export const TournamentPlace = z.object({
  person: Person,
  place: Count,
  points: z.number(),
  buchholz: z.number(),
  sonneborn: z.number().describe('in ten-thousandths'),
  won: Count,
  played: Count,
});
/** For the organiser: two entrants who may be one person. Nothing follows from it by itself. */
export const Alike = z.object({
  one: Person,
  other: Person,
  why: z.array(z.enum(['mail', 'network'])).describe('letters to both end up in one box; both came from one network lately'),
});
export type Alike = z.infer<typeof Alike>;
export const TournamentPage = z.object({
  info: TournamentInfo,
  entrants: z.array(EntrantInfo),
  games: z.array(TournamentGame),
  standings: z.array(TournamentPlace),
  bid: SideBid.nullable().describe('what I bid; nobody else is told'),
});
export type TournamentPage = z.infer<typeof TournamentPage>;
