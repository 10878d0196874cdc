/** Imports flow one way: engine <- boardkit <- games <- bots, table, server, cli; and inside a game from what is printed to what is done. */
import type { Target, Whereabouts, Wing } from './place.ts';

/** What each wing may import, besides itself. Scripts are the workshop and may look at everything. */
export const MAY_IMPORT: Record<Wing, readonly Wing[]> = {
  engine: [],
  boardkit: ['engine'],
  games: ['engine', 'boardkit'],
  bots: ['engine', 'games'],
  cartography: ['engine', 'boardkit', 'games'],
  table: ['engine', 'boardkit', 'games', 'bots', 'client'],
  server: ['engine', 'games', 'bots', 'client'],
  client: ['engine', 'server'],
  cli: ['engine', 'games', 'bots', 'server'],
  scripts: ['engine', 'boardkit', 'games', 'bots', 'cartography', 'table', 'server', 'client', 'cli'],
};

/** What the bots may open in a game. */
export const OPEN_ROOMS: readonly string[] = ['index', 'types', 'data', 'queries', 'text', 'board'];

interface Reach {
  values: readonly string[];
  /** May be imported as types only, on top of the values. */
  types: readonly string[];
}

/** Inside one game. Rooms not listed (index, bot, tests) may open every other room. */
export const REACH: Record<string, Reach> = {
  data: { values: [], types: [] },
  state: { values: ['data'], types: ['types', 'text'] },
  queries: { values: ['data', 'state'], types: ['types', 'text'] },
  verbs: { values: ['data', 'state', 'queries'], types: ['types', 'text'] },
  rulebook: { values: ['data', 'state', 'queries', 'verbs', 'cards', 'types'], types: ['text'] },
  cards: { values: ['data', 'state', 'queries', 'verbs', 'rulebook', 'types'], types: ['text'] },
  text: { values: ['data', 'queries', 'types'], types: ['state'] },
  board: { values: ['data', 'queries', 'text', 'types'], types: ['state'] },
  types: { values: ['data'], types: ['state', 'queries', 'verbs', 'rulebook', 'cards', 'text'] },
};

/** Why this import may not be, or undefined if it may. */
export function directionFault(from: Whereabouts, target: Target, typeOnly: boolean): string | undefined {
  if (target.kind !== 'house') return undefined;
  const to = target.place;
  if (from.wing !== to.wing) return betweenWings(from, to);
  if (from.wing !== 'games' || from.game === undefined || to.game === undefined) return undefined;
  return from.game === to.game
    ? insideGame(from, to, typeOnly)
    : `a game may not import another game (${from.game} -> ${to.game})`;
}

function betweenWings(from: Whereabouts, to: Whereabouts): string | undefined {
  if (!MAY_IMPORT[from.wing].includes(to.wing)) return `${from.wing}/ may not import ${to.wing}/`;
  if (from.wing === 'games' && to.wing === 'boardkit' && from.room !== 'board')
    return `only board/ of a game may import boardkit/, not ${from.room}/`;
  if (from.isTest) return undefined;
  if (from.wing === 'table' && to.game !== undefined) return 'table/ names no game: it finds them on the shelf';
  if (to.room === undefined || from.wing !== 'bots') return undefined;
  return OPEN_ROOMS.includes(to.room)
    ? undefined
    : `${from.wing}/ may not open ${to.room}/ of a game; its index.ts hands out what is meant for others`;
}

function insideGame(from: Whereabouts, to: Whereabouts, typeOnly: boolean): string | undefined {
  const reach = REACH[from.room!];
  if (!reach || from.isTest || from.room === to.room) return undefined;
  if (reach.values.includes(to.room!)) return undefined;
  if (!reach.types.includes(to.room!)) return `${from.room}/ may not import ${to.room}${to.room === 'index' ? '.ts' : '/'}`;
  return typeOnly ? undefined : `${from.room}/ may import only types from ${to.room}/`;
}
