/** 3.2.3-a FREE DEPLOYMENT: blocks of a side change places, two by two. */
import type { Block } from '../data/blocks.ts';
import { BLOCKS_OF } from '../data/tokens.ts';
import type { View } from '../state/table.ts';
import { mine } from './orders.ts';
import { placeOf } from './units.ts';

const onMap = (v: View): Block[] => BLOCKS_OF[mine(v)].filter(block => v.own.token[block]! >= 0);
/** Blocks that can be taken up. */
export const liftable = (v: View): Block[] => (v.own.picked < 0 ? onMap(v) : []);
/** Blocks of other places that the one taken up can change with; itself, to put it back. */
export const exchangeable = (v: View): Block[] => {
  const { picked } = v.own;
  return picked < 0 ? [] : onMap(v).filter(block => block === picked || placeOf(v, block) !== placeOf(v, picked));
};
