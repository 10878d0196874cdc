/** What lines, trains and ships of a side hang on: who controls what, forts and ironclads, and where the enemy stands. */
import { memoOn } from '@cuartel/engine';
import { SPRING_1864 } from '../data/calendar.ts';
import { GENERALS_OF } from '../data/generals.ts';
import { foe, type Side } from '../data/sides.ts';
import { SIZE } from '../data/spaces.ts';
import type { Seen } from '../state/table.ts';

const ENEMY = 16;
const IRONCLAD = 32;
/** Queries by side that hang on nothing else are remembered while it stays the same. */
export const onGround = memoOn<Seen>(SIZE + 2, (pub, side, into) => {
  const other = foe(side as Side);
  const { control, fort } = pub;
  const infantry = pub.infantry[other]!;
  for (let space = 0; space < SIZE; space++)
    into[space] = control[space]! + 1 + 4 * (fort[space]! + 1) + (infantry[space]! > 0 ? ENEMY : 0);
  for (const general of GENERALS_OF[other]!) {
    const at = pub.general[general]!;
    if (at >= 0 && pub.brigade[general]! > 0) into[at]! |= ENEMY;
  }
  for (const space of pub.ironclads) into[space]! |= IRONCLAD;
  into[SIZE] = pub.destroyed;
  into[SIZE + 1] = (pub.clandestine ? 1 : 0) + (pub.devastated ? 2 : 0) + (pub.turn >= SPRING_1864 ? 4 : 0);
});
