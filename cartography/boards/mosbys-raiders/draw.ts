import { mkdirSync, writeFileSync } from 'node:fs';
import { distanceToLine } from '../../src/geo/line.ts';
import { along } from '../../src/net/roads.ts';
import { ink } from '../../src/paint/ink.ts';
import { sheet, webp } from '../../src/paint/sheet.ts';
import { beds, sea } from '../../src/paint/water.ts';
import { scattered, woods } from '../../src/paint/woods.ts';
import { hachures } from '../../src/relief/hachures.ts';
import { frame } from './frame.ts';
import { roads, settle } from './net.ts';
import { heights, shore, waters } from './terrain.ts';

const out = new URL('../../../games/mosbys-raiders/board/art/', import.meta.url);
const log = (what: string) => console.log(`${(performance.now() / 1000).toFixed(1)} s  ${what}`);

const rings = shore();
const courses = waters();
const places = settle();
const lanes = roads(places).map(road => along(places.get(road.from)!, road.handle, places.get(road.to)!, 8));
const open = (x: number, y: number) =>
  lanes.every(lane => distanceToLine([x, y], lane) > 13) &&
  [...places.values()].every(([px, py]) => Math.hypot(px - x, py - y) > 30);
log(`shore of ${rings.reduce((n, ring) => n + ring.length, 0)} points, ${courses.length} waters`);
const field = heights(courses);
log('heights');
const strokes = hachures(field, { interval: 26, gentle: 1.25, steep: 7 }, () => true);
log(`hachures ${strokes.map(s => Math.round(s.path.length / 1024)).join(' ')} kB`);
const engraved = [
  `<g fill="none" stroke="${ink.hachure}" stroke-linecap="round" stroke-opacity=".5">${strokes.map(s => `<path stroke-width="${s.width}" d="${s.path}"/>`).join('')}</g>`,
  woods(field, frame.width, frame.height, { cover: scattered, open, steep: 1.15, size: 1, ink: 1 }),
  beds(courses),
  sea(rings, frame.width, frame.height),
].join('');
const picture = await sheet(frame, field, { steep: 7, tint: [170, 620] }, engraved, 3200);
log('sheet');
mkdirSync(out, { recursive: true });
for (const [name, width, budget] of [
  ['terrain-1600.webp', 1600, 105_000],
  ['terrain-3200.webp', 3200, 600_000],
] as const) {
  const { data, quality } = await webp(picture, width, budget);
  writeFileSync(new URL(name, out), data);
  log(`${name} ${data.length} bytes at quality ${quality}`);
}
