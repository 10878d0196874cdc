/** 37.4 Massacres are forgotten. */
import { IS_INDIAN } from '../data/map.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import type { Table } from '../state/table.ts';
import { tell } from './pen.ts';

/** 37.4-a Outside Indian locations, at the end of the Supply Phase. */
export const forgetMassacres = (t: Table): void => {
  const at: Space[] = [];
  for (let space = 0; space < SPACE_COUNT; space++)
    if (t.pub.massacre[space] !== 0 && !IS_INDIAN[space]) {
      t.pub.massacre[space] = 0;
      at.push(space);
    }
  if (at.length > 0) tell(t, '37.4-a', 'massacresForgotten', { at });
};
