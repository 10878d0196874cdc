/** 8.10, 8.11 Blocks within walls and on roads, on the board. */
import type { Elsewhere } from '@cuartel/boardkit/plain/sheet.ts';
import { inTheOpen } from '@cuartel/engine/kit/places.ts';
import { SPACES } from '../data/board.ts';
import { PLACES } from '../data/places.ts';
import { endsOf, isWithin } from '../queries/posts.ts';
import { SHEET } from './sheet.ts';

/** Beside the walls of a space, or half-way along a road. */
export const postAt = (place: number): Elsewhere | null => {
  const ends = endsOf(place);
  if (ends !== null) {
    const [a, b] = ends.map(end => SHEET.spots[end]!);
    return { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2, close: true };
  }
  if (!isWithin(place)) return null;
  const { x, y } = SHEET.spots[inTheOpen(PLACES, place)]!;
  return { x: x + 96, y };
};
/** A place by its name. */
export const placeName = (place: number, within: string): string => {
  const ends = endsOf(place);
  if (ends !== null) return ends.map(end => SPACES[end]).join(' – ');
  const space = SPACES[inTheOpen(PLACES, place)]!;
  return isWithin(place) ? `${space}, ${within}` : space;
};
