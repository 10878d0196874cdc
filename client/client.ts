/** Everything a page or a program may ask of the server. Refusals are thrown as Refused, with a code. */
import type {
  FinishedGame,
  HeadToHead,
  HistoryQuery,
  MetPerson,
  RankingPlace,
  RatingCourse,
} from '@cuartel/server/protocol/club.ts';
import type { Film, Publish } from '@cuartel/server/protocol/films.ts';
import type {
  Admonition,
  DeedDone,
  MemberReport,
  ModeratedLine,
  ModeratorDeed,
  NewReport,
} from '@cuartel/server/protocol/manners.ts';
import type { Bring, Created, Listed, MatchInfo, NewMatch } from '@cuartel/server/protocol/matches.ts';
import type { Ahead, AheadInfo, NewOrder, OrderInfo } from '@cuartel/server/protocol/orders.ts';
import type { Me, Passkey, Person, Profile, Vacation, Welcome } from '@cuartel/server/protocol/people.ts';
import type { Accepted, Command, Entry, State, Takeback, Thought, Update } from '@cuartel/server/protocol/play.ts';
import type { ChangeStudy, Study, StudyInfo } from '@cuartel/server/protocol/studies.ts';
import type { Alike, NewTournament, TournamentInfo, TournamentPage } from '@cuartel/server/protocol/tournaments.ts';
import {
  type BrokenPromise,
  bindPart,
  brokenIn,
  type Dicebox,
  guestsPart,
  hostsPart,
  type KeptPart,
  keptOf,
  newPart,
} from './dice.ts';
import { Refused } from './fault.ts';
import { ask, type Connection, query } from './http.ts';
import { type LiveHow, type LiveLine, openLive } from './live.ts';

type Words = 'en' | 'es';
export interface GameOnShelf {
  slug: string;
  version: string;
  title: { en: string; es: string };
  sides: string[];
  scenarios: string[];
  options: { id: string; needs: string[] }[];
  bots: { id: string; name: { en: string; es: string } }[];
}
export interface SideRecord {
  game: string;
  side: string;
  won: number;
  drawn: number;
  lost: number;
}
export interface VerifiedMatch {
  ok: boolean;
  published: string;
  commitment: string;
  promised: boolean | null;
  illegal: number | null;
  position: string | null;
  same: boolean;
  actions: number;
  parts: { by: string; part: string | null; holds: boolean }[] | null;
  rewinds: number[];
}
export interface ClientHow {
  /** Empty in a browser that got its page from the server. */
  readonly url?: string;
  /** A program keeps its token; a browser has its cookie and gives none. */
  readonly program?: boolean;
  readonly token?: string;
  /** Puts a part of its own into the dice of every match, and keeps it here. Without: none. */
  readonly dice?: Dicebox;
}
export type Client = ReturnType<typeof newClient>;

