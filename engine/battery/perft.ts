/** PERFT: how many ways there are to play so many actions from a position, a number that any change of the rules would change. */
import type { AnyGame, AnyTypes } from '../game.ts';
import type { Position } from '../machine/machine.ts';
import type { Option } from '../machine/options.ts';
import { eachList } from '../machine/sets.ts';
import { machineOf } from '../play/record.ts';

export const perft = (game: AnyGame, pos: Position<AnyTypes>, depth: number): number => {
  const machine = machineOf(game);
  const side = machine.asked(pos)[0];
  if (side === undefined) return 1;
  const { single, sets } = machine.offer(pos, side);
  const options: Option[] = [...single];
  for (const set of sets) eachList(set, list => options.push({ by: side, do: set.do, with: list }) > 0, Number.MAX_SAFE_INTEGER);
  if (depth === 1) return options.length;
  let n = 0;
  for (const option of options) n += perft(game, machine.apply(machine.clone(pos), option as never), depth - 1);
  return n;
};
