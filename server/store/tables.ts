/** The tables, as both databases hold them. Times are milliseconds; truths are 0 or 1; lists and records are JSON text. */
import type { Generated } from 'kysely';

export interface People {
  id: string;
  name: string;
  /** Lower case, for finding. */
  name_key: string;
  email: string | null;
  email_key: string | null;
  email_confirmed: number;
  /** Null: a guest, or an account that was deleted. */
  password: string | null;
  guest: number;
  language: string;
  mail_turns: number;
  push_turns: number;
  unsubscribe: string;
  /** Where a newcomer came from: a digest of his network. */
  origin: Generated<string>;
  /** What the name looks like: nobody else's may look so. */
  look_key: Generated<string | null>;
  /** 0: whether he is here is told to nobody but those he plays with. */
  show_online: Generated<number>;
  /** Since when a moderator has closed the account; null: it is open. */
  closed_at: Generated<number | null>;
  /** 1: one letter a day at most instead of one for each hand-over. */
  mail_digest: Generated<number>;
  /** When the last such letter was written. */
  digest_at: Generated<number | null>;
  created_at: number;
  seen_at: number;
  deleted_at: number | null;
}
/** Days in which somebody's time stands still. */
export interface Vacations {
  id: string;
  person_id: string;
  begins_at: number;
  ends_at: number;
}
export interface SessionRows {
  id: string;
  person_id: string;
  csrf: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  agent: string;
}
/** Links sent by letter: 'reset' and 'confirm'. */
export interface Tokens {
  id: string;
  kind: string;
  person_id: string;
  about: string;
  expires_at: number;
}
export interface Matches {
  id: string;
  game: string;
  version: string;
  scenario: string;
  options: string;
  status: string;
  host_id: string;
  host_side: string | null;
  guest_id: string | null;
  open: number;
  /** Begun elsewhere: its dice were not bound here. */
  brought: Generated<number>;
  invite: string | null;
  rated: number;
  clock: string;
  spectators: string;
  key: string;
  commitment: string;
  /** JSON: what the players put into the dice (store/mix.ts). */
  mix: Generated<string | null>;
  seq: number;
  plies: number;
  asked: string;
  deadline_at: number | null;
  result: string | null;
  created_at: number;
  started_at: number | null;
  updated_at: number;
  ended_at: number | null;
  /** Since when its result is for everybody: with spectators who see late, later than its end. */
  public_at: Generated<number | null>;
}
export interface SeatRows {
  match_id: string;
  side: string;
  person_id: string;
  score: number | null;
  rating_before: number | null;
  deviation_before: Generated<number | null>;
  rating_after: number | null;
  /** Since when the change of rating may be known: not before every result it was reckoned from. */
  known_at: Generated<number | null>;
}
export interface Events {
  match_id: string;
  seq: number;
  kind: string;
  at: number;
  body: string;
}
export interface Notes {
  match_id: string;
  person_id: string;
  text: string;
  updated_at: number;
}
export interface Orders {
  id: string;
  match_id: string;
  person_id: string;
  side: string;
  body: string;
  created_at: number;
}
export interface Ratings {
  person_id: string;
  game: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  updated_at: number;
  /** Since when this rating may be known. */
  known_at: Generated<number | null>;
}
export interface Jobs {
  id: string;
  kind: string;
  body: string;
  run_at: number;
  taken_until: number;
  tries: number;
}
export interface Pushes {
  id: string;
  person_id: string;
  endpoint: string;
  keys: string;
  created_at: number;
}
export interface Audit {
  id: Generated<number>;
  at: number;
  person_id: string | null;
  what: string;
  address: string;
  about: string;
}
/** Who wants nothing to do with whom. */
export interface Blocks {
  person_id: string;
  blocked_id: string;
  created_at: number;
}
/** Whose games one wants to see. */
export interface Follows {
  person_id: string;
  followed_id: string;
  created_at: number;
}
/** Games that were published from a browser. */
export interface FilmRows {
  id: string;
  person_id: string;
  game: string;
  version: string;
  scenario: string;
  title: string;
  players: string;
  result: string;
  plies: number;
  save: string;
  created_at: number;
}
/** Pictures of films, of matches too, as the server has drawn them. */
export interface Drawings {
  film_id: string;
  language: string;
  jpeg: Buffer;
  created_at: number;
}
/** Annotated films. */
export interface Studies {
  id: string;
  person_id: string;
  film_id: string;
  title: string;
  body: string;
  open: number;
  created_at: number;
  updated_at: number;
}
/** What members complain of. */
export interface ReportRows {
  id: string;
  person_id: string;
  about_id: string;
  match_id: string | null;
  film_id: string | null;
  study_id: string | null;
  tournament_id: string | null;
  kind: string;
  text: string;
  created_at: number;
  settled_at: number | null;
}
/** What moderators did. Never forgotten. */
export interface Moderation {
  id: Generated<number>;
  at: number;
  moderator_id: string;
  deed: string;
  person_id: string | null;
  match_id: string | null;
  film_id: string | null;
  text: string;
  /** When whom it concerns said that he has read it. */
  seen_at: number | null;
}
/** Whose talk one does not want to read. */
export interface Mutes {
  person_id: string;
  muted_id: string;
}
/** Second factors. */
export interface Factors {
  person_id: string;
  secret: string;
  confirmed: number;
  /** The last step of 30 seconds whose code was used. */
  last_step: number;
  /** Digests of the spare codes that are left, as JSON. */
  spare: string;
  created_at: number;
}
/** Keys in people's devices that open their accounts. */
export interface PasskeyRows {
  id: string;
  person_id: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  created_at: number;
  used_at: number | null;
}
/** What a device was asked to sign. */
export interface Challenges {
  id: string;
  /** Null: whoever enters. */
  person_id: string | null;
  expires_at: number;
}
/** What was sent to an address, for as long as it counts. */
export interface LetterRows {
  to_key: string;
  kind: string;
  at: number;
}
export interface TournamentRows {
  id: string;
  name: string;
  about: string;
  organiser_id: string;
  game: string;
  scenario: string;
  options: string;
  /** 'swiss' or 'robin' */
  format: string;
  /** Null: as many as are needed, known when it begins. */
  rounds: number | null;
  /** 2: each pair plays both sides. */
  legs: number;
  /** Sides are bid for. */
  bids: number;
  clock: string;
  spectators: string;
  rated: number;
  open: number;
  invite: string | null;
  /** How many may enter. */
  most: number;
  /** Until this round one may still enter. */
  late_until: number;
  starts_at: number | null;
  status: string;
  round: number;
  /** Counts every change: of two who would make the same one, the first does. */
  step: number;
  /** Lots and dice come from it; bound by `commitment`, shown at the end. */
  key: string;
  commitment: string;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
}
export interface EntrantRows {
  tournament_id: string;
  person_id: string;
  rating: number;
  lot: number;
  from_round: number;
  /** The last round he was in before he withdrew. */
  until_round: number | null;
  /** 1: he did not withdraw, the organiser has taken him out. */
  taken_out: Generated<number>;
  bid_side: string | null;
  bid: number;
  /** What he puts into the dice. */
  part: string | null;
  entered_at: number;
}
export interface PairingRows {
  tournament_id: string;
  round: number;
  board: number;
  leg: number;
  /** 'game', 'bye', 'rest', 'forfeit' (the second is not there) or 'unfinished' (its rules are no longer here) */
  kind: string;
  first_id: string;
  second_id: string | null;
  /** Who gives the other `price` hundredths for his side. */
  payer_id: string | null;
  price: number;
  match_id: string | null;
}
export interface Meta {
  name: string;
  value: string;
}

export interface Tables {
  people: People;
  sessions: SessionRows;
  tokens: Tokens;
  matches: Matches;
  seats: SeatRows;
  events: Events;
  notes: Notes;
  orders: Orders;
  ratings: Ratings;
  jobs: Jobs;
  pushes: Pushes;
  audit: Audit;
  blocks: Blocks;
  follows: Follows;
  films: FilmRows;
  drawings: Drawings;
  studies: Studies;
  reports: ReportRows;
  moderation: Moderation;
  mutes: Mutes;
  factors: Factors;
  passkeys: PasskeyRows;
  challenges: Challenges;
  letters: LetterRows;
  vacations: Vacations;
  tournaments: TournamentRows;
  entrants: EntrantRows;
  pairings: PairingRows;
  meta: Meta;
}
