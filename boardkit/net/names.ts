/**
 * Places names beside their spaces so that they touch no other name, no space, no stack where one may stand, and as few roads as
 * can be. Without chance: the same names stand where they stood.
 */
import { around, away, type BoardPoint, type Box, Grid, within } from './boxes.ts';
import { DROP, LEAD, type LetterForm, RISE, widthOf } from './letters.ts';
import type { PrintedName } from './printed.ts';

export interface NamedSpace extends BoardPoint {
  readonly name: string;
  readonly letters: LetterForm;
  readonly size: number;
  /** Half the side of the square that belongs to the space itself. */
  readonly half: number;
  /** Where its pieces stand, from the middle of the space. */
  readonly seats?: readonly Box[];
}
export interface NameLabel extends PrintedName {
  readonly letters: LetterForm;
  readonly size: number;
}
export interface NameField {
  readonly frame: Box;
  /** Where no name may stand: title, key, compass. */
  readonly taken: readonly Box[];
  /** Points along roads, better left free. */
  readonly ink: readonly BoardPoint[];
  /** Where pieces stand that belong to none of these names. */
  readonly seats?: readonly Box[];
}
const [CLASH, ON_SEAT, ON_INK] = [60, 12, 1.4] as const;
const PASSES = 10;

export const boxOf = ({ lines, x, y, anchor, letters, size }: NameLabel): Box => {
  const wide = Math.max(...lines.map(line => widthOf(line, letters))) * size;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - wide : x - wide / 2;
  return { left, right: left + wide, top: y - RISE * size, bottom: y + (DROP + LEAD * (lines.length - 1)) * size };
};
const seatsOf = ({ x, y, seats = [] }: NamedSpace): Box[] =>
  seats.map(({ left, right, top, bottom }) => ({ left: x + left, right: x + right, top: y + top, bottom: y + bottom }));

/** In one line, or in two of like length. */
const breaks = (name: string): string[][] => {
  const words = name.split(' ');
  const cuts =
    name.length < 10 ? [] : words.slice(1).map((_, k) => [words.slice(0, k + 1).join(' '), words.slice(k + 1).join(' ')]);
  return [[name], ...cuts];
};

interface Candidate {
  readonly label: NameLabel;
  readonly box: Box;
  readonly cost: number;
}

/** Around the square, right and left first, near before far. */
const spotsOf = ({ x, y, half, size }: NamedSpace, lines: number): (readonly [number, number, NameLabel['anchor'], number])[] => {
  const tall = (RISE + DROP + LEAD * (lines - 1)) * size;
  return [3, 9].flatMap(push => {
    const reach = half + push;
    const from = (top: number) => top + RISE * size;
    const [level, above, below] = [from(y - tall / 2), from(y - reach - tall), from(y + reach)];
    const far = push > 5 ? 1.5 : 0;
    return [
      [x + reach, level, 'start', far],
      [x - reach, level, 'end', far + 1],
      [x, above, 'middle', far + 2],
      [x, below, 'middle', far + 2],
      [x + reach - 4, level - reach * 0.5 - 4, 'start', far + 2],
      [x + reach - 4, level + reach * 0.5 + 4, 'start', far + 2],
      [x - reach + 4, level - reach * 0.5 - 4, 'end', far + 3],
      [x - reach + 4, level + reach * 0.5 + 4, 'end', far + 3],
      [x - reach * 0.6, above, 'start', far + 3],
      [x + reach * 0.6, above, 'end', far + 3],
      [x - reach * 0.6, below, 'start', far + 3],
      [x + reach * 0.6, below, 'end', far + 3],
    ] as const;
  });
};

/** A place for each name, in their order; null: it found none where it would not be taken for another's, and is left out. */
export const placeNames = (
  names: readonly NamedSpace[],
  { frame, taken, ink, seats: others = [] }: NameField,
): (NameLabel | null)[] => {
  const [nodes, seats, points] = [new Grid<NamedSpace>(), new Grid<Box>(), new Grid<BoardPoint>()];
  for (const named of names) {
    nodes.add(around(named, named.half), named);
    for (const seat of seatsOf(named)) seats.add(seat, seat);
  }
  for (const seat of others) seats.add(seat, seat);
  for (const point of ink) points.add(around(point, 1), point);
  const forbidden = new Grid<Box>();
  for (const box of taken) forbidden.add(box, box);
  /** A name must stand nearer to its own space than to any other. */
  const astray = (box: Box, own: NamedSpace): number => {
    const reach = away(box, own) + 16;
    const near = { left: box.left - reach, right: box.right + reach, top: box.top - reach, bottom: box.bottom + reach };
    return [...nodes.near(near)].reduce(
      (sum, other) => sum + (other === own ? 0 : Math.max(0, reach - away(box, other)) * 0.45),
      0,
    );
  };
  const candidates = (named: NamedSpace): Candidate[] =>
    breaks(named.name)
      .flatMap(lines =>
        spotsOf(named, lines.length).flatMap(([x, y, anchor, taste]): Candidate[] => {
          const label: NameLabel = {
            lines,
            x: Math.round(x),
            y: Math.round(y),
            anchor,
            letters: named.letters,
            size: named.size,
          };
          const box = boxOf(label);
          if (!within(box, frame) || forbidden.near(box).size > 0 || nodes.near(box).size > 0) return [];
          const cost =
            taste + (lines.length - 1) * 3 + points.near(box).size * ON_INK + seats.near(box).size * ON_SEAT + astray(box, named);
          return [{ label, cost, box: { left: box.left - 3, right: box.right + 3, top: box.top - 2, bottom: box.bottom + 2 } }];
        }),
      )
      .sort((a, b) => a.cost - b.cost);
  const all = names.map(candidates);
  const picked: (Candidate | null)[] = all.map(() => null);
  /** Which names could ever meet which. */
  const reach = names.map((one, i) => {
    const span = Math.max(0, ...(all[i] as Candidate[]).map(({ box }) => Math.max(one.x - box.left, box.right - one.x)));
    return names.flatMap((other, j) =>
      j !== i && Math.abs(other.x - one.x) < span * 2 + 60 && Math.abs(other.y - one.y) < 160 ? [j] : [],
    );
  });
  const meets = (a: Box, b: Box | undefined) =>
    b !== undefined && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const clashes = (i: number, box: Box): number => (reach[i] as number[]).filter(j => meets(box, picked[j]?.box)).length;
  const best = (i: number): Candidate | null => {
    let [found, least] = [null as Candidate | null, Number.POSITIVE_INFINITY];
    for (const candidate of all[i] as Candidate[]) {
      if (candidate.cost >= least) break;
      const energy = candidate.cost + CLASH * clashes(i, candidate.box);
      if (energy < least) [found, least] = [candidate, energy];
    }
    return found;
  };
  // Those with the least choice first; then each looks again, until nobody moves.
  const order = names.map((_, i) => i).sort((a, b) => (all[a] as Candidate[]).length - (all[b] as Candidate[]).length || a - b);
  for (let pass = 0, moved = true; moved && pass < PASSES; pass++) {
    moved = false;
    for (const i of order) {
      const next = best(i);
      if (next !== picked[i]) [picked[i], moved] = [next, true];
    }
  }
  // What still touches another gives way, the smaller first.
  for (const i of [...order].sort((a, b) => (names[a] as NamedSpace).size - (names[b] as NamedSpace).size)) {
    const chosen = picked[i];
    if (chosen && clashes(i, chosen.box) > 0) picked[i] = null;
  }
  return picked.map(chosen => chosen?.label ?? null);
};
