/** The map as a graph of marches, and how far it is from hex to hex, whoever stands between. All of it is printed. */
import { distanceTable } from '@cuartel/engine/kit/distance.ts';
import { buildGraph, type Link } from '@cuartel/engine/kit/graph.ts';
import { HEX_COUNT, type Hex, playable } from '../data/hexes.ts';
import { HEXSIDES, hexsideFrom, hexsideKind, hexsideTo, SIDE_MAJOR_RIVER } from '../data/hexsides.ts';

/** 1.26-a, 1.27-b, 1.28-a Hexsides that can be marched over, between hexes in which units can stand. */
const MARCHES: readonly Link[] = HEXSIDES.flatMap((_, side) => {
  const [a, b] = [hexsideFrom[side]!, hexsideTo[side]!];
  return hexsideKind[side]! < SIDE_MAJOR_RIVER && playable[a] && playable[b] ? [{ a, b }] : [];
});
const TABLE = distanceTable(buildGraph(HEX_COUNT, MARCHES));

/** Farther than any march. */
export const FAR = 99;
const ROWS: readonly Readonly<Uint8Array>[] = Array.from({ length: HEX_COUNT }, (_, from) =>
  Uint8Array.from(TABLE.subarray(from * HEX_COUNT, (from + 1) * HEX_COUNT), steps => (steps < 0 ? FAR : steps)),
);
/** Hexes to march from one to the other. */
export const distance = (from: Hex, to: Hex): number => ROWS[from]![to]!;
export const distancesFrom = (from: Hex): Readonly<Uint8Array> => ROWS[from]!;
