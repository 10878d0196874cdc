/** The map as the game asks about it: who is next to whom, how far, and what is printed where. */
import { buildGraph, distanceTable, type Graph } from '@cuartel/engine/kit/index.ts';
import { EXITS, FORD, LINKS, PIKE, POTOMAC_PIKE } from './links.ts';
import { type Printed, SPACES, type Space, type SpaceId, spaceOf } from './spaces.ts';
import { EXTENSIONS, MORE_LARGE_FORCES } from './tunables.ts';

export const MAP: Graph = buildGraph(
  SPACES.length,
  LINKS.map(([a, b, kind]) => ({ a, b, kind })),
  EXITS,
);
export const SIZE = SPACES.length;
export const EVERYWHERE: readonly Space[] = SPACES.map((_, s) => s);
export const exitsOf = (space: Space): readonly Space[] => EXITS[space]!;
/** 2.4-d */
export const adjacent = (a: Space, b: Space): boolean => exitsOf(a).includes(b);

const FAR = distanceTable(MAP);
/** Spaces from a to b by the shortest way. */
export const distance = (a: Space, b: Space): number => FAR[a * SIZE + b]!;

const kindBetween = (a: Space, b: Space): number => {
  const at = exitsOf(a).indexOf(b);
  return at < 0 ? -1 : MAP.kind[MAP.first[a]! + at]!;
};
/** 2.4-e */
export const byPike = (a: Space, b: Space): boolean => {
  const kind = kindBetween(a, b);
  return kind === PIKE || kind === POTOMAC_PIKE;
};
/** 6.2-s A road over the Potomac. */
export const byFord = (a: Space, b: Space): boolean => kindBetween(a, b) === FORD;

const are = (letter: string): readonly boolean[] => (SPACES as readonly Printed[]).map(({ is }) => is.includes(letter));
const CERTAIN: readonly SpaceId[] = [
  'fairfax-station',
  'fairfax-court-house',
  'alexandria',
  'fort-runyon',
  'fort-marcy',
  'washington',
  'centreville',
];
const forces = new Set<Space>([...CERTAIN, ...MORE_LARGE_FORCES].map(spaceOf));
/** 2.4-f */
export const PRINTED_LINES = are('u');
export const FRONTIER = are('f');
/** 2.4-c, 2.4-i */
export const PRINTED_FORCE: readonly boolean[] = EVERYWHERE.map(s => forces.has(s));
/** 2.4-h */
export const IN_CONFEDERACY = are('c');
export const CONFEDERACY: readonly Space[] = EVERYWHERE.filter(s => IN_CONFEDERACY[s]);
export const NORTH = are('n');
/** 3.0-d */
export const BRIDGE = are('b');
export const RAIL: readonly boolean[] = (SPACES as readonly Printed[]).map(({ rail }) => rail.length > 0);
/** evt-depot cards, in the order of the cards. */
export const DEPOT_SITES: readonly Space[] = (
  ['rockville', 'harpers-ferry', 'manassas-junction', 'fairfax-station', 'catletts-station', 'martinsburg'] as const
).map(spaceOf);
export const FORCE_SITES: readonly Space[] = (['winchester', 'warrenton', 'leesburg', 'dranesville'] as const).map(spaceOf);
export const EXTENSION: readonly (readonly Space[])[] = EXTENSIONS.map(list => list.map(spaceOf));
/** C-n Where a sweep begins. */
export const SWEEP: readonly Space[] = (
  ['goose-creek', 'salem', 'white-plains', 'hopewell', 'aldie', 'mountsville'] as const
).map(spaceOf);
/** 6.3-a */
export const LEADERS = ['stoughton', 'dulaney'] as const;
export const LEADER_SPACE: readonly Space[] = [spaceOf('fairfax-court-house'), spaceOf('alexandria')];
export const ALEXANDRIA = spaceOf('alexandria');
/** 7.8-a, 7.8-c */
export const TRAIN_START = spaceOf('harpers-ferry');
export const TRAIN_END = spaceOf('middletown');
