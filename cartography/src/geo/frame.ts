/** How a board lies on the globe: an affine, equirectangular picture, so that the table needs no trigonometry. */
export interface Frame {
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
export type Line = readonly Point[];

/** Degrees (lon, lat) to board pixels. */
export function toBoard(frame: Frame, [lon, lat]: Point): Point {
  return [(lon - frame.west) * frame.perLon, (frame.north - lat) * frame.perLat];
}

export function toBoardLine(frame: Frame, line: Line): Point[] {
  return line.map(point => toBoard(frame, point));
}

/** Board pixels back to degrees. */
export function toDegrees(frame: Frame, [x, y]: Point): Point {
  return [frame.west + x / frame.perLon, frame.north - y / frame.perLat];
}

/** West, south, east and north of the board, widened by `margin` degrees. */
export function bounds(frame: Frame, margin: number): readonly [number, number, number, number] {
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return [
    round(frame.west - margin),
    round(frame.north - frame.height / frame.perLat - margin),
    round(frame.west + frame.width / frame.perLon + margin),
    round(frame.north + margin),
  ];
}

/** Board pixels in one kilometre, measured north to south. */
export function pixelsPerKm(frame: Frame): number {
  return frame.perLat / 111.2;
}
