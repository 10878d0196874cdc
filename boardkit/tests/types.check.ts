/** What must not compile: a face that does not fit its game is refused where it is written. */
import type { GameTypes } from '@cuartel/engine';
import type { Component } from 'svelte';
import { type AsideProps, type BoardProps, type Face, type Poster, thingsIn } from '../face.ts';

interface Toy extends GameTypes {
  side: 'red' | 'blue';
  pub: { turn: number };
  own: { hand: number[] };
  facts: { moved: { to: number }; won: { side: 'red' | 'blue' } };
}
interface Other extends GameTypes {
  side: 'red' | 'blue';
  pub: { month: number };
}
declare const Board: Component<BoardProps<Toy>>;
declare const Aside: Component<AsideProps<Toy>>;
declare const ForeignBoard: Component<BoardProps<Other>>;
declare const Greedy: Component<BoardProps<Toy> & { readonly more: number }>;

const plain = {
  size: { width: 100, height: 100 },
  Board,
  layers: [],
  panels: [],
  tracks: ({ pub }, language) => [{ name: language, now: pub.turn, from: 1, to: 3 }],
  when: ({ pub }) => `${pub.turn}`,
  term: of => of,
  things: thingsIn<Toy>({ moved: ({ to }) => [`space:${to}`] }),
  line: fact => (fact.kind === 'won' ? fact.about.side : null),
  Aside,
} satisfies Face<Toy>;

export const refused = [
  // @ts-expect-error a board is missing
  { ...plain, Board: undefined } satisfies Face<Toy>,
  // @ts-expect-error the board draws another game
  { ...plain, Board: ForeignBoard } satisfies Face<Toy>,
  // @ts-expect-error the board wants what the table does not give
  { ...plain, Board: Greedy } satisfies Face<Toy>,
  // @ts-expect-error there is no such drawer
  { ...plain, when: ({ pub }) => `${pub.month}` } satisfies Face<Toy>,
  // @ts-expect-error there is no such fact
  thingsIn<Toy>({ fled: () => [] }),
  // @ts-expect-error that fact tells nothing of the kind
  thingsIn<Toy>({ moved: ({ from }) => [`space:${from}`] }),
  // @ts-expect-error a figure lies in what one sees or in the question
  { ...plain, figures: { hidden: { at: 'dark.deck', name: { en: '', es: '' } } } } satisfies Face<Toy>,
  // @ts-expect-error a poster speaks both languages
  { title: { en: 'Toy' } } satisfies Pick<Poster, 'title'>,
];
