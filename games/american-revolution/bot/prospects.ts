/** 3.5-b THE AMERICAN'S PROSPECTS in the shorter game: how likely all three things he needs are there in the end. */
import { AGITATION, AGITATORS, MARKER_COPIES, MARKER_TOTAL } from '../data/markers.ts';
import { COLONIAL_REGIONS } from '../data/regions.ts';
import { scenarios } from '../data/scenarios.ts';
import { AMERICAN, BRITISH } from '../data/sides.ts';
import {
  CONTESTS,
  DECLARATION,
  EUROPE_CONTEST,
  EUROPE_LEFT,
  EUROPE_RIGHT,
  FIRST_REGION_CONTEST,
  FRENCH_ALLIANCE,
  LOYAL_REGIONS,
  LOYALTY_END,
  PROGRESS_CONTEST,
} from '../data/tables.ts';
import { loyaltyTo } from '../queries/loyalty.ts';
import type { Assignment } from '../types/politics.ts';
import type { Asked } from './asked.ts';

/** How likely a contest is won and lost; the rest leaves things as they are. */
export interface Outlook {
  readonly won: number;
  readonly lost: number;
}
/** What contests of later years are taken for. */
const LATER: Readonly<Record<'progress' | 'europe' | 'region', Outlook>> = {
  progress: { won: 0.6, lost: 0 },
  europe: { won: 0.65, lost: 0.2 },
  region: { won: 0.4, lost: 0.25 },
};
/** How likely a marker stands at `goal` or beyond after so many contests, between its ends. */
const arrives = (at: number, goal: number, contests: number, chance: Outlook, ends: readonly [number, number]): number => {
  if (contests === 0) return at >= goal ? 1 : 0;
  const next = (to: number): number => arrives(Math.max(ends[0], Math.min(ends[1], to)), goal, contests - 1, chance, ends);
  return chance.won * next(at + 1) + chance.lost * next(at - 1) + (1 - chance.won - chance.lost) * next(at);
};
/** How likely `least` of these come true, each for itself. */
const atLeast = (least: number, chances: readonly number[]): number => {
  let counts = [1];
  for (const chance of chances)
    counts = [...counts, 0].map((stays, n) => stays * (1 - chance) + (n > 0 ? counts[n - 1]! * chance : 0));
  return counts.slice(least).reduce((sum, chance) => sum + chance, 0);
};

/** 9.3-d With so many points and dice of each. */
const against = (american: number, dice: number, british: number): Outlook => {
  let [won, lost, all] = [0, 0, 0];
  for (let sum = dice; sum <= 6 * dice; sum++) {
    const ways = dice === 1 ? 1 : 6 - Math.abs(7 - sum);
    for (let die = 1; die <= 6; die++) {
      all += ways;
      if (american + sum > british + die) won += ways;
      if (american + sum < british + die) lost += ways;
    }
  }
  return { won: won / all, lost: lost / all };
};
/** 9.3-d, 9.4-a Nobody rolls where only one has laid anything. */
export const met = (american: number, dice: number, british: number): Outlook =>
  american > 0 && british > 0 ? against(american, dice, british) : { won: american > 0 ? 1 : 0, lost: british > 0 ? 1 : 0 };
/** The most points of the enemy that are thought of. */
const MOST = 8;
/** 9.3-d, 9.4-a Against an enemy who lays `mean` points there on average. */
const chanceOf = (points: number, dice: number, mean: number): Outlook => {
  let [won, lost] = [0, 0];
  let likely = Math.exp(-mean);
  for (let theirs = 0; theirs <= MOST; likely *= mean / ++theirs) {
    const chance = met(points, dice, theirs);
    won += likely * chance.won;
    lost += likely * chance.lost;
  }
  return { won, lost };
};

