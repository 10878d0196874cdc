/** What lies on the table now, and in which drawer. */
import { type Chance, copyChance, type Deep, type Table as Drawn, shuffle } from '@cuartel/engine';
import type { Place } from '@cuartel/engine/kit/places.ts';
import type { Due } from '@cuartel/engine/kit/schedule.ts';
import type { Momentum } from '@cuartel/engine/kit/track.ts';
import {
  type Block,
  type BySide,
  CARDS,
  type Card,
  GUNS,
  HOME,
  type OptionId,
  type Side,
  SPACES,
  START,
  STEPS,
  TURNS,
} from '../data/board.ts';
import type { Until } from '../data/events.ts';
import type { Six } from '../types.ts';

/** 8.6 What an event has left standing: interceptions of marches of `side` have so much less. */
export interface Cover {
  what: 'cover';
  side: Side;
  n: number;
  until: Until;
}
export interface Pub {
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
  effects: Cover[];
  guns: BySide<number[]>; // by space
  due: Due<Block>[]; // 8.12 blocks on their way back, by turn
  morale: Momentum; // 8.13 positive towards North
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
  const guns = (side: Side): number[] =>
    SPACES.map((_, space) => (options.includes('columns') && space === HOME[side] ? GUNS : 0));
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
      effects: [],
      guns: { north: guns('north'), south: guns('south') },
      due: [],
      morale: { value: 0, rising: true },
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
    effects: p.effects.map(({ what, side, n, until }) => ({ what, side, n, until })),
    guns: { north: p.guns.north.slice(), south: p.guns.south.slice() },
    due: p.due.map(({ at, what }) => ({ at, what })),
    morale: { value: p.morale.value, rising: p.morale.rising },
  },
  own: { north: copyOwn(own.north), south: copyOwn(own.south) },
  dark: { deck: dark.deck.slice(), chance: copyChance(dark.chance) },
  log: null,
});
