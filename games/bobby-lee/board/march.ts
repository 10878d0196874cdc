/** 5.32-e What is added to the die of a forced march, for the odds. */
import { ARTILLERY, type Block, blockKind, CAVALRY, HEAVY_ARTILLERY } from '../data/blocks.ts';
import { marchModifier } from '../data/tables.ts';

export const modifierOf = (block: Block, mud: boolean, rough: boolean): number => {
  const kind = blockKind[block];
  const own =
    kind === CAVALRY ? marchModifier.cavalry : kind === ARTILLERY || kind === HEAVY_ARTILLERY ? marchModifier.artillery : 0;
  return own + (mud ? marchModifier.mud : 0) + (rough ? marchModifier.rough : 0);
};
