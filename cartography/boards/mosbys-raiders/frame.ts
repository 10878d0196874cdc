import type { BoardFrame } from '../../src/geo/frame.ts';

/** True to scale at 38.9° north: 1980 px to the degree of latitude, 28.6 px to the statute mile. */
export const frame: BoardFrame = { width: 2400, height: 2260, west: -78.432, north: 39.5, perLon: 1540, perLat: 1980 };
