import type { Path } from '../geo/frame.ts';
import { linePath } from '../geo/path.ts';
import { ink } from './ink.ts';

/** Everything outside the land rings, with the engraver's lines that follow the shore. */
export function sea(rings: readonly Path[], width: number, height: number): string {
  const land = rings.map(ring => linePath(ring, true)).join('');
  const sheet = `M-50 -50H${width + 50}V${height + 50}H-50Z`;
  const lines = [30, 23, 17, 12, 8, 4.6]
    .map((reach, i) => {
      const strength = (0.24 + i * 0.09).toFixed(2);
      return `<path d="${land}" stroke="${ink.waterLine}" stroke-opacity="${strength}" stroke-width="${reach * 2}"/><path d="${land}" stroke="${ink.water}" stroke-width="${reach * 2 - 1.9}"/>`;
    })
    .join('');
  return `<defs><clipPath id="sea"><path clip-rule="evenodd" d="${sheet}${land}"/></clipPath></defs><g clip-path="url(#sea)"><rect x="-9" y="-9" width="${width + 18}" height="${height + 18}" fill="${ink.water}"/><g fill="none" stroke-linejoin="round">${lines}</g></g>`;
}

export interface Water {
  readonly line: Path;
  /** Width in board pixels at the head and at the mouth. */
  readonly from: number;
  readonly to: number;
}

/** A pale bed under each river, so that the crisp line drawn above it stands clear of the hachures. */
export function beds(waters: readonly Water[]): string {
  return waters
    .map(
      ({ line, to }) =>
        `<path d="${linePath(line)}" fill="none" stroke="${ink.paper}" stroke-opacity=".62" stroke-width="${(to + 5).toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('');
}
