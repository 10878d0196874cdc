/** Drawn by cartography/; change it there. All measures are board pixels. */
export const frame = { width: 2400, height: 2260, west: -78.432, north: 39.5, perLon: 1540, perLat: 1980 } as const;

/** One statute mile on the board. */
export const mile = 28.66;

/** Degrees to board pixels. */
export function onBoard(lon: number, lat: number): { readonly x: number; readonly y: number } {
  return { x: Math.round((lon - frame.west) * frame.perLon), y: Math.round((frame.north - lat) * frame.perLat) };
}

/** Two pictures of the same ground: the second is fetched when the reader comes close. */
export const terrain = [
  { file: 'art/terrain-1600.webp', width: 1600 },
  { file: 'art/terrain-3200.webp', width: 3200 },
] as const;

/** Where the sheet keeps room for its title, key and compass, and how far its rules stand from the edge. */
export const corners = {
  title: { left: 1918, top: 74, right: 2326, bottom: 330 },
  legend: { left: 70, top: 1940, right: 470, bottom: 2190 },
  compass: { left: 2170, top: 1720, right: 2330, bottom: 1900 },
} as const;
export const neatLine = { outer: 16, inner: 28 } as const;
