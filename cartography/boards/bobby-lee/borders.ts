import type { Point } from '../../src/geo/frame.ts';
import { distance } from '../../src/geo/line.ts';
import { centre } from './frame.ts';
import { ends, stray } from './hexside.ts';
import { homeOf, net } from './net.ts';
import { courses } from './rivers.ts';

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Width of the great river that runs by a point, 0 where none does. */
function waterAt(p: Point): number {
  let wide = 0;
  for (const { major, line, width } of courses)
    if (major)
      line.forEach((q, i) => {
        if (distance(p, q) < 22) wide = Math.max(wide, width(i / (line.length - 1)));
      });
  return wide;
}

/** The frontier between the home territories, once on the Union bank and once on the Confederate. */
export function frontier(): { union: string; confederate: string } {
  const out = { union: '', confederate: '' };
  const hexes = net.hexes.map(([id]) => id);
  hexes.forEach((a, i) => {
    for (const b of hexes.slice(i + 1)) {
      const [homeA, homeB] = [homeOf.get(a), homeOf.get(b)];
      if (!homeA || !homeB || homeA === homeB || distance(centre(a), centre(b)) > 170) continue;
      const [p, q] = ends(`${a}|${b}`).map(stray) as [Point, Point];
      const [own, other] = homeA === 'USA' ? [centre(a), centre(b)] : [centre(b), centre(a)];
      const span = distance(own, other);
      const [ux, uy] = [(own[0] - other[0]) / span, (own[1] - other[1]) / span];
      const side = (by: number) =>
        `M${tenth(p[0] + ux * by)} ${tenth(p[1] + uy * by)}L${tenth(q[0] + ux * by)} ${tenth(q[1] + uy * by)}`;
      const off = Math.max(11, waterAt([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]) / 2 + 7);
      out.union += side(off);
      out.confederate += side(-off);
    }
  });
  return out;
}
