/** 1-a The two players. A side is an index into SIDES everywhere in the data; NOBODY marks what belongs to neither. */
export const SIDES = ['Liberal', 'Carlist'] as const;
export type SideName = (typeof SIDES)[number];
export type Side = 0 | 1;
export type BySide<T> = readonly [liberal: T, carlist: T];

export const LIBERAL = 0;
export const CARLIST = 1;
export const NOBODY = -1;

export const foe = (side: SideName): SideName => (side === 'Liberal' ? 'Carlist' : 'Liberal');
export const foeOf = (side: Side): Side => (1 - side) as Side;
export const numberOf = (side: SideName): Side => (side === 'Liberal' ? LIBERAL : CARLIST);
export const nameOf = (side: Side): SideName => SIDES[side];
