/** 2.13-a The nations that units belong to, and the side that runs them (1.1-b, 26.1-c). A nation is its index in NATIONS. */
import { AMERICAN, BRITISH, type Side } from './sides.ts';

export const NATIONS = ['american', 'french', 'spanish', 'british', 'tory', 'hessian', 'indian'] as const;
export type NationName = (typeof NATIONS)[number];
export type Nation = number;

export const AMERICANS = 0;
export const FRENCH = 1;
export const SPANISH = 2;
export const BRITONS = 3;
export const TORIES = 4;
export const HESSIANS = 5;
export const INDIANS = 6;

export const nationOf = (name: NationName): Nation => NATIONS.indexOf(name);
export const NATION_SIDE: readonly Side[] = [AMERICAN, AMERICAN, AMERICAN, BRITISH, BRITISH, BRITISH, BRITISH];

/** 26.1-a The two nations that begin neutral. */
export const ALLIES = [FRENCH, SPANISH] as const;
export const isAlly = (nation: Nation): boolean => nation === FRENCH || nation === SPANISH;
