/** Levels of play that every game has. */
import type { Level } from './mind.ts';

/** Plays by the doctrine alone, and slips in so many choices of a hundred. */
export const byDoctrine = (id: string, name: Level['name'], slips: number): Level => ({
  id,
  name,
  method: { is: 'doctrine', slips },
  nodes: 0,
  routine: 250,
  plan: 250,
});
