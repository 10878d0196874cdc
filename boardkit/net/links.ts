/** Links of a net as paths, joined by kind: fewer elements, and they cross in one order. */
import type { BoardPoint } from './boxes.ts';

export interface DrawnLink {
  readonly a: number;
  readonly b: number;
  readonly kind: LinkKind;
  /** How far its middle is pushed sideways, or the handle of its curve. */
  readonly bend?: number | BoardPoint;
}
/** How a kind of link is drawn: strokes from below to above. Each can be told from the others without its colour. */
export interface Stroke {
  readonly stroke: string;
  readonly width: number;
  readonly dash?: string;
  readonly opacity?: number;
}
export const LINK_STROKES = {
  sea: [{ stroke: '#3e6b7d', width: 2, dash: '9 4 2 4' }],
  water: [
    { stroke: '#3e6f8c', width: 6 },
    { stroke: '#dcebe8', width: 1.8 },
  ],
  trail: [{ stroke: '#4a3118', width: 2, dash: '3 5' }],
  road: [
    { stroke: '#f3e8cd', width: 5, opacity: 0.55 },
    { stroke: '#4a3118', width: 2.6, dash: '9 5' },
  ],
  pike: [
    { stroke: '#3a2714', width: 7.4 },
    { stroke: '#f0cf80', width: 4.4 },
  ],
  rail: [
    { stroke: '#f3e8cd', width: 9, opacity: 0.55 },
    { stroke: '#241a12', width: 2.3 },
    { stroke: '#241a12', width: 9, dash: '2 7.5' },
  ],
  broad: [
    { stroke: '#7a2a1a', width: 6.2 },
    { stroke: '#f0dfb4', width: 2.6 },
    { stroke: '#7a2a1a', width: 13, dash: '2 8' },
  ],
  chequered: [
    { stroke: '#241a12', width: 6.4 },
    { stroke: '#f7efd8', width: 3.4, dash: '10 10' },
  ],
  border: [{ stroke: '#8c2f1b', width: 2, dash: '9 4 2 4', opacity: 0.7 }],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;
export type LinkKind = keyof typeof LINK_STROKES;

const round = (n: number): number => Math.round(n * 10) / 10;
/** The handle of the curve. */
export const handleOf = (a: BoardPoint, b: BoardPoint, bend: number | BoardPoint = 0): BoardPoint => {
  if (typeof bend === 'object') return bend;
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: round((a.x + b.x) / 2 - ((b.y - a.y) / long) * bend), y: round((a.y + b.y) / 2 + ((b.x - a.x) / long) * bend) };
};
export const linkPath = (a: BoardPoint, b: BoardPoint, bend: number | BoardPoint = 0): string => {
  if (bend === 0) return `M${a.x} ${a.y}L${b.x} ${b.y}`;
  const { x, y } = handleOf(a, b, bend);
  return `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
};
/** All links of each kind as one path. */
export const pathsByKind = (spots: readonly BoardPoint[], links: readonly DrawnLink[]): Partial<Record<LinkKind, string>> => {
  const paths: Partial<Record<LinkKind, string>> = {};
  for (const { a, b, kind, bend } of links)
    paths[kind] = (paths[kind] ?? '') + linkPath(spots[a] as BoardPoint, spots[b] as BoardPoint, bend);
  return paths;
};
/** Points along the links, for names to keep off. */
export const inkOf = (spots: readonly BoardPoint[], links: readonly DrawnLink[], apart = 14): BoardPoint[] =>
  links.flatMap(({ a: from, b: to, bend }) => {
    const [a, b] = [spots[from] as BoardPoint, spots[to] as BoardPoint];
    const c = handleOf(a, b, bend);
    const count = Math.max(2, Math.round(Math.hypot(b.x - a.x, b.y - a.y) / apart));
    return Array.from({ length: count - 1 }, (_, i) => {
      const t = (i + 1) / count;
      const at = (p: number, q: number, r: number) => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * r;
      return { x: at(a.x, c.x, b.x), y: at(a.y, c.y, b.y) };
    });
  });
