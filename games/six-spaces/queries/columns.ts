/** 8.7, 8.8 Columns: who could go with the general, and how many. */
import type { Deep } from '@cuartel/engine';
import { broken, type Force, type Limit, leftBehind, type Member, pointKind, pointOf } from '@cuartel/engine/kit/force.ts';
import { type Block, COLUMN, GENERAL, GUNS, type Side, type Space } from '../data/board.ts';
import type { Seen } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { blocksIn } from './board.ts';
import { isSpace } from './posts.ts';

/** Guns cannot be told apart: they are the points of a force. */
export const GUN = pointOf(0);
/** Everybody of a side in a space, guns too. */
export const forceIn = (pub: Seen, side: Side, space: Space): Force => ({
  commander: -1,
  pieces: blocksIn(pub, space, side),
  points: [pub.guns[side][space] ?? 0],
});
/** 8.7 Where the general is; -1: he is gone, or in no space. */
export const generalAt = (pub: Seen, side: Side): Space | -1 => {
  const at = pub.at[GENERAL[side]]!;
  return isSpace(at) ? at : -1;
};

const LIMITS: readonly Limit<RuleId>[] = [
  { rule: '8.7', weigh: member => (pointKind(member) < 0 ? 1 : 0), most: COLUMN },
  { rule: '8.8', weigh: member => (pointKind(member) < 0 ? 0 : 1), most: GUNS - 1 },
];
export const brokenLimit = (list: readonly Member[]): RuleId | undefined => broken(LIMITS, list)?.rule;
/** 8.8 A general alone with more guns than he can take stays with them. */
export const canSetOut = (pub: Seen, side: Side): boolean => {
  const { pieces, points } = forceIn(pub, side, generalAt(pub, side));
  return pieces.length > 1 || (points[0] ?? 0) < GUNS;
};
/** 8.8 Whether guns would stay behind without a block. */
export const leavesGunsAlone = (pub: Seen, side: Side, space: Space, going: Deep<Force>): boolean => {
  const rest = leftBehind(forceIn(pub, side, space), going);
  return rest.points[0] !== 0 && rest.pieces.length === 0;
};
export const blocksOf = (list: readonly Member[]): Block[] => list.filter(member => member !== GUN);
export const gunsOf = (list: readonly Member[]): number => list.length - blocksOf(list).length;
