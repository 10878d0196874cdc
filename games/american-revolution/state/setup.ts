/** 4.0 Setting up a game. The groups that leave a choice wait to be placed (4.2-a, 4.3-j), unless a quick start places them. */
import type { Chance } from '@cuartel/engine';
import { AGITATORS, MARKER_COPIES, MARKER_KINDS, type Marker, NEEDS } from '../data/markers.ts';
import { FORTRESSES, optionsMask, PARTISANS, QUICK } from '../data/options.ts';
import type { ScenarioName } from '../data/scenarios.ts';
import { GROUPS, type Group, type GroupCode, QUICK_START } from '../data/setup.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import { SPACE_COUNT, type Space, spaceOf } from '../data/spaces.ts';
import { CONTESTS, FIRST_LOYALTY } from '../data/tables.ts';
import { AROSE, IS_LEADER, START, UNIT_COUNT, type Unit, type UnitId, unitOf, unitsStartingIn } from '../data/units.ts';
import { restackAll } from './stacks.ts';
import { ASIDE, IN_PLAY, type Own, POOL, type Pub, RESERVE, type Table, UNPLACED } from './table.ts';

const each = <T>(length: number, value: T): T[] => new Array<T>(length).fill(value);

export const newOwn = (): Own => ({
  at: each(UNIT_COUNT, -1),
  aboard: each(UNIT_COUNT, -1),
  flags: each(UNIT_COUNT, 0),
  hand: each(MARKER_KINDS, 0),
  bid: each(MARKER_KINDS, 0),
  assigned: each(CONTESTS * AGITATORS.length, 0),
  laid: 0,
  force: [],
  commander: -1,
  marched: [],
  mp: 0,
  refused: [],
});

/** 4.2-n, 4.3-i, 4.11-a A leader without a group waits in his pool, a formation without one in reserve. */
const statusAtStart = (unit: Unit): number => {
  if (START[unit] === 'B-SPECIAL' || START[unit] === 'A-WASHINGTON') return ASIDE;
  if (START[unit] !== null) return UNPLACED;
  return IS_LEADER[unit] && !AROSE.includes(unit) ? POOL : RESERVE;
};

/** 4.1-a, 4.6-a, 4.7-a, 7.8-b, 10.1-a, 12.1-a, O-a The table before a single unit stands: markers in the container, the three tables at their start. */
export const emptyTable = (scenario: ScenarioName, options: readonly string[], chance: Chance): Table => {
  const mask = optionsMask(options);
  const container: Marker[] = [];
  const removed = each(MARKER_KINDS, 0);
  for (let marker = 0; marker < MARKER_KINDS; marker++) {
    const copies = MARKER_COPIES[marker]!;
    if ((NEEDS[marker]! & mask) !== NEEDS[marker]) removed[marker] = copies;
    else for (let i = 0; i < copies; i++) container.push(marker);
  }
  const pub: Pub = {
    scenario,
    options: mask,
    turn: 1,
    campaign: 0,
    phase: 'set-up',
    first: 'american',
    active: 'british',
    points: [0, 0],
    bought: [0, 0],
    hands: [0, 0],
    container: container.length,
    played: [],
    removed,
    progress: 0,
    europe: 0,
    loyalty: FIRST_LOYALTY.slice(),
    debate: 0,
    barred: false,
    handed: false,
    bids: [-1, -1],
    assigned: [[], []],
    pledged: [0, 0],
    status: Array.from({ length: UNIT_COUNT }, (_, unit) => statusAtStart(unit)),
    count: [each(SPACE_COUNT, 0), each(SPACE_COUNT, 0)],
    top: [each(SPACE_COUNT, -1), each(SPACE_COUNT, -1)],
    fortress: each(SPACE_COUNT, -1),
    siege: each(SPACE_COUNT, -1),
    partisan: each(SPACE_COUNT, -1),
    massacre: each(SPACE_COUNT, 0),
    done: each(SPACE_COUNT, 0),
    battle: null,
    ending: null,
    winner: null,
  };
  return { pub, own: { american: newOwn(), british: newOwn() }, dark: { container, chance }, log: null };
};

const stand = (t: Table, group: Group, unit: Unit, space: Space): void => {
  t.own[group.side].at[unit] = space;
  t.pub.status[unit] = IN_PLAY;
};

/**
 * 4.2-b to 4.5-b, 28.1-a, 4.3-g The groups with a fixed place, and the markers of the options in use: 4.2-e, 4.2-f, 4.2-g, 4.2-i,
 * 4.2-k, 4.2-m, 4.3-f, 4.4-a, 4.5-a. With a quick start also the free groups of 4.3-b, 4.3-c, 4.3-d and 4.3-e.
 */
export const setUp = (scenario: ScenarioName, options: readonly string[], chance: Chance): Table => {
  const t = emptyTable(scenario, options, chance);
  const { pub } = t;
  for (const group of GROUPS as readonly Group[]) {
    const { where } = group;
    const units = unitsStartingIn(group.code as GroupCode);
    if ('space' in where) {
      const space = spaceOf(where.space);
      for (const unit of units) stand(t, group, unit, space);
      if (group.marker === 'fortress' && (pub.options & FORTRESSES) !== 0) pub.fortress[space] = numberOf(group.side);
      if (group.marker === 'partisan' && (pub.options & PARTISANS) !== 0) pub.partisan[space] = numberOf(group.side);
    } else if ((pub.options & QUICK) !== 0) {
      for (const [place, ids] of QUICK_START[group.code as GroupCode] ?? [])
        for (const id of ids) stand(t, group, unitOf(id as UnitId), spaceOf(place));
    }
  }
  restackAll(t);
  return t;
};

/** 4.2-a, 4.3-a Groups of a side whose units have still to be placed, in the order of the set-up. */
export const groupsToPlace = (pub: Pick<Pub, 'status'>, side: SideName): readonly GroupCode[] =>
  (GROUPS as readonly Group[])
    .filter(group => group.side === side && !('aside' in group.where))
    .map(group => group.code as GroupCode)
    .filter(code => unitsStartingIn(code).some(unit => pub.status[unit] === UNPLACED));
