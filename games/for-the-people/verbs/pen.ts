/** The journal's pen: every change of the table is told with it. */
import { penOf } from '@cuartel/engine';
import type { SideName } from '../data/sides.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { Facts } from '../types.ts';

export const { tell, tellApart, tellOnly } = penOf<Facts, RuleId, SideName>();
