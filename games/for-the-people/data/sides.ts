/** 1-a The two players. A side is an index into SIDES; NOBODY marks what belongs to neither. */
export const SIDES = ['USA', 'CSA'] as const;
export type SideName = (typeof SIDES)[number];
export type Side = 0 | 1;
export type BySide<T> = readonly [usa: T, csa: T];

export const USA = 0;
export const CSA = 1;
export const NOBODY = -1;
export type Owner = Side | -1;

export const BOTH: readonly Side[] = [USA, CSA];
export const foe = (side: Side): Side => (side === USA ? CSA : USA);
export const numberOf = (name: SideName): Side => (name === 'USA' ? USA : CSA);
