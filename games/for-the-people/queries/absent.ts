/** Generals who are not on the map: those who will come back, and those who will not. */
import { GENERALS_OF, type General } from '../data/generals.ts';
import type { Side } from '../data/sides.ts';
import { GONE, type Seen, WAITING } from '../state/table.ts';

/** 5.6.2-a On the turn track, with the turn from which he may be placed. */
export const onTrack = (pub: Seen, side: Side): General[] =>
  GENERALS_OF[side]!.filter(general => pub.general[general] === WAITING && pub.due[general]! > 0);
export const outOfGame = (pub: Seen, side: Side): General[] =>
  GENERALS_OF[side]!.filter(general => pub.general[general] === GONE);
