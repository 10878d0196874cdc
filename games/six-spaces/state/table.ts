/** What lies on the table now, and in which drawer. */
import { type Chance, copyChance, type Deep, type Table as Drawn, shuffle } from '@cuartel/engine';
import {
  BLOCKS_OF,
  type Block,
  type BySide,
  CARDS,
  type Card,
  type OptionId,
  type Side,
  type Space,
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
  at: (Space | -1)[]; // by block; -1: eliminated
  lost: number[]; // steps lost, by block
  shown: number[]; // full steps, by block, once a battle has shown them; 0 before
  hands: BySide<number>;
  discard: Card[];
  winner: Side | null;
  options: OptionId[];
  effects: Cover[];
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
      effects: [],
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
  },
  own: { north: copyOwn(own.north), south: copyOwn(own.south) },
  dark: { deck: dark.deck.slice(), chance: copyChance(dark.chance) },
  log: null,
});

/** Sheets of scratch paper as they lie in the open sections. */
export interface Sheets {
  readonly mine?: Record<string, object>;
}
/** What a side may have laid face down or lifted: whether, and what, only that side knows. */
export const layAnew = (
  frames: readonly Sheets[],
  side: Side,
  hand: readonly Card[],
  at: readonly (Space | -1)[],
  pick: (n: number) => number,
): void => {
  for (const { mine } of frames) {
    const sheet = mine?.[side] as { bid?: Card[]; stake?: Card | -1; group?: Block[] } | undefined;
    if (sheet?.group !== undefined) {
      const standing = BLOCKS_OF[side].filter(block => (at[block] as number) >= 0);
      const first = standing[pick(standing.length + 1)];
      sheet.group = standing.filter(block => block === first || (at[block] === at[first ?? -1] && pick(2) === 0)).slice(0, 2);
    }
    if (sheet?.bid !== undefined) sheet.bid = hand.filter(() => pick(2) === 0);
    if (sheet?.stake !== undefined) sheet.stake = hand[pick(hand.length + 1)] ?? -1;
  }
};
/** Everything `me` cannot see, dealt anew among itself: the enemy's hand, what he has laid, the deck, the enemy's blocks no battle has shown. */
export const redeal = (t: Table, me: Side, pick: (n: number) => number, frames: readonly Sheets[] = []): Table => {
  const other = clone(t);
  const them: Side = me === 'north' ? 'south' : 'north';
  const enemy = other.own[them];
  const unseen: Card[] = [...enemy.hand, ...other.dark.deck];
  const deal = (): Card => unseen.splice(pick(unseen.length), 1)[0] as Card;
  enemy.hand = enemy.hand.map(deal);
  layAnew(frames, them, enemy.hand, t.pub.at, pick);
  other.dark.deck = other.dark.deck.map(deal);
  const unshown = BLOCKS_OF[them].map((b: Block, i) => (t.pub.shown[b] === 0 ? i : -1)).filter(i => i >= 0);
  const steps = unshown.map(i => enemy.full[i] as number);
  for (const i of unshown) enemy.full[i] = steps.splice(pick(steps.length), 1)[0] as number;
  other.dark.chance.key = other.dark.chance.key.map(() => pick(0x10000) * 0x10000 + pick(0x10000));
  return other;
};
