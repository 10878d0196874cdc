/** 20, 21. Blocks out of the bag and onto the map, trains and backpacks out of their boxes, points of strength restored. */
import { draw } from '@cuartel/engine';
import { type Block, blockArm, maxStrength, TRAIN } from '../data/blocks.ts';
import { NOWHERE, type Place } from '../data/places.ts';
import { ACTED, GAINED, IN_THE_OPEN, INSIDE, type Post } from '../data/posts.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import { BACKPACK, FIRST_COUNTER, type Token, type Unit } from '../data/units.ts';
import { isBesieged } from '../queries/fortresses.ts';
import { arrivesAt } from '../queries/replacements.ts';
import { spareCounter } from '../queries/stacking.ts';
import { isToken, pointsOf } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { setPoints } from './guns.ts';
import { mix, reshuffle } from './mix.ts';
import { tell, tellApart } from './pen.ts';
import { enterMap, sideOf } from './units.ts';

/** 5.4-l Blindly out of the bag, to be looked at by its owner. False if the bag is empty. */
export const drawBlock = (t: Table, rule: RuleId, side: SideName): boolean => {
  const own = t.own[side];
  if (own.bag.length === 0) return false;
  own.drawn = draw(t, own.bag);
  t.pub.bags[numberOf(side)]--;
  reshuffle(t);
  tellApart(t, rule, side, 'drewBlock', { block: own.drawn }, 'drewOne', { side });
  return true;
};
/** 20-b, 21.1-e Nowhere to go: back into the bag, unseen. */
export const returnDrawn = (t: Table, side: SideName): void => {
  const own = t.own[side];
  own.bag.push(own.drawn);
  own.drawn = -1;
  t.pub.bags[numberOf(side)]++;
  tell(t, '20-b', 'putBack', { side });
};
/** 20.1-a, 25-e Those who come into a besieged fortress go inside. */
const postAt = (t: Table, side: SideName, place: Place): Post =>
  place < t.pub.siege.length && isBesieged(t.pub, numberOf(side), place) ? INSIDE : IN_THE_OPEN;

/** 5.2-f The block at hand comes to stand somewhere; its owner reads which, everybody else where. */
export const placeDrawn = (t: Table, rule: RuleId, side: SideName, place: Place, strength: number, done: number): void => {
  const own = t.own[side];
  const block = own.drawn;
  own.drawn = -1;
  own.done[block] = done;
  enterMap(t, block, strength, place, postAt(t, side, place));
  tellApart(t, rule, side, 'cameBlock', { block, strength, place }, 'cameOne', { side, place });
};
/** 20.1-a, 20.2-a */
export const reinforceAt = (t: Table, side: SideName, place: Place): void => {
  const block = t.own[side].drawn;
  placeDrawn(t, side === 'Liberal' ? '20.1-a' : '20.2-a', side, place, arrivesAt(numberOf(side), block), 0);
};
/** 20.1-c The line regiment at hand takes the place of a provincial one, which goes into the bag. */
export const exchangeFor = (t: Table, token: Token): void => {
  const own = t.own.Liberal;
  const [block, old, place] = [own.drawn, own.block[token]!, t.pub.at[token]!];
  own.drawn = -1;
  own.token[old] = -1;
  own.strength[old] = 0;
  own.done[old] = 0;
  own.bag.push(old);
  t.pub.bags[0]++;
  own.token[block] = token;
  own.block[token] = block;
  own.strength[block] = maxStrength[block]!;
  own.done[block] = 0;
  // L2 The marker goes with the block that bore it.
  if (t.pub.chapelgorris === token) t.pub.chapelgorris = -1;
  mix(t, 'Liberal', place);
  tellApart(t, '20.1-c', 'Liberal', 'exchangedBlock', { block, for: old, place }, 'exchangedOne', { place });
};
/** 21.2-a A train out of its box is the block at hand, to be placed. */
export const takeTrain = (t: Table, side: SideName): void => {
  t.own[side].drawn = t.pub.trains[numberOf(side)].shift()!;
};
export const placeTrain = (t: Table, side: SideName, place: Place): void => {
  const own = t.own[side];
  const block = own.drawn;
  own.drawn = -1;
  own.done[block] = ACTED | GAINED;
  enterMap(t, block, 1, place, postAt(t, side, place));
  tell(t, '21.2-a', 'outfitted', { side, what: 'train', place });
};
export const placeBackpack = (t: Table, side: SideName, place: Place): void => {
  const counter = spareCounter(t.pub, numberOf(side), BACKPACK, 1);
  t.pub.at[counter] = place;
  t.pub.post[counter] = postAt(t, side, place);
  setPoints(t, counter, 1);
  t.own[side].done[counter] = ACTED | GAINED;
  tell(t, '21.2-a', 'outfitted', { side, what: 'backpack', place });
};
/** 23.4-e A regional unit out of its box, for all to see which. */
export const placeRegional = (t: Table, block: Block, place: Place): void => {
  t.pub.regionals = t.pub.regionals.filter(other => other !== block);
  t.own.Carlist.done[block] = ACTED | GAINED;
  tell(t, '23.4-e', 'levied', { block, place });
  enterMap(t, block, 1, place);
};
/** 21.1-a, 21.1-b A point of strength; whoever receives it has acted. */
export const restoreUnit = (t: Table, unit: Unit): void => {
  const side = sideOf(unit);
  const own = t.own[side];
  const place = t.pub.at[unit]!;
  const block = isToken(unit) ? own.block[unit]! : -1;
  own.done[block < 0 ? unit : block]! |= ACTED | GAINED;
  if (block < 0) setPoints(t, unit, pointsOf(t.pub, unit) + 1);
  else own.strength[block]!++;
  if (block < 0 || blockArm[block] === TRAIN) tell(t, '21.1-a', 'restoredUnit', { unit, block, place });
  else tellApart(t, '21.1-a', side, 'restoredUnit', { unit, block, place }, 'restoredOne', { side, place });
};
/** 5.4-o A train or backpack off the map into its box. */
export const shelveUnit = (t: Table, unit: Unit): void => {
  const side = sideOf(unit);
  const place = t.pub.at[unit]!;
  const own = t.own[side];
  const block = unit < FIRST_COUNTER ? own.block[unit]! : -1;
  tell(t, '5.4-o', 'shelved', { side, block, place });
  if (block < 0) {
    setPoints(t, unit, 0);
    return;
  }
  own.token[block] = -1;
  own.block[unit] = -1;
  own.strength[block] = 0;
  own.done[block] = 0;
  t.pub.at[unit] = NOWHERE;
  t.pub.post[unit] = IN_THE_OPEN;
  t.pub.marks[unit] = 0;
  t.pub.trains[numberOf(side)].push(block);
};
/** 24.7-b A band comes back, for all to see. */
export const placeBand = (t: Table, rule: RuleId, block: Block, place: Place): void => {
  t.pub.bands = t.pub.bands.filter(other => other !== block);
  t.own.Carlist.done[block] = 0;
  tell(t, rule, 'levied', { block, place });
  enterMap(t, block, maxStrength[block]!, place);
};
