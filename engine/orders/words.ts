/** A standing order in words, the same in browser, terminal and mail. */
import type { AnyTypes } from '../game.ts';
import type { Match } from '../play/match.ts';
import { optionText, question } from '../play/question.ts';
import { machineOf } from '../play/record.ts';
import { viewOf } from '../state/drawers.ts';
import type { Catalogue, Language, Thing } from '../text/catalogue.ts';
import { isAt } from './obey.ts';
import type { Exception, Order } from './order.ts';

interface Words {
  at(rule: string, law: string): string;
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
const LONGEST = 120;
const brief = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1).replace(/\s+\S*$/, '')}…`);

/** The words for a thing: those of the board in words, up to what stands there. */
const nameOf = (words: Catalogue<AnyTypes>, v: unknown, thing: Thing): string => {
  const line = words
    .twin(v as never)
    .flatMap(paragraph => paragraph.lines)
    .find(one => one.thing === thing);
  return (line?.text.split(':')[0] ?? thing).trim();
};

export interface OrderInWords {
  /** The question it is for. */
  readonly at: string;
  readonly answer: string;
  /** Empty: always. */
  readonly unless: string;
  readonly lasts: string;
}
export const orderInWords = (match: Match, side: string, order: Order, language: Language): OrderInWords => {
  const { game, position } = match;
  const say = WORDS[language];
  const words = game.text[language];
  const v = viewOf<AnyTypes>(position.table, side);
  const asked = question(match, side, language);
  const here = asked !== null && isAt(order.at, asked) ? asked : null;
  const [section, name] = 'moment' in order.at ? ['@moment', order.at.moment] : [order.at.section, order.at.step];
  const rule = machineOf(game).pages[section]?.steps[name]?.rule ?? '';
  const deed = (what: string, given: unknown): string => {
    const offered = here?.options.find(o => o.do === what);
    if (given !== undefined) return optionText(words, what, given, v);
    return offered?.text ?? what;
  };
  const names = (things: readonly Thing[]): string => things.map(thing => nameOf(words, v, thing)).join(', ');
  const answer = (): string => {
    const { answer: given } = order;
    switch (given.is) {
      case 'pass':
        return say.pass;
      case 'do':
        return deed(given.do, given.with);
      case 'never':
        return say.never(given.things === null ? deed(given.do, undefined) : names(given.things));
      case 'prefer':
        return say.prefer(names(given.things));
    }
  };
  const figure = (id: string): string => words.figures?.[id] ?? id;
  const exception = (one: Exception): string => {
    if ('about' in one) return say.aboutOneOf(names(one.about));
    if ('offered' in one) return say.can(deed(one.offered, undefined));
    const { least } = one;
    return say.least(figure(one.figure), typeof least === 'number' ? `${least}` : say.times(least.times, figure(least.figure)));
  };
  const { lasts } = order;
  return {
    at: here?.prompt ?? say.at(rule, brief(words.rules[rule] ?? '')),
    answer: answer(),
    unless: order.unless.length === 0 ? '' : say.unless(order.unless.map(exception).join(say.or)),
    lasts:
      lasts.is === 'clock'
        ? say.lasts.clock(words.clocks?.[lasts.clock] ?? lasts.clock)
        : lasts.is === 'times'
          ? say.lasts.times(lasts.left)
          : say.lasts[lasts.is],
  };
};
