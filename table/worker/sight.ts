/** What the page is shown of a match: one side's view, its question, its journal, all in words. */
import {
  type AnyTypes,
  actionsAt,
  questionFor as bareQuestion,
  countFor,
  explain,
  journalFor,
  type Language,
  lessonNow,
  type Match,
  machineOf,
  positionAt,
  publicViewOf,
  type QuestionInWords,
  question,
  recap,
  trail,
  undoable,
  viewOf,
} from '@cuartel/engine';
import type { Seen } from '../face.ts';
import { speaks } from './games.ts';
import { hasMind } from './minds.ts';
import { paperOf } from './paper.ts';
import type { Course, JournalLine, Look, Question, Row, Sight } from './protocol.ts';
import { sealing } from './seals.ts';
import type { Sitting } from './sitting.ts';

const seen = (match: Match, eyes: string | null, pos = match.position): Seen =>
  (eyes === null
    ? publicViewOf<AnyTypes>(pos.table)
    : { ...viewOf<AnyTypes>(pos.table, eyes), mine: pos.stack.at(-1)?.mine?.[eyes] ?? null }) as Seen;

export const askedIn = (match: Match): readonly string[] => machineOf(match.game).asked(match.position);

export const linesInWords = (
  { game }: Pick<Match, 'game'>,
  entries: readonly Omit<JournalLine, 'text'>[],
  language: Language,
): JournalLine[] => {
  const words = game.text[language].facts as Record<string, (about: unknown) => string>;
  return entries.map(({ action, kind, rule, about, secret }) => ({
    action,
    kind,
    rule,
    about,
    secret,
    text: words[kind]?.(about) ?? kind,
  }));
};

/** With more things than this to choose from, what is not on the board comes first. */
const MANY = 6;

/** The choices in the order they are shown. */
export const inOrder = <O extends { readonly things: readonly unknown[] }>(options: readonly O[]): readonly O[] =>
  options.filter(option => option.things.length > 0).length > MANY
    ? options.toSorted((a, b) => Math.min(1, a.things.length) - Math.min(1, b.things.length))
    : options;

/** A question as the page shows it; `seals`: which of its options cannot be taken back, where that is known. */
export const shown = (
  asked: QuestionInWords,
  seals: (options: QuestionInWords['options']) => readonly boolean[],
  my: Readonly<Record<string, unknown>> = {},
): Question => {
  const options = inOrder(asked.options);
  const sealed = seals(options);
  const { side, rule, section, step, prompt, sets } = asked;
  return {
    side,
    rule,
    section,
    step,
    prompt,
    sets,
    my,
    options: options.map((option, i) => ({ ...option, seals: sealed[i] ?? false })),
  };
};
const questionFor = (match: Match, side: string, language: Language): Question | null => {
  const asked = question(match, side, language);
  if (asked === null) return null;
  return shown(asked, options => sealing(match, side, options), paperOf(bareQuestion(match, side)?.frames ?? []));
};

/** Has this side decided anything, and has somebody else since? */
const hasDecided = ({ record: { actions } }: Match, side: string): boolean =>
  actions.some(action => action.by === side) && actions.at(-1)?.by !== side;

/** Who may take the last action back now. */
export const undoer = ({ match, seats, eyes }: Sitting): string | null => {
  const by = match.record.actions.at(-1)?.by;
  if (by === undefined || seats[by] !== 'person') return null;
  return eyes === by || eyes === null ? by : null;
};

const undoFor = (sitting: Sitting, language: Language): Sight['undo'] => {
  const { match } = sitting;
  if (match.record.actions.length === 0) return { can: false, why: explain(match, { is: 'nothing-to-undo' }, language) };
  const side = undoer(sitting);
  const can = side !== null && undoable(match, side) > 0 && !sitting.following;
  return { can, why: can ? '' : explain(match, { is: 'sealed' }, language) };
};

