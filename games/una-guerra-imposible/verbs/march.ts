/** 11. Groups on the move. Their tokens keep their blocks until the move is over; only then are they lost among those who stand there. */

import { die } from '@cuartel/engine';
import { isSpace, type Place } from '../data/places.ts';
import { ACTED, CONCENTRATED, IN_THE_OPEN, onRoad } from '../data/posts.ts';
import { type Road, roadFrom } from '../data/roads.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import { counterKind, MOUNTAIN, type Unit } from '../data/units.ts';
import { losesToMarch } from '../queries/movement.ts';
import { isToken } from '../queries/units.ts';
import { entryCode, type Table } from '../state/table.ts';
import { liftSieges } from './fortress.ts';
import { loseGuns } from './guns.ts';
import { mix } from './mix.ts';
import { tell } from './pen.ts';
import { loseStrength, sideOf } from './units.ts';

/** 10-e What its owner keeps in mind of a unit. */
export const remember = (t: Table, unit: Unit, what: number): void => {
  const own = t.own[sideOf(unit)];
  own.done[isToken(unit) ? own.block[unit]! : unit]! |= what;
};
/** 11.1-f, 17.9-e One road on; how the active side came into a space is remembered. */
export const advance = (t: Table, side: SideName, units: readonly Unit[], road: Road, to: Place, waits: boolean): void => {
  const { pub } = t;
  const from = pub.at[units[0]!]!;
  for (const unit of units) {
    pub.at[unit] = to;
    pub.post[unit] = waits ? onRoad(road) : IN_THE_OPEN;
  }
  if (isSpace(to)) {
    const code = entryCode(road, roadFrom[road] === to);
    if (!pub.entries.includes(code)) pub.entries.push(code);
  }
  tell(t, '11.1-f', 'marched', { side, units: [...units], from, to });
  // 11.4-j At once: whoever was shut in may react to the very step.
  if (isSpace(from) && pub.siege[from]! > 0) liftSieges(t, side);
  if (waits) tell(t, '11.4-f', 'waits', { side, space: to, sea: false });
};
/** 11.2-b, 11.2-c A die for each unit that forced its march. */
export const forceMarch = (t: Table, side: SideName, units: readonly Unit[], place: Place): void => {
  const rolling = units.filter(unit => losesToMarch(numberOf(side), unit, 1));
  const dice = rolling.map(() => die(t));
  const losing = rolling.filter((unit, i) => losesToMarch(numberOf(side), unit, dice[i]!));
  tell(t, '11.2-b', 'forcedMarch', { side, place, dice, losses: losing.length });
  for (const unit of losing)
    if (isToken(unit)) loseStrength(t, '11.2-b', unit);
    else if (counterKind[unit] === MOUNTAIN) loseGuns(t, '11.2-g', numberOf(side), MOUNTAIN, place, t.pub.post[unit]!, 1);
};
/** 10-e The move is over: whoever made it has acted, and is lost among his friends. */
export const endMove = (t: Table, side: SideName, units: readonly Unit[], places: readonly Place[]): void => {
  for (const unit of units) if (t.pub.at[unit]! >= 0) remember(t, unit, ACTED);
  for (const place of places) mix(t, side, place);
};
/** 12.1-e Whoever came by concentration has acted when the activation is over. */
export const endConcentration = (t: Table): void => {
  const { done } = t.own.Carlist;
  for (let one = 0; one < done.length; one++)
    if ((done[one]! & CONCENTRATED) !== 0) done[one] = (done[one]! & ~CONCENTRATED) | ACTED;
};
