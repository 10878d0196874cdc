import { contours } from 'd3-contour';
import type { Point } from '../../src/geo/frame.ts';
import { landMask, type Mask } from '../../src/geo/gshhg.ts';
import { distance, distanceToSegment, simplify } from '../../src/geo/line.ts';
import { soften } from '../../src/relief/field.ts';
import { fractal } from '../../src/relief/noise.ts';
import { centre, frame } from './frame.ts';
import { hexAt } from './hexside.ts';
import { net, terrainOf } from './net.ts';
import { courses, tidalWidth } from './rivers.ts';

const cell = 3;
const margin = 40;

/**
 * The shore of the Chesapeake: the true one, bent so that every sea hex holds water and every land hex land. The tidal
 * rivers open into it along the hexsides on which the game runs them.
 */
export function bayShore(): Point[][] {
  const mask = landMask(frame, 0.004);
  const columns = Math.ceil((frame.width + 2 * margin) / cell);
  const rows = Math.ceil((frame.height + 2 * margin) / cell);
  const land = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) land[j * columns + i] = landAt(mask, i * cell - margin, j * cell - margin);
  const open = soften(land, columns, rows, 5, 2);
  const tide = tidalDepth(columns, rows);
  const field = open.map((share, k) => {
    const x = (k % columns) * cell - margin;
    const y = Math.floor(k / columns) * cell - margin;
    const shore = share + pull(x, y) + 0.5 * (fractal(x / 44, y / 44, 3) - 0.5) + 0.5 * (fractal(x / 15 + 60, y / 15, 3) - 0.5);
    return Math.max(-1, Math.min(1.6, shore, 0.5 - tide[k]! / 6));
  });
  const shape = contours().size([columns, rows]).thresholds([0.5])(Array.from(soften(field, columns, rows, 1, 1)))[0];
  const rings: Point[][] = [];
  for (const polygon of shape?.coordinates ?? [])
    for (const ring of polygon) {
      const line = simplify(
        ring.map(([u = 0, v = 0]): Point => [(u - 0.5) * cell - margin, (v - 0.5) * cell - margin]),
        0.6,
      );
      if (Math.abs(area(line)) > 1500 && (rings.length === 0 || line.every(([x]) => x > 1300))) rings.push(line);
    }
  return rings;
}

/** How deep each cell lies within the tidal reach of a river (pixels from its bank, negative on land). */
function tidalDepth(columns: number, rows: number): Float32Array {
  const out = new Float32Array(columns * rows).fill(-40);
  for (const { major, line, width } of courses) {
    if (!major) continue;
    line.forEach(([px, py], n) => {
      const wide = width(n / (line.length - 1));
      if (wide < tidalWidth) return;
      const radius = (wide / 2) * (1 + 0.5 * (fractal(px / 26, py / 26, 3) - 0.5));
      for (let j = Math.floor((py + margin - radius - 12) / cell); j <= (py + margin + radius + 12) / cell; j++)
        for (let i = Math.floor((px + margin - radius - 12) / cell); i <= (px + margin + radius + 12) / cell; i++) {
          if (i < 0 || j < 0 || i >= columns || j >= rows) continue;
          const depth = radius - Math.hypot(i * cell - margin - px, j * cell - margin - py);
          if (depth > out[j * columns + i]!) out[j * columns + i] = depth;
        }
    });
  }
  return out;
}

function landAt(mask: Mask, x: number, y: number): number {
  const column = Math.round((frame.west + x / frame.perLon - mask.west) / mask.step);
  const row = Math.round((mask.north - (frame.north - y / frame.perLat)) / mask.step);
  if (column < 0 || row < 0 || column >= mask.columns || row >= mask.rows) return 1;
  return mask.land[row * mask.columns + column]!;
}

function area(ring: readonly Point[]): number {
  return ring.reduce((sum, a, i) => sum + a[0] * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * a[1], 0) / 2;
}

/** What the rules say of the hex, strong in its middle and nothing at its rim; off the map the true shore stands. */
function pull(x: number, y: number): number {
  const hex = hexAt(x, y);
  const terrain = terrainOf.get(hex);
  if (!terrain) return 0;
  const [cx, cy] = centre(hex);
  const off =
    terrain === 'sea' ? Math.min(...channel.map(([a, b]) => distanceToSegment([x, y], a, b))) : Math.hypot(x - cx, y - cy);
  const core = Math.max(0, Math.min(1, 1.3 - off / 72));
  return terrain === 'sea' ? -1.3 * core : 0.14 + 1.2 * core;
}

/** The line down the middle of the bay, from sea hex to sea hex. */
const sea = net.hexes.filter(([, terrain]) => terrain === 'sea').map(([id]) => centre(id));
const channel = sea.flatMap((a, i) =>
  sea
    .slice(i + 1)
    .filter(b => distance(a, b) < 170)
    .map(b => [a, b] as const),
);
