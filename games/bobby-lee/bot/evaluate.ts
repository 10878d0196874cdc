/** How likely a side is to win: the marker carried forward to the end, the armies, the HQs, and who stands near what scores. */
import { blockKind, HQ, maxSteps } from '../data/blocks.ts';
import { ELECTION, monthOfYear } from '../data/calendar.ts';
import { home } from '../data/hexes.ts';
import { placeHex } from '../data/places.ts';
import { CSA_VP_MONTHS, MARGINALS } from '../data/reconstructed.ts';
import { SIDES, type Side, type SideName } from '../data/sides.ts';
import { BLOCKS_OF } from '../data/tokens.ts';
import { VICTORY_PLACES } from '../data/victory-places.ts';
import { controlNow } from '../queries/control.ts';
import { numberOf } from '../queries/sides.ts';
import type { Table } from '../state/table.ts';
import { distancesFrom, pointsAt, STAKES, stakeAt } from './ground.ts';
import { fightingWorth } from './sight.ts';

/** How much an army near a place of each owner counts: what is gained in the North is kept longer than what is gained in the South. */
const PRESSED = [0.8, 0.25] as const;

/** 3.52-a What a Supply hex of the North in enemy hands is worth for each month end to come, of which three at most are counted. */
const RAIDED = 0.5;
const RAIDED_MONTHS = 3;

/** Points the calendar will still give the South. */
const dates = (month: number, end: number): number => {
  let points = 0;
  for (let m = month + 1; m <= end; m++) if (CSA_VP_MONTHS.includes(monthOfYear(m))) points++;
  return points;
};

/** Strength of each side within two hexes of a place, and whether it is enough to make the place change hands. */
const pressure = ({ pub, own }: Table, left: number): { points: number; army: [number, number]; staff: [number, number] } => {
  const army: [number, number] = [0, 0];
  const staff: [number, number] = [0, 0];
  const near = [new Float64Array(STAKES.length), new Float64Array(STAKES.length)] as const;
  const inside = [new Float64Array(STAKES.length), new Float64Array(STAKES.length)] as const;
  for (const name of SIDES) {
    const side: Side = numberOf(name);
    const { token, steps } = own[name];
    for (const block of BLOCKS_OF[side]) {
      if (token[block]! < 0) continue;
      const at = pub.at[token[block]!]!;
      if (blockKind[block] === HQ) {
        staff[side] += Math.min(steps[block]!, maxSteps[block]!);
        continue;
      }
      const worth = fightingWorth(block, steps[block]!);
      army[side] += worth;
      const far = distancesFrom(at);
      for (let i = 0; i < STAKES.length; i++) {
        const d = far[STAKES[i]!]!;
        if (d === 0) inside[side][i]! += worth;
        else if (d <= 2) near[side][i]! += worth * (d === 1 ? 0.7 : 0.4);
      }
    }
  }
  let points = 0; // in favour of the South
  for (let i = 0; i < STAKES.length; i++) {
    const hex = STAKES[i]!;
    const owner = home[hex] as Side;
    const guest = (1 - owner) as Side;
    const sign = owner === 0 ? 1 : -1;
    const guestHolds = inside[guest][i]! > 0;
    const holder = guestHolds ? guest : owner;
    const rival = (1 - holder) as Side;
    const guard = inside[holder][i]! * 1.4 + near[holder][i]! + 0.5;
    const threat = near[rival][i]! + inside[rival][i]!;
    const falls = Math.min(0.5, Math.max(0, (threat / guard - 0.8) * 0.22));
    const supplies = stakeAt[hex] !== pointsAt[hex];
    const monthly = supplies && owner === 0 ? RAIDED * Math.min(left, RAIDED_MONTHS) : 0;
    points += PRESSED[owner] * sign * (pointsAt[hex]! + monthly) * (guestHolds ? -falls : falls);
    if (supplies && guestHolds) points += owner === 0 ? monthly : -0.5;
  }
  return { points, army, staff };
};

export const evaluate = (t: Table, me: SideName): number => {
  const { pub } = t;
  const end = pub.end < 0 ? Math.max(ELECTION, pub.month) : pub.end;
  // What stands now but has not been scored yet.
  const control = controlNow(pub);
  let due = 0;
  for (let i = 0; i < VICTORY_PLACES.length; i++) {
    const hex = placeHex[VICTORY_PLACES[i]!]!;
    const now = control[hex]! & 1;
    if (now !== pub.scored[i]) due += (now === 1 ? 1 : -1) * pointsAt[hex]!;
  }
  const left = end - pub.month + 1;
  const { points, army, staff } = pressure(t, left);
  const stretch = Math.min(1, left / 3);
  const south =
    pub.marker +
    due +
    dates(pub.month, end) +
    points * stretch +
    (army[1] * 1.2 - army[0]) * 0.05 * stretch +
    (staff[1] - staff[0]) * 0.12 * stretch;
  // Between the Marginals lies the draw; certainty grows as the end comes near.
  const spread = 1 + 0.45 * Math.min(6, left);
  const over = (x: number): number => 1 / (1 + Math.exp(-x / spread));
  const least = MARGINALS[0] - 0.5;
  const csa = (over(south - least) + over(south + least)) / 2;
  return me === 'CSA' ? csa : 1 - csa;
};
