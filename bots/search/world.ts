/** An imagined world: a complete position that the seat could not tell from the true one, with dice of its own. */
import {
  type AnyTypes,
  chanceFrom,
  type Frame,
  imaginedStack,
  machineOf,
  type Position,
  positionOf,
  reading,
  type Table,
  type View,
} from '@cuartel/engine';
import { askedOf as askedIn } from '@cuartel/engine/mind/asked.ts';
import type { Budget } from '../budget.ts';
import type { Asked, Horizon, Memory, Mind, Pick, Seat } from '../mind.ts';
import { withProposals } from '../propose.ts';
import type { Random } from '../random.ts';

export type World = Position<AnyTypes>;

/** By the mind's belief, or by the game's own dealing. */
export const imagined = (mind: Mind, view: View<AnyTypes>, memory: Memory, pick: Pick, stack: Frame[]): Table<AnyTypes> => {
  if (mind.imagine !== undefined) return mind.imagine(view, memory, pick, stack);
  if (mind.game.imagine === undefined) throw new Error(`nobody can imagine a table of ${mind.game.slug}`);
  return mind.game.imagine(view, stack, pick);
};
export const imagineWorld = (mind: Mind, seat: Seat, random: Random): World => {
  const stack = imaginedStack(mind.game, seat.stack, seat.me);
  const table = imagined(mind, seat.view, seat.memory, random.pick, stack);
  (table.dark as { chance: unknown }).chance = chanceFrom(random.key());
  return positionOf(table, stack);
};

/** The question `side` is asked in this world, with what the mind would add to it. */
export const askedOf = (mind: Mind, world: World, side: string, school?: string): Asked =>
  withProposals(mind, world, askedIn(mind.game, world, side), false, school);

/** An index chosen in proportion to the cube of its weight: mostly the best, now and then another. */
export const drawn = (weights: readonly number[], random: Random): number => {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) {
    const w = weights[i]!;
    sum += w * w * w;
  }
  if (!(sum > 0)) return random.pick(weights.length);
  let left = random.fraction() * sum;
  for (let i = 0; i < weights.length; i++) {
    const w = weights[i]!;
    left -= w * w * w;
    if (left < 0) return i;
  }
  return weights.length - 1;
};

/** The index of the greatest weight, the first of several. */
export const greatest = (weights: readonly number[]): number => {
  let best = 0;
  for (let i = 1; i < weights.length; i++) if (weights[i]! > weights[best]!) best = i;
  return best;
};

/** No playout is longer, whatever the horizon says. */
const MOST = 400;

/** Plays on, first along a plan of `me`, then by doctrine, until the horizon; what it is then worth to `me`. Null: no budget left. */
export const playout = (
  mind: Mind,
  world: World,
  me: string,
  horizon: Horizon,
  random: Random,
  budget: Budget,
  {
    school,
    plan: begun,
    foe,
    steady,
  }: {
    readonly school: string | undefined;
    readonly plan: string | null;
    readonly foe?: string | undefined;
    readonly steady: boolean;
  },
): number | null => {
  const machine = machineOf(mind.game);
  let plan = begun;
  for (let actions = 0; actions < MOST; actions++) {
    const side = machine.asked(world)[0];
    if (side === undefined || horizon(world.table.pub, actions)) break;
    if (budget.out()) return null;
    const manual = side === me ? school : foe;
    const chosen = reading(world, () => {
      const asked = askedOf(mind, world, side, manual);
      let index = plan !== null && side === me ? (mind.follow?.(asked, plan, manual) ?? -1) : -1;
      if (index < 0) {
        if (side === me) plan = null;
        if (asked.options.length === 1) index = 0;
        else {
          const weights = mind.doctrine(asked, manual);
          index = steady ? greatest(weights) : drawn(weights, random);
        }
      }
      return asked.options[index]!;
    });
    machine.apply(world, chosen as never);
    budget.spend();
  }
  return worthTo(mind, world, me);
};

/** A game that is over is worth what it ended in; a draw is worth a half. */
export const worthTo = (mind: Mind, world: World, me: string): number => {
  const result = machineOf(mind.game).asked(world).length === 0 ? mind.game.result(world.table.pub) : null;
  if (result === null) return mind.evaluate(world.table, me);
  if (result.winner === null) return mind.game.sides.length === 1 ? 0 : 0.5;
  return result.winner === me ? 1 : 0;
};
