/** The client of the server: `newClient()` in a page, `newClient({ url, program: true })` in a program. */

export type { FaultCode } from '@cuartel/server/protocol/fault.ts';
export type { Clock, Created, Listed, MatchInfo, NewMatch, Result, Spectators } from '@cuartel/server/protocol/matches.ts';
export type { Me, Person, Profile, Rating } from '@cuartel/server/protocol/people.ts';
export type {
  ChatLine,
  Command,
  Done,
  Event,
  Fact,
  Offer,
  Question,
  Standing,
  State,
  Takeback,
  Update,
} from '@cuartel/server/protocol/play.ts';
export type { NewStanding, StandingInfo, Test, Value } from '@cuartel/server/protocol/standing.ts';
export { type Client, type ClientHow, type GameOnShelf, newClient, type SideRecord, type Verified } from './client.ts';
export { type Broken, type Dicebox, type Kept, newDicebox } from './dice.ts';
export { Refused } from './fault.ts';
export { type Live, type LiveHow, openLive, type SocketLike } from './live.ts';
export { patched } from './patch.ts';
export { type Happening, type Table, updated } from './table.ts';
