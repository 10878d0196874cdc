/** Railways: strategic movement, concentrations, the bonus of the rounds, and the optional rail logistics. */
import { SPRING_1864 } from '../data/calendar.ts';
import { BO, EARLY_RAILS, LATER_RAILS, MAP } from '../data/map.ts';
import { NORTH_EXITS } from '../data/places.ts';
import { isCoastal } from '../data/ports.ts';
import { isRiverPort } from '../data/rivers.ts';
import { CSA, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import type { Seen } from '../state/table.ts';
import { onGround } from './ground.ts';
import { barControlled, controlledNodes } from './naval-control.ts';
import { inSupply, isIntact, openRunners, passable, supply } from './supply.ts';

/** 5.9.3-a Kinds of connection that are railways now. */
export const railKinds = (pub: Seen): number => (pub.turn >= SPRING_1864 ? LATER_RAILS : EARLY_RAILS);
export const isRail = (pub: Seen, step: number): boolean => ((railKinds(pub) >> MAP.kind[step]!) & 1) === 1;
/** 4.5.1-a The space has a railway. */
export const onRailway = (pub: Seen, space: Space): boolean => {
  for (let step = MAP.first[space]!, end = MAP.first[space + 1]!; step < end; step++) if (isRail(pub, step)) return true;
  return false;
};

/** 10.2.2-b A train of the side goes over this step: 10.2.4-a the Union over the Baltimore & Ohio too, 8.1.1-a the Confederacy over no controlled bar. */
const trainGoes = (pub: Seen, side: Side, step: number, bo: boolean, controlled: Uint8Array): boolean => {
  if (MAP.kind[step] === BO) return bo && side === USA;
  if (!isRail(pub, step)) return false;
  if (side === USA) return true;
  return !barControlled(pub, MAP.near[step]!, controlled) && !barControlled(pub, MAP.far[step]!, controlled);
};

/**
 * 10.2.1-a, 10.2.2-b, 4.5.2-d By space: links by rail from `from` through own-controlled spaces without enemy SP or fort, -1 where
 * no train goes. The first space must be such a space as well.
 */
export const railDistances = (pub: Seen, side: Side, from: Space, bo = true): Int16Array =>
  distances(pub, side, from * 2 + (bo ? 1 : 0));
const distances = onGround((pub: Seen, part, key): Int16Array => {
  const side = part as Side;
  const bo = key % 2 === 1;
  const from = (key - (key % 2)) / 2;
  const open = passable(pub, side);
  const controlled = controlledNodes(pub);
  const far = new Int16Array(SIZE).fill(-1);
  const usable = (space: Space): boolean => open[space] === 1 && pub.control[space] === side;
  if (!usable(from)) return far;
  far[from] = 0;
  const queue = [from];
  for (const at of queue)
    for (let step = MAP.first[at]!, end = MAP.first[at + 1]!; step < end; step++) {
      const to = MAP.to[step]!;
      if (far[to] !== -1 || !usable(to) || !trainGoes(pub, side, step, bo, controlled)) continue;
      far[to] = far[at]! + 1;
      queue.push(to);
    }
  return far;
});

/** 10.2.1-a By space: the number of the part of the side's railways it lies on, -1 where no train of the side stops. */
export const railParts = onGround((pub: Seen, number): Int16Array => {
  const side = number as Side;
  const open = passable(pub, side);
  const controlled = controlledNodes(pub);
  const part = new Int16Array(SIZE).fill(-1);
  const usable = (space: Space): boolean => open[space] === 1 && pub.control[space] === side;
  for (let start = 0, number = 0; start < SIZE; start++) {
    if (part[start] !== -1 || !usable(start)) continue;
    part[start] = number++;
    const queue = [start];
    for (const at of queue)
      for (let step = MAP.first[at]!, end = MAP.first[at + 1]!; step < end; step++) {
        const to = MAP.to[step]!;
        if (part[to] !== -1 || !usable(to) || !trainGoes(pub, side, step, true, controlled)) continue;
        part[to] = part[at]!;
        queue.push(to);
      }
  }
  return part;
});

/** 10.3.1-b, 8.1-a Washington's tie to the north edge: a line by rail, through own or neutral spaces. */
export const railToNorth = (pub: Seen, from: Space): boolean => {
  const open = passable(pub, USA);
  const controlled = controlledNodes(pub);
  const seen = new Uint8Array(SIZE);
  seen[from] = 1;
  const queue = [from];
  for (const at of queue) {
    if (pub.control[at] === USA && NORTH_EXITS.includes(at)) return true;
    for (let step = MAP.first[at]!, end = MAP.first[at + 1]!; step < end; step++) {
      const to = MAP.to[step]!;
      if (seen[to] === 1 || open[to] === 0 || !trainGoes(pub, USA, step, true, controlled)) continue;
      seen[to] = 1;
      queue.push(to);
    }
  }
  return false;
};

const PORTS: readonly Space[] = Array.from({ length: SIZE }, (_, space) => space).filter(
  space => isCoastal[space] || isRiverPort[space],
);
/** 19-b By space: an own-controlled space with a rail line of communication. The Union's may begin in any port it holds in supply. */
export const railLines = onGround((pub: Seen, part): Uint8Array => {
  const side = part as Side;
  const open = passable(pub, side);
  const controlled = controlledNodes(pub);
  const line = new Uint8Array(SIZE);
  const queue: Space[] = [];
  const reach = (space: Space): void => {
    if (line[space] === 1 || open[space] === 0 || pub.control[space] !== side || !onRailway(pub, space)) return;
    line[space] = 1;
    queue.push(space);
  };
  if (side === CSA) {
    for (const port of openRunners(pub)) reach(port);
    for (let space = 0; space < SIZE; space++) if (isIntact(pub, space) && inSupply(pub, CSA, space)) reach(space);
  } else {
    for (const exit of NORTH_EXITS) reach(exit);
    const supplied = supply(pub, USA);
    for (const port of PORTS) if (supplied[port] === 1) reach(port);
  }
  for (const at of queue)
    for (let step = MAP.first[at]!, end = MAP.first[at + 1]!; step < end; step++)
      if (trainGoes(pub, side, step, true, controlled)) reach(MAP.to[step]!);
  return line;
});
/** 19-c, 19-d In or next to a space with a rail line of communication. */
export const nearRailLine = (pub: Seen, side: Side, space: Space): boolean => {
  const line = railLines(pub, side);
  if (line[space] === 1) return true;
  for (let step = MAP.first[space]!, end = MAP.first[space + 1]!; step < end; step++) if (line[MAP.to[step]!] === 1) return true;
  return false;
};
