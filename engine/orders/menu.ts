/** What can be ordered for the question a side is asked now, each with its words: what page and terminal put an order together from. */
import type { Language, Thing } from '../text/catalogue.ts';
import type { WantedLasting } from './give.ts';
import { questionAt } from './obey.ts';
import type { AtQuestion, Exception, OrderedAnswer } from './order.ts';
import { type OrderReader, orderWords } from './words.ts';

interface Said<T> {
  readonly is: T;
  readonly text: string;
}
export interface OrderMenu {
  readonly at: AtQuestion;
  readonly prompt: string;
  readonly answers: readonly Said<OrderedAnswer>[];
  /** "In this order": things to be put into one's own order. Empty: nothing of the kind can be ordered here. */
  readonly prefer: readonly {
    readonly do: string;
    readonly text: string;
    readonly things: readonly (Said<Thing> & { readonly way: unknown })[];
  }[];
  readonly unless: readonly Said<Exception>[];
  /** Figures that can be compared here with each other or with a number. */
  readonly figures: readonly Said<string>[];
  readonly lasts: readonly Said<WantedLasting>[];
}

const TIMES = [1, 3, 10];
const kindOf = (thing: Thing): string => thing.slice(0, thing.indexOf(':'));
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Null: he is not asked anything. */
export const orderMenu = (reader: OrderReader, language: Language): OrderMenu | null => {
  const { game, view, asked } = reader;
  if (asked === null) return null;
  const words = orderWords(reader, language);
  const { options, sets, section, step } = asked;
  const my = asked.frames.at(-1)?.my ?? {};
  const listed = new Set(sets.map(set => set.do));
  const single = options.filter(o => !listed.has(o.do));
  const deeds = unique([...single, ...sets].map(o => o.do));
  const passing = single.some(o => o.do === 'pass');
  /** A few ways of doing it, by which it can be named later. */
  const like = (deed: string): { like: unknown[] } => {
    const all = options.filter(o => o.do === deed).map(o => o.with);
    return { like: all.length < 2 ? all : [all[0], all.at(-1)] };
  };
  /** Things one of which alone the deed can be done with, each with the way of doing it. */
  const pointed = (deed: string): { thing: Thing; way: unknown }[] =>
    [
      ...single.filter(o => o.do === deed).map(o => o.with),
      ...sets.filter(set => set.do === deed).flatMap(set => set.members.map(one => [one])),
    ].flatMap(way => {
      const [thing, another] = game.things(deed, way as never);
      return thing === undefined || another !== undefined ? [] : [{ thing, way }];
    });
  const answers: OrderedAnswer[] = [
    ...(passing ? [{ is: 'pass' as const }] : []),
    ...single.filter(o => o.do !== 'pass').map(o => ({ is: 'do' as const, do: o.do, with: o.with })),
    ...deeds.flatMap(deed => {
      if (deed === 'pass' || deeds.length < 2) return []; // something must be left
      const things = pointed(deed);
      const each =
        things.length > 1
          ? things.map(({ thing, way }) => ({ is: 'never' as const, do: deed, things: [thing], like: [way] }))
          : [];
      return [{ is: 'never' as const, do: deed, things: null, ...like(deed) }, ...each];
    }),
  ];
  const about = game.about?.(section, step, my, view.pub) ?? [];
  const kinds = unique(about.map(kindOf));
  const places = words.rows.flatMap(row => (row.thing !== undefined && kinds.includes(kindOf(row.thing)) ? [row.thing] : []));
  const unless: Exception[] = [
    ...unique([...about, ...places]).map(thing => ({ about: [thing] })),
    ...deeds.filter(deed => deed !== 'pass').map(deed => ({ offered: deed, ...like(deed) })),
  ];
  const lasts: WantedLasting[] = [
    ...Object.keys(game.clocks?.(view.pub) ?? {}).map(clock => ({ is: 'clock' as const, clock })),
    { is: 'change' },
    ...TIMES.map(left => ({ is: 'times' as const, left })),
    { is: 'game' },
  ];
  return {
    at: questionAt({ section, step }),
    prompt: words.at(questionAt({ section, step })),
    answers: answers.map(is => ({ is, text: words.answer(is) })),
    prefer: deeds.flatMap(deed => {
      const things = pointed(deed);
      if (things.length < 2) return [];
      return [
        {
          do: deed,
          text: words.deed(deed, undefined),
          things: things.map(({ thing, way }) => ({ is: thing, way, text: words.nameOf(thing, deed, [way]) })),
        },
      ];
    }),
    unless: unless.map(is => ({ is, text: words.exception(is) })),
    figures: Object.keys(game.figures?.(view, section, step, my) ?? {}).map(is => ({ is, text: words.figure(is) })),
    lasts: lasts.map(is => ({ is, text: words.lasts(is) })),
  };
};
