/** Repeatable choices for random play, apart from the game's own chance. */
import { word } from '../chance/chacha.ts';
import { keyFromSeed } from '../chance/chance.ts';

export type Chooser = (n: number) => number;
export const chooserFrom = (seed: string): Chooser => {
  const key = keyFromSeed(`choices|${seed}`);
  let n = 0;
  return limit => word(key, n++) % limit;
};
