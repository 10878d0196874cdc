/** One game of a ladder, or of a level against itself: a bot, the scripted player or chance in every seat. */
import { byNodes, byTime, levelNamed, type Mind, seatAt, sit, statedTime } from '@cuartel/bots';
import {
  type AnyGame,
  type AnyTypes,
  atRandom,
  type Decide,
  type Fact,
  keyFromSeed,
  machineOf,
  type Option,
  type Position,
  readBy,
  startOf,
} from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/index.ts';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { pairingOf } from '../ladder/schedule.ts';
import { agreedFor } from './agreed.ts';
import type { Counting } from './self-game.ts';
import type { Games, PlaysGame } from './work.ts';

/** Somebody in a seat: reads what his side is told, and answers. */
interface Sitter {
  read(facts: readonly Fact[]): void;
  answer(pos: Position<AnyTypes>, number: number): Option;
  illegal: number;
  timeouts: number;
  /** The most of its stated time that a choice has taken, in percent; 0 if nobody looks at the clock. */
  slowest: number;
}
/** A choice may take a fifth longer than stated. */
const GRACE = 1.2;

const bot = (game: AnyGame, mind: Mind, id: string, me: string, seed: string, plan: Games): Sitter => {
  const level = levelNamed(mind, id);
  if (level === undefined) throw new Error(`${game.slug} has no level ${id}`);
  const player = sit(mind, level, seed);
  const contest = plan.contest as NonNullable<Games['contest']>;
  const opening = new Set<string>();
  const sitter: Sitter = {
    illegal: 0,
    timeouts: 0,
    slowest: 0,
    read: facts => player.read(facts.map(fact => readBy(fact, me)).filter(told => told !== null)),
    answer(pos, number) {
      const seat = seatAt(game, pos, me, player.memory(), player.plan());
      const turn = String((pos.table.pub as { turn?: unknown }).turn);
      const plans = !opening.has(turn);
      opening.add(turn);
      const routine = contest.ms ?? level.routine;
      const limits = contest.timed
        ? byTime(level, plans, routine)
        : contest.nodes === null
          ? byNodes(level)
          : { nodes: contest.nodes };
      const began = performance.now();
      const { option } = player.decide(seat, number, limits);
      if (contest.timed) {
        const used = (performance.now() - began) / statedTime(level, plans, routine);
        sitter.slowest = Math.max(sitter.slowest, Math.ceil(used * 100));
        if (used > GRACE) sitter.timeouts++;
      }
      const allowed = machineOf(game).allows(pos, me, option.do, option.with);
      if (allowed !== null) return allowed;
      sitter.illegal++;
      return machineOf(game).options(pos, me)[0] as Option;
    },
  };
  return sitter;
};
const plainly = (game: AnyGame, decide: Decide, me: string, seed: string): Sitter => {
  const pick = chooserFrom(seed);
  return {
    illegal: 0,
    timeouts: 0,
    slowest: 0,
    read: () => undefined,
    answer(pos) {
      return decide({ ...askedOf(game, pos, me), pick });
    },
  };
};

/** `counting`: what the game counts at its end, beside what is counted of bots. */
export const ladderPlayer = (
  game: AnyGame,
  plan: Games,
  mind: Mind | undefined,
  scripted: Decide | null,
  counting: Counting | null = null,
): PlaysGame => {
  const machine = machineOf(game);
  const contest = plan.contest as NonNullable<Games['contest']>;
  const seated = (level: string, me: string, seed: string): Sitter => {
    if (level === 'random') return plainly(game, atRandom, me, seed);
    if (level === 'scripted' && scripted !== null) return plainly(game, scripted, me, seed);
    if (mind === undefined) throw new Error(`no bot knows ${game.slug}`);
    return bot(game, mind, level, me, seed, plan);
  };
  return i => {
    const { seats, seed } = pairingOf(contest.levels, game.sides.length, i);
    const dice = `${plan.seed}-${seed}`;
    const facts: Fact[] = [];
    const pos = startOf(game, agreedFor(game, plan, seed), keyFromSeed(dice), facts);
    const sitters = seats.map((level, n) => seated(level, game.sides[n]!, `${dice}|${game.sides[n]}`));
    let actions = 0;
    for (let side = machine.asked(pos)[0]; side !== undefined; side = machine.asked(pos)[0]) {
      if (actions === plan.most) throw new Error(`no end after ${plan.most} actions (seed ${dice}, ${seats.join(' against ')})`);
      for (const sitter of sitters) sitter.read(facts);
      facts.length = 0;
      const chosen = sitters[game.sides.indexOf(side)]!.answer(pos, actions);
      pos.table.log = facts;
      machine.apply(pos, chosen as never);
      actions++;
    }
    const result = game.result(pos.table.pub);
    const sum = (key: 'illegal' | 'timeouts'): number => sitters.reduce((n, s) => n + s[key], 0);
    const slowest = Math.max(...sitters.map(s => s.slowest));
    const tally = { illegal: sum('illegal'), timeouts: sum('timeouts'), slowest, ...counting?.(pos.table.pub) };
    return { i, actions, winner: result?.winner ?? null, by: result?.by ?? '', tally, failure: null };
  };
};