/** What the bot that played last thought: its own side, and everybody once the game is over, hears all of it, an opponent no more than he may know. */
const thoughtFor = ({ thought }: Sitting, eyes: string | null, over: boolean, language: Language): string | null => {
  if (thought === null) return null;
  return (over || thought.side === eyes ? thought.whole : thought.discreet)[language];
};
export const sightOf = (sitting: Sitting, language: Language): Sight => {
  const { match, eyes } = sitting;
  const { game } = match;
  const words = game.text[language];
  const asked = askedIn(match);
  const view = seen(match, eyes);
  const lines = linesInWords(match, journalFor(match, eyes), language);
  const reader = `${eyes} ${language}`;
  const from = sitting.told.reader === reader ? Math.min(sitting.told.lines, lines.length) : 0;
  sitting.told = { reader, lines: lines.length };
  const result = game.result(match.position.table.pub);
  const fresh = sitting.fresh;
  const lesson = lessonNow(match, language);
  const learned = lesson !== null && lesson.expected === null;
  sitting.fresh = false;
  return {
    id: sitting.id,
    slug: game.slug,
    scenario: match.record.scenario,
    seats: sitting.seats,
    count: countFor(match, eyes),
    done: match.marks.length,
    branch: match.record.branch !== null,
    names: words.sides,
    view,
    asked,
    curtain: sitting.curtain,
    question: eyes === null || sitting.following || learned ? null : questionFor(match, eyes, language),
    lesson:
      lesson === null
        ? null
        : { title: lesson.title, say: lesson.say, step: lesson.step, of: lesson.of, over: learned, proposed: lesson.expected },
    trail: trail(game, match.position, language).filter(crumb => crumb.text !== ''),
    undo: undoFor(sitting, language),
    outcome: asked.length === 0 ? { text: words.outcome(match.position.table.pub), winner: result?.winner ?? null } : null,
    twin: eyes === null ? [] : words.twin(view as never),
    journal: { from, lines: lines.slice(from) },
    recap: fresh && eyes !== null && hasDecided(match, eyes) ? linesInWords(match, recap(match, eyes), language) : [],
    said: thoughtFor(sitting, eyes, asked.length === 0, language),
    auto: sitting.auto !== null,
    advice: hasMind(game.slug),
    following: sitting.following,
    kept: sitting.kept,
  };
};

export const isOver = (match: Match): boolean => askedIn(match).length === 0;
/** Through the sitting side's eyes; once the game is over through anybody's, the moments counted as the sitting side knows them. */
export const lookAt = (
  { match, eyes }: Pick<Sitting, 'match' | 'eyes'>,
  at: number,
  language: Language,
  wanted: string | null = eyes,
  over = isOver(match),
): Look => {
  const pos = positionAt(match, actionsAt(match, eyes, at));
  return {
    at,
    view: seen(match, over ? wanted : eyes, pos),
    trail: trail(match.game, pos, language).filter(crumb => crumb.text !== ''),
  };
};

const MOMENTS = 48;
/** A finished game from its beginning to its end. */
export const courseOf = ({ match, eyes }: Pick<Sitting, 'match' | 'eyes'>, language: Language): Course => {
  const count = countFor(match, eyes);
  const steps = Math.min(MOMENTS, count);
  const moments = Array.from({ length: steps + 1 }, (_, i) => Math.round((count * i) / Math.max(1, steps))).map(at => {
    const pos = positionAt(match, actionsAt(match, eyes, at));
    const crumbs = trail(match.game, pos, language).filter(crumb => crumb.text !== '');
    return { at, view: seen(match, null, pos), when: crumbs.at(-1)?.text ?? '' };
  });
  return { moments, lines: linesInWords(match, journalFor(match, eyes), language), sides: match.game.sides };
};

/** The same for the list on the home page, from what everybody knows. */
export const rowOf = ({ id, match, seats }: Pick<Sitting, 'id' | 'match' | 'seats'>): Omit<Row, 'updated'> => {
  const { game, record, position } = match;
  const asked = askedIn(match);
  const last = journalFor(match, null).at(-1);
  const said = (language: Language): string => {
    const words = game.text[language];
    if (asked.length === 0) return words.outcome(position.table.pub);
    return last === undefined ? '' : ((words.facts as Record<string, (about: unknown) => string>)[last.kind]?.(last.about) ?? '');
  };
  const where = (language: Language): string =>
    trail(game, position, language)
      .map(crumb => crumb.text)
      .filter(text => text !== '')
      .at(-1) ?? '';
  /** What a language says whose words have not come is left blank: the list fills it in (inLanguage). */
  const inBoth = <T>(of: (language: Language) => T, blank: T): Readonly<Record<Language, T>> => ({
    en: speaks(game, 'en') ? of('en') : blank,
    es: speaks(game, 'es') ? of('es') : blank,
  });
  return {
    id,
    slug: game.slug,
    scenario: record.scenario,
    options: record.options,
    seats,
    count: countFor(match, null),
    asked,
    over: asked.length === 0,
    branch: record.branch !== null,
    lesson: (game.lessons ?? []).some(lesson => lesson.id === record.scenario),
    where: inBoth(where, ''),
    line: inBoth(said, ''),
    names: inBoth(language => game.text[language].sides, {}),
    pub: position.table.pub,
  };
};
