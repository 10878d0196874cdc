/** Sides by name, as the rulebook and the drawers call them, and by number, as the data do. */
import { CSA, SIDES, type Side, type SideName, USA } from './sides.ts';

export const foe = (side: SideName): SideName => (side === 'USA' ? 'CSA' : 'USA');
export const numberOf = (side: SideName): Side => (side === 'USA' ? USA : CSA);
export const nameOf = (side: number): SideName => SIDES[side]!;
