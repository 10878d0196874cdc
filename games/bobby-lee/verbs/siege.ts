/** 11.81-b Whether a unit that dies now is out of the game for good. */
import type { Block } from '../data/blocks.ts';
import { numberOf } from '../queries/sides.ts';
import type { Table } from '../state/table.ts';
import { hexOf, sideOf } from './units.ts';

/** 11.8-e Its hex was besieged when the Movement Phase began. */
export const diesForGood = (t: Table, block: Block): boolean => t.pub.besieged[numberOf(sideOf(block))].includes(hexOf(t, block));
