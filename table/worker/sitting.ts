/** A game that is open in this tab: the match, who sits where, through whose eyes the page looks. */
import { type Thought, thoughtOf } from '@cuartel/bots/index.ts';
import {
  type AnyTypes,
  act,
  actionsAt,
  branch,
  explain,
  type Language,
  lessonNow,
  type Match,
  machineOf,
  type Option,
  type OrdersOf,
  open,
  optionText,
  replay,
  same,
  undo,
  undoable,
  viewOf,
} from '@cuartel/engine';
import { fill } from '../sheets.ts';
import type { Chosen } from './bots.ts';
import { knownGame } from './games.ts';
import { type Hold, hold } from './hold.ts';
import { obeyOrders } from './orders.ts';
import type { Answer, SeatedBy, Seats, Sight } from './protocol.ts';
import { askedIn, rowOf, sightOf, undoer } from './sight.ts';
import { erase, type Kept, read, write } from './store.ts';

export interface Sitting {
  readonly id: string;
  match: Match;
  seats: Seats;
  /** Standing orders, by side. */
  orders: OrdersOf;
  writing: number;
  /** The side that sits at the screen; null behind the curtain. */
  eyes: string | null;
  curtain: string | null;
  following: boolean;
  kept: boolean;
  /** It has just sat down: a recap is due. */
  fresh: boolean;
  told: { reader: string; lines: number };
  hold: Hold | null;
  /** Operations the bots have under way, by side. */
  readonly plans: Map<string, string | null>;
  /** What the bot that played last thought. */
  thought: Thought | null;
  /** A bot plays this side until the turn changes. */
  auto: { readonly side: string; readonly turn: unknown } | null;
  /** A finished game that is only looked at, even where the rules would ask on: somebody resigned. */
  readonly film?: true;
}
export const tabs = new BroadcastChannel('cuartel');
export type TabNews = { readonly id: string; readonly gone: boolean };

const persons = ({ match, seats }: Sitting): string[] => match.game.sides.filter(side => seats[side] === 'person');

/** Decides whose eyes the page looks through, and whether a curtain must be drawn first. */
const seat = (sitting: Sitting): void => {
  const people = persons(sitting);
  const asked = askedIn(sitting.match).filter(side => people.includes(side));
  if (people.length <= 1) {
    if (sitting.eyes === null) sitting.fresh = true;
    sitting.eyes = people[0] ?? null;
    sitting.curtain = null;
    return;
  }
  // An example has no secrets from its reader: the page looks through the eyes of whoever chooses, and stays there at its end.
  const lesson = lessonNow(sitting.match, 'en');
  if (lesson !== null) {
    sitting.eyes = lesson.expected?.by ?? sitting.eyes ?? asked[0] ?? null;
    sitting.curtain = null;
    return;
  }
  const next = asked[0];
  if (next === undefined || (sitting.eyes !== null && asked.includes(sitting.eyes))) {
    sitting.curtain = null;
    return;
  }
  sitting.eyes = null;
  sitting.curtain = next;
};

const keptOf = (sitting: Pick<Sitting, 'id' | 'match' | 'seats' | 'orders' | 'writing'>): Kept => ({
  ...rowOf(sitting),
  updated: Date.now(),
  record: sitting.match.record,
  orders: sitting.orders,
  writing: sitting.writing,
});

/** Writes it down; a game that somebody else has written since is read again instead. */
export const keep = async (sitting: Sitting): Promise<boolean> => {
  sitting.writing++;
  const written = await write(keptOf(sitting));
  if (written === 'stale') {
    await reread(sitting);
    return false;
  }
  sitting.kept = written === 'kept';
  tabs.postMessage({ id: sitting.id, gone: false } satisfies TabNews);
  return true;
};

const played = async (kept: Kept): Promise<Match> => {
  const replayed = replay(await knownGame(kept.slug), kept.record);
  if ('failed' in replayed) throw new Error(`the kept game breaks the rules at action ${replayed.failed + 1}`);
  return replayed.match;
};
/** The ledger of a game's rules, before one of them is quoted. Where it cannot be fetched, a rule is named by its number. */
export const ledgerOf = ({ game }: Pick<Match, 'game'>, language: Language): Promise<void> =>
  fill('rules', language, game.slug).catch(() => undefined);

const retold = new Map<string, Kept>();
/** A kept game as the home page lists it, told anew if it was last played in the other language. */
export const inLanguage = async (kept: Kept, language: Language): Promise<Kept> => {
  if (Object.keys(kept.names[language]).length > 0) return kept;
  const key = `${kept.id} ${kept.writing} ${language}`;
  const known = retold.get(key);
  if (known !== undefined) return known;
  try {
    const told = { ...kept, ...rowOf({ id: kept.id, match: await played(kept), seats: kept.seats }) };
    retold.set(key, told);
    return told;
  } catch {
    const other = language === 'en' ? 'es' : 'en'; // its words cannot be fetched, or its rules have changed
    const both = <T>(of: Readonly<Record<Language, T>>) => ({ en: of[other], es: of[other] });
    return { ...kept, where: both(kept.where), line: both(kept.line), names: both(kept.names) };
  }
};
/** Takes over what another tab has written. False: the game is gone. */
export const reread = async (sitting: Sitting): Promise<boolean> => {
  const kept = await read(sitting.id);
  if (kept === undefined) return false;
  sitting.match = await played(kept);
  sitting.seats = kept.seats;
  sitting.orders = kept.orders ?? {};
  sitting.writing = kept.writing;
  sitting.told = { reader: '', lines: 0 };
  seat(sitting);
  return true;
};

