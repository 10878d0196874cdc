/** The ground as a staff officer measures it: marching distances, what a hex scores, whom it matters to. All of it is printed. */
import { FOREST, HEX_COUNT, type Hex, home, terrain } from '../data/hexes.ts';
import { hexFortress, PLACES, placeHex, placeVictoryPoints, supplyHex } from '../data/places.ts';
import { distance, distancesFrom, FAR } from '../state/marches.ts';

export { distance, distancesFrom, FAR };

/** Hexes one can march to directly. */
export const besides: readonly (readonly Hex[])[] = Array.from({ length: HEX_COUNT }, (_, hex) => {
  const found: Hex[] = [];
  for (let to = 0; to < HEX_COUNT; to++) if (distance(hex, to) === 1) found.push(to);
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
