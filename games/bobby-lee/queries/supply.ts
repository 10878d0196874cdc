/** 11. SUPPLY: lines, forage, siege. All of it can be worked out from what everybody sees. */
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
import { portAt, portHex, voyage } from './sea.ts';

const baltimore = placeHex[placeNamed.baltimore]!;

/** 11.31-a, 11.42-a Ports that a side's naval line joins to a port that is itself supplied. For the USA that is Baltimore alone. */
const joined = (pub: Seen, side: Side, from: Hex): Hex[] =>
  voyage(pub, side, portAt(from)).flatMap((reached, station) => {
    const hex = portHex[station]!;
    return reached && hex >= 0 && controls(pub, side, hex) ? [hex] : [];
  });

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
export const supplyOf = (pub: Seen, side: Side, cutOff: readonly Hex[] = []): Supply => {
  const line = new Uint8Array(HEX_COUNT);
  const naval = new Uint8Array(HEX_COUNT);
  const queue: Hex[] = [];
  const add = (hex: Hex): void => {
    if (line[hex] === 1 || cutOff.includes(hex)) return;
    line[hex] = 1;
    queue.push(hex);
  };
  for (let hex = 0; hex < HEX_COUNT; hex++) if (supplyHex[hex] === side && controls(pub, side, hex)) add(hex);
  if (side === USA && controls(pub, USA, baltimore))
    for (const hex of joined(pub, USA, baltimore)) {
      naval[hex] = 1;
      add(hex);
    }
  for (const hex of queue) {
    for (const track of tracks[hex]!) if (runs(pub, side, track)) add(track.to);
    if (side === CSA && portAt(hex) >= 0)
      for (const port of joined(pub, CSA, hex)) {
        if (port === hex) continue;
        naval[port] = 1;
        add(port);
      }
  }
  const fed = line.slice();
  for (const hex of queue)
    for (let d = hex * 6; d < hex * 6 + 6; d++) {
      const to = neighbours[d]!;
      if (to >= 0 && playable[to] && traceable(pub, hexsides[d]!) && !(side === CSA && northOfPotomac[to] === 1)) fed[to] = 1;
    }
  return { line, fed, naval };
};

/** 11.2-a, 1.3-b, 1.23-a, 1.31-a, 1.32-a Units that a hex feeds without a line. */
export const forageOf = (pub: Seen, hex: Hex): number => forage[terrain[hex]!]![pub.weather] + hexForage[hex]!;

/** 11.5-a, 11.6-a, 11.2-b Hexes in which units of a side go hungry, and how many of them. */
export const hungry = (pub: Seen, side: Side): { hex: Hex; losses: number }[] => {
  const { fed } = supplyOf(pub, side);
  const units = countUnits(pub, side);
  const found: { hex: Hex; losses: number }[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const losses = units[hex]! - forageOf(pub, hex);
    if (fed[hex] === 0 && losses > 0) found.push({ hex, losses });
  }
  return found;
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
/** 11.8-a, 11.8-b Groups of adjacent hexes of a side that are besieged, each from its lowest hex up. */
export const besiegedGroups = (pub: Seen, side: Side): Hex[][] => {
  const mine = countUnits(pub, side);
  const theirs = countUnits(pub, (1 - side) as Side);
  const groups: Hex[][] = [];
  const grouped = new Uint8Array(HEX_COUNT);
  for (let start = 0; start < HEX_COUNT; start++) {
    if (mine[start] === 0 || grouped[start] === 1) continue;
    const group = [start];
    grouped[start] = 1;
    let open = false;
    for (const hex of group)
      for (let d = hex * 6; d < hex * 6 + 6; d++) {
        const to = neighbours[d]!;
        if (to < 0 || !playable[to] || grouped[to] === 1) continue;
        if (mine[to]! > 0) {
          grouped[to] = 1;
          group.push(to);
        } else if (theirs[to] === 0) open = true;
      }
    if (open) continue;
    // 11.42-a Ships must bring what comes from elsewhere: a line that begins in the group itself feeds nobody there.
    const { naval } = supplyOf(pub, side, group);
    if (!group.some(hex => naval[hex] === 1)) groups.push(group.sort((a, b) => a - b));
  }
  return groups;
};
