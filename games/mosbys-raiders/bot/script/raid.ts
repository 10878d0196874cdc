/** Where the scripted player would raid next, and by which way: the least risky way to what pays best. */
import type { View } from '@cuartel/engine';
import { EVERYWHERE, exitsOf, LEADER_SPACE, SIZE } from '../../data/map.ts';
import type { Space } from '../../data/spaces.ts';
import { POINTS, TURNS } from '../../data/tables.ts';
import { checksAround, checksIn } from '../../queries/checks.ts';
import { inLines, needed, stands } from '../../queries/map.ts';
import { knownStrength } from '../../queries/units.ts';
import type { Mosby, Target } from '../../types.ts';
import { prospect } from './fight.ts';

type Eyes = View<Mosby>;
/** What an alarm costs on average, in hundredths of a point: an alarm in Mosby's own space, and one next door. */
const CAUGHT = 320;
const STIRRED = 110;
/** A depot's value is not known; this is its mean. */
const DEPOT_MEAN = 5;

/** Points still wanted this turn to stay in the war, or to win it. */
export const wanted = ({ pub }: Eyes): number =>
  (pub.turn >= TURNS ? needed(pub) : pub.turn) * 10 - (pub.notoriety * 10 + pub.points);
/** Behind the calendar every point counts more than safety. */
const hunger = (v: Eyes): number => (wanted(v) > 0 ? 2 : 1);

/** The risk of entering a space openly. */
export const risk = (v: Eyes, space: Space): number => {
  const checks = checksIn(v.pub, space).length;
  if (checks === 0) return 3;
  const strong = knownStrength(v.pub, space) > v.pub.strength ? 2 : 1;
  return 3 + Math.round((checks * strong * v.pub.awareness * CAUGHT) / 6 / 2);
};
export const pointsFor = (target: Target): number =>
  target === 'depot' ? DEPOT_MEAN : target === 'train' ? POINTS.train : POINTS[target];
/** What demolishing here is worth, after the uproar it makes. */
export const demolitionWorth = (v: Eyes, space: Space, target: Target): number => {
  if (!stands(v.pub, space, target) || !(target === 'train' || inLines(v.pub, space))) return 0;
  const uproar = Math.round((checksAround(v.pub, space).length * Math.min(5, v.pub.awareness + 1) * STIRRED) / 6);
  return hunger(v) * pointsFor(target) * 100 - uproar;
};
const attackWorth = (v: Eyes, space: Space): number => {
  const theirs = knownStrength(v.pub, space);
  if (theirs === 0) return 0;
  const { wins, worth } = prospect(v, true, theirs);
  return wins < 4 ? 0 : hunger(v) * worth - 60;
};
/** The best thing to do in a space, once there. */
const prize = (v: Eyes, space: Space): number => {
  let best = attackWorth(v, space);
  const leader = LEADER_SPACE.indexOf(space);
  if (leader >= 0 && v.pub.leaders[leader] === 1) best = Math.max(best, hunger(v) * 450 - v.pub.awareness * 60);
  if (inLines(v.pub, space))
    for (const target of ['rail', 'bridge', 'depot'] as const) best = Math.max(best, demolitionWorth(v, space, target));
  return best;
};

/** What each space is worth and what it costs to enter it, looked at once. */
export interface Survey {
  readonly prize: readonly number[];
  readonly risk: readonly number[];
}
export const survey = (v: Eyes): Survey => ({
  prize: EVERYWHERE.map(space => prize(v, space)),
  risk: EVERYWHERE.map(space => risk(v, space)),
});

/** Walks outward from `from` by rising cost; `visit` is shown every space in that order until it says stop. */
const outward = (
  from: Space,
  fee: readonly number[],
  most: number,
  visit: (at: Space, cost: number) => boolean,
): readonly Space[] => {
  const cost = new Int32Array(SIZE).fill(FAR);
  const via = new Array<Space>(SIZE).fill(-1);
  const open: Space[] = [from];
  cost[from] = 0;
  while (open.length > 0) {
    let nearest = 0;
    for (let i = 1; i < open.length; i++) if (cost[open[i]!]! < cost[open[nearest]!]!) nearest = i;
    const at = open[nearest]!;
    open[nearest] = open[open.length - 1]!;
    open.pop();
    const paid = cost[at]!;
    if (paid > most || visit(at, paid)) break;
    for (const to of exitsOf(at)) {
      const way = paid + fee[to]!;
      if (way >= cost[to]!) continue;
      if (cost[to] === FAR) open.push(to);
      cost[to] = way;
      via[to] = at;
    }
  }
  return via;
};
const FAR = 1_000_000;
const firstStep = (via: readonly Space[], from: Space, to: Space): Space => {
  let step = to;
  while (step !== from && via[step] !== from) step = via[step]!;
  return step;
};

export interface Raid {
  readonly worth: number;
  /** The next space on the way; the present one when the prize is here. */
  readonly next: Space;
}
/** The prize that leaves most after the way to it. */
export const raidFrom = ({ prize: prizes, risk: fee }: Survey, from: Space): Raid => {
  let [worth, goal] = [-FAR, from];
  const via = outward(from, fee, 1600, (at, paid) => {
    const gain = prizes[at]!;
    if (gain > 0 && gain - paid > worth) [worth, goal] = [gain - paid, at];
    return false;
  });
  return { worth, next: firstStep(via, from, goal) };
};
/** The next space of the safest way out of the lines, for a captive. */
export const wayOut = (v: Eyes, from: Space): Space => {
  let goal = from;
  const fee = EVERYWHERE.map(space => risk(v, space) + 60);
  const via = outward(from, fee, FAR, at => {
    if (inLines(v.pub, at)) return false;
    goal = at;
    return true;
  });
  return firstStep(via, from, goal);
};
