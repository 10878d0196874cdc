/** 7.3, 7.7 How pickets, couriers and sutlers act. 7.2-l Only pickets wake others. 7.3-o They may enter any space without effect on it. */
import { die } from '@cuartel/engine';
import { distancesFrom, distancesTo, type May, nextNearer } from '@cuartel/engine/kit/index.ts';
import { byFord, MAP, SIZE } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import { RIDE } from '../data/tables.ts';
import { SORT } from '../data/units.ts';
import { isForce } from '../queries/map.ts';
import { activeCombatIn, activeNonCombat, isActive, met, unitsIn } from '../queries/units.ts';
import { ACTED, ACTIVE, type Table, type Token } from '../state/table.ts';
import { tell } from './journal.ts';
import { drawCombat } from './lines.ts';
import { oneOf, towards } from './pursuit.ts';
import { activate, deactivate, put, shift, take, toCup } from './units.ts';

const isPicket = (t: Table, token: Token): boolean => SORT[t.pub.face[token]!] === 'picket';
const sleepersWith = (t: Table, token: Token): Token[] =>
  unitsIn(t.pub, t.pub.at[token]!).filter(other => other !== token && !isActive(t.pub, other));

/** 7.7-f, 7.7-g, 7.7-h A picket gives the alarm where it is. */
const alarm = (t: Table, token: Token): void => {
  const { pub } = t;
  const here = pub.at[token]!;
  for (const other of sleepersWith(t, token)) {
    if (!activate(t, other)) continue;
    tell(t, '7.7-f', 'alarm', { who: met(pub, other), here });
  }
  if (!isForce(pub, here)) return;
  const unit = drawCombat(t);
  if (unit < 0) return;
  const woken = put(t, unit, here, ACTIVE, true);
  tell(t, '7.7-g', 'alarm', { who: met(pub, woken), here });
};
/** 7.3-j, 7.3-p, 7.7-j It has reached its friends: back to the cup. */
const absorb = (t: Table, token: Token, rule: '7.3-j' | '7.3-k' | '7.3-p'): void => {
  const unit = t.dark.who[token];
  if (isPicket(t, token)) alarm(t, token);
  if (t.dark.who[token] !== unit) return; // an empty cup restored the lines and took it
  tell(t, rule, 'absorbed', { who: met(t.pub, token), here: t.pub.at[token]! });
  toCup(t, token);
};
/** 7.3-k, 7.3-p, 7.7-f, 7.7-h Do those who stand here take it in, or does it wake them? */
const amongFriends = (t: Table, token: Token): boolean => {
  const here = t.pub.at[token]!;
  return isForce(t.pub, here) || activeCombatIn(t.pub, here) || (isPicket(t, token) && sleepersWith(t, token).length > 0);
};

/** 7.3-m Spaces that a non-combat unit would flee to. */
const goals = (t: Table, token: Token): Space[] => {
  const { pub } = t;
  const own = pub.at[token]!;
  const found: Space[] = [];
  for (let space = 0; space < SIZE; space++) if (space !== own && isForce(pub, space)) found.push(space);
  for (let other = 0; other < pub.at.length; other++) {
    const at = pub.at[other]!;
    if (at >= 0 && at !== own && !activeNonCombat(pub, other) && !found.includes(at)) found.push(at);
  }
  return found;
};
/** 7.3-l Round Mosby, unless he is hidden; his space may only be the goal itself. */
const roundMosby = (t: Table, own: Space): May | undefined => {
  const { mosby, hidden } = t.pub;
  return hidden || mosby < 0 ? undefined : (_, __, from) => from !== mosby || from === own;
};
/** 7.3-e Three spaces towards the nearest of its goals, which no other lies before; 7.3-l there is always a way round Mosby. */
const flee = (t: Table, token: Token): { path: Space[]; arrived: boolean } => {
  const own = t.pub.at[token]!;
  const may = roundMosby(t, own);
  const far = distancesFrom(MAP, [own], may);
  const all = goals(t, token);
  const nearest = Math.min(...all.map(goal => far[goal]!));
  const goal = oneOf(
    t,
    all.filter(space => far[space] === nearest),
  );
  const field = distancesTo(MAP, [goal], may);
  const path: Space[] = [];
  let at = own;
  while (path.length < RIDE && at !== goal) {
    const next = oneOf(t, nextNearer(MAP, at, field, may));
    const ford = byFord(at, next);
    if (ford && path.length > 0) break;
    path.push(next);
    shift(t, token, next);
    at = next;
    if (ford) break;
  }
  return { path, arrived: at === goal };
};

/** The one action of an activated non-combat unit. */
export const runAway = (t: Table, token: Token): void => {
  const { pub } = t;
  const here = pub.at[token]!;
  // 7.3-k, 7.7-d, 7.7-g, 7.7-h
  if (amongFriends(t, token)) {
    absorb(t, token, '7.3-k');
    return;
  }
  pub.flag[token] = pub.flag[token]! | ACTED;
  const roll = die(t);
  const who = met(pub, token);
  if (roll === 1) {
    tell(t, '7.2-h', 'ride', { who, here, die: roll, what: 'stops', path: [] });
    deactivate(t, '7.2-h', token);
  } else if (roll === 2) {
    if (here === pub.mosby) {
      tell(t, '7.3-i', 'ride', { who, here, die: roll, what: 'stays', path: [] });
      return;
    }
    const to = towards(t, here, pub.mosby);
    tell(t, '7.3-e', 'ride', { who, here, die: roll, what: 'towards', path: [to] });
    shift(t, token, to);
    if (to === pub.mosby) pub.came[token] = here;
    // 7.3-i, 7.2-n
    if (to === pub.mosby && !pub.hidden) take(t, '7.3-i', token);
    else if (amongFriends(t, token)) absorb(t, token, '7.3-p');
  } else {
    const { path, arrived } = flee(t, token);
    tell(t, '7.3-e', 'ride', { who, here, die: roll, what: 'flees', path });
    if (arrived) absorb(t, token, '7.3-j');
  }
};
