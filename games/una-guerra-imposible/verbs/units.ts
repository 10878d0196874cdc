/** Coming, standing, moving, losing strength: the hands that touch single units. Everything that changes a token goes through here. */
import { type Block, blockArm, isBand, isForeign, isRegional, TRAIN } from '../data/blocks.ts';
import { NOWHERE, type Place } from '../data/places.ts';
import { IN_THE_OPEN, OFF_BOARD, type Post } from '../data/posts.ts';
import { nameOf, type SideName } from '../data/sides.ts';
import { TOKENS_OF, type Token, type Unit, unitSide } from '../data/units.ts';
import { forceOf, isToken } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';
import { mix } from './mix.ts';
import { tell, tellApart } from './pen.ts';

export const sideOf = (unit: Unit): SideName => nameOf(unitSide[unit]!);
/** The block a token on the map stands for. */
export const blockOf = (t: Table, token: Token): Block => t.own[sideOf(token)].block[token]!;
export const strengthOf = (t: Table, token: Token): number => t.own[sideOf(token)].strength[blockOf(t, token)]!;

/** 5.2-f A block comes onto the map with the lowest token that is free, which tells nothing. The caller takes it out of bag or box and tells. */
export const enterMap = (t: Table, block: Block, strength: number, place: Place, post: Post = IN_THE_OPEN): Token => {
  const { pub } = t;
  const side = sideOf(block);
  const own = t.own[side];
  const token = TOKENS_OF[unitSide[block]!].find(free => pub.at[free] === NOWHERE)!;
  own.token[block] = token;
  own.block[token] = block;
  own.strength[block] = strength;
  pub.at[token] = place;
  pub.post[token] = post;
  mix(t, side, place);
  return own.token[block]!;
};
/** Puts a unit somewhere, off the battlefield, and loses it among its friends there. The caller tells. */
export const moveUnit = (t: Table, unit: Unit, place: Place, post: Post = IN_THE_OPEN): void => {
  t.pub.at[unit] = place;
  t.pub.post[unit] = post;
  if (!isToken(unit)) return;
  t.pub.line[unit] = OFF_BOARD;
  if (t.pub.shown[unit] === -1) mix(t, sideOf(unit), place);
};
/** Several units at once, so that they are lost among each other and among those who are there. */
export const moveUnits = (t: Table, units: readonly Unit[], place: Place, post: Post = IN_THE_OPEN): void => {
  for (const unit of units) {
    t.pub.at[unit] = place;
    t.pub.post[unit] = post;
    if (isToken(unit)) t.pub.line[unit] = OFF_BOARD;
  }
  if (units.length > 0) mix(t, sideOf(units[0]!), place);
};
export const mark = (t: Table, unit: Unit, which: number): void => {
  t.pub.marks[unit]! |= which;
};
export const unmark = (t: Table, unit: Unit, which: number): void => {
  t.pub.marks[unit]! &= ~which;
};

/** 5.2-a Face up: everybody sees what it is and how strong. */
export const reveal = (t: Table, rule: RuleId, token: Token): void => {
  const { pub } = t;
  if (pub.shown[token] !== -1) return;
  const [block, strength] = [blockOf(t, token), strengthOf(t, token)];
  pub.shown[token] = block;
  pub.shownStrength[token] = strength;
  tell(t, rule, 'revealed', { side: sideOf(token), place: pub.at[token]!, token, block, strength });
};
/** 5.2-c Upright again. Whoever calls it mixes the place afterwards, once all have been stood up. */
export const standUp = ({ pub }: Table, token: Token): void => {
  pub.shown[token] = -1;
  pub.shownStrength[token] = 0;
};
/** 5.2-b The owner says what he has among some tokens, and shows nothing. */
export const declare = (t: Table, rule: RuleId, side: SideName, place: Place, tokens: readonly Token[]): void => {
  tell(t, rule, 'declared', { side, place, ...forceOf(t.own[side], tokens) });
};

/** 5.4-m, 5.4-n Off the map without a word, to where its kind goes: bag, box, or out of the game. */
export const takeOff = (t: Table, token: Token): void => {
  const { pub } = t;
  const side = unitSide[token]!;
  const own = t.own[nameOf(side)];
  const block = own.block[token]!;
  pub.at[token] = NOWHERE;
  pub.post[token] = IN_THE_OPEN;
  pub.line[token] = OFF_BOARD;
  pub.marks[token] = 0;
  pub.shown[token] = -1;
  pub.shownStrength[token] = 0;
  if (pub.chapelgorris === token) pub.chapelgorris = -1;
  own.token[block] = -1;
  own.block[token] = -1;
  own.strength[block] = 0;
  own.done[block] = 0;
  if (blockArm[block] === TRAIN) pub.trains[side].push(block);
  else if (isBand[block]) pub.bands.push(block);
  else if (isRegional[block]) pub.regionals.push(block);
  else if (isForeign[block]) pub.out.push(block);
  else {
    own.bag.push(block);
    pub.bags[side]++;
  }
};
/** 5.2-e, 5.4-m Eliminated: everybody sees which it was. */
export const eliminate = (t: Table, rule: RuleId, token: Token): void => {
  tell(t, rule, 'eliminated', { side: sideOf(token), place: t.pub.at[token]!, token, block: blockOf(t, token) });
  takeOff(t, token);
};
/** 5.3-a, 5.3-b So many points less, as far as it has them; with none left it is eliminated. Gives whether it is still there. */
export const loseStrength = (t: Table, rule: RuleId, token: Token, howMany = 1): boolean => {
  const { pub } = t;
  const side = sideOf(token);
  const own = t.own[side];
  const [block, place] = [own.block[token]!, pub.at[token]!];
  const n = Math.min(howMany, own.strength[block]!);
  const left = own.strength[block]! - n;
  if (n === 0) return true;
  own.strength[block] = left;
  const line = { side, place, block, n, left };
  if (pub.shown[token] === -1) tellApart(t, rule, side, 'lostStrength', line, 'someLostStrength', { side, place, n });
  else {
    pub.shownStrength[token] = left;
    tell(t, rule, 'lostStrength', line);
  }
  if (left === 0) eliminate(t, rule, token);
  return left > 0;
};
