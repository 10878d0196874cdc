/** Drawn by cartography/; change it there. All measures are board pixels. */
export const frame = { width: 2160, height: 2660 } as const;

/** Middle of the first hex of the first row, width of a hex, distance of the rows, and how far corners lie above the middle. */
export const grid = { left: 20, top: 152, wide: 160, half: 80, row: 138, tall: 92, shoulder: 46 } as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Middle of a hex, from its row letter and column figures. */
export function hexCentre(id: string): Spot {
  const row = id.charCodeAt(0) - 65;
  return { x: grid.left + Number(id.slice(1)) * grid.wide + (row & 1) * grid.half, y: grid.top + row * grid.row };
}

/** The six corners, clockwise from the top. */
export function hexCorners(id: string): readonly Spot[] {
  const { x, y } = hexCentre(id);
  const { half, tall, shoulder } = grid;
  return [
    { x, y: y - tall },
    { x: x + half, y: y - shoulder },
    { x: x + half, y: y + shoulder },
    { x, y: y + tall },
    { x: x - half, y: y + shoulder },
    { x: x - half, y: y - shoulder },
  ];
}

/** The part of a hex that belongs to blocks, measured from its middle. */
export const blockZone = { left: -62, top: -6, width: 124, height: 60 } as const;

/** Degrees to board pixels. */
export function onBoard(lon: number, lat: number): Spot {
  return { x: Math.round((lon * 1e4 + 797569) * 0.0510118), y: Math.round((406350 - lat * 1e4) * 0.0646768) };
}

/** Two pictures of the same ground: the second is fetched when the reader comes close. */
export const terrain = [
  { file: 'art/terrain-1600.webp', width: 1600 },
  { file: 'art/terrain-3200.webp', width: 3200 },
] as const;

/** Where the sheet keeps room for its title, key and compass, and how far its rules stand from the edge. */
export const corners = {
  title: { left: 74, top: 74, right: 494, bottom: 330 },
  legend: { left: 74, top: 2350, right: 560, bottom: 2586 },
  compass: { left: 1966, top: 150, right: 2110, bottom: 320 },
} as const;
export const neatLine = { outer: 16, inner: 28 } as const;
