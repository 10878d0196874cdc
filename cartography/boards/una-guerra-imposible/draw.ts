import { mkdirSync, writeFileSync } from 'node:fs';
import { distanceToLine } from '../../src/geo/line.ts';
import { ink } from '../../src/paint/ink.ts';
import { sheet as lay, webp } from '../../src/paint/sheet.ts';
import { beds, sea } from '../../src/paint/water.ts';
import { scattered, woods } from '../../src/paint/woods.ts';
import { hachures } from '../../src/relief/hachures.ts';
import { frame } from './frame.ts';
import { places, roads } from './net.ts';
import { heights, shore, waters } from './terrain.ts';

const out = new URL('../../../games/una-guerra-imposible/board/art/', import.meta.url);
const log = (what: string) => console.log(`${(performance.now() / 1000).toFixed(1)} s  ${what}`);

const rings = shore();
const courses = waters();
log(`shore of ${rings.reduce((n, ring) => n + ring.length, 0)} points, ${courses.length} waters`);
const lanes = roads.map(({ from, to }) => [places.get(from)!, places.get(to)!]);
const open = (x: number, y: number) =>
  lanes.every(lane => distanceToLine([x, y], lane) > 14) &&
  [...places.values()].every(([px, py]) => Math.hypot(px - x, py - y) > 32);
const field = heights(rings, courses);
log('heights');
const strokes = hachures(field, { interval: 24, gentle: 1.8, steep: 9 }, () => true);
log(`hachures ${strokes.map(s => Math.round(s.path.length / 1024)).join(' ')} kB`);
const engraved = [
  `<g fill="none" stroke="${ink.hachure}" stroke-linecap="round" stroke-opacity=".42">${strokes.map(s => `<path stroke-width="${s.width}" d="${s.path}"/>`).join('')}</g>`,
  woods(field, frame.width, frame.height, { cover: scattered, open, steep: 1.5, size: 1, ink: 0.85 }),
  beds(courses),
  sea(rings, frame.width, frame.height),
].join('');
const picture = await lay(frame, field, { steep: 6, tint: [140, 560] }, engraved, 3200);
log('sheet');
mkdirSync(out, { recursive: true });
for (const [name, width, budget] of [
  ['terrain-1600.webp', 1600, 80_000],
  ['terrain-3200.webp', 3200, 600_000],
] as const) {
  const { data, quality } = await webp(picture, width, budget);
  writeFileSync(new URL(name, out), data);
  log(`${name} ${data.length} bytes at quality ${quality}`);
}
