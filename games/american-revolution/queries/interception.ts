/** 32.0 Which forces could cut in when an enemy force has entered a location; seen by their owner. */
import { IS_BOX, IS_PORT, IS_SEA, landNeighbours, seaNeighbours } from '../data/map.ts';
import { INTERCEPTION } from '../data/options.ts';
import { foe, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { IS_BOUND, IS_COMBAT, IS_FLEET, type Unit } from '../data/units.ts';
import { CAUGHT, FROZEN, type Mine, type Seen, TRIED } from '../state/table.ts';
import { afloat, ashore, cargoOf } from './forces.ts';
import { tacticalIn } from './hands.ts';
import { fleetValue, landValue } from './leadership.ts';
import { crossesBorder } from './movement.ts';
import { isFrozen, mayBeIn } from './nations.ts';
import { hasFortress } from './siege.ts';

/** 32.4-a The force's own location holds no enemy units and no siege; 32.5-a it has not tried yet. */
const isFree = (pub: Seen, side: Side, from: Space): boolean => pub.count[foe(side)]![from] === 0 && pub.siege[from]! < 0;
const ready = (pub: Seen, own: Mine, units: readonly Unit[]): boolean =>
  units.length > 0 && units.every(unit => (own.flags[unit]! & TRIED) === 0 && !isFrozen(pub, unit));

/** 7.9-ai Privateers hold it for the rest of the turn, whoever's phase it is. */
const isHeld = (own: Mine, unit: Unit): boolean => (own.flags[unit]! & FROZEN) !== 0;
/** 32.2-c, 33.1-c Who of a land force could go: borders hold militia, without a try. */
export const landInterceptors = (pub: Seen, own: Mine, side: Side, from: Space, to: Space): Unit[] =>
  ashore(own, side, from).filter(
    unit => mayBeIn(pub, unit, to) && !isHeld(own, unit) && !(IS_BOUND[unit] && crossesBorder(from, to)),
  );
/** 32.2-c Fleets, with an admiral and whatever they carry, into ports only. */
export const navalInterceptors = (pub: Seen, own: Mine, side: Side, from: Space, to: Space): Unit[] =>
  !IS_PORT[to] || IS_BOX[to]
    ? []
    : afloat(own, side, from).filter(
        unit =>
          mayBeIn(pub, unit, to) &&
          (!IS_FLEET[unit] || cargoOf(own, side, unit).every(other => mayBeIn(pub, other, to) && !isHeld(own, other))),
      );

/** 32.2-b What the commander may roll: his value for the force he stands in (21.6-c). */
export const interceptionValue = (own: Mine, side: Side, from: Space, commander: Unit, naval: boolean): number =>
  naval ? fleetValue(commander) : landValue(commander, ashore(own, side, from));

export interface Interceptor {
  readonly from: Space;
  readonly naval: boolean;
  readonly commander: Unit;
}
/** 32.2-a, 32.2-b, 32.2-d, 32.4-a, 32.5-a, 7.11-b Forces and commanders that could try; those who could not succeed are left out. */
export const interceptors = (pub: Seen, own: Mine, side: Side, to: Space): Interceptor[] => {
  const found: Interceptor[] = [];
  if ((pub.options & INTERCEPTION) === 0 || tacticalIn(own) === 0 || IS_SEA[to] || hasFortress(pub, foe(side), to)) return found;
  const look = (from: Space, naval: boolean): void => {
    if (pub.count[side]![from] === 0 || !isFree(pub, side, from)) return;
    const force = naval ? navalInterceptors(pub, own, side, from, to) : landInterceptors(pub, own, side, from, to);
    if (!ready(pub, own, naval ? afloat(own, side, from) : ashore(own, side, from)) || !force.some(unit => IS_COMBAT[unit]))
      return;
    // 21.6-a, 21.7-a Only who can lead there is worth anything.
    for (const commander of force)
      if (interceptionValue(own, side, from, commander, naval) > 0) found.push({ from, naval, commander });
  };
  for (const from of landNeighbours(to)) look(from, false);
  for (const from of seaNeighbours(to)) look(from, true);
  return found;
};
/** 32.2-b */
export const intercepts = (die: number, value: number): boolean => die <= value;
/** 32.3-a Somebody has intercepted here in this phase. */
export const isCaught = (pub: Seen, space: Space): boolean => (pub.done[space]! & CAUGHT) !== 0;
/** 32.2-a, 32.4-a What everybody can see: somebody who might intercept is next to the place. */
export const mightIntercept = (pub: Seen, side: Side, to: Space): boolean => {
  if ((pub.options & INTERCEPTION) === 0 || pub.hands[side] === 0 || IS_SEA[to] || hasFortress(pub, foe(side), to)) return false;
  const stands = (from: Space): boolean => pub.count[side]![from]! > 0 && isFree(pub, side, from);
  return landNeighbours(to).some(stands) || seaNeighbours(to).some(stands);
};
