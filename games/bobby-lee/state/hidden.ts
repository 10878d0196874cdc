/** 0-b What one side cannot know, dealt anew; and what play can never change. */
import { BLOCK_KINDS, BLOCKS, type Block, blockKind, HEAVY_ARTILLERY, HQ, maxSteps } from '../data/blocks.ts';
import { foe, numberOf } from '../data/side-names.ts';
import { SIDES, type SideName } from '../data/sides.ts';
import { ACTIVE, BLOCKS_OF } from '../data/tokens.ts';
import { clone, newPlan, type Own, type Table } from './table.ts';

/** Blocks that could stand for one another: in a battle HQs and heavy guns have places of their own. */
const like = (t: Table, own: Own, block: Block): number => {
  const token = own.token[block]!;
  if (token < 0 || t.pub.spot[token]! < 0) return -1;
  const kind = blockKind[block]!;
  return kind === HQ || kind === HEAVY_ARTILLERY ? kind : BLOCK_KINDS.length;
};

/** Puts two blocks of a side in each other's place: token, steps as far as the block can hold them, what it has done. */
const trade = (own: Own, a: Block, b: Block): void => {
  const [tokenA, tokenB] = [own.token[a]!, own.token[b]!];
  const [stepsA, stepsB] = [own.steps[a]!, own.steps[b]!];
  own.token[a] = tokenB;
  own.token[b] = tokenA;
  if (tokenA >= 0) own.block[tokenA] = b;
  if (tokenB >= 0) own.block[tokenB] = a;
  own.steps[a] = Math.min(stepsB, maxSteps[a]!);
  own.steps[b] = Math.min(stepsA, maxSteps[b]!);
  for (const kept of [own.done, own.part]) {
    const held = kept[a]!;
    kept[a] = kept[b]!;
    kept[b] = held;
  }
  const other = (block: Block): Block => (block === a ? b : block === b ? a : block);
  own.landed = own.landed.map(other);
  own.forced = own.forced.map(other);
  own.plan.raised = own.plan.raised.map(other);
};

/**
 * A different truth that `me` could not tell from this one. The enemy's hidden blocks trade places, those of the force pool
 * with them; an HQ that has been activated or a block whose destination is being chosen stays what it is, for the rules of the
 * moment rest on it. His bid and his plans are others, and so are the dice to come.
 */
export const redeal = (t: Table, me: SideName, pick: (n: number) => number): Table => {
  const other = clone(t);
  const them = foe(me);
  const own = other.own[them];
  const hidden = BLOCKS_OF[numberOf(them)].filter(block => {
    const token = own.token[block]!;
    return (
      (token < 0 || other.pub.shown[token] === -1) &&
      (own.done[block]! & ACTIVE) === 0 &&
      block !== own.picked &&
      block !== own.plan.mustering &&
      own.steps[block]! >= 0
    );
  });
  for (let i = hidden.length - 1; i > 0; i--) {
    const [a, b] = [hidden[i]!, hidden[pick(i + 1)]!];
    if (a !== b && like(other, own, a) === like(other, own, b)) trade(own, a, b);
  }
  own.rank = own.rank.map((_, i, rank) => rank[(i + 1 + pick(2)) % rank.length]!);
  own.bid = pick(own.bid + 1);
  // 12.1-a How many cadres the CSA has still to place shows; which they are does not.
  if (!own.plan.placing) own.plan = { ...newPlan(), points: own.plan.points };
  other.dark.chance.key = other.dark.chance.key.map(() => pick(0x10000) * 0x10000 + pick(0x10000));
  return other;
};

const faults = (t: Table, side: SideName): string[] => {
  const own = t.own[side];
  const found: string[] = [];
  let gone = 0;
  for (const block of BLOCKS_OF[numberOf(side)]) {
    const [token, steps, name] = [own.token[block]!, own.steps[block]!, BLOCKS[block]!];
    if (steps < 0) gone++;
    if (steps > maxSteps[block]!) found.push(`${name} has ${steps} steps`);
    if (token >= 0 !== steps > 0) found.push(`${name} has ${steps} steps and token ${token}`);
    if (token >= 0 && own.block[token] !== block) found.push(`${name} has token ${token}, which is block ${own.block[token]}`);
    if (token >= 0 && t.pub.at[token]! < 0) found.push(`${name} has token ${token}, which stands nowhere`);
    const mine = own.block[block]!;
    if (mine < 0 !== t.pub.at[block]! < 0) found.push(`token ${block} is block ${mine} and stands in ${t.pub.at[block]}`);
    const shown = t.pub.shown[block]!;
    if (shown >= 0 && (shown !== mine || t.pub.shownSteps[block] !== own.steps[mine]))
      found.push(`token ${block} shows ${shown}`);
  }
  if (gone !== t.pub.removed[numberOf(side)]) found.push(`${gone} blocks of ${side} are out for good`);
  return found;
};
/** 12.42-c Every block is on the map, in the pool or out for good, within its steps, and face up as it is. Anything else is named. */
export const conserved = (t: Table): string => SIDES.flatMap(side => faults(t, side)).join('; ');
