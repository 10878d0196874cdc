import type { Box } from '../../src/net/box.ts';

/** Corners of the sheet kept for the title, the key and the compass, in board pixels. */
export const corners = {
  title: { left: 1918, top: 74, right: 2326, bottom: 330 },
  legend: { left: 70, top: 1940, right: 470, bottom: 2190 },
  compass: { left: 2170, top: 1720, right: 2330, bottom: 1900 },
} as const satisfies Record<string, Box>;

/** The neat line around the map: distance of its two rules from the edge. */
export const neatLine = { outer: 16, inner: 28 } as const;
