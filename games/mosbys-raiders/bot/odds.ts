/** What a fight is worth before the die, from what the player knows. */
import type { View } from '@cuartel/engine';
import { combatResult, factorsLost, POINTS, reaction, won } from '../data/tables.ts';
import { oddsTerm } from '../queries/combat.ts';
import { modify } from '../queries/permanent-cards.ts';
import { attackable, knownStrength } from '../queries/units.ts';
import type { Mosby } from '../types.ts';

type Eyes = View<Mosby>;
export interface Prospect {
  /** Chance of winning. */
  readonly wins: number;
  /** Points on average, a lost turn not counted. */
  readonly points: number;
}

/** `extra`: what cards add to the die; `ruse`: what they add to the strength. */
export const prospect = (v: Eyes, attack: boolean, theirs: number, extra: number, ruse: number): Prospect => {
  const { pub } = v;
  const ours = pub.strength + ruse;
  if (ours <= 0 || theirs <= 0) return { wins: 0, points: -2 };
  const plus = oddsTerm(attack, ours, theirs) + reaction(pub.notoriety, pub.awareness) + modify('combat', v, null).total + extra;
  let [wins, points] = [0, 0];
  for (let die = 1; die <= 6; die++) {
    const result = combatResult(die + plus);
    if (won(result)) {
      wins++;
      points += POINTS.win + theirs + POINTS.unionFactor * Math.min(factorsLost(result), theirs);
    } else points += POINTS.loss + POINTS.guerrillaFactor * Math.min(factorsLost(result), pub.strength);
    // 6.5-q, 6.5-c2 One check in three wounds him.
    if (die === 1) points += POINTS.wound / 3 - 1;
  }
  return { wins: wins / 6, points: points / 6 };
};

/** An attack on what he knows to be here; null when there is nobody. */
export const attackHere = (v: Eyes, space: number): Prospect | null =>
  attackable(v.pub, space) ? prospect(v, true, knownStrength(v.pub, space), 0, 0) : null;
