/** 8.2 Whose each hex is, from the tokens that stand there now. */
import { blockSide } from '../data/blocks.ts';
import { home } from '../data/hexes.ts';
import { TOKEN_COUNT } from '../data/tokens.ts';
import type { Seen } from './table.ts';

/** 8.2-a, 8.2-c, 3.51-b A home hex is friendly unless the enemy stands in it; a hex of the enemy only while one stands there. */
export const controlNow = (pub: Seen): number[] => {
  const control = home.slice() as number[];
  for (let token = 0; token < TOKEN_COUNT; token++) {
    const hex = pub.at[token]!;
    if (hex >= 0) control[hex] = blockSide[token]! + 2;
  }
  return control;
};
