/** The tables of the rulebook. Action and replacement points are counted in halves, since ships and trains cost half a point. */
import type { BySide } from './sides.ts';

export const YEARS = [1834, 1835, 1836, 1837, 1838] as const;
export type Year = (typeof YEARS)[number];
export const FIRST_YEAR = 1834;
/** 3-a */
export const TURNS_A_YEAR = 5;
/** 3-e The Carlists hold the initiative up to this year. */
export const LAST_CARLIST_INITIATIVE = 1836;

/** 10-a By side and year: chits of 2, 3 and 4 action points. */
export const CHITS: BySide<readonly (readonly [twos: number, threes: number, fours: number])[]> = [
  [
    [3, 2, 1],
    [2, 2, 2],
    [1, 3, 2],
    [1, 3, 2],
    [1, 3, 2],
  ],
  [
    [3, 3, 0],
    [2, 2, 2],
    [2, 2, 2],
    [2, 2, 2],
    [2, 2, 2],
  ],
];
/** The action points of the chits, in the order of CHITS. */
export const CHIT_VALUES = [2, 3, 4] as const;

/** 8-a, 7-d */
export const MOST_COMMAND = 5;
export const MOST_CARDS = 8;

/** 10.1-a to 10.7-a, 13.1-a, 13.2-a What actions cost, in half points. */
export const COSTS = {
  activate: 2,
  build: 2,
  demolish: 0,
  bank: 2,
  replacements: 4,
  recruit: 2,
  suppress: 2,
  sail: 1,
  land: 2,
} as const;

/** 10-c Regions at this level or above, and how many of them, for the extra action point. */
export const EXTRA_POINT_LEVEL = 2;
export const EXTRA_POINT_REGIONS = 5;

/** 10.5-a By modified die from 1 or less to 6 or more: replacement points. */
export const REPLACEMENTS: readonly number[] = [2, 2, 3, 3, 4, 4];
/** 10.5-a Subtracted from the die in this year. */
export const LEAN_YEAR = 1834;
/** 21.1-a In half points. */
export const POINT_COST = 2;
export const SUPPLY_POINT_COST = 1;
/** 20.2-c Replacement points for an empty bag. */
export const EMPTY_BAG_POINTS = 2;

/** 11.1-a */
export const CARLIST_MOVEMENT = 6;
export const LIBERAL_MOVEMENT: readonly number[] = [0, 2, 3, 4, 4, 5, 5];
/** 11.1-b, 12.1-d, 12.3-a */
export const SMALL_GROUP = 2;
export const LARGE_GROUP = 5;
export const CONCENTRATION_COST = 2;
export const COUNTERMARCH_COST = 1;
/** 11.2-b By side: a die up to this costs 1 strength. */
export const FORCED_MARCH_LOSS: BySide<number> = [3, 2];
/** 12.1-b */
export const MOST_CONCENTRATED = 6;
/** 12.2-b */
export const MOST_EVADING = 3;

/** 19.1-a By side. */
export const MOST_IN_SPACE: BySide<number> = [6, 6];
export const MOST_IN_REGION: BySide<number> = [6, 4];
/** 17.10-b, 24.8-d */
export const MOST_AFTER_MOVING = 6;

/** 18-a */
export const CITY_HOLDS = 2;
export const FORTRESS_HOLDS = 1;
/** 18.1-c Effectiveness of garrisons, by side. */
export const CITY_GARRISON: BySide<number> = [2, 1];
export const FORTRESS_GARRISON: BySide<number> = [1, 1];

/** 16-b Blocks that fire in a skirmish; cavalry among them, by terrain. 16-d In a refuge. */
export const MOST_SKIRMISHING = 3;
export const MOST_SKIRMISHING_CAVALRY = [1, 2] as const;
export const MOST_LIBERALS_IN_REFUGE = 1;
/** 16-g, 16-h Change of effectiveness by terrain and arm (infantry, cavalry), and what artillery hits on. */
export const SKIRMISH_EFFECTIVENESS = [
  [-1, -1],
  [-1, 0],
] as const;
export const SKIRMISH_ARTILLERY = [1, 2] as const;
/** 23.2-c The same in a region. */
export const REGION_EFFECTIVENESS = [0, 1] as const;
export const REGION_ARTILLERY = 3;

/** 17.1-b By terrain: infantry and cavalry in the front line. */
export const FRONT = [
  [3, 1],
  [5, 2],
] as const;
export const BATTLE_ROUNDS = 3;
/** 15-b */
export const BATTLE_BLOCKS = 3;
/** 17.4-a, 17.6-a */
export const POINTS_PER_ACTIVATION = 2;
/** 17.7-e By kind of road (main, secondary); by sea and from a fortress as by a main road. */
export const REINFORCE_BY_ROAD = [2, 1] as const;
export const REINFORCE_BY_SEA = 2;
export const REINFORCE_FROM_FORTRESS = 2;

