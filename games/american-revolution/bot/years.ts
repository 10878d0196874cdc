/** 3.5-b THE YEARS STILL TO COME: the American of the shorter game weighs every way to lay his hand against all that may yet happen. */
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
import { met, type Outlook } from './prospects.ts';

/** Boxes of Progress up to the Declaration, and of Europe. */
interface Standing {
  readonly progress: number;
  readonly europe: number;
}
/** 9.2-a Markers that are worth 3 to the American, and those worth 1. */
interface Hand {
  readonly great: number;
  readonly small: number;
}
/** Points for Progress and for Europe, and regions that get a marker. */
interface Lay {
  readonly progress: Hand;
  readonly europe: Hand;
  readonly regions: number;
}
/** How likely the enemy lays just this, by contest. */
interface Guess {
  readonly share: number;
  readonly points: readonly number[];
}

/** 9.3-d The chances of every sum of points, reckoned once. */
const MOST = 24;
const CHANCES: (Outlook | undefined)[] = [];
const chanceOf = (american: number, dice: number, british: number): Outlook => {
  const key = (Math.min(MOST, american) * (MOST + 1) + Math.min(MOST, british)) * 2 + dice - 1;
  CHANCES[key] ??= met(Math.min(MOST, american), dice, Math.min(MOST, british));
  return CHANCES[key];
};

/** Ways to choose k of n. */
const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
/** How likely `k` of `n` come true, each with the same chance. */
const binomial = (n: number, k: number, chance: number): number => choose(n, k) * chance ** k * (1 - chance) ** (n - k);

/** The British doctrine: so many for Progress, what is left for Europe if the American leads there, then for his shakiest regions. */
const PROGRESS_GUARD = 5;
const EUROPE_GUARD = 3;
const REGION_GUARD = 2;
const guessed = (markers: number, shaky: readonly number[], europe: number, abroadFirst: boolean): number[] => {
  const points = new Array<number>(CONTESTS).fill(0);
  let left = markers;
  const lay = (contest: number, most: number): void => {
    points[contest] = Math.min(left, most);
    left -= points[contest]!;
  };
  if (abroadFirst) lay(EUROPE_CONTEST, left);
  lay(PROGRESS_CONTEST, PROGRESS_GUARD);
  if (europe > 0 && !abroadFirst) lay(EUROPE_CONTEST, EUROPE_GUARD);
  for (const region of shaky) lay(FIRST_REGION_CONTEST + region, REGION_GUARD);
  return points;
};

/** Every way to lay a hand. The regions get one marker each, the small ones first. */
const ways = ({ great, small }: Hand, regions: number): Lay[] => {
  const out: Lay[] = [];
  for (let i3 = 0; i3 <= great; i3++)
    for (let j3 = 0; j3 <= great - i3; j3++)
      for (let i1 = 0; i1 <= small; i1++)
        for (let j1 = 0; j1 <= small - i1; j1++)
          for (let k = Math.min(regions, great + small - i3 - j3 - i1 - j1); k >= 0; k--)
            out.push({ progress: { great: i3, small: i1 }, europe: { great: j3, small: j1 }, regions: k });
  return out;
};
const markersIn = ({ progress, europe, regions }: Lay): number =>
  progress.great + progress.small + europe.great + europe.small + regions;
const pointsOf = ({ great, small }: Hand): number => 3 * great + small;

