/** Scenes of the campaign. */
import type { BlockName } from '../../data/blocks.ts';
import type { SideName } from '../../data/sides.ts';
import { book } from '../../rulebook/contents.ts';
import { block, type Scene, stageFor } from '../scene.ts';

export const scene = stageFor(book);
/** A Movement Phase in which these HQs have been activated. */
export const moving = (side: SideName, hqs: readonly BlockName[], what: Scene) => {
  const s = scene('movement', { side, must: -1 }, { active: side, ...what });
  return s.does(
    side,
    'activate',
    hqs.map(block).sort((a, b) => a - b),
  );
};
