/** 8.14 Lines of supply. */
import { memo } from '@cuartel/engine';
import { type LinesFrom, traceOn, validEachOther } from '@cuartel/engine/kit/trace.ts';
import { ADJACENT, foe, HOME, type Side, SPACES, type Space } from '../data/board.ts';
import type { Seen } from '../state/table.ts';
import { blocksIn, holds } from './board.ts';

/** A line is one road long, and ends where enemies are. */
const REACH = 1;
const EVERYWHERE: readonly Space[] = SPACES.map((_, space) => space);

/** By space: whether blocks of the side have a line: from home, or from two depots that feed each other, handed on by depots. */
export const supplied = memo((pub: Seen, side: Side): readonly boolean[] => {
  const lines: LinesFrom = (at, to) => {
    if (!holds(pub, at, foe(side))) for (const next of ADJACENT[at]!) to(next);
  };
  const depots = EVERYWHERE.filter(space => blocksIn(pub, space, side).length > 1 && !holds(pub, space, foe(side)));
  const home = holds(pub, HOME[side], foe(side)) ? [] : [HOME[side]];
  const sources = [...home, ...validEachOther(SPACES.length, depots, lines, REACH)];
  const length = traceOn(SPACES.length, sources, space => depots.includes(space), lines, REACH);
  return EVERYWHERE.map(space => length[space] !== -1);
});
