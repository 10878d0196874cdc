/** Drawn by cartography/; change it there. All measures are board pixels. */
export const frame = { width: 3200, height: 2560 } as const;

/** One statute mile on the board: Virginia is drawn larger than the rest, and two scales say so. */
export const miles = { richmond: 4.619, atlanta: 2.433 } as const;

/** Two pictures of the same ground: the second is fetched when the reader comes close. */
export const terrain = [
  { file: 'art/terrain-1600.webp', width: 1600 },
  { file: 'art/terrain-3200.webp', width: 3200 },
] as const;

/** Where the sheet keeps room for its title, key and compass, and how far its rules stand from the edge. */
export const corners = {
  title: { left: 2650, top: 2240, right: 3120, bottom: 2486 },
  legend: { left: 2290, top: 2130, right: 2620, bottom: 2486 },
  compass: { left: 2770, top: 1890, right: 2990, bottom: 2130 },
} as const;
export const neatLine = { outer: 16, inner: 28 } as const;
