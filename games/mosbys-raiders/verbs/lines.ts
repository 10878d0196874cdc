/** 7.1 The Union lines: status markers, draws from the cup, restoration. */
import { draw } from '@cuartel/engine';
import { NORTH, SIZE } from '../data/map.ts';
import { HOLDS_GROUND, NORTH_OF_POTOMAC } from '../data/options.ts';
import type { Space } from '../data/spaces.ts';
import { POINTS } from '../data/tables.ts';
import { STATUS_MARKERS } from '../data/tunables.ts';
import { isCombat, SORT, type Unit } from '../data/units.ts';
import { besideForce, has, inLines, isForce, markersUsed, on } from '../queries/map.ts';
import { isActive, met } from '../queries/units.ts';
import { ACTIVE, EXTENDED, QUERY, REVEALED, type Table, type Token } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { tell } from './journal.ts';
import { score } from './tracks.ts';
import { put, toCup } from './units.ts';

/** 7.1-h, 7.1-i, 7.1-j, 7.1-l Sleeping units go, and all markers of the first lines, Mosby's space no exception. */
export const restore = (t: Table, rule: RuleId): void => {
  const { pub, dark } = t;
  tell(t, rule, 'restored', null);
  for (let token = pub.at.length - 1; token >= 0; token--)
    if ((pub.at[token] ?? -1) >= 0 && !(isActive(pub, token) && isCombat(dark.who[token]!))) toCup(t, token);
  for (let space = 0; space < SIZE; space++) {
    const mark = pub.mark[space]!;
    if ((mark & (REVEALED | QUERY)) === 0) continue;
    pub.mark[space] = (mark & EXTENDED) !== 0 ? (mark & ~REVEALED) | QUERY : mark & ~(REVEALED | QUERY);
  }
  // 7.1-l read the other way: he is holding it, no unit is drawn for it.
  if (on(pub, HOLDS_GROUND) && pub.mosby >= 0 && inLines(pub, pub.mosby) && !isForce(pub, pub.mosby))
    flip(t, pub.mosby, REVEALED);
};
const flip = ({ pub }: Table, space: Space, face: number): void => {
  pub.mark[space] = (pub.mark[space]! & ~(REVEALED | QUERY)) | face;
};
/** 7.1-e, 7.1-g, 7.1-m Puts a status marker, or turns the one that is there; never in a Large Force space nor outside the lines. */
const setStatus = (t: Table, space: Space, face: number): boolean => {
  const { pub } = t;
  if (isForce(pub, space) || !inLines(pub, space)) return false;
  if (!has(pub, space, REVEALED | QUERY) && markersUsed(pub) >= STATUS_MARKERS) restore(t, '7.1-g');
  flip(t, space, face);
  return true;
};
export const markUnknown = (t: Table, space: Space): void => {
  setStatus(t, space, QUERY);
};
/** 2.4-j, 8.5-a */
export const markRevealed = (t: Table, space: Space): void => {
  const { pub } = t;
  if (!setStatus(t, space, REVEALED)) return;
  if (on(pub, NORTH_OF_POTOMAC) && pub.turn >= 5 && NORTH[space] === true) {
    tell(t, '8.5-a', 'northern', { here: space });
    score(t, '8.5-a', besideForce(pub, space) ? POINTS.northByForce : POINTS.north);
  }
};

/** 7.1-g, 7.1-j Draws a unit; an empty cup restores the lines first. -1: still empty, which counts as a blank. */
export const drawUnit = (t: Table): Unit | -1 => {
  if (t.dark.cup.length === 0) restore(t, '7.1-g');
  return t.dark.cup.length === 0 ? -1 : draw(t, t.dark.cup);
};
/** 7.7-k, 7.7-l Draws until a combat unit comes up; the others go back afterwards. -1: there is none. */
export const drawCombat = (t: Table): Unit | -1 => {
  const { dark } = t;
  if (!dark.cup.some(isCombat)) restore(t, '7.7-l');
  if (!dark.cup.some(isCombat)) return -1;
  const aside: Unit[] = [];
  for (;;) {
    const unit = draw(t, dark.cup);
    if (isCombat(unit)) {
      for (const other of aside) dark.cup.push(other);
      return unit;
    }
    aside.push(unit);
  }
};
/**
 * 7.2-d, 7.2-e, 6.1-f, 6.2-e A unit comes out of a garrison or a Large Force: activated, face down but seen, or unseen.
 * A blank goes to the Holding Box. The token, or -1 when nothing stands there.
 */
export const bringOut = (t: Table, rule: RuleId, space: Space, how: 'active' | 'down' | 'unseen', flags = 0): Token | -1 => {
  const { pub } = t;
  const empty = t.dark.cup.length === 0;
  const unit = drawUnit(t);
  // 7.1-m The marker put for this draw outlasts the restoration that the empty cup called for.
  if (empty) setStatus(t, space, REVEALED);
  if (unit < 0 || SORT[unit] === 'blank') {
    if (unit >= 0) pub.holding.push(unit);
    tell(t, '7.7-a', 'garrison', { who: { unit, strength: 0 }, here: space, how: 'blank' });
    return -1;
  }
  const token = put(t, unit, space, how === 'active' ? ACTIVE | flags : 0, how !== 'unseen');
  tell(t, rule, 'garrison', { who: met(pub, token), here: space, how });
  return token;
};
