/** 8. LINES OF COMMUNICATION: which spaces have one, for either side. All of it can be worked out from what everybody sees. */
import { BO, HARBOUR, MAP, RIVER, ROUGH, wayOf } from '../data/map.ts';
import { CENTRES, centreWorth, NORTH_EXITS, ST_MARKS, VALLEY } from '../data/places.ts';
import { fortOver, isCoastalFort, runnersOf } from '../data/ports.ts';
import { NODES, type Node, nodeNeighbours, nodeSpace, nodesOf } from '../data/rivers.ts';
import { CSA, foe, NOBODY, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import type { Seen } from '../state/table.ts';
import { onGround } from './ground.ts';
import { barControlled, controlledNodes, navalControl, shutAt, unionPort } from './naval-control.ts';
import { fortAt, spBySpace } from './pieces.ts';

/** 8.1-a By space: a line may run through it: own or neutral, without enemy SP or fort. */
export const passable = onGround((pub: Seen, side): Uint8Array => {
  const enemy = spBySpace(pub, foe(side as Side));
  const open = new Uint8Array(SIZE);
  for (let space = 0; space < SIZE; space++) {
    const owner = pub.control[space]!;
    if ((owner === side || owner === NOBODY) && enemy[space] === 0 && fortAt(pub, space) !== foe(side as Side)) open[space] = 1;
  }
  return open;
});

/** Up to two spaces through which no line may run, as one key. */
type Shut = readonly Space[];
const keyOf = (shut: Shut): number => shut.reduce((key, space) => key * 256 + space + 1, 0);
const shutOf = (key: number): Shut => (key === 0 ? [] : [...shutOf(Math.floor(key / 256)), (key % 256) - 1]);
const passableBut = (pub: Seen, side: Side, shut: Shut): Uint8Array => {
  if (shut.length === 0) return passable(pub, side);
  const open = passable(pub, side).slice();
  for (const space of shut) open[space] = 0;
  return open;
};

/** 12.2-a */
export const isIntact = (pub: Seen, space: Space): boolean =>
  centreWorth[space]! > 0 && ((pub.destroyed >> CENTRES.indexOf(space)) & 1) === 0;

/** 8.2-d, 8.1.1-a, 5.10-b Whether a Confederate line runs over a step between two spaces. */
const greyStep = (pub: Seen, step: number, controlled: Uint8Array): boolean => {
  switch (MAP.kind[step]) {
    case ROUGH:
    case BO:
      return false;
    case HARBOUR:
      return pub.control[MAP.from[step]!] === CSA && pub.control[MAP.to[step]!] === CSA;
    case RIVER:
      return wayOf(step).every(node => controlled[node] === 0);
    default:
      return !barControlled(pub, MAP.near[step]!, controlled) && !barControlled(pub, MAP.far[step]!, controlled);
  }
};

/** The Confederacy's net: by space the number of its part, -1 outside; and by part whether it holds a valid source. */
interface Net {
  readonly part: Int16Array;
  readonly fed: readonly boolean[];
  readonly open: readonly Space[];
}

/**
 * 8.2-b, 8.2-d, 10.5.2-a A port is open if its part holds an intact centre elsewhere; a part is fed if it holds two centres, or one
 * and a port elsewhere. Nothing runs through the spaces that are `shut`.
 */
const netOf = (pub: Seen, shut: Shut): Net => {
  const usable = passableBut(pub, CSA, shut);
  const controlled = controlledNodes(pub);
  const part = new Int16Array(SIZE).fill(-1);
  const centres: Space[][] = [];
  const stack: Space[] = [];
  for (let s = 0; s < SIZE; s++) {
    if (usable[s] === 0 || part[s] !== -1) continue;
    const number = centres.push([]) - 1;
    part[s] = number;
    stack.push(s);
    while (stack.length > 0) {
      const at = stack.pop()!;
      if (pub.control[at] === CSA && isIntact(pub, at)) centres[number]!.push(at);
      for (let step = MAP.first[at]!, end = MAP.first[at + 1]!; step < end; step++) {
        const to = MAP.to[step]!;
        if (usable[to] === 0 || part[to] !== -1 || !greyStep(pub, step, controlled)) continue;
        part[to] = number;
        stack.push(to);
      }
    }
  }
  const open: Space[] = [];
  for (const ports of runnersOf)
    for (const port of ports) {
      const fort = fortOver[port]!;
      if (pub.control[port] !== CSA || part[port]! < 0 || (port === ST_MARKS && !pub.clandestine)) continue;
      if (fort >= 0 && pub.control[fort] !== CSA) continue;
      if (centres[part[port]!]!.some(centre => centre !== port)) open.push(port);
    }
  const fed = centres.map((here, number) => here.length > 1 || (here.length === 1 && open.some(port => part[port] === number)));
  return { part, fed, open };
};
const netBut = onGround((pub: Seen, _, shut): Net => netOf(pub, shutOf(shut)));
const net = (pub: Seen, shut: number): Net => netBut(pub, CSA, shut);

/** 10.5.2-a The blockade-runner ports that are open. */
export const openRunners = (pub: Seen): readonly Space[] => net(pub, 0).open;
export const isOpenRunner = (pub: Seen, port: Space): boolean => net(pub, 0).open.includes(port);

const greySupply = (pub: Seen, key: number): Uint8Array => {
  const { part, fed } = net(pub, key);
  const controlled = controlledNodes(pub);
  const supplied = new Uint8Array(SIZE);
  for (let space = 0; space < SIZE; space++) {
    if (part[space]! >= 0) supplied[space] = fed[part[space]!] ? 1 : 0;
    else supplied[space] = touches(pub, space, controlled, to => part[to]! >= 0 && fed[part[to]!]!) ? 1 : 0;
  }
  return supplied;
};
/** A unit in a space that is not of the net traces from there to one that is. */
const touches = (pub: Seen, space: Space, controlled: Uint8Array, is: (to: Space) => boolean): boolean => {
  for (let step = MAP.first[space]!, end = MAP.first[space + 1]!; step < end; step++)
    if (is(MAP.to[step]!) && greyStep(pub, step, controlled)) return true;
  return false;
};

/**
 * 8.1.2-a A Union line along the rivers: through mouths, through own or neutral spaces that are free, through others under naval
 * control, never through a fort or ironclad.
 */
const floats = (pub: Seen, node: Node, usable: Uint8Array, controlled: Uint8Array): boolean => {
  const space = nodeSpace[node]!;
  if (space < 0) return true;
  return !shutAt(pub, space) && (usable[space] === 1 || controlled[node] === 1);
};

/** Floods along every way a Union line may take, from the spaces that `begin` reaches. */
const blueFlood = (pub: Seen, shut: Shut, begin: (reach: (space: Space) => void, controlled: Uint8Array) => void): Uint8Array => {
  const usable = passableBut(pub, USA, shut);
  const controlled = controlledNodes(pub);
  const reached = new Uint8Array(SIZE);
  const crossed = new Uint8Array(SIZE);
  const afloat = new Uint8Array(NODES.length);
  const land: Space[] = [];
  const water: Node[] = [];
  const reach = (space: Space): void => {
    reached[space] = 1;
    if (crossed[space] === 1 || usable[space] === 0) return;
    crossed[space] = 1;
    land.push(space);
  };
  const reachNode = (node: Node): void => {
    const space = nodeSpace[node]!;
    if (afloat[node] === 1 || (space >= 0 && shut.includes(space))) return;
    afloat[node] = 1;
    if (space >= 0) reach(space);
    if (floats(pub, node, usable, controlled)) water.push(node);
  };
  begin(reach, controlled);
  while (land.length > 0 || water.length > 0) {
    while (land.length > 0) {
      const at = land.pop()!;
      for (const node of nodesOf[at]!) reachNode(node);
      for (let step = MAP.first[at]!, end = MAP.first[at + 1]!; step < end; step++) {
        const kind = MAP.kind[step]!;
        const to = MAP.to[step]!;
        if (kind === ROUGH || kind === RIVER) continue;
        if (kind === HARBOUR && !(pub.control[at] === USA && pub.control[to] === USA)) continue;
        reach(to);
      }
    }
    while (water.length > 0) for (const node of nodeNeighbours[water.pop()!]!) reachNode(node);
  }
  return reached;
};

/** 8.2-a, 8.2-e, 8.3-c Ports and exits serve whoever stands in them, a coastal fort always; lines begin in those the Union holds. */
const blueSupply = (pub: Seen, shut: Shut): Uint8Array => {
  const served: Space[] = [...NORTH_EXITS];
  const supplied = blueFlood(pub, shut, (reach, controlled) => {
    for (let space = 0; space < SIZE; space++) {
      if (isCoastalFort[space] || navalControl(pub, space, controlled)) served.push(space);
      if (unionPort(pub, space, controlled)) reach(space);
    }
    for (const exit of NORTH_EXITS) if (pub.control[exit] === USA) reach(exit);
  });
  for (const space of served) supplied[space] = 1;
  return supplied;
};

const supplyBut = onGround(
  (pub: Seen, side, shut): Uint8Array => (side === CSA ? greySupply(pub, shut) : blueSupply(pub, shutOf(shut))),
);
/** 8.1-a By space: a unit of the side there has a line of communication. Nothing runs through the spaces that are `shut` (8.3-b). */
export const supply = (pub: Seen, side: Side, ...shut: Shut): Uint8Array =>
  supplyBut(pub, side, shut.length === 0 ? 0 : keyOf(shut));
export const inSupply = (pub: Seen, side: Side, space: Space): boolean => supply(pub, side)[space] === 1;

/** 8.4.1-a, 8.4.2-a By space: a line to the Valley, good for attrition only, while the Confederacy holds all of it. */
const valley = onGround((pub: Seen): Uint8Array => {
  const supplied = new Uint8Array(SIZE);
  if (pub.devastated || !VALLEY.every(space => pub.control[space] === CSA)) return supplied;
  const { part } = net(pub, 0);
  const controlled = controlledNodes(pub);
  const parts = VALLEY.map(space => part[space]!).filter(number => number >= 0);
  for (let space = 0; space < SIZE; space++) {
    const here = part[space]!;
    const tied = here >= 0 ? parts.includes(here) : touches(pub, space, controlled, to => parts.includes(part[to]!));
    supplied[space] = tied ? 1 : 0;
  }
  return supplied;
});
export const valleySupply = (pub: Seen): Uint8Array => valley(pub, CSA);

/**
 * 8.3-b The attacker traces through the space he came from, which must be one a line may run through; 8.1.2-b, 8.3-e a landing
 * has the supply of its port; 5.10-b no line runs over a rough way; 8.3-c a lone brigade does not care, nor does a force in a coastal fort.
 */
export const attackSupplied = (
  pub: Seen,
  side: Side,
  from: Space,
  how: { naval: boolean; loneBrigade: boolean; rough?: boolean },
): boolean =>
  how.loneBrigade ||
  (how.naval ? inSupply(pub, side, from) : !how.rough && passable(pub, side)[from] === 1 && inSupply(pub, side, from));
/** 8.3-b The defender never traces through the space the attacker came from. */
export const defenceSupplied = (pub: Seen, side: Side, space: Space, attackedFrom: Space | -1, loneBrigade: boolean): boolean =>
  loneBrigade || isCoastalFort[space]! || supply(pub, side, ...(attackedFrom < 0 ? [] : [attackedFrom]))[space] === 1;

/** The spaces next to this one over which a line of the side may begin: so that a unit in a space that is not its own may trace. */
const doorsOf = (pub: Seen, side: Side, space: Space): Space[] => {
  const controlled = controlledNodes(pub);
  const found: Space[] = [];
  for (let step = MAP.first[space]!, end = MAP.first[space + 1]!; step < end; step++) {
    const kind = MAP.kind[step]!;
    if (side === CSA ? greyStep(pub, step, controlled) : kind !== ROUGH && kind !== HARBOUR) found.push(MAP.to[step]!);
  }
  return found;
};
/** 5.6.2-a, 10.2.1-b By space: a line of the side leads there from `from`. By sea, the Union's ports are next to one another (10.2.3-a). */
export const linkedFrom = (pub: Seen, side: Side, from: Space, sea = false): Uint8Array =>
  linked(pub, side, from * 2 + (sea ? 1 : 0));
const linked = onGround((pub: Seen, side, key): Uint8Array => {
  const sea = key % 2 === 1;
  const from = (key - (key % 2)) / 2;
  const starts = [from, ...doorsOf(pub, side as Side, from)];
  if (side === CSA) {
    const { part } = net(pub, 0);
    const parts = starts.map(space => part[space]!).filter(number => number >= 0);
    const controlled = controlledNodes(pub);
    const tiedTo = new Uint8Array(SIZE);
    for (let space = 0; space < SIZE; space++) {
      const here = part[space]!;
      const tied = here >= 0 ? parts.includes(here) : touches(pub, space, controlled, to => parts.includes(part[to]!));
      tiedTo[space] = tied || space === from ? 1 : 0;
    }
    return tiedTo;
  }
  const byLand = blueFlood(pub, [], reach => {
    for (const space of starts) reach(space);
  });
  if (!sea || !byLand.some((yes, space) => yes === 1 && unionPort(pub, space))) return byLand;
  return blueFlood(pub, [], (reach, controlled) => {
    for (const space of starts) reach(space);
    for (let space = 0; space < SIZE; space++) if (unionPort(pub, space, controlled)) reach(space);
  });
});
