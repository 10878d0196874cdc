import type { Box } from '../../src/net/box.ts';

/** Where the sheet keeps room for its title, its key, its compass and the map of the rest of Spain, and how far its rules stand from the edge. */
export const corners = {
  title: { left: 70, top: 1612, right: 500, bottom: 1802 },
  legend: { left: 1930, top: 1450, right: 2330, bottom: 1802 },
  compass: { left: 1180, top: 62, right: 1340, bottom: 222 },
  inset: { left: 1770, top: 62, right: 2338, bottom: 500 },
} as const satisfies Record<string, Box>;
export const neatLine = { outer: 16, inner: 28 } as const;
