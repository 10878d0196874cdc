/** A hash that proves that two machines agree on a position. */
import { sha256Hex } from '../chance/sha256.ts';
import type { Position } from '../machine/machine.ts';
import type { Drawers } from './drawers.ts';
import { canonical } from './plain.ts';

/** What is true of a position, without the journal under way and without worked-out options. */
export const truthOf = <D extends Drawers>({ table: { pub, own, dark }, stack }: Position<D>) => ({ pub, own, dark, stack });
export const hashOf = <D extends Drawers>(pos: Position<D>): string => sha256Hex(canonical(truthOf(pos)));
