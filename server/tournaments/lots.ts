/** Lots and dice of a tournament: from its key, which was bound before anybody entered and is shown at the end. */
import { createHash } from 'node:crypto';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const lotsFrom = (key: string, about: string): number =>
  Number.parseInt(sha256(`cuartel tournament|${key}|${about}`).slice(0, 8), 16);
/** Everybody's place in the lot, from 1. */
export const lotOrder = (key: string, people: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    [...people].sort((a, b) => lotsFrom(key, a) - lotsFrom(key, b) || (a < b ? -1 : 1)).map((person, i) => [person, i + 1]),
  );
/** The key of the dice of one game. */
export const keyOfGame = (key: string, round: number, board: number, leg: number): string =>
  sha256(`cuartel tournament dice|${key}|${round}|${board}|${leg}`);
/** What the two have put into the dice; null: neither has. */
export const partOfBoth = (first: string | null, second: string | null): string | null =>
  first === null && second === null ? null : sha256(`cuartel tournament parts|${first ?? ''}|${second ?? ''}`);
