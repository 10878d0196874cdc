/** What lies on the table now, and in which drawer. */
import { type Chance, copyChance, type Deep, type Table as Drawn, shuffle } from '@cuartel/engine';
import type { Place } from '@cuartel/engine/kit/places.ts';
import { type BySide, CARDS, type Card, type OptionId, type Side, START, STEPS, TURNS } from '../data/board.ts';
import type { Six } from '../types.ts';
import { type OptionalPub, setUpOptional } from './optional.ts';

export interface Pub extends OptionalPub {
  turn: number;
  turns: number;
  round: number;
  first: Side;
  at: (Place | -1)[]; // by block; -1: eliminated
  lost: number[]; // steps lost, by block
  shown: number[]; // full steps, by block, once a battle has shown them; 0 before
  hands: BySide<number>;
  discard: Card[];
  winner: Side | null;
  options: OptionId[];
}
export interface Own {
  hand: Card[];
  full: number[]; // full steps, by own block in order
}
export interface Dark {
  deck: Card[];
}
export type Table = Drawn<Six>;
export type Seen = Deep<Pub>;

export const setUp = (turns: string, options: readonly OptionId[], chance: Chance): Table => {
  const own = (): Own => ({ hand: [], full: STEPS.slice() });
  const t: Table = {
    pub: {
      turn: 1,
      turns: TURNS[turns] ?? 2,
      round: 1,
      first: 'north',
      at: START.slice(),
      lost: START.map(() => 0),
      shown: START.map(() => 0),
      hands: { north: 0, south: 0 },
      discard: [],
      winner: null,
      options: [...options],
      ...setUpOptional(options),
    },
    own: { north: own(), south: own() },
    dark: { deck: CARDS.slice(), chance },
    log: null,
  };
  shuffle(t, t.dark.deck);
  shuffle(t, t.own.north.full);
  shuffle(t, t.own.south.full);
  return t;
};

const copyOwn = ({ hand, full }: Own): Own => ({ hand: hand.slice(), full: full.slice() });
export const clone = ({ pub: p, own, dark }: Table): Table => ({
  pub: {
    turn: p.turn,
    turns: p.turns,
    round: p.round,
    first: p.first,
    at: p.at.slice(),
    lost: p.lost.slice(),
    shown: p.shown.slice(),
    hands: { north: p.hands.north, south: p.hands.south },
    discard: p.discard.slice(),
    winner: p.winner,
    options: p.options.slice(),
    effects: p.effects.map(({ what, side, n, until }) => ({ what, side, n, until })), // 8.6
    guns: { north: p.guns.north.slice(), south: p.guns.south.slice() }, // 8.8
    due: p.due.map(({ at, what }) => ({ at, what })), // 8.12
    morale: { value: p.morale.value, rising: p.morale.rising }, // 8.13
  },
  own: { north: copyOwn(own.north), south: copyOwn(own.south) },
  dark: { deck: dark.deck.slice(), chance: copyChance(dark.chance) },
  log: null,
});
