/** The printed tables. */
import { AWARENESS_BANDS, RAIL_POINTS } from './tunables.ts';

/** Notoriety 1 | 2 | 3 | 4-5 | 6-8 | 9 and more, as columns 0..5. */
const column = (notoriety: number): number =>
  notoriety <= 3 ? Math.max(0, notoriety - 1) : notoriety <= 5 ? 3 : notoriety <= 8 ? 4 : 5;

const RECRUITMENT: readonly (readonly number[])[] = [
  [0, 1, 2, 2, 3, 3],
  [1, 1, 2, 3, 3, 4],
  [1, 2, 2, 3, 3, 4],
  [1, 2, 3, 3, 4, 4],
  [1, 2, 3, 4, 5, 5],
  [1, 2, 3, 4, 5, 6],
];
/** 5.A5-a */
export const recruits = (die: number, notoriety: number): number => RECRUITMENT[die - 1]![column(notoriety)]!;

const HEALTHY: readonly number[] = [3, 3, 3, 4, 5, 6];
/** 5.A6-a */
export const cardsFor = (notoriety: number, wounded: boolean): number => HEALTHY[column(notoriety)]! - (wounded ? 1 : 0);
export const HAND_LIMIT = 6;

/** 5.A2-a */
export const awarenessFor = (notoriety: number): number => {
  const level = AWARENESS_BANDS.findIndex(top => notoriety <= top);
  return level < 0 ? AWARENESS_BANDS.length + 1 : level + 1;
};
export const MOST_AWARENESS = 5;

/** 5.C1-c The lowest die that gives Mosby the Initiative, by Awareness 1..5. */
const INITIATIVE: readonly number[] = [2, 3, 3, 4, 4];
export const initiativeNeeds = (awareness: number): number => INITIATIVE[awareness - 1]!;

/** 8.1-b The column of 10 serves for every Notoriety above it. */
const LAST_COLUMN = 10;
/** 6.5-l By the sum of Notoriety and Awareness, which reaches 15 at most. */
export const reaction = (notoriety: number, awareness: number): number => {
  const sum = Math.min(notoriety, LAST_COLUMN) + awareness;
  return sum <= 4 ? 2 : sum <= 7 ? 1 : sum <= 11 ? 0 : -1;
};

/** 6.5-j, 6.5-k Odds in the attacker's sight, -5 (1:6) .. 0 (1:1) .. 5 (6:1), rounded in the defender's favour. */
export const oddsFor = (attacker: number, defender: number): number => {
  if (attacker >= defender) return Math.min(5, (attacker - (attacker % defender)) / defender - 1);
  const rest = defender % attacker;
  return Math.max(-5, 1 - ((defender - rest) / attacker + (rest === 0 ? 0 : 1)));
};

export const RESULTS = ['D2', 'D1', 'D', 'R', 'R1', 'R2', 'R3'] as const;
export type CombatResult = (typeof RESULTS)[number];
const COMBAT: readonly CombatResult[] = ['D2', 'D1', 'D1', 'D', 'D', 'R', 'R1', 'R1', 'R2', 'R3'];
/** 6.5-n Below -1 reads as -1, above 8 as 8. */
export const combatResult = (total: number): CombatResult => COMBAT[Math.min(8, Math.max(-1, total)) + 1]!;
export const won = (result: CombatResult): boolean => result.startsWith('R');
/** Factors lost: by the Union on R1-R3, by the guerrilla on D1, D2. */
export const factorsLost = (result: CombatResult): number => (result.length === 1 ? 0 : Number(result[1]));

/** 6.5-c2 Wounded on this or less. */
export const WOUNDED_ON = 2;

/** 4.0-d */
export const POINTS = {
  courier: 1,
  sutler: 1,
  picket: 0,
  rail: RAIL_POINTS,
  bridge: 5,
  train: 5,
  kidnap: 10,
  win: 1,
  unionFactor: 3,
  loss: -2,
  guerrillaFactor: -5,
  wound: -5,
  skedaddle: -2,
  caught: -5,
  lee: 2,
  north: 1,
  northByForce: 2,
  food: 2,
  explosion: -1,
} as const;

/** 7.3-d Spaces a combat unit rides towards Mosby on a die of 3 or more. */
export const pursuit = (die: number): number => (die === 6 ? 4 : 3);
export const RIDE = 3;

/** 8.6-a Demolition fails on this or less. */
export const demolitionFails = (guarded: boolean): number => (guarded ? 2 : 1);
/** 8.3-a Discovered on this or less. */
export const discovers = (inside: boolean): number => (inside ? 2 : 1);
export const CANNON_FOUND_ON = 2;
/** 8.4-a */
export const RAIL_REPAIRED_ON = 3;

/** 8.7-a Points lost (negative), spaces revealed (positive, 9: all), or nothing. Rows by die; courier, sutler, picket. */
const INTERROGATION: readonly (readonly number[])[] = [
  [-2, -2, -1],
  [-1, 0, -1],
  [0, 0, 0],
  [1, 0, 1],
  [1, 1, 2],
  [2, 2, 9],
];
export const interrogated = (die: number, sort: 'courier' | 'sutler' | 'picket'): number =>
  INTERROGATION[die - 1]![sort === 'courier' ? 0 : sort === 'sutler' ? 1 : 2]!;

/** 8.9-a */
export const DEPOT_CONTENTS = ['explosion', 'explosion', 'nothing', 'food', 'food', 'horses'] as const;

/** 8.1-a */
export const VICTORY_LEVELS = ['marginal', 'tactical', 'substantial', 'decisive', 'overwhelming'] as const;
export const victoryLevel = (notoriety: number): (typeof VICTORY_LEVELS)[number] =>
  VICTORY_LEVELS[Math.min(4, Math.max(0, notoriety - 10))]!;
export const TURNS = 8;
export const winsAt = (advanced: boolean): number => (advanced ? 10 : 9);
