/** Towns as far as a reader can tell who has them: the track of the military condition (3.1-b). */

import type { Onlooker } from '@cuartel/boardkit/face.ts';
import { IS_TOWN } from '../data/map.ts';
import type { Side } from '../data/sides.ts';
import { SPACE_COUNT } from '../data/spaces.ts';
import { valueTo } from '../queries/control.ts';
import { isClosed } from '../queries/nations.ts';
import type { Revolution } from '../types.ts';
import { holderOf } from './holders.ts';

export const townsSeen = (view: Onlooker<Revolution>, side: Side): number => {
  let points = 0;
  for (let space = 0; space < SPACE_COUNT; space++)
    if (IS_TOWN[space] && holderOf(view, space) === side && !isClosed(view.pub, space)) points += valueTo(view.pub, side, space);
  return points;
};
