/** What writes the journal. */
import { penOf } from '@cuartel/engine';
import type { Side } from '../data/board.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { Facts } from '../types.ts';

export const { tell, tellApart, tellOnly } = penOf<Facts, RuleId, Side>();