export const newClient = ({ url = '', program = false, token, dice }: ClientHow = {}) => {
  const asking: Connection = { url, token: token ?? null, csrf: null };
  const get = <T>(path: string): Promise<T> => ask(asking, 'GET', path);
  const post = <T>(path: string, body: unknown = {}): Promise<T> => ask(asking, 'POST', path, body);
  const known = <M extends Me | null>(me: M): M => {
    asking.csrf = me?.csrf ?? null;
    return me;
  };
  const entered = ({ me, token: given }: Welcome): Me => {
    if (program) asking.token = given;
    return known(me);
  };
  const tournament = (id: string): string => `/tournaments/${encodeURIComponent(id)}`;
  const match = (id: string): string => `/matches/${encodeURIComponent(id)}`;
  const person = (name: string): string => `/people/${encodeURIComponent(name)}`;
  /** Shows my part if a match waits for it and I have it; answers the match as it then is. */
  const mix = async <M extends MatchInfo>(info: M, me: 'host' | 'guest'): Promise<M | Listed> => {
    if (dice === undefined || info.status !== 'mixing' || info.dice?.waits !== me) return info;
    const part = me === 'host' ? hostsPart(dice, info) : guestsPart(dice, info);
    if (part === null) return info;
    try {
      return await post<Listed>(`${match(info.id)}/dice`, { part });
    } catch (error) {
      // Another page of mine was quicker, or the other player has left: as it is now.
      if (error instanceof Refused && error.code === 'taken') return get<Listed>(match(info.id));
      throw error;
    }
  };
  return {
    /** What a program needs to come back as the same person. */
    get token() {
      return asking.token;
    },
    // accounts
    signUp: async (given: { name: string; password: string; email?: string; language?: Words }) =>
      entered(await post<Welcome>('/sign-up', given)),
    /** `code`: of the second factor, where there is one. */
    signIn: async (name: string, password: string, code?: string) =>
      entered(await post<Welcome>('/sign-in', { name, password, ...(code === undefined ? {} : { code }) })),
    /** `response`: what a device has signed (WebAuthn, JSON). */
    byPasskey: async (response: unknown) => entered(await post<Welcome>('/passkey', { response })),
    beGuest: async (language: Words = 'en') => entered(await post<Welcome>('/guest', { language })),
    forgot: (name: string) => post('/forgot', { name }),
    reset: (given: { token: string; password: string }) => post('/reset', given),
    confirm: (given: string) => post('/confirm', { token: given }),
    /** Null: nobody is signed in. Call it first in a browser: it also brings the token for changes. */
    me: async () => known(await get<Me | null>('/me')),
    vacation: () => get<Vacation>('/me/vacation'),
    goAway: (days: number) => post<Vacation>('/me/vacation', { days }),
    comeBack: () => ask(asking, 'DELETE', '/me/vacation') as Promise<Vacation>,
    change: async (given: {
      email?: string | null;
      password?: string;
      language?: Words;
      mailTurns?: boolean;
      mailDigest?: boolean;
      pushTurns?: boolean;
      showOnline?: boolean;
    }) => known(await ask<Me>(asking, 'PATCH', '/me', given)),
    claim: async (given: { name: string; password: string; email?: string }) => known(await post<Me>('/me/claim', given)),
    changePassword: (old: string, fresh: string) => post('/me/password', { old, new: fresh }),
    async signOut() {
      await post('/me/sign-out');
      asking.token = null;
      asking.csrf = null;
    },
    sessions: () => get<{ id: string; agent: string; createdAt: number; seenAt: number; current: boolean }[]>('/me/sessions'),
    endSession: (id: string) => ask(asking, 'DELETE', `/me/sessions/${encodeURIComponent(id)}`),
    exportAll: () => get<Record<string, unknown>>('/me/export'),
    deleteAccount: (password?: string) => ask(asking, 'DELETE', '/me', password === undefined ? {} : { password }),
    pushKey: async () => (await get<{ key: string }>('/push/key')).key,
    addPush: (subscription: unknown) => post('/me/push', subscription),
    removePush: (endpoint: string) => ask(asking, 'DELETE', '/me/push', { endpoint }),
    // games and people
    games: () => get<GameOnShelf[]>('/games'),
    rankingRules: () => get<{ games: number; deviation: number; opponents: number }>('/ranking-rules'),
    ranking: (game: string) => get<RankingPlace[]>(`/games/${game}/ranking`),
    sideRecords: (game: string) => get<SideRecord[]>(`/games/${game}/sides`),
    profile: (name: string) => get<Profile>(person(name)),
    /** FinishedGame games of a person that I may know of; `last`: the page after this one. */
    history: (
      name: string,
      wanted: Omit<HistoryQuery, 'before' | 'beyond'> = {},
      last?: Pick<FinishedGame, 'endedAt' | 'match'>,
    ) => get<FinishedGame[]>(`${person(name)}/games${query({ ...wanted, before: last?.endedAt, beyond: last?.match })}`),
    ratingCourses: (name: string) => get<RatingCourse[]>(`${person(name)}/course`),
    headToHead: (name: string, other: string) => get<HeadToHead>(`${person(name)}/against/${encodeURIComponent(other)}`),
    findPeople: (beginning: string) => get<MetPerson[]>(`/people${query({ name: beginning })}`),
    peopleHere: () => get<{ count: number; people: MetPerson[] }>('/people/here'),
    follows: () => get<MetPerson[]>('/me/follows'),
    gamesOfFollowed: () => get<FinishedGame[]>('/me/follows/games'),
    follow: (id: string) => post('/me/follows', { person: id }),
    unfollow: (id: string) => ask(asking, 'DELETE', `/me/follows/${encodeURIComponent(id)}`),
    // manners
    report: (given: NewReport) => post('/reports', given),
    mutes: () => get<string[]>('/me/mutes'),
    mute: (id: string) => ask(asking, 'PUT', `/me/mutes/${encodeURIComponent(id)}`),
    unmute: (id: string) => ask(asking, 'DELETE', `/me/mutes/${encodeURIComponent(id)}`),
    warnings: () => get<Admonition[]>('/me/warnings'),
    warningsRead: (upTo: number) => post('/me/warnings/read', { upTo }),
    passkeys: () => get<Passkey[]>('/me/passkeys'),
    /** What a device is asked to make, and the key it has made (WebAuthn, JSON). */
    /** `code`: of the second factor, where there is one. */
    beginPasskey: (password: string, code?: string) =>
      post<unknown>('/me/passkeys/begin', { password, ...(code === undefined ? {} : { code }) }),
    addPasskey: (response: unknown, name: string) => post<unknown>('/me/passkeys', { response, name }),
    removePasskey: (id: string, password: string) =>
      ask(asking, 'DELETE', `/me/passkeys/${encodeURIComponent(id)}`, { password }),
    beginEntering: () => post<unknown>('/passkey/begin', {}),
    hasFactor: async () => (await get<{ on: boolean }>('/me/factor')).on,
    beginFactor: (password: string) => post<{ secret: string; uri: string }>('/me/factor', { password }),
    confirmFactor: async (code: string) => (await post<{ spare: string[] }>('/me/factor/confirm', { code })).spare,
    removeFactor: (password: string, code: string) => ask(asking, 'DELETE', '/me/factor', { password, code }),
    /** For moderators. */
    moderation: {
      reports: (settled = false) => get<MemberReport[]>(`/moderation/reports${query({ settled: settled ? 'yes' : 'no' })}`),
      chat: (id: string) => get<ModeratedLine[]>(`/moderation/matches/${encodeURIComponent(id)}/chat`),
      log: (before?: number) => get<DeedDone[]>(`/moderation/log${query({ before })}`),
      do: (deed: ModeratorDeed) => post('/moderation/deeds', deed),
    },
    // films
    film: (id: string) => get<Film>(`/films/${encodeURIComponent(id)}`),
    filmRecord: (id: string) => get<Record<string, unknown>>(`/films/${encodeURIComponent(id)}/record`),
    publish: (given: Publish) => post<Film>('/films', given),
    myFilms: () => get<Film[]>('/me/films'),
    removeFilm: (id: string) => ask(asking, 'DELETE', `/films/${encodeURIComponent(id)}`),
    // studies
    studies: () => get<StudyInfo[]>('/me/studies'),
    study: (id: string) => get<Study>(`/studies/${encodeURIComponent(id)}`),
    beginStudy: (film: string, title: string) => post<Study>('/studies', { film, title }),
    writeStudy: (id: string, given: ChangeStudy) => ask<Study>(asking, 'PUT', `/studies/${encodeURIComponent(id)}`, given),
    removeStudy: (id: string) => ask(asking, 'DELETE', `/studies/${encodeURIComponent(id)}`),
    // lobby
    /** Those made to me, mine, then a page of open ones; `last`: the page after this one. */
    challenges: (game?: string, last?: Pick<MatchInfo, 'createdAt' | 'id'>) =>
      get<MatchInfo[]>(`/challenges${query({ game, before: last?.createdAt, beyond: last?.id })}`),
    /** With a dicebox: the part that is bound here is shown at once where nobody else is to come. */
    create: async (wanted: NewMatch): Promise<Created> => {
      const given = dice === undefined ? wanted : { ...wanted, dice: { bound: bindPart(dice) } };
      const made = await post<Created>('/matches', given);
      return { ...made, match: await mix(made.match, 'host') };
    },
    /** Brings a game under way, as a save file. */
    bring: (given: Bring) => post<Listed>('/matches/bring', given),
    join: async (id: string, invite?: string): Promise<Listed> => {
      // What binds the key and the host is read before anything is given.
      const part = dice === undefined ? null : guestsPart(dice, await get<Listed>(match(id)));
      return post<Listed>(`${match(id)}/join`, {
        ...(invite === undefined ? {} : { invite }),
        ...(part === null ? {} : { part }),
      });
    },
    /** Shows my part of the dice if the match waits for it; `me`: my id. */
    mix: (info: Listed, me: string): Promise<Listed> => mix(info, info.host.id === me ? 'host' : 'guest'),
    /** I have lost my part: the match begins without it. */
    waive: async (id: string): Promise<Listed> => {
      const waived = await post<Listed>(`${match(id)}/dice`, { waive: true });
      // Nothing of mine is in it: there is nothing to compare afterwards.
      dice?.keep(id, 'null');
      return waived;
    },
    /** Binds a part of mine for a match that is to be made. */
    bindPart: (): string | undefined => (dice === undefined ? undefined : bindPart(dice)),
    /** What I put into the dice of a match and was promised; null: nothing from here. */
    keptDice: (id: string): KeptPart | null => (dice === undefined ? null : keptOf(dice, id)),
    /** What is not as I was promised. */
    brokenDice: (info: MatchInfo): BrokenPromise[] => {
      const kept = dice === undefined ? null : keptOf(dice, info.id);
      return kept === null ? [] : brokenIn(kept, info);
    },
    cancel: (id: string) => ask(asking, 'DELETE', match(id)),
    decline: (id: string) => post(`${match(id)}/decline`),
    blocks: () => get<Person[]>('/me/blocks'),
    block: (person: string) => post('/me/blocks', { person }),
    unblock: (person: string) => ask(asking, 'DELETE', `/me/blocks/${encodeURIComponent(person)}`),
    myMatches: (over = false, before?: number) => get<Listed[]>(`/matches${query({ over: over ? 'yes' : 'no', before })}`),
    // tournaments
    tournaments: (given: { game?: string; status?: TournamentInfo['status']; before?: number } = {}) =>
      get<TournamentInfo[]>(`/tournaments${query(given)}`),
    announce: (given: NewTournament) => post<{ info: TournamentInfo; invite: string | null }>('/tournaments', given),
    tournament: (id: string, invite?: string) => get<TournamentPage>(`${tournament(id)}${query({ invite })}`),
    enterTournament: (id: string, given: { invite?: string; bid?: { side: string; points: number } | null } = {}) =>
      post<TournamentPage>(`${tournament(id)}/enter`, { ...given, ...(dice === undefined ? {} : { part: newPart() }) }),
    bidForSide: (id: string, bid: { side: string; points: number } | null) =>
      ask(asking, 'PUT', `${tournament(id)}/bid`, { bid }),
    /** Myself; its organiser may take out another. */
    withdraw: (id: string, person?: string) =>
      post<TournamentPage>(`${tournament(id)}/withdraw`, person === undefined ? {} : { person }),
    /** For its organiser. */
    alike: (id: string) => get<Alike[]>(`${tournament(id)}/alike`),
    beginTournament: (id: string) => post<TournamentPage>(`${tournament(id)}/begin`),
    cancelTournament: (id: string) => ask(asking, 'DELETE', tournament(id)),
    // a match, by HTTP
    match: (id: string) => get<Listed>(match(id)),
    state: (id: string, words?: Words) => get<State>(`${match(id)}/state${query({ words })}`),
    updates: (id: string, since: number, wait = 0, words?: Words) =>
      get<Update>(`${match(id)}/updates${query({ since, wait, words })}`),
    command: (id: string, command: Command) => post<Accepted>(`${match(id)}/commands`, command),
    recap: (id: string) => get<Entry[]>(`${match(id)}/recap`),
    whyNot: (id: string, thing: string, words: Words) =>
      get<{ rule: string; text: string } | null>(`${match(id)}/why${query({ thing, words })}`),
    takebacks: (id: string) => get<Takeback[]>(`${match(id)}/takebacks`),
    thought: (id: string) => get<Thought | null>(`${match(id)}/thought`),
    viewAt: (id: string, n: number) => get<{ at: number; view: unknown }>(`${match(id)}/at/${n}`),
    notes: async (id: string) => (await get<{ text: string }>(`${match(id)}/notes`)).text,
    writeNotes: (id: string, text: string) => ask(asking, 'PUT', `${match(id)}/notes`, { text }),
    orders: (id: string) => get<OrderInfo[]>(`${match(id)}/orders`),
    addOrder: (id: string, order: NewOrder) => post<OrderInfo>(`${match(id)}/orders`, order),
    ahead: (id: string, steps: Ahead['steps'] = []) => post<AheadInfo>(`${match(id)}/ahead`, { steps }),
    removeOrder: (id: string, order: string) => ask(asking, 'DELETE', `${match(id)}/orders/${order}`),
    record: (id: string) => get<Record<string, unknown>>(`${match(id)}/record`),
    verify: (id: string) => get<VerifiedMatch>(`${match(id)}/verify`),
    // live
    live: (how: Omit<LiveHow, 'url' | 'token'>): LiveLine =>
      openLive({ ...how, url: url === '' ? location.origin : url, token: () => asking.token }),
  };
};
declare const location: { readonly origin: string };
