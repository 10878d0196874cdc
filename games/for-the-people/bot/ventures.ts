/** Marches worth ordering: every force that a card could activate, how many should go, and where to. */
import { defence, type General, offence } from '../data/generals.ts';
import { CSA } from '../data/sides.ts';
import { ARMY, BRIGADE, CORPS, DIVISION, type Formation, formationPoints } from '../data/tables.ts';
import {
  type Activation,
  activations,
  escorts,
  INFANTRY,
  type Licence,
  type Member,
  mostSp,
  readyInfantry,
} from '../queries/marches.ts';
import { armyAt, fortAt } from '../queries/pieces.ts';
import type { Seen } from '../state/table.ts';
import { CONVERT, campaignOf } from './campaigning.ts';
import { keeping } from './keeping.ts';
import { type Column, type Route, routeOf } from './marching.ts';
import { missedBy } from './ratings.ts';
import { type Survey, thinArmy } from './survey.ts';
import { isMain } from './theatre.ts';

export interface Venture {
  readonly activation: Activation;
  readonly members: readonly Member[];
  readonly route: Route;
  readonly worth: number;
}
type Leave = Pick<Licence, 'most' | 'asCorps' | 'rough'> & { readonly toRichmond?: boolean };

const skill = (general: General): number => offence[general]! + defence[general]!;
/** Who goes along: with an army all, with a corps its best rider or second. */
const company = (pub: Seen, s: Survey, activation: Activation): General[] => {
  const able = escorts(pub, s.side, activation);
  if (activation.formation === ARMY) return able;
  if (activation.formation !== CORPS) return [];
  const riders = able.filter(general => pub.brigade[general]! > 0);
  return riders.sort((a, b) => skill(b) - skill(a)).slice(0, 1);
};
const columnOf = (s: Survey, activation: Activation, generals: readonly General[], infantry: number, rough: boolean): Column => {
  const { pub, side } = s;
  const { formation, space, leader } = activation;
  const riders = generals.reduce((sp, general) => sp + pub.brigade[general]!, formation === BRIGADE ? pub.brigade[leader]! : 0);
  return {
    formation,
    army: formation === ARMY ? armyAt(pub, side, space) : -1,
    leader,
    generals: leader < 0 ? generals : [leader, ...generals],
    infantry,
    riders,
    at: space,
    points: formationPoints[formation]!,
    rail: true,
    rough,
    shown: infantry + riders,
  };
};
/** How many SP might go: all that can, and fewer where some should stay. */
const sizes = (most: number, formation: Formation): number[] =>
  [...new Set(formation === DIVISION ? [most, 1] : [most, most - 1, Math.ceil(most / 2)])].filter(n => n > 0 && n <= most);
/** 4.6.2-b On the way to Richmond all of them, but for one in a fort. */
const allowedSizes = (s: Survey, { formation, space }: Activation, most: number, { toRichmond }: Leave): number[] =>
  toRichmond ? (fortAt(s.pub, space) === s.side && most > 1 ? [most, most - 1] : [most]) : sizes(most, formation);

/** The main army goes as one; only from the capital may some stay. */
const wholeArmy = (
  s: Survey,
  activation: Activation,
  generals: readonly General[],
  ready: number,
  leave: Leave,
): Venture | null => {
  const home = s.pub.capital[s.side] === activation.space;
  const least = home ? Math.max(1, ready - 5) : ready;
  let best: Venture | null = null;
  for (let infantry = ready; infantry >= least && infantry > 0; infantry--) {
    const { worth, deeds } = campaignOf(s, columnOf(s, activation, generals, infantry, leave.rough));
    if (deeds.length === 0 || (best !== null && worth <= best.worth + 1e-6)) continue;
    const path = deeds.filter(deed => deed !== CONVERT);
    const members = [...generals, ...new Array<Member>(infantry).fill(INFANTRY)];
    best = { activation, members, route: { worth, path, wins: 1 }, worth };
  }
  return best;
};

/** The best march of one force. */
export const ventureOf = (s: Survey, activation: Activation, leave: Leave): Venture | null => {
  const { pub, side } = s;
  const { formation, space } = activation;
  const generals = company(pub, s, activation);
  const riders = generals.reduce((sp, general) => sp + pub.brigade[general]!, 0);
  const ready = formation === BRIGADE ? 0 : Math.min(readyInfantry(pub, side, space), mostSp(formation, leave) - riders);
  const all = s.own[space]!;
  const army = armyAt(pub, side, space) >= 0;
  const leaving = activation.leader < 0 ? generals : [activation.leader, ...generals];
  const missed = formation === ARMY || s.temper.staff === 0 ? 0 : s.temper.staff * missedBy(s, space, leaving);
  let best: Venture | null = null;
  const main = army ? armyAt(pub, side, space) : -1;
  if (isMain(s, main, space)) return formation === ARMY ? wholeArmy(s, activation, generals, ready, leave) : null;
  for (const infantry of formation === BRIGADE ? [0] : allowedSizes(s, activation, ready, leave)) {
    const column = columnOf(s, activation, generals, infantry, leave.rough);
    const route = routeOf(s, column);
    if (route.path.length === 0) continue;
    const members = [...generals, ...new Array<Member>(infantry).fill(INFANTRY)];
    const worth =
      route.worth -
      missed -
      (formation === BRIGADE ? s.temper.ride : 0) -
      (army ? thinArmy(s, formation === ARMY ? column.shown : all - column.shown) - thinArmy(s, all) : 0);
    if (best === null || worth > best.worth + 1e-6) best = { activation, members, route, worth };
  }
  return best;
};

/** A general without SP seeks none; a division whose general could lead it leaves that to him, if the card activates him. */
const isWorthALook = (s: Survey, { formation, space }: Activation): boolean =>
  formation === DIVISION || formation === BRIGADE ? true : s.own[space]! > 0;

interface Ordered {
  readonly activation: Activation;
  readonly leave: Leave;
}
const bestVenture = keeping(
  (s, { activation, leave }: Ordered) => ventureOf(s, activation, leave),
  ({ activation: { formation, space, leader }, leave: { most, rough } }) =>
    (((formation * 256 + space) * 64 + leader + 1) * 4 + most) * 2 + (rough ? 1 : 0),
);
const sought = (s: Survey, value: number): readonly Venture[] => {
  const leave: Leave = { most: value, asCorps: false, rough: value >= 3 && s.side === CSA };
  return activations(s.pub, s.side, value)
    .filter(one => isWorthALook(s, one))
    .map(one => bestVenture(s, { activation: one, leave: one.formation === DIVISION ? leave : { ...leave, most: 3 } }))
    .filter(one => one !== null)
    .sort((x, y) => y.worth - x.worth);
};
/** All marches that a card of this value could order, the best first. */
export const venturesFor = keeping(sought, value => value);

/** The best worth of several marches in a row, by forces of different places. */
export const bestOfSeveral = (s: Survey, moves: number): number => {
  const spaces = new Set<number>();
  let sum = 0;
  for (const { activation, worth } of venturesFor(s, 3)) {
    if (spaces.size === moves || worth <= 0) break;
    if (spaces.has(activation.space)) continue;
    spaces.add(activation.space);
    sum += worth;
  }
  return sum;
};
/** The ablest of some generals, and how able the commanders of a side are. */
export const ablest = (generals: readonly General[]): General =>
  generals.reduce((best, general) => (skill(general) > skill(best) ? general : best), generals[0]!);
export const skillOf = (general: General): number => (general < 0 ? 0 : skill(general));
