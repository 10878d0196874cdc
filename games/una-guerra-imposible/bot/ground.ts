/** What places are worth to a side, and what a group of its units could do from where it stands. */
import { isRegion, isSpace, PLACE_COUNT, type Place } from '../data/places.ts';
import { IN_THE_OPEN } from '../data/posts.ts';
import { spacesBeside } from '../data/roads.ts';
import { CARLIST, foeOf, LIBERAL, numberOf, type Side } from '../data/sides.ts';
import { CITY, spaceKind, spaceZone, TOWN } from '../data/spaces.ts';
import { counterKind, FIELD, FIRST_COUNTER, TOKENS_OF, type Unit } from '../data/units.ts';
import { controls } from '../queries/control.ts';
import { fortressOf } from '../queries/fortresses.ts';
import { blocksIn, reachOf } from '../queries/movement.ts';
import { expeditions, mostExpeditions } from '../queries/regions.ts';
import { generalLimit, placeSupplies } from '../queries/supply.ts';
import type { Seen, View } from '../state/table.ts';
import type { Temper } from './temper.ts';

/** Blocks in the open by side and place, counted once for each look at the table. */
interface Survey {
  readonly blocks: readonly [Uint8Array, Uint8Array];
  /** Where one could come to from a place with so many points, by both. */
  readonly ways: Map<number, Way>;
}
interface Way {
  readonly places: readonly Place[];
  readonly costs: readonly number[];
}
const surveys = new WeakMap<View, Survey>();
const surveyOf = (v: View): Survey => {
  let survey = surveys.get(v);
  if (survey !== undefined) return survey;
  const blocks = [new Uint8Array(PLACE_COUNT), new Uint8Array(PLACE_COUNT)] as const;
  for (const side of [LIBERAL, CARLIST] as const)
    for (const token of TOKENS_OF[side]) {
      const at = v.pub.at[token]!;
      if (at >= 0 && at < PLACE_COUNT && v.pub.post[token] === IN_THE_OPEN) blocks[side][at]!++;
    }
  survey = { blocks, ways: new Map() };
  surveys.set(v, survey);
  return survey;
};
const wayOf = (v: View, from: Place, points: number): Way => {
  const { ways } = surveyOf(v);
  const key = from * 32 + points;
  let way = ways.get(key);
  if (way === undefined) {
    const { spaces, cost } = reachOf(v.pub, numberOf(v.me), from, points);
    way = { places: spaces.slice(), costs: spaces.map(at => cost[at]!) };
    ways.set(key, way);
  }
  return way;
};
/** Blocks of a side in the open at a place. */
export const blocksAt = (v: View, side: Side, at: Place): number => surveyOf(v).blocks[side][at]!;

/** Blocks of a side in the open at a place, those of a group left out. */
const othersAt = (v: View, side: Side, at: Place, group: readonly Unit[]): number => {
  let others = blocksAt(v, side, at);
  for (const unit of group) if (unit < FIRST_COUNTER && v.pub.at[unit] === at && v.pub.post[unit] === IN_THE_OPEN) others--;
  return others;
};

/** What it is worth to a side that a space should become its own. */
const prize = (t: Temper, at: Place): number => (isSpace(at) && spaceKind[at] === TOWN ? t.town : t.other);
/** Blocks that a city of one's own has too few, with so many in it. */
const missing = (t: Temper, pub: Seen, side: Side, at: Place, blocks: number): number =>
  isSpace(at) && spaceKind[at] === CITY && fortressOf(pub, at) === side ? Math.max(0, t.garrison - blocks) : 0;

/** 19.2-b, 19.2-c Blocks that a place will not feed once it is taken. */
const hungry = (pub: Seen, side: Side, at: Place, blocks: number): number => {
  const town = isSpace(at) && spaceKind[at] === TOWN;
  const fed = Math.max(placeSupplies(pub, side, at), town && side === LIBERAL ? (spaceZone[at] === LIBERAL ? 4 : 2) : 0);
  return Math.max(0, blocks - fed);
};

