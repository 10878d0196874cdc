/** One game played by players of the program's own, for counting how games end. */
import { type AnyGame, type Decide, type Deep, keyFromSeed, machineOf, startOf } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/index.ts';
import { askedOf } from '@cuartel/engine/mind/asked.ts';
import { agreedFor } from './agreed.ts';
import { type Games, type PlaysGame, seedOf } from './work.ts';

/** Numbers worth counting at the end of a game, under names of the game's own. */
export type Counting = (pub: Deep<unknown>) => Readonly<Record<string, number>>;

export const selfPlayer = (game: AnyGame, plan: Games, decide: Decide, tally: Counting | null): PlaysGame => {
  const machine = machineOf(game);
  return i => {
    const seed = seedOf(plan, i);
    const pick = chooserFrom(seed);
    const pos = startOf(game, agreedFor(game, plan, i), keyFromSeed(seed));
    let actions = 0;
    for (let side = machine.asked(pos)[0]; side !== undefined; side = machine.asked(pos)[0]) {
      if (actions++ === plan.most) throw new Error(`no end after ${plan.most} actions (seed ${seed})`);
      const chosen = decide({ ...askedOf(game, pos, side), pick });
      if (machine.allows(pos, side, chosen.do, chosen.with) === null)
        throw new Error(`the player answered with what was not offered (seed ${seed}, action ${actions})`);
      machine.apply(pos, chosen);
    }
    const result = game.result(pos.table.pub);
    return {
      i,
      actions,
      winner: result?.winner ?? null,
      by: result?.by ?? '',
      tally: tally?.(pos.table.pub) ?? null,
      failure: null,
    };
  };
};
