/** 7.3 How Union combat units ride. */
import { die, pick } from '@cuartel/engine';
import { nextOnShortest } from '@cuartel/engine/kit/index.ts';
import { byFord, distance, exitsOf, MAP } from '../data/map.ts';
import type { Space } from '../data/spaces.ts';
import { pursuit, RIDE } from '../data/tables.ts';
import { met, retreating } from '../queries/units.ts';
import { ACTED, RALLIED, RETREAT, ROUSED, type Table, type Token } from '../state/table.ts';
import { tell } from './journal.ts';
import { deactivate, shift } from './units.ts';

/** 7.4-d An even choice among equal ways. */
export const oneOf = (t: Table, spaces: readonly Space[]): Space => spaces[pick(t, spaces.length)]!;
/** 7.3-f The next space on a shortest way. */
export const towards = (t: Table, from: Space, to: Space): Space => oneOf(t, nextOnShortest(MAP, from, to));

/** 7.4-a, 7.4-c Counts the exits clockwise from the first, round and round. */
export const randomExit = (space: Space, roll: number): Space => {
  const exits = exitsOf(space);
  return exits[(roll - 1) % exits.length]!;
};
const WHY = { '5.A4-a': 'wanders', '7.2-m': 'scatters', '6.6-d': 'scatters', '6.5-ac': 'retreats', 'C-n': 'sweeps' } as const;
/** 7.4-b One space at random. */
export const wander = (t: Table, token: Token, rule: keyof typeof WHY): Space => {
  const from = t.pub.at[token]!;
  const roll = die(t);
  const to = randomExit(from, roll);
  tell(t, rule, 'random', { who: met(t.pub, token), from, to, die: roll, why: WHY[rule] });
  shift(t, token, to);
  return to;
};

/** 7.3-f, 6.2-s Rides up to `spaces` towards `goal`, stopping in it; a ford takes a whole action from the bank. */
const ride = (t: Table, token: Token, goal: Space, spaces: number): Space[] => {
  const path: Space[] = [];
  const { pub } = t;
  let at = pub.at[token]!;
  while (path.length < spaces && at !== goal) {
    const next = towards(t, at, goal);
    const ford = byFord(at, next);
    if (ford && path.length > 0) break;
    path.push(next);
    shift(t, token, next);
    if (next === pub.mosby) pub.came[token] = at;
    at = next;
    if (ford) break;
  }
  return path;
};
/** 7.3-h Away: farther from Mosby, else not nearer, else it stays. */
const away = (t: Table, token: Token): Space[] => {
  const { pub } = t;
  const at = pub.at[token]!;
  const far = distance(at, pub.mosby);
  let ways = exitsOf(at).filter(space => distance(space, pub.mosby) > far);
  if (ways.length === 0) ways = exitsOf(at).filter(space => distance(space, pub.mosby) === far);
  if (ways.length === 0) return [];
  const to = oneOf(t, ways);
  shift(t, token, to);
  return [to];
};
const acted = (t: Table, token: Token, flags = 0): void => {
  t.pub.flag[token] = (t.pub.flag[token]! & ~(RETREAT | ROUSED)) | ACTED | flags;
};

/** 7.3-d The one action of an activated combat unit. */
export const rideOut = (t: Table, token: Token): void => {
  const { pub } = t;
  const here = pub.at[token]!;
  // 7.3-n, 7.3-g1
  if (retreating(pub, token)) {
    acted(t, token, RALLIED);
    tell(t, '7.3-n', 'rallies', { who: met(pub, token), here });
    return;
  }
  // 7.8-p, 7.8-h
  if (pub.train >= 0 && pub.escort.includes(token)) {
    const path = ride(t, token, pub.train, RIDE);
    acted(t, token);
    if (path.length > 0) tell(t, '7.8-h', 'escort', { who: met(pub, token), path });
    return;
  }
  // 6.2-h
  if ((pub.flag[token]! & ROUSED) !== 0) {
    acted(t, token);
    tell(t, '6.2-h', 'roused', { who: met(pub, token), here });
    return;
  }
  acted(t, token);
  const roll = die(t);
  const who = met(pub, token);
  if (roll === 1) {
    tell(t, '7.2-h', 'ride', { who, here, die: roll, what: 'stops', path: [] });
    deactivate(t, '7.2-h', token);
  } else if (roll === 2) tell(t, '7.3-h', 'ride', { who, here, die: roll, what: 'away', path: away(t, token) });
  else if (here === pub.mosby) tell(t, '7.3-g', 'ride', { who, here, die: roll, what: 'stays', path: [] });
  else
    tell(t, roll === 6 ? '6.2-y' : '7.3-d', 'ride', {
      who,
      here,
      die: roll,
      what: 'towards',
      path: ride(t, token, pub.mosby, pursuit(roll)),
    });
};