/** 23-b An expedition brings prestige every turn; two blocks are enough for a while. */
const regionWorth = (v: View, t: Temper, side: Side, at: Place, blocks: number): number => {
  const { pub } = v;
  if (side === LIBERAL) return blocksAt(v, CARLIST, at) > 0 && blocks >= blocksAt(v, CARLIST, at) ? t.hunt : -2;
  const out = expeditions(pub).length;
  if (blocksAt(v, CARLIST, at) > 0) return -1;
  return out < mostExpeditions(pub) && blocks >= 2 && blocks <= 3 ? t.abroad - out * t.another : -3;
};

/** What it promises that a group should come to stand at a place, all things told. */
export const worthOf = (v: View, t: Temper, at: Place, group: readonly Unit[]): number => {
  const { me, pub } = v;
  const side = numberOf(me);
  const blocks = blocksIn(group);
  if (isRegion(at)) return regionWorth(v, t, side, at, blocks);
  const foe = foeOf(side);
  const friends = othersAt(v, side, at, group);
  const enemies = blocksAt(v, foe, at);
  const mine = blocks + friends;
  const walls = fortressOf(pub, at) === foe;
  const besieged = walls && pub.siege[at]! > 0;
  const want = hungry(pub, side, at, mine) * t.hunger + (mine > generalLimit(side, at) ? 8 : 0);
  if (enemies > 0 && !besieged) {
    const odds = mine - enemies;
    if (odds < t.edge) return (odds - t.edge + 1) * 4 - 2 - want;
    const taken = !controls(pub, side, at) && !walls ? prize(t, at) * t.spoils : 0;
    const freed = fortressOf(pub, at) !== side ? 0 : spaceKind[at] === CITY ? t.relief : t.relieve;
    return t.fight + Math.min(4, odds) * t.odds + taken + freed - (walls ? 2 : 0) - want;
  }
  if (walls) {
    if (besieged) return (friends < 4 ? t.camp : -1) - want;
    const guns = group.some(unit => counterKind[unit] === FIELD) ? t.guns : 0;
    const city = spaceKind[at] === CITY ? t.cityWalls : spaceKind[at] === TOWN ? t.townWalls : t.otherWalls;
    return city + guns - want;
  }
  if (!controls(pub, side, at)) return prize(t, at) - want;
  // A town of one's own that the enemy could walk into is better held.
  const threatened =
    spaceKind[at] === TOWN &&
    friends === 0 &&
    fortressOf(pub, at) !== side &&
    spacesBeside[at]!.some(to => blocksAt(v, foe, to) > 0);
  const posted = (missing(t, pub, side, at, friends) - missing(t, pub, side, at, mine)) * t.post;
  return (threatened ? t.threat : 0) + posted - want;
};

/** What it costs to take a group away from where it stands. */
export const leavingCost = (v: View, t: Temper, from: Place, group: readonly Unit[]): number => {
  const { me, pub } = v;
  if (!isSpace(from)) return 0;
  const side = numberOf(me);
  const others = othersAt(v, side, from, group);
  const guards = missing(t, pub, side, from, others) - missing(t, pub, side, from, others + blocksIn(group));
  if (guards > 0) return guards * t.guard;
  if (others > 0) return 0;
  if (pub.siege[from]! > 0 && fortressOf(pub, from) === foeOf(side))
    return side === CARLIST && spaceKind[from] === CITY ? t.cityWalls : 2;
  if (!controls(pub, side, from) || fortressOf(pub, from) === side) return 0;
  if (spaceZone[from] !== side) return prize(t, from);
  return spaceKind[from] === TOWN && spacesBeside[from]!.some(to => blocksAt(v, foeOf(side), to) > 0) ? t.home : 0;
};

export interface Aim {
  readonly at: Place;
  readonly worth: number;
}
/** The best place a group could come to with so many points; staying where it is counts too, if it may. */
export const bestAim = (v: View, t: Temper, from: Place, group: readonly Unit[], points: number, mayStay: boolean): Aim => {
  const { places, costs } = wayOf(v, from, points);
  let best: Aim = { at: from, worth: mayStay ? worthOf(v, t, from, group) : Number.MIN_SAFE_INTEGER };
  for (const [i, at] of places.entries()) {
    if (at === from) continue;
    const worth = worthOf(v, t, at, group) - costs[i]! * 0.05;
    if (worth > best.worth) best = { at, worth };
  }
  return best;
};
