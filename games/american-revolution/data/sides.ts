/** 1.1-a The two players. A side is an index into SIDES in the data and in arrays; the drawers are named. */
export const SIDES = ['american', 'british'] as const;
export type SideName = (typeof SIDES)[number];
export type Side = 0 | 1;
export type BySide<T> = readonly [american: T, british: T];

export const AMERICAN = 0;
export const BRITISH = 1;
export const NOBODY = -1;

export const foe = (side: Side): Side => (side === AMERICAN ? BRITISH : AMERICAN);
export const foeOf = (side: SideName): SideName => (side === 'american' ? 'british' : 'american');
export const numberOf = (side: SideName): Side => (side === 'american' ? AMERICAN : BRITISH);
export const nameOf = (side: Side): SideName => SIDES[side];
