/** What an attack promises, by its exact odds. */
import { foe } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { ARMY_LOST, LARGE, LARGE_LOST, LARGE_WON } from '../data/tables.ts';
import { bestSubordinates, type Fight, modifiers, overruns, resolve, sizeOf, starCounts } from '../queries/battle.ts';
import { type Force, isLoneBrigade, isLoneBrigadeAt, spaceForce } from '../queries/forces.ts';
import { fortAt } from '../queries/pieces.ts';
import { attackSupplied, defenceSupplied } from '../queries/supply.ts';
import { changed } from '../queries/will.ts';
import type { Seen } from '../state/table.ts';
import type { Survey } from './survey.ts';

export interface Prospect {
  /** 0..1 */
  readonly wins: number;
  readonly ownLoss: number;
  readonly enemyLoss: number;
  /** In points of will, without what the space itself is worth. */
  readonly worth: number;
}
interface Odds {
  /** 0..1 for the attacker, and SP lost on average. */
  readonly wins: number;
  readonly losses: readonly [attacker: number, defender: number];
}
const known = new Map<number, Odds>();
/** All thirty-six pairs of dice, once for each pair of forces and sums. */
export const oddsOf = (pub: Seen, fight: Fight): Odds => {
  const [a, d] = [modifiers(pub, fight, 0).total, modifiers(pub, fight, 1).total];
  const fort = fight.naval && fortAt(pub, fight.space) === fight.defender.side ? 2 : 0;
  const kind = (starCounts(pub, fight.space) ? 1 : 0) + fort;
  const key = (((fight.attacker.sp * 64 + fight.defender.sp) * 64 + a + 16) * 64 + d + 16) * 4 + kind;
  let found = known.get(key);
  if (found !== undefined) return found;
  let [wins, lostA, lostD] = [0, 0, 0];
  for (let dieA = 1; dieA <= 6; dieA++)
    for (let dieD = 1; dieD <= 6; dieD++) {
      const { attackerWins, losses } = resolve(pub, fight, [dieA + a, dieD + d]);
      if (attackerWins) wins++;
      lostA += losses[0];
      lostD += losses[1];
    }
  found = { wins: wins / 36, losses: [lostA / 36, lostD / 36] };
  known.set(key, found);
  return found;
};

/** What a change of a side's will really makes, with the fates of war. */
export const swingOf = (pub: Seen, side: 0 | 1, change: number): number =>
  changed({ value: pub.will[side]!, rising: pub.rising[side]! }, change).value - pub.will[side]!;
/** What a large battle brings the winner over the loser. */
const glory = (pub: Seen, winner: 0 | 1): number => swingOf(pub, winner, LARGE_WON) - swingOf(pub, foe(winner), LARGE_LOST);

export const fightFor = (
  s: Survey,
  force: Force,
  space: Space,
  from: Space,
  { naval = false, intercepted = false, admiral = 0 }: { naval?: boolean; intercepted?: boolean; admiral?: number } = {},
): Fight => {
  const { pub, side } = s;
  const them = foe(side);
  const plain: Fight = {
    space,
    attacker: force,
    defender: spaceForce(pub, them, space),
    naval,
    intercepted,
    supplied: [
      attackSupplied(pub, side, from, { naval, loneBrigade: isLoneBrigade(pub, force) }),
      defenceSupplied(pub, them, space, naval ? -1 : from, isLoneBrigadeAt(pub, them, space)),
    ],
    subordinates: [[], []],
    elites: [0, 0],
    cards: [0, 0],
    detached: [false, false],
    siegeGuns: false,
    admiral,
    torpedoIgnored: false,
  };
  const named = [bestSubordinates(pub, plain, 0), bestSubordinates(pub, plain, 1)] as const;
  const elites = [pub.elite.filter(army => army === force.army && army >= 0).length, 0] as const;
  return { ...plain, subordinates: named, elites };
};

/** What a battle is worth to the side of the survey, who fights it as attacker (0) or defender (1). */
export const prospectOf = (s: Survey, fight: Fight, role: 0 | 1): Prospect => {
  const { pub, side, temper } = s;
  const { wins: attackerWins, losses } = oddsOf(pub, fight);
  const wins = role === 0 ? attackerWins : 1 - attackerWins;
  const [own, enemy] = [losses[role], losses[role === 0 ? 1 : 0]];
  const forces = [fight.attacker, fight.defender] as const;
  let worth = (enemy * temper.sp[foe(side)]! - own * temper.sp[side]!) * temper.exchange;
  if (sizeOf(forces[0].sp + forces[1].sp) === LARGE)
    worth += (wins * glory(pub, side) - (1 - wins) * glory(pub, foe(side))) * temper.glory;
  // 12.7-a An army that may be wiped out.
  const [mine, theirs] = [forces[role], forces[role === 0 ? 1 : 0]];
  if (theirs.army >= 0 && theirs.sp <= enemy + 0.5) worth -= ARMY_LOST[foe(side)]! * 0.7;
  if (mine.army >= 0 && mine.sp <= own + 0.5) worth += ARMY_LOST[side]! * 0.7;
  // What has nothing left is gone, its generals with it.
  if (theirs.sp > 0 && theirs.sp <= enemy + 0.3) worth += 0.3 * theirs.generals.length;
  return { wins, ownLoss: own, enemyLoss: enemy, worth };
};

/** An attack by land: what it is worth beside the space. */
export const attackOn = (s: Survey, force: Force, space: Space, from: Space): Prospect => {
  const d = s.enemy[space]!;
  if (overruns(s.pub, force.sp, d, space, s.side))
    return { wins: 1, ownLoss: 0, enemyLoss: d, worth: d * s.temper.sp[foe(s.side)]! };
  return prospectOf(s, fightFor(s, force, space, from), 0);
};
