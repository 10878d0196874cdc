/**
 * THE BOARD AS A DRAWING, made without a page: what a server shows of a finished game. Built into `dist/draw.js` (../build/pictures.ts),
 * which the server loads when a picture is wanted; it knows the faces of all games and nothing of the server.
 */

import { faces, posters } from 'virtual:pictured';
import type { Language } from '@cuartel/engine';
import { render } from 'svelte/server';
import type { Seen } from '../face.ts';
import { type Mark, marksIn, written } from './marks.ts';
import Picture from './Picture.svelte';
import { piecesIn, windowOver } from './pieces.ts';
import { inAttributes } from './styled.ts';

export { letters } from 'virtual:pictured';

/** What stands beside the board. */
export interface Said {
  readonly scenario: string;
  readonly when: string;
  readonly result: string;
  /** The side. */
  readonly winner: string | null;
}
const SIZE = { width: 1200, height: 630 };
/** What the words beside it need, and what the board takes at least. */
const WORDS = 290;
const BOARD = 780;

const boardOf = (marks: readonly (Mark | string)[]): Mark | undefined =>
  marks
    .filter(mark => typeof mark !== 'string')
    .flatMap(mark => (mark.given.has('data-board') ? [mark] : [boardOf(mark.inside)]))
    .find(mark => mark !== undefined);

/** An SVG document of 1200 by 630, or null when no such game has a face. */
export const draw = async (
  slug: string,
  view: Seen,
  language: Language,
  told: Pick<Said, 'scenario' | 'result' | 'winner'>,
): Promise<string | null> => {
  const [face, poster] = [await faces[slug]?.(), posters[slug]];
  if (face === undefined || poster === undefined) return null;
  const { width, height } = face.size;
  const wide = Math.round(Math.min(SIZE.width - WORDS, Math.max(BOARD, (SIZE.height * width) / height)));
  const scale = Math.max(wide / width, SIZE.height / height);
  const said = { ...told, when: face.when(view, language) };
  const props = { face, poster, view, language, said, ...SIZE, wide, seen: { wide: wide / scale, tall: SIZE.height / scale } };
  const { head, body } = await render(Picture, { props });
  const marks = marksIn(body);
  const sheet = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n');
  // Where the pieces stand is known once they are drawn: then the eye is put there.
  const board = boardOf(marks);
  const pieces = piecesIn(board?.inside ?? []);
  const [seenWide, seenTall] = [wide / scale, SIZE.height / scale];
  const x = windowOver(
    pieces.map(at => at.x),
    seenWide,
    width,
  );
  const y = windowOver(
    pieces.map(at => at.y),
    seenTall,
    height,
  );
  board?.given.set('viewBox', `${x} ${y} ${seenWide} ${seenTall}`);
  return inAttributes(marks, sheet).map(written).join('');
};
