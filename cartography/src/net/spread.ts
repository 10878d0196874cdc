import type { Point } from '../geo/frame.ts';
import { distanceToSegment } from '../geo/line.ts';

export interface Crowded {
  readonly id: string;
  /** True position and where the hand has moved it beforehand. */
  readonly home: Point;
  readonly start: Point;
}

export interface Room {
  /** Least distance between the middles of two spaces, and between a space and a road that passes it. */
  readonly apart: number;
  readonly clear: number;
  /** Least distance from the edge of the board. */
  readonly edge: number;
  readonly width: number;
  readonly height: number;
}

/** Moves crowded spaces apart, each as little as possible, and rounds to whole pixels. */
export function spread(seats: readonly Crowded[], links: readonly (readonly [string, string])[], room: Room): Map<string, Point> {
  const at = new Map(seats.map(seat => [seat.id, [...seat.start] as [number, number]]));
  const start = new Map(seats.map(seat => [seat.id, seat.start]));
  for (let round = 0; round < 900; round++) {
    const heat = round < 700 ? 0.02 : 0;
    for (const [id, p] of at) {
      const home = start.get(id)!;
      p[0] += (home[0] - p[0]) * heat;
      p[1] += (home[1] - p[1]) * heat;
    }
    for (let i = 0; i < seats.length; i++)
      for (let j = i + 1; j < seats.length; j++) part(at.get(seats[i]!.id)!, at.get(seats[j]!.id)!, room.apart + 0.8);
    for (const [from, to] of links)
      for (const { id } of seats) if (id !== from && id !== to) clear(at.get(id)!, at.get(from)!, at.get(to)!, room.clear + 0.8);
    for (const p of at.values()) {
      p[0] = Math.max(room.edge, Math.min(room.width - room.edge, p[0]));
      p[1] = Math.max(room.edge, Math.min(room.height - room.edge, p[1]));
    }
  }
  return new Map([...at].map(([id, p]) => [id, [Math.round(p[0]), Math.round(p[1])]]));
}

function part(a: [number, number], b: [number, number], least: number): void {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const d = Math.hypot(dx, dy) || 1e-6;
  if (d >= least) return;
  const push = (least - d) / 2 / d;
  a[0] -= dx * push;
  a[1] -= dy * push;
  b[0] += dx * push;
  b[1] += dy * push;
}

function clear(p: [number, number], a: [number, number], b: [number, number], least: number): void {
  const d = distanceToSegment(p, a, b);
  if (d >= least || d < 1e-6) return;
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const span = Math.hypot(dx, dy);
  const side = Math.sign(dx * (p[1] - a[1]) - dy * (p[0] - a[0]));
  const push = ((least - d) * side) / span / 2;
  p[0] -= dy * push;
  p[1] += dx * push;
  for (const end of [a, b]) {
    end[0] += dy * push * 0.5;
    end[1] -= dx * push * 0.5;
  }
}
