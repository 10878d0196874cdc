/** How a side stands: the VP marker, what it will bring, and the troops that are left. */
import { BLOCKS_OF } from '../data/blocks.ts';
import { scenarios } from '../data/scenarios.ts';
import { CARLIST, LIBERAL, nameOf, type SideName } from '../data/sides.ts';
import { fortressPoints } from '../queries/fortresses.ts';
import { expeditions } from '../queries/regions.ts';
import { besiegedCities, regionsAtThree, uprisingVp } from '../queries/victory.ts';
import type { Table } from '../state/table.ts';

const strength = ({ own }: Table, side: 0 | 1): number => {
  const { strength: points } = own[nameOf(side)];
  let sum = 0;
  for (const block of BLOCKS_OF[side]) sum += points[block]!;
  return sum;
};
/** VP toward the Carlists as they would be at the end, if things went on as they stand. */
const expected = (t: Table): number => {
  const { pub } = t;
  const left = (scenarios[pub.scenario].last - pub.year) * 5 + 5 - pub.turn;
  const prestige = (besiegedCities(pub).length > 0 || expeditions(pub).length > 0 ? 0.2 : 0) + pub.prestige * 0.02;
  const perTurn = prestige + uprisingVp(regionsAtThree(pub)) * 0.6;
  const troops = (strength(t, CARLIST) * 1.6 - strength(t, LIBERAL)) * 0.04;
  return pub.vp + perTurn * Math.min(8, left) - fortressPoints(pub) * 0.15 + troops;
};
/** 0..1 */
export const evaluate = (t: Table, me: SideName): number => {
  const { pub } = t;
  if (pub.ending !== null) return pub.winner === null ? 0.5 : pub.winner === me ? 1 : 0;
  const [carlist, liberal] = scenarios[pub.scenario].wins;
  const score = expected(t) - (carlist + liberal) / 2;
  const toward = me === 'Carlist' ? score : -score;
  return 0.5 + toward / (5 + Math.abs(toward)) / 2;
};
