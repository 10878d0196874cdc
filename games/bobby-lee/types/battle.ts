/** Deeds, sections and journal of the battles. */
import type { Spot } from '../data/battle-board.ts';
import type { Block } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import type { Hexside } from '../data/hexsides.ts';
import type { SideName } from '../data/sides.ts';
import type { Token } from '../data/tokens.ts';

/** Own units by block, enemy units by token. A battle is its number in `pub.battles`. */
export interface BattleDeeds {
  /** 6.2-b, 6.31-f A unit to a place of the board, or all that are left to one place as far as they may stand there. */
  deploy: { block: Block; spot: Spot };
  deployRest: Spot;
  /** 6.1-c The battle to play next. */
  fightAt: number;
  /** 7.1-a Units named for a retreat, then where each goes. */
  fallBack: Block;
  fallBackAll: null;
  standFast: null;
  withdraw: { block: Block; to: Hex };
  withdrawAll: Hex;
  /** 7.15-e Those still here are lost. */
  giveUp: null;
  /** 7.14-c A unit on the flank and the place whose fugitives it fires at. */
  pursue: { block: Block; at: Spot };
  letGo: null;
  /** 7.32-a The unit that takes the hit. */
  takeHit: Block;
  /** 7.35-a */
  assault: Spot;
  secondRound: null;
  breakOff: null;
  /** 7.3-a Who fires at which place; 7.33-a aimed at one gun, or -1. */
  fire: { block: Block; at: Spot; aim: Token | -1 };
  fireAll: null;
  ceaseFire: null;
  /** 7.4-a */
  shift: { block: Block; to: Spot };
  shiftAll: { from: Spot; to: Spot };
  /** 7.43-a */
  envelop: { block: Block; wing: Spot };
  endMoves: null;
  /** 7.43-f A lost unit looks for its way; it may then enter the wing or go back. */
  seek: Block;
  endSearch: null;
  enterWing: null;
  rejoin: null;
  /** 7.5-a */
  reinforce: Block;
  /** 1.21-d */
  rollOver: Hexside;
  endReinforcement: null;
  /** 6.31-d, 6.33-a */
  remain: null;
  payDay: Block;
  leave: null;
  /** 6.4-a */
  endRegroup: null;
}
/** Battles have no reaction windows of their own; rout breaks in as an interrupt. */
export type BattleMoments = {};

interface Of {
  battle: number;
  side: SideName;
}
/** Units that leave, in tokens: who was named is public, what they are need not be. */
type Leaving = Of & { leaving: Token[] };
export interface BattleContents {
  /** 4.42-a Called once in each Campaign Turn with battles; gives back when the last of them is over and boards are cleared. */
  combat: {
    given: { side: SideName };
    keeps: object;
    gives: undefined;
    steps: 'begin' | 'deployDefender' | 'deployAttacker' | 'deployed' | 'attack' | 'reply' | 'hour' | 'night' | 'day' | 'close';
    asks: never;
  };
  deployment: { given: Of; keeps: object; gives: undefined; steps: 'ready' | 'more'; asks: 'place' };
  battleTurn: {
    given: { side: SideName };
    keeps: { left: number[] };
    gives: undefined;
    steps: 'begin' | 'more' | 'end';
    asks: 'which';
  };
  fight: {
    given: Of;
    keeps: object;
    gives: undefined;
    steps: 'retreat' | 'morale' | 'combat' | 'moves' | 'envelopment' | 'reinforcement';
    asks: never;
  };
  retreat: {
    given: Of;
    keeps: { leaving: Token[] };
    gives: undefined;
    steps: 'open' | 'pursuit' | 'depart' | 'settle';
    asks: 'name';
  };
  pursuit: {
    given: Leaving & { shots: number };
    keeps: { chase: Token[]; flank: Token[]; hits: number; at: Spot };
    gives: undefined;
    steps: 'chasers' | 'chase' | 'losses' | 'flankers' | 'flankLosses' | 'flankMore';
    asks: 'flank';
  };
  exodus: { given: Leaving & { night: boolean; must: boolean }; keeps: object; gives: undefined; steps: 'next'; asks: 'where' };
  hits: {
    given: Of & { spot: Spot; hits: number; among: Token[]; aim: Token | -1; double: boolean };
    keeps: object;
    gives: undefined;
    steps: 'count';
    asks: 'take' | 'choose';
  };
  shot: {
    given: Of & { token: Token; at: Spot; aim: Token | -1 };
    keeps: { onFoe: number; onFriends: number };
    gives: undefined;
    steps: 'roll' | 'foes' | 'friends' | 'settle';
    asks: never;
  };
  volley: {
    given: Of;
    keeps: { all: boolean; fired: boolean };
    gives: undefined;
    steps: 'open' | 'salvo' | 'more';
    asks: 'orders';
  };
  assault: {
    given: Of & { spot: Spot; units: Token[] };
    keeps: { round: number; onFoe: number; onUs: number };
    gives: undefined;
    steps: 'roll' | 'foes' | 'own' | 'after';
    asks: 'again' | 'answer';
  };
  moves: { given: Of; keeps: object; gives: undefined; steps: 'open' | 'close'; asks: 'move' };
  envelopment: {
    given: Of;
    keeps: { arrived: Token[]; finder: Token | -1 };
    gives: undefined;
    steps: 'roll' | 'lost' | 'searched' | 'arrivals' | 'struck';
    asks: 'search' | 'found' | 'strike';
  };
  reinforcement: { given: Of & { night: boolean }; keeps: object; gives: undefined; steps: 'open'; asks: 'bring' };
  /** 7.15-d Breaks in wherever the battle stands. */
  rout: {
    given: { battle: number };
    keeps: { side: SideName; leaving: Token[] };
    gives: undefined;
    steps: 'break' | 'pursuit' | 'lost' | 'depart' | 'end';
    asks: never;
  };
  /** 6.4-a Breaks in as soon as a battle is won. */
  aftermath: {
    given: { battle: number };
    keeps: { side: SideName; way: 'open' | 'out' | 'in' };
    gives: undefined;
    steps: 'won' | 'open' | 'close';
    asks: 'regroup';
  };
  night: {
    given: { side: SideName };
    keeps: { at: number; left: number[]; leaving: Token[] };
    gives: undefined;
    steps:
      | 'fall'
      | 'lost'
      | 'lostMore'
      | 'defenders'
      | 'nextDefender'
      | 'defenderMore'
      | 'attackers'
      | 'nextAttacker'
      | 'attackerMore'
      | 'placing'
      | 'placeDefender'
      | 'placeAttacker'
      | 'placed';
    asks: 'whichDefender' | 'defender' | 'whichAttacker' | 'attacker';
  };
  arrivals: { given: Of; keeps: object; gives: undefined; steps: 'open'; asks: 'place' };
}

