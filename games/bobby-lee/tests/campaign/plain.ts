/**
 * The map read plainly: every road tried, every river followed, no memory and no haste. What the game works out quickly must be what
 * comes out here. Only the printed data are shared with it.
 */
import { blockKind, blockNamed, blockSide, HQ } from '../../data/blocks.ts';
import { LEADERS } from '../../data/calendar.ts';
import { FOREST, HEXES, type Hex, home, neighbours, northOfPotomac, playable, terrain } from '../../data/hexes.ts';
import { type Hexside, hexsideBetween, hexsideKind, SIDE_GAP, SIDE_MAJOR_RIVER, SIDE_SWAMP } from '../../data/hexsides.ts';
import { placeHex, placeNamed, supplyHex } from '../../data/places.ts';
import { linkHexside, onRailway, onTurnpike, railOver, turnpikeOver } from '../../data/railways.ts';
import { STATIONS, type Station, stationBelow, stationHexes, stationPort, stationWater, WATERS } from '../../data/sea.ts';
import { CSA, MUD, type Side, USA } from '../../data/sides.ts';
import { attackLimit, speed } from '../../data/tables.ts';
import type { Seen } from '../../state/table.ts';

const around = (hex: Hex): Hex[] => neighbours.slice(hex * 6, hex * 6 + 6).filter(to => to >= 0 && playable[to]);
export const stands = (pub: Seen, side: number, hex: Hex): boolean =>
  pub.at.some((at, token) => at === hex && blockSide[token] === side);
const holds = (pub: Seen, side: number, hex: Hex): boolean =>
  stands(pub, side, hex) || (home[hex] === side && !stands(pub, 1 - side, hex));
const open = (over: Hexside): boolean => hexsideKind[over]! < SIDE_MAJOR_RIVER;
const traced = (pub: Seen, over: Hexside): boolean =>
  open(over) && (hexsideKind[over] !== SIDE_GAP || pub.weather !== MUD || turnpikeOver[over] === true);
const limit = (pub: Seen, over: Hexside): number => attackLimit[hexsideKind[over]!]![turnpikeOver[over] ? 0 : pub.weather];

export interface Marches {
  hexes: Set<Hex>;
  attacks: Set<Hexside>;
  spent: Set<Hex>;
}
/** 5.3-a, 1.6-b, 1.24-b, 1.25-a, 5.31-b to 5.31-d, 5.11-e Every march of a unit, hex by hex; 5.32-a or the one hex of a forced march. */
export const marches = (pub: Seen, block: number, from: Hex, forced = false): Marches => {
  const [side, hq] = [blockSide[block]!, blockKind[block] === HQ];
  const all: Marches = { hexes: new Set(), attacks: new Set(), spent: new Set() };
  const go = (at: Hex, before: Hex, left: number, road: boolean): void => {
    if (left === 0) return;
    for (const to of around(at)) {
      const over = hexsideBetween(at, to);
      if (!open(over) || (road && (!turnpikeOver[over] || to === before))) continue;
      if (stands(pub, 1 - side, to)) {
        if (pub.attacked.filter(used => used === over).length < limit(pub, over) && (!hq || stands(pub, side, to)))
          all.attacks.add(over);
        continue;
      }
      const halts = hexsideKind[over] === SIDE_SWAMP || (terrain[to] === FOREST && !stands(pub, side, to));
      all.hexes.add(to);
      if (halts || left === 1) all.spent.add(to);
      if (!halts) go(to, at, left - 1, road);
    }
  };
  const most = forced ? 1 : speed[side]![blockKind[block]!]![pub.weather];
  go(from, -1, most, false);
  if (onTurnpike[from] && !forced) go(from, -1, most + 1, true);
  all.hexes.delete(from);
  if (most === 0) all.spent.clear();
  return all;
};

/** 5.12-a to 5.12-c */
export const commanded = (pub: Seen, hq: number, at: Hex): Set<Hex> => {
  const leader = LEADERS.find(({ hq: name, from }) => blockNamed[name] === hq && pub.month >= from);
  const found = new Set([at]);
  const go = (here: Hex, left: number): void => {
    if (left === 0) return;
    for (const to of around(here))
      if (traced(pub, hexsideBetween(here, to)) && !stands(pub, 1 - blockSide[hq]!, to)) {
        found.add(to);
        go(to, left - 1);
      }
  };
  go(at, leader?.radius ?? [1, 2][blockSide[hq]!]!);
  return found;
};

