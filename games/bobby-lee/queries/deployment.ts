/** 3.2.3-a FREE DEPLOYMENT: blocks of a side change places, two by two. */
import type { Block } from '../data/blocks.ts';
import { BLOCKS_OF } from '../data/tokens.ts';
import type { View } from '../state/table.ts';
import { mine } from './orders.ts';
import { placeOf } from './units.ts';

const onMap = (v: View): Block[] => BLOCKS_OF[mine(v)].filter(block => v.own.token[block]! >= 0);
/** Blocks that can be taken up, with nothing in hand. */
export const liftable = (v: View, unit: Block | -1): Block[] => (unit < 0 ? onMap(v) : []);
/** Blocks of other places that the one taken up can change with. */
export const exchangeable = (v: View, unit: Block | -1): Block[] =>
  unit < 0 ? [] : onMap(v).filter(block => placeOf(v, block) !== placeOf(v, unit));