const newId = (): string => crypto.randomUUID().slice(0, 13).replace('-', '');

export const begin = async (match: Match, seats: Seats): Promise<string> => {
  const id = newId();
  await write(keptOf({ id, match, seats, orders: {}, writing: 1 }));
  tabs.postMessage({ id, gone: false } satisfies TabNews);
  return id;
};
export const openNew = async (
  slug: string,
  scenario: string,
  options: readonly string[],
  seats: Seats,
  key: readonly number[],
): Promise<string> => {
  const game = await knownGame(slug);
  const taken: Seats = Object.fromEntries(game.sides.map(side => [side, seats[side] ?? 'bot']));
  return begin(open(game, { scenario, options }, key), taken);
};

/** A worked example, told to its end. */
export const openTold = async (slug: string, lesson: string, key: readonly number[]): Promise<string> => {
  const game = await knownGame(slug);
  const match = open(game, { scenario: lesson, options: [] }, key);
  for (let now = lessonNow(match, 'en'); now?.expected; now = lessonNow(match, 'en'))
    if (!act(match, now.expected).ok) throw new Error(`${lesson} breaks the rules at step ${now.step}`);
  return begin(match, Object.fromEntries(game.sides.map(side => [side, 'person'])));
};

/** `changed` is called when this tab gains or loses the right to play. */
export const sitDown = async (id: string, changed: () => void): Promise<Sitting | null> => {
  const kept = await read(id);
  if (kept === undefined) return null;
  const sitting: Sitting = {
    id,
    match: await played(kept),
    seats: kept.seats,
    orders: kept.orders ?? {},
    writing: kept.writing,
    eyes: null,
    curtain: null,
    following: false,
    kept: true,
    fresh: false,
    told: { reader: '', lines: 0 },
    hold: null,
    plans: new Map(),
    thought: null,
    auto: null,
  };
  sitting.hold = await hold(id, mine => {
    const before = sitting.following;
    sitting.following = !mine;
    if (sitting.hold !== null && before !== sitting.following) changed();
  });
  seat(sitting);
  return sitting;
};
/** A finished game from elsewhere: nobody sits, nothing is written down. */
export const watchFilm = (match: Match): Sitting => ({
  id: 'film',
  match,
  seats: {},
  orders: {},
  writing: 0,
  eyes: null,
  curtain: null,
  following: true,
  kept: true,
  fresh: false,
  told: { reader: '', lines: 0 },
  hold: null,
  plans: new Map(),
  thought: null,
  auto: null,
  film: true,
});
export const standUp = (sitting: Sitting): void => sitting.hold?.release();

/** Something was ordered, or an order was taken back. */
export const reorder = async (sitting: Sitting, change: () => void): Promise<void> => {
  change();
  await keep(sitting);
  seat(sitting);
};

export const takePlace = (sitting: Sitting, side: string): void => {
  if (sitting.seats[side] !== 'person') return;
  sitting.eyes = side;
  sitting.curtain = null;
  sitting.fresh = true;
};
export const changeSeats = async (sitting: Sitting, seats: Seats): Promise<void> => {
  sitting.seats = seats;
  if (sitting.eyes !== null && seats[sitting.eyes] !== 'person') sitting.eyes = null;
  await keep(sitting);
  seat(sitting);
};

