/** Strength and its standing modifiers, from what one side may know. */
import { standing, type View } from '@cuartel/engine';
import { lasting } from '@cuartel/engine/kit/lasting.ts';
import { BLOCKS_OF, type Block, foe, HIGH_MORALE, HOME, type Side, type Space } from '../data/board.ts';
import type { Six } from '../types.ts';
import { plays } from './board.ts';
import { supplied } from './supply.ts';

interface Numbers {
  battle: { side: Side; here: Space };
  interception: { block: Block };
}
/** Steps left on an own block. */
export const stepsOf = (v: View<Six>, block: Block): number => v.own.full[BLOCKS_OF[v.me].indexOf(block)]! - v.pub.lost[block]!;
export const strengthOf = (v: View<Six>, blocks: readonly Block[]): number => blocks.reduce((n, b) => n + stepsOf(v, b), 0);

/** 8.6 What covers the marches of a side. */
const covered = (v: View<Six>, side: Side): number =>
  lasting(v.pub.effects, 'cover', effect => effect.side === side).reduce((sum, { n }) => sum + n, 0);

export const modify = standing<View<Six>, Numbers>({
  battle: [
    { rule: '8.8', of: 'guns', when: () => true, value: (v, { side, here }) => v.pub.guns[side][here] ?? 0 },
    {
      rule: '8.1',
      of: 'homeGuard',
      when: (v, { side, here }) => plays(v.pub, 'home-guard') && here === HOME[side],
      value: () => 1,
    },
    {
      rule: '8.13',
      of: 'morale',
      when: (v, { side }) => (side === 'north' ? 1 : -1) * v.pub.morale.value >= HIGH_MORALE,
      value: () => 1,
    },
    {
      rule: '8.14',
      of: 'hungry',
      when: (v, { side, here }) => plays(v.pub, 'supply') && supplied(v.pub, side)[here] === false,
      value: () => -1,
    },
  ],
  interception: [
    { rule: '4.2', of: 'veteran', when: (v, { block }) => stepsOf(v, block) > 1, value: () => 1 },
    { rule: '8.6', of: 'cover', when: () => true, value: v => -covered(v, foe(v.me)) },
  ],
});
