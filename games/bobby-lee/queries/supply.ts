/** 11. SUPPLY: lines, forage, siege. All of it can be worked out from what everybody sees. */
import { memo } from '@cuartel/engine';
import { HEX_COUNT, type Hex, neighbours, northOfPotomac, playable, terrain } from '../data/hexes.ts';
import { hexsides } from '../data/hexsides.ts';
import { hexForage, placeHex, placeNamed, supplyHex } from '../data/places.ts';
import { turnpikeOver } from '../data/railways.ts';
import { CSA, type Side, USA } from '../data/sides.ts';
import { forage } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { controls, countUnits } from './control.ts';
import { traceable } from './limits.ts';
import { gaugeNow, tracks, usesRail } from './rail.ts';
import { hasShips, PORTS, portAt, portHex, voyage } from './sea.ts';

const baltimore = placeHex[placeNamed.baltimore]!;
const SOURCES: readonly (readonly Hex[])[] = [USA, CSA].map(side =>
  supplyHex.flatMap((owner, hex) => (owner === side ? [hex] : [])),
);

const NOWHERE: readonly Hex[] = [];
/** 11.31-a, 11.42-a Ports that a side's naval line joins to a port that is itself supplied. For the USA that is Baltimore alone. */
const joined = (pub: Seen, side: Side, from: Hex): readonly Hex[] => {
  if (!hasShips(pub, side)) return NOWHERE;
  const reached = voyage(pub, side, portAt(from));
  const found: Hex[] = [];
  for (const station of PORTS) {
    const hex = portHex[station]!;
    if (reached[station] === 1 && controls(pub, side, hex)) found.push(hex);
  }
  return found;
};

/** 11.41-a, 1.6-d, 9.6-a, 9.1-b Whether a rail line, or the Turnpike for the CSA, runs over to the next hex. */
const runs = (pub: Seen, side: Side, track: (typeof tracks)[number][number]): boolean => {
  if (!controls(pub, side, track.to) || !traceable(pub, track.over)) return false;
  if (side === CSA && turnpikeOver[track.over]) return true;
  return gaugeNow(pub, track) > 0 && usesRail(pub, side, track.to);
};

export interface Supply {
  /** By hex: on a line or a source. */
  readonly line: Readonly<Uint8Array>;
  /** 11.4-a By hex: supplied. */
  readonly fed: Readonly<Uint8Array>;
  /** By hex: a port on a naval supply line. */
  readonly naval: Readonly<Uint8Array>;
}
/**
 * 11.3-a, 1.5-a, 11.4-a, 11.4-b, 11.41-a, 11.42-a, 11.31-a, 9.2-a The supply of a side, by the control of the phase. Nothing runs
 * out of or through the hexes of `cutOff`, though ships may come into their ports.
 */
const linesFrom = (pub: Seen, side: Side, cutOff: readonly Hex[]): Supply => {
  const line = new Uint8Array(HEX_COUNT);
  const naval = new Uint8Array(HEX_COUNT);
  const queue: Hex[] = [];
  for (const hex of cutOff) line[hex] = 2;
  const add = (hex: Hex): void => {
    if (line[hex] !== 0) return;
    line[hex] = 1;
    queue.push(hex);
  };
  for (const hex of SOURCES[side]!) if (controls(pub, side, hex)) add(hex);
  if (side === USA && controls(pub, USA, baltimore))
    for (const hex of joined(pub, USA, baltimore)) {
      naval[hex] = 1;
      add(hex);
    }
  for (let i = 0; i < queue.length; i++) {
    const hex = queue[i]!;
    const leaving = tracks[hex]!;
    for (let k = 0; k < leaving.length; k++) if (line[leaving[k]!.to] === 0 && runs(pub, side, leaving[k]!)) add(leaving[k]!.to);
    if (side === CSA && portAt(hex) >= 0)
      for (const port of joined(pub, CSA, hex)) {
        if (port === hex) continue;
        naval[port] = 1;
        add(port);
      }
  }
  for (const hex of cutOff) line[hex] = 0;
  const fed = line.slice();
  for (let i = 0; i < queue.length; i++)
    for (let d = queue[i]! * 6; d < queue[i]! * 6 + 6; d++) {
      const to = neighbours[d]!;
      if (to < 0 || fed[to] === 1 || !playable[to] || !traceable(pub, hexsides[d]!)) continue;
      if (side !== CSA || northOfPotomac[to] !== 1) fed[to] = 1;
    }
  return { line, fed, naval };
};
const whole = memo((pub: Seen, side: Side) => linesFrom(pub, side, NOWHERE));
export const supplyOf = (pub: Seen, side: Side, cutOff: readonly Hex[] = NOWHERE): Supply =>
  cutOff.length === 0 ? whole(pub, side) : linesFrom(pub, side, cutOff);

