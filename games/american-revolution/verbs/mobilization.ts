/** 13.0 What is bought, raised, exchanged and upgraded. */
import { draw } from '@cuartel/engine';
import { DETACHMENT, INDIAN, type Kind, REGULAR } from '../data/kinds.ts';
import { RECRUITS } from '../data/mobilization.ts';
import { BRITONS, HESSIANS, INDIANS, NATION_SIDE, type Nation } from '../data/nations.ts';
import { foe, nameOf, numberOf, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { KIND, NATION, type Unit, unitsLike } from '../data/units.ts';
import { hasCombat } from '../queries/forces.ts';
import { markerPrice } from '../queries/hands.ts';
import {
  counterFor,
  countersFor,
  leaderPrice,
  poolOf,
  recruitPrice,
  regularsBack,
  upgradePrice,
} from '../queries/mobilization.ts';
import { ownOf } from '../queries/whole.ts';
import { EXCHANGED, PROMOTED, RAISED, RESERVE, type Table, UPGRADED } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { takeOpenFortress } from './march.ts';
import { drawMarkers } from './markers.ts';
import { tell, tellOnly } from './pen.ts';
import { removeAll, standAll, standAt } from './units.ts';

export const spend = (t: Table, side: SideName, cost: number): void => {
  t.pub.points[numberOf(side)] -= cost;
};

/** 13.1-b, 22.1-d Hidden enemy combat units forbid it: only the buyer learns, and nothing is spent. */
export const isRefused = (t: Table, side: SideName, at: Space): boolean => {
  const enemy = foe(numberOf(side));
  if (!hasCombat(ownOf(t, enemy), enemy, at)) return false;
  t.own[side].refused.push(at);
  tellOnly(t, '22.1-d', side, 'refused', { at });
  return true;
};

/** 27.1-a, 27.1-c, 27.2-a, 27.2-b, 27.2-e What raising such a unit gives the American, and what it uses up. */
const answerTo = (t: Table, nation: Nation, at: Space): void => {
  if (nation === HESSIANS) drawMarkers(t, '27.1-a', 'american', 1);
  if (nation !== INDIANS) return;
  t.pub.done[at]! |= RAISED;
  drawMarkers(t, '27.2-b', 'american', 1);
};
/** 13.3-a Counters of the mix come to a place. */
export const raise = (t: Table, rule: RuleId, nation: Nation, kind: Kind, n: number, at: Space, cost: number): void => {
  const units = countersFor(t.pub, nation, kind).slice(0, n);
  const side = nameOf(NATION_SIDE[nation]!);
  spend(t, side, cost);
  tell(t, rule, 'recruited', { side, units, at, cost });
  standAll(
    t,
    numberOf(side),
    units.map(what => ({ what, to: at })),
  );
  takeOpenFortress(t, side, at);
  answerTo(t, nation, at);
};
/** 13.1-c Paid and placed at once. */
export const recruit = (t: Table, line: number, at: Space, free: boolean): void => {
  const bought = RECRUITS[line]!;
  const rule = bought.nation === HESSIANS ? '27.1-a' : bought.kind === INDIAN ? '27.2-a' : '13.1-a';
  raise(t, rule, bought.nation, bought.kind, 1, at, free ? 0 : recruitPrice(t.pub, bought, at));
};

/** 7.1-b, 7.3-c */
export const buyMarkers = (t: Table, side: SideName, n: number): void => {
  const cost = n * markerPrice(t.pub, numberOf(side));
  spend(t, side, cost);
  t.pub.bought[numberOf(side)] += n;
  tell(t, '7.1-b', 'boughtMarkers', { side, n, cost });
  drawMarkers(t, '7.1-b', side, n);
};
/** 13.2-a, 13.2-e His name is announced. */
export const drawLeader = (t: Table, side: SideName): Unit => {
  const cost = leaderPrice(t.pub, numberOf(side));
  const unit = draw(t, poolOf(t.pub, numberOf(side)));
  spend(t, side, cost);
  tell(t, '13.2-e', 'boughtLeader', { side, unit, cost });
  return unit;
};

/** 13.5-b A Hessian regular comes back only by exchange; detachments of either nation never come in any other way. */
const statusOfExchanged = (unit: Unit): number => (NATION[unit] === HESSIANS && KIND[unit] === REGULAR ? EXCHANGED : RESERVE);
const exchange = (t: Table, side: SideName, from: readonly Unit[], to: readonly Unit[], at: Space): void => {
  tell(t, '13.7-a', 'exchanged', { side, from: [...from], to: [...to], at });
  removeAll(t, from, statusOfExchanged);
  standAll(
    t,
    numberOf(side),
    to.map(what => ({ what, to: at })),
  );
};
/** 13.7-b One regular, one or two detachments. */
export const divide = (t: Table, side: SideName, unit: Unit, into: number): void =>
  exchange(t, side, [unit], countersFor(t.pub, NATION[unit]!, DETACHMENT).slice(0, into), t.own[side].at[unit]!);
/** 13.7-b Two detachments, one regular. */
export const unite = (t: Table, side: SideName, nation: Nation, at: Space): void => {
  const { at: where, aboard } = t.own[side];
  const pair = unitsLike(nation, DETACHMENT)
    .filter(unit => where[unit] === at && aboard[unit]! < 0)
    .slice(0, 2);
  exchange(t, side, pair, regularsBack(t.pub, nation).slice(0, 1), at);
};

/** 31.1-a, 31.3-a, 7.9-f Militia becomes a regular or light unit of the British. */
const replaceMilitia = (
  t: Table,
  rule: RuleId,
  side: SideName,
  militia: Unit,
  kind: Kind,
  cost: number,
  status: number,
): void => {
  const at = t.own[side].at[militia]!;
  const to = counterFor(t.pub, BRITONS, kind);
  spend(t, side, cost);
  tell(t, rule, 'upgraded', { side, from: militia, to, at, cost });
  removeAll(t, [militia], () => status);
  standAt(t, to, at);
};
export const upgrade = (t: Table, side: SideName, militia: Unit, kind: Kind): void => {
  t.pub.done[t.own[side].at[militia]!]! |= PROMOTED;
  replaceMilitia(t, '31.1-a', side, militia, kind, upgradePrice(t.pub, numberOf(side)), UPGRADED);
};
export const drillOne = (t: Table, side: SideName, militia: Unit, kind: Kind): void =>
  replaceMilitia(t, '7.9-f', side, militia, kind, 0, RESERVE);
