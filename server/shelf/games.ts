/** THE SHELF: the games this server plays. To add one, add a line. */
import { type AnyGame, anyGame } from '@cuartel/engine';
import { sixSpaces } from '@cuartel/six-spaces';

const GAMES: readonly AnyGame[] = [anyGame(sixSpaces)];

export type Shelf = ReadonlyMap<string, AnyGame>;
export const shelfOf = (games: readonly AnyGame[]): Shelf => new Map(games.map(game => [game.slug, game]));
export const shelf: Shelf = shelfOf(GAMES);
