/** What the modules of a board's lines, names and measures have in common. */
import { writeFileSync } from 'node:fs';
import type { Path, Point } from './geo/frame.ts';
import { simplify } from './geo/line.ts';
import { compactPath, smoothPath } from './geo/path.ts';
import type { Label } from './net/labels.ts';

const head = '/** Drawn by cartography/; change it there. All measures are board pixels. */\n';
export const text = (value: string) => (value.includes("'") ? `"${value}"` : `'${value}'`);
export const literal = (value: object) => JSON.stringify(value, null, 2).replaceAll('"', '').replaceAll(/\n\s*/g, ' ');
/** Writes into the game's `board/`. */
export const writerFor = (slug: string) => {
  const out = new URL(`../../games/${slug}/board/`, import.meta.url);
  return (file: string, body: string) => {
    writeFileSync(new URL(file, out), head + body);
    console.log(file, Buffer.byteLength(body));
  };
};
export const labelRow = (label: Label | undefined) =>
  label ? `[${text(label.lines.join('|'))}, ${label.x}, ${label.y}, '${label.anchor}']` : 'null';
/** One row where both languages have the same name in the same place; none unless both have one. */
export const labelRows = (en: Label | undefined, es: Label | undefined) => {
  if (!en || !es) return 'null';
  return labelRow(en) === labelRow(es) ? labelRow(en) : `{ en: ${labelRow(en)}, es: ${labelRow(es)} }`;
};

/** Lines cut off a little beyond the edge of the sheet. */
export const clampTo =
  ({ width, height }: { readonly width: number; readonly height: number }) =>
  (ring: Path): Point[] =>
    ring.map(([x, y]): Point => [Math.max(-60, Math.min(width + 60, x)), Math.max(-60, Math.min(height + 60, y))]);

/** Rivers by their width, each width one path. */
export const riverRows = (waters: readonly { readonly line: Path; readonly to: number }[], tolerance: number): string => {
  const strokes = new Map<number, string>();
  for (const { line, to } of waters) {
    const width = Math.round(to * 2) / 2;
    strokes.set(width, (strokes.get(width) ?? '') + compactPath(simplify(line, tolerance)));
  }
  return [...strokes]
    .sort(([a], [b]) => a - b)
    .map(([width, path]) => `  { width: ${width}, path: '${path}' },`)
    .join('\n');
};

export interface FeatureLine {
  readonly id: string;
  readonly kind: string;
  readonly en: string;
  readonly es: string;
  readonly line: Path;
  readonly size: number;
  readonly spacing: number;
}
/** `art/names.ts`: names along the lines they follow. */
export const featureNamesFile = (kinds: readonly string[], lettered: readonly FeatureLine[]): string =>
  `export interface FeatureName {
  readonly id: string;
  readonly kind: ${kinds.map(kind => `'${kind}'`).join(' | ')};
  readonly text: { readonly en: string; readonly es: string };
  /** The baseline as an SVG path; the words stand in its middle. */
  readonly path: string;
  readonly size: number;
  readonly spacing: number;
}

export const featureNames: readonly FeatureName[] = [
${lettered.map(({ id, kind, en, es, line, size, spacing }) => `  { id: '${id}', kind: '${kind}', text: { en: ${text(en)}, es: ${text(es)} }, path: '${smoothPath(simplify(line, 0.8))}', size: ${size}, spacing: ${spacing} },`).join('\n')}
];
`;

/** Of `frame.ts`, what all sheets have: the pictures, and the room that is kept. */
export const sheetLines = (kept: string, corners: object, neatLine: object): string =>
  `/** Two pictures of the same ground: the second is fetched when the reader comes close. */
export const terrain = [
  { file: 'art/terrain-1600.webp', width: 1600 },
  { file: 'art/terrain-3200.webp', width: 3200 },
] as const;

/** Where the sheet keeps room for ${kept}, and how far its rules stand from the edge. */
export const corners = ${literal(corners)} as const;
export const neatLine = ${literal(neatLine)} as const;
`;

/** Board pixels of one statute mile, north to south, about a point of the globe. */
export const mileAt = (lens: (degrees: Point) => Point, lon: number, lat: number): number => {
  const [a, b] = [lens([lon, lat - 0.25]), lens([lon, lat + 0.25])];
  return Math.round((Math.hypot(a[0] - b[0], a[1] - b[1]) / (0.5 * 69.09)) * 1000) / 1000;
};
