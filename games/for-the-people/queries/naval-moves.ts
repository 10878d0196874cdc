/** 6.1, 6.2, 6.5 MOVES BY WATER: where a shipload can go, and which guns it must run. */
import { FORT_MONROE, fortOver, isCoastal, isCoastalFort, portUnder } from '../data/ports.ts';
import { isRiverPort, NODES, type Node, nodeNeighbours, nodeSpace, nodesOf, SEA_NODES } from '../data/rivers.ts';
import { CSA, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { stateOf, UNION } from '../data/states.ts';
import { GUNS_PASSED, GUNS_TORPEDOES } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { onGround } from './ground.ts';
import { controlledNodes } from './naval-control.ts';
import { enemyHolds, fortAt, ironcladAt, isEmptyFort, isOpposed, spAt, torpedoesAt } from './pieces.ts';
import type { Marching } from './steps.ts';
import { inSupply } from './supply.ts';

/** A way by water: forts whose guns must be run (6.3.1-a) and forts passed by Farragut's leave (6.1.3-a). */
export interface Voyage {
  readonly guns: readonly Space[];
  readonly passed: readonly Space[];
}
export interface Ships {
  /** 6.1.3-a Farragut passes one empty fort, coastal too. */
  readonly farragut?: boolean;
  /** 15-a, 6.1.5-c Rivers only. */
  readonly riverOnly?: boolean;
  /** 10.2.3-a, 7.6.2-a No guns may be run. */
  readonly noGuns?: boolean;
}

/** 6.3.1-a, 6.7-b What is added to the die of a run past a fort. */
export const gunsModifier = (pub: Seen, march: Pick<Marching, 'guns' | 'farragut'>, fort: Space): number =>
  march.guns + (torpedoesAt(pub, fort) && !march.farragut ? GUNS_TORPEDOES : 0);
/** 6.3.1-a How many faces of the die bring it past. */
export const gunsPassed = (pub: Seen, march: Pick<Marching, 'guns' | 'farragut'>, fort: Space): number =>
  Math.max(0, Math.min(6, 7 - GUNS_PASSED + gunsModifier(pub, march, fort)));

/** G-c The sea is one more node; a seaport off the rivers is a node of its own after it. */
const SEA: Node = NODES.length;
const seaport = (space: Space): Node => SEA + 1 + space;
const spaceAt = (node: Node): Space | -1 => (node < SEA ? nodeSpace[node]! : node === SEA ? -1 : node - SEA - 1);
const SEAPORTS: readonly Node[] = Array.from({ length: SIZE }, (_, space) => space)
  .filter(space => isCoastal[space] && !isRiverPort[space])
  .map(seaport);
const BY_SEA: readonly Node[] = [...SEA_NODES, ...SEAPORTS];

const nextTo = (node: Node, riverOnly: boolean): readonly Node[] => {
  if (node === SEA) return BY_SEA;
  if (node > SEA) return riverOnly ? [] : [SEA];
  return !riverOnly && SEA_NODES.includes(node) ? [...nodeNeighbours[node]!, SEA] : nodeNeighbours[node]!;
};

/** The fort that stands in the way where a voyage leaves a node for the next: in the space it passes, or at the mouth of a harbour. */
const fortsBetween = (pub: Seen, from: Node, to: Node, first: boolean): Space[] => {
  const found: Space[] = [];
  const here = spaceAt(from);
  if (!first && here >= 0 && fortAt(pub, here) === CSA) found.push(here);
  for (const node of [from, to]) {
    if (node <= SEA) continue;
    const fort = fortOver[spaceAt(node)]!;
    if (fort >= 0 && pub.control[fort] === CSA) found.push(fort);
  }
  return found;
};

/** 6.1.3-a, 6.1.4-a, 6.2.2-a, 6.2.3-a The voyage one step farther, or null where it may not pass. */
const sailOn = (pub: Seen, so: Voyage, from: Node, to: Node, first: boolean, ships: Ships): Voyage | null => {
  const here = spaceAt(from);
  if (!first && here >= 0 && ironcladAt(pub, here)) return null;
  let { guns, passed } = so;
  for (const fort of fortsBetween(pub, from, to, first)) {
    if (ships.farragut && passed.length === 0 && isEmptyFort(pub, CSA, fort)) passed = [...passed, fort];
    else if (isCoastalFort[fort] || ships.noGuns || guns.length > 0) return null;
    else guns = [...guns, fort];
  }
  return { guns, passed };
};

/**
 * 6.1.1-a, 6.1.1-d, 6.2.1-a Every port a shipload can reach from a port, with the easiest way there. The rivers and the sea make
 * a tree, so that there is one way from each node; Dover may be left by either of its rivers.
 */
export const voyages = (pub: Seen, from: Space, ships: Ships = {}): ReadonlyMap<Space, Voyage> =>
  sailed(pub, USA, from * 8 + (ships.farragut ? 1 : 0) + (ships.riverOnly ? 2 : 0) + (ships.noGuns ? 4 : 0));
const sailed = onGround((pub: Seen, _, key): ReadonlyMap<Space, Voyage> => {
  const found = new Map<Space, Voyage>();
  const from = key >> 3;
  const riverOnly = (key & 2) !== 0;
  const ships: Ships = { farragut: (key & 1) !== 0, riverOnly, noGuns: (key & 4) !== 0 };
  const starts = isRiverPort[from] ? nodesOf[from]! : isCoastal[from] ? [seaport(from)] : [];
  const sail = (at: Node, came: Node, so: Voyage): void => {
    for (const to of nextTo(at, riverOnly)) {
      if (to === came) continue;
      const on = sailOn(pub, so, at, to, came < 0, ships);
      if (on === null) continue;
      const space = spaceAt(to);
      const known = space < 0 ? undefined : found.get(space);
      if (
        space >= 0 &&
        space !== from &&
        (known === undefined || on.guns.length + on.passed.length < known.guns.length + known.passed.length)
      )
        found.set(space, on);
      sail(to, at, on);
    }
  };
  for (const start of starts) sail(start, -1, { guns: [], passed: [] });
  return found;
});

/** 6.1.1-a Ports from which a Union shipload may sail. */
export const mayEmbark = (pub: Seen, port: Space): boolean =>
  pub.control[port] === USA && (isRiverPort[port]! || isCoastal[port]!) && spAt(pub, USA, port) > 0;
/** 6.4.1-a Landing there is an assault. */
export const isAssault = (pub: Seen, port: Space): boolean => isOpposed(pub, USA, port);

/** 7.6.2-a Ports to which a Union force may retreat by water: its own, supplied, in a state of the Union, past no fort or ironclad. */
export const navalRetreats = (pub: Seen, from: Space): Space[] =>
  [...voyages(pub, from, { noGuns: true }).keys()].filter(
    port =>
      pub.control[port] === USA && UNION.includes(stateOf[port]!) && !enemyHolds(pub, USA, port) && inSupply(pub, USA, port),
  );

/** 6.5.1-a, 6.5.2-a, 6.5.3-b River ports that one Confederate SP can reach: nowhere Union SP, forts or naval control. */
export const greyRiverMoves = (pub: Seen, from: Space): Space[] => afloat(pub, CSA, from).filter(to => roomFor(pub, CSA, to));
/** Those ports, whether there is room in them or not. */
const afloat = onGround((pub: Seen, _, from): Space[] => {
  const controlled = controlledNodes(pub);
  const open = (node: Node): boolean => {
    const space = nodeSpace[node]!;
    return controlled[node] === 0 && (space < 0 || !enemyHolds(pub, CSA, space));
  };
  const seen = new Set<Node>(nodesOf[from]!.filter(node => controlled[node] === 0));
  for (const node of seen) for (const next of nodeNeighbours[node]!) if (open(next)) seen.add(next);
  const found = new Set<Space>();
  for (const node of seen) if (nodeSpace[node]! >= 0 && nodeSpace[node] !== from) found.add(nodeSpace[node]!);
  const harbour = harbourMove(pub, from);
  if (harbour >= 0) found.add(harbour);
  return [...found];
});
/** 6.5.3-a, 6.5.3-c From a coastal fort to its port or back, both Confederate. */
const harbourMove = (pub: Seen, from: Space): Space | -1 => {
  const other = isCoastalFort[from] ? portUnder[from]! : fortOver[from]!;
  return other >= 0 && pub.control[from] === CSA && pub.control[other] === CSA && !enemyHolds(pub, CSA, other) ? other : -1;
};
/** 6.8.3-a A coastal fort holds one Confederate SP; Fort Monroe is an ordinary space. */
export const roomFor = (pub: Seen, side: Side, space: Space): boolean =>
  side === USA || !isCoastalFort[space] || space === FORT_MONROE || spAt(pub, CSA, space) === 0;
