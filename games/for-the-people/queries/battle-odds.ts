/** Exact odds of a battle: all thirty-six pairs of dice. */
import type { Seen } from '../state/table.ts';
import { casualtyDice, type Fight, modifiers, resolve } from './battle.ts';

export interface Odds {
  /** Of 36: pairs of dice with which the attacker wins. */
  readonly attackerWins: number;
  /** Of 36, by SP lost. */
  readonly attackerLosses: readonly number[];
  readonly defenderLosses: readonly number[];
  /** Of 216: pairs of dice and a third die with which a general falls. */
  readonly generalsFall: readonly [attacker: number, defender: number];
}

export const battleOdds = (pub: Seen, fight: Fight): Odds => {
  const [a, d] = [modifiers(pub, fight, 0).total, modifiers(pub, fight, 1).total];
  const lost: [number[], number[]] = [[], []];
  const fall: [number, number] = [0, 0];
  let wins = 0;
  for (let dieA = 1; dieA <= 6; dieA++)
    for (let dieD = 1; dieD <= 6; dieD++) {
      const rolls = [dieA + a, dieD + d] as const;
      const outcome = resolve(pub, fight, rolls);
      if (outcome.attackerWins) wins++;
      const on = casualtyDice(fight, rolls);
      for (const role of [0, 1] as const) {
        lost[role][outcome.losses[role]] = (lost[role][outcome.losses[role]] ?? 0) + 1;
        fall[role] += on[role];
      }
    }
  const filled = (counts: number[]): number[] => Array.from(counts, count => count ?? 0);
  return { attackerWins: wins, attackerLosses: filled(lost[0]), defenderLosses: filled(lost[1]), generalsFall: fall };
};
