import type { Box } from '../../src/net/box.ts';

/** Where the sheet keeps room for its title, key and compass, and how far its rules stand from the edge. */
export const corners = {
  title: { left: 2650, top: 2240, right: 3120, bottom: 2486 },
  legend: { left: 2290, top: 2130, right: 2620, bottom: 2486 },
  compass: { left: 2770, top: 1890, right: 2990, bottom: 2130 },
} as const satisfies Record<string, Box>;
export const neatLine = { outer: 16, inner: 28 } as const;
export const rose = { x: 2880, y: 2018, radius: 92 } as const;
