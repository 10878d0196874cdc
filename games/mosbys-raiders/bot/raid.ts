/** The raid: which targets are worth the ride, by which way, and what that makes of every step that is open now. */
import type { View } from '@cuartel/engine';
import { BRIDGE, exitsOf, LEADER_SPACE, PRINTED_FORCE, PRINTED_LINES, RAIL, SIZE } from '../data/map.ts';
import { POINTS } from '../data/tables.ts';
import { SORT, STRENGTH } from '../data/units.ts';
import { inLines } from '../queries/map.ts';
import { isActive } from '../queries/units.ts';
import { BRIDGE_DOWN, DEPOT, EXTENDED, FORCE, RAIL_DOWN, REVEALED } from '../state/table.ts';
import type { Mosby } from '../types.ts';
import { type Cup, cupOf, wakes } from './danger.ts';
import { prospect } from './odds.ts';

type Eyes = View<Mosby>;
/** Points that a fighting unit woken in his own space costs, and one woken nearby. */
const MET = 4;
const CHASED = 1.2;
const STEP = 3;

export interface Raid {
  readonly cup: Cup;
  /** By space: the worth of the best target reached by stepping there first. */
  readonly through: Float64Array;
  /** The best of all, staying included. */
  readonly best: number;
  /** What can be had here and now. */
  readonly here: number;
  /** By space: its own worth less the way there; -9 where he cannot go. */
  readonly worth: Float64Array;
  /** By space: the first step of the cheapest way there; -1: none. */
  readonly step: Int16Array;
}

const asleep = new Float64Array(SIZE);
const fighters = new Float64Array(SIZE);
const goods = new Float64Array(SIZE);
/** By space: fighting units that a check could wake, strength he knows of, and couriers and sutlers that can be picked up. */
const survey = ({ pub }: Eyes, cup: Cup): void => {
  for (let space = 0; space < SIZE; space++) {
    const mark = pub.mark[space]!;
    const force = PRINTED_FORCE[space] === true || (mark & FORCE) !== 0;
    const hides = !force && (mark & REVEALED) === 0 && (PRINTED_LINES[space] === true || (mark & EXTENDED) !== 0);
    asleep[space] = force || hides ? cup.combat : 0;
    goods[space] = hides ? cup.worth : 0;
    fighters[space] = 0;
  }
  for (let token = 0; token < pub.at.length; token++) {
    const space = pub.at[token]!;
    if (space < 0) continue;
    const unit = pub.face[token]!;
    const active = isActive(pub, token);
    if (unit < 0) {
      if (!active) asleep[space] = asleep[space]! + cup.combat;
      continue;
    }
    if (SORT[unit] === 'combat') {
      if (!active) asleep[space] = asleep[space]! + 1;
      fighters[space] = fighters[space]! + STRENGTH[unit]! - pub.lost[token]!;
      goods[space] = -99;
    } else if (SORT[unit] !== 'picket' && !active) goods[space] = goods[space]! + 1;
  }
};
/** Points on average of a deed in a space, what it wakes already taken off. */
const worthAt = (v: Eyes, space: number, wake: number): number => {
  const { pub } = v;
  const mark = pub.mark[space]!;
  let gain = 0;
  if (PRINTED_LINES[space] === true || (mark & (EXTENDED | FORCE)) !== 0) {
    if (BRIDGE[space] === true && (mark & BRIDGE_DOWN) === 0) gain += POINTS.bridge;
    if (RAIL[space] === true && (mark & RAIL_DOWN) === 0) gain += POINTS.rail;
    if ((mark & DEPOT) !== 0) gain += 5.8;
  }
  if (pub.train === space) gain += POINTS.train;
  for (let leader = 0; leader < 2; leader++) if (pub.leaders[leader] === 1 && LEADER_SPACE[leader] === space) gain += 7;
  const theirs = fighters[space]!;
  if (theirs > 0) {
    const fight = prospect(v, true, theirs, 0, 0);
    if (fight.points > 0) gain += Math.max(0, fight.points - (1 - fight.wins) * 2);
  }
  const taken = Math.max(0, goods[space]!);
  if (gain === 0) return taken;
  let woken = asleep[space]!;
  for (const next of exitsOf(space)) woken += asleep[next]!;
  return gain - woken * wake * CHASED + taken;
};

/** Costs in hundredths of a point; nothing dearer than this is looked at. */
const DEAREST = 500;
const heads = new Int16Array(DEAREST + 1);
const links = new Int16Array(SIZE * 8);
const queued = new Int16Array(SIZE * 8);
const cost = new Int32Array(SIZE);
const first = new Int16Array(SIZE);
const settled = new Uint8Array(SIZE);
const worth = new Float64Array(SIZE);

/** The cheapest ways to everywhere, by buckets of equal cost. */
export const planRaid = (v: Eyes): Raid => {
  const { pub } = v;
  const cup = cupOf(pub);
  const price = wakes(v, true) * MET * 100;
  const noise = Math.min(6, pub.awareness + 1) / 6;
  survey(v, cup);
  cost.fill(DEAREST + 1);
  settled.fill(0);
  first.fill(-1);
  worth.fill(-9);
  heads.fill(-1);
  const from = pub.mosby;
  const through = new Float64Array(SIZE).fill(-9);
  const here = worthAt(v, from, noise);
  let best = here;
  // Captives are worth their points only outside the lines.
  const captives = pub.leaders.includes(2);
  let entries = 0;
  const push = (space: number, total: number): void => {
    queued[entries] = space;
    links[entries] = heads[total]!;
    heads[total] = entries++;
  };
  cost[from] = 0;
  first[from] = -1;
  push(from, 0);
  for (let spent = 0; spent <= DEAREST; spent++)
    for (let entry = heads[spent]!; entry >= 0; entry = heads[spent]!) {
      heads[spent] = links[entry]!;
      const space = queued[entry]!;
      if (settled[space] === 1) continue;
      settled[space] = 1;
      if (space !== from) {
        let value = worthAt(v, space, noise) - spent / 100;
        if (captives && !inLines(pub, space)) value = Math.max(value, POINTS.kidnap - spent / 100);
        const step = first[space]!;
        worth[space] = value;
        if (value > through[step]!) through[step] = value;
        if (value > best) best = value;
      }
      const exits = exitsOf(space);
      for (let i = 0; i < exits.length; i++) {
        const next = exits[i]!;
        const total = spent + STEP + Math.floor(asleep[next]! * price);
        if (total >= cost[next]!) continue;
        cost[next] = total;
        first[next] = space === from ? next : first[space]!;
        push(next, total);
      }
    }
  return { cup, through, best, here, worth, step: first };
};
