/** How a board lies on the globe: an affine, equirectangular picture, so that the table needs no trigonometry. */
export interface BoardFrame {
  readonly width: number;
  readonly height: number;
  /** Longitude of the left edge and latitude of the top edge, in degrees. */
  readonly west: number;
  readonly north: number;
  /** Board pixels per degree. */
  readonly perLon: number;
  readonly perLat: number;
}

export type Point = readonly [x: number, y: number];
export type Path = readonly Point[];

/** Degrees (lon, lat) to board pixels. */
export function toBoard(frame: BoardFrame, [lon, lat]: Point): Point {
  return [(lon - frame.west) * frame.perLon, (frame.north - lat) * frame.perLat];
}

export function toBoardLine(frame: BoardFrame, line: Path): Point[] {
  return line.map(point => toBoard(frame, point));
}

/** Board pixels back to degrees. */
export function toDegrees(frame: BoardFrame, [x, y]: Point): Point {
  return [frame.west + x / frame.perLon, frame.north - y / frame.perLat];
}

/** West, south, east and north of the board, widened by `margin` degrees. */
export function bounds(frame: BoardFrame, margin: number): readonly [number, number, number, number] {
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return [
    round(frame.west - margin),
    round(frame.north - frame.height / frame.perLat - margin),
    round(frame.west + frame.width / frame.perLon + margin),
    round(frame.north + margin),
  ];
}

/** Board pixels in one kilometre, measured north to south. */
export function pixelsPerKm(frame: BoardFrame): number {
  return frame.perLat / 111.2;
}
