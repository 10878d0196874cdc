/** Drawn by cartography/; change it there. All measures are board pixels. */
export const frame = { width: 2400, height: 2520 } as const;

/** One statute mile on the board: the coast is drawn larger than the rest, and two scales say so. */
export const miles = { philadelphia: 2.144, jamaica: 0.521 } as const;

/** Two pictures of the same ground: the second is fetched when the reader comes close. */
export const terrain = [
  { file: 'art/terrain-1600.webp', width: 1600 },
  { file: 'art/terrain-3200.webp', width: 3200 },
] as const;

/** Where the sheet keeps room for its title, key and compass, and how far its rules stand from the edge. */
export const corners = {
  title: { left: 74, top: 74, right: 470, bottom: 300 },
  legend: { left: 74, top: 2190, right: 430, bottom: 2446 },
  compass: { left: 1900, top: 1180, right: 2080, bottom: 1380 },
} as const;
export const neatLine = { outer: 16, inner: 28 } as const;
