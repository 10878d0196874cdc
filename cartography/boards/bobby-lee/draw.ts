import { mkdirSync, writeFileSync } from 'node:fs';
import { linePath } from '../../src/geo/path.ts';
import { ink } from '../../src/paint/ink.ts';
import { sheet, webp } from '../../src/paint/sheet.ts';
import { beds, sea } from '../../src/paint/water.ts';
import { woods } from '../../src/paint/woods.ts';
import { erode } from '../../src/relief/erosion.ts';
import { hachures } from '../../src/relief/hachures.ts';
import { raise } from '../../src/relief/land.ts';
import { fractal } from '../../src/relief/noise.ts';
import { bayShore } from './bay.ts';
import { centre, frame } from './frame.ts';
import { ends, hexAt } from './hexside.ts';
import { net, terrainOf } from './net.ts';
import { banks, courses } from './rivers.ts';
import { foldCrests, wallCrests } from './walls.ts';

const out = new URL('../../../games/bobby-lee/board/art/', import.meta.url);
const log = (what: string) => console.log(`${(performance.now() / 1000).toFixed(1)} s  ${what}`);

/** Mountains stand full in mountain hexes and beyond the western edge, low in the hexes where armies march. */
function wild([x, y]: readonly [number, number]): number {
  const terrain = terrainOf.get(hexAt(x, y));
  if (terrain === 'mountain') return 1;
  return terrain ? 0.06 : 0.9;
}

const rings = bayShore();
log(`shore of ${rings.reduce((n, ring) => n + ring.length, 0)} points`);
const field = raise(
  {
    crests: [...wallCrests(), ...foldCrests(wild)],
    valleys: courses.map(({ line, major }) => ({ line, floor: major ? 4 : 2.5, rise: 14 })),
    plain: (x, y) => Math.max(10, 170 - 0.075 * (x - y * 0.12)) + 14,
    roll: 78,
    stray: [15, 9],
  },
  frame.width,
  frame.height,
  1.5,
);
erode(field, { drops: 1_400_000, capacity: 7, bite: 0.28, settle: 0.22 });
log('heights');
const strokes = hachures(field, { interval: 30, gentle: 2, steep: 13 }, () => true);
log(`hachures ${strokes.map(s => Math.round(s.path.length / 1024)).join(' ')} kB`);

const forest = net.hexes.filter(([, terrain]) => terrain === 'forest').map(([id]) => centre(id));
const rim = (x: number, y: number) =>
  Math.min(...forest.map(([cx, cy]) => Math.max(Math.abs(x - cx) / 74, (Math.abs(y - cy) + Math.abs(x - cx) * 0.5) / 84)));
const cover = (x: number, y: number) => (rim(x, y) + 0.2 * (fractal(x / 18, y / 18, 2) - 0.5) < 1 ? 0.86 : 0);
const floor = `<g fill="#7d8a45" fill-opacity=".2">${forest.map(([x, y]) => `<path d="M${x} ${y - 82}l70 40v84l-70 40l-70-40v-84z" stroke="#7d8a45" stroke-opacity=".08" stroke-width="14" stroke-linejoin="round"/>`).join('')}</g>`;

const tufts = net.hexsides
  .filter(([, type]) => type === 'swamp')
  .flatMap(([id]) => {
    const [a, b] = ends(id);
    return Array.from({ length: 9 }, (_, i) => {
      const t = (i + 0.5) / 9;
      const x = a[0] + (b[0] - a[0]) * t + (i % 2 ? 7 : -7);
      const y = a[1] + (b[1] - a[1]) * t + (i % 3) * 3;
      return `M${x - 8} ${y}h16M${x - 5} ${y + 3}h10M${x} ${y - 1}v-8M${x - 3} ${y - 1}l-3 -6M${x + 3} ${y - 1}l3 -6`;
    });
  });
const bog = `<path d="${tufts.join('')}" fill="none" stroke="#3f6a55" stroke-opacity=".75" stroke-width="1.3" stroke-linecap="round"/>`;

const majors = courses.filter(course => course.major);
const minors = courses.filter(course => !course.major);
const streams = majors.map(banks);
const streamFill = streams.map(({ left, right }) => linePath([...left, ...[...right].reverse()], true)).join('');
const streamBanks = streams.map(({ left, right }) => linePath(left) + linePath(right)).join('');
const engraved = [
  `<g fill="none" stroke="${ink.hachure}" stroke-linecap="round" stroke-opacity=".5">${strokes.map(s => `<path stroke-width="${s.width}" d="${s.path}"/>`).join('')}</g>`,
  floor,
  woods(field, frame.width, frame.height, { cover, open: () => true, steep: 9, size: 1.9, ink: 1.7 }),
  bog,
  beds(minors.map(course => ({ line: course.line, from: 2, to: course.width(1) }))),
  `<path d="${streamBanks}" fill="none" stroke="${ink.paper}" stroke-opacity=".6" stroke-width="9" stroke-linejoin="round"/>`,
  sea(rings, frame.width, frame.height),
  `<path d="${streamFill}" fill="${ink.water}"/>`,
].join('');
const picture = await sheet(frame, field, { steep: 9, tint: [190, 700] }, engraved, 3200);
log('sheet');
mkdirSync(out, { recursive: true });
for (const [name, width, budget] of [
  ['terrain-1600.webp', 1600, 95_000],
  ['terrain-3200.webp', 3200, 680_000],
] as const) {
  const { data, quality } = await webp(picture, width, budget);
  writeFileSync(new URL(name, out), data);
  log(`${name} ${data.length} bytes at quality ${quality}`);
}
