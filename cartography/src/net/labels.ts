import type { Point } from '../geo/frame.ts';
import { hash } from '../relief/noise.ts';
import { around, type Box, grown, holds, inside, overlap } from './box.ts';
import { type FaceName, faces, textWidth } from './type.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly face: FaceName;
  readonly size: number;
  /** Half the side of the square that belongs to the space and its counters. */
  readonly half: number;
}

/** A name set beside its space: the baseline of the first line, and how the lines hang on it. */
export interface Label {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
}

export interface Ground {
  readonly frame: Box;
  /** Boxes that no name may touch (title, scale, compass). */
  readonly taken: readonly Box[];
  /** Points along roads and railways, better left free. */
  readonly ink: readonly Point[];
}

interface Candidate {
  readonly label: Label;
  readonly box: Box;
  readonly cost: number;
}

export const lead = 0.92;

export function labelBox(label: Label, face: FaceName): Box {
  const width = Math.max(...label.lines.map(line => textWidth(face, line))) * label.size;
  const left = label.anchor === 'start' ? label.x : label.anchor === 'end' ? label.x - width : label.x - width / 2;
  const { rise, drop } = faces[face];
  return {
    left,
    right: left + width,
    top: label.y - rise * label.size,
    bottom: label.y + (drop + lead * (label.lines.length - 1)) * label.size,
  };
}

/** Where a name could stand: around its square, in one line or two. */
function candidates(item: Named, items: readonly Named[], ground: Ground): Candidate[] {
  const { rise, drop } = faces[item.face];
  const out: Candidate[] = [];
  for (const lines of breaks(item.name)) {
    const tall = (rise + drop + lead * (lines.length - 1)) * item.size;
    const split = lines.length > 1 ? 3 : 0;
    for (const push of [3, 9]) {
      const reach = item.half + push;
      const [x, y] = item.at;
      const middle = y - tall / 2 + rise * item.size;
      const spots: [number, number, Label['anchor'], number][] = [
        [x + reach, middle, 'start', 0],
        [x - reach, middle, 'end', 1],
        [x, y - reach - tall + rise * item.size, 'middle', 2],
        [x, y + reach + rise * item.size, 'middle', 2],
        [x + reach - 4, y - reach * 0.5 - tall / 2 + rise * item.size - 4, 'start', 2],
        [x + reach - 4, y + reach * 0.5 - tall / 2 + rise * item.size + 4, 'start', 2],
        [x - reach + 4, y - reach * 0.5 - tall / 2 + rise * item.size - 4, 'end', 3],
        [x - reach + 4, y + reach * 0.5 - tall / 2 + rise * item.size + 4, 'end', 3],
        [x - reach * 0.6, y - reach - tall + rise * item.size, 'start', 3],
        [x + reach * 0.6, y - reach - tall + rise * item.size, 'end', 3],
        [x - reach * 0.6, y + reach + rise * item.size, 'start', 3],
        [x + reach * 0.6, y + reach + rise * item.size, 'end', 3],
      ];
      for (const [lx, ly, anchor, taste] of spots) {
        const label: Label = { lines, x: Math.round(lx), y: Math.round(ly), anchor, size: item.size };
        const box = labelBox(label, item.face);
        if (!inside(box, ground.frame) || ground.taken.some(other => overlap(box, other))) continue;
        if (items.some(other => overlap(box, around(other.at, other.half)))) continue;
        const crossed = ground.ink.filter(point => holds(grown(box, 1), point)).length;
        out.push({
          label,
          box: grown(box, 2.5),
          cost: taste + split + (push > 5 ? 1.5 : 0) + crossed * 1.4 + astray(box, item, items),
        });
      }
    }
  }
  return out.sort((a, b) => a.cost - b.cost);
}

/** A name must stand nearer to its own space than to any other, or the reader takes the wrong one. */
function astray(box: Box, item: Named, items: readonly Named[]): number {
  const own = away(box, item.at);
  return items.reduce((sum, other) => sum + (other === item ? 0 : Math.max(0, own + 16 - away(box, other.at)) * 0.45), 0);
}

const away = (box: Box, [x, y]: Point) =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

function breaks(name: string): string[][] {
  const words = name.split(' ');
  const out = [[name]];
  if (name.length > 9) for (let k = 1; k < words.length; k++) out.push([words.slice(0, k).join(' '), words.slice(k).join(' ')]);
  return out;
}

/** Gives every name a place where it touches no other name and no space; names that find none are left out. */
export function placeLabels(items: readonly Named[], ground: Ground): Map<string, Label> {
  const options = items.map(item => candidates(item, items, ground));
  const pick: number[] = options.map(list => (list.length ? 0 : -1));
  const neighbours = items.map((item, i) =>
    items.flatMap((other, j) => (i !== j && Math.hypot(item.at[0] - other.at[0], item.at[1] - other.at[1]) < 620 ? [j] : [])),
  );
  const chosen = (i: number) => (pick[i]! < 0 ? undefined : options[i]![pick[i]!]);
  const clash = (i: number, option: Candidate) =>
    neighbours[i]!.reduce((sum, j) => sum + (chosen(j) && overlap(option.box, chosen(j)!.box) ? 1 : 0), 0);
  const energy = (i: number, option: Candidate) => option.cost + 60 * clash(i, option);
  let dice = 0;
  for (let heat = 14; heat > 0.05; heat *= 0.985)
    for (let n = 0; n < items.length; n++) {
      const i = Math.floor(hash(dice++, 11) * items.length);
      const list = options[i]!;
      if (list.length < 2) continue;
      const next = Math.floor(hash(dice, 23) * list.length);
      const rise = energy(i, list[next]!) - energy(i, chosen(i)!);
      if (rise < 0 || hash(dice, 47) < Math.exp(-rise / heat)) pick[i] = next;
    }
  for (let pass = 0; pass < 8; pass++)
    items.forEach((_, i) => {
      options[i]!.forEach((option, k) => {
        if (energy(i, option) < energy(i, chosen(i)!)) pick[i] = k;
      });
    });
  items
    .map((item, i) => ({ i, weight: item.size }))
    .sort((a, b) => a.weight - b.weight)
    .forEach(({ i }) => {
      const option = chosen(i);
      if (option && clash(i, option) > 0) pick[i] = -1;
    });
  return new Map(items.flatMap((item, i) => (chosen(i) ? [[item.id, chosen(i)!.label] as const] : [])));
}
