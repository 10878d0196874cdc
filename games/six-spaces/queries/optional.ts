/** 8. Numbers that the optional rules change. */
import type { Modifier, View } from '@cuartel/engine';
import { lasting } from '@cuartel/engine/kit/lasting.ts';
import { BLOCKS_OF, type Block, foe, HIGH_MORALE, type Side } from '../data/board.ts';
import type { Seen } from '../state/table.ts';
import type { Six } from '../types.ts';
import { plays } from './board.ts';
import type { Numbers } from './strength.ts';
import { supplied } from './supply.ts';

/** 8.4 Blocks on the map that have lost a step. */
export const wounded = (pub: Seen, side: Side): Block[] => BLOCKS_OF[side].filter(b => pub.at[b]! >= 0 && pub.lost[b]! > 0);
/** 8.9 Steps left on a block that a battle has shown. */
export const stepsShown = (pub: Seen, block: Block): number => pub.shown[block]! - pub.lost[block]!;
/** 8.6 What covers the marches of a side. */
const covered = (v: View<Six>, side: Side): number =>
  lasting(v.pub.effects, 'cover', effect => effect.side === side).reduce((sum, { n }) => sum + n, 0);

type Modifiers<N extends keyof Numbers> = readonly Modifier<View<Six>, Numbers[N]>[];
export const inBattle: Modifiers<'battle'> = [
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
];
export const guns: Modifiers<'battle'>[number] = {
  rule: '8.8',
  of: 'guns',
  when: () => true,
  value: (v, { side, here }) => v.pub.guns[side][here] ?? 0,
};
export const cover: Modifiers<'interception'>[number] = {
  rule: '8.6',
  of: 'cover',
  when: () => true,
  value: v => -covered(v, foe(v.me)),
};
