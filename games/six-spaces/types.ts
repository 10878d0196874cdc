/** The game's vocabulary: what can be done, what the rulebook's sections are, what the journal tells. */

import type { EffectDeeds, EffectsChapter } from '@cuartel/engine/kit/effects.ts';
import type { Force, Member } from '@cuartel/engine/kit/force.ts';
import type { HitOrder } from '@cuartel/engine/kit/hits.ts';
import type { Place } from '@cuartel/engine/kit/places.ts';
import type { Block, Card, Side, Space } from './data/board.ts';
import type { Event, SixEffects, Until } from './data/events.ts';
import type { Posting } from './queries/posts.ts';
import type { Dark, Own, Pub } from './state/table.ts';
import type { RuleId } from './text/rules.en.ts';

export interface Deeds extends EffectDeeds<SixEffects> {
  bid: Card[];
  play: Card;
  pass: null;
  swap: Block[];
  ready: null;
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
  event: Event;
  restore: Block;
  giveUp: Card;
  hit: Block[];
  post: Posting;
  column: null;
  regroup: Member[];
  halt: null;
}
export interface Moments {
  /** A group enters an empty space: the enemy may intercept. */
  entering: { side: Side; from: Space; to: Space; by: Block | -1 };
  /** An interception is under way: the marching side may jam it. */
  interception: { side: Side; block: Block; jam: number };
}
export interface Contents {
  game: {
    given: object;
    keeps: object;
    gives: undefined;
    steps: 'deal' | 'first' | 'second' | 'again' | 'victory';
    asks: 'arrange' | 'bid';
    mine: { bid: Card[] };
  };
  action: {
    given: { side: Side };
    keeps: { points: number };
    gives: undefined;
    steps: 'points' | 'spent';
    asks: 'card' | 'gather';
    mine: { group: Block[] };
  };
  march: {
    given: { side: Side; group: Block[]; from: Space; to: Space };
    keeps: { entering: Moments['entering']; met: boolean };
    gives: undefined;
    steps: 'announce' | 'intercepted' | 'enter' | 'avoidance' | 'battle';
    asks: never;
  };
  interception: {
    given: { side: Side; block: Block; to: Space };
    keeps: { jammed: Moments['interception'] };
    gives: boolean;
    steps: 'answer' | 'roll';
    asks: never;
  };
  avoidance: { given: { side: Side; here: Space; from: Space }; keeps: object; gives: undefined; steps: never; asks: 'offer' };
  battle: {
    given: { attacker: Side; group: Block[]; from: Space; here: Space };
    keeps: { loser: Side; hits: number };
    gives: undefined;
    steps: 'roll' | 'bloody' | 'rout';
    asks: 'stakes' | 'loss' | 'retreat';
    mine: { stake: Card | -1 };
  };
  effects: EffectsChapter<Side, SixEffects>;
  levy: { given: { side: Side }; keeps: object; gives: undefined; steps: never; asks: 'block' };
  tribute: { given: { side: Side }; keeps: object; gives: undefined; steps: never; asks: 'card' };
  losses: {
    given: { side: Side; blocks: Block[]; hits: number; order: HitOrder };
    keeps: { open: number[]; left: number };
    gives: undefined;
    steps: 'forced';
    asks: 'hits';
  };
  column: {
    given: { side: Side; points: number; general: Block; here: Space };
    keeps: { force: Force; from: Space; to: Space };
    gives: number;
    steps: 'begin' | 'after';
    asks: 'order';
  };
  home: { given: object; keeps: object; gives: undefined; steps: 'taken'; asks: never };
}
/** How a total came about: the die, then each term under its rule. */
export interface Sum {
  die: number;
  terms: { rule: string; value: number; of?: string }[];
  total: number;
}
export interface Facts {
  turn: { turn: number };
  drew: { side: Side; count: number };
  drewCards: { cards: Card[] };
  arranged: { blocks: Block[] };
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
  event: { side: Side; event: Event };
  restored: { block: Block };
  gaveUp: { side: Side; card: Card };
  covered: { side: Side; n: number; until: Until };
  uncovered: { side: Side };
  posted: { block: Block; to: Place };
  cameBack: { block: Block };
  morale: { value: number };
  regrouped: { side: Side; left: Block[]; joined: Block[]; guns: number };
  tookOver: { block: Block };
  spiked: { side: Side; here: Space; n: number };
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
