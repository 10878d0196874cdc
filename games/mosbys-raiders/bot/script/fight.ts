/** What a fight is worth to the scripted player, in hundredths of a point. */
import type { View } from '@cuartel/engine';
import { combatResult, factorsLost, won } from '../../data/tables.ts';
import { combatTerms } from '../../queries/combat.ts';
import type { Mosby } from '../../types.ts';

type Eyes = View<Mosby>;
/** What a defeat costs beyond its points: the turn, and often a wound. */
const TURN = 100;
const WOUND = 17;

export interface Prospect {
  /** Faces of the die that win. */
  readonly wins: number;
  readonly worth: number;
}
export const prospect = (v: Eyes, attack: boolean, theirs: number, plus = 0, ruses = 0): Prospect => {
  const ours = v.pub.strength;
  let modifier = plus;
  for (const term of combatTerms(v, attack, ours + ruses, Math.max(1, theirs), 0, [])) modifier += term.value;
  let [wins, worth] = [0, 0];
  for (let die = 1; die <= 6; die++) {
    const result = combatResult(die + modifier);
    const factors = factorsLost(result);
    if (won(result)) {
      wins++;
      worth += 100 * (1 + theirs + 3 * Math.min(factors, theirs));
    } else worth -= 200 + TURN + 500 * Math.min(factors, ours);
    if (die === 1) worth -= v.pub.wound > 0 ? 1000 : 100 + WOUND;
  }
  return { wins, worth: Math.round(worth / 6) };
};
/** 6.6-d Running: two points, a third of a wound, the turn. */
export const fleeing = (v: Eyes): number => -(v.pub.wound > 0 ? 1500 : 370) - TURN;
