/** Deeds, sections and journal of the battles. */
import type { SideName } from '../data/sides.ts';

export type BattleDeeds = {};
export type BattleMoments = {};
export interface BattleContents {
  /** 4.42-a Called once in each Campaign Turn with battles; gives back when the last of them is over and boards are cleared. */
  combat: { given: { side: SideName }; keeps: object; gives: undefined; steps: 'begin'; asks: never };
}
export type BattleFacts = {};
