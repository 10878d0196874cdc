/** WHERE A CARD STANDS beside what it speaks of: in the frame, and over as little as can be of what may be chosen. */
import type { Extent, FrameSize } from './camera.ts';

export interface CardSpot {
  readonly left: number;
  readonly top: number;
  /** Which side of its place it stands on; null: it points at nothing. */
  readonly side: 'above' | 'below' | null;
}
/** From its place, and from the frame's edge. */
const [GAP, EDGE, CORNER] = [12, 8, 12];
const clamp = (n: number, from: number, to: number): number => Math.max(from, Math.min(n, Math.max(from, to)));
const meets = (a: Extent, b: Extent): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** `at`: its place, in the frame; null: it belongs to none. The first spot that lies over the fewest of these. */
export const spotOf = (card: FrameSize, at: Extent | null, room: FrameSize, over: readonly Extent[]): CardSpot => {
  const { width, height } = card;
  const [right, bottom] = [room.width - width, room.height - height];
  const spots: CardSpot[] = [];
  if (at !== null) {
    const left = clamp(at.x + at.width / 2 - width / 2, EDGE, right - EDGE);
    const [above, below] = [at.y - height - GAP, at.y + at.height + GAP];
    if (above > EDGE / 2) spots.push({ left, top: above, side: 'above' });
    if (below <= bottom - EDGE || spots.length === 0) spots.push({ left, top: clamp(below, EDGE, bottom - EDGE), side: 'below' });
  }
  // The zoom buttons and the small map stand at the lower left: it comes last.
  for (const top of [CORNER, bottom - CORNER])
    for (const left of [right - CORNER, CORNER]) if (top >= 0 && left >= 0) spots.push({ left, top, side: null });
  const covered = ({ left, top }: CardSpot) => over.filter(box => meets(box, { x: left, y: top, width, height })).length;
  return spots.reduce(
    (best, spot) => (covered(spot) < covered(best) ? spot : best),
    spots[0] ?? { left: EDGE, top: EDGE, side: null },
  );
};
