/**
 * 0-b A complete table that agrees with everything one side sees: every hidden enemy token gets a block of the Order of Battle
 * that has not been seen elsewhere, with steps that the year makes likely. Whoever remembers more of the enemy (a bot that has
 * read its journal) says so with `Known`. Who knows the truth can have it dealt anew: then what everybody saw being done, but
 * nobody can read off the table, stays with the tokens that did it.
 */
import { chanceFrom, copy, copyChance, type Frame, viewOf } from '@cuartel/engine';
import { RESERVE_OF } from '../data/battle-board.ts';
import { BLOCK_COUNT, type Block, blockKind, GARRISON, HEAVY_ARTILLERY, HQ, maxSteps } from '../data/blocks.ts';
import { FIRST_YEAR, replacementPoints, yearOf } from '../data/calendar.ts';
import { startPlace, startSteps } from '../data/deployments.ts';
import type { Hex } from '../data/hexes.ts';
import { placeHex } from '../data/places.ts';
import { scenarios } from '../data/scenarios.ts';
import { foe, numberOf } from '../data/side-names.ts';
import type { Side, SideName } from '../data/sides.ts';
import { ACTIVE, BLOCKS_OF, TOKENS_OF, type Token } from '../data/tokens.ts';
import type { InHand } from '../types/campaign.ts';
import type { BobbyLee } from '../types.ts';
import { distance } from './marches.ts';
import { newPlan, type Own, type Pub, type Table, type View } from './table.ts';

type Pick = (n: number) => number;
/** What is known of enemy blocks beyond what lies on the table. */
export interface Known {
  /** By block: where it was last seen and with how many steps; -1 and 0 when it went to the force pool. */
  readonly seen: Readonly<Record<number, { readonly hex: Hex | -1; readonly steps: number }>>;
  /** Seen to leave the game for good. */
  readonly gone: readonly Block[];
}
export const NOTHING: Known = { seen: {}, gone: [] };

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

/** The tokens of a battle whose blocks could stand for one another: HQs and heavy guns have places of their own there. */
const classOf = (block: Block): number => {
  const kind = blockKind[block]!;
  return kind === HQ || kind === HEAVY_ARTILLERY ? kind : -1;
};
/** How well a block fits a hidden token, in thousandths: where it began, what was seen of it, where such units stand. */
const fits = (pub: Pub, { seen }: Known, token: Token, block: Block, from: Hex | -1): number => {
  const kind = blockKind[block]!;
  const at = pub.at[token]!;
  let fit = 1000;
  const known = seen[block];
  if (known !== undefined && known.hex >= 0) {
    const far = distance(known.hex, at);
    fit += far <= 1 ? 6000 : far <= 3 ? 1000 : 0;
  } else if (from >= 0) {
    const far = distance(from, at);
    fit += far === 0 ? 8000 : far <= 2 ? 3000 : far <= 5 ? 1000 : 0;
    if (kind === GARRISON || kind === HEAVY_ARTILLERY) fit = far === 0 ? 12_000 : 200;
  } else fit = 30 + 60 * Math.min(5, pub.month - pub.first);
  const spot = pub.spot[token]!;
  if (spot >= 0) {
    const reserve = spot === RESERVE_OF[0] || spot === RESERVE_OF[1];
    if (kind === HQ) fit = reserve ? fit * 2 : 1;
    if (kind === HEAVY_ARTILLERY && spot % 3 !== 1 && !reserve) fit = 1;
  }
  return fit;
};
const drawFor = (fit: readonly number[], pick: Pick): number => {
  let sum = 0;
  for (let i = 0; i < fit.length; i++) sum += fit[i]!;
  let left = pick(sum);
  let at = 0;
  while (left >= fit[at]!) left -= fit[at++]!;
  return at;
};
const stepsFor = (block: Block, usual: number, { seen }: Known, pick: Pick): number => {
  const most = maxSteps[block]!;
  const known = seen[block];
  const about = known !== undefined && known.steps > 0 ? known.steps : usual > 0 ? usual : Math.min(2, most);
  const drift = [0, 0, 0, 0, -1, 1][pick(6)]!;
  return Math.max(1, Math.min(most, about + drift));
};

