/** 8. What the optional rules lay on the table. */
import type { Due } from '@cuartel/engine/kit/schedule.ts';
import type { Momentum } from '@cuartel/engine/kit/track.ts';
import { type Block, type BySide, GUNS, HOME, type OptionId, type Side, SPACES } from '../data/board.ts';
import type { Until } from '../data/events.ts';

/** 8.6 What an event has left standing: interceptions of marches of `side` have so much less. */
interface Cover {
  what: 'cover';
  side: Side;
  n: number;
  until: Until;
}
export interface OptionalPub {
  effects: Cover[];
  guns: BySide<number[]>; // by space
  due: Due<Block>[]; // 8.12 blocks on their way back, by turn
  morale: Momentum; // 8.13 positive towards North
}
export const setUpOptional = (options: readonly OptionId[]): OptionalPub => {
  const guns = (side: Side): number[] =>
    SPACES.map((_, space) => (options.includes('columns') && space === HOME[side] ? GUNS : 0));
  return {
    effects: [],
    guns: { north: guns('north'), south: guns('south') },
    due: [],
    morale: { value: 0, rising: true },
  };
};
