/** How a side stands: towns, tables, hands and troops, against what victory asks for at the end. */
import { scenarios } from '../data/scenarios.ts';
import { AMERICAN, BRITISH, numberOf, type Side, type SideName } from '../data/sides.ts';
import { ARTICLES, CONGRESS, DECLARATION, FRENCH_ALLIANCE, LOYAL_LEVEL, LOYAL_REGIONS, MILITARY_POINTS } from '../data/tables.ts';
import { FACTOR, UNITS_OF, VALUE } from '../data/units.ts';
import { townPoints } from '../queries/control.ts';
import { regionsFor } from '../queries/victory.ts';
import { IN_PLAY, type Table } from '../state/table.ts';

/** How likely a margin is to be there in the end: 0..1. */
const likely = (margin: number): number => 1 / (1 + Math.exp(-margin));
/** Regions at a level, those one short of it counted in part. */
const regions = ({ pub }: Table, side: Side, level: number): number =>
  regionsFor(pub, side, level) * 0.7 + regionsFor(pub, side, level - 1) * 0.2 + regionsFor(pub, side, level + 1) * 0.1;
/** What is left on the map, and what is in hand. */
const means = (t: Table, side: Side): number => {
  let sum = t.pub.hands[side]! * 0.6 + t.pub.points[side]! * 0.3;
  for (const unit of UNITS_OF[side]) sum += t.pub.status[unit] === IN_PLAY ? FACTOR[unit]! + VALUE[unit]! * 0.5 : 0;
  return sum;
};
/** 10.2-a, 12.2-a How likely so many boxes are won in so many contests, a box at most in each. */
const reached = (missing: number, contests: number, chance: number): number => {
  if (missing <= 0) return 1;
  if (missing > contests) return 0.01;
  return chance * reached(missing - 1, contests - 1, chance) + (1 - chance) * reached(missing, contests - 1, chance);
};
/** 3.5-b The three things the American needs, and time to get what is missing. */
const inTheShortGame = (t: Table, left: number): number => {
  const { progress, europe, campaign } = t.pub;
  const contests = left + (campaign === 0 ? 1 : 0);
  const need = (margin: number): number => likely(1.6 * (margin + 0.5 + 0.7 * contests));
  return (
    need(regions(t, AMERICAN, 1) - LOYAL_REGIONS) *
    reached(DECLARATION - progress, contests, 0.5) *
    reached(FRENCH_ALLIANCE - europe, contests, 0.65)
  );
};
/** 3.1, 3.3, 3.4 Either kind of victory against either kind. */
const inTheCampaign = (t: Table, left: number): number => {
  const soft = 1 + left * 0.25;
  const military = (side: Side): number => likely((townPoints(t, side) - MILITARY_POINTS + 0.5) / (1.2 * soft));
  const loyal = (side: Side): number => likely((1.8 * (regions(t, side, LOYAL_LEVEL) - LOYAL_REGIONS + 0.5)) / soft);
  const american = [military(AMERICAN), loyal(AMERICAN) * likely((1.8 * (t.pub.progress - ARTICLES + 0.5)) / soft)] as const;
  const british = [military(BRITISH), loyal(BRITISH) * likely((1.8 * (CONGRESS - t.pub.progress + 0.5)) / soft)] as const;
  const some = ([a, b]: readonly [number, number]): number => 1 - (1 - a) * (1 - b);
  const [a, b] = [some(american), some(british)];
  const sudden = (american[0] * american[1] - british[0] * british[1]) * 0.5;
  return 0.5 + (a - b) / 2 + sudden * (0.5 - Math.abs(a - b) / 2);
};
/** 0..1 */
export const evaluate = (t: Table, me: SideName): number => {
  const { turns, short } = scenarios[t.pub.scenario];
  const left = Math.max(0, turns - t.pub.turn);
  const won = short ? inTheShortGame(t, left) : inTheCampaign(t, left);
  const more = (means(t, AMERICAN) - means(t, BRITISH)) * 0.004 * Math.min(3, left + 0.2);
  const american = Math.min(0.99, Math.max(0.01, won + more));
  return numberOf(me) === AMERICAN ? american : 1 - american;
};
