/** The printed sheet: spaces, routes joined by kind, names near and far, and the land nearest to each space. */
import { cellsOf } from '@cuartel/boardkit/net/cells.ts';
import type { LinkKind } from '@cuartel/boardkit/net/links.ts';
import type { NameLabel } from '@cuartel/boardkit/net/names.ts';
import type { Language } from '@cuartel/engine';
import { exits, type RouteKind, routes } from './art/routes.ts';
import { frame } from './frame.ts';
import { lettering, type Place, places } from './places.ts';

export const SPOTS: readonly Place[] = places;
const joined = (...kinds: RouteKind[]): string =>
  routes
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ path }) => path)
    .join('');
/** The plates of the blockade zones, out at sea, by their middles. */
export const ZONE_PLATE = { width: 226, height: 66 } as const;
export const ZONE_SPOTS: readonly { readonly x: number; readonly y: number }[] = [
  { x: 3034, y: 1480 },
  { x: 2180, y: 2250 },
  { x: 1270, y: 2440 },
  { x: 312, y: 2304 },
];
export const PATHS: Readonly<Partial<Record<LinkKind, string>>> = {
  sea: joined('harbour'),
  trail: joined('rough'),
  road: joined('road'),
  rail: joined('rail') + exits.join(''),
  chequered: joined('bo', 'late'),
};
export const CELLS = cellsOf(SPOTS, { left: 0, top: 0, right: frame.width, bottom: frame.height }, 900);

const named = (zoom: 'near' | 'far', language: Language): (NameLabel | null)[] =>
  SPOTS.map(({ face, [zoom]: both }) =>
    both === null ? null : { ...both[language], letters: face === 'capital' ? 'caps' : 'plain', size: lettering[zoom][face] },
  );
export const NAMES = {
  en: { near: named('near', 'en'), far: named('far', 'en') },
  es: { near: named('near', 'es'), far: named('far', 'es') },
} as const;
export const TITLE = {
  en: { title: 'For the People', place: 'The American Civil War', years: '1861 – 1865', miles: 'miles' },
  es: { title: 'For the People', place: 'La Guerra Civil americana', years: '1861 – 1865', miles: 'millas' },
} as const;
