import type { BoardFrame } from '../../src/geo/frame.ts';

/** The sheet, in board pixels. */
export const sheet = { width: 3200, height: 2560 } as const;

/** The part of the globe that is asked for, a pixel to the degree: shores and rivers come in degrees from its corner. */
export const globe: BoardFrame = { width: 30, height: 19, west: -100, north: 44, perLon: 1, perLat: 1 };