const rides = (pub: Seen, side: Side, hex: Hex): boolean =>
  onRailway[hex] === true && holds(pub, side, hex) && (side === USA || home[hex] === CSA);
const gaugeOver = (pub: Seen, over: Hexside): number => (over === linkHexside && pub.link ? 1 : 0) | railOver[over]!;
/** 9.1-a to 9.4-a, 9.5-a */
export const journeys = (pub: Seen, side: Side, from: Hex, gauges: number): Set<Hex> => {
  const found = new Set<Hex>();
  if (!rides(pub, side, from)) return found;
  const reached = new Set([from]);
  for (const at of reached)
    for (const to of around(at))
      if ((gaugeOver(pub, hexsideBetween(at, to)) & gauges) !== 0 && rides(pub, side, to)) reached.add(to);
  for (const hex of reached) if (hex !== from) found.add(hex);
  return found;
};

export const portOf = (station: Station): Hex => (stationPort[station]! < 0 ? -1 : placeHex[stationPort[station]!]!);
const down = (station: Station): Station[] => (station < 0 ? [] : [station, ...down(stationBelow[station]!)]);
/** 10.1-a, 10.1-b, 10.3-a to 10.3-d Whether ships go from one station to another: down to where the ways meet, and up again. */
export const sailed = (pub: Seen, side: Side, from: Station, to: Station): boolean => {
  const [a, b] = [down(from), down(to)];
  const meet = a.find(station => b.includes(station))!;
  const way = [...a.slice(0, a.indexOf(meet) + 1), ...b.slice(0, b.indexOf(meet)).reverse()];
  const waters =
    side === USA ||
    (holds(pub, CSA, placeHex[placeNamed.norfolk]!) && way.every(s => /james|appomattox/.test(WATERS[stationWater[s]!]!)));
  return waters && way.slice(1, -1).every(station => portOf(station) < 0 || holds(pub, side, portOf(station)));
};
const stations: readonly Station[] = STATIONS.map((_, station) => station);
/** Friendly ports that ships reach from any of the stations. */
export const havens = (pub: Seen, side: Side, from: readonly Station[]): Set<Hex> =>
  new Set(
    stations
      .filter(to => portOf(to) >= 0 && holds(pub, side, portOf(to)) && from.some(at => sailed(pub, side, at, to)))
      .map(portOf),
  );
/** 10.4-a, 10.4-b */
export const shores = (pub: Seen, from: Station): Set<Hex> =>
  new Set(stations.filter(to => sailed(pub, USA, from, to)).flatMap(to => stationHexes[to]!));

/** 11.3-a to 11.42-a Supplied hexes of a side. */
export const supplied = (pub: Seen, side: Side): Set<Hex> => {
  const line = new Set(HEXES.flatMap((_, hex) => (supplyHex[hex] === side && holds(pub, side, hex) ? [hex] : [])));
  const baltimore = stations.find(station => portOf(station) === placeHex[placeNamed.baltimore])!;
  if (side === USA && holds(pub, USA, portOf(baltimore))) for (const hex of havens(pub, USA, [baltimore])) line.add(hex);
  for (const hex of line) {
    for (const to of around(hex)) {
      const over = hexsideBetween(hex, to);
      const rail = gaugeOver(pub, over) > 0 && rides(pub, side, to);
      if (traced(pub, over) && holds(pub, side, to) && (rail || (side === CSA && turnpikeOver[over]))) line.add(to);
    }
    const port = stations.find(station => portOf(station) === hex);
    if (side === CSA && port !== undefined) for (const to of havens(pub, CSA, [port])) line.add(to);
  }
  const fed = new Set(line);
  for (const hex of line)
    for (const to of around(hex))
      if (traced(pub, hexsideBetween(hex, to)) && !(side === CSA && northOfPotomac[to] === 1)) fed.add(to);
  return fed;
};

/** 11.8-a, 11.8-b Hexes of a side from which, over hexes it stands in, no hex free of both sides can be touched. */
export const enclosed = (pub: Seen, side: Side): Set<Hex> => {
  const found = new Set<Hex>();
  const [mine, theirs] = [side, 1 - side].map(whose => new Set(pub.at.filter((_, token) => blockSide[token] === whose)));
  for (const start of HEXES.keys()) {
    if (!mine!.has(start)) continue;
    const group = new Set([start]);
    let out = false;
    for (const hex of group)
      for (const to of around(hex)) {
        if (mine!.has(to)) group.add(to);
        else if (!theirs!.has(to)) out = true;
      }
    if (!out) found.add(start);
  }
  return found;
};
