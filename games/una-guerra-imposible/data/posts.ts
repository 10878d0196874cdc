/** How a unit stands at its place, what everybody can see of it, and what only its owner keeps in mind. */
import type { Road } from './roads.ts';

/** Inside or outside matters only while enemies are in the space (18-d). From ON_ROAD on: the road it waits on (11.4-f). */
export type Post = number;
export const IN_THE_OPEN: Post = 0;
/** 18-a */
export const INSIDE: Post = 1;
/** 13.2-g */
export const AT_SEA: Post = 2;
export const ON_ROAD: Post = 3;
export const onRoad = (road: Road): Post => ON_ROAD + road;
/** The road of a unit that waits on one, else -1. */
export const roadOf = (post: Post): Road | -1 => (post >= ON_ROAD ? post - ON_ROAD : -1);

/** Marks that lie on a unit for all to see. */
/** 13.2-d It came by sea in this phase. */
export const LANDED = 1;
/** 17.9-m It retreated in this phase. */
export const RETREATED = 2;
/** 18.2-c It came out of a besieged fortress and can only go back there. */
export const SALLIED = 4;
/** 17.7-f It failed to reinforce this battle. */
export const FALTERED = 8;
/** 17.4-a It has been activated in this battle round. */
export const SPENT = 16;

/** What only the owner keeps of a block or counter: the opponent cannot tell blocks apart that have mixed. */
/** 10-e It has taken part in an action of this phase. */
export const ACTED = 1;
/** 21.1-a It has gained strength in this phase. */
export const GAINED = 2;
/** 12.1-e It came to the active space by concentration. */
export const CONCENTRATED = 4;
/** 23.1-g It came from a region in this phase. */
export const FROM_REGION = 8;

/** 17.1-b Where a block stands on the battlefield; -1 off it. */
export type BattleLine = number;
export const OFF_BOARD: BattleLine = -1;
export const FRONT_LINE: BattleLine = 0;
export const RESERVE: BattleLine = 1;
export const DEMORALISED: BattleLine = 2;
/** 17.1-e The box of trains and backpacks. */
export const BAGGAGE: BattleLine = 3;

/** 4.8-a What stands in a space: nothing, or a fortress of a side, built or not. */
export const NO_FORTRESS = 0;
export const BUILT = 1;
export const UNDER_CONSTRUCTION = 3;
