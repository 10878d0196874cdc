import type { BoardFrame } from '../../src/geo/frame.ts';

/** The sheet, in board pixels. */
export const sheet = { width: 2400, height: 2520 } as const;

/** The part of the globe that is asked for, a pixel to the degree: shores and rivers come in degrees from its corner. */
export const globe: BoardFrame = { width: 64, height: 47.12, west: -114, north: 58, perLon: 1, perLat: 1 };