/** One unit's dice: the block, its firepower and what came up. */
export interface Dice {
  block: Block;
  power: number;
  dice: number[];
}
export type FireKind = 'short' | 'long' | 'enfilade';
/** A sum shown term by term. */
export interface MarchSum {
  die: number;
  terms: { rule: string; value: number; of: string }[];
  total: number;
  need: number;
}
/** A line about a unit that may be hidden has two forms: the owner's with the block, and `some...` with the token. */
export interface BattleFacts {
  battleOpens: { hex: Hex; attacker: SideName; attackers: number; defenders: number; fortress: boolean };
  deployed: { side: SideName; hex: Hex; spots: Spot[]; counts: number[] };
  placed: { block: Block; hex: Hex; spot: Spot; attacker: SideName };
  somePlaced: { side: SideName; token: Token; hex: Hex; spot: Spot; attacker: SideName };
  battleTurn: { day: number; hour: number; side: SideName };
  fallsBack: { block: Block; hex: Hex };
  someFallsBack: { side: SideName; token: Token; hex: Hex };
  namedToRetreat: { side: SideName; hex: Hex; count: number };
  withdrew: { block: Block; from: Hex; to: Hex; bySea: boolean };
  someWithdrew: { side: SideName; token: Token; from: Hex; to: Hex; bySea: boolean };
  /** 7.15-e, 6.31-g Who must leave and cannot; `lost` or he stays where he is. */
  cannotLeave: { side: SideName; hex: Hex; count: number; lost: boolean };
  /** `slowest` is -1 for readers from whom the fugitives are hidden. */
  pursued: { hex: Hex; at: Spot; speed: number; slowest: number; fire: Dice; hits: number; attacker: SideName };
  tooSlow: { hex: Hex; block: Block; speed: number; slowest: number };
  someTooSlow: { side: SideName; token: Token; hex: Hex };
  morale: { hex: Hex; block: Block; die: number; good: boolean };
  fired: {
    hex: Hex;
    attacker: SideName;
    how: FireKind;
    at: Spot;
    aim: Block | -1;
    fire: Dice;
    hits: number;
    friends: number;
  };
  flankedCentre: { hex: Hex; block: Block };
  halfHit: { hex: Hex; block: Block };
  someHalfHit: { side: SideName; token: Token; hex: Hex };
  assaulted: { hex: Hex; attacker: SideName; spot: Spot; round: number; side: SideName; fire: Dice[]; hits: number };
  goesOn: { side: SideName; hex: Hex };
  brokeOff: { side: SideName; hex: Hex; count: number; forced: boolean };
  shifted: { block: Block; hex: Hex; from: Spot; to: Spot; attacker: SideName };
  someShifted: { side: SideName; token: Token; hex: Hex; from: Spot; to: Spot; attacker: SideName };
  enveloped: { block: Block; hex: Hex; wing: Spot; sum: MarchSum; success: boolean; attacker: SideName };
  someEnveloped: { side: SideName; token: Token; hex: Hex; wing: Spot; die: number; success: boolean; attacker: SideName };
  stranded: { block: Block; hex: Hex; wing: Spot; attacker: SideName };
  someStranded: { side: SideName; token: Token; hex: Hex; wing: Spot; attacker: SideName };
  reinforcedBy: { block: Block; from: Hex; hex: Hex };
  someReinforced: { side: SideName; token: Token; from: Hex; hex: Hex };
  hexsideRolled: { side: SideName; hex: Hex; from: Hex; die: number; units: number };
  battleRouted: { side: SideName; hex: Hex; why: 'centre' | 'flank' | 'lost' };
  nightFalls: { day: number };
  brokeContact: { side: SideName; hex: Hex; count: number };
  recovered: { count: number };
  choseNight: { side: SideName; hex: Hex; stays: boolean };
  battleWon: { hex: Hex; winner: SideName | null; great: boolean };
  regrouped: { side: SideName; hex: Hex; out: boolean };
  battleDay: { day: number };
}
