/** 5.11, 5.4 ORDERS: which units may move now, how, and what it costs. `hqs`: orders are done and the active HQs move themselves. */
import { type Block, blockKind, INFANTRY } from '../data/blocks.ts';
import { type Hex, neighbours, playable } from '../data/hexes.ts';
import { type Hexside, hexsideFrom, hexsides, hexsideTo, pontoon } from '../data/hexsides.ts';
import type { Side } from '../data/sides.ts';
import { strategicCost } from '../data/tables.ts';
import { ACTIVE, BLOCKS_OF, MARKED, TOKENS_OF } from '../data/tokens.ts';
import type { View } from '../state/table.ts';
import { controls, standsAt } from './control.ts';
import { attackersOver, crossingLimitOf } from './limits.ts';
import { railJourneys } from './rail.ts';
import { forcedTargets } from './reach.ts';
import { landings } from './sea.ts';
import { numberOf } from './sides.ts';
import { did, isHq, placeOf } from './units.ts';

export interface Stage {
  readonly hqs: boolean;
}
export const mine = (v: View): Side => numberOf(v.me);
export const theirs = (v: View): Side => (1 - numberOf(v.me)) as Side;

/** HQs of the side on the map. */
export const hqsOf = (v: View): Block[] => BLOCKS_OF[mine(v)].filter(block => isHq(block) && v.own.token[block]! >= 0);
/** 4.3-b How many HQs must be activated: the bid, as far as they are still there; -1 any number. */
export const dueHqs = (v: View, must: number): number => (must > 0 ? Math.min(must, hqsOf(v).length) : must);

/** 5.12-c Where it stood when the HQs were activated is where it stands: it has not moved. */
export const inCommand = (v: View, block: Block): boolean => v.pub.command.includes(placeOf(v, block));
/** 5.11-a, 5.4-a Ordinary units in command or with strategic moves to spend; 5.11-c in the end the active HQs. */
export const mayBeOrdered = (v: View, { hqs }: Stage, block: Block): boolean =>
  hqs ? did(v, block, ACTIVE) : !did(v, block, ACTIVE) && (v.pub.strategic > 0 || inCommand(v, block));

/** 5.4-a Strategic moves that may be spent now. */
export const movesLeft = (v: View, { hqs }: Stage): number => (hqs ? 0 : v.pub.strategic);
export const afford = (v: View, my: Stage, cost: number): boolean => movesLeft(v, my) >= cost;
/**
 * 5.4-c, 5.4-g, 5.11-b What a land move costs a unit: nothing in command or for an active HQ, else one strategic move,
 * without which it could not have been ordered.
 */
export const landCost = (v: View, { hqs }: Stage, block: Block): number => (hqs || inCommand(v, block) ? 0 : strategicCost.land);

/** 9.4-a What a journey by rail costs. */
export const railCost = (v: View, my: Stage, block: Block, to: Hex): number =>
  railJourneys(v.pub, mine(v), placeOf(v, block), movesLeft(v, my)).find(journey => journey.to === to)?.cost ?? 0;

/** 10.4-a, 5.4-e */
const mayInvade = (v: View, my: Stage, block: Block): boolean =>
  v.me === 'USA' && afford(v, my, strategicCost.invasion) && blockKind[block] === INFANTRY;
export const invasions = (v: View, my: Stage, block: Block): Hex[] =>
  mayInvade(v, my, block) ? landings(v.pub, placeOf(v, block)) : [];

/** The hex beyond a hexside for an own unit. */
export const beyond = (v: View, block: Block, over: Hexside): Hex => {
  const from = placeOf(v, block);
  return hexsideFrom[over] === from ? hexsideTo[over]! : hexsideFrom[over]!;
};
/** 10.5-a */
export const crossingCost = (v: View, block: Block, over: Hexside): number => {
  const to = beyond(v, block, over);
  if (standsAt(v.pub, theirs(v), to)) return strategicCost.crossingAttack;
  return controls(v.pub, mine(v), to) ? strategicCost.crossingToFriendly : strategicCost.crossingToEnemy;
};
/** 10.5-b, 5.11-e */
const crossingOpen = (v: View, block: Block, over: Hexside): boolean => {
  const to = beyond(v, block, over);
  if (!standsAt(v.pub, theirs(v), to)) return true;
  return attackersOver(v.pub, over) < crossingLimitOf(v.pub) && (!isHq(block) || standsAt(v.pub, mine(v), to));
};
/** 10.5-d Crossings open to a unit. */
export const crossings = (v: View, my: Stage, block: Block): Hexside[] => {
  const found: Hexside[] = [];
  const most = movesLeft(v, my);
  if (most < 1) return found;
  const from = placeOf(v, block);
  for (let d = from * 6; d < from * 6 + 6; d++) {
    const [over, to] = [hexsides[d]!, neighbours[d]!];
    if (to < 0 || over < 0 || !playable[to] || pontoon[over] !== 1) continue;
    if (crossingCost(v, block, over) <= most && crossingOpen(v, block, over)) found.push(over);
  }
  return found;
};

/** 5.32-c Marked units in the order of their blocks, so that nothing is told by the order of tokens. */
export const markedUnits = (v: View): Block[] => {
  const found: Block[] = [];
  for (const token of TOKENS_OF[mine(v)]) if ((v.pub.marks[token]! & MARKED) !== 0) found.push(v.own.block[token]!);
  return found.sort((a, b) => a - b);
};
/** 5.11-e Hexes that combat units have named. */
const hoped = ({ pub, own }: View): Hex[] =>
  own.forced.flatMap((block, i) => {
    const over = own.over[i]!;
    const from = pub.at[own.token[block]!];
    return isHq(block) ? [] : [hexsideFrom[over] === from ? hexsideTo[over]! : hexsideFrom[over]!];
  });
/** 5.32-c Marked units that have not named their target, with every hexside they might try. */
export const forcedMarches = (v: View): { block: Block; over: Hexside }[] => {
  const joins = hoped(v);
  return markedUnits(v).flatMap(block =>
    v.own.forced.includes(block) ? [] : forcedTargets(v, block, joins).map(over => ({ block, over })),
  );
};
