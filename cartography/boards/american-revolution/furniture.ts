import type { Box } from '../../src/net/box.ts';

/** Where the sheet keeps room for its title, key and compass, and how far its rules stand from the edge. */
export const corners = {
  title: { left: 74, top: 74, right: 470, bottom: 300 },
  legend: { left: 74, top: 2190, right: 430, bottom: 2446 },
  compass: { left: 1900, top: 1180, right: 2080, bottom: 1380 },
} as const satisfies Record<string, Box>;
export const neatLine = { outer: 16, inner: 28 } as const;
export const rose = { x: 1990, y: 1288, radius: 84 } as const;
