/** The map as the game asks about it. The mark at the end of a connection is the river node of its blue bar plus one; 0: no bar. */
import { buildGraph, type Graph, kindsMask, type Link } from '@cuartel/engine/kit/index.ts';
import { BALTIMORE_OHIO, BARS, type Joined, LATE_RAILWAYS, RAILWAYS, ROADS, ROUGH_WAYS } from './links.ts';
import { COASTAL_FORTS } from './ports.ts';
import { NODES, type Node, nodeNeighbours, nodeOn, nodeSpace } from './rivers.ts';
import { SIZE, type Space, spaceOf } from './spaces.ts';

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

/** The ports to which a boat comes from a node without passing another port. */
const nextPorts = (node: Node, from: Node): readonly Space[] =>
  nodeNeighbours[node]!.filter(other => other !== from).flatMap(other =>
    nodeSpace[other]! >= 0 ? [nodeSpace[other]!] : nextPorts(other, node),
  );
const byRiver: Link[] = NODES.flatMap((_, node) => {
  const a = nodeSpace[node]!;
  return a < 0 ? [] : [...new Set(nextPorts(node, -1))].filter(b => a < b).map(b => ({ a, b, kind: RIVER }));
});

export const MAP: Graph = buildGraph(SIZE, [
  ...land(RAILWAYS, RAIL),
  ...land(LATE_RAILWAYS, LATE_RAIL),
  ...land(ROADS, ROAD),
  ...land(ROUGH_WAYS, ROUGH),
  ...land([BALTIMORE_OHIO], BO),
  ...land(COASTAL_FORTS, HARBOUR),
  ...byRiver,
]);
