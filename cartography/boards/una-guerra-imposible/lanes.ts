/** How each road runs on the sheet: a little bent, clear of the spaces it passes; and where those end that lead to a region. */
import type { Point } from '../../src/geo/frame.ts';
import { along, bendRoads, handleAt } from '../../src/net/roads.ts';
import { connections, places, type Road, roads } from './net.ts';

export interface Course extends Road {
  readonly handle: Point;
  readonly line: readonly Point[];
}
const bent = bendRoads(
  places,
  roads.map(({ from, to, kind }) => ({ from, to, straight: kind === 'main' })),
  38,
);
export const courses: readonly Course[] = roads.map((road, i): Course => {
  const { handle } = bent[i]!;
  return { ...road, handle, line: along(places.get(road.from)!, handle, places.get(road.to)!, 16) };
});

/** Where a road to a region ends, from its space, and where the name of the region stands, from that end. */
const outward: Readonly<Record<string, { end: Point; name: Point; anchor: 'start' | 'middle' | 'end' }>> = {
  laredo: { end: [-150, -26], name: [0, -14], anchor: 'middle' },
  ramales: { end: [-128, 18], name: [0, 28], anchor: 'middle' },
  espinosa: { end: [-96, -46], name: [-54, -14], anchor: 'start' },
  medina: { end: [-140, 16], name: [0, -14], anchor: 'middle' },
  trespaderne: { end: [-150, 40], name: [0, 28], anchor: 'middle' },
  briviesca: { end: [-140, 70], name: [0, 28], anchor: 'middle' },
  belorado: { end: [-110, 92], name: [0, 28], anchor: 'middle' },
  torrecilla: { end: [-54, 134], name: [0, 28], anchor: 'middle' },
  arnedo: { end: [-64, 136], name: [0, 28], anchor: 'middle' },
  tudela: { end: [128, 52], name: [14, 6], anchor: 'start' },
  sanguesa: { end: [152, 38], name: [14, 6], anchor: 'start' },
  roncal: { end: [86, 62], name: [-4, 28], anchor: 'middle' },
};
export interface Exit extends Road {
  readonly handle: Point;
  readonly end: Point;
  readonly name: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly line: readonly Point[];
}
export const exits: readonly Exit[] = connections.map((road): Exit => {
  const [x, y] = places.get(road.from)!;
  const { end: by, name, anchor } = outward[road.from]!;
  const end: Point = [x + by[0], y + by[1]];
  const handle = handleAt([x, y], end, 9);
  return { ...road, handle, end, name: [end[0] + name[0], end[1] + name[1]], anchor, line: along([x, y], handle, end, 12) };
});
