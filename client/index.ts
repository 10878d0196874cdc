/** The client of the server: `newClient()` in a page, `newClient({ url, program: true })` in a program. */

export type {
  FinishedGame,
  HeadToHead,
  HistoryQuery,
  MetPerson,
  RankingPlace,
  RatingCourse,
} from '@cuartel/server/protocol/club.ts';
export type { FaultCode } from '@cuartel/server/protocol/fault.ts';
export type { Film, Publish } from '@cuartel/server/protocol/films.ts';
export type {
  Admonition,
  DeedDone,
  MemberReport,
  ModeratedLine,
  ModeratorDeed,
  NewReport,
} from '@cuartel/server/protocol/manners.ts';
export type { Clock, Created, Listed, MatchInfo, NewMatch, Result, Spectators } from '@cuartel/server/protocol/matches.ts';
export type { Ahead, AheadInfo, NewOrder, OrderInfo } from '@cuartel/server/protocol/orders.ts';
export type { Me, Passkey, Person, Profile, Rating, Vacation } from '@cuartel/server/protocol/people.ts';
export type {
  Accepted,
  ChatLine,
  Command,
  Entry,
  Event,
  MatchStanding,
  Proposal,
  Question,
  State,
  Takeback,
  Update,
} from '@cuartel/server/protocol/play.ts';
export type { ChangeStudy, Remark, Study, StudyBody, StudyInfo, Variation } from '@cuartel/server/protocol/studies.ts';
export type {
  Alike,
  NewTournament,
  TournamentGame,
  TournamentInfo,
  TournamentPage,
} from '@cuartel/server/protocol/tournaments.ts';
export { type Client, type ClientHow, type GameOnShelf, newClient, type SideRecord, type VerifiedMatch } from './client.ts';
export { type BrokenPromise, type Dicebox, type KeptPart, newDicebox } from './dice.ts';
export { Refused } from './fault.ts';
export { type LiveHow, type LiveLine, openLive, type SocketLike } from './live.ts';
export { patched } from './patch.ts';
export { type FarTable, updated, type WatchNews } from './table.ts';
