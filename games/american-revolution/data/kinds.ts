/** 2.10-a, 2.11-a, 2.11-b What a unit can be. A kind is its index in KINDS: combat formations first, then leaders. */
export const FORMATION_KINDS = ['regular', 'detachment', 'grenadier', 'light', 'marine', 'militia', 'indian', 'fleet'] as const;
export type FormationKindName = (typeof FORMATION_KINDS)[number];
export const LEADER_KINDS = ['general', 'commander', 'admiral'] as const;
export type LeaderKindName = (typeof LEADER_KINDS)[number];
/** 7.9-ad The marker Leader Arises on the map: general or admiral, as the case may be. */
export const KINDS = [...FORMATION_KINDS, ...LEADER_KINDS, 'arisen'] as const;
export type KindName = (typeof KINDS)[number];
export type Kind = number;

export const REGULAR = 0;
export const DETACHMENT = 1;
export const GRENADIER = 2;
export const LIGHT = 3;
export const MARINE = 4;
export const MILITIA = 5;
export const INDIAN = 6;
export const FLEET = 7;
export const GENERAL = 8;
export const COMMANDER = 9;
export const ADMIRAL = 10;
export const ARISEN = 11;

export const kindOf = (name: KindName): Kind => KINDS.indexOf(name);
