/** 17.7-c Blocks that try to come to a battle, and whom they bring. */
import { blockArm, TRAIN } from '../data/blocks.ts';
import { BAGGAGE, FALTERED, IN_THE_OPEN, RESERVE, SALLIED } from '../data/posts.ts';
import { roadFrom } from '../data/roads.ts';
import { numberOf, SIDES, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { TOKENS_OF, type Unit } from '../data/units.ts';
import { moraleNumber, passes, reinforceTerms } from '../queries/battle.ts';
import { isBesieged } from '../queries/fortresses.ts';
import { type Comer, inEnemyZone } from '../queries/reinforcing.ts';
import { markerMorale, moraleChange } from '../queries/tactics.ts';
import { isToken } from '../queries/units.ts';
import { entryCode, FROM_INSIDE, type Table } from '../state/table.ts';
import { battleOf } from './battle.ts';
import { roll } from './combat.ts';
import { liftSieges } from './fortress.ts';
import { mix } from './mix.ts';
import { tellApart } from './pen.ts';
import { blockOf, mark, unmark } from './units.ts';

/** 17.7-f One block tests; the enemy sees the dice and whether it comes. */
export const tryToCome = (t: Table, side: SideName, space: Space, { token }: Comer): boolean => {
  const block = blockOf(t, token);
  const from = t.pub.at[token]!;
  const card = moraleChange(t.pub, numberOf(side), block, 'other', false);
  const number = moraleNumber(block, reinforceTerms(inEnemyZone(numberOf(side), space)), card.n + markerMorale(t.pub, token));
  const dice = card.passes ? [] : roll(t, 2);
  const passed = card.passes || passes(dice[0]! + dice[1]!, number);
  tellApart(t, '17.7-f', side, 'cameThis', { side, space, block, from, dice, number, passed }, 'cameToBattle', {
    side,
    space,
    token,
    from,
    dice,
    passed,
  });
  if (!passed) mark(t, token, FALTERED);
  return passed;
};
/** 17.7-f, 17.7-g Onto the battlefield, into the reserve; trains into their box. */
export const joinBattle = (t: Table, side: SideName, space: Space, units: readonly Unit[], way: number): void => {
  const { pub } = t;
  const out = way === FROM_INSIDE && isBesieged(pub, numberOf(side), space);
  for (const unit of units) {
    pub.at[unit] = space;
    pub.post[unit] = IN_THE_OPEN;
    if (out) mark(t, unit, SALLIED);
    if (isToken(unit)) pub.line[unit] = blockArm[blockOf(t, unit)] === TRAIN ? BAGGAGE : RESERVE;
  }
  // 17.9-g The road is open to the defender's retreat again.
  if (way >= 0 && numberOf(side) !== battleOf(t).attacker) pub.aid.push(entryCode(way, roadFrom[way] === space));
  mix(t, side, space);
  // 17.7-k, 11.4-j The last besiegers may have come.
  liftSieges(t);
};
/** 17.7-f, 17.7-k Who failed has failed for this battle alone. */
export const forgetFailures = (t: Table): void => {
  for (const side of SIDES) {
    const failed = TOKENS_OF[numberOf(side)].filter(token => (t.pub.marks[token]! & FALTERED) !== 0);
    for (const token of failed) unmark(t, token, FALTERED);
    for (const place of new Set(failed.map(token => t.pub.at[token]!))) mix(t, side, place);
  }
};
