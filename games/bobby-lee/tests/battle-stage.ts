/** The stage for scenes of battle: Manassas is Clear, Chancellorsville Forest, Petersburg a fortress. */
import { battleBook } from './battle-random.ts';
import { stageFor } from './scene.ts';

export const stage = stageFor(battleBook);
