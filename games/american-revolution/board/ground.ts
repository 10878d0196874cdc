/** The printed sheet: spaces with their seats, routes joined by kind, names near and far. */

import type { BoardPoint } from '@cuartel/boardkit/net/boxes.ts';
import type { LetterForm } from '@cuartel/boardkit/net/letters.ts';
import { boxOf, type NameLabel } from '@cuartel/boardkit/net/names.ts';
import { seatsBeside } from '@cuartel/boardkit/net/seats.ts';
import type { Language } from '@cuartel/engine';
import { IS_BOX } from '../data/map.ts';
import { SPACES, type Space } from '../data/spaces.ts';
import { type Route, routes } from './art/routes.ts';
import { corners, frame } from './frame.ts';
import { lettering, type Place, places } from './places.ts';

export const SPOTS: readonly Place[] = SPACES.map(({ id }) => places[id]!);

/** All routes of a kind as one path: fewer elements, and they cross in one order. */
const joined = (kind: Route['kind']): string =>
  routes
    .filter(route => route.kind === kind)
    .map(({ path }) => path)
    .join('');
export const PATHS = { sea: joined('sea'), water: joined('water'), trail: joined('trail'), pike: joined('road') } as const;

const named = (zoom: 'near' | 'far', language: Language): (NameLabel | null)[] =>
  SPOTS.map(place => {
    const label = place[zoom]?.[language] ?? null;
    if (label === null) return null;
    const letters: LetterForm = place.face === 'capital' ? 'caps' : 'plain';
    const size = lettering[zoom][place.face];
    if (zoom === 'near') return { ...label, letters, size };
    // Seen from afar the stack is as large as the name: it stands on the other side.
    const left = place.stack.x > place.x;
    return { ...label, letters, size, anchor: left ? 'end' : 'start', x: place.x + (left ? -30 : 30), y: place.y + size * 0.32 };
  });
/** Towns stand upright, wilds and waters lean. */
const split = (labels: readonly (NameLabel | null)[]) => ({
  upright: labels.map((label, n) => (SPOTS[n]!.face === 'italic' ? null : label)),
  leaning: labels.map((label, n) => (SPOTS[n]!.face === 'italic' ? label : null)),
});
export const NAMES = {
  en: { near: split(named('near', 'en')), far: split(named('far', 'en')) },
  es: { near: split(named('near', 'es')), far: split(named('far', 'es')) },
} as const;

/** Points along the routes, for seats to keep off. */
const along = ({ path }: Route): BoardPoint[] => {
  const n = (path.match(/-?[\d.]+/g) ?? []).map(Number);
  const [ax, ay, cx, cy, bx, by] = n.length >= 6 ? n : [n[0], n[1], n[0], n[1], n[2], n[3]];
  const count = Math.max(2, Math.round(Math.hypot(bx! - ax!, by! - ay!) / 26));
  return Array.from({ length: count - 1 }, (_, i) => {
    const t = (i + 1) / count;
    const at = (p: number, q: number, r: number) => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r;
    return { x: at(ax!, cx!, bx!), y: at(ay!, cy!, by!) };
  });
};
const taken = (['en', 'es'] as const).flatMap(language =>
  named('near', language).flatMap(label => (label === null ? [] : [boxOf(label)])),
);
const beside: readonly (readonly BoardPoint[])[] = seatsBeside(SPOTS, {
  room: { left: -31, right: 31, top: -29, bottom: 29 },
  reach: 58,
  half: lettering.sign / 2,
  frame: { left: 40, top: 40, right: frame.width - 40, bottom: frame.height - 40 },
  taken: [...taken, ...Object.values(corners)],
  ink: routes.flatMap(along),
});
/** Where a group stands at a space: the first at the seat that the names leave free, the next as far from it as can be. */
export const seatAt = (space: Space, nth: number): BoardPoint => {
  const { x, y, stack } = SPOTS[space]!;
  if (IS_BOX[space]) return { x: x + [0, -46, 46][nth % 3]!, y: y + (nth === 0 ? 8 : 40) };
  if (nth === 0) return stack;
  const [sx, sy] = [stack.x - x, stack.y - y];
  const far = [...beside[space]!].sort((a, b) => Math.hypot(b.x - sx, b.y - sy) - Math.hypot(a.x - sx, a.y - sy));
  const seat = far[(nth - 1) % far.length]!;
  return { x: x + seat.x, y: y + seat.y };
};

/** A port's anchor, from its middle: below, away from the stack. */
export const anchorAt = (space: Space): BoardPoint => ({ x: SPOTS[space]!.stack.x > SPOTS[space]!.x ? -22 : 22, y: 21 });

export const TITLE = {
  en: { title: 'The American Revolution', place: 'North America and the Caribbean', years: '1775 – 1782', miles: 'miles' },
  es: { title: 'La Revolución americana', place: 'Norteamérica y el Caribe', years: '1775 – 1782', miles: 'millas' },
} as const;
