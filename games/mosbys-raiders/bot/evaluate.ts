/** How likely the player is to win, from the points at the end of a turn. */
import type { Deep } from '@cuartel/engine';
import type { Pub, Table } from '../state/table.ts';
import { CHANCES } from './chances.ts';

/** Points in all: ten make one Notoriety. */
export const standing = (pub: Deep<Pub>): number => pub.notoriety * 10 + pub.points;

/** The chance of winning with so many points when turn `turn` (1..9; 9: after the last) begins, from many games played. */
export const chanceAt = (turn: number, points: number): number => {
  const row = CHANCES[turn - 1]!;
  return row[Math.max(0, Math.min(row.length - 1, points - 10))]! / 1000;
};

/** Between turns the row of the coming turn holds; within one the verdict of this turn is still to come. */
export const evaluate = ({ pub, own }: Table): number => {
  if (pub.ending !== '') return pub.ending === 'won' ? 1 : 0;
  const points = standing(pub) + own.mosby.hand.filter(card => card < 5).length * 2 - (pub.wound > 0 ? 4 : 0);
  return chanceAt(pub.turn, points);
};
