/** The game's vocabulary: what can be done, what the rulebook's sections are, what the journal tells. */
import type { ChapterWith } from '@cuartel/engine';
import type { Block, Card, Side, Space } from './data/board.ts';
import type { Dark, Own, Pub } from './state/table.ts';
import type { RuleId } from './text/rules.en.ts';
import type { OptionalContents, OptionalDeeds, OptionalFacts } from './types/optional.ts';

export interface Deeds extends OptionalDeeds {
  bid: Card[];
  play: Card;
  pass: null;
  gather: Block[];
  march: Space;
  stop: null;
  intercept: Block;
  jam: Card;
  retreat: Space;
  stand: null;
  stake: Card;
  nothing: null;
  lose: Block;
}
export interface Moments {
  /** A group enters an empty space: the enemy may intercept. */
  entering: { side: Side; from: Space; to: Space; by: Block | -1 };
  /** An interception is under way: the marching side may jam it. */
  interception: { side: Side; block: Block; jam: number };
}
export interface Contents extends OptionalContents {
  game: ChapterWith<{
    steps: 'deal' | 'first' | 'second' | 'again' | 'victory';
    asks: 'arrange' | 'bid';
    mine: { bid: Card[] };
  }>;
  action: ChapterWith<{
    given: { side: Side };
    keeps: { points: number };
    steps: 'points' | 'spent';
    asks: 'card' | 'gather';
    mine: { group: Block[] };
  }>;
  march: ChapterWith<{
    given: { side: Side; group: Block[]; from: Space; to: Space };
    keeps: { entering: Moments['entering']; met: boolean };
    steps: 'announce' | 'intercepted' | 'enter' | 'avoidance' | 'battle';
  }>;
  interception: ChapterWith<{
    given: { side: Side; block: Block; to: Space };
    keeps: { jammed: Moments['interception'] };
    gives: boolean;
    steps: 'answer' | 'roll';
  }>;
  avoidance: ChapterWith<{ given: { side: Side; here: Space; from: Space }; asks: 'offer' }>;
  battle: ChapterWith<{
    given: { attacker: Side; group: Block[]; from: Space; here: Space };
    keeps: { loser: Side; hits: number };
    steps: 'roll' | 'bloody' | 'rout';
    asks: 'stakes' | 'loss' | 'retreat';
    mine: { stake: Card | -1 };
  }>;
  home: ChapterWith<{ steps: 'taken' }>;
}
/** How a total came about: the die, then each term under its rule. */
export interface Sum {
  die: number;
  terms: { rule: string; value: number; of?: string }[];
  total: number;
}
export interface Facts extends OptionalFacts {
  turn: { turn: number };
  drew: { side: Side; count: number };
  drewCards: { cards: Card[] };
  bids: { north: Card[]; south: Card[]; first: Side };
  laidBid: { cards: Card[] };
  played: { side: Side; card: Card };
  passed: { side: Side };
  marched: { side: Side; group: Block[]; from: Space; to: Space };
  laidCard: { card: Card | -1 };
  jammed: { side: Side; card: Card };
  interception: { side: Side; from: Space; to: Space; sum: Sum; success: boolean };
  withdrew: { side: Side; from: Space; to: Space };
  stakes: { north: Card | -1; south: Card | -1 };
  battle: { here: Space; attacker: Side; attack: Sum; defence: Sum; loser: Side };
  showed: { blocks: Block[]; full: number[] };
  lost: { block: Block; gone: boolean };
  routed: { side: Side; here: Space };
  won: { side: Side };
  tookHome: { side: Side };
}
export interface Six {
  side: Side;
  pub: Pub;
  own: Own;
  dark: Dark;
  deeds: Deeds;
  contents: Contents;
  moments: Moments;
  facts: Facts;
  rule: RuleId;
}