/** What a year makes of a standing: `worth` of what it leaves, for every outcome on the tables and so many regions marked. */
type Left = (progress: number, europe: number) => number;
const yearOf = (
  { progress, europe }: Standing,
  lay: Lay,
  guesses: readonly Guess[],
  left: readonly (readonly Left[])[],
): number => {
  let sum = 0;
  for (let g = 0; g < guesses.length; g++) {
    const { share, points } = guesses[g]!;
    const worth = left[g]![lay.regions]!;
    const advance = progress >= DECLARATION ? 0 : chanceOf(pointsOf(lay.progress), 1, points[PROGRESS_CONTEST]!).won;
    for (const [to, likely] of [
      [Math.min(DECLARATION, progress + 1), advance],
      [progress, 1 - advance],
    ] as const) {
      if (likely === 0) continue;
      // 12.5-a
      const { won, lost } = chanceOf(pointsOf(lay.europe), to >= DECLARATION ? 2 : 1, points[EUROPE_CONTEST]!);
      sum +=
        share *
        likely *
        (won * worth(to, Math.min(EUROPE_RIGHT, europe + 1)) +
          lost * worth(to, Math.max(-EUROPE_LEFT, europe - 1)) +
          (1 - won - lost) * worth(to, europe));
    }
  }
  return sum;
};

/** A year to come, as seen in play: how often an agitator that the American has not is the enemy's, and how often a region falls away. */
const ALL_AGITATORS = AGITATORS.reduce((sum, marker) => sum + MARKER_COPIES[marker]!, 0);
const THEIRS = 0.645;
const FALLS = 0.06;
/** Hands that stand for all, as often as they were seen. */
const HANDS: readonly { readonly hand: Hand; readonly share: number }[] = [0.1, 0.31, 0.36, 0.23].flatMap((a, great) =>
  [0.25, 0.5, 0.25].map((b, i) => ({ hand: { great, small: 3 + 2 * i }, share: a * b })),
);
const MOST_REGIONS = 3;
const known = new Map<number, number>();
/** How likely everything is there in the end, with so many years to come. */
const chanceFrom = (years: number, progress: number, europe: number, missing: number): number => {
  if (years === 0) return progress >= DECLARATION && europe >= FRENCH_ALLIANCE && missing <= 0 ? 1 : 0;
  if (DECLARATION - progress > years || FRENCH_ALLIANCE - europe > years) return 0;
  const key = ((years * 3 + progress) * 10 + europe + EUROPE_LEFT) * 10 + missing + 3;
  const before = known.get(key);
  if (before !== undefined) return before;
  let sum = 0;
  for (const { hand, share } of HANDS) {
    const others = ALL_AGITATORS - hand.great - hand.small;
    const guesses = Array.from({ length: others + 1 }, (_, n) => ({
      share: binomial(others, n, THEIRS),
      points: guessed(n, [], europe, false),
    })).filter(guess => guess.share > 0.02);
    const left = Array.from({ length: MOST_REGIONS + 1 }, (_, k): Left => {
      const after = Math.max(-1, missing - k);
      return (p, e) =>
        FALLS * chanceFrom(years - 1, p, e, Math.min(4, after + 1)) + (1 - FALLS) * chanceFrom(years - 1, p, e, after);
    });
    const lefts = guesses.map(() => left);
    let best = 0;
    const regions = Math.min(MOST_REGIONS, missing + 1);
    for (const lay of ways(hand, regions)) {
      // What is left over has somewhere to go, and from the Declaration on Progress needs nothing.
      if (markersIn(lay) < hand.great + hand.small && lay.regions < regions) continue;
      if (progress >= DECLARATION && pointsOf(lay.progress) > 0) continue;
      best = Math.max(best, yearOf({ progress, europe }, lay, guesses, lefts));
    }
    sum += share * best;
  }
  known.set(key, sum);
  return sum;
};

