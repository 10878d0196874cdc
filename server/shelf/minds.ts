/**
 * The minds of the bots this server can seat: where the modules that export them are, for the server and for its threads. A bot sits
 * opposite a person, so a game for one has none here.
 */
import { mindAddress } from '../../games/index.ts';
import { shelf } from './games.ts';

export const MINDS: readonly string[] = [...shelf.values()].flatMap(({ slug, sides }) =>
  sides.length > 1 ? (mindAddress(slug) ?? []) : [],
);
