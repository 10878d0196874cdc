import type { Box } from '../../src/net/box.ts';

/** Corners of the sheet kept for the title, the key and the compass, in board pixels. */
export const keptCorners = {
  title: { left: 74, top: 74, right: 494, bottom: 330 },
  legend: { left: 74, top: 2350, right: 560, bottom: 2586 },
  compass: { left: 1966, top: 150, right: 2110, bottom: 320 },
} as const satisfies Record<string, Box>;

export const neatLine = { outer: 16, inner: 28 } as const;
