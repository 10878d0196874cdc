/** Who decides for each side: somebody at the keyboard, the random player, or a bot of some level. */
import { type AnyGame, type Match, machineOf, type Option } from '@cuartel/engine';
import { chooserFrom } from '@cuartel/engine/battery/index.ts';

export type Sitter = 'human' | 'random' | `bot:${string}`;
export const levelIn = (seat: Sitter | undefined): string | null => (seat?.startsWith('bot:') ? seat.slice(4) : null);
export type Sitters = Readonly<Record<string, Sitter>>;

export const allHuman = (game: AnyGame): Sitters => Object.fromEntries(game.sides.map(side => [side, 'human']));
export const only = (game: AnyGame, mine: string, other: Sitter = 'random'): Sitters =>
  Object.fromEntries(game.sides.map(side => [side, side === mine ? 'human' : other]));

/** Null when what was read are not seats of this game. */
export const seatsFrom = (game: AnyGame, read: unknown): Sitters | null => {
  if (typeof read !== 'object' || read === null) return null;
  const seats = read as Record<string, unknown>;
  const right =
    game.sides.every(side => /^(?:human|random|bot:[\w-]+)$/.test(String(seats[side]))) &&
    game.sides.some(side => seats[side] === 'human');
  return right ? (Object.fromEntries(game.sides.map(side => [side, seats[side]])) as Sitters) : null;
};

/** The random player's choice. It depends on the game and on how far it has come, so that a resumed game goes on alike. */
export const randomChoice = ({ game, record, position }: Match, side: string): Option => {
  const pick = chooserFrom(`random player|${record.key}|${record.actions.length}`);
  return machineOf(game).sample(position, side, pick) as Option;
};
