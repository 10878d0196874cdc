/** 3.0 Who has won. */
import { COLONIAL_REGIONS } from '../data/regions.ts';
import { scenarios } from '../data/scenarios.ts';
import { AMERICAN, BRITISH, nameOf, type Side, type SideName } from '../data/sides.ts';
import { ARTICLES, CONGRESS, DECLARATION, FRENCH_ALLIANCE, LOYAL_LEVEL, LOYAL_REGIONS, MILITARY_POINTS } from '../data/tables.ts';
import type { Ending, Seen } from '../state/table.ts';
import { townPoints } from './control.ts';
import { loyaltyTo } from './loyalty.ts';
import type { Whole } from './whole.ts';

type Tables = Pick<Seen, 'loyalty' | 'progress' | 'europe'>;

/** Colonial regions that stand at `level` or more for a side. */
export const regionsFor = (pub: Pick<Seen, 'loyalty'>, side: Side, level: number): number => {
  let regions = 0;
  for (let region = 0; region < COLONIAL_REGIONS; region++) if (loyaltyTo(pub, side, region) >= level) regions++;
  return regions;
};

/** 3.1-e, 3.1-f, 3.2-b */
export const meetsPolitical = (pub: Tables, side: Side): boolean =>
  (side === AMERICAN ? pub.progress >= ARTICLES : pub.progress <= CONGRESS) &&
  regionsFor(pub, side, LOYAL_LEVEL) >= LOYAL_REGIONS;
/** 3.1-b */
export const meetsMilitary = (t: Whole, side: Side): boolean => townPoints(t, side) >= MILITARY_POINTS;

/** 3.5-b The three things the American needs in the shorter scenario. */
export const winsShort = (pub: Tables): boolean =>
  regionsFor(pub, AMERICAN, 1) >= LOYAL_REGIONS && pub.progress >= DECLARATION && pub.europe >= FRENCH_ALLIANCE;

/** 3.5-a, 5.1-j */
export const isLastTurn = (pub: Pick<Seen, 'scenario' | 'turn'>): boolean => pub.turn >= scenarios[pub.scenario].turns;

export interface VictoryVerdict {
  readonly ending: Ending;
  readonly winner: SideName | null;
}
/** 3.1-a, 3.3-a, 3.4-a, 3.4-b, 3.5-c, 3.5-d The victory check of a turn; null while the game goes on. */
export const verdict = (t: Whole): VictoryVerdict | null => {
  const { pub } = t;
  const sides = [AMERICAN, BRITISH] as const;
  const military = sides.map(side => meetsMilitary(t, side));
  const political = sides.map(side => meetsPolitical(pub, side));
  for (const side of sides) if (military[side] && political[side]) return { ending: 'sudden-death', winner: nameOf(side) };
  if (!isLastTurn(pub)) return null;
  if (scenarios[pub.scenario].short) return { ending: 'short', winner: winsShort(pub) ? 'american' : 'british' };
  const some = sides.map(side => military[side] || political[side]);
  if (some[AMERICAN] === some[BRITISH]) return { ending: 'draw', winner: null };
  return { ending: 'partial', winner: some[AMERICAN] ? 'american' : 'british' };
};
