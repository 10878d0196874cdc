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
/** Four levels for a small game: two by its doctrine, two that search. */
export const LEVELS: readonly Level[] = [
  byDoctrine('recruit', { en: 'Recruit', es: 'Recluta' }, 50),
  byDoctrine('sergeant', { en: 'Sergeant', es: 'Sargento' }, 2),
  {
    id: 'captain',
    name: { en: 'Captain', es: 'Capitán' },
    method: { is: 'flat', candidates: 8, caution: 0 },
    nodes: 600,
    routine: 300,
    plan: 300,
  },
  {
    id: 'general',
    name: { en: 'General', es: 'General' },
    method: { is: 'tree', widening: 2, bias: 0.3 },
    nodes: 3000,
    routine: 1000,
    plan: 1000,
  },
];
