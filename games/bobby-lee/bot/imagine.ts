/**
 * A complete table that agrees with everything one side has seen: every hidden enemy token gets a block of the Order of Battle
 * that has not been seen elsewhere, with steps that the year makes likely.
 */
import { chanceFrom, copy } from '@cuartel/engine';
import { RESERVE_OF } from '../data/battle-board.ts';
import { BLOCK_COUNT, type Block, blockKind, GARRISON, HEAVY_ARTILLERY, HQ, maxSteps } from '../data/blocks.ts';
import { FIRST_YEAR, replacementPoints, yearOf } from '../data/calendar.ts';
import { startPlace, startSteps } from '../data/deployments.ts';
import type { Hex } from '../data/hexes.ts';
import { placeHex } from '../data/places.ts';
import { scenarios } from '../data/scenarios.ts';
import { BLOCKS_OF, TOKENS_OF, type Token } from '../data/tokens.ts';
import { foe, numberOf } from '../queries/sides.ts';
import { newPlan, type Own, type Pub, type Table, type View } from '../state/table.ts';
import { distance } from './ground.ts';
import type { Belief } from './memory.ts';

type Pick = (n: number) => number;
const each = (value: number): number[] => Array.from({ length: BLOCK_COUNT }, () => value);
const shuffled = <T>(list: T[], pick: Pick): T[] => {
  for (let i = list.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
  return list;
};

/** How well a block fits a hidden token: where it began, what was seen of it, where such units stand. */
const fits = (pub: Pub, belief: Belief, token: Token, block: Block, from: Hex | -1): number => {
  const kind = blockKind[block]!;
  const at = pub.at[token]!;
  let fit = 1;
  const known = belief.seen[block];
  if (known !== undefined && known.hex >= 0) fit += distance(known.hex, at) <= 1 ? 6 : distance(known.hex, at) <= 3 ? 1 : 0;
  else if (from >= 0) {
    const far = distance(from, at);
    fit += far === 0 ? 8 : far <= 2 ? 3 : far <= 5 ? 1 : 0;
    if (kind === GARRISON || kind === HEAVY_ARTILLERY) fit = far === 0 ? 12 : 0.2;
  } else fit = 0.03 + 0.06 * Math.min(5, pub.month - pub.first);
  const spot = pub.spot[token]!;
  if (spot >= 0) {
    const reserve = spot === RESERVE_OF[0] || spot === RESERVE_OF[1];
    if (kind === HQ) fit = reserve ? fit * 2 : 0.001;
    if (kind === HEAVY_ARTILLERY && spot % 3 !== 1 && !reserve) fit = 0.001;
  }
  return fit;
};
const drawFor = (fit: readonly number[], pick: Pick): number => {
  let sum = 0;
  for (const f of fit) sum += f;
  let left = (pick(1 << 20) / (1 << 20)) * sum;
  for (let i = 0; i < fit.length; i++) {
    left -= fit[i]!;
    if (left < 0) return i;
  }
  return fit.length - 1;
};
const stepsFor = (block: Block, usual: number, belief: Belief, pick: Pick): number => {
  const most = maxSteps[block]!;
  const known = belief.seen[block];
  const about = known !== undefined && known.steps > 0 ? known.steps : usual > 0 ? usual : Math.min(2, most);
  const drift = [0, 0, 0, 0, -1, 1][pick(6)]!;
  return Math.max(1, Math.min(most, about + drift));
};

const enemyOf = (pub: Pub, them: 'USA' | 'CSA', belief: Belief, pick: Pick): Own => {
  const side = numberOf(them);
  const own: Own = {
    token: each(-1),
    block: each(-1),
    steps: each(0),
    done: each(0),
    part: each(0),
    rank: shuffled(
      each(0).map((_, i) => i),
      pick,
    ),
    landed: [],
    ports: [],
    forced: [],
    over: [],
    bid: 0,
    picked: -1,
    plan: newPlan(),
  };
  const year = scenarios[pub.scenario].setup;
  const stand = (token: Token, block: Block, steps: number): void => {
    own.token[block] = token;
    own.block[token] = block;
    own.steps[block] = steps;
  };
  const hidden: Token[] = [];
  const free = new Set<Block>(BLOCKS_OF[side]);
  for (const token of TOKENS_OF[side]) {
    if (pub.at[token]! < 0) continue;
    const shown = pub.shown[token]!;
    if (shown < 0) hidden.push(token);
    else {
      stand(token, shown, pub.shownSteps[token]!);
      free.delete(shown);
    }
  }
  // Out for good: those that were seen to go, then whoever is not needed.
  const gone: Block[] = [];
  const mostGone = pub.removed[side];
  for (const block of belief.gone) if (free.has(block) && gone.length < mostGone) gone.push(block);
  for (const block of gone) free.delete(block);
  const startOf = (block: Block): Hex | -1 => (startPlace[year][block]! < 0 ? -1 : placeHex[startPlace[year][block]!]!);
  for (const token of shuffled(hidden, pick)) {
    const among = [...free];
    const block =
      among[
        drawFor(
          among.map(b => fits(pub, belief, token, b, startOf(b))),
          pick,
        )
      ]!;
    free.delete(block);
    stand(token, block, stepsFor(block, startSteps[year][block]!, belief, pick));
  }
  for (const block of shuffled([...free], pick)) if (gone.length < mostGone) gone.push(block);
  for (const block of gone) own.steps[block] = -1;
  for (const battle of pub.battles.keys())
    for (const token of TOKENS_OF[side])
      if (pub.at[token] === pub.battles[battle]!.hex && own.block[token]! >= 0) own.part[own.block[token]!]! |= 1 << battle;
  own.plan.points = replacementPoints[Math.min(yearOf(pub.month) - FIRST_YEAR, replacementPoints.length - 1)]![side];
  own.bid = pick(3);
  return own;
};

export const imagine = ({ me, pub: seen, own }: View, belief: Belief, pick: Pick): Table => {
  const pub = copy(seen) as Pub;
  const mine = copy(own) as Own;
  const theirs = enemyOf(pub, foe(me), belief, pick);
  const drawers = me === 'USA' ? { USA: mine, CSA: theirs } : { USA: theirs, CSA: mine };
  return { pub, own: drawers, dark: { chance: chanceFrom([]) }, log: null };
};
