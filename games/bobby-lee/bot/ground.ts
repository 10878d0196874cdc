/** The ground as a staff officer measures it: marching distances, what a hex scores, whom it matters to. All of it is printed. */
import { FOREST, HEX_COUNT, type Hex, home, neighbours, playable, terrain } from '../data/hexes.ts';
import { hexsides } from '../data/hexsides.ts';
import { hexFortress, PLACES, placeHex, placeVictoryPoints, supplyHex } from '../data/places.ts';
import { marchable } from '../queries/limits.ts';

/** Farther than any march. */
export const FAR = 99;

const measured = (from: Hex): Uint8Array => {
  const far = new Uint8Array(HEX_COUNT).fill(FAR);
  far[from] = 0;
  const queue = [from];
  for (const at of queue)
    for (let d = at * 6; d < at * 6 + 6; d++) {
      const to = neighbours[d]!;
      if (to < 0 || !playable[to] || far[to] !== FAR || !marchable(hexsides[d]!)) continue;
      far[to] = far[at]! + 1;
      queue.push(to);
    }
  return far;
};
const ways: readonly Uint8Array[] = Array.from({ length: HEX_COUNT }, (_, hex) => measured(hex));
/** Hexes to march from one to the other, whoever stands between. */
export const distance = (from: Hex, to: Hex): number => ways[from]![to]!;
export const distancesFrom = (from: Hex): Readonly<Uint8Array> => ways[from]!;

/** Hexes one can march to directly. */
export const besides: readonly (readonly Hex[])[] = Array.from({ length: HEX_COUNT }, (_, hex) => {
  const found: Hex[] = [];
  for (let to = 0; to < HEX_COUNT; to++) if (ways[hex]![to] === 1) found.push(to);
  return found;
});

/** Victory points of all places in a hex. */
export const pointsAt: readonly number[] = Array.from({ length: HEX_COUNT }, (_, hex) =>
  PLACES.reduce((sum, _name, place) => sum + (placeHex[place] === hex ? placeVictoryPoints[place]! : 0), 0),
);
/** What holding a hex of each owner is worth in points: its places, and a share for the month ends of a supply hex. */
export const stakeAt: readonly number[] = pointsAt.map((points, hex) => points + (supplyHex[hex]! >= 0 ? 1 : 0));
export const STAKES: readonly Hex[] = stakeAt.flatMap((stake, hex) => (stake > 0 ? [hex] : []));
export const STAKES_OF: readonly (readonly Hex[])[] = [0, 1].map(side => STAKES.filter(hex => home[hex] === side));

/** How much stronger a defender fights there. */
export const shelter: readonly number[] = Array.from({ length: HEX_COUNT }, (_, hex) =>
  hexFortress[hex] ? 1.9 : terrain[hex] === FOREST ? 1.8 : 1,
);
