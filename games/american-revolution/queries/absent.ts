/** Who is not on the map, and who in a siege belongs to those who come to help. */
import type { Unit } from '../data/units.ts';
import { type Mine, POOL, RELIEF, RESERVE, type Seen } from '../state/table.ts';

/** 4.11-a In the counter mix, to be mobilized. */
export const isInReserve = (pub: Seen, unit: Unit): boolean => pub.status[unit] === RESERVE;
/** 13.2-a In the leader pool. */
export const isInPool = (pub: Seen, unit: Unit): boolean => pub.status[unit] === POOL;
/** 28.12-a Of the relief force, not of the garrison. */
export const isRelief = (own: Mine, unit: Unit): boolean => (own.flags[unit]! & RELIEF) !== 0;
