/** Questions of what everybody can see. Nothing changes here. */
import { ADJACENT, BLOCKS_OF, type Block, foe, HOME, type OptionId, type Side, type Space, STACKING } from '../data/board.ts';
import { WALLS } from '../data/places.ts';
import type { Seen } from '../state/table.ts';

export const plays = (pub: Seen, option: OptionId): boolean => pub.options.includes(option);
export const blocksIn = (pub: Seen, space: Space, side: Side): Block[] => BLOCKS_OF[side].filter(b => pub.at[b] === space);
export const holds = (pub: Seen, space: Space, side: Side): boolean => BLOCKS_OF[side].some(b => pub.at[b] === space);
export const adjacent = (a: Space, b: Space): boolean => (ADJACENT[a] ?? []).includes(b);
/** 3.2 */
export const fits = (pub: Seen, space: Space, side: Side, count: number): boolean =>
  blocksIn(pub, space, side).length + count <= STACKING;
/** 4.1 Blocks beside `to` that may intercept a march from `from`. */
export const interceptors = (pub: Seen, by: Side, from: Space, to: Space): Block[] =>
  holds(pub, to, by) ? [] : BLOCKS_OF[by].filter(b => pub.at[b]! >= 0 && pub.at[b] !== from && adjacent(pub.at[b]!, to));
/** 5.1, 6.5 Where a beaten or avoiding force may go. */
export const refuges = (pub: Seen, side: Side, here: Space, barred: Space): Space[] => {
  const count = blocksIn(pub, here, side).length;
  return ADJACENT[here]!.filter(s => s !== barred && !holds(pub, s, foe(side)) && fits(pub, s, side, count));
};
/** 7.1, 8.10 Alone with nobody within the walls. */
const aloneInHome = (pub: Seen, side: Side): boolean => {
  const home = HOME[foe(side)];
  return holds(pub, home, side) && !holds(pub, home, foe(side)) && !pub.at.includes(WALLS[foe(side)]);
};
/** 7.1 */
export const homeTaken = (pub: Seen): Side | null =>
  aloneInHome(pub, 'north') ? 'north' : aloneInHome(pub, 'south') ? 'south' : null;
/** 6.4 The blocks of the loser that were in a battle. */
export const beaten = (pub: Seen, my: { loser: Side; attacker: Side; group: readonly Block[]; here: Space }): readonly Block[] =>
  my.loser === my.attacker ? my.group : blocksIn(pub, my.here, my.loser);
/** The side that holds more spaces; null: both hold as many. */
export const holdsMore = (pub: Seen): Side | null => {
  let balance = 0;
  for (let s = 0; s < ADJACENT.length; s++) balance += Number(holds(pub, s, 'north')) - Number(holds(pub, s, 'south'));
  return balance === 0 ? null : balance > 0 ? 'north' : 'south';
};
/** 7.2 */
export const leader = (pub: Seen): Side => holdsMore(pub) ?? 'south';
