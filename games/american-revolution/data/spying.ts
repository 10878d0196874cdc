/** 7.9-t, 7.9-am What a Spy can look into: the seven colonial regions, the three boxes, the opponent's hand. */
import { BRITAIN, FRANCE, SPACES_OF, SPAIN } from './map.ts';
import { COLONIAL_REGIONS } from './regions.ts';
import type { Space } from './spaces.ts';

const BOXES: readonly Space[] = [BRITAIN, FRANCE, SPAIN];
export const SPY_HAND = COLONIAL_REGIONS + BOXES.length;
export const SPY_TARGETS: readonly number[] = Array.from({ length: SPY_HAND + 1 }, (_, target) => target);
export const isRegionTarget = (target: number): boolean => target < COLONIAL_REGIONS;
/** The box of a target that is neither a region nor the hand. */
export const boxTarget = (target: number): Space => BOXES[target - COLONIAL_REGIONS]!;
/** The spaces a target stands for; none for the hand. */
export const spacesSpied = (target: number): readonly Space[] =>
  target === SPY_HAND ? [] : isRegionTarget(target) ? SPACES_OF[target]! : [boxTarget(target)];