/** 17.4-g Morale against a charge: Carlist infantry by terrain. */
export const CARLIST_CHARGED = [-1, -2] as const;

/** 18.1-f, 18.1-h */
export const ASSAULT_ON_CITY = 4;
export const ASSAULT_ELSEWHERE = 2;
export const HITS_PER_LOSS = 2;

/** 19.2-a, 23.3-a */
export const REGION_SUPPLIES: BySide<number> = [6, 0];
/** 19.2-b Carlist units: in the Carlist zone or beside it, elsewhere. */
export const CARLIST_SUPPLY = { near: 4, far: 2 } as const;
/** 19.2-c Liberal units by zone of the space (Liberal, Carlist). */
export const LIBERAL_SUPPLY = [
  { city: 6, town: 4, port: 4, fortress: 2, other: 2 },
  { city: 0, town: 2, port: 2, fortress: 1, other: 0 },
] as const;
/** 19.3-c, 23.3-b A die up to this costs 1 strength. */
export const SIEGE_LOSS = 3;
export const FORAGE_LOSS = 3;

/** 20-a By period and turn: blocks and artillery points of the Liberals, then of the Carlists. Reconstructed. */
export const REINFORCEMENTS: readonly (readonly (readonly [BySide<number>, BySide<number>])[])[] = [
  [
    [
      [1, 0],
      [1, 0],
    ],
    [
      [2, 0],
      [0, 0],
    ],
    [
      [1, 1],
      [1, 0],
    ],
    [
      [2, 0],
      [0, 1],
    ],
    [
      [1, 0],
      [1, 0],
    ],
  ],
  [
    [
      [2, 2],
      [1, 0],
    ],
    [
      [1, 0],
      [0, 1],
    ],
    [
      [2, 1],
      [1, 0],
    ],
    [
      [1, 0],
      [0, 0],
    ],
    [
      [2, 0],
      [1, 0],
    ],
  ],
];
/** 20-a The second period begins here. */
export const SECOND_PERIOD = 1836;
/** 20.2-a Carlist reinforcements come below their maximum, but not below this. */
export const LEAST_CARLIST_REINFORCEMENT = 2;

/** 22.1-a By the sum of two dice from 2 to 12: a region (index in REGIONS), NONE or CHOICE. */
export const NO_UPRISING = -1;
export const ANY_UPRISING = -2;
export const UPRISING_TABLE: readonly number[] = [0, 5, 3, 2, NO_UPRISING, 6, 8, 1, 7, 4, ANY_UPRISING];

/** 23-b By year: expeditions at once. */
export const EXPEDITIONS: readonly number[] = [0, 1, 2, 2, 2];
/** 23.2-b */
export const LOCATED = 6;
export const MOST_PURSUIT = 5;
/** 23.4-b */
export const SUPPRESSED_TWICE = 6;

/** 9.1-a, 9.1-b, 9.1-i, 9.1-j, 9.1-k */
export const CITY_VP = 3;
export const TOWN_VP = 1;
export const ROUT_VP = 1;
export const PRESTIGE_BOXES = 4;
export const DESTROYED_EXPEDITION = 2;
export const ARMY_IN_ZONE = 4;
export const REGIONS_FOR_ONE_VP = 3;
export const REGIONS_FOR_TWO_VP = 5;
/** 9-e */
export const CITIES_TO_WIN = 2;

/** 9-b, 9-c Where the zones of the VP track begin, the same for both sides. Reconstructed. */
export const AUTOMATIC_ZONE = 10;
export const DECISIVE_ZONE = 7;

/** 24.1-a By year: fortress points up to the first give the Carlists a VP, from the second on the Liberals. */
export const FORTRESS_POINTS: readonly (readonly [carlist: number, liberal: number])[] = [
  [3, 8],
  [1, 6],
  [0, 5],
  [1, 6],
  [3, 8],
];
export const TOWN_FORTRESS = 2;
export const OTHER_FORTRESS = 1;
/** 24.1-b, 24.2-a */
export const BAZTAN_FROM = 1835;
export const WEARINESS_FROM = 1836;
/** 24.7-a By year: Liberal replacement points for each quiet region. */
export const QUIET_REGION: readonly number[] = [1, 1, 2, 2, 2];
export const QUIET_LEVEL = 1;
export const CARLIST_TOWN = 1;
export const CARLIST_CITY = 3;
/** 24.8-a */
export const CARLIST_REDEPLOYS = 5;
/** 24.9-c */
export const TOP_CARDS = 5;
