/** Who decides for each side: somebody at the keyboard, or the random player. */
import { type AnyGame, type Match, machineOf, type Option } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/index.ts';

export type Seat = 'human' | 'random';
export type Seats = Readonly<Record<string, Seat>>;

export const allHuman = (game: AnyGame): Seats => Object.fromEntries(game.sides.map(side => [side, 'human']));
export const only = (game: AnyGame, mine: string): Seats =>
  Object.fromEntries(game.sides.map(side => [side, side === mine ? 'human' : 'random']));

/** Null when what was read are not seats of this game. */
export const seatsFrom = (game: AnyGame, read: unknown): Seats | null => {
  if (typeof read !== 'object' || read === null) return null;
  const seats = read as Record<string, unknown>;
  const right =
    game.sides.every(side => seats[side] === 'human' || seats[side] === 'random') &&
    game.sides.some(side => seats[side] === 'human');
  return right ? (Object.fromEntries(game.sides.map(side => [side, seats[side]])) as Seats) : null;
};

/** The random player's choice. It depends on the game and on how far it has come, so that a resumed game goes on alike. */
export const randomChoice = ({ game, record, position }: Match, side: string): Option => {
  const pick = chooserFrom(`random player|${record.key}|${record.actions.length}`);
  return machineOf(game).sample(position, side, pick) as Option;
};
