/**
 * What stands where, as this reader may see it: his own units one by one in their groups, of the enemy's stacks the top unit and
 * a row of backs, all alike (22.1-b).
 */
import type { Onlooker } from '@cuartel/boardkit/face.ts';
import type { Thing } from '@cuartel/engine';
import { IS_BOX, IS_SEA } from '../data/map.ts';
import { numberOf, type Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { FACTOR, IS_FLEET, IS_LEADER, KIND, UNITS_OF, type Unit, VALUE } from '../data/units.ts';
import { isRelief } from '../queries/absent.ts';
import type { Revolution } from '../types.ts';

export interface Standing {
  /** What a click on it means, and by what its way is followed. */
  readonly thing: Thing;
  readonly piece: string;
  /** -1: a back. */
  readonly unit: Unit | -1;
  readonly side: Side;
  /** It stands in front: the first leader, the top unit of a covered stack. */
  readonly prime: boolean;
}
/** In a siege: who is inside, who lies before the place, who comes to help. */
export type Role = 'stands' | 'garrison' | 'besiegers' | 'relief';
export interface Group {
  readonly id: string;
  readonly space: Space;
  readonly side: Side;
  readonly role: Role;
  readonly units: readonly Standing[];
  /** The reader does not see who they are. */
  readonly fogged: boolean;
}

/** The weakest behind, then by factor, ships, leaders in front: what an owner looks for. */
const order = (a: Unit, b: Unit): number =>
  Number(IS_LEADER[a]!) - Number(IS_LEADER[b]!) ||
  VALUE[a]! - VALUE[b]! ||
  Number(IS_FLEET[a]!) - Number(IS_FLEET[b]!) ||
  FACTOR[a]! - FACTOR[b]! ||
  KIND[b]! - KIND[a]! ||
  b - a;

const standing = (unit: Unit, side: Side, prime: boolean): Standing => ({
  thing: `unit:${unit}`,
  piece: `unit:${unit}`,
  unit,
  side,
  prime,
});
const roleOf = (view: Onlooker<Revolution>, side: Side, space: Space, relief: boolean): Role => {
  const { siege, fortress } = view.pub;
  if (siege[space]! < 0 || fortress[space]! < 0) return 'stands';
  return siege[space] === side ? 'besiegers' : relief ? 'relief' : 'garrison';
};

const ownGroups = (view: Onlooker<Revolution>, side: Side): Group[] => {
  const found = new Map<string, { space: Space; role: Role; units: Unit[] }>();
  const { own } = view;
  if (own === null) return [];
  for (const unit of UNITS_OF[side]) {
    const space = own.at[unit]!;
    if (space < 0) continue;
    const role = roleOf(view, side, space, isRelief(own, unit));
    const id = `${space}-${side}-${role}`;
    const group = found.get(id) ?? { space, role, units: [] };
    group.units.push(unit);
    found.set(id, group);
  }
  return [...found].map(([id, { space, role, units }]) => ({
    id,
    space,
    side,
    role,
    units: units.sort(order).map((unit, n) => standing(unit, side, n === units.length - 1)),
    fogged: false,
  }));
};

const strangeGroups = (view: Onlooker<Revolution>, side: Side): Group[] => {
  const { pub } = view;
  const shown = new Set<Unit>([...(pub.battle?.units[side] ?? []), ...(pub.battle?.fleets ?? [])]);
  const groups: Group[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    const count = pub.count[side]![space]!;
    if (count === 0) continue;
    const top = pub.top[side]![space]!;
    const open = pub.battle?.space === space ? UNITS_OF[side].filter(unit => shown.has(unit) && unit !== top) : [];
    const seen = [...(top < 0 ? [] : [top]), ...open].slice(0, count);
    groups.push({
      id: `${space}-${side}-${roleOf(view, side, space, false)}`,
      space,
      side,
      role: roleOf(view, side, space, false),
      units: [
        ...Array.from({ length: count - seen.length }, (_, n): Standing => {
          const thing: Thing = `stack:${space}-${side}`;
          return { thing, piece: `back:${space}-${side}-${n}`, unit: -1, side, prime: false };
        }),
        ...seen.sort(order).map(unit => standing(unit, side, unit === top)),
      ],
      fogged: count > seen.length,
    });
  }
  return groups;
};

export const groupsOf = (view: Onlooker<Revolution>): Group[] =>
  ([0, 1] as const).flatMap(side =>
    view.me !== null && view.own !== null && numberOf(view.me) === side ? ownGroups(view, side) : strangeGroups(view, side),
  );

/** Which seat of its space a group takes: garrisons and owners of a box the first, whoever comes against them the next. */
export const seatNumber = (group: Group, all: readonly Group[]): number => {
  if (IS_BOX[group.space]) return 0;
  const here = all.filter(({ space }) => space === group.space);
  const rank = (g: Group): number =>
    (IS_SEA[g.space] ? g.side : g.role === 'besiegers' ? 1 : g.role === 'relief' ? 2 : 0) * 2 + g.side;
  return [...here].sort((a, b) => rank(a) - rank(b)).indexOf(group);
};
