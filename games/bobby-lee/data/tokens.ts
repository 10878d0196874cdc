import { BLOCKS, type Block, blockSide } from './blocks.ts';
import { CSA, USA } from './sides.ts';

/**
 * 0-b A token is what the opponent sees of a block: something that stands at a place, without type or steps. There are as many
 * tokens as blocks, numbered alike, so that a token's number tells its side and nothing else.
 */
export type Token = number;
export const TOKEN_COUNT = BLOCKS.length;

const ofSide = (side: number): readonly Block[] => BLOCKS.flatMap((_, block) => (blockSide[block] === side ? [block] : []));
/** The blocks of each side; the same numbers are its tokens. */
export const BLOCKS_OF: readonly [usa: readonly Block[], csa: readonly Block[]] = [ofSide(USA), ofSide(CSA)];
export const TOKENS_OF: readonly [usa: readonly Token[], csa: readonly Token[]] = BLOCKS_OF;

/** Everybody can see these of a token. */
export const DISORGANISED = 1;
/** 5.32-c A forced march is still to be rolled. */
export const MARKED = 2;
/** 7.36-b A hit that costs a step only with the next one. */
export const HALF_HIT = 4;

/** 2.2.4-a, 7.41-a It came to the enemies it is engaged with; without it they came to it. */
export const ENGAGES = 8;

/** Only the owner keeps these of a block: the opponent cannot tell blocks apart that have mixed. */
/** 5.3-a It has moved in this Campaign Turn. */
export const HAS_MOVED = 1;
/** 5.11-a An HQ that was activated in this Campaign Turn. */
export const ACTIVE = 2;
/** 7.3-a It has fired or assaulted in this Battle Turn. */
export const HAS_FIRED = 4;
/** 7.4-a It has made a battle move in this Battle Turn. */
export const HAS_SHIFTED = 8;
/** 7.2-a It failed its morale check in this Battle Turn. */
export const SHAKEN = 16;
/** 11.6-a It has lost its step in this Supply Phase. */
export const STARVED = 32;
