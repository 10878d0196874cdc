/** 11.6, 11.7 Who pays when a hex is short of supply; both from the owner's eyes. */
import type { Block } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import { BLOCKS_OF, STARVED } from '../data/tokens.ts';
import type { View } from '../state/table.ts';
import { commandOf } from './command.ts';
import { mine } from './orders.ts';
import { did, isFieldHq, placeOf } from './units.ts';

/** 11.7-a Field HQs with more than one step that have a hungry hex within their radius. */
export const providers = (v: View, short: readonly Hex[]): Block[] =>
  BLOCKS_OF[mine(v)].filter(
    hq =>
      isFieldHq(hq) &&
      v.own.token[hq]! >= 0 &&
      v.own.steps[hq]! > 1 &&
      commandOf(v.pub, hq, placeOf(v, hq)).some(hex => short.includes(hex)),
  );
/** 11.6-a The largest units of the hex that have not lost a step yet. */
export const starvable = (v: View, hex: Hex): Block[] => {
  const here = BLOCKS_OF[mine(v)].filter(
    block => v.own.token[block]! >= 0 && placeOf(v, block) === hex && !did(v, block, STARVED),
  );
  const most = Math.max(...here.map(block => v.own.steps[block]!));
  return here.filter(block => v.own.steps[block] === most);
};
