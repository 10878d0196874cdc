/** PERFT: how many ways there are to play so many actions from a position, a number that any change of the rules would change. */
import type { AnyGame, AnyTypes } from '../game.ts';
import type { Position } from '../machine/machine.ts';
import { machineOf } from '../play/record.ts';

export const perft = (game: AnyGame, pos: Position<AnyTypes>, depth: number): number => {
  const machine = machineOf(game);
  const side = machine.asked(pos)[0];
  if (side === undefined) return 1;
  const options = machine.options(pos, side);
  if (depth === 1) return options.length;
  let n = 0;
  for (const option of options) n += perft(game, machine.apply(machine.clone(pos), option), depth - 1);
  return n;
};
