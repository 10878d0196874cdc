/**
 * A small board from its data: spaces joined by roads, blocks of two sides around them. The whole of it for a game that wants a
 * board and has nothing special to draw; the other files of this folder draw it.
 */
import type { SideLook } from '../face.ts';
import { paintOf } from '../look/shades.ts';
import type { BoardPoint } from '../net/boxes.ts';
import { cellsOf } from '../net/cells.ts';
import { type DrawnLink, inkOf, pathsByKind } from '../net/links.ts';
import { placeNames } from '../net/names.ts';

/** What a game says of its sheet. `S`: its two sides; the first stands above a space, the second below it. */
interface Draft<S extends string> {
  /** Begins every id of a gradient or pattern. */
  readonly id: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly looks: Readonly<Record<S, SideLook>>;
  /** What is painted on the backs of the blocks, and on the home of each side. */
  readonly signs: Readonly<Record<S, string>>;
  /** By space. */
  readonly spots: readonly BoardPoint[];
  readonly names: readonly string[];
  readonly links: readonly DrawnLink[];
}
/** Rows of blocks above and below a space. */
const ROWS = [-50, 52] as const;
const MARGIN = 20;
/** How far a space has land of its own. */
const LAND = 118;

export const sheetOf = <S extends string>({ id, size, looks, signs, spots, names, links }: Draft<S>) => {
  const sides = Object.keys(looks) as S[];
  const inside = (margin: number) => ({ left: margin, top: margin, right: size.width - margin, bottom: size.height - margin });
  const seats = ROWS.map(row => ({ left: -50, right: 60, top: row - 32, bottom: row + 26 }));
  return {
    id,
    size,
    sides,
    looks,
    signs,
    spots,
    paints: Object.fromEntries(sides.map(side => [side, paintOf(id, side, looks[side])])) as Record<
      S,
      ReturnType<typeof paintOf>
    >,
    paths: pathsByKind(spots, links),
    labels: placeNames(
      names.map((name, n) => ({ ...(spots[n] as BoardPoint), name, letters: 'caps' as const, size: 24, half: 20, seats })),
      { frame: inside(MARGIN), taken: [], ink: inkOf(spots, links) },
    ),
    cells: cellsOf(spots, inside(14), LAND),
    /** How far from the middle of a space the blocks of a side stand. */
    rows: Object.fromEntries(sides.map((side, i) => [side, ROWS[i] ?? 0])) as Record<S, number>,
  };
};
export type Sheet<S extends string = string> = ReturnType<typeof sheetOf<S>>;

/** A block as one reader may know it. */
export interface PlainBlock<S extends string = string> {
  readonly block: number;
  readonly side: S;
  /** Its number among those of its side. */
  readonly label: string;
  /** The space it is in, or any other place by a number of its own; less than 0: it is gone. */
  readonly at: number;
  /** The steps it was laid with; null: this reader does not know. */
  readonly full: number | null;
  readonly lost: number;
}
/** Where a place lies that is no space. `close`: there is less room. */
export interface Elsewhere extends BoardPoint {
  readonly close?: boolean;
}
/** Where the blocks on the map stand: those of one side in one place abreast. */
export const standing = <S extends string>(
  { spots, rows }: Sheet<S>,
  blocks: readonly PlainBlock<S>[],
  elsewhere: (at: number) => Elsewhere | null,
): (PlainBlock<S> & BoardPoint)[] =>
  blocks.flatMap(one => {
    const spot = elsewhere(one.at) ?? spots[one.at];
    if (spot === undefined) return [];
    const abreast = blocks.filter(({ at, side }) => at === one.at && side === one.side);
    const nth = abreast.indexOf(one) - (abreast.length - 1) / 2;
    const close = 'close' in spot && spot.close;
    return [{ ...one, x: spot.x + nth * (close ? 40 : 52), y: spot.y + rows[one.side] / (close ? 3 : 1) }];
  });
