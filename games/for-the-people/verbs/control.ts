/** Control markers, forts, capitals and naval weapons: what is placed and lost, and what follows from it. */
import { CENTRES, centreWorth } from '../data/places.ts';
import { isCoastalFort } from '../data/ports.ts';
import { BOTH, CSA, foe, NOBODY, type Side, USA } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { homeOf } from '../data/states.ts';
import { CAPITAL_LOST, CAPITAL_MISPLACED, FORT_LOST } from '../data/tables.ts';
import { spAt } from '../queries/pieces.ts';
import { fortFollows, isProperCapital } from '../queries/states.ts';
import { isIntact } from '../queries/supply.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { Change } from '../types/politics.ts';
import { tell } from './pen.ts';
import { bring } from './will.ts';

/** 12.11-a A Confederate fort is gone, or a coastal one the Union's. */
const fortWill = (t: Table, space: Space, aside: Change[] | null): void => {
  bring(t, { rule: '12.11-a', side: CSA, by: -FORT_LOST, cause: 'fort', of: space }, aside);
  bring(t, { rule: '12.11-a', side: USA, by: FORT_LOST, cause: 'fort', of: space }, aside);
};
/** 12.2-a */
const destroyCentre = (t: Table, space: Space, aside: Change[] | null): void => {
  t.pub.destroyed |= 1 << CENTRES.indexOf(space);
  tell(t, '3.4.2-b', 'destroyed', { space });
  bring(t, { rule: '12.2-a', side: CSA, by: -centreWorth[space]!, cause: 'centre', of: space }, aside);
  bring(t, { rule: '12.2-a', side: USA, by: centreWorth[space]!, cause: 'centre', of: space }, aside);
};

/**
 * A side's control marker on a space (11.3-d, 11.3-f one at most, and as many as are wanted; G-a troops alone change nothing; G-f a fort
 * counter stands on), with everything that follows: 12.2-a a centre is destroyed, 12.11-a and 6.7-c a coastal fort
 * is captured with what lies in it, 6.8.4-a an empty coastal fort goes with its port, 11.3-e a capital raided goes to its box.
 * `aside` takes the changes of will that their owners are to put in order.
 */
export const mark = (t: Table, rule: RuleId, side: Side, space: Space, aside: Change[] | null = null): void => {
  const { pub } = t;
  if (pub.control[space] === side) return;
  pub.control[space] = side;
  tell(t, rule, 'marked', { side, space });
  if (pub.capital[foe(side)] === space) takeCapital(t, foe(side));
  if (side === CSA) return;
  if (isIntact(pub, space)) destroyCentre(t, space, aside);
  if (isCoastalFort[space]) {
    fortWill(t, space, aside);
    sinkWeapons(t, space);
  }
  const fort = fortFollows(pub, space);
  if (fort >= 0) mark(t, '6.8.4-a', USA, fort, aside);
};
/** The marker is taken off: its own colour again, or neutral. */
export const unmark = (t: Table, rule: RuleId, space: Space): void => {
  t.pub.control[space] = homeOf[space]!;
  tell(t, rule, 'unmarked', { space, owner: homeOf[space]! });
};

/** 6.8.6-b, 12.11-b A fort counter is eliminated. */
export const loseFort = (t: Table, space: Space): void => {
  const { pub } = t;
  const owner = pub.fort[space]!;
  if (owner === NOBODY) return;
  pub.fort[space] = NOBODY;
  pub.fortsOut[owner]++;
  tell(t, '6.8.6-b', 'fortLost', { side: owner, space });
  if (owner === CSA) fortWill(t, space, null);
};
export const buildFort = (t: Table, rule: RuleId, side: Side, space: Space): void => {
  t.pub.fort[space] = side;
  tell(t, rule, 'fortBuilt', { side, space });
};
/** 3.4.2-f, 6.8.6-b */
export const releaseForts = (t: Table): void => {
  const { pub } = t;
  for (const side of [USA, CSA] as const) {
    if (pub.fortsOut[side] > 0) tell(t, '3.4.2-f', 'fortsFree', { side, count: pub.fortsOut[side] });
    pub.fortsOut[side] = 0;
  }
};

/** 11.2.2-a, 12.6-a Its counter goes to its box. */
export const takeCapital = (t: Table, side: Side): void => {
  const space = t.pub.capital[side];
  t.pub.capital[side] = -1;
  tell(t, '11.2.2-a', 'capitalLost', { side, space });
  bring(t, { rule: '12.6-a', side, by: CAPITAL_LOST[side], cause: 'capital', of: space }, null);
};
/** 11.2.2-a, 3.4.1-a Enemy SP hold the space of a capital. */
export const evictCapital = (t: Table, space: Space): void => {
  for (const side of BOTH) if (t.pub.capital[side] === space && spAt(t.pub, foe(side), space) > 0) takeCapital(t, side);
};
/** 11.2.3-a, 3.4.1-a */
export const setCapital = (t: Table, side: Side, space: Space): void => {
  t.pub.capital[side] = space;
  tell(t, '11.2.3-a', 'capitalSet', { side, space });
  if (!isProperCapital(side, space, t.pub.clandestine))
    bring(t, { rule: '12.6-a', side, by: CAPITAL_MISPLACED, cause: 'capitalAway', of: space }, null);
};

/** 6.7-c */
export const sinkWeapons = (t: Table, space: Space): void => {
  const { pub } = t;
  const found = pub.ironclads.includes(space) || pub.torpedoes.includes(space) || pub.hunley === space;
  if (!found) return;
  pub.ironclads = pub.ironclads.filter(at => at !== space);
  pub.torpedoes = pub.torpedoes.filter(at => at !== space);
  if (pub.hunley === space) pub.hunley = -1;
  tell(t, '6.7-c', 'weaponsLost', { space });
};
/** 6.7-c All retreats done, under every Union SP: those that intercepted, fell back or came by train too. */
export const sinkHeld = (t: Table): void => {
  const { ironclads, torpedoes, hunley } = t.pub;
  for (const space of new Set([...ironclads, ...torpedoes, ...(hunley >= 0 ? [hunley] : [])]))
    if (spAt(t.pub, USA, space) > 0) sinkWeapons(t, space);
};
/** 6.7-a */
export const placeWeapon = (t: Table, kind: 'ironclad' | 'torpedo' | 'hunley', space: Space): void => {
  const { pub } = t;
  if (kind === 'ironclad') pub.ironclads.push(space);
  else if (kind === 'torpedo') pub.torpedoes.push(space);
  else pub.hunley = space;
  tell(t, '6.7-a', 'weapon', { kind, space });
};
/** 6.7-c */
export const sinkIronclad = (t: Table, space: Space): void => {
  t.pub.ironclads = t.pub.ironclads.filter(at => at !== space);
  tell(t, '6.7-c', 'ironcladSunk', { space });
};
