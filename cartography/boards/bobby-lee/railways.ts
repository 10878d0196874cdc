import type { Point } from '../../src/geo/frame.ts';
import { curveThrough, distance } from '../../src/geo/line.ts';
import { along, handleAt } from '../../src/net/roads.ts';
import { hash } from '../../src/relief/noise.ts';
import { net } from './net.ts';
import { stopIn } from './settlements.ts';

export interface RailStretch {
  readonly a: string;
  readonly b: string;
  readonly gauge: 'standard' | 'broad';
  readonly railways: readonly string[];
  readonly handle: Point;
  readonly line: Point[];
}

/** Every stretch of railway between two hexes, once, whichever companies ran over it. */
export function tracks(): RailStretch[] {
  const out = new Map<string, RailStretch>();
  for (const { id, gauge, hexes } of net.railways)
    hexes.slice(1).forEach((hex, i) => {
      const [a, b] = [hexes[i]!, hex].sort() as [string, string];
      const key = `${a}|${b}`;
      const known = out.get(key);
      if (known) {
        out.set(key, { ...known, railways: [...known.railways, id] });
        return;
      }
      const [from, to] = [stopIn(a), stopIn(b)];
      const handle = handleAt(
        from,
        to,
        (hash(a.charCodeAt(0) * 100 + Number(a.slice(1)), b.charCodeAt(0) * 100 + Number(b.slice(1))) - 0.5) *
          0.3 *
          distance(from, to),
      );
      out.set(key, { a, b, gauge, railways: [id], handle, line: along(from, handle, to) });
    });
  return [...out.values()];
}

/** The Valley Turnpike as one smooth line. */
export const turnpike = (): Point[] => curveThrough(net.turnpike.map(stopIn), 14);
