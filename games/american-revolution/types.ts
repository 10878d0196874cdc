/** The game's vocabulary. */
import type { SideName } from './data/sides.ts';
import type { Dark, Own, Pub } from './state/table.ts';
import type { RuleId } from './text/rules.en.ts';

export interface Revolution {
  side: SideName;
  pub: Pub;
  own: Own;
  dark: Dark;
  rule: RuleId;
}
