/** The printed sheet: links joined by kind, names near and far, and where pieces stand so that they hide none. */
import type { BoardPoint } from '@cuartel/boardkit/net/boxes.ts';
import { type DrawnLink, inkOf, pathsByKind } from '@cuartel/boardkit/net/links.ts';
import { boxOf, type NameLabel } from '@cuartel/boardkit/net/names.ts';
import { seatsBeside } from '@cuartel/boardkit/net/seats.ts';
import { PRINTED_FORCE } from '../data/map.ts';
import { SPACES } from '../data/spaces.ts';
import { railways, roads } from './art/roads.ts';
import { corners, frame } from './frame.ts';
import { lettering, type Place, places } from './places.ts';

export const SPOTS: readonly Place[] = SPACES.map(({ id }) => places[id] as Place);
const numbered = new Map(SPACES.map(({ id }, n) => [id as string, n]));
const links: readonly DrawnLink[] = roads.map(({ a, b, type, x, y }) => ({
  a: numbered.get(a) as number,
  b: numbered.get(b) as number,
  kind: type,
  bend: { x, y },
}));
export const PATHS = { rail: Object.values(railways).join(''), ...pathsByKind(SPOTS, links) };

const named = (zoom: 'near' | 'far'): (NameLabel | null)[] =>
  SPOTS.map((place, n) => {
    const kind = PRINTED_FORCE[n] === true ? 'large' : 'plain';
    const label = place[zoom];
    return label === undefined ? null : { ...label, letters: kind === 'large' ? 'caps' : 'plain', size: lettering[zoom][kind] };
  });
export const NAMES = { near: named('near'), far: named('far') } as const;

/** Seats around each space, from its middle, the best first: pieces hide no name, no space and as few roads as can be. */
const seats: readonly (readonly BoardPoint[])[] = seatsBeside(SPOTS, {
  room: { left: -24, right: 26, top: -24, bottom: 24 },
  reach: 38,
  half: 15,
  frame: { left: 30, top: 30, right: frame.width - 30, bottom: frame.height - 30 },
  taken: [...NAMES.near.flatMap(label => (label === null ? [] : [boxOf(label)])), ...Object.values(corners)],
  ink: inkOf(SPOTS, links, 20),
});
/** The nth seat at a space, on the board. */
export const seatAt = (space: number, nth: number): BoardPoint => {
  const [{ x, y }, seat] = [SPOTS[space] as Place, seats[space]?.[nth] as BoardPoint];
  return { x: x + seat.x, y: y + seat.y };
};

export const TITLE = {
  en: { title: "Mosby's Raiders", place: 'Northern Virginia', years: 'January – April 1863', miles: 'miles' },
  es: { title: 'Los Jinetes de Mosby', place: 'El norte de Virginia', years: 'enero – abril de 1863', miles: 'millas' },
} as const;
