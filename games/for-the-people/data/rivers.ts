/**
 * 6.2-a The navigable rivers, each from its source downstream. A name with a tilde is a mouth without a space. Dover lies on two
 * rivers that do not meet there (6.2.6.B-a), so it stands twice; Cairo and Paducah are where two rivers meet.
 */
import { SIZE, type Space, type SpaceId, spaceOf } from './spaces.ts';

export const RIVERS = [
  {
    code: 'M',
    north: true,
    course:
      'alton-il st-louis-mo cairo-il columbus-ky new-madrid-mo memphis-tn ~arkansas ~yazoo vicksburg-ms grand-gulf-ms ~red port-hudson-la baton-rouge-la new-orleans-la forts-st-philip-jackson-la',
    sea: true,
  },
  {
    code: 'O',
    north: true,
    course:
      'wheeling-wv parkersburg-wv ~kanawha cincinnati-oh louisville-ky evansville-in ~wabash ~cumberland paducah-ky cairo-il',
  },
  { code: 'W', north: true, course: 'vincennes-in ~wabash' },
  { code: 'T', course: 'decatur-al tuscumbia-al pittsburg-landing-tn dover-tn/T paducah-ky' },
  { code: 'C', course: 'nashville-tn clarksville-tn dover-tn/C ~cumberland' },
  { code: 'A', course: 'little-rock-ar arkansas-post-ar ~arkansas' },
  { code: 'Y', course: 'yazoo-city-ms ~yazoo' },
  { code: 'R', course: 'shreveport-la grand-ecore-la alexandria-la ~red' },
  { code: 'P', course: 'washington-dc aquia-creek-va', sea: true },
  { code: 'K', course: 'charleston-wv ~kanawha' },
] as const satisfies readonly { code: string; course: string; north?: true; sea?: true }[];
export type RiverCode = (typeof RIVERS)[number]['code'];

/** A node of the river net: a port on a river, or a mouth. */
export type Node = number;
const names: string[] = [];
const nodeNamed = (name: string): Node => {
  const known = names.indexOf(name);
  return known >= 0 ? known : names.push(name) - 1;
};
/** By river: its nodes from source to mouth. */
export const courses: readonly (readonly Node[])[] = RIVERS.map(({ course }) => course.split(' ').map(nodeNamed));
export const NODES: readonly string[] = names;
/** By node: its space, -1 for a mouth. */
export const nodeSpace: readonly (Space | -1)[] = NODES.map(name =>
  name.startsWith('~') ? -1 : spaceOf(name.replace(/\/.$/, '') as SpaceId),
);
/** 6.6-a Nodes at which the Union presses in from the north edge, and from the sea. */
export const NORTH_NODES: readonly Node[] = RIVERS.flatMap((river, i) => ('north' in river ? [courses[i]![0]!] : []));
export const SEA_NODES: readonly Node[] = RIVERS.flatMap((river, i) => ('sea' in river ? [courses[i]!.at(-1)!] : []));
/** By node: the nodes next to it, up and down. */
export const nodeNeighbours: readonly (readonly Node[])[] = NODES.map((_, node) =>
  courses.flatMap(course =>
    course.flatMap((at, i) => (at === node ? [course[i - 1], course[i + 1]] : [])).filter(other => other !== undefined),
  ),
);
/** By space: its nodes, none away from the rivers. */
export const nodesOf: readonly (readonly Node[])[] = Array.from({ length: SIZE }, (_, space) =>
  NODES.flatMap((__, node) => (nodeSpace[node] === space ? [node] : [])),
);
export const isRiverPort: readonly boolean[] = nodesOf.map(nodes => nodes.length > 0);
/** 6.2.6.B-a The node whose river a bar belongs to. */
export const nodeOn = (space: Space, code: string): Node =>
  nodesOf[space]!.find(node => courses[RIVERS.findIndex(river => river.code === code)]!.includes(node))!;

/** 12.8-a The ports of the Mississippi system. */
export const MISSISSIPPI: readonly Space[] = (
  [
    'wheeling-wv',
    'parkersburg-wv',
    'cincinnati-oh',
    'evansville-in',
    'louisville-ky',
    'paducah-ky',
    'columbus-ky',
    'cairo-il',
    'alton-il',
    'memphis-tn',
    'clarksville-tn',
    'dover-tn',
    'nashville-tn',
    'pittsburg-landing-tn',
    'vicksburg-ms',
    'grand-gulf-ms',
    'port-hudson-la',
    'new-orleans-la',
    'forts-st-philip-jackson-la',
    'baton-rouge-la',
    'tuscumbia-al',
    'decatur-al',
    'new-madrid-mo',
    'st-louis-mo',
  ] as const
).map(spaceOf);
