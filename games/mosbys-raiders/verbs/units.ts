/** Counters come onto the map, are turned up and over, and leave it. */
import { die } from '@cuartel/engine';
import { CANNON_HIDES, INTERROGATE } from '../data/options.ts';
import type { Space } from '../data/spaces.ts';
import { CANNON_FOUND_ON, POINTS } from '../data/tables.ts';
import { isCombat, SORT, type Unit } from '../data/units.ts';
import { isForce, on } from '../queries/map.ts';
import { isActive, met, unitsIn, withTrain } from '../queries/units.ts';
import { ACTIVE, SURELY_COMBAT, type Table, type Token } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { tell } from './journal.ts';
import { score } from './tracks.ts';

/** 8.3-c A Union counter that comes upon the hidden Cannon finds it on 1 or 2. */
const search = (t: Table, space: Space): void => {
  const { pub } = t;
  if (pub.cannonAt !== space || !on(pub, CANNON_HIDES)) return;
  const roll = die(t);
  const found = roll <= CANNON_FOUND_ON;
  tell(t, '8.3-c', 'cannon', { what: found ? 'found' : 'safe', here: space, die: roll });
  if (found) loseHiddenCannon(t);
};
export const loseHiddenCannon = ({ pub }: Table): void => {
  pub.cannonAt = -1;
  pub.spent.push(0);
};

/** 2.2-a Puts a counter on the map, face down unless `seen`. */
export const put = (t: Table, unit: Unit, space: Space, flags: number, seen: boolean): Token => {
  const { pub, dark } = t;
  let token = pub.at.indexOf(-1);
  if (token < 0) token = pub.at.length;
  pub.at[token] = space;
  pub.face[token] = seen ? unit : -1;
  pub.lost[token] = 0;
  pub.flag[token] = flags;
  pub.came[token] = -1;
  dark.who[token] = unit;
  search(t, space);
  return token;
};
/** Takes a counter off the map. */
const lift = ({ pub, dark }: Table, token: Token): Unit => {
  const unit = dark.who[token]!;
  pub.at[token] = -1;
  pub.face[token] = -1;
  pub.lost[token] = 0;
  pub.flag[token] = 0;
  pub.came[token] = -1;
  dark.who[token] = -1;
  const escort = pub.escort.indexOf(token);
  if (escort >= 0) pub.escort[escort] = -3;
  while (pub.at.length > 0 && pub.at[pub.at.length - 1] === -1) {
    pub.at.pop();
    pub.face.pop();
    pub.lost.pop();
    pub.flag.pop();
    pub.came.pop();
    dark.who.pop();
  }
  return unit;
};
/** 7.1-k Back into the cup, at full strength again. */
export const toCup = (t: Table, token: Token): void => {
  t.dark.cup.push(lift(t, token));
};
/** 5.2-d, 5.2-e The units of an event combat that are left go back to the cup. */
export const sendBack = (t: Table, rule: RuleId, units: readonly Token[]): void => {
  for (const token of units) {
    tell(t, rule, 'sentBack', { who: met(t.pub, token), here: t.pub.at[token]! });
    toCup(t, token);
  }
};
export const toHolding = (t: Table, token: Token): void => {
  const unit = lift(t, token);
  t.pub.holding.push(unit);
};
/** 6.5-z Destroyed for good. */
export const destroy = (t: Table, token: Token): void => {
  const unit = lift(t, token);
  t.pub.eliminated.push(unit);
};
/** 7.8-h1 An escort goes back off the map with the train; its identity and losses are kept. */
const rejoinTrain = (t: Table, token: Token): void => {
  const { pub } = t;
  const i = pub.escort.indexOf(token);
  pub.escortLost[i] = pub.lost[token]!;
  pub.escortUnit[i] = lift(t, token);
  pub.escort[i] = -2;
};

/** 7.2-t Once seen, a counter stays known; 7.2-f only scouting, entry and activation show it. */
export const reveal = ({ pub, dark }: Table, token: Token): void => {
  if (pub.face[token]! < 0) pub.face[token] = dark.who[token]!;
};
/** 7.2-c Turned up; a blank goes to the Holding Box. True when a real unit is now activated. */
export const activate = (t: Table, token: Token, flags = 0): boolean => {
  reveal(t, token);
  const { pub } = t;
  if (SORT[pub.face[token]!] === 'blank') {
    tell(t, '7.7-a', 'garrison', { who: met(pub, token), here: pub.at[token]!, how: 'blank' });
    toHolding(t, token);
    return false;
  }
  pub.flag[token] = (pub.flag[token]! & ~SURELY_COMBAT) | ACTIVE | flags;
  return true;
};
/** 7.2-h .. 7.2-k In place, or to the cup where a Large Force stands. */
export const deactivate = (t: Table, rule: RuleId, token: Token): void => {
  const { pub } = t;
  const here = pub.at[token]!;
  if (withTrain(pub, token)) {
    tell(t, '7.8-h1', 'deactivated', { who: met(pub, token), here });
    rejoinTrain(t, token);
  } else if (isForce(pub, here)) {
    tell(t, rule, 'absorbed', { who: met(pub, token), here });
    toCup(t, token);
  } else {
    pub.flag[token] = 0;
    const escort = pub.escort.indexOf(token);
    if (escort >= 0) pub.escort[escort] = -3;
    tell(t, rule, 'deactivated', { who: met(pub, token), here });
  }
};
/** One space on. */
export const shift = (t: Table, token: Token, to: Space): void => {
  t.pub.at[token] = to;
  search(t, to);
};
/** 7.7-i, 7.7-j Mosby takes a picket, courier or sutler. */
export const take = (t: Table, rule: RuleId, token: Token): void => {
  const { pub } = t;
  const sort = SORT[pub.face[token]!];
  tell(t, rule, 'took', { who: met(pub, token), here: pub.at[token]! });
  toHolding(t, token);
  if (sort === 'courier' || sort === 'sutler') score(t, '7.7-i', POINTS[sort]);
  if (sort !== undefined && pub.phase === 'operations' && on(pub, INTERROGATE)) pub.captives.push(sort);
};
/** Takes every known non-combat unit of a space that `which` allows. */
export const takeAll = (t: Table, rule: RuleId, space: Space, which: (active: boolean, token: Token) => boolean): void => {
  const { pub } = t;
  for (const token of unitsIn(pub, space)) {
    const unit = pub.face[token]!;
    if (unit >= 0 && !isCombat(unit) && which(isActive(pub, token), token)) take(t, rule, token);
  }
};
