/** How a side stands: spaces held, blocks and steps left, the enemy near its home. */
import { ADJACENT, BLOCKS_OF, foe, HOME, type Side } from '../data/board.ts';
import { blocksIn, holds } from '../queries/board.ts';
import type { Seen } from '../state/table.ts';

const strength = (pub: Seen, side: Side): number => {
  let sum = 0;
  for (const b of BLOCKS_OF[side]) if (pub.at[b]! >= 0) sum += 3 - pub.lost[b]!;
  return sum;
};
/** 0..1 */
export const evaluate = (pub: Seen, me: Side): number => {
  if (pub.winner !== null) return pub.winner === me ? 1 : 0;
  const them = foe(me);
  let spaces = 0;
  for (let s = 0; s < ADJACENT.length; s++) spaces += Number(holds(pub, s, me)) - Number(holds(pub, s, them));
  // 7.2 South wins a tie.
  spaces += me === 'south' ? 0.5 : -0.5;
  const near = (side: Side): number => ADJACENT[HOME[side]]!.filter(s => holds(pub, s, foe(side))).length;
  const bare = (side: Side): number => (blocksIn(pub, HOME[side], side).length === 0 ? near(side) + 0.5 : near(side) * 0.3);
  const score = spaces * 0.1 + (strength(pub, me) - strength(pub, them)) * 0.04 + (bare(them) - bare(me)) * 0.15;
  return 0.5 + score / (1 + Math.abs(score)) / 2;
};
