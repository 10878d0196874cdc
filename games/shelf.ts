/**
 * THE SHELF: the games of the house. To add a game, add its line: the terminal, the server, the bots, the tests and the table find it
 * here and its rooms by their names (games/index.ts).
 */
import type { AnyGame } from '@cuartel/engine';

export interface Shelved {
  readonly slug: string;
  /** How many actions of random play `npm test` checks (games/battery.ts). */
  readonly battery?: number;
  /** What `npm run bench` holds it to: actions a second at least, and microseconds at most. */
  readonly speed?: { readonly playouts?: number; readonly clone?: number; readonly view?: number };
}

export const SHELF: readonly Shelved[] = [
  { slug: 'american-revolution', battery: 1_500, speed: { playouts: 40_000, clone: 5 } },
  { slug: 'bobby-lee', battery: 5_000, speed: { playouts: 40_000, clone: 8 } },
  { slug: 'for-the-people', battery: 800, speed: { playouts: 40_000, clone: 5 } },
  { slug: 'mosbys-raiders', battery: 500, speed: { playouts: 60_000, clone: 5 } },
  { slug: 'six-spaces', battery: 2_000, speed: { playouts: 250_000, clone: 2, view: 1 } },
  { slug: 'una-guerra-imposible', battery: 2_000, speed: { playouts: 40_000, clone: 5 } },
];
export const SLUGS: readonly string[] = SHELF.map(({ slug }) => slug);
export const isShelved = (slug: string): boolean => SLUGS.includes(slug);

/** A game's index.ts exports one of these. */
export const isGame = (x: unknown): x is AnyGame =>
  typeof x === 'object' &&
  x !== null &&
  ['slug', 'version', 'sides', 'scenarios', 'book', 'setUp', 'text'].every(key => key in x);
