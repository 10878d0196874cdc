/** ANOTHER TRUTH that one side could not tell from the true one: for proving that nothing leaks, for analysis, for bots. */
import type { AnyGame, AnyTypes } from '../game.ts';
import { type Frame, type Position, positionOf, stackFor } from '../machine/machine.ts';
import { copy } from '../state/plain.ts';
import { machineOf } from './record.ts';

/** Everything hidden from `me` dealt anew, its private scratch paper too. */
export const otherTruth = (
  game: AnyGame,
  pos: Position<AnyTypes>,
  me: string,
  pick: (n: number) => number,
): Position<AnyTypes> => {
  const { stack } = machineOf(game).clone(pos);
  return positionOf(game.redeal(pos.table, me, pick, stack), stack);
};
/** The open sections as `me` knows them, with fresh sheets of scratch paper for everybody else. */
export const imaginedStack = (game: AnyGame, seen: readonly Frame[], me: string): Frame[] => {
  const { pages } = machineOf(game);
  return stackFor(seen, me).map(f => {
    const frame = copy(f);
    const fresh = pages[f.section]?.mine ?? null;
    if (fresh !== null)
      frame.mine = Object.fromEntries(game.sides.map(side => [side, side === me ? (frame.mine?.[me] ?? fresh()) : fresh()]));
    return frame;
  });
};
