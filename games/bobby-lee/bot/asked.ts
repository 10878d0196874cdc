/** A decision as its side sees it, and weights from plain worths. */
import type { Asked as AskedOf } from '@cuartel/engine/mind/mind.ts';
import type { BobbyLee } from '../types.ts';

export type Asked = AskedOf<BobbyLee>;
export type Weights = number[];

/** Worths in points of any size become weights: the best is 1, one point less a good half of that, far worse is never tried. */
export const weighted = (worths: readonly number[], sharp = 0.8, never = 9): Weights => {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < worths.length; i++) if (worths[i]! > best) best = worths[i]!;
  return worths.map(worth => (best - worth > never ? 0 : 1 / (1 + sharp * (best - worth))));
};
