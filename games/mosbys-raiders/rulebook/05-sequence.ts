/** 5. SEQUENCE OF PLAY: 1.0-d Preparation, then Operations and Rounds by turns, then the end of the turn. */
import { goto, next, write } from '@cuartel/engine';
import type { Mosby } from '../types.ts';

const { call, section, step } = write<Mosby>();

export const game = section('game', () => ({}), {
  // A lesson opens in the middle of a turn.
  preparation: step('1.0-d', ({ pub }) => (pub.phase === 'operations' ? next : call('preparation', {}))),
  // 5.A3-c A turn that ended in Preparation goes straight to part D.
  operations: step('5.A3-c', ({ pub }) => (pub.turnOver ? next : call('operations', {}))),
  end: step('5.D-a', () => call('endOfTurn', {})),
  again: step('5.D-f', () => goto('preparation')),
});
