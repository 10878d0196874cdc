/** Drawn by cartography/; change it there. All measures are board pixels. */
export const frame = { width: 2400, height: 1860 } as const;

/** One Spanish league on the board. */
export const league = 53.3;

/** Two pictures of the same ground: the second is fetched when the reader comes close. */
export const terrain = [
  { file: 'art/terrain-1600.webp', width: 1600 },
  { file: 'art/terrain-3200.webp', width: 3200 },
] as const;

/** Where the sheet keeps room for its title, its key, its compass and the map of the rest of Spain, and how far its rules stand from the edge. */
export const corners = {
  title: { left: 70, top: 1612, right: 500, bottom: 1802 },
  legend: { left: 1930, top: 1450, right: 2330, bottom: 1802 },
  compass: { left: 1180, top: 62, right: 1340, bottom: 222 },
  inset: { left: 1770, top: 62, right: 2338, bottom: 500 },
} as const;
export const neatLine = { outer: 16, inner: 28 } as const;