/** 9.3-a The best of all ways. */
export const bestOfYears = (asked: Asked): Assignment[] => {
  const { pub, own } = asked.view;
  const { surprise } = asked.temper;
  const years = Math.max(0, scenarios.short.turns - pub.turn);
  const progress = Math.min(DECLARATION, pub.progress);
  const levels = Array.from({ length: COLONIAL_REGIONS }, (_, region) => loyaltyTo(pub, AMERICAN, region));
  const order = [0, -1, 1, -2, 2].flatMap(level => levels.flatMap((now, region) => (now === level ? [region] : [])));
  const shaky = [1, 0, 2].flatMap(level => levels.flatMap((now, region) => (now === level ? [region] : [])));
  // The enemy's agitators, of whom his hand tells the number.
  const mine = own.hand.reduce((sum, n) => sum + n, 0);
  const out = pub.removed.reduce((sum, n) => sum + n, 0);
  const unseen = Math.max(1, MARKER_TOTAL - out - mine);
  const agitators = AGITATORS.reduce((sum, marker) => sum + MARKER_COPIES[marker]! - own.hand[marker]!, 0);
  const held = pub.hands[BRITISH]!;
  const all = choose(unseen, held);
  const guesses = Array.from({ length: agitators + 1 }, (_, n) => ({
    n,
    share: (choose(agitators, n) * choose(unseen - agitators, held - n)) / all,
  })).flatMap(({ n, share }): Guess[] =>
    share < 0.01
      ? []
      : [
          { share: share * (1 - surprise), points: guessed(n, shaky, pub.europe, false) },
          { share: share * surprise, points: guessed(n, shaky, pub.europe, true) },
        ].filter(guess => guess.share > 0),
  );
  const lefts = guesses.map(({ points }) =>
    Array.from({ length: order.length + 1 }, (_, k): Left => {
      // How likely so many regions are loyal.
      let counts = [1];
      levels.forEach((now, region) => {
        const at = order.indexOf(region);
        const { won, lost } = chanceOf(at >= 0 && at < k ? 1 : 0, 1, points[FIRST_REGION_CONTEST + region]!);
        const up = Math.min(LOYALTY_END, now + 1) >= 1 ? won : 0;
        const loyal = up + (now - 1 >= 1 ? lost : 0) + (now >= 1 ? 1 - won - lost : 0);
        counts = [...counts, 0].map((stays, n) => stays * (1 - loyal) + (n > 0 ? counts[n - 1]! * loyal : 0));
      });
      const worths = new Map<number, number>();
      return (p, e) => {
        const key = p * 10 + e;
        let sum = worths.get(key);
        if (sum === undefined) {
          sum = counts.reduce((total, likely, n) => total + likely * chanceFrom(years, p, e, Math.max(-1, LOYAL_REGIONS - n)), 0);
          worths.set(key, sum);
        }
        return sum;
      };
    }),
  );
  const greats = AGITATORS.flatMap(what => (AGITATION[what]![AMERICAN] > 1 ? new Array<number>(own.hand[what]!).fill(what) : []));
  const smalls = AGITATORS.flatMap(what =>
    AGITATION[what]![AMERICAN] === 1 ? new Array<number>(own.hand[what]!).fill(what) : [],
  );
  const standing = { progress, europe: pub.europe };
  let best: Lay = { progress: { great: 0, small: 0 }, europe: { great: 0, small: 0 }, regions: 0 };
  let most = 0;
  for (const lay of ways({ great: greats.length, small: smalls.length }, order.length)) {
    const value = yearOf(standing, lay, guesses, lefts);
    if (value > most + 1e-9) [best, most] = [lay, value];
  }
  const laid: Assignment[] = [];
  const take = (from: number[], n: number, to: number): void => {
    for (let i = 0; i < n; i++) laid.push({ what: from.pop()!, to });
  };
  take(greats, best.progress.great, PROGRESS_CONTEST);
  take(greats, best.europe.great, EUROPE_CONTEST);
  take(smalls, best.progress.small, PROGRESS_CONTEST);
  take(smalls, best.europe.small, EUROPE_CONTEST);
  for (const region of order.slice(0, best.regions)) take(smalls.length > 0 ? smalls : greats, 1, FIRST_REGION_CONTEST + region);
  // In the order in which the rules put such a list, or it would not be known again.
  return laid.sort((a, b) => a.what - b.what || a.to - b.to);
};
