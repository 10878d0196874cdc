/** The tables of the rulebook and its fixed figures. */
import type { BySide } from './sides.ts';

/** 7.3.1-a */
export const BATTLE_SIZES = ['small', 'medium', 'large'] as const;
export type BattleSize = 0 | 1 | 2;
export const SMALL = 0;
export const MEDIUM = 1;
export const LARGE = 2;
export const MEDIUM_FROM = 6;
export const LARGE_FROM = 20;

/** 7.10-a By battle size and row 1 to 10 (index 0 to 9): losses of the attacker, by the defender's die. */
export const ATTACKER_LOSSES: readonly (readonly number[])[] = [
  [0, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1, 1, 1, 1, 1, 1, 2, 3, 3, 3],
  [1, 2, 3, 3, 3, 4, 4, 4, 5, 6],
];
/** The same for the defender, by the attacker's die. */
export const DEFENDER_LOSSES: readonly (readonly number[])[] = [
  [0, 0, 0, 1, 1, 1, 1, 1, 1, 1],
  [0, 1, 1, 1, 1, 2, 2, 2, 2, 3],
  [1, 2, 2, 3, 3, 3, 4, 4, 5, 5],
];
/** 7.10-b Rows from this one on have a star in the defender's losses. */
export const STAR_FROM = 7;
export const ROWS = 10;
/** 7.7-a */
export const CASUALTY_ROLL = 10;
/** 7.7.3-a A general falls on up to this: whose own die came to 10, and whose did not. */
export const CASUALTY_OWN = 3;
export const CASUALTY_OTHER = 1;
/** 7.3.1-c */
export const LOSS_FACTOR = 2;
/** 7.5.3-a Least ratio, modifier. */
export const RATIOS: readonly (readonly [ratio: number, modifier: number])[] = [
  [5, 4],
  [4, 3],
  [3, 2],
];
export const EMPTY_FORT = 4;
/** 7.5-a, 5.8.3-a, 6.8.7-a, 8.3-b */
export const INTERCEPTED = 2;
export const IN_FORT = 2;
export const ENEMY_UNSUPPLIED = 2;
export const NO_SCREEN = 2;
/** 6.4.1-a, 6.4.1-b */
export const IRONCLAD_GUNS = 2;
export const FORT_GUNS = 2;
export const HUNLEY_GUNS = 1;
export const TORPEDO_GUNS = 1;
export const ASSAULT_MOST = 3;
/** 6.3.1-a */
export const GUNS_PASSED = 4;
export const GUNS_TORPEDOES = -1;
/** 5.8.1-b, 7.2.3-a Taken from the die of a force with a brigade. */
export const CAVALRY_HELP = 2;
/** 5.7.2-a */
export const OVERRUN = 10;

/** 5.1.3-a */
export const FORMATIONS = ['army', 'corps', 'division', 'brigade'] as const;
export type Formation = 0 | 1 | 2 | 3;
export const ARMY = 0;
export const CORPS = 1;
export const DIVISION = 2;
export const BRIGADE = 3;
export const formationSize: readonly number[] = [15, 6, 3, 1];
export const formationPoints: readonly number[] = [6, 8, 5, 10];
export const RAIL_BONUS = 2;
/** 5.2.1-a, 4.1-a */
export const ARMY_LEAST = 5;
export const ARMY_CARD = 2;
/** 5.2.9-a, 5.3.4-b Generals beyond the SP of the space. */
export const ARMY_GENERALS = 3;
export const CORPS_GENERALS = 1;
/** 6.1.2-a, 6.1.5-c */
export const SHIPLOAD = 3;
export const RIVER_ARMY = 9;
/** 5.6.5-b */
export const LONE_SPACES = 10;

/** 9.1-a */
export const attritionOf = (sp: number): number => (sp < 3 ? 0 : sp < 7 ? 1 : 2);

/** 6.8.6-a, 6.7-a, 7.5.1-a */
export const FORTS: BySide<number> = [12, 6];
export const FORT_CARD: BySide<number> = [1, 3];
export const IRONCLADS = 3;
export const TORPEDOES = 6;
/** 10.2.2-a, 19-e */
export const STRATEGIC: BySide<number> = [15, 7];
export const ARMY_TRANSFERS = 3;
/** 5.2.1-c, 5.5.4-a Turns away from the map. */
export const RETURN = 1;
export const CAVALRY_RETURN: BySide<number> = [1, 3];

/** 10.3.1-b to 10.3.1-d */
export const EAST = 8;
export const EAST_WITHOUT_WASHINGTON = 4;
export const CENTRE = 6;
export const WEST = 4;
export const FOREIGN_INTERVENTION_SP = 2;
/** 10.4.2-a */
export const STATE_SP = 9;
/** 10.5.3-a */
export const BLOCKADE_MOST = 5;
export const BLOCKADE_CAPPED = 4;
export const AMPHIBIOUS_MOST = 5;

/** 12.4-a, 12.4-b Fates of war and the ends of the track. */
export const FATES_UP = 2;
export const FATES_DOWN = 3;
export const WILL_MOST = 199;
/** 12.3-a */
export const LARGE_WON = 3;
export const LARGE_LOST = -5;
/** 12.5-a, 12.6-a, 12.7-a, 12.8-a, 12.9-a, 12.11-a, 12.1.2-a, 5.2.2-b, 5.6.1-c, 11.2.3-a */
export const NO_RUNNER = -2;
export const CAPITAL_LOST: BySide<number> = [-30, -15];
export const CAPITAL_MISPLACED = -10;
export const ARMY_LOST: BySide<number> = [-10, -5];
export const MISSISSIPPI_WON = 10;
export const FALL_LOSS = -5;
export const FORT_LOST = 1;
export const INVADED_SPACES = 3;
export const INVADED = 5;
export const PASSED_OVER = -2;
export const MCCLELLAN_COMMANDS = 5;
/** 15-b, 15-h, 17.3-a, 17.3-c */
export const BLOCKADE_NEGLECTED = -10;
export const SP_BASE = 35;
export const STATES_TO_WIN = 10;
export const WILL_PER_STATE = 25;
/** 17.2.1-a, 4.4.2-d */
export const UNION_FLOOR = 50;
export const INTERVENTION_WILL = 110;
