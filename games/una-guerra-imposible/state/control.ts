/** 4.9-a Who controls a space, from what stands in it. */
import { IN_THE_OPEN, INSIDE, NO_FORTRESS, UNDER_CONSTRUCTION } from '../data/posts.ts';
import { CARLIST, LIBERAL, type Side } from '../data/sides.ts';
import { SPACE_COUNT, type Space, spaceZone } from '../data/spaces.ts';
import { UNIT_COUNT, unitSide } from '../data/units.ts';
import type { Seen } from './table.ts';

/** 4.8-a, 4.8-b The side of a built fortress, or -1. */
export const builtBy = (pub: Pick<Seen, 'fortress'>, space: Space): Side | -1 => {
  const stands = pub.fortress[space]!;
  return stands > NO_FORTRESS && stands < UNDER_CONSTRUCTION ? ((stands - 1) as Side) : -1;
};

const present = new Uint8Array(SPACE_COUNT);
/** What is found is overwritten by the next question. 4.9-h By space: 1 if Liberals are in it, plus 2 if Carlists are. Who waits on a road or at sea is not. */
export const presence = (pub: Pick<Seen, 'at' | 'post'>): Uint8Array => {
  const there = present;
  there.fill(0);
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const at = pub.at[unit]!;
    if (at < 0 || at >= SPACE_COUNT) continue;
    const post = pub.post[unit]!;
    if (post === IN_THE_OPEN || post === INSIDE) there[at]! |= unitSide[unit] === LIBERAL ? 1 : 2;
  }
  return there;
};

/** 4.9-a, 4.9-b, 4.9-c, 4.9-d, 4.9-e Who controls a space, given who is in it and who had it before. */
export const controller = (pub: Pick<Seen, 'fortress'>, space: Space, there: number, before: Side): Side => {
  const fortress = builtBy(pub, space);
  if (fortress >= 0) return fortress as Side;
  if (there === 3) return before;
  return there === 1 ? LIBERAL : there === 2 ? CARLIST : spaceZone[space]!;
};

/** 4.9-g Control of every space as it stands now. */
export const controlNow = (pub: Pick<Seen, 'fortress' | 'at' | 'post' | 'control'>): Side[] =>
  Array.from(presence(pub), (there, space) => controller(pub, space, there, pub.control[space] ?? spaceZone[space]!));
