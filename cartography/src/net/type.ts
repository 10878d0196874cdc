import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';

export interface Typeface {
  readonly family: string;
  readonly file: string;
  /** Height of capitals and depth of descenders, in ems. */
  readonly rise: number;
  readonly drop: number;
}

export const faces = {
  name: {
    family: 'EB Garamond',
    file: '@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff',
    rise: 0.72,
    drop: 0.24,
  },
  italic: {
    family: 'EB Garamond',
    file: '@fontsource/eb-garamond/files/eb-garamond-latin-500-italic.woff',
    rise: 0.72,
    drop: 0.24,
  },
  capital: {
    family: 'IM Fell English SC',
    file: '@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff',
    rise: 0.72,
    drop: 0.24,
  },
} as const satisfies Record<string, Typeface>;

export type FaceName = keyof typeof faces;

const loaded = new Map<string, fontkit.Font>();

/** Width of a text in ems of its face. */
export function textWidth(face: FaceName, text: string): number {
  const file = new URL(`../../node_modules/${faces[face].file}`, import.meta.url);
  const font = loaded.get(face) ?? (fontkit.create(readFileSync(file)) as fontkit.Font);
  loaded.set(face, font);
  return font.layout(text).advanceWidth / font.unitsPerEm;
}
