/** 7.2 Activation checks (7.2-g: scouting that failed, entry, kidnap, demolition, combat, each Round). 7.2-a, 7.2-b What is checked is listed before the first die; one die for each thing on the list. */
import { die } from '@cuartel/engine';
import type { Check } from '../queries/checks.ts';
import { unrevealed } from '../queries/map.ts';
import { activeCombat, isActive, met } from '../queries/units.ts';
import { ROUSED, type Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { SumTerm } from '../types.ts';
import { rolled, tell } from './journal.ts';
import { bringOut, markRevealed } from './lines.ts';
import { activate } from './units.ts';

export interface Cause {
  /** The rule that calls for the checks. */
  readonly rule: RuleId;
  /** C-i An action of Mosby's, which spoils Ames. */
  readonly mosbys: boolean;
  readonly terms?: readonly SumTerm[];
  /** 6.2-h Units woken now attack without a roll if the Union wins the Initiative. */
  readonly rouses?: boolean;
}

/** 6.0-b Makes the checks. How many units are activated by them, blanks not counted. */
export const check = (t: Table, list: readonly Check[], { rule, mosbys, terms = [], rouses = false }: Cause): number => {
  const { pub } = t;
  let woken = 0;
  for (const { what, space, token } of list) {
    if (what === 'garrison' ? !unrevealed(pub, space) : what === 'unit' && (pub.at[token] !== space || isActive(pub, token)))
      continue;
    const roll = rolled(die(t), terms, pub.awareness);
    const active = roll.total <= pub.awareness;
    tell(t, rule, 'check', { what, here: space, who: what === 'unit' ? met(pub, token) : null, roll, active });
    if (!active) continue;
    let up = token;
    if (what === 'unit') {
      if (!activate(t, token)) continue;
      tell(t, '7.2-c', 'garrison', { who: met(pub, token), here: space, how: 'active' });
    } else {
      if (what === 'garrison') markRevealed(t, space);
      up = bringOut(t, what === 'garrison' ? '7.2-d' : '7.2-e', space, 'active');
      if (up < 0) continue;
    }
    woken++;
    if (rouses) pub.flag[up] = pub.flag[up]! | ROUSED;
    // C-i Ames is found out.
    if (mosbys && activeCombat(pub, up)) pub.ames = 0;
  }
  return woken;
};
