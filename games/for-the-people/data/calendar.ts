/** 3.2-a, 2.1-b The thirteen turns, numbered from 1: three a year from spring 1861, the last one spring 1865. */
export type Turn = number;
export const LAST_TURN: Turn = 13;
export const SEASONS = ['spring', 'summer', 'fall'] as const;
export type Season = (typeof SEASONS)[number];

export const seasonOf = (turn: Turn): Season => SEASONS[(turn - 1) % 3]!;
export const yearOf = (turn: Turn): number => 1861 + Math.floor((turn - 1) / 3);
/** 12.9-a */
export const isFall = (turn: Turn): boolean => turn % 3 === 0;
/** 3.2-a Cards dealt to each player. */
export const cardsDealt = (turn: Turn): number => Math.min(turn + 3, 7);
/** 5.9.3-a, 5.2.6-c Spring 1864: the late railways are ready, and armies convert without supply. */
export const SPRING_1864: Turn = 10;
/** 17.2.1-a */
export const FALL_1864: Turn = 12;
