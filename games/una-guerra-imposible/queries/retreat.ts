/** 17.9 RETREAT: the ways open to units that must leave a space, and what is left to those that have none. */
import { isRegion, type Place } from '../data/places.ts';
import { connectionsOf, otherEnd, type Road, roadFrom, roadsOf, spacesBeside } from '../data/roads.ts';
import { foeOf, LIBERAL, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { entryCode, type Seen } from '../state/table.ts';
import { controls, enemyHolds } from './control.ts';
import { fortressOf } from './fortresses.ts';
import { evacuatesTo } from './sea.ts';
import { type Force, fighters } from './units.ts';

export type Way =
  | { readonly by: 'road'; readonly road: Road; readonly to: Place }
  | { readonly by: 'sea'; readonly to: Space }
  | { readonly by: 'gate' };

/** How a unit came to be in the space it leaves. */
export interface Leaving {
  readonly side: Side;
  readonly space: Space;
  /** 12.2-d Who evades leaves the space: its fortress is no way out. */
  readonly role: 'attacker' | 'defender' | 'evader';
  /** 13.2-f It landed here in this phase. */
  readonly landed: boolean;
  /** 17.9-f It came out of the besieged fortress here. */
  readonly sallied: boolean;
  /** 18-c There is room for it inside. */
  readonly room: boolean;
}

/** 17.9-e Whether the active side came into a space by a road in this phase. */
export const enteredBy = (pub: Seen, space: Place, road: Road): boolean =>
  pub.entries.includes(entryCode(road, roadFrom[road] === space));
/** 17.9-g Whether the defender has been reinforced by it since. */
const aidedBy = (pub: Seen, space: Space, road: Road): boolean => pub.aid.includes(entryCode(road, roadFrom[road] === space));

/** 17.9-e, 17.9-g Whether the road may be taken, whatever is at its other end. */
const open = (pub: Seen, { space, role }: Leaving, road: Road): boolean => {
  const used = enteredBy(pub, space, road);
  return role === 'attacker' ? used : !used || aidedBy(pub, space, road);
};
/** 17.9-b A friendly space, or one where friends besiege an enemy fortress. */
const welcome = (pub: Seen, side: Side, to: Place): boolean =>
  isRegion(to) || controls(pub, side, to) || (fortressOf(pub, to) === foeOf(side) && pub.siege[to]! > 0);

/** 17.9-b, 17.9-c, 17.9-e, 17.9-g, 17.9-l Roads a unit may retreat by: to friends if there are any. */
const roadsOut = (pub: Seen, leaving: Leaving): Way[] => {
  const { side, space } = leaving;
  const spaces = roadsOf[space]!.filter(road => open(pub, leaving, road) && !enemyHolds(pub, side, otherEnd(road, space)));
  const regions = side === LIBERAL ? connectionsOf[space]!.filter(road => open(pub, leaving, road)) : [];
  const all = [...spaces, ...regions].map((road): Way => ({ by: 'road', road, to: otherEnd(road, space) }));
  const friendly = all.filter(way => way.by === 'road' && welcome(pub, side, way.to));
  return friendly.length > 0 ? friendly : all;
};
/** 17.9-b to 17.9-l Every normal retreat of a unit. Empty: it is surrounded. */
export const retreats = (pub: Seen, leaving: Leaving): Way[] => {
  const { side, space, role, landed, sallied, room } = leaving;
  if (sallied) return [{ by: 'gate' }];
  const gate: Way[] = role === 'defender' && room && fortressOf(pub, space) === side ? [{ by: 'gate' }] : [];
  const sea: Way[] =
    side === LIBERAL && (landed || role === 'defender') ? evacuatesTo(pub, space).map(to => ({ by: 'sea', to }) as const) : [];
  const land = roadsOut(pub, leaving);
  return [...gate, ...land, ...sea];
};
/** 17.9-l Regions beside a space, for those who may retreat there. */
const regionsOut = (side: Side, space: Space): Place[] =>
  side === LIBERAL ? connectionsOf[space]!.map(road => otherEnd(road, space)) : [];
/** 17.9-n Where surrounded units may go: any adjacent space, and for Liberals any adjacent region. */
export const breakouts = (side: Side, space: Space): Place[] => [...spacesBeside[space]!, ...regionsOut(side, space)];
/** 17.9-o Hits that surrounded units take: one for each enemy infantry or cavalry on their road and where they come to, at least one. */
export const breakoutHits = (onTheRoad: Force, there: Force): number => Math.max(1, fighters(onTheRoad) + fighters(there));
/** 17.9-p Where those who broke out go on to, if an enemy holds the space they came to: not back. */
export const secondRetreats = (pub: Seen, side: Side, at: Space, from: Space): Place[] => {
  const all = [...spacesBeside[at]!.filter(to => to !== from && !enemyHolds(pub, side, to)), ...regionsOut(side, at)];
  const friendly = all.filter(to => welcome(pub, side, to));
  return friendly.length > 0 ? friendly : all;
};
