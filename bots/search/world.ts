/** An imagined world: a complete position that the seat could not tell from the true one, with dice of its own. */
import { type AnyTypes, chanceFrom, imaginedStack, machineOf, type Option, type Position, positionOf } from '@cuartel/engine';
import { askedOf as askedIn } from '@cuartel/engine/mind/asked.ts';
import type { Budget } from '../budget.ts';
import type { Asked, Horizon, Mind, Seat } from '../mind.ts';
import type { Random } from '../random.ts';

export type World = Position<AnyTypes>;

export const imagineWorld = (mind: Mind, seat: Seat, random: Random): World => {
  const stack = imaginedStack(mind.game, seat.stack, seat.me);
  const table = mind.imagine(seat.view, seat.memory, random.pick, stack);
  (table.dark as { chance: unknown }).chance = chanceFrom(random.key());
  return positionOf(table, stack);
};

/** The question `side` is asked in this world. */
export const askedOf = (mind: Mind, world: World, side: string): Asked => askedIn(mind.game, world, side);

/** An index chosen in proportion to the cube of its weight: mostly the best, now and then another. */
export const drawn = (weights: readonly number[], random: Random): number => {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) {
    const w = weights[i] as number;
    sum += w * w * w;
  }
  if (!(sum > 0)) return random.pick(weights.length);
  let left = random.fraction() * sum;
  for (let i = 0; i < weights.length; i++) {
    const w = weights[i] as number;
    left -= w * w * w;
    if (left < 0) return i;
  }
  return weights.length - 1;
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
  { school, plan: begun }: { readonly school: string | undefined; readonly plan: string | null },
): number | null => {
  const machine = machineOf(mind.game);
  let plan = begun;
  for (let actions = 0; actions < MOST; actions++) {
    const side = machine.asked(world)[0];
    if (side === undefined || horizon(world.table.pub, actions)) break;
    if (budget.out()) return null;
    const asked = askedOf(mind, world, side);
    const manual = side === me ? school : undefined;
    let index = plan !== null && side === me ? (mind.follow?.(asked, plan, manual) ?? -1) : -1;
    if (index < 0) {
      if (side === me) plan = null;
      index = asked.options.length === 1 ? 0 : drawn(mind.doctrine(asked, manual), random);
    }
    const chosen = asked.options[index] as Option;
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
