/** 5. LAND MOVEMENT, step by step: who may go over which connection into which space, and at what cost. */
import { neighbours } from '@cuartel/engine/kit/index.ts';
import { SPRING_1864 } from '../data/calendar.ts';
import { LAND, MAP, ROUGH } from '../data/map.ts';
import { RAIL_LOGISTICS } from '../data/options.ts';
import { CSA, foe, type Side, USA } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { stateOf } from '../data/states.ts';
import { ARMY, DIVISION, RAIL_BONUS } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { barControlled } from './naval-control.ts';
import { enemyHolds, fortAt, generalsAt, isOpposed, marchSp } from './pieces.ts';
import { isRail, nearRailLine } from './rail.ts';
import { inSupply } from './supply.ts';

export type Marching = NonNullable<Seen['march']>;

/** 6.2.4-a, 6.2.5-a, 6.2.5-b, 6.2.6.A-b, 6.2.6.A-c Crossing a river by a step: the Confederacy only where naval control of the bar is nullified, nobody into an enemy fort. */
export const mayCross = (pub: Seen, side: Side, step: number): boolean => {
  if (MAP.far[step]! > 0 && fortAt(pub, MAP.to[step]!) === foe(side)) return false;
  return side === USA || (!barControlled(pub, MAP.near[step]!) && !barControlled(pub, MAP.far[step]!));
};
/** 5.4.2-a, 5.4.2-b, 5.4.1-b */
export const divisionMayEnter = (pub: Seen, side: Side, space: Space): boolean =>
  pub.control[space] !== foe(side) || pub.state[stateOf[space]!] === side;
/** 5.6.6-b, 5.7.1-a A general without SP keeps out of what the enemy controls or holds, and from his generals. */
export const loneGeneralMayEnter = (pub: Seen, side: Side, space: Space): boolean =>
  pub.control[space] !== foe(side) && !enemyHolds(pub, side, space) && generalsAt(pub, foe(side), space).length === 0;

/** 5.9.1-a, 5.9.1-b A step by rail between own-controlled spaces. */
export const isOwnRail = (pub: Seen, side: Side, step: number): boolean =>
  isRail(pub, step) && pub.control[MAP.from[step]!] === side && pub.control[MAP.to[step]!] === side;
/** 5.9.1-a, 5.2.5-a Points a march has for a step: two more while it has gone by rail alone and goes on so; never an army. */
export const pointsFor = (pub: Seen, march: Marching, step: number): number =>
  march.rail && march.formation !== ARMY && isOwnRail(pub, march.side, step) ? march.points + RAIL_BONUS : march.points;
/** 5.1.1-a, 19-c */
export const stepCost = (pub: Seen, side: Side, space: Space): number =>
  (pub.options & RAIL_LOGISTICS) === 0 || nearRailLine(pub, side, space) ? 1 : 2;
/** 5.9.2-a The step needs the bonus. */
const needsBonus = (pub: Seen, march: Marching, step: number): boolean => march.points < stepCost(pub, march.side, MAP.to[step]!);

/** 5.10-a */
const roughOpen = (march: Marching): boolean => march.side === CSA && march.leader >= 0 && march.rough;

/** What must hold for a march to take a step, in the order in which a refusal speaks. */
export const STEP_LAWS: readonly (readonly [RuleId, (pub: Seen, march: Marching, step: number) => boolean])[] = [
  ['5.1.1-a', (_, march, step) => ((LAND | (roughOpen(march) ? 1 << ROUGH : 0)) >> MAP.kind[step]!) % 2 === 1],
  ['6.2.5-a', (pub, march, step) => mayCross(pub, march.side, step)],
  ['5.1.3-a', (pub, march, step) => pointsFor(pub, march, step) >= stepCost(pub, march.side, MAP.to[step]!)],
  ['5.9.2-a', (pub, march, step) => !needsBonus(pub, march, step) || !isOpposed(pub, march.side, MAP.to[step]!)],
  ['5.4.2-a', (pub, march, step) => march.formation !== DIVISION || divisionMayEnter(pub, march.side, MAP.to[step]!)],
  // 5.3.2-e A corps that has dropped its last SP too.
  ['5.6.6-b', (pub, march, step) => marchSp(pub) > 0 || loneGeneralMayEnter(pub, march.side, MAP.to[step]!)],
];
/** The first rule that forbids a step, or null. */
export const stepForbidden = (pub: Seen, march: Marching, step: number): RuleId | null => {
  for (const [rule, holds] of STEP_LAWS) if (!holds(pub, march, step)) return rule;
  return null;
};
/** Steps from one space to another: 6.2.6.A-a two between Cairo and Paducah. */
export const stepsBetween = (a: Space, b: Space): number[] => {
  const found: number[] = [];
  for (let step = MAP.first[a]!, end = MAP.first[a + 1]!; step < end; step++) if (MAP.to[step] === b) found.push(step);
  return found;
};
/** The rule that keeps a march out of a space, or null if one of the connections is open to it. */
export const marchForbidden = (pub: Seen, march: Marching, to: Space): RuleId | null => {
  let why: RuleId = '5.1.1-a';
  for (const step of stepsBetween(march.at, to)) {
    const rule = stepForbidden(pub, march, step);
    if (rule === null) return null;
    if (rule !== '5.1.1-a') why = rule;
  }
  return why;
};
/** Where a march may go next. */
export const marchTargets = (pub: Seen, march: Marching): Space[] => {
  const found: Space[] = [];
  for (let step = MAP.first[march.at]!, end = MAP.first[march.at + 1]!; step < end; step++) {
    const to = MAP.to[step]!;
    if (!found.includes(to) && stepForbidden(pub, march, step) === null) found.push(to);
  }
  return found;
};

/** 5.8.1-e, 7.2.4-b A force that is not under way steps over: by land, not rough, not over a river it may not cross. */
export const mayStepOver = (pub: Seen, side: Side, from: Space, to: Space): boolean => {
  for (let step = MAP.first[from]!, end = MAP.first[from + 1]!; step < end; step++)
    if (MAP.to[step] === to && (LAND >> MAP.kind[step]!) % 2 === 1 && mayCross(pub, side, step)) return true;
  return false;
};
/** Spaces next to this one by land, whatever may be crossed. */
export const landNeighbours = (space: Space): readonly Space[] => neighbours(MAP, space, LAND);

/** 5.2.6-a, 5.2.6-b, 5.2.6-c, 5.2.6-d A marching army may place its marker where it stands; until 1864 it must be in supply. */
export const mayConvert = (pub: Seen, march: Marching): boolean =>
  march.formation === ARMY &&
  march.infantry > 0 &&
  march.points > 0 &&
  pub.control[march.at] !== march.side &&
  (pub.turn >= SPRING_1864 || inSupply(pub, march.side, march.at));
