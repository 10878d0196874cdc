/** 7.2 Activation checks. What is checked is listed before the first die; one die for each thing on the list. */
import { die } from '@cuartel/engine';
import { exitsOf } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import { isForce, unrevealed } from '../queries/map.ts';
import { activeCombat, isActive, met } from '../queries/units.ts';
import { ROUSED, type Seen, type Table, type Token } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { Term } from '../types.ts';
import { rolled, tell } from './journal.ts';
import { bringOut, markRevealed } from './lines.ts';
import { activate } from './units.ts';

/** A thing to check: a garrison, a unit face down, or a Large Force. */
export interface Check {
  readonly what: 'garrison' | 'unit' | 'force';
  readonly space: Space;
  readonly token: Token | -1;
}
export interface Cause {
  /** The rule that calls for the checks. */
  readonly rule: RuleId;
  /** C-i An action of Mosby's, which spoils Ames. */
  readonly mosbys: boolean;
  readonly terms?: readonly Term[];
  /** 6.2-h Units woken now attack without a roll if the Union wins the Initiative. */
  readonly rouses?: boolean;
}

/** 7.2-u In a space: its garrison, then deactivated units by number, then its Large Force. */
export const checksIn = (pub: Seen, space: Space, into: Check[] = []): Check[] => {
  if (unrevealed(pub, space)) into.push({ what: 'garrison', space, token: -1 });
  for (let token = 0; token < pub.at.length; token++)
    if (pub.at[token] === space && !isActive(pub, token)) into.push({ what: 'unit', space, token });
  if (isForce(pub, space)) into.push({ what: 'force', space, token: -1 });
  return into;
};
/** 6.4-g, 6.5-r The space of the deed, then its neighbours in the order of its exits. */
export const checksAround = (pub: Seen, space: Space): Check[] => {
  const list = checksIn(pub, space);
  for (const next of exitsOf(space)) checksIn(pub, next, list);
  return list;
};
/** 5.C2-a .. 5.C2-f Around every activated combat unit, each space once, by number. */
export const checksOfRound = (pub: Seen): Check[] => {
  const near = new Set<Space>();
  for (let token = 0; token < pub.at.length; token++) {
    const at = pub.at[token] as number;
    if (at < 0 || !activeCombat(pub, token)) continue;
    near.add(at);
    for (const next of exitsOf(at)) near.add(next);
  }
  const list: Check[] = [];
  for (const space of [...near].sort((a, b) => a - b)) checksIn(pub, space, list);
  return list;
};

/** Makes the checks. How many units are activated by them, blanks not counted. */
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
    if (rouses) pub.flag[up] = (pub.flag[up] as number) | ROUSED;
    // C-i Ames is found out.
    if (mosbys && activeCombat(pub, up)) pub.ames = 0;
  }
  return woken;
};
