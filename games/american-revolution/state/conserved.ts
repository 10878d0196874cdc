/** What play can never change: every counter and every marker is in exactly one place, and what lies open agrees with it. */
import { ADMIRAL, ARISEN } from '../data/kinds.ts';
import { BOX_NATION, IS_NAVAL, IS_SEA } from '../data/map.ts';
import { AGITATORS, LEADER_ARISES, MARKER_COPIES, MARKER_KINDS, MARKERS, TACTICAL } from '../data/markers.ts';
import { FRENCH, SPANISH } from '../data/nations.ts';
import { SIDES, type Side } from '../data/sides.ts';
import { SPACE_COUNT, SPACES } from '../data/spaces.ts';
import { FLEET_ROOM } from '../data/tables.ts';
import { AROSE, FLEETS_OF, IS_BOUND, IS_FLEET, IS_LAND_COMBAT, KIND, NATION, SIDE, UNIT_COUNT, UNITS } from '../data/units.ts';
import { unitsIn } from './stacks.ts';
import { IN_PLAY, type Table } from './table.ts';

/** 24.1-a, 24.4-h, 24.5-a, 23.1-c, 25.3-a Each unit is where it can be. */
const placesOf = (t: Table, side: Side): string[] => {
  const own = t.own[SIDES[side]];
  const found: string[] = [];
  const load = new Array<number>(UNIT_COUNT).fill(0);
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const { id } = UNITS[unit]!;
    const [space, fleet] = [own.at[unit]!, own.aboard[unit]!];
    if (SIDE[unit] !== side) {
      if (space !== -1 || fleet !== -1) found.push(`${id} lies in the wrong drawer`);
      continue;
    }
    if (space >= 0 !== (t.pub.status[unit] === IN_PLAY)) found.push(`${id} has status ${t.pub.status[unit]} at ${space}`);
    if (space < 0) {
      if (fleet >= 0) found.push(`${id} is aboard and nowhere`);
      continue;
    }
    const at = SPACES[space]!.id;
    if (IS_FLEET[unit] && (!IS_NAVAL[space] || fleet >= 0)) found.push(`${id} lies at ${at}`);
    if (fleet >= 0) {
      if (!IS_FLEET[fleet] || SIDE[fleet] !== side || own.at[fleet] !== space) found.push(`${id} is aboard ${fleet} at ${at}`);
      if (IS_LAND_COMBAT[unit] && ++load[fleet]! > FLEET_ROOM) found.push(`${UNITS[fleet]!.id} is overloaded`);
    }
    const sails = fleet >= 0 || IS_SEA[space];
    if (sails && IS_BOUND[unit]) found.push(`${id} is at sea`);
    if (IS_SEA[space] && fleet < 0 && !IS_FLEET[unit] && KIND[unit] !== ADMIRAL && KIND[unit] !== ARISEN)
      found.push(`${id} swims at ${at}`);
    if (IS_SEA[space] && fleet < 0 && !FLEETS_OF[side].some(ship => own.at[ship] === space))
      found.push(`${id} is at ${at} without a fleet`);
    const box = BOX_NATION[space]!;
    if ((box === FRENCH || box === SPANISH) && NATION[unit] !== box) found.push(`${id} is in ${at}`);
  }
  return found;
};

/** 22.1-b Counts and tops are those of the stacks. */
const stacksOf = (t: Table, side: Side): string[] => {
  const own = t.own[SIDES[side]];
  const found: string[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    const units = unitsIn(own, side, space);
    const [count, top] = [t.pub.count[side][space]!, t.pub.top[side][space]!];
    if (count !== units.length) found.push(`${SIDES[side]} shows ${count} of ${units.length} at ${SPACES[space]!.id}`);
    if (units.length === 0 ? top !== -1 : !units.includes(top)) found.push(`${SIDES[side]} shows ${top} at ${SPACES[space]!.id}`);
  }
  return found;
};

/** 4.1-a, 7.2-b Markers by kind, and the numbers that everybody may know. */
const markersOf = (t: Table): string[] => {
  const found: string[] = [];
  const total = new Array<number>(MARKER_KINDS).fill(0);
  for (const marker of [...t.dark.container, ...t.pub.played]) total[marker]!++;
  for (let marker = 0; marker < MARKER_KINDS; marker++)
    total[marker]! += t.pub.removed[marker]! + t.own.american.hand[marker]! + t.own.british.hand[marker]!;
  for (const laid of t.pub.assigned) for (let i = 0; i < laid.length; i++) total[AGITATORS[i % AGITATORS.length]!]! += laid[i]!;
  total[LEADER_ARISES]! += AROSE.filter(unit => t.pub.status[unit] === IN_PLAY).length;
  for (const tactical of t.pub.battle?.tactical ?? []) total[TACTICAL]! += Math.max(0, tactical);
  for (let marker = 0; marker < MARKER_KINDS; marker++)
    if (total[marker] !== MARKER_COPIES[marker]) found.push(`${total[marker]} of ${MARKERS[marker]!.id}`);
  if (t.pub.container !== t.dark.container.length) found.push(`the container shows ${t.pub.container}`);
  for (const side of [0, 1] as const) {
    const held = t.own[SIDES[side]].hand.reduce((sum, n) => sum + n, 0);
    if (held !== t.pub.hands[side]) found.push(`${SIDES[side]} shows ${t.pub.hands[side]} of ${held} markers`);
  }
  return found;
};

/** Nothing while all is well; else the faults, named. */
export const conserved = (t: Table): string =>
  [...placesOf(t, 0), ...placesOf(t, 1), ...stacksOf(t, 0), ...stacksOf(t, 1), ...markersOf(t)].join('; ');