/** What every point laid for every contest makes of the whole. */
const prospects = (asked: Asked, feared: readonly number[]): ((points: readonly number[]) => number) => {
  const { pub } = asked.view;
  const later = Math.max(0, scenarios.short.turns - pub.turn);
  const tables = new Map<number, number>();
  const after = (contest: number, at: number): number => {
    if (contest === PROGRESS_CONTEST) return arrives(at, DECLARATION, later, LATER.progress, [0, DECLARATION]);
    if (contest === EUROPE_CONTEST) return arrives(at, FRENCH_ALLIANCE, later, LATER.europe, [-EUROPE_LEFT, EUROPE_RIGHT]);
    return arrives(at, 1, later, LATER.region, [-LOYALTY_END, LOYALTY_END]);
  };
  const worth = (contest: number, points: number): number => {
    const key = contest * 100 + points;
    const known = tables.get(key);
    if (known !== undefined) return known;
    const at =
      contest === PROGRESS_CONTEST
        ? pub.progress
        : contest === EUROPE_CONTEST
          ? pub.europe
          : loyaltyTo(pub, AMERICAN, contest - FIRST_REGION_CONTEST);
    // 12.5-a
    const dice = contest === EUROPE_CONTEST && pub.progress >= DECLARATION ? 2 : 1;
    const { won, lost } = chanceOf(points, dice, feared[contest]!);
    const down = contest === PROGRESS_CONTEST ? at : at - 1;
    const [low, high] = contest >= FIRST_REGION_CONTEST ? [-LOYALTY_END, LOYALTY_END] : [-EUROPE_LEFT, EUROPE_RIGHT];
    const value =
      won * after(contest, Math.min(high, at + 1)) +
      lost * after(contest, Math.max(low, down)) +
      (1 - won - lost) * after(contest, at);
    tables.set(key, value);
    return value;
  };
  return points => {
    const regions = Array.from({ length: COLONIAL_REGIONS }, (_, region) =>
      worth(FIRST_REGION_CONTEST + region, points[FIRST_REGION_CONTEST + region]!),
    );
    return (
      worth(PROGRESS_CONTEST, points[PROGRESS_CONTEST]!) *
      worth(EUROPE_CONTEST, points[EUROPE_CONTEST]!) *
      atLeast(LOYAL_REGIONS, regions)
    );
  };
};
/** How the enemy's agitators, of whom his hand tells the number, are thought to be spread: more on a table than in a region. */
const fearedOf = (asked: Asked): number[] => {
  const { pub, own } = asked.view;
  const { fears } = asked.temper;
  const mine = own.hand.reduce((sum, n) => sum + n, 0);
  const unseen = AGITATORS.reduce(
    (sum, marker) => sum + (MARKER_COPIES[marker]! - own.hand[marker]!) * AGITATION[marker]![BRITISH],
    0,
  );
  const points = (pub.hands[BRITISH]! * unseen) / Math.max(1, MARKER_TOTAL - mine);
  const shares = COLONIAL_REGIONS + 2 * fears;
  return Array.from({ length: CONTESTS }, (_, contest) => (points * (contest < FIRST_REGION_CONTEST ? fears : 1)) / shares);
};
/** 9.3-a Marker by marker, the strongest first, to where it helps most. */
export const bestLaid = (asked: Asked): Assignment[] => {
  const worth = prospects(asked, fearedOf(asked));
  const points = new Array<number>(CONTESTS).fill(0);
  const hand = AGITATORS.flatMap(what => new Array<number>(asked.view.own.hand[what]!).fill(what));
  hand.sort((a, b) => AGITATION[b]![AMERICAN] - AGITATION[a]![AMERICAN]);
  return hand.map(what => {
    const more = AGITATION[what]![AMERICAN];
    let [to, most] = [0, -1];
    for (let contest = 0; contest < CONTESTS; contest++) {
      const value = worth(points.map((n, at) => (at === contest ? n + more : n)));
      if (value > most) [to, most] = [contest, value];
    }
    points[to] = points[to]! + more;
    return { what, to };
  });
};
