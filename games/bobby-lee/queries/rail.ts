/** 9. RAILWAYS: the net with its two gauges (1.4-a), and journeys on it. */
import { HEX_COUNT, HEXES, type Hex, home, neighbours } from '../data/hexes.ts';
import { type Hexside, hexsides } from '../data/hexsides.ts';
import { supplyHex } from '../data/places.ts';
import { BROAD, linkHexside, OFF_MAP_COST, onRailway, railOver, STANDARD, turnpikeOver } from '../data/railways.ts';
import { CSA, type Side } from '../data/sides.ts';
import { strategicCost } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { controls } from './control.ts';

export interface RailTrack {
  readonly to: Hex;
  readonly over: Hexside;
  readonly gauge: number;
}
/** 9.3-a Tracks and Turnpike stretches that leave each hex; gauge 0 is the Turnpike alone. The link is among them, marked by its hexside. */
export const tracks: readonly (readonly RailTrack[])[] = HEXES.map((_, hex) => {
  const leaving: RailTrack[] = [];
  for (let d = hex * 6; d < hex * 6 + 6; d++) {
    const over = hexsides[d]!;
    const gauge = over < 0 ? 0 : railOver[over]! | (over === linkHexside ? STANDARD : 0);
    if (over >= 0 && (gauge > 0 || turnpikeOver[over])) leaving.push({ to: neighbours[d]!, over, gauge });
  }
  return leaving;
});
/** 9.5-a Tracks that are there now. */
export const gaugeNow = (pub: Seen, { over, gauge }: RailTrack): number =>
  over === linkHexside && !pub.link ? railOver[over]! : gauge;

/** 9.1-a to 9.1-c The side may use the railway in this hex. */
export const usesRail = (pub: Seen, side: Side, hex: Hex): boolean =>
  onRailway[hex]! && controls(pub, side, hex) && (side !== CSA || home[hex] === CSA);

const flooded = new Uint8Array(HEX_COUNT);
const flood = (pub: Seen, side: Side, from: Hex, gauges: number): Hex[] => {
  const reached = [from];
  flooded.fill(0);
  flooded[from] = 1;
  for (const at of reached)
    for (const track of tracks[at]!) {
      if (flooded[track.to] === 1 || (gaugeNow(pub, track) & gauges) === 0 || !usesRail(pub, side, track.to)) continue;
      flooded[track.to] = 1;
      reached.push(track.to);
    }
  return reached;
};
/** 9.3-a, 9.4-a Hexes a unit can reach by rail, with their cost in strategic moves: two where both gauges are needed. */
export const railJourneys = (pub: Seen, side: Side, from: Hex, most: number): { to: Hex; cost: number }[] => {
  if (most < 1 || !usesRail(pub, side, from)) return [];
  const journeys: { to: Hex; cost: number }[] = [];
  const single = flood(pub, side, from, STANDARD);
  for (const to of flood(pub, side, from, BROAD)) if (!single.includes(to)) single.push(to);
  for (const to of single) if (to !== from) journeys.push({ to, cost: strategicCost.rail });
  if (most >= strategicCost.railBothGauges)
    for (const to of flood(pub, side, from, STANDARD | BROAD))
      if (!single.includes(to)) journeys.push({ to, cost: strategicCost.railBothGauges });
  return journeys;
};
/** 9.3-b Other own Supply hexes, by way of railways beyond the map. */
export const offMapJourneys = (pub: Seen, side: Side, from: Hex, most: number): Hex[] => {
  if (most < OFF_MAP_COST[side] || supplyHex[from] !== side || !controls(pub, side, from)) return [];
  return supplyHex.flatMap((owner, hex) => (owner === side && hex !== from && controls(pub, side, hex) ? [hex] : []));
};
