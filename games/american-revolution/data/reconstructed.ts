/**
 * Figures that the rulebook refers to but does not contain: they were printed on the map, the charts and the counters. All were
 * chosen anew from history, from what the rules imply and from a model of the balance, and may be tuned here without touching a
 * rule. If play shows a bias, change first the dice of Great Britain, then the price of a campaign marker, then the box of the
 * French Alliance. Reconstructed as well, in their own files: spaces, values, ports and colours (spaces.ts), routes (links.ts), the
 * counter mix and factors (formations.ts), the values of leaders (leaders.ts).
 */
import type { RegionName } from './regions.ts';

/** 6.6-b Dice of the boxes. */
export const BOX_DICE = { britain: 4, france: 2, spain: 1 } as const;
/** 10.5-b American dice by box of Progress; 10.5-a fixes the last and the sum. */
export const PROGRESS_DICE: readonly number[] = [1, 2, 3, 3, 4];
/** 4.6-a */
export const LOYALTY_START: Readonly<Partial<Record<RegionName, number>>> = {
  'new-england': 2,
  'mid-atlantic': 0,
  virginia: 1,
  'deep-south': 0,
  west: 0,
  florida: -2,
  canada: -2,
};
/** 12.7-b Boxes of the two alliances, counted from Neutral to the right. */
export const FRENCH_ALLIANCE = 3;
export const SPANISH_ALLIANCE = 4;

/** 13.1-a Prices that the rules do not fix. */
export const MARKER_COST = 2;
export const LEADER_COST = 2;
export const FORTRESS_COST = 3;
export const UNIT_COSTS = {
  regular: 4,
  grenadier: 5,
  light: 2,
  marine: 4,
  americanMarine: 3,
  fleet: 6,
  hessian: 2,
  indian: 1,
  spanishMilitia: 2,
} as const;
/** 11.6-a Militia by cost class of the region: friendly, neutral, enemy (11.6-d). */
export const MILITIA_COSTS: readonly [friendly: number, neutral: number, enemy: number] = [1, 2, 3];

/** 28.3-a */
export const FORTRESS_FACTOR = 2;
/** 7.9-j Given by the rules, kept here with the other values of leaders. */
export const ARISEN_VALUE = 1;

/** 4.1-a Copies of each campaign marker. */
export const COPIES = {
  bait: 1,
  committee: 2,
  debate: 1,
  drillmaster: 1,
  engineers: 1,
  hessians: 1,
  indians: 2,
  'leader-arises': 1,
  'master-plan': 1,
  minutemen: 2,
  mutiny: 1,
  politicking: 1,
  privateers: 1,
  pulaski: 1,
  'shot-heard': 1,
  speculators: 1,
  spy: 2,
  tarleton: 1,
  adams: 1,
  franklin: 1,
  jefferson: 1,
  paine: 1,
  rousing: 11,
  tactical: 13,
} as const;
