/** A side's colour in the shades that wood and paper need, and its pattern as a tile: a side is told by both. */
import type { Pattern, SideLook } from '../face.ts';

const channels = (colour: string): number[] => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
/** `part` of the way from one colour (#rrggbb) to another. */
export const mix = (from: string, to: string, part: number): string => {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((c, i) =>
      Math.round(c + (b[i]! - c) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};
export const lighter = (colour: string, part: number): string => mix(colour, '#ffffff', part);
export const darker = (colour: string, part: number): string => mix(colour, '#000000', part);

/** What a piece of this side is painted with; the front and the weave stand in `<Looks>` under the same id. */
export interface Paint {
  readonly colour: string;
  readonly front: string;
  readonly weave: string;
  readonly land: string;
  readonly top: string;
  readonly side: string;
}
export const paintOf = (id: string, side: string, { colour }: SideLook): Paint => ({
  colour,
  front: `url(#${id}-${side})`,
  weave: `url(#${id}-${side}-weave)`,
  land: `url(#${id}-${side}-land)`,
  top: lighter(colour, 0.44),
  side: darker(colour, 0.42),
});

/** One tile of a pattern: lines to stroke or a dot to fill, turned by so many degrees. */
export interface Tile {
  readonly size: number;
  readonly turn: number;
  readonly lines: string;
  readonly width: number;
  readonly dot: number;
}
const TURN: Readonly<Partial<Record<Pattern, number>>> = { hatch: 45, slant: -45, level: 90, bars: -45, cross: 45 };
/** `pitch`: how far apart its lines stand. */
export const tileOf = (pattern: Pattern, pitch: number): Tile => ({
  size: pitch,
  turn: TURN[pattern] ?? 0,
  lines: pattern === 'plain' || pattern === 'dots' ? '' : pattern === 'cross' ? `M0 0V${pitch}M0 0H${pitch}` : `M0 0V${pitch}`,
  width: pitch * (pattern === 'bars' ? 0.4 : 0.22),
  dot: pattern === 'dots' ? pitch * 0.17 : 0,
});
