/** 3. VICTORY: what a space of the track is worth. */
import { MARGINALS } from '../data/reconstructed.ts';
import { scenarios } from '../data/scenarios.ts';
import type { SideName } from '../data/sides.ts';
import { TOURNAMENT_DECISIVE, TOURNAMENT_DRAW } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';

/** 3.2.4-a The grade of the Marginal victory, 0 for a draw. */
export const gradeOf = (marker: number): number => MARGINALS.filter(least => Math.abs(marker) >= least).length;

/** 3.2.5-a */
export const tournamentPoints = (pub: Seen, side: SideName): number => {
  if (pub.ending === null) return 0;
  if (pub.winner === null) return TOURNAMENT_DRAW;
  if (pub.winner !== side) return 0;
  return pub.ending === 'decisive' ? TOURNAMENT_DECISIVE : pub.grade;
};
/** 3.2.4-a Who has done better than history, measured by the next year's starting space; null where it cannot be said. */
export const moralVictor = (pub: Seen): SideName | null => {
  const { nextMark } = scenarios[pub.scenario];
  if (pub.ending !== 'draw' || nextMark === null || pub.marker === nextMark || pub.end !== scenarios[pub.scenario].end)
    return null;
  return pub.marker > nextMark ? 'CSA' : 'USA';
};