/** 11.2-a, 1.3-b, 1.23-a, 1.31-a, 1.32-a Units that a hex feeds without a line. */
export const forageOf = (pub: Seen, hex: Hex): number => forage[terrain[hex]!]![pub.weather] + hexForage[hex]!;

/** 11.5-a, 11.6-a, 11.2-b Hexes in which units of a side go hungry, and how many of them. */
export const hungry = (pub: Seen, side: Side): { hex: Hex; losses: number }[] => {
  const units = countUnits(pub, side);
  const found: { hex: Hex; losses: number }[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (units[hex] === 0) continue;
    const losses = units[hex]! - forageOf(pub, hex);
    if (losses > 0) found.push({ hex, losses });
  }
  // Where the land feeds everybody no line is needed.
  if (found.length === 0) return found;
  const { fed } = supplyOf(pub, side);
  return found.filter(({ hex }) => fed[hex] === 0);
};

/** 11.8-e, 11.81-c The besieged groups of the phase, without those where a battle is to be fought or nobody is left. */
export const siegesOf = (pub: Seen, side: Side): Hex[][] => {
  const left = pub.besieged[side]!.slice();
  const units = left.length === 0 ? null : countUnits(pub, side);
  const groups: Hex[][] = [];
  while (left.length > 0) {
    const group = [left.shift()!];
    for (const hex of group)
      for (let d = hex * 6; d < hex * 6 + 6; d++) {
        const at = left.indexOf(neighbours[d]!);
        if (at >= 0) group.push(...left.splice(at, 1));
      }
    if (group.some(hex => units![hex]! > 0) && !pub.battles.some(battle => group.includes(battle.hex)))
      groups.push(group.sort((a, b) => a - b));
  }
  return groups;
};
/** It has a way out: a hex beside it in which nobody stands. */
const isOpen = (hex: Hex, mine: Readonly<Uint8Array>, theirs: Readonly<Uint8Array>): boolean => {
  for (let d = hex * 6; d < hex * 6 + 6; d++) {
    const to = neighbours[d]!;
    if (to >= 0 && playable[to] && mine[to] === 0 && theirs[to] === 0) return true;
  }
  return false;
};
const grouped = new Uint8Array(HEX_COUNT);
/** The group of a hex without a way out, hex by hex; null: one of them has one. */
const shutIn = (start: Hex, mine: Readonly<Uint8Array>, theirs: Readonly<Uint8Array>): Hex[] | null => {
  const group = [start];
  let open = false;
  grouped[start] = 1;
  for (let i = 0; i < group.length; i++) {
    const hex = group[i]!;
    open ||= isOpen(hex, mine, theirs);
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const to = neighbours[d]!;
      if (to < 0 || mine[to] === 0 || grouped[to] === 1 || !playable[to]) continue;
      grouped[to] = 1;
      group.push(to);
    }
  }
  return open ? null : group.sort((a, b) => a - b);
};
/** 11.8-a, 11.8-b Groups of adjacent hexes of a side that are besieged, each from its lowest hex up. */
export const besiegedGroups = (pub: Seen, side: Side): Hex[][] => {
  const mine = countUnits(pub, side);
  const theirs = countUnits(pub, (1 - side) as Side);
  const groups: Hex[][] = [];
  grouped.fill(0);
  for (let start = 0; start < HEX_COUNT; start++) {
    // Most units have a way out where they stand.
    if (mine[start] === 0 || grouped[start] === 1 || isOpen(start, mine, theirs)) continue;
    const group = shutIn(start, mine, theirs);
    if (group === null) continue;
    // 11.42-a Ships must bring what comes from elsewhere: a line that begins in the group itself feeds nobody there.
    const { naval } = supplyOf(pub, side, group);
    if (!group.some(hex => naval[hex] === 1)) groups.push(group);
  }
  return groups;
};