const enemyOf = (pub: Pub, them: SideName, known: Known, pick: Pick, truth: Own | null): Own => {
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
  for (const block of truth?.plan.placing ? [...truth.plan.raised, truth.plan.mustering] : []) free.delete(block);
  for (const token of TOKENS_OF[side]) {
    if (pub.at[token]! < 0) continue;
    const shown = pub.shown[token]!;
    // 5.11-a Which HQs are active everybody has seen.
    const active = truth !== null && (truth.done[truth.block[token]!]! & ACTIVE) !== 0 ? truth.block[token]! : -1;
    const block = shown >= 0 ? shown : active;
    if (block < 0) hidden.push(token);
    else {
      stand(token, block, shown >= 0 ? pub.shownSteps[token]! : truth!.steps[block]!);
      free.delete(block);
    }
  }
  // Out for good: those that were seen to go, then whoever is not needed.
  const gone: Block[] = [];
  const mostGone = pub.removed[side];
  for (const block of known.gone) if (free.has(block) && gone.length < mostGone) gone.push(block);
  for (const block of gone) free.delete(block);
  const startOf = (block: Block): Hex | -1 => (startPlace[year][block]! < 0 ? -1 : placeHex[startPlace[year][block]!]!);
  // Whoever fights comes first: there not every block will do.
  const fights = (token: Token): boolean => pub.spot[token]! >= 0;
  const order = shuffled(hidden, pick);
  for (const token of [...order.filter(fights), ...order.filter(token => !fights(token))]) {
    const like = truth !== null && fights(token) ? classOf(truth.block[token]!) : null;
    const among = [...free].filter(block => like === null || classOf(block) === like);
    const fit = among.map(block => fits(pub, known, token, block, startOf(block)));
    const block = among[drawFor(fit, pick)]!;
    free.delete(block);
    stand(token, block, stepsFor(block, startSteps[year][block]!, known, pick));
  }
  for (const block of shuffled([...free], pick)) if (gone.length < mostGone) gone.push(block);
  for (const block of gone) own.steps[block] = -1;
  for (const battle of pub.battles.keys())
    for (const token of TOKENS_OF[side])
      if (pub.at[token] === pub.battles[battle]!.hex && own.block[token]! >= 0) own.part[own.block[token]!]! |= 1 << battle;
  own.plan.points = replacementPoints[Math.min(yearOf(pub.month) - FIRST_YEAR, replacementPoints.length - 1)]![side];
  own.bid = pick(3);
  if (truth !== null) carryOver(truth, own, side, pick);
  return own;
};
/** What everybody has seen their tokens do goes with the tokens; 12.1-a how many cadres the CSA has still to place shows. */
const carryOver = (truth: Own, own: Own, side: Side, pick: Pick): void => {
  for (const token of TOKENS_OF[side]) {
    const [was, is] = [truth.block[token]!, own.block[token]!];
    if (is >= 0) [own.done[is], own.part[is]] = [truth.done[was]!, truth.part[was]!];
  }
  const now = (block: Block): Block => own.block[truth.token[block]!]!;
  const on = (block: Block): boolean => truth.token[block]! >= 0;
  own.landed = truth.landed.filter(on).map(now);
  own.ports = truth.ports.filter((_, i) => on(truth.landed[i]!));
  own.forced = truth.forced.filter(on).map(now);
  own.over = truth.over.filter((_, i) => on(truth.forced[i]!));
  own.plan = truth.plan.placing ? copy(truth.plan) : { ...newPlan(), points: truth.plan.points };
  own.bid = pick(truth.bid + 1);
};

/** The unit they may have in hand: any that can be ordered, or none. Nobody else can tell. */
const takeUp = ({ mine, section }: Frame, pub: Pub, them: SideName, { token, done }: Own, pick: Pick): void => {
  const hand = mine?.[them] as InHand | undefined;
  if (hand === undefined) return;
  const ordered = (block: Block): boolean =>
    section !== 'movement' || (done[block] === 0 && (pub.strategic > 0 || pub.command.includes(pub.at[token[block]!]!)));
  const standing = BLOCKS_OF[numberOf(them)].filter(block => token[block]! >= 0 && ordered(block));
  hand.unit = standing[pick(standing.length + 1)] ?? -1;
};

export const imagine = (
  { me, pub: seen, own }: View,
  frames: readonly Frame[],
  pick: Pick,
  known: Known = NOTHING,
  truth: Own | null = null,
): Table => {
  const pub = copy(seen) as Pub;
  const mine = copy(own) as Own;
  const them = foe(me);
  const theirs = enemyOf(pub, them, known, pick, truth);
  for (const frame of frames) takeUp(frame, pub, them, theirs, pick);
  const drawers = me === 'USA' ? { USA: mine, CSA: theirs } : { USA: theirs, CSA: mine };
  return { pub, own: drawers, dark: { chance: chanceFrom([]) }, log: null };
};

/** The truth dealt anew, as far as `me` cannot know it. */
export const redeal = (t: Table, me: SideName, pick: Pick, frames: readonly Frame[]): Table => {
  const other = imagine(viewOf<BobbyLee>(t, me), frames, pick, NOTHING, t.own[foe(me)]);
  const { key, ...chance } = copyChance(t.dark.chance);
  other.dark.chance = { ...chance, key: key.map(() => pick(0x10000) * 0x10000 + pick(0x10000)) };
  return other;
};
