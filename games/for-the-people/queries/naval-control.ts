/** 6.6 UNION NAVAL CONTROL, worked out as pressure from the north edge and from the sea (6.6-a). */
import { fortOver, isCoastal, isCoastalFort } from '../data/ports.ts';
import {
  isRiverPort,
  MISSISSIPPI,
  NODES,
  NORTH_NODES,
  type Node,
  nodeNeighbours,
  nodeSpace,
  nodesOf,
  SEA_NODES,
} from '../data/rivers.ts';
import { CSA, USA } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { Seen } from '../state/table.ts';
import { onGround } from './ground.ts';
import { fortAt, ironcladAt } from './pieces.ts';

/** 6.6.2-a, 6.6.2-e What stops the pressure: a Confederate fort, coastal too, or an ironclad. */
export const shutAt = (pub: Seen, space: Space): boolean => fortAt(pub, space) === CSA || ironcladAt(pub, space);

/**
 * 6.6-a, 6.6.2-b, 6.6.2-c, 6.6.2-e By river node: the Union has naval control. Pressure flows along the rivers, up and down, from
 * the north edge and from the sea until it is stopped; what it does not reach is nullified. That gives the four cases of 6.6.2, and
 * at Dover, which has a node on either river (6.2-a, 6.2.6.B-a), those of 6.2.6.B-b and 6.2.6.B-c.
 */
const pressed = onGround((pub: Seen): Uint8Array => {
  const controlled = new Uint8Array(NODES.length);
  const queue: Node[] = [];
  const press = (node: Node): void => {
    const space = nodeSpace[node]!;
    if (controlled[node] === 1 || (space >= 0 && shutAt(pub, space))) return;
    controlled[node] = 1;
    queue.push(node);
  };
  for (const node of NORTH_NODES) press(node);
  for (const node of SEA_NODES) press(node);
  for (const node of queue) for (const other of nodeNeighbours[node]!) press(other);
  return controlled;
});
export const controlledNodes = (pub: Seen): Uint8Array => pressed(pub, USA);

/** 6.6.1-a, 6.6.1-b, 6.6.2-d A port is under Union naval control: by one of its rivers, or from the sea unless its coastal fort is Confederate. */
export const navalControl = (pub: Seen, port: Space, controlled: Uint8Array = controlledNodes(pub)): boolean => {
  if (isRiverPort[port]) return nodesOf[port]!.some(node => controlled[node] === 1);
  if (!isCoastal[port] || shutAt(pub, port)) return false;
  const fort = fortOver[port]!;
  return fort < 0 || pub.control[fort] === USA;
};

/** 6.2-b, 6.2.6.B-e Whether the Union controls the river of a bar; `mark` as the map has it, 0 where there is no bar. */
export const barControlled = (pub: Seen, mark: number, controlled: Uint8Array = controlledNodes(pub)): boolean =>
  mark > 0 && controlled[mark - 1] === 1;

/** 12.8-a, 12.8-b No Confederate fort or ironclad in any port of the Mississippi system. */
export const mississippiOpen = (pub: Seen): boolean => MISSISSIPPI.every(space => !shutAt(pub, space));

/** 6.6.3-a, 8.2-a A port the Union holds is a source of supply: on the coast with its fort, on a river under naval control. */
export const unionPort = (pub: Seen, port: Space, controlled?: Uint8Array): boolean => {
  if (pub.control[port] !== USA) return false;
  if (isRiverPort[port]) return navalControl(pub, port, controlled);
  if (!isCoastal[port]) return false;
  const fort = fortOver[port]!;
  return isCoastalFort[port] || fort < 0 || pub.control[fort] === USA;
};
