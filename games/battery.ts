/**
 * The random games of `npm test`: each game has its budget of actions on the shelf, so that the whole stays short however many games
 * there are. CUARTEL_BATTERY=10 plays ten times as much; `cuartel fuzz` plays as long as one likes.
 */
import type { AnyGame } from '@cuartel/engine';
import { type Failure, playRandomGame, type Trial } from '@cuartel/engine/battery/index.ts';
import { SHELF } from './shelf.ts';

/** For a game that is not on the shelf yet, or has no figure there. */
const USUAL = 2_000;

export const budgetOf = (slug: string): number =>
  Math.round((SHELF.find(game => game.slug === slug)?.battery ?? USUAL) * Number(process.env['CUARTEL_BATTERY'] ?? 1));

export interface Battery {
  readonly games: number;
  readonly actions: number;
  /** Re-dealt truths that really differed. */
  readonly different: number;
}
/** Plays game after game until the budget is spent, and `least` games at least; throws what it finds. `planOf`: the n-th game, from 0. */
export const playBattery = (game: AnyGame, planOf: (n: number) => Trial, least = 1, budget = budgetOf(game.slug)): Battery => {
  let [games, actions, different] = [0, 0, 0];
  while (games < least || actions < budget) {
    const outcome = playRandomGame(game, planOf(games));
    if ('failure' in outcome) throw new BatteryFailed(outcome.failure);
    games++;
    actions += outcome.played.actions;
    different += outcome.played.different;
  }
  return { games, actions, different };
};
export class BatteryFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(`${failure.property}: ${JSON.stringify(failure)}`);
    this.failure = failure;
  }
}
