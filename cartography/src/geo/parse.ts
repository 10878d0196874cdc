import { along } from '../net/roads.ts';
import type { Point } from './frame.ts';

/** Reads back the paths that this package writes (M, L, l, Q, Z) as lists of points, curves in short steps. */
export function parsePath(path: string): Point[][] {
  const out: Point[][] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLlQZz])([^MLlQZz]*)/g)) {
    const v = [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number);
    const line = out.at(-1) ?? [];
    const pen = (): Point => line.at(-1)!;
    if (command === 'M') out.push([[v[0]!, v[1]!]]);
    else if (command === 'L') for (let i = 0; i + 1 < v.length; i += 2) line.push([v[i]!, v[i + 1]!]);
    else if (command === 'l') for (let i = 0; i + 1 < v.length; i += 2) line.push([pen()[0] + v[i]!, pen()[1] + v[i + 1]!]);
    else if (command === 'Q')
      for (let i = 0; i + 3 < v.length; i += 4)
        line.push(...along(pen(), [v[i]!, v[i + 1]!], [v[i + 2]!, v[i + 3]!], 8).slice(1));
    else line.push(line[0]!);
  }
  return out;
}
