/** Where a file stands in the house: its wing, for a game which one, and the room inside it. */
import { posix } from 'node:path';

export const WINGS = [
  'engine',
  'boardkit',
  'games',
  'bots',
  'cartography',
  'table',
  'server',
  'client',
  'cli',
  'scripts',
] as const;
export type Wing = (typeof WINGS)[number];

export interface Whereabouts {
  path: string;
  wing: Wing;
  /** The slug, for a file of a game. */
  game?: string;
  /** For a file of a game: its folder; `index` and `types` for those files; `rulebook` for any other file beside them. */
  room?: string;
  isTest: boolean;
}

const isWing = (name: string): name is Wing => (WINGS as readonly string[]).includes(name);

function roomOf(inside: readonly string[]): string {
  if (inside.length > 1) return inside[0]!;
  const name = inside[0]?.replace(/\.[cm]?[jt]s$/, '') || 'index';
  return name === 'index' || name === 'types' ? name : 'rulebook';
}

/** The place of a path from the root of the repository, or undefined for a file that belongs to no wing. */
export function placeOf(path: string): Whereabouts | undefined {
  const [wing, ...rest] = path.split('/');
  if (wing === undefined || !isWing(wing) || rest.length === 0) return undefined;
  const isTest = /\.(?:test|bench)\.ts$|\/types\.check\.ts$/.test(path) || rest.includes('tests');
  if (wing !== 'games' || rest.length < 2) return { path, wing, isTest };
  const [game, ...inside] = rest;
  return { path, wing, game: game!, room: roomOf(inside), isTest };
}

export type Target = { kind: 'house'; place: Whereabouts } | { kind: 'node' | 'package'; name: string };

/** What an import leads to: a place in the house, a module of Node, or a package from outside. */
export function targetOf(from: string, specifier: string): Target {
  if (specifier.startsWith('node:')) return { kind: 'node', name: specifier };
  const inHouse = specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : specifier.startsWith('@cuartel/')
      ? fromPackage(specifier.slice('@cuartel/'.length))
      : undefined;
  const place = inHouse === undefined ? undefined : placeOf(inHouse);
  return place ? { kind: 'house', place } : { kind: 'package', name: specifier };
}

/** `engine/kit/graph.ts` is a wing, `six-spaces/data/spaces.ts` a game; a name alone means its index.ts. */
function fromPackage(name: string): string {
  const [first, ...rest] = name.split('/');
  const inside = rest.length === 0 ? ['index.ts'] : rest;
  return [...(isWing(first!) ? [] : ['games']), first, ...inside].join('/');
}
