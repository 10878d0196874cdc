/** ANOTHER TRUTH that one side could not tell from the true one: for proving that nothing leaks, for analysis, for bots. */
import { word } from '../chance/chacha.ts';
import { chanceFrom, copyChance } from '../chance/chance.ts';
import type { AnyGame, AnyTypes } from '../game.ts';
import { type Frame, type Position, positionOf, stackFor } from '../machine/machine.ts';
import { viewOf } from '../state/drawers.ts';
import { copy } from '../state/plain.ts';
import { type Branch, keyIn, machineOf } from './record.ts';

/** Everything hidden from `me` dealt anew, its private scratch paper and the dice to come too. */
export const otherTruth = (
  game: AnyGame,
  pos: Position<AnyTypes>,
  me: string,
  pick: (n: number) => number,
): Position<AnyTypes> => {
  if (game.imagine === undefined) {
    if (game.redeal === undefined) throw new Error(`${game.slug} cannot imagine another truth`);
    const { stack } = machineOf(game).clone(pos);
    return positionOf(game.redeal(pos.table, me, pick, stack), stack);
  }
  const stack = imaginedStack(game, pos.stack, me);
  const table = game.imagine(copy(viewOf<AnyTypes>(pos.table, me)), stack, pick);
  const { key, ...chance } = copyChance(pos.table.dark.chance);
  table.dark.chance = { ...chance, key: key.map(() => pick(0x10000) * 0x10000 + pick(0x10000)) };
  return positionOf(table, stack);
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
/** Turns a position into one that `as` could not tell from it, with other dice ahead. */
export const branchOff = (game: AnyGame, pos: Position<AnyTypes>, { as, key }: Branch): Position<AnyTypes> => {
  const chance = keyIn(key);
  let n = 0;
  const other = otherTruth(game, pos, as, limit => word(chance, n++) % limit);
  other.table.dark.chance = { ...chanceFrom(chance), n };
  return other;
};
