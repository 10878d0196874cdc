/** 5.11-f Whether a unit that may be ordered has anywhere to go at all: by road, by rail, by sea or over a river. */
import type { Block } from '../data/blocks.ts';
import { strategicCost } from '../data/tables.ts';
import type { View } from '../state/table.ts';
import { afford, crossings, invasions, mine, movesLeft, type Stage } from './orders.ts';
import { offMapJourneys, railJourneys } from './rail.ts';
import { reachOf } from './reach.ts';
import { harbours, refuges } from './sea.ts';
import { placeOf } from './units.ts';

export const canLeave = (v: View, my: Stage, block: Block): boolean => {
  const { hexes, attacks } = reachOf(v, block);
  if (hexes.length > 0 || attacks.length > 0) return true;
  const [from, left] = [placeOf(v, block), movesLeft(v, my)];
  if (left < 1) return false;
  return (
    railJourneys(v.pub, mine(v), from, left).length > 0 ||
    offMapJourneys(v.pub, mine(v), from, left).length > 0 ||
    (afford(v, my, strategicCost.naval) && harbours(v.pub, mine(v), from).length > 0) ||
    (afford(v, my, strategicCost.evacuation) && refuges(v.pub, mine(v), from).length > 0) ||
    invasions(v, my, block).length > 0 ||
    crossings(v, my, block).length > 0
  );
};
