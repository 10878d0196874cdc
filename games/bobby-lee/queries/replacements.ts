/** 12. REPLACEMENTS: what a side may still plan. */
import { memoSeen } from '@cuartel/engine';
import { type Block, blockKind, INFANTRY, maxSteps } from '../data/blocks.ts';
import { HEX_COUNT, type Hex, home } from '../data/hexes.ts';
import { hexCadres } from '../data/places.ts';
import type { Side } from '../data/sides.ts';
import { cadreCost, MOST_STEPS_ADDED, stepCost } from '../data/tables.ts';
import { BLOCKS_OF } from '../data/tokens.ts';
import type { Seen, View } from '../state/table.ts';
import { controls } from './control.ts';
import { mine } from './orders.ts';
import { supplyOf } from './supply.ts';
import { placeOf } from './units.ts';

const count = (list: readonly number[], value: number): number => {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === value) n++;
  return n;
};

/** 12.3-a By hex: a bit for each side (1 USA, 2 CSA) whose units there have a supply line. */
export const linesOf = (pub: Seen): number[] => {
  const [usa, csa] = [supplyOf(pub, 0).fed, supplyOf(pub, 1).fed];
  const lines: number[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) lines.push(usa[hex]! | (csa[hex]! << 1));
  return lines;
};

/** 12.42-a */
export const stepPrice = (side: Side, block: Block): number => stepCost[side][blockKind[block]!]!;
export const cadrePrice = (side: Side, block: Block): number => cadreCost[side][blockKind[block]!]!;
/** 12.3-a, 11.4-a */
export const hasLine = (v: View, lines: readonly number[], block: Block): boolean =>
  ((lines[placeOf(v, block)]! >> mine(v)) & 1) === 1;
/** 2.2.1-b, 2.2.2-a, 2.2.3-a, 2.2.3-b, 2.2.5-a, 2.2.6-b No block holds more than its printed steps, nor takes more than three a month. */
export const roomForStep = (v: View, block: Block): boolean => {
  const planned = count(v.own.plan.added, block);
  return planned < MOST_STEPS_ADDED && v.own.steps[block]! + planned < maxSteps[block]!;
};
const CADRE_HEXES: readonly (readonly Hex[])[] = [0, 1].map(side =>
  hexCadres.flatMap((cadres, hex) => (cadres > 0 && home[hex] === side ? [hex] : [])),
);
/** 12.4-a, 12.41-a, 12.41-b, 1.31-a, 1.32-a, 1.33-a Places of the home territory, still friendly, with room for one more cadre this month. */
export const posts = (v: View): Hex[] =>
  CADRE_HEXES[mine(v)]!.filter(hex => controls(v.pub, mine(v), hex) && count(v.own.plan.posts, hex) < hexCadres[hex]!);

/** 12.4-a, 12.42-c Blocks of the force pool that are not planned for already. */
export const pool = (v: View): Block[] =>
  BLOCKS_OF[mine(v)].filter(block => v.own.steps[block] === 0 && !v.own.plan.raised.includes(block));
/** 12.41-a Some place has room for one more cadre; 12.1-a the CSA says where when all else stands. */
export const roomForCadre = memoSeen((v: View): boolean => {
  if (v.me === 'USA') return posts(v).length > 0;
  let room = -v.own.plan.raised.length;
  for (const hex of posts(v)) room += hexCadres[hex]!;
  return room > 0;
});
/** 3.54-a, 3.54-c */
export const levies = (v: View): Block[] =>
  v.own.plan.levies > 0 && roomForCadre(v) ? pool(v).filter(block => blockKind[block] === INFANTRY) : [];
