/** A standing order in words, the same in browser, terminal and mail. */
import type { AnyGame, AnyTypes } from '../game.ts';
import type { Match } from '../play/match.ts';
import { inWords, optionText, type Question, questionFor } from '../play/question.ts';
import { machineOf } from '../play/record.ts';
import { type View, viewOf } from '../state/drawers.ts';
import type { Language, Thing } from '../text/catalogue.ts';
import { grammar } from '../text/grammar.ts';
import { capital } from '../text/sentence.ts';
import type { WantedLasting } from './give.ts';
import { isAt } from './obey.ts';
import type { AtQuestion, Exception, Order, OrderedAnswer } from './order.ts';

interface Words {
  at(rule: string, law: string): string;
  readonly anywhere: string;
  readonly only: string;
  then(list: string): string;
  when(what: string): string;
  readonly pass: string;
  never(what: string): string;
  prefer(list: string): string;
  aboutOneOf(list: string): string;
  can(what: string): string;
  least(figure: string, bound: string): string;
  times(n: number, figure: string): string;
  unless(what: string): string;
  readonly or: string;
  readonly lasts: { readonly game: string; clock(name: string): string; readonly change: string; times(n: number): string };
}
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    at: (rule, law) => `When rule ${rule} asks me (${law})`,
    anywhere: 'Wherever I am asked',
    only: 'give the answer when there is only one',
    then: list => `as planned, until something else is asked: ${list}`,
    when: what => `only when ${what}`,
    pass: 'let it pass',
    never: what => `do not offer me: ${what}`,
    prefer: list => `in this order: ${list}`,
    aboutOneOf: list => `it is about ${list}`,
    can: what => `I could: ${what}`,
    least: (figure, bound) => `${figure} is at least ${bound}`,
    times: (n, figure) => `${n} times ${figure}`,
    unless: what => `unless ${what}`,
    or: ' or ',
    lasts: {
      game: 'for the whole game',
      clock: name => name,
      change: 'until I can choose something new',
      times: n => (n === 1 ? 'once' : `${n} times`),
    },
  },
  es: {
    at: (rule, law) => `Cuando la regla ${rule} me pregunta (${law})`,
    anywhere: 'Me pregunten lo que me pregunten',
    only: 'dar la respuesta cuando solo haya una',
    then: list => `según lo previsto, hasta que se me pregunte otra cosa: ${list}`,
    when: what => `solo cuando ${what}`,
    pass: 'dejarlo pasar',
    never: what => `no ofrecerme: ${what}`,
    prefer: list => `en este orden: ${list}`,
    aboutOneOf: list => `se trate de ${list}`,
    can: what => `pueda: ${what}`,
    least: (figure, bound) => `${figure} sea al menos ${bound}`,
    times: (n, figure) => `${n} veces ${figure}`,
    unless: what => `salvo que ${what}`,
    or: ' o ',
    lasts: {
      game: 'toda la partida',
      clock: name => name,
      change: 'hasta que pueda elegir algo nuevo',
      times: n => (n === 1 ? 'una vez' : `${n} veces`),
    },
  },
};
const LONGEST = 80;
const brief = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`);

/** Who reads: his game, what he sees, and what he is asked now (null: nothing). */
export interface OrderReader {
  readonly game: AnyGame;
  readonly view: View<AnyTypes>;
  readonly asked: Question | null;
}
export const orderReader = (match: Match, side: string): OrderReader => ({
  game: match.game,
  view: viewOf<AnyTypes>(match.position.table, side),
  asked: questionFor(match, side),
});

export interface OrderInWords {
  /** The question it is for. */
  readonly at: string;
  readonly answer: string;
  /** Empty: always. */
  readonly when: string;
  /** Empty: always. */
  readonly unless: string;
  readonly lasts: string;
}
/** Everything an order can say, in the words of one reader. */
export const orderWords = ({ game, view, asked }: OrderReader, language: Language) => {
  const say = WORDS[language];
  const words = game.text[language];
  const rows = words.twin(view).flatMap(paragraph => paragraph.lines);
  const waysOf = (what: string, like: readonly unknown[] | undefined): readonly unknown[] =>
    like ?? asked?.options.flatMap(o => (o.do === what ? [o.with] : [])) ?? [];
  /** As the board in words calls it; a card in hand as the deed does that is done with it. */
  const nameOf = (thing: Thing, what?: string, like?: readonly unknown[]): string => {
    const row = rows.find(one => one.thing === thing);
    if (row !== undefined || what === undefined) return (row?.text.split(':')[0] ?? thing).trim();
    const way = waysOf(what, like).find(one => {
      const things = game.things(what, one as never);
      return things.length === 1 && things[0] === thing;
    });
    return way === undefined ? thing : optionText(words, what, way, view);
  };
  const deed = (what: string, like: readonly unknown[] | undefined): string => {
    return shared(waysOf(what, like).map(way => optionText(words, what, way, view))) ?? what;
  };
  const answer = (given: OrderedAnswer): string => {
    switch (given.is) {
      case 'pass':
        return say.pass;
      case 'do':
        return deed(given.do, given.with === undefined ? undefined : [given.with]);
      case 'never':
        return say.never(
          given.things === null
            ? deed(given.do, given.like)
            : grammar[language].or(given.things.map(thing => nameOf(thing, given.do, given.like))),
        );
      case 'only':
        return say.only;
      case 'then':
        return say.then(given.steps.map(one => optionText(words, one.do, one.with, view)).join('; '));
      case 'prefer':
        return say.prefer(given.things.map(thing => nameOf(thing, given.do, given.like)).join(', '));
    }
  };
  const figure = (id: string): string => words.figures?.[id] ?? id;
  const exception = (one: Exception): string => {
    if ('about' in one) return say.aboutOneOf(grammar[language].or(one.about.map(thing => nameOf(thing))));
    if ('offered' in one) return say.can(deed(one.offered, one.like));
    const { least } = one;
    return say.least(figure(one.figure), typeof least === 'number' ? `${least}` : say.times(least.times, figure(least.figure)));
  };
  const lasts = (one: WantedLasting): string => {
    if (one.is === 'clock') return words.clocks?.[one.clock] ?? one.clock;
    return one.is === 'times' ? say.lasts.times(one.left) : say.lasts[one.is];
  };
  const at = (where: AtQuestion): string => {
    if (asked !== null && !('anywhere' in where) && isAt(where, asked)) return inWords(game, asked, view, language).prompt;
    if ('anywhere' in where) return `${say.anywhere}:`;
    const [section, name] = 'moment' in where ? ['@moment', where.moment] : [where.section, where.step];
    const rule = machineOf(game).pages[section]?.steps[name]?.rule ?? '';
    return say.at(rule, brief(words.rules[rule] ?? ''));
  };
  return { say, rows, nameOf, deed, answer, figure, exception, lasts, at };
};
/** What several choices of one kind have in common: "Bid a …". Null: there are none. */
const shared = (texts: readonly string[]): string | null => {
  const [first, ...others] = texts.map(text => text.split(' '));
  if (first === undefined) return null;
  if (others.length === 0) return first.join(' ');
  let n = 0;
  while (n < first.length && others.every(one => one[n] === first[n])) n++;
  return `${first.slice(0, n === 0 ? first.length : n).join(' ')}…`;
};

/** One that stands, or one that could be given. */
type Sayable = Pick<Order, 'at' | 'answer' | 'when' | 'unless'> & { readonly lasts: WantedLasting };
export const orderInWords = (reader: OrderReader, order: Sayable, language: Language): OrderInWords => {
  const words = orderWords(reader, language);
  const { when = [] } = order;
  return {
    at: words.at(order.at),
    answer: words.answer(order.answer),
    when: when.length === 0 ? '' : words.say.when(when.map(words.exception).join(words.say.or)),
    unless: order.unless.length === 0 ? '' : words.say.unless(order.unless.map(words.exception).join(words.say.or)),
    lasts: order.answer.is === 'then' ? '' : words.lasts(order.lasts),
  };
};
/** The same as one sentence. */
export const orderSentence = (reader: OrderReader, order: Sayable, language: Language): string => {
  const { at, answer, when, unless, lasts } = orderInWords(reader, order, language);
  return `${at} ${capital([answer, when, unless, lasts].filter(text => text !== '').join(', '))}.`;
};
