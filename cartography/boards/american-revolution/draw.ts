import { mkdirSync, writeFileSync } from 'node:fs';
import { distanceToLine } from '../../src/geo/line.ts';
import { ink } from '../../src/paint/ink.ts';
import { sheet as lay, webp } from '../../src/paint/sheet.ts';
import { beds, sea } from '../../src/paint/water.ts';
import { scattered, woods } from '../../src/paint/woods.ts';
import { hachures } from '../../src/relief/hachures.ts';
import { globe, sheet } from './frame.ts';
import { rose } from './furniture.ts';
import { places, routes } from './net.ts';
import { heights, shore, waters } from './terrain.ts';

const out = new URL('../../../games/american-revolution/board/art/', import.meta.url);
const log = (what: string) => console.log(`${(performance.now() / 1000).toFixed(1)} s  ${what}`);

const rings = shore();
const courses = waters();
log(`shore of ${rings.reduce((n, ring) => n + ring.length, 0)} points, ${courses.length} waters`);
const lanes = routes.filter(route => route.kind !== 'sea').map(({ from, to }) => [places.get(from)!, places.get(to)!]);
const open = (x: number, y: number) =>
  lanes.every(lane => distanceToLine([x, y], lane) > 15) &&
  [...places.values()].every(([px, py]) => Math.hypot(px - x, py - y) > 34);
const field = heights(courses);
log('heights');
const strokes = hachures(field, { interval: 20, gentle: 1.1, steep: 7 }, () => true);
log(`hachures ${strokes.map(s => Math.round(s.path.length / 1024)).join(' ')} kB`);
/** Rhumb lines from the rose, over the sea alone. */
const rhumbs = Array.from({ length: 32 }, (_, k) => {
  const turn = (k * Math.PI) / 16;
  const [dx, dy] = [3200 * Math.cos(turn), 3200 * Math.sin(turn)];
  return `<path d="M${rose.x} ${rose.y}l${dx.toFixed(0)} ${dy.toFixed(0)}" stroke-opacity="${k % 4 === 0 ? 0.34 : k % 2 === 0 ? 0.22 : 0.13}"/>`;
}).join('');
const engraved = [
  `<g fill="none" stroke="${ink.hachure}" stroke-linecap="round" stroke-opacity=".5">${strokes.map(s => `<path stroke-width="${s.width}" d="${s.path}"/>`).join('')}</g>`,
  woods(field, sheet.width, sheet.height, { cover: scattered, open, steep: 1.3, size: 1, ink: 0.9 }),
  beds(courses),
  sea(rings, sheet.width, sheet.height),
  `<g clip-path="url(#sea)" fill="none" stroke="#5d7a78" stroke-width="1">${rhumbs}</g>`,
].join('');
const picture = await lay({ ...globe, ...sheet }, field, { steep: 6, tint: [50, 200] }, engraved, 3200);
log('sheet');
mkdirSync(out, { recursive: true });
for (const [name, width, budget] of [
  ['terrain-1600.webp', 1600, 75_000],
  ['terrain-3200.webp', 3200, 600_000],
] as const) {
  const { data, quality } = await webp(picture, width, budget);
  writeFileSync(new URL(name, out), data);
  log(`${name} ${data.length} bytes at quality ${quality}`);
}
