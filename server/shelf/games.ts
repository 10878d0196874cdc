/** THE SHELF: the games this server plays. To add one, add its line. */

import { bobbyLee } from '@cuartel/bobby-lee';
import { type AnyGame, anyGame } from '@cuartel/engine';
import { mosbysRaiders } from '@cuartel/mosbys-raiders';
import { sixSpaces } from '@cuartel/six-spaces';

const GAMES: readonly AnyGame[] = [anyGame(mosbysRaiders), anyGame(bobbyLee), anyGame(sixSpaces)];

export type Shelf = ReadonlyMap<string, AnyGame>;
export const shelfOf = (games: readonly AnyGame[]): Shelf => new Map(games.map(game => [game.slug, game]));
export const shelf: Shelf = shelfOf(GAMES);
