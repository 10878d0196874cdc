/** The map as the game asks about it. The mark at the end of a connection is the river node of its blue bar plus one; 0: no bar. */
import { buildGraph, type Graph, kindsMask, type Link } from '@cuartel/engine/kit/index.ts';
import { BALTIMORE_OHIO, BARS, type Joined, LATE_RAILWAYS, RAILWAYS, ROADS, ROUGH_WAYS } from './links.ts';
import { COASTAL_FORTS } from './ports.ts';
import { NODES, type Node, nodeNeighbours, nodeOn, nodeSpace } from './rivers.ts';
import { SIZE, spaceOf } from './spaces.ts';

/** G-b Kinds of connection. A harbour joins a coastal fort to its port (G-c), a river two ports with none between them. */
export const ROAD = 0;
export const RAIL = 1;
export const LATE_RAIL = 2;
export const ROUGH = 3;
export const BO = 4;
export const HARBOUR = 5;
export const RIVER = 6;

/** 5.1.1-a What land forces march over. */
export const LAND = kindsMask(ROAD, RAIL, LATE_RAIL);
/** 5.9.3-a Railways until the spring of 1864, and from then on. */
export const EARLY_RAILS = kindsMask(RAIL);
export const LATER_RAILS = kindsMask(RAIL, LATE_RAIL);

const bars = [...BARS];
const land = (pairs: readonly Joined[], kind: number): Link[] =>
  pairs.map(([a, b]) => {
    const found = bars.findIndex(({ on }) => on[0] === a && on[1] === b);
    const bar = found < 0 ? undefined : bars.splice(found, 1)[0]!;
    const mark = bar ? nodeOn(spaceOf(bar.at), bar.river) + 1 : 0;
    return { a: spaceOf(a), b: spaceOf(b), kind, atA: bar?.at === a ? mark : 0, atB: bar?.at === b ? mark : 0 };
  });

/** The ways by which a boat comes from a node to the next ports, with every node it touches. */
const nextPorts = (way: readonly Node[]): readonly (readonly Node[])[] =>
  nodeNeighbours[way.at(-1)!]!.filter(node => !way.includes(node)).flatMap(node =>
    nodeSpace[node]! >= 0 ? [[...way, node]] : nextPorts([...way, node]),
  );
/** River connections as ways along the nodes, each once. */
const WAYS = NODES.flatMap((_, node) => (nodeSpace[node]! < 0 ? [] : nextPorts([node]))).filter(way => way[0]! < way.at(-1)!);

const overland = [
  ...land(RAILWAYS, RAIL),
  ...land(LATE_RAILWAYS, LATE_RAIL),
  ...land(ROADS, ROAD),
  ...land(ROUGH_WAYS, ROUGH),
  ...land([BALTIMORE_OHIO], BO),
  ...land(COASTAL_FORTS, HARBOUR),
];
const byRiver = WAYS.map(way => ({ a: nodeSpace[way[0]!]!, b: nodeSpace[way.at(-1)!]!, kind: RIVER }));

export const MAP: Graph = buildGraph(SIZE, [...overland, ...byRiver]);
/** The nodes that a river step touches, ends and mouths. */
export const wayOf = (step: number): readonly Node[] => WAYS[MAP.link[step]! - overland.length]!;
