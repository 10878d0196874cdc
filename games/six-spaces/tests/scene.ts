/** How a scene of this game is set; the words for playing it are the engine's. */
import { laidReady, stageOf } from '@cuartel/engine/scene/index.ts';
import type { Card, OptionId, Side, Space } from '../data/board.ts';
import { sixSpaces } from '../index.ts';
import { setUp } from '../state/table.ts';
import type { Six } from '../types.ts';

export const stage = stageOf<Six>(sixSpaces);

interface SetUp {
  /** Where blocks stand; -1: eliminated. */
  at?: Record<number, Space | -1>;
  hands?: Partial<Record<Side, Card[]>>;
  full?: Partial<Record<Side, number[]>>;
  dice?: number[];
  options?: readonly OptionId[];
  /** Bids of the round, for who goes first. North unless said. */
  first?: Side;
}

export const scene = ({ at = {}, hands = {}, full = {}, dice = [], options = [], first = 'north' }: SetUp) => {
  const t = setUp('short', options, laidReady(dice));
  for (const [block, space] of Object.entries(at)) t.pub.at[Number(block)] = space;
  for (const side of ['north', 'south'] as const) {
    t.own[side].full = full[side] ?? [1, 1, 2, 2];
    t.own[side].hand = [...(hands[side] ?? [0, 3, 6, 9])];
    if (side === first && side === 'north') t.own.north.hand.push(2);
    t.pub.hands[side] = t.own[side].hand.length;
  }
  t.pub.round = 2; // past the deal
  const play = stage.begin(t);
  if (first === 'north') play.does('north', 'bid', [2]);
  else play.does('north', 'nothing');
  return play.does('south', 'nothing');
};