/** A choice that the example does not make: it was not wrong, the example goes another way. */
const instead = ({ match }: Sitting, expected: Option | null, language: Language): string => {
  const { game, position } = match;
  if (expected === null) return language === 'es' ? 'El ejemplo acaba aquí.' : 'The example ends here.';
  const text = optionText(game.text[language], expected.do, expected.with, viewOf<AnyTypes>(position.table, expected.by));
  return language === 'es'
    ? `Se podría, pero el ejemplo sigue otro camino: «${text}». Hazlo y verás por qué; luego puedes seguir la partida a tu manera.`
    : `You could, but the example goes another way: “${text}”. Do it and see why; afterwards you can play on as you like.`;
};
/** The only thing this side may do, when there is only one. */
const onlyChoice = ({ match, eyes, seats }: Sitting): Option | null => {
  if (eyes === null || seats[eyes] !== 'person' || !askedIn(match).includes(eyes)) return null;
  const machine = machineOf(match.game);
  const { single, sets } = machine.offer(match.position, eyes);
  if (single.length + sets.length !== 1) return null;
  if (sets.length === 0) return single[0] as Option;
  // Of so few members every list is written out.
  const lists = sets[0]!.members.length > FEW ? [] : machine.options(match.position, eyes);
  return lists.length === 1 ? (lists[0] as Option) : null;
};
const [FORCED, FEW] = [60, 4];
/** Nothing with one answer is asked of who plays alone against the table: nobody learns from it that there was no choice. */
const answerAlone = (sitting: Sitting): void => {
  if (persons(sitting).length !== 1 || lessonNow(sitting.match, 'en') !== null) return;
  for (let i = 0; i < FORCED; i++) {
    const only = onlyChoice(sitting);
    if (only === null || !act(sitting.match, only).ok) return;
  }
};
/** A game that has just been opened may begin with such a question. */
export const answerForced = async (sitting: Sitting): Promise<void> => {
  const before = sitting.match.record.actions.length;
  if (!sitting.following) answerAlone(sitting);
  if (sitting.match.record.actions.length > before) await keep(sitting);
};
export const doAction = async (sitting: Sitting, action: Option, at: number, language: Language): Promise<Answer> => {
  const lesson = lessonNow(sitting.match, language);
  if (
    lesson !== null &&
    (lesson.expected === null || lesson.expected.do !== action.do || !same(lesson.expected.with, action.with))
  )
    return { ok: false, text: instead(sitting, lesson.expected, language), sight: sightOf(sitting, language) };
  const outcome = act(sitting.match, action, at);
  if (!outcome.ok) {
    await ledgerOf(sitting.match, language);
    return { ok: false, text: explain(sitting.match, outcome.mistake, language), sight: sightOf(sitting, language) };
  }
  endAuto(sitting);
  if (lesson === null) obeyOrders(sitting);
  answerAlone(sitting);
  const written = await keep(sitting);
  seat(sitting);
  const sight: Sight = sightOf(sitting, language);
  return written
    ? { ok: true, sight }
    : { ok: false, text: explain(sitting.match, { is: 'stale', at, now: sight.count }, language), sight };
};
export const takeBack = async (sitting: Sitting, language: Language): Promise<Answer> => {
  const side = undoer(sitting);
  const outcome = side === null ? null : undo(sitting.match, side);
  if (outcome === null || !outcome.ok)
    return {
      ok: false,
      text: explain(sitting.match, outcome?.mistake ?? { is: 'sealed' }, language),
      sight: sightOf(sitting, language),
    };
  sitting.eyes = side;
  // What was answered for him is taken back with what led to it.
  while (onlyChoice(sitting) !== null && undoable(sitting.match, side as string) > 0)
    if (!undo(sitting.match, side as string).ok) break;
  sitting.told.lines = 0;
  endAuto(sitting);
  await keep(sitting);
  seat(sitting);
  return { ok: true, sight: sightOf(sitting, language) };
};

/** What goes on while it shows the same: the turn, for games that tell it. */
const turnOf = ({ game, position }: Match): unknown => game.clocks?.(position.table.pub)['turn'] ?? null;
export const letPlay = (sitting: Sitting, on: boolean): void => {
  sitting.auto = on && sitting.eyes !== null ? { side: sitting.eyes, turn: turnOf(sitting.match) } : null;
};
/** A bot that was to play this turn stops with it. */
const endAuto = (sitting: Sitting): void => {
  if (sitting.auto !== null && sitting.auto.turn !== turnOf(sitting.match)) sitting.auto = null;
};
/** The side a bot must decide for now, and as what. */
export const botDue = ({ following, match, seats, auto }: Sitting): { readonly side: string; readonly seat: SeatedBy } | null => {
  if (following) return null;
  for (const side of askedIn(match)) {
    const seat = seats[side] ?? 'bot';
    if (seat !== 'person') return { side, seat };
    if (auto?.side === side) return { side, seat: 'bot' };
  }
  return null;
};
export const planOf = ({ plans }: Sitting, side: string): string | null => plans.get(side) ?? null;
/** Makes a bot's choice, unless the game has moved on while it thought. False: nothing was done. */
export const botMove = async (sitting: Sitting, side: string, chosen: Chosen, at: number): Promise<boolean> => {
  if (sitting.following || botDue(sitting)?.side !== side || !act(sitting.match, chosen.option).ok) return false;
  sitting.plans.set(side, chosen.plan);
  sitting.thought = chosen.answer && thoughtOf(sitting.thought, side, at + 1, chosen.answer);
  endAuto(sitting);
  obeyOrders(sitting);
  answerAlone(sitting);
  await keep(sitting);
  seat(sitting);
  return true;
};

export const branchFrom = async (sitting: Sitting, at: number, key: string): Promise<string> => {
  const [as] = persons(sitting);
  const side = sitting.eyes ?? as ?? (sitting.match.game.sides[0] as string);
  const seats: Seats = Object.fromEntries(sitting.match.game.sides.map(s => [s, s === side ? 'person' : 'bot']));
  return begin(branch(sitting.match, actionsAt(sitting.match, side, at), side, key), seats);
};
export const forget = async (id: string): Promise<void> => {
  await erase(id);
  tabs.postMessage({ id, gone: true } satisfies TabNews);
};
