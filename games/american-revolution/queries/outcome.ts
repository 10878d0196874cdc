/** 18.4-h to 18.11 How a battle ends, who may leave it, and what it pays. */

import { INDIAN } from '../data/kinds.ts';
import { IS_SEA, IS_WILD } from '../data/map.ts';
import { FRONTIER, MASSACRE } from '../data/options.ts';
import { AMERICAN, foe, foeOf, nameOf, numberOf, type Side, type SideName } from '../data/sides.ts';
import { IS_LEADER, IS_WOODSMAN, KIND, type Unit, VALUE } from '../data/units.ts';
import type { Seen } from '../state/table.ts';
import { attackerOf, defendsFortress, type Fighting, undispersed, woodsmen } from './fire.ts';

/** 18.4-h, 18.4-l, 24.6-h Everybody of a side is dispersed or gone; an undispersed leader holds out, fleets of an assault do not count. */
export const isBeaten = (b: Fighting, side: Side): boolean => undispersed(b, b.units[side]!).length === 0;

/** 18.4-m, 28.2-c, 38.3-a A side may declare a retreat at the start of its fire round. */
export const mayDeclareRetreat = (pub: Seen, b: Fighting, side: Side): boolean =>
  b.retreating === null && !defendsFortress(pub, b, side) && !(b.honors && side === attackerOf(b));

/** 35.2-a, 35.2-b A retreat without the last enemy fire round. */
export const maySlipAway = (pub: Seen, b: Fighting, side: Side): boolean => {
  const units = b.units[side]!;
  return (
    (pub.options & FRONTIER) !== 0 &&
    IS_WILD[b.space]! &&
    units.every(unit => IS_LEADER[unit] || IS_WOODSMAN[unit]) &&
    units.some(unit => IS_WOODSMAN[unit]) &&
    woodsmen(b.units[foe(side)]!) < woodsmen(units) &&
    pub.fortress[b.space] !== side &&
    pub.siege[b.space] !== side
  );
};

/** 21.4-a A leader escapes with a roll up to his printed value. */
export const escapes = (leader: Unit, die: number): boolean => die <= VALUE[leader]!;

/** 18.11-a, 7.1-c, 7.9-r, 7.9-v, 7.9-x, 7.9-an, 38.3-a Markers a side draws: the base once, and once more for each of Shot Heard and Tarleton. */
export const drawsFor = (pub: Seen, b: Fighting, side: Side): number => {
  if (b.honors) return 0;
  const shot = side === AMERICAN && b.shotHeard ? 1 : 0;
  const instead = (pub.options & MASSACRE) !== 0 && b.fight !== 'naval' && b.armed[side]!;
  const quarter = b.loser === nameOf(side) && b.tarleton[foe(side)]! && !instead ? 1 : 0;
  return b.eliminated[foe(side)]! * (1 + shot + quarter);
};

export const winnerOf = (b: Fighting): SideName | null => (b.loser === null ? null : foeOf(b.loser));

/** 37.1-a, 37.2-e, 37.5-a, 37.5-b A massacre may follow: land location, no marker there yet, a battle won against combat units. */
export const allowsMassacre = (pub: Seen, b: Fighting): boolean =>
  (pub.options & MASSACRE) !== 0 &&
  b.fight !== 'naval' &&
  !IS_SEA[b.space] &&
  pub.massacre[b.space] === 0 &&
  b.loser !== null &&
  b.armed[numberOf(b.loser)]!;
/** 37.3-a, 37.3-b Indian units of the victorious attacker; 0 where no roll is made. */
export const indiansToRoll = (pub: Seen, b: Fighting): number => {
  const side = attackerOf(b);
  if (winnerOf(b) !== b.attacker || !allowsMassacre(pub, b)) return 0;
  return b.units[side]!.filter(unit => KIND[unit] === INDIAN).length;
};
