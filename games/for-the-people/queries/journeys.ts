/** 10.2 STRATEGIC MOVEMENT: whence, where to, how many. */
import { memo } from '@cuartel/engine';
import { ARMIES_OF } from '../data/armies.ts';
import { RAIL_LOGISTICS } from '../data/options.ts';
import { FORT_MONROE, isCoastalFort } from '../data/ports.ts';
import { CSA, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { ARMY_TRANSFERS } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { onGround } from './ground.ts';
import { roomFor, voyages } from './naval-moves.ts';
import { enemyHolds } from './pieces.ts';
import { railParts } from './rail.ts';
import { strategicLeft } from './reinforcements.ts';
import { linkedFrom, supply } from './supply.ts';

/** How SP get from one space to another. */
export const NO_WAY = 0;
export const BY_RAIL_OR_SEA = 1;
export const TO_ARMY = 2;
export type Way = 0 | 1 | 2;

/** 19-e SP that may still be sent to armies. */
export const transfersLeft = (pub: Seen, side: Side): number =>
  (pub.options & RAIL_LOGISTICS) === 0 ? strategicLeft(pub, side) : ARMY_TRANSFERS - pub.transfers[side]!;

/** 10.2.1-a, 10.2.3-a By space: SP of a space get there by rail or by sea, whether there is room for them or not. */
const carried = onGround((pub: Seen, side, from): Uint8Array => {
  const ways = new Uint8Array(SIZE);
  const part = railParts(pub, side);
  if (part[from]! >= 0)
    for (let space = 0; space < SIZE; space++) if (space !== from && part[space] === part[from]) ways[space] = BY_RAIL_OR_SEA;
  if (side === USA && pub.control[from] === USA)
    for (const port of voyages(pub, from, { noGuns: true }).keys())
      if (pub.control[port] === USA && !enemyHolds(pub, USA, port)) ways[port] = BY_RAIL_OR_SEA;
  return ways;
});
const FULL: readonly Space[] = Array.from({ length: SIZE }, (_, space) => space).filter(space => isCoastalFort[space]);
/** 10.2.1-a, 10.2.3-a, 10.2.1-b By space: how SP of a space get there; to an army by any line, wherever it stands in supply. */
const waysFrom = memo((pub: Seen, key: number): Uint8Array => {
  const side = (key % 2) as Side;
  const from = (key - side) / 2;
  const ways = carried(pub, side, from).slice();
  if (side === CSA) for (const space of FULL) if (ways[space] !== NO_WAY && !roomFor(pub, CSA, space)) ways[space] = NO_WAY;
  const supplied = supply(pub, side);
  for (const army of ARMIES_OF[side]!) {
    const space = pub.army[army]!;
    if (space < 0 || space === from || supplied[space] === 0 || ways[space] !== NO_WAY) continue;
    if (linkedFrom(pub, side, space, true)[from] === 1) ways[space] = TO_ARMY;
  }
  return ways;
});
export const wayTo = (pub: Seen, side: Side, from: Space, to: Space): Way => waysFrom(pub, from * 2 + side)[to] as Way;

/** 10.2.1-a Infantry of a space that has not been on a journey yet. */
export const fresh = (pub: Seen, side: Side, space: Space, arrived: readonly Space[]): number => {
  let ready = pub.infantry[side]![space]!;
  for (let i = 0; i < arrived.length; i++) if (arrived[i] === space) ready--;
  return ready;
};
/** Where SP of a space may go. */
export const destinations = (pub: Seen, side: Side, from: Space): Space[] => {
  const found: Space[] = [];
  const ways = waysFrom(pub, from * 2 + side);
  const armies = transfersLeft(pub, side) > 0;
  for (let to = 0; to < SIZE; to++) if (ways[to] === BY_RAIL_OR_SEA || (ways[to] === TO_ARMY && armies)) found.push(to);
  return found;
};
/** By space: another space with room lies on the same part of the railways. */
const joined = onGround((pub: Seen, side): Uint8Array => {
  const part = railParts(pub, side);
  const size = new Map<number, number>();
  for (let space = 0; space < SIZE; space++)
    if (part[space]! >= 0 && !isCoastalFort[space]) size.set(part[space]!, (size.get(part[space]!) ?? 0) + 1);
  return Uint8Array.from(part, (number, space) => (number >= 0 && size.get(number)! > (isCoastalFort[space] ? 0 : 1) ? 1 : 0));
});
/** 10.2.2-b There is somewhere to go; by rail that is soon seen. */
export const goesAnywhere = (pub: Seen, side: Side, from: Space): boolean =>
  joined(pub, side)[from] === 1 || waysFrom(pub, from * 2 + side).some(way => way !== NO_WAY && mayGo(pub, side, way));
const mayGo = (pub: Seen, side: Side, way: number): boolean => way === BY_RAIL_OR_SEA || transfersLeft(pub, side) > 0;
/** 10.2.1-a, 10.2.1-b, 10.2.3-a Spaces from which SP may set out: infantry in supply that has not travelled, with somewhere to go. */
export const departures = (pub: Seen, side: Side, arrived: readonly Space[]): Space[] => {
  const found: Space[] = [];
  if (strategicLeft(pub, side) <= 0) return found;
  const infantry = pub.infantry[side]!;
  const supplied = supply(pub, side);
  const byRail = joined(pub, side);
  for (let space = 0; space < SIZE; space++) {
    if (infantry[space] === 0 || supplied[space] === 0 || fresh(pub, side, space, arrived) <= 0) continue;
    if (byRail[space] === 1 || goesAnywhere(pub, side, space)) found.push(space);
  }
  return found;
};
/** 10.2.2-a, 6.8.3-a, 19-e How many of them may go there at once. */
export const mostTo = (pub: Seen, side: Side, from: Space, to: Space, arrived: readonly Space[]): number => {
  const way = wayTo(pub, side, from, to);
  if (way === NO_WAY) return 0;
  const left = strategicLeft(pub, side);
  const room = side === CSA && isCoastalFort[to] && to !== FORT_MONROE ? 1 - pub.infantry[CSA]![to]! : left;
  return Math.min(left, way === TO_ARMY ? transfersLeft(pub, side) : left, room, fresh(pub, side, from, arrived));
};
