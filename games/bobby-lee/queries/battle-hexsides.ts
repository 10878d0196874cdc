/** 7.11, 7.12, 7.5 Roads in and out of a battle: retreat hexes, who may come, and how many over each hexside. */
import { memo } from '@cuartel/engine';
import { blockSide } from '../data/blocks.ts';
import { type Hex, neighbours, playable } from '../data/hexes.ts';
import { type Hexside, hexsideBetween, hexsideFrom, hexsides, hexsideTo } from '../data/hexsides.ts';
import { SIDES, type Side, type SideName } from '../data/sides.ts';
import { DIE_ROLL, NIGHT_FACTOR, REINFORCE_ROLL_UNITS } from '../data/tables.ts';
import { DISORGANISED, TOKENS_OF, type Token } from '../data/tokens.ts';
import type { Seen, View } from '../state/table.ts';
import { battleIn, battleOf, engaged, roleOf, turnStamp } from './battle.ts';
import { controls, standsAt } from './control.ts';
import { attackLimitOf, reinforceLimitOf } from './limits.ts';
import { numberOf } from './sides.ts';

/** 7.12-a, 6.31-h Units that may retreat over a hexside in a Battle Turn, or in a night. */
export const retreatLimit = (pub: Seen, over: Hexside, night: boolean): number =>
  attackLimitOf(pub, over) * (night ? NIGHT_FACTOR : 1);
/** 7.51-a, 6.31-h Units that may reinforce over a hexside, or DIE_ROLL. */
export const reinforcementLimit = (pub: Seen, over: Hexside, night: boolean): number => {
  const limit = reinforceLimitOf(pub, over);
  return limit === DIE_ROLL ? DIE_ROLL : limit * (night ? NIGHT_FACTOR : 1);
};
/** 1.21-d, 6.31-h Units that a lucky die lets in. */
export const admittedBy = (night: boolean): number => REINFORCE_ROLL_UNITS * (night ? NIGHT_FACTOR : 1);

const times = (list: readonly Hexside[], over: Hexside): number => {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === over) n++;
  return n;
};
export const roomToRetreat = (pub: Seen, battle: number, side: SideName, over: Hexside, night: boolean): number =>
  retreatLimit(pub, over, night) - times(battleOf(pub, battle).retreated[numberOf(side)]!, over);
/** How many more may come over a hexside now; DIE_ROLL where a die must be rolled first. */
export const roomToReinforce = (pub: Seen, battle: number, side: SideName, over: Hexside, night: boolean): number => {
  const b = battleOf(pub, battle);
  const come = times(b.reinforced[numberOf(side)]!, over);
  const limit = reinforcementLimit(pub, over, night);
  if (limit !== DIE_ROLL) return limit - come;
  const at = b.rolled.indexOf(over);
  return at < 0 ? DIE_ROLL : b.admitted[at]! - come;
};

