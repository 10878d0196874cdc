/** 10. THE SEA: where ships can go, from port to port (1.34-a) along the stations of the data (10.2-a, 10.2-b). */
import { type Hex, hexNamed } from '../data/hexes.ts';
import { placeHex, placeNamed } from '../data/places.ts';
import {
  CSA_WATERS,
  STATIONS,
  type Station,
  stationBelow,
  stationHexes,
  stationPort,
  stationWater,
  WATERS,
} from '../data/sea.ts';
import { CSA, type Side, USA } from '../data/sides.ts';
import type { Seen } from '../state/table.ts';
import { controls } from './control.ts';

const next: readonly (readonly Station[])[] = STATIONS.map((_, station) => [
  ...(stationBelow[station]! >= 0 ? [stationBelow[station]!] : []),
  ...STATIONS.flatMap((_, above) => (stationBelow[above] === station ? [above] : [])),
]);
const inland: readonly boolean[] = stationWater.map(water => CSA_WATERS.includes(WATERS[water]!));
const norfolk = placeHex[placeNamed.norfolk]!;
/** The hex of the port at a station, or -1. */
export const portHex: readonly (Hex | -1)[] = stationPort.map(place => (place < 0 ? -1 : placeHex[place]!));
/** 10.2-a Stations of the sea net from which each hex can be landed on or left. */
const stationsAt: readonly (readonly Station[])[] = Object.values(hexNamed).map(hex =>
  STATIONS.flatMap((_, station) => (stationHexes[station]!.includes(hex) ? [station] : [])),
);

/** 10.1-a, 10.1-b The side has ships on this water now: the USA everywhere, the CSA on the James and Appomattox with Norfolk. */
const sails = (pub: Seen, side: Side, station: Station): boolean =>
  side === USA || (inland[station]! && controls(pub, CSA, norfolk));

/**
 * 10.1-a, 10.3-a, 10.3-b, 10.3-c, 10.3-d Stations that ships reach from `start`. A port of the enemy may be reached but not passed; the ports of
 * departure and arrival are not passed; Baltimore and Annapolis lie off every route.
 */
export const voyage = (pub: Seen, side: Side, start: Station): boolean[] => {
  const reached = STATIONS.map(() => false);
  if (!sails(pub, side, start)) return reached;
  const queue = [start];
  reached[start] = true;
  for (const at of queue) {
    if (at !== start && portHex[at]! >= 0 && !controls(pub, side, portHex[at]!)) continue;
    for (const to of next[at]!)
      if (!reached[to] && sails(pub, side, to)) {
        reached[to] = true;
        queue.push(to);
      }
  }
  return reached;
};
/** The station of the port in a hex, or -1. */
export const portAt = (hex: Hex): Station => portHex.indexOf(hex);

const ports = (pub: Seen, side: Side, starts: readonly Station[], from: Hex): Hex[] => {
  const found: Hex[] = [];
  for (const start of starts)
    voyage(pub, side, start).forEach((reached, station) => {
      const hex = portHex[station]!;
      if (reached && hex >= 0 && hex !== from && controls(pub, side, hex) && !found.includes(hex)) found.push(hex);
    });
  return found;
};
/** 10.3-a Friendly ports that a unit in a friendly port can sail to. */
export const harbours = (pub: Seen, side: Side, from: Hex): Hex[] => {
  const start = portAt(from);
  return start < 0 || !controls(pub, side, from) ? [] : ports(pub, side, [start], from);
};
/** 10.42-a Friendly ports for a unit on a coast or navigable river without a port. */
export const refuges = (pub: Seen, side: Side, from: Hex): Hex[] =>
  portAt(from) >= 0 ? [] : ports(pub, side, stationsAt[from]!, from);
/** 10.4-a, 10.4-b Coasts and river banks on which infantry from a friendly port can land, enemy ports included. */
export const landings = (pub: Seen, from: Hex): Hex[] => {
  const start = portAt(from);
  const found: Hex[] = [];
  if (start < 0 || !controls(pub, USA, from)) return found;
  voyage(pub, USA, start).forEach((reached, station) => {
    if (reached) for (const hex of stationHexes[station]!) if (hex !== from && !found.includes(hex)) found.push(hex);
  });
  return found;
};
