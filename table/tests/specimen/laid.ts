/** The nets of the specimen, laid out: places, links, names, cells. */
import type { BoardPoint, Box } from '@cuartel/boardkit/net/boxes.ts';
import { type Cell, cellsOf } from '@cuartel/boardkit/net/cells.ts';
import { type DrawnLink, inkOf, type LinkKind, pathsByKind } from '@cuartel/boardkit/net/links.ts';
import { type NamedSpace, type NameLabel, placeNames } from '@cuartel/boardkit/net/names.ts';
import type { Net } from './nets.ts';

export interface LaidNet {
  readonly size: { readonly width: number; readonly height: number };
  readonly spaces: readonly { readonly name: string; readonly kind: string; readonly x: number; readonly y: number }[];
  readonly paths: Partial<Record<LinkKind, string>>;
  readonly labels: readonly (NameLabel | null)[];
  readonly named: readonly NamedSpace[];
  readonly cells: readonly Cell[];
}
/** `large`: kinds whose names are written in small capitals. `seat`: where their pieces stand. */
export const lay = ({ spaces, links }: Net, large: RegExp, seat: Box, taken: readonly Box[]): LaidNet => {
  const all = spaces.map(([name, kind, x, y]) => ({ name, kind, x, y }));
  const far = (of: (spot: BoardPoint) => number) => Math.max(...all.map(of)) + 130;
  const size = { width: far(({ x }) => x), height: far(({ y }) => y) };
  const bent = links.map(([a, b, kind], n): DrawnLink => ({ a, b, kind, bend: ((n % 5) - 2) * 5 }));
  const named = all.map(
    ({ name, kind, x, y }): NamedSpace => ({
      name,
      x,
      y,
      half: 17,
      seats: [seat],
      letters: large.test(kind) ? 'caps' : 'plain',
      size: large.test(kind) ? 20 : 18,
    }),
  );
  const frame = { left: 20, top: 20, right: size.width - 20, bottom: size.height - 20 };
  return {
    size,
    spaces: all,
    paths: pathsByKind(all, bent),
    labels: placeNames(named, { frame, taken, ink: inkOf(all, bent) }),
    named,
    cells: cellsOf(all, frame, 150),
  };
};
