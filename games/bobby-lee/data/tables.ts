import { TRACK_END } from './reconstructed.ts';
import type { BySide, ByWeather } from './sides.ts';

/** 1.21-d In a reinforcement limit: one die decides whether a unit may come. */
export const DIE_ROLL = -1;

/** 1.21-b Units that may attack over a hexside in a Campaign Turn, and retreat over it in a Battle Turn (7.12-a), by HEXSIDE_KINDS. */
export const attackLimit: readonly ByWeather<number>[] = [
  [4, 2],
  [2, 1],
  [2, 1],
  [2, 1],
  [2, 1],
  [1, 0],
  [0, 0],
  [0, 0],
  [0, 0],
];

/** 1.21-b Units that may reinforce over a hexside in a Battle Turn, by HEXSIDE_KINDS. */
export const reinforceLimit: readonly ByWeather<number>[] = [
  [2, 1],
  [1, DIE_ROLL],
  [1, DIE_ROLL],
  [1, DIE_ROLL],
  [1, DIE_ROLL],
  [DIE_ROLL, 0],
  [0, 0],
  [0, 0],
  [0, 0],
];

/** 1.21-d Least roll that lets a unit reinforce over a DIE_ROLL hexside, and how many it lets in by day and at night (6.31-h). */
export const REINFORCE_ROLL = 4;
export const REINFORCE_ROLL_UNITS = 1;
export const NIGHT_FACTOR = 2;

/** 10.5-b Attack limit of a River Crossing. */
export const crossingAttackLimit: ByWeather<number> = [2, 1];

/** 11.2-a Units that a hex feeds, by TERRAINS. */
export const forage: readonly ByWeather<number>[] = [
  [4, 2],
  [2, 1],
  [0, 0],
  [0, 0],
];

/** 2.3.1-a Speed by BLOCK_KINDS, for each side; only HQs differ. */
export const speed: BySide<readonly ByWeather<number>[]> = [
  [
    [2, 1],
    [2, 1],
    [2, 1],
    [2, 1],
    [3, 2],
    [2, 1],
    [1, 0],
  ],
  [
    [3, 2],
    [2, 1],
    [2, 1],
    [2, 1],
    [3, 2],
    [2, 1],
    [1, 0],
  ],
];

/** 2.3.2-a Least roll that hits with F1, F2 and F3; index 0 is no fire at all. */
export const hitsOn: readonly number[] = [7, 6, 5, 4];

/** Firepower (0 none, 1 to 3) by BLOCK_KINDS in each situation. */
export const firepower = {
  /** 7.31-d, 7.31-e Not engaged, over open ground. */
  long: [0, 0, 0, 0, 0, 1, 1],
  /** 7.31-e Heavy Artillery in a fortress battle. */
  longFortress: [0, 0, 0, 0, 0, 1, 2],
  /** 7.31-b to 7.31-e, 2.2.4-a Engaged by enemies who came to it. */
  engaged: [1, 2, 2, 2, 1, 3, 3],
  /** 2.2.4-a, 7.41-a Engaged because it went to them. */
  engages: [1, 2, 2, 1, 1, 3, 3],
  /** 7.35-c */
  assault: [1, 3, 3, 2, 3, 1, 1],
  /** 7.34-a From one's own line. */
  enfiladeOwn: [0, 1, 1, 1, 1, 1, 0],
  /** 7.34-a From the enemy's line. */
  enfiladeEnemy: [0, 2, 2, 1, 2, 2, 0],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** 7.14-b Firepower of a pursuer that is faster than, or as fast as, the slowest fugitive; a slower one does not fire. */
export const PURSUIT_FASTER = 2;
export const PURSUIT_EQUAL = 1;
/** 7.15-d */
export const ROUT_SHOTS = 2;

/** 7.2-a Least morale roll with which a unit acts freely. */
export const MORALE_ROLL = 4;

/** 7.36-b Hits that cost one step under Double Defence. */
export const DOUBLE_DEFENCE_HITS = 2;

/** 5.32-d Least modified roll for a forced march or an envelopment. */
export const marchRoll: BySide<number> = [5, 4];
/** 5.32-e, 7.43-b */
export const marchModifier = { mud: -1, rough: -1, artillery: -1, cavalry: 1 } as const;

/** 5.4-a to 5.4-f, 9.3-b, 9.4-a, 10.3-a, 10.4-a, 10.42-a, 10.5-a Cost in strategic moves. */
export const strategicCost = {
  land: 1,
  rail: 1,
  railBothGauges: 2,
  naval: 1,
  invasion: 2,
  evacuation: 2,
  crossingToFriendly: 1,
  crossingToEnemy: 2,
  crossingAttack: 2,
} as const;

/** 12.42-a Replacement Points for a cadre, by BLOCK_KINDS. */
export const cadreCost: BySide<readonly number[]> = [
  [6, 3, 1, 2, 2, 4, 5],
  [4, 3, 1, 2, 2, 4, 5],
];

/** 12.42-a Replacement Points for a step, by BLOCK_KINDS; 0 where none can be added. */
export const stepCost: BySide<readonly number[]> = [
  [3, 1, 0, 1, 1, 2, 2],
  [2, 1, 0, 1, 1, 2, 2],
];

/** 12.3-a Steps that one unit may receive in a Replacement Turn. */
export const MOST_STEPS_ADDED = 3;

/** 3.54-a Added to the draft die, which is half a d6 rounded up. */
export const draftBonus: BySide<number> = [1, 0];

/** 3.55-a, 3.55-b */
export const EMANCIPATION_CSA_UNITS = 6;
export const EMANCIPATION_VP = 3;

/** 6.3-a The pairs of Battle Turns of a day. */
export const HOURS = ['dawn', 'morning', 'afternoon', 'dusk'] as const;
export type Hour = (typeof HOURS)[number];

/** 7.0-a The segments of a Battle Turn; assaults come before fire (7.35-b), envelopments after the moves (7.43-b). */
export const SEGMENTS = ['retreat', 'morale', 'assault', 'fire', 'moves', 'envelopment', 'reinforcement'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** 6.2-a The places of one side on the battle board; Left faces the enemy's Right. */
export const POSITIONS = ['left', 'centre', 'right', 'reserve'] as const;
export type BattlePosition = (typeof POSITIONS)[number];

/** 4.3-a */
export const HIGHEST_BID = 4;

/** 3.2.5-a Tournament points of a draw and of a Decisive victory; a Marginal is worth its grade. */
export const TOURNAMENT_DRAW = 1;
export const TOURNAMENT_DECISIVE = 5;

/** 3.5-b The two ends of the Victory Track. */
export const USA_DECISIVE = -TRACK_END;
export const CSA_DECISIVE = TRACK_END;
