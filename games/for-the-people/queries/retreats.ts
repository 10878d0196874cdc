/** 7.2, 7.6 RETREATS, before battle and after it. */
import { defence, type General } from '../data/generals.ts';
import { NOBODY, type Side, USA } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { CAVALRY_HELP } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import { commandersAt, influenceOf, isGeneric } from './command.ts';
import { isLoneBrigadeAt } from './forces.ts';
import { navalRetreats, roomFor } from './naval-moves.ts';
import { armyAt, brigadesAt, enemyHolds, generalsAt, leadersAt, spAt } from './pieces.ts';
import { landNeighbours, mayStepOver } from './steps.ts';
import { supply } from './supply.ts';

/** 7.2.4-b, 7.6.1-g Spaces into which a force may fall back by land: not where the attacker came from, not into enemy SP or forts, not over a forbidden river, not over the room of a coastal fort. */
const ways = (pub: Seen, side: Side, space: Space, attackedFrom: Space | -1): Space[] =>
  landNeighbours(space).filter(
    to => to !== attackedFrom && !enemyHolds(pub, side, to) && roomFor(pub, side, to) && mayStepOver(pub, side, space, to),
  );

/** 7.2.4-a Where a force may go before battle: own or neutral spaces, and for the Union ports by water. */
export const withdrawals = (pub: Seen, side: Side, space: Space, attackedFrom: Space | -1): Space[] => {
  const byLand = ways(pub, side, space, attackedFrom).filter(to => pub.control[to] === side || pub.control[to] === NOBODY);
  return side === USA ? [...new Set([...byLand, ...navalRetreats(pub, space)])] : byLand;
};

/** 7.2.2-a The commander, or an army without one, has lost a battle to this march, and nobody of more influence stands there who has not. */
export const isBeaten = (pub: Seen, side: Side, space: Space): boolean => {
  const beaten = pub.march?.beaten ?? [];
  const here = generalsAt(pub, side, space);
  const lost = here.filter(general => beaten.includes(general));
  if (lost.length === 0 && !(pub.march?.routed.includes(armyAt(pub, side, space)) ?? false)) return false;
  const most = lost.reduce((top, general) => Math.max(top, influenceOf(pub, general)), 0);
  return leadersAt(pub, side, space).every(general => beaten.includes(general) || influenceOf(pub, general) <= most);
};

/** How a force may leave before battle: not at all, freely, or on a die up to `on`. */
export type Leave = { readonly how: 'not' } | { readonly how: 'free' } | { readonly how: 'die'; readonly on: number };
/**
 * 7.2.1-a, 7.2.2-a, 7.2.3-a, 5.5.5-a, 5.2.8-b A lone brigade and a beaten force go freely; others on their commander's defence,
 * 2 more with cavalry; without a general nobody goes.
 */
export const leaveBefore = (pub: Seen, side: Side, space: Space, commander?: General): Leave => {
  if (spAt(pub, side, space) === 0) return { how: 'not' };
  if (isLoneBrigadeAt(pub, side, space) || isBeaten(pub, side, space)) return { how: 'free' };
  const army = armyAt(pub, side, space);
  const brigades = brigadesAt(pub, side, space);
  const help = brigades.length > 0 ? CAVALRY_HELP : 0;
  if (army >= 0 && isGeneric(pub, army)) return help > 0 ? { how: 'die', on: help } : { how: 'not' };
  const leaders = commandersAt(pub, side, space);
  const leader = commander ?? best(leaders);
  if (leader < 0) return { how: 'not' };
  const on = defence[leader]! + help;
  return on > 0 ? { how: 'die', on } : { how: 'not' };
};
const best = (leaders: readonly General[]): General | -1 =>
  leaders.reduce<General | -1>((top, general) => (top < 0 || defence[general]! > defence[top]! ? general : top), -1);

/** 7.6.1-c The six preferences; 0 is the first. */
export const PREFERENCES = ['own', 'neutral', 'own-cut', 'neutral-cut', 'enemy', 'enemy-cut'] as const;
export interface Retreat {
  readonly to: Space;
  readonly preference: number;
  readonly naval: boolean;
}
/**
 * 7.6.1-c, 7.6.1-e, 7.6.2-a, 7.6.2-b Where a beaten defender may go, with the preference of each space: lines are traced from there,
 * not through the space the attacker came from nor through the one he has won.
 */
export const retreatsOf = (pub: Seen, side: Side, space: Space, attackedFrom: Space | -1): Retreat[] => {
  const supplied = supply(pub, side, ...(attackedFrom < 0 ? [space] : [attackedFrom, space]));
  const found = ways(pub, side, space, attackedFrom).map(to => {
    const owner = pub.control[to];
    const cut = supplied[to] === 0;
    const preference = owner === side ? (cut ? 2 : 0) : owner === NOBODY ? (cut ? 3 : 1) : cut ? 5 : 4;
    return { to, preference, naval: false };
  });
  // 7.6.2-c
  if (side !== USA) return found;
  const byWater = navalRetreats(pub, space).filter(to => to !== attackedFrom && !found.some(way => way.to === to));
  return [...found, ...byWater.map(to => ({ to, preference: 0, naval: true }))];
};
/** 7.6.1-c, 7.6.1-d, 7.6.3-a The spaces of the best preference, and who chooses among them; none: the force surrenders. */
export const retreatChoice = (
  pub: Seen,
  side: Side,
  space: Space,
  attackedFrom: Space | -1,
): { to: Space[]; byWinner: boolean } => {
  const all = retreatsOf(pub, side, space, attackedFrom);
  const first = all.reduce((low, way) => Math.min(low, way.preference), 6);
  return { to: all.filter(way => way.preference === first).map(way => way.to), byWinner: first >= 4 };
};