export const otherEnd = (over: Hexside, hex: Hex): Hex => (hexsideFrom[over] === hex ? hexsideTo[over]! : hexsideFrom[over]!);
/** 7.11-b Hexes that the Attacker of a battle still fought may need for himself. */
export const keptForAttacker = (pub: Seen, hex: Hex): boolean => {
  for (const b of pub.battles) if (b.won === null) for (const over of b.entries) if (otherEnd(over, b.hex) === hex) return true;
  return false;
};
/** 7.11-a, 7.11-b, 7.11-c Is this adjacent hex one to which the side may retreat, whatever the room on the way? */
export const isRefuge = (pub: Seen, battle: number, side: SideName, to: Hex): boolean => {
  const b = battleOf(pub, battle);
  const over = hexsideBetween(b.hex, to);
  if (over < 0 || !playable[to]) return false;
  const foe = (1 - numberOf(side)) as Side;
  // A hex where a battle is fought holds enemies, so the Attacker never retreats into one.
  if (roleOf(pub, side) === 0) return b.entries.includes(over) && !standsAt(pub, foe, to);
  if (battleIn(pub, to) >= 0) return true;
  return !standsAt(pub, foe, to) && !keptForAttacker(pub, to);
};
interface WaysOut {
  readonly hexes: readonly Hex[];
  /** How many units in all can still leave by land. */
  readonly room: number;
}
const findWays = (pub: Seen, battle: number, side: SideName, night: boolean): WaysOut => {
  const { hex } = battleOf(pub, battle);
  const hexes: Hex[] = [];
  let all = 0;
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const over = hexsides[at]!;
    if (over < 0) continue;
    const room = roomToRetreat(pub, battle, side, over, night);
    if (room <= 0 || !isRefuge(pub, battle, side, neighbours[at]!)) continue;
    hexes.push(neighbours[at]!);
    all += room;
  }
  return { hexes, room: all };
};
/** By side, day or night, and battle: the same question is asked for every unit that leaves. */
const ways = memo((pub: Seen, key: number): WaysOut => findWays(pub, key >> 2, SIDES[key & 1]!, (key & 2) !== 0));
const waysOut = (pub: Seen, battle: number, side: SideName, night: boolean): WaysOut =>
  ways(pub, battle * 4 + (night ? 2 : 0) + numberOf(side));
/** 7.1-a Adjacent hexes with room on the way. */
export const refuges = (pub: Seen, battle: number, side: SideName, night: boolean): readonly Hex[] =>
  waysOut(pub, battle, side, night).hexes;
/** 7.1-a How many units in all can still leave by land. */
export const roomInAll = (pub: Seen, battle: number, side: SideName, night: boolean): number =>
  waysOut(pub, battle, side, night).room;

/** 10.41-a The port from which a unit of the viewer landed, if it may go back there now, else -1. */
export const harbourOf = ({ pub, own }: View, token: Token, night: boolean): Hex | -1 => {
  if (own.landed.length === 0) return -1;
  const at = own.landed.indexOf(own.block[token]!);
  if (at < 0) return -1;
  const port = own.ports[at]!;
  const side = blockSide[token]!;
  if (!controls(pub, side, port) || standsAt(pub, (1 - side) as Side, port)) return -1;
  return night || !engaged(pub, token) ? port : -1;
};

/** 7.5-a, 7.51-b, 10.4-d, 7.52-a Units that could come, over land only: adjacent, in no battle, organised, and not of a battle won in this very Battle Turn. */
export const mayReinforce = (pub: Seen, battle: number, token: Token): boolean => {
  const from = pub.at[token]!;
  const { hex } = battleOf(pub, battle);
  if (from < 0 || from === hex || (pub.marks[token]! & DISORGANISED) !== 0) return false;
  if (hexsideBetween(hex, from) < 0) return false;
  const now = turnStamp(pub);
  for (const b of pub.battles) if (b.hex === from && (b.won === null || b.ended === -1 || b.ended === now)) return false;
  return true;
};
export const reserves = (pub: Seen, battle: number, side: SideName): Token[] => {
  const { hex } = battleOf(pub, battle);
  const tokens = TOKENS_OF[numberOf(side)];
  const found: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const from = pub.at[tokens[i]!]!;
    if (from < 0 || from === hex || !near(hex, from)) continue;
    if (mayReinforce(pub, battle, tokens[i]!)) found.push(tokens[i]!);
  }
  return found;
};
const near = (hex: Hex, other: Hex): boolean => {
  for (let at = hex * 6; at < hex * 6 + 6; at++) if (neighbours[at] === other) return true;
  return false;
};
/** 1.21-d Hexsides of the battle with friends behind them whose die has not been rolled. */
export const unrolled = (pub: Seen, battle: number, side: SideName, night: boolean, among: readonly Token[]): Hexside[] => {
  const { hex } = battleOf(pub, battle);
  const found: Hexside[] = [];
  for (const token of among) {
    const over = hexsideBetween(hex, pub.at[token]!);
    if (!found.includes(over) && roomToReinforce(pub, battle, side, over, night) === DIE_ROLL) found.push(over);
  }
  return found;
};
