/** The worker: holds the engine, so that the page never waits. Requests are answered one after another, in order. */
import { answerWhyNot, complain, explain, keyFromSeed, keyOf, keyToHex, type Language, load, save } from '@cuartel/engine';
import { fill } from '../sheets.ts';
import { advice, chosenBy, levelsOf } from './bots.ts';
import { finishedCourse, finishedLook } from './finished.ts';
import { allGames, gamesIn, headingsOf, knownGame, speakIn } from './games.ts';
import { halfIn, halfTold, quoted } from './half.ts';
import { ahead, lift, order, ordersOf, ordersTold } from './orders.ts';
import type { Ask, Asks, News, WorkerReply } from './protocol.ts';
import { check, retell } from './retell.ts';
import { askedIn, courseOf, isOver, lookAt, sightOf } from './sight.ts';
import {
  answerForced,
  begin,
  botDue,
  botMove,
  branchFrom,
  changeSeats,
  doAction,
  forget,
  inLanguage,
  ledgerOf,
  letPlay,
  openNew,
  openTold,
  planOf,
  reorder,
  reread,
  type Sitting,
  sitDown,
  standUp,
  type TabNews,
  tabs,
  takeBack,
  takePlace,
  watchFilm,
} from './sitting.ts';
import { readAll } from './store.ts';
import { opinionAt, variationOf } from './study.ts';

let language: Language = 'en';
let pace = 0;
const sittings = new Map<string, Sitting>();

const say = (reply: WorkerReply) => self.postMessage(reply);
const tell = (news: News) => say({ news });
const freshKey = () => keyOf(crypto.getRandomValues(new Uint8Array(32)));
const at = (id: string): Sitting => {
  const sitting = sittings.get(id);
  if (sitting === undefined) throw new Error('this game is not open');
  return sitting;
};

/** One thing at a time. */
let line: Promise<unknown> = Promise.resolve();
const inTurn = <T>(job: () => Promise<T>): Promise<T> => {
  const done = line.then(job);
  line = done.catch(() => undefined);
  return done;
};

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
const playing = new Set<string>();
/** Lets the sides that nobody holds play on, at a pace that can be followed. */
const playOn = async (id: string): Promise<void> => {
  if (playing.has(id)) return;
  playing.add(id);
  try {
    for (;;) {
      const due = sittings.get(id);
      const bot = due === undefined ? null : botDue(due);
      if (due === undefined || bot === null) return;
      await wait(pace);
      const count = due.match.record.actions.length;
      // It thinks outside of the line: the table goes on answering.
      const chosen = await chosenBy(due.match, bot.side, bot.seat, planOf(due, bot.side));
      const moved = await inTurn(async () => {
        const sitting = sittings.get(id);
        if (sitting === undefined || chosen === null) return false;
        const now = sitting.match.record.actions.length;
        if (now === count && !(await botMove(sitting, bot.side, chosen, count))) return false;
        tell({ is: 'sight', sight: sightOf(sitting, language) });
        return true;
      });
      if (!moved) return;
    }
  } finally {
    playing.delete(id);
  }
};

const changed = (id: string) =>
  void inTurn(async () => {
    const sitting = sittings.get(id);
    if (sitting === undefined) return;
    if (!(await reread(sitting))) return tell({ is: 'gone', id });
    tell({ is: 'sight', sight: sightOf(sitting, language) });
    void playOn(id);
  });
tabs.onmessage = ({ data }: MessageEvent<TabNews>) => {
  tell({ is: 'list' });
  const sitting = sittings.get(data.id);
  if (sitting !== undefined && (sitting.following || data.gone)) changed(data.id);
};

const ordered = async (id: string, change: () => void): Promise<Asks['orders'][1]> => {
  const sitting = at(id);
  await ledgerOf(sitting.match, language);
  if (sitting.following) return ordersOf(sitting, language);
  await reorder(sitting, change);
  tell({ is: 'sight', sight: sightOf(sitting, language) });
  void playOn(id);
  return ordersOf(sitting, language);
};

