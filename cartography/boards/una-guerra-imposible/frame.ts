import type { BoardFrame } from '../../src/geo/frame.ts';

/** The North: 240 by 190 kilometres, 9.56 pixels to the kilometre at 42° 50'. */
export const frame: BoardFrame = { width: 2400, height: 1860, west: -3.8, north: 43.665, perLon: 780, perLat: 1063 };
/** The rest of Spain, on a sheet of its own. */
export const spain: BoardFrame = { width: 1160, height: 900, west: -10, north: 44.15, perLon: 83, perLat: 108.4 };
/** One Spanish league of 5,572 metres, in board pixels. */
export const league = Math.round((frame.perLat / 111.2) * 5.572 * 10) / 10;
