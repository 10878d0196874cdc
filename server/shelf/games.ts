/** The games this server plays: all that are on the shelf of the house. */
import type { AnyGame } from '@cuartel/engine';
import { takeDownAll } from '../../games/index.ts';

export type Shelf = ReadonlyMap<string, AnyGame>;
export const shelfOf = (games: readonly AnyGame[]): Shelf => new Map(games.map(game => [game.slug, game]));
export const shelf: Shelf = shelfOf(await takeDownAll());