const answers: { [A in keyof Asks]: (w: Asks[A][0]) => Promise<Asks[A][1]> } = {
  async speak(wanted) {
    await speakIn(wanted.language);
    ({ language, pace } = wanted);
    return null;
  },
  async list() {
    const { games, disk } = await readAll();
    const told = await Promise.all(games.map(game => inLanguage(game, language)));
    const rows = told.map(({ record: _, writing: __, orders: ___, ...row }) => row).sort((a, b) => b.updated - a.updated);
    return { rows, disk };
  },
  async choices({ slug }) {
    const game = await knownGame(slug);
    const words = game.text[language];
    return {
      title: words.title,
      about: words.about,
      sides: game.sides.map(id => ({ id, name: words.sides[id] ?? id })),
      scenarios: game.scenarios.map(id => ({
        id,
        name: words.scenarios[id]?.name ?? id,
        about: words.scenarios[id]?.about ?? '',
      })),
      levels: (await levelsOf(slug)).map(({ id, name }) => ({ id, name: name[language] })),
      lessons: (game.lessons ?? []).map(({ id, side, title, about }) => ({
        id,
        side,
        title: title[language],
        about: about[language],
      })),
      options: game.options.map(({ id, needs, rules }) => ({
        id,
        name: words.options[id]?.name ?? id,
        about: words.options[id]?.about ?? '',
        needs: needs ?? [],
        rules,
      })),
    };
  },
  async book({ slug }) {
    const game = await knownGame(slug);
    await fill('rules', language, slug);
    const words = game.text[language];
    const rules = Object.entries(words.rules as Record<string, string>).map(([id, text]) => ({ id, text }));
    return { title: words.title, headings: await headingsOf(slug, language), rules };
  },
  async start({ slug, scenario, options, seats, seed }) {
    return { id: await openNew(slug, scenario, options, seats, seed === null ? freshKey() : keyFromSeed(seed)) };
  },
  async watch({ slug, lesson }) {
    return { id: await openTold(slug, lesson, freshKey()) };
  },
  async open({ id }) {
    for (const other of sittings.values()) standUp(other);
    sittings.clear();
    const sitting = await sitDown(id, () => changed(id));
    if (sitting === null) return null;
    await answerForced(sitting);
    sittings.set(id, sitting);
    void playOn(id);
    return sightOf(sitting, language);
  },
  async sight({ id }) {
    const sitting = sittings.get(id);
    if (sitting === undefined) return null;
    sitting.told = { reader: '', lines: 0 };
    return sightOf(sitting, language);
  },
  async close({ id }) {
    const sitting = sittings.get(id);
    if (sitting !== undefined) standUp(sitting);
    sittings.delete(id);
    return null;
  },
  async sit({ id, side }) {
    takePlace(at(id), side);
    return sightOf(at(id), language);
  },
  async seats({ id, seats }) {
    await changeSeats(at(id), seats);
    void playOn(id);
    return sightOf(at(id), language);
  },
  async act({ id, at: count, ...action }) {
    const sitting = at(id);
    if (sitting.following)
      return {
        ok: false,
        text: explain(sitting.match, { is: 'stale', at: 0, now: 0 }, language),
        sight: sightOf(sitting, language),
      };
    const answer = await doAction(sitting, { by: action.by, do: action.do, with: action.with }, count, language);
    void playOn(id);
    return answer;
  },
  async hint({ id }) {
    const { match, eyes } = at(id);
    if (eyes === null || !askedIn(match).includes(eyes)) return null;
    const chosen = await advice(match, eyes);
    return chosen === null ? null : { do: chosen.option.do, with: chosen.option.with, text: chosen.answer?.said[language] ?? '' };
  },
  async auto({ id, on }) {
    letPlay(at(id), on);
    void playOn(id);
    return sightOf(at(id), language);
  },
  async orders({ id }) {
    await ledgerOf(at(id).match, language);
    return ordersOf(at(id), language);
  },
  order: async ({ id, order: wanted }) => ordered(id, () => order(at(id), wanted)),
  async ahead({ id, steps }) {
    await ledgerOf(at(id).match, language);
    return ahead(at(id), steps, language);
  },
  lift: async ({ id, order: gone }) => ordered(id, () => lift(at(id), gone)),
  undo: async ({ id }) => takeBack(at(id), language),
  async takeOver({ id }) {
    at(id).hold?.takeOver();
    return null;
  },
  async half({ id, half }) {
    const { match, eyes } = at(id);
    return quoted(match.game, language, () => halfIn(match, eyes ?? '', half, language));
  },
  async halfTold({ slug, half, ...told }) {
    const game = await knownGame(slug);
    return quoted(game, language, () => halfTold(game, { slug, ...told }, half, language));
  },
  async why({ id, thing, half }) {
    const { match, eyes } = at(id);
    await ledgerOf(match, language);
    const answer = eyes === null ? null : answerWhyNot(match, eyes, thing, language, half ?? null);
    if (answer !== null) return answer;
    const asked = askedIn(match);
    return { rule: null, text: explain(match, asked.length === 0 ? { is: 'over' } : { is: 'not-asked', asked }, language) };
  },
  look: async ({ id, at: count, eyes }) => {
    const sitting = at(id);
    return lookAt(sitting, count, language, eyes, sitting.film ?? isOver(sitting.match));
  },
  course: async ({ id }) => (isOver(at(id).match) ? courseOf(at(id), language) : null),
  finishedCourse: async what => finishedCourse(what, language),
  finishedLook: async ({ at: count, eyes, ...what }) => finishedLook(what, count, eyes, language),
  branch: async ({ id, at: count }) => ({ id: await branchFrom(at(id), count, keyToHex(freshKey())) }),
  async export({ id }) {
    const open = sittings.get(id) ?? (await sitDown(id, () => undefined));
    if (open === null) throw new Error('this game is not kept');
    if (!sittings.has(id)) standUp(open);
    return { name: `${open.match.game.slug}-${open.match.record.actions.length}.cuartel.json`, text: save(open.match) };
  },
  async import({ text }) {
    const games = await allGames();
    const loaded = load(text, slug => games.get(slug));
    if (!loaded.ok) return { ok: false, text: complain(loaded.complaint, language) };
    const seats = Object.fromEntries(loaded.match.game.sides.map(side => [side, 'person' as const]));
    return { ok: true, id: await begin(loaded.match, seats) };
  },
  async film({ text }) {
    const games = await gamesIn(text);
    const loaded = load(text, slug => games.get(slug));
    if (!loaded.ok) return { ok: false, text: complain(loaded.complaint, language) };
    for (const other of sittings.values()) standUp(other);
    sittings.clear();
    const sitting = watchFilm(loaded.match);
    sittings.set(sitting.id, sitting);
    return { ok: true, sight: sightOf(sitting, language) };
  },
  opinion: async ({ at: count }) => opinionAt(at('film').match, count, language),
  variation: async wanted => variationOf(at('film').match, wanted, language),
  retell: async told => retell(await knownGame(told.slug), told, language),
  async ordersTold({ told, orders }) {
    const game = await knownGame(told.slug);
    await ledgerOf({ game }, language);
    return ordersTold(game, told, orders, language);
  },
  verify: async what => check(await gamesIn(what.text), what, language),
  async remove({ id }) {
    await forget(id);
    return null;
  },
};

self.onmessage = ({ data }: MessageEvent<Ask>) => {
  const job = answers[data.ask] as (w: unknown) => Promise<unknown>;
  // Advice takes its time and changes nothing: nobody waits for it in line.
  (data.ask === 'hint' || data.ask === 'opinion'
    ? Promise.resolve().then(() => job(data.with))
    : inTurn(() => job(data.with))
  ).then(
    answer => say({ n: data.n, answer }),
    (error: unknown) => say({ n: data.n, fault: error instanceof Error ? error.message : String(error) }),
  );
};
