/** 10.4.3-b Where the SP of a brigade that was disbanded comes back for the Confederacy. */
import { isProUnion } from '../data/places.ts';
import { CSA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { CONFEDERATE, type State } from '../data/states.ts';
import type { Seen } from '../state/table.ts';
import { roomFor } from './naval-moves.ts';
import { enemyHolds } from './pieces.ts';
import { raisedIn } from './reinforcements.ts';
import { supply } from './supply.ts';

/** In a state that has had none in this turn; if there is no such state, in any Confederate space with LOC. */
export const remountSites = (pub: Seen, fed: readonly State[]): Space[] => {
  const supplied = supply(pub, CSA);
  const free = CONFEDERATE.filter(state => !fed.includes(state)).flatMap(state => raisedIn(pub, state, supplied));
  if (free.length > 0) return free;
  return Array.from({ length: SIZE }, (_, space) => space).filter(
    space =>
      supplied[space] === 1 &&
      pub.control[space] === CSA &&
      !isProUnion[space] &&
      !enemyHolds(pub, CSA, space) &&
      roomFor(pub, CSA, space),
  );
};
