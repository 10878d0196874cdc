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

/** Stations with a port. */
export const PORTS: readonly Station[] = STATIONS.flatMap((_, station) => (portHex[station]! >= 0 ? [station] : []));
const AT: readonly (Station | -1)[] = Object.values(hexNamed).map(hex => portHex.indexOf(hex));
/** The station of the port in a hex, or -1. */
export const portAt = (hex: Hex): Station => AT[hex]!;

/** 10.1-a, 10.1-b The side has ships now: the USA everywhere, the CSA on the James and Appomattox with Norfolk. */
export const hasShips = (pub: Seen, side: Side): boolean => side === USA || controls(pub, CSA, norfolk);
const sails = (pub: Seen, side: Side, station: Station): boolean => side === USA || (inland[station]! && hasShips(pub, side));

const reached = new Uint8Array(STATIONS.length);
const sailing: Station[] = [];
/**
 * 10.1-a, 10.3-a, 10.3-b, 10.3-c, 10.3-d Stations that ships reach from `start`, each marked with 1; good until the next question. A port of the
 * enemy may be reached but not passed; the ports of departure and arrival are not passed; Baltimore and Annapolis lie off every route.
 */
export const voyage = (pub: Seen, side: Side, start: Station): Readonly<Uint8Array> => {
  reached.fill(0);
  if (!sails(pub, side, start)) return reached;
  sailing.length = 1;
  sailing[0] = start;
  reached[start] = 1;
  for (let i = 0; i < sailing.length; i++) {
    const at = sailing[i]!;
    if (at !== start && portHex[at]! >= 0 && !controls(pub, side, portHex[at]!)) continue;
    for (const to of next[at]!)
      if (reached[to] === 0 && sails(pub, side, to)) {
        reached[to] = 1;
        sailing.push(to);
      }
  }
  return reached;
};

const ports = (pub: Seen, side: Side, starts: readonly Station[], from: Hex): Hex[] => {
  const found: Hex[] = [];
  if (!hasShips(pub, side)) return found;
  for (const start of starts) {
    const there = voyage(pub, side, start);
    for (const station of PORTS) {
      const hex = portHex[station]!;
      if (there[station] === 1 && hex !== from && controls(pub, side, hex) && !found.includes(hex)) found.push(hex);
    }
  }
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
  const there = voyage(pub, USA, start);
  for (let station = 0; station < there.length; station++)
    if (there[station] === 1) for (const hex of stationHexes[station]!) if (hex !== from && !found.includes(hex)) found.push(hex);
  return found;
};
