/** Dice and losses common to all combats: shots, what a beaten side leaves behind, standing up when it is over. */
import { die } from '@cuartel/engine';
import { type Block, blockArm, TRAIN } from '../data/blocks.ts';
import type { Place } from '../data/places.ts';
import { AT_SEA, IN_THE_OPEN, OFF_BOARD, SPENT } from '../data/posts.ts';
import { nameOf, numberOf, SIDES, type Side, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { FIELD, FIRST_COUNTER, MOUNTAIN, TOKENS_OF, type Token, UNITS_OF, type Unit } from '../data/units.ts';
import { half } from '../queries/skirmish.ts';
import { pointsAt, tokensAt } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import type { Shot } from '../types/combat.ts';
import { captureGuns } from './guns.ts';
import { mix, reshuffle } from './mix.ts';
import { tell, tellOnly } from './pen.ts';
import { blockOf, eliminate, loseStrength, moveUnits, sideOf, standUp, unmark } from './units.ts';

export const roll = (t: Table, howMany: number): number[] => {
  const dice: number[] = [];
  for (let i = 0; i < howMany; i++) dice.push(die(t));
  return dice;
};
export const hitsIn = (dice: readonly number[], on: number): number => dice.filter(one => one <= on).length;

/** 16-f, 17.4-b One block rolls; misses are thrown again if a card says so. Gives the shot, to be told, and its hits. */
export const shoot = (t: Table, block: Block, on: number, howMany: number, rethrow: boolean): { shot: Shot; hits: number } => {
  const dice = roll(t, howMany);
  const hit = hitsIn(dice, on);
  const again = rethrow ? roll(t, dice.length - hit) : [];
  return { shot: { block, on, dice, again }, hits: hit + hitsIn(again, on) };
};

/** The train of a side in the open at a place, or -1. */
export const trainAt = (t: Table, side: Side, place: Place): Token | -1 =>
  tokensAt(t.pub, side, place).find(token => blockArm[blockOf(t, token)] === TRAIN) ?? -1;
/** 16-p, 17.8-d Guns left to the winner and strength of the train, where the beaten side stands. */
export const leaveBehind = (
  t: Table,
  rule: RuleId,
  loser: Side,
  space: Space,
  what: { field: 'none' | 'half' | 'all'; mountain: 'none' | 'half'; train: 'none' | 'one' | 'all' },
): void => {
  const field = pointsAt(t.pub, loser, FIELD, space);
  const mountain = pointsAt(t.pub, loser, MOUNTAIN, space);
  if (what.field !== 'none') captureGuns(t, rule, loser, FIELD, space, IN_THE_OPEN, what.field === 'all' ? field : half(field));
  if (what.mountain === 'half') captureGuns(t, rule, loser, MOUNTAIN, space, IN_THE_OPEN, half(mountain));
  const train = trainAt(t, loser, space);
  if (train >= 0 && what.train !== 'none') loseStrength(t, rule, train, what.train === 'all' ? 9 : 1);
};

/** 5.2-c The combat is over: every block stands up, off the battlefield, and is lost among its friends. */
export const standDown = (t: Table): void => {
  const { pub } = t;
  const touched: Token[] = [];
  for (const side of SIDES)
    for (const token of TOKENS_OF[numberOf(side)]) {
      if (pub.shown[token] === -1 && pub.line[token] === OFF_BOARD) continue;
      if (pub.shown[token] !== -1) standUp(t, token);
      pub.line[token] = OFF_BOARD;
      unmark(t, token, SPENT);
      touched.push(token);
    }
  if (touched.length === 0) return;
  reshuffle(t);
  for (const side of SIDES) {
    const places = new Set(touched.filter(token => sideOf(token) === side).map(token => pub.at[token]!));
    for (const place of places) mix(t, side, place);
  }
};

/** Units of a side that wait on roads or at sea to enter a space. */
export const waitingUnits = (t: Table, side: Side, space: Space): Unit[] =>
  UNITS_OF[side].filter(unit => t.pub.at[unit] === space && t.pub.post[unit]! >= AT_SEA);
/** 11.4-g, 11.4-h They come in. */
export const comeIn = (t: Table, side: Side, space: Space): void => {
  const units = waitingUnits(t, side, space);
  if (units.length === 0) return;
  moveUnits(t, units, space);
  tell(t, '11.4-h', 'cameIn', { side: nameOf(side), space, n: units.filter(unit => unit < FIRST_COUNTER).length });
};
/** All units of a side in the open in a space. */
export const unitsInOpen = (t: Table, side: Side, space: Space): Unit[] =>
  UNITS_OF[side].filter(unit => t.pub.at[unit] === space && t.pub.post[unit] === IN_THE_OPEN);

/** 16-i, 5.2-e Hits taken by blocks of a side, once for each time a token is named. Of hidden ones only the number is told. */
export const suffer = (t: Table, side: SideName, place: Place, list: readonly Token[]): void => {
  const { pub, own: drawers } = t;
  const own = drawers[side];
  const gone: Token[] = [];
  let unseen = 0;
  for (const token of new Set(list)) {
    const block = own.block[token]!;
    const n = Math.min(own.strength[block]!, list.filter(one => one === token).length);
    const left = own.strength[block]! - n;
    own.strength[block] = left;
    if (left === 0) gone.push(token);
    const line = { side, place, block, n, left };
    if (pub.shown[token] === -1) {
      unseen += n;
      tellOnly(t, '16-i', side, 'lostStrength', line);
    } else {
      pub.shownStrength[token] = left;
      tell(t, '16-i', 'lostStrength', line);
    }
  }
  if (unseen > 0) tell(t, '5.2-e', 'someLostStrength', { side, place, n: unseen });
  for (const token of gone) eliminate(t, '16-i', token);
};
