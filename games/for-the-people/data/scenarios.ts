/** 2.1-a, S-a The games that can be played: the set-up of a year, played to the end of that year or of a later one. */
import { LAST_TURN, type Turn } from './calendar.ts';
import type { DEPLOYMENTS } from './deployments.ts';
import type { GeneralId } from './generals.ts';
import type { BySide } from './sides.ts';
import type { SpaceId } from './spaces.ts';
import type { StateId } from './states.ts';

export const SCENARIOS = [
  '1861',
  '1862',
  '1863',
  '1864',
  'campaign',
  '1861-to-1862',
  '1861-to-1863',
  '1861-to-1864',
  '1862-to-1863',
  '1862-to-1864',
  '1862-to-1865',
  '1863-to-1864',
  '1863-to-1865',
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];
export type Year = keyof typeof DEPLOYMENTS;

/** How the table lies at the start of a year (2.5-a, 14-b, 15-d, 16-b). */
export interface Start {
  readonly turn: Turn;
  /** Political will; a minus sign: the marker shows minus. */
  readonly will: BySide<number>;
  readonly blockade: number;
  readonly amphibious: number;
  readonly emancipation: boolean;
  readonly mississippi: boolean;
  readonly destroyed: readonly SpaceId[];
  /** States under Union control, border states among them. */
  readonly union: readonly StateId[];
  readonly cardsOut: readonly number[];
  readonly generalsOut: readonly GeneralId[];
}

export const STARTS: Readonly<Record<Year, Start>> = {
  1861: {
    turn: 1,
    will: [-100, 100],
    blockade: 0,
    amphibious: 0,
    emancipation: false,
    mississippi: false,
    destroyed: [],
    union: [],
    cardsOut: [],
    generalsOut: [],
  },
  1862: {
    turn: 4,
    will: [-115, 94],
    blockade: 2,
    amphibious: 2,
    emancipation: false,
    mississippi: false,
    destroyed: ['nashville-tn'],
    union: ['MO', 'KY', 'WV'],
    cardsOut: [24, 26, 29, 42, 43, 44, 47, 48, 52, 68, 90, 91],
    generalsOut: [],
  },
  1863: {
    turn: 7,
    will: [85, -80],
    blockade: 3,
    amphibious: 3,
    emancipation: true,
    mississippi: false,
    destroyed: ['nashville-tn', 'memphis-tn'],
    union: ['MO', 'KY', 'WV', 'TN'],
    cardsOut: [24, 26, 29, 31, 42, 43, 44, 47, 48, 52, 68, 76, 81, 90, 91, 116],
    generalsOut: ['as-johnston', 'van-dorn', 'mcclellan', 'buell', 'pope'],
  },
  1864: {
    turn: 11,
    will: [65, -50],
    blockade: 4,
    amphibious: 4,
    emancipation: true,
    mississippi: true,
    destroyed: ['nashville-tn', 'memphis-tn', 'little-rock-ar', 'jackson-ms'],
    union: ['MO', 'KY', 'WV', 'TN', 'FL'],
    cardsOut: [24, 26, 29, 31, 42, 43, 44, 47, 48, 52, 68, 76, 81, 90, 91, 110],
    generalsOut: ['jackson', 'van-dorn', 'as-johnston', 'pemberton', 'bragg', 'mcclellan', 'pope', 'buell', 'reynolds'],
  },
};

export interface Scenario {
  readonly start: Year;
  /** The last turn, and the year whose conditions decide: 1865 those of the campaign (17.3-a). */
  readonly end: Turn;
  readonly judged: 1861 | 1862 | 1863 | 1865;
}

/** 2.1-b A game that stops after the fall of 1864 has no conditions of its own; it is judged by those of the campaign. */
const game = (start: Year, end: Turn): Scenario => ({
  start,
  end,
  judged: end === 3 ? 1861 : end === 6 ? 1862 : end === 9 ? 1863 : 1865,
});

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
  1861: game('1861', 3),
  1862: game('1862', 6),
  1863: game('1863', 9),
  1864: game('1864', LAST_TURN),
  campaign: game('1861', LAST_TURN),
  '1861-to-1862': game('1861', 6),
  '1861-to-1863': game('1861', 9),
  '1861-to-1864': game('1861', 12),
  '1862-to-1863': game('1862', 9),
  '1862-to-1864': game('1862', 12),
  '1862-to-1865': game('1862', LAST_TURN),
  '1863-to-1864': game('1863', 12),
  '1863-to-1865': game('1863', LAST_TURN),
};
