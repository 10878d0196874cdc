import { type Point, toBoard } from '../../src/geo/frame.ts';
import type { Box } from '../../src/net/box.ts';
import type { FaceName } from '../../src/net/type.ts';
import { centre, frame } from './frame.ts';
import { net, type Settlement, terrainOf } from './net.ts';

/** Half the size of the symbol of each kind of place, and the letters of its name. */
export const style: Readonly<
  Record<Settlement['kind'], { readonly half: number; readonly face: FaceName; readonly near: number; readonly far: number }>
> = {
  city: { half: 17, face: 'capital', near: 26, far: 42 },
  fort: { half: 15, face: 'capital', near: 22, far: 36 },
  town: { half: 12, face: 'name', near: 20, far: 32 },
  village: { half: 8, face: 'name', near: 17.5, far: 0 },
};

const seen = new Set<string>();
const spots = new Map<string, Point>();
for (const place of net.places) {
  const [cx, cy] = centre(place.hex);
  const [tx, ty] = toBoard(frame, [place.lon, place.lat]);
  const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value));
  const second = seen.has(place.hex);
  seen.add(place.hex);
  spots.set(
    place.id,
    second
      ? [cx + Math.round(clamp((tx - cx) * 0.3, 14)), cy + 66]
      : [cx + Math.round(clamp((tx - cx) * 0.34, 20)), cy - 26 + Math.round(clamp((ty - cy) * 0.2, 7))],
  );
}

/** A place stands in the upper third of its hex, leaning towards where it truly lies; a second one stands at the foot. */
export const spotOf = (place: Settlement): Point => spots.get(place.id)!;

const first = new Map<string, Settlement>();
for (const place of net.places) if (!first.has(place.hex)) first.set(place.hex, place);

/** Where railways and roads pass through a hex. */
export function stopIn(hex: string): Point {
  const place = first.get(hex);
  if (place) return spotOf(place);
  const [x, y] = centre(hex);
  return [x, y - 26];
}

/** The lower half of every land hex belongs to the blocks. */
export const blockZones: readonly Box[] = net.hexes
  .filter(([id]) => terrainOf.get(id) === 'clear' || terrainOf.get(id) === 'forest')
  .map(([id]) => {
    const [x, y] = centre(id);
    return { left: x - 62, top: y - 6, right: x + 62, bottom: y + 54 };
  });

/** Signs beside a place: the anchor of a port on its left, victory points and supply on its right. */
export function signs(place: Settlement): { kind: 'port' | 'vp' | 'supply'; x: number; y: number }[] {
  const [x, y] = spotOf(place);
  const { half } = style[place.kind];
  const out: { kind: 'port' | 'vp' | 'supply'; x: number; y: number }[] = [];
  if (place.port) out.push({ kind: 'port', x: x - half - 13, y });
  if (place.vp) out.push({ kind: 'vp', x: x + half + 13, y });
  if (place.supply) out.push({ kind: 'supply', x: x + half + (place.vp ? 39 : 13), y });
  return out;
}

/** Court houses are shortened, and what stands in brackets is left to the place's card. */
export const shortName = (name: string) =>
  name
    .replace(/ \(.*\)/, '')
    .replace('Court House', 'C.H.')
    .replace('Junction', 'Jn.')
    .replace('Station', 'Sta.');
