import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BoardFrame, bounds, type Point } from './frame.ts';

const gmt = (args: string[]) => execFileSync('gmt', args, { maxBuffer: 1 << 30 }).toString();
const region = ([west, south, east, north]: readonly number[]) => `-R${west}/${east}/${south}/${north}`;

export interface River {
  readonly level: number;
  readonly line: Point[];
}

/** The rivers of the world file that touch the board, in degrees; level 1 is the greatest. */
export function rivers(frame: BoardFrame): River[] {
  const out: River[] = [];
  for (const row of gmt(['pscoast', region(bounds(frame, 0.1)), '-Df', '-M', '-Ia']).split('\n')) {
    if (row.startsWith('>')) out.push({ level: Number(/Level (\d+)/.exec(row)?.[1] ?? 9), line: [] });
    else if (row && !row.startsWith('#')) out.at(-1)?.line.push(degrees(row));
  }
  return joined(out.filter(river => river.line.length > 1));
}

function degrees(row: string): Point {
  const [lon = 0, lat = 0] = row.trim().split(/\s+/).map(Number);
  return [lon > 180 ? lon - 360 : lon, lat];
}

/** The world file cuts rivers at the edges of its bins; this joins the pieces again. */
function joined(pieces: River[]): River[] {
  const out: River[] = [];
  const near = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 2e-4;
  const rest = pieces.map(piece => ({ level: piece.level, line: [...piece.line] }));
  for (let piece = rest.shift(); piece; piece = rest.shift()) {
    for (let grown = true; grown; ) {
      const at: number = rest.findIndex(
        other =>
          other.level === piece!.level &&
          [other.line[0]!, other.line.at(-1)!].some(end => near(end, piece!.line[0]!) || near(end, piece!.line.at(-1)!)),
      );
      grown = at >= 0;
      if (!grown) break;
      const other = rest.splice(at, 1)[0]!.line;
      if (near(piece.line.at(-1)!, other.at(-1)!) || near(piece.line[0]!, other[0]!)) other.reverse();
      if (near(piece.line.at(-1)!, other[0]!)) piece.line.push(...other.slice(1));
      else piece.line.unshift(...other.slice(0, -1));
    }
    out.push(piece);
  }
  return out;
}

export interface Mask {
  readonly columns: number;
  readonly rows: number;
  /** 1 on land, 0 on water, from the north-west corner. */
  readonly land: Float64Array;
  readonly west: number;
  readonly north: number;
  readonly step: number;
}

/** Land and sea on a fine grid, with a margin around the board. */
export function landMask(frame: BoardFrame, step: number): Mask {
  const box = bounds(frame, 0.04);
  const file = join(mkdtempSync(join(tmpdir(), 'cartography-')), 'land.nc');
  gmt(['grdlandmask', region(box), `-I${step}`, '-Df', '-N0/1/0/1/0', `-G${file}`]);
  const info = gmt(['grdinfo', file, '-C']).split('\t');
  const land = Float64Array.from(gmt(['grd2xyz', file, '-ZTLa']).trim().split(/\s+/), Number);
  return { columns: Number(info[9]), rows: Number(info[10]), land, west: box[0], north: box[3], step };
}
