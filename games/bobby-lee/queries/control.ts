/** 8. CONTROL: whose a hex is, from the tokens that stand in it. Home territory (1.1-a, 8.1-a) is printed: `home` of the data. */

import { HEX_COUNT, type Hex } from '../data/hexes.ts';
import type { Side } from '../data/sides.ts';
import { TOKENS_OF } from '../data/tokens.ts';
import type { Seen } from '../state/table.ts';

export { controlNow } from '../state/control.ts';

/** 8.2-b As it was at the start of the phase. */
export const controls = (pub: Seen, side: Side, hex: Hex): boolean => pub.control[hex]! >= 0 && (pub.control[hex]! & 1) === side;
/** 1.24-b A unit of the side stood there at the start of the phase. */
export const stoodAt = (pub: Seen, side: Side, hex: Hex): boolean => pub.control[hex] === side + 2;

/** Units of a side in a hex now. */
export const unitsAt = (pub: Seen, side: Side, hex: Hex): number => {
  let count = 0;
  for (const token of TOKENS_OF[side]) if (pub.at[token] === hex) count++;
  return count;
};
export const standsAt = (pub: Seen, side: Side, hex: Hex): boolean => {
  for (const token of TOKENS_OF[side]) if (pub.at[token] === hex) return true;
  return false;
};
/** By hex: how many units of a side stand there now. Reused by the next caller unless `into` is given. */
const counted = [new Uint8Array(HEX_COUNT), new Uint8Array(HEX_COUNT)] as const;
export const countUnits = (pub: Seen, side: Side, into: Uint8Array = counted[side]): Uint8Array => {
  into.fill(0);
  for (const token of TOKENS_OF[side]) {
    const hex = pub.at[token]!;
    if (hex >= 0) into[hex]!++;
  }
  return into;
};
