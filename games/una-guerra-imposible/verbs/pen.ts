/** The pen of this game's journal. */
import { penOf } from '@cuartel/engine';
import type { SideName } from '../data/sides.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { Facts } from '../types.ts';

export const { tell, tellApart, tellOnly } = penOf<Facts, RuleId, SideName>();
