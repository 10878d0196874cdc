/** 18.1 Sieges that begin or end, and who counts as inside. */
import { IN_THE_OPEN, INSIDE } from '../data/posts.ts';
import { foeOf, nameOf, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { UNITS_OF } from '../data/units.ts';
import { siegesNow } from '../queries/combat.ts';
import { fortressOf } from '../queries/fortresses.ts';
import { countTokens, hasFighterAt } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import { liftSieges } from './fortress.ts';
import { tell } from './pen.ts';
import { moveUnits } from './units.ts';

/** 18-d Nobody is outside or inside any more. */
const openGates = (t: Table, space: Space): void => {
  const owner = fortressOf(t.pub, space);
  if (owner < 0) return;
  const units = UNITS_OF[owner as Side].filter(unit => t.pub.at[unit] === space && t.pub.post[unit] === INSIDE);
  moveUnits(t, units, space, IN_THE_OPEN);
};
/** 18.1-a At the end of the combat step: sieges begin where enemies stand before the walls, and end where none do. */
export const beginSieges = (t: Table): void => {
  const { pub } = t;
  siegesNow(pub).forEach((besieged, space) => {
    if (besieged < 0) {
      endSiege(t, space);
      const owner = fortressOf(pub, space);
      if (owner >= 0 && countTokens(pub, foeOf(owner as Side), space) === 0) openGates(t, space);
    } else if (pub.siege[space] === 0) {
      pub.siege[space] = pub.phases;
      const side = besieged as Side;
      const units = UNITS_OF[side].filter(unit => pub.at[unit] === space && pub.post[unit] === IN_THE_OPEN);
      moveUnits(t, units, space, INSIDE);
      tell(t, '18.1-a', 'siegeBegan', { space, by: nameOf(foeOf(side)) });
    }
  });
};
/** 18-d, 11.4-j When a combat is over: with no enemy left before the walls nobody is inside any more. */
export const freeThose = (t: Table, space: Space): void => {
  liftSieges(t);
  const owner = fortressOf(t.pub, space);
  if (owner >= 0 && countTokens(t.pub, foeOf(owner as Side), space) === 0) openGates(t, space);
};
/** 11.3-b, 18-d Guns, trains and backpacks that have lost their blocks before their own walls are inside. */
export const shelter = (t: Table, space: Space): void => {
  const owner = fortressOf(t.pub, space);
  if (owner < 0 || countTokens(t.pub, foeOf(owner as Side), space) === 0) return;
  if (hasFighterAt(t.pub, t.own[nameOf(owner as Side)], owner as Side, space)) return;
  const units = UNITS_OF[owner as Side].filter(unit => t.pub.at[unit] === space && t.pub.post[unit] === IN_THE_OPEN);
  if (units.length === 0) return;
  moveUnits(t, units, space, INSIDE);
  tell(t, '18-d', 'sheltered', { side: nameOf(owner as Side), space });
};
/** 11.4-j, 18.1-a A siege is over. */
export const endSiege = (t: Table, space: Space): void => {
  if (t.pub.siege[space] === 0) return;
  t.pub.siege[space] = 0;
  tell(t, '18.1-a', 'siegeEnded', { space });
  openGates(t, space);
};
