/** THE FIGURES OF THE DOCTRINE: the plain ones, and the general's, found by play, for each side and length of the war. */
import type { ScenarioName } from '../data/scenarios.ts';
import type { SideName } from '../data/sides.ts';

export interface Temper {
  /** 9.3-b What the contest of Progress is worth, and the points laid there beyond what the enemy's hand threatens. */
  readonly progress: number;
  readonly progressPoints: number;
  /** That of Europe, with its points. */
  readonly europe: number;
  readonly europePoints: number;
  /** 3.5-b The American in the shorter game: the turn from which he reckons what each contest can still decide, and how many times more
   * enemy markers he expects on a table than in a region. */
  readonly reckons: number;
  readonly fears: number;
  /** The turn from which he weighs all that may yet happen instead (`years.ts`), and how often he thinks that the enemy fights for Europe
   * first: never would be best against the doctrine and hopeless against a general. */
  readonly foresees: number;
  readonly surprise: number;
  /** 3.1-e Regions still missing, those that have just what is asked, those to spare; and points for each. */
  readonly region: number;
  readonly regionPoints: number;
  readonly firm: number;
  readonly firmPoints: number;
  readonly spare: number;
  /** Regions by which the enemy would win; at how many of them it becomes urgent, and at which level. */
  readonly denied: number;
  readonly deniedPoints: number;
  readonly deniedFrom: number;
  readonly deniedLevel: number;
  /** 3.5-b Fights for Europe before the American has moved there, and no more for Progress than counts. */
  readonly forestalls: boolean;
  /** At most so many points against what the enemy may lay. */
  readonly threat: number;
  /** 13.0 A garrison: for towns of this value, at a price so far above it; in the last years of other values. */
  readonly town: number;
  readonly price: number;
  readonly lateTown: number;
  readonly latePrice: number;
  /** Turns before the end in which what is held counts, not what it pays. */
  readonly late: number;
  /** As long as so many markers can be bought, they come before garrisons. */
  readonly markers: number;
  /** 13.6-a Points from which troops for the field are bought. */
  readonly field: number;
  /** 13.0 What is left when no more markers can be had goes into troops at the front. */
  readonly reserves: boolean;
  /** Factors for each enemy unit that an attack asks for, and how often the enemy's a retreat. */
  readonly odds: number;
  readonly retreat: number;
  /** 17.1-a What a forced march must promise; more than any town: never. */
  readonly forced: number;
  /** 8.1-a Markers bid for the initiative. */
  readonly bid: number;
  /** What a town that is taken from the enemy is worth, as often as an empty one. */
  readonly taken: number;
}

const NEVER = 99;
const PLAIN: Temper = {
  progress: 10,
  progressPoints: 1,
  europe: 4,
  europePoints: 2,
  reckons: NEVER,
  fears: 4,
  foresees: NEVER,
  surprise: 0,
  region: 8,
  regionPoints: 2,
  firm: 6,
  firmPoints: 1,
  spare: 2,
  denied: 9,
  deniedPoints: 2,
  deniedFrom: 4,
  deniedLevel: 2,
  forestalls: false,
  threat: 3,
  town: 2,
  price: 1,
  lateTown: 1,
  latePrice: 3,
  late: 6,
  markers: 12,
  field: 10,
  reserves: false,
  odds: 3,
  retreat: 3,
  forced: 99,
  bid: 0,
  taken: 2,
};
/** In the shorter game no town counts (3.5-b), and there is no time to lose. */
const SHORT: Temper = { ...PLAIN, europe: 10, europePoints: 3, late: -9, field: 99 };

export type Tempers = Readonly<Record<SideName, Readonly<Record<ScenarioName, Temper>>>>;
export const COLONEL: Tempers = {
  american: { campaign: PLAIN, short: { ...SHORT, reckons: 1 } },
  british: { campaign: { ...PLAIN, progressPoints: 2 }, short: { ...SHORT, progressPoints: 2, europe: 9 } },
};
export const GENERAL: Tempers = {
  american: {
    campaign: { ...COLONEL.american.campaign, odds: 2, reserves: true, forced: 1 },
    short: {
      ...COLONEL.american.short,
      foresees: 1,
      surprise: 0.2,
      bid: 2,
      odds: 2,
      forced: 1,
    },
  },
  british: {
    campaign: { ...COLONEL.british.campaign, odds: 2, reserves: true, forced: 1 },
    short: {
      ...COLONEL.british.short,
      bid: 2,
      odds: 2,
      reserves: true,
      forced: 1,
      forestalls: true,
      europe: 12,
      europePoints: 12,
    },
  },
};
export const temperOf = (school: string | undefined, side: SideName, scenario: ScenarioName): Temper =>
  (school === 'general' ? GENERAL : COLONEL)[side][scenario];
