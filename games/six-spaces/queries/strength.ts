/** Strength and its standing modifiers, from what one side may know. */
import { standing, type View } from '@cuartel/engine';
import { BLOCKS_OF, type Block, HOME, type Side, type Space } from '../data/board.ts';
import type { Six } from '../types.ts';
import { plays } from './board.ts';
import { cover, guns, inBattle } from './optional.ts';

export interface Numbers {
  battle: { side: Side; here: Space };
  interception: { block: Block };
}
/** Steps left on an own block. */
export const stepsOf = (v: View<Six>, block: Block): number => v.own.full[BLOCKS_OF[v.me].indexOf(block)]! - v.pub.lost[block]!;
export const strengthOf = (v: View<Six>, blocks: readonly Block[]): number => blocks.reduce((n, b) => n + stepsOf(v, b), 0);

export const modify = standing<View<Six>, Numbers>({
  battle: [
    guns,
    {
      rule: '8.1',
      of: 'homeGuard',
      when: (v, { side, here }) => plays(v.pub, 'home-guard') && here === HOME[side],
      value: () => 1,
    },
    ...inBattle,
  ],
  interception: [{ rule: '4.2', of: 'veteran', when: (v, { block }) => stepsOf(v, block) > 1, value: () => 1 }, cover],
});
