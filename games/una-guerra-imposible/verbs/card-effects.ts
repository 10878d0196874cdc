/** What cards do at once: points, chits, markers, the militia. */
import { type Block, isForeign, maxStrength } from '../data/blocks.ts';
import { HIDDEN_BOX, type Place } from '../data/places.ts';
import { ACTED, BUILT, IN_THE_OPEN, INSIDE } from '../data/posts.ts';
import { CARLIST, numberOf, type SideName } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { Counter, FIELD, MOUNTAIN, Token, Unit } from '../data/units.ts';
import { isBesieged } from '../queries/fortresses.ts';
import { isToken, pointsOf } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import { putPoints, setPoints } from './guns.ts';
import { mix } from './mix.ts';
import { tell, tellApart } from './pen.ts';
import { takeChit } from './phase.ts';
import { enterMap, sideOf } from './units.ts';

/** Action points of this phase: an event is drawn before the chit and waits for it; a card played after it works at once. */
export const changePoints = (t: Table, side: SideName, n: number, least: number, waits: boolean): void => {
  const { pub } = t;
  if (side !== pub.active) return;
  tell(t, '7.1-a', 'owed', { side, n });
  if (waits) {
    pub.owed += n;
    pub.least = Math.max(pub.least, least);
  } else pub.points = Math.max(Math.min(pub.points, least * 2), pub.points + n * 2);
};
/** C23 One chit more; its points may be kept for expeditions. */
export const extraChit = (t: Table, side: SideName, expeditions: boolean): void => {
  tell(t, '7.1-a', 'moreChits', { side });
  if (expeditions) t.pub.expeditionPoints += takeChit(t, side);
  else t.pub.moreChits++;
};
/** 6-a Units of the place take no action until the phase ends. */
export const mutiny = (t: Table, place: Place): void => {
  t.pub.mutiny.push(place);
  tell(t, '6-a', 'marked', { marker: 'mutiny', place });
};
export const wall = (t: Table, side: SideName): void => {
  t.pub.battle!.wall = numberOf(side);
  tell(t, '6-a', 'marked', { marker: 'wall', place: t.pub.battle!.space });
};
export const river = (t: Table): void => {
  t.pub.battle!.river = true;
  tell(t, '6-a', 'marked', { marker: 'river', place: t.pub.battle!.space });
};
/** L2 The block with the marker is told apart from its friends. */
export const markChapelgorris = (t: Table, token: Token): void => {
  const before = t.pub.chapelgorris;
  t.pub.chapelgorris = token;
  if (before >= 0) mix(t, 'Liberal', t.pub.at[before]!);
  tell(t, '6-a', 'marked', { marker: 'chapelgorris', place: t.pub.at[token]! });
};
/** L9 A finished fortress where there was none. */
export const militia = (t: Table, side: SideName, space: Space): void => {
  t.pub.fortress[space] = BUILT + numberOf(side);
  tell(t, '7.1-b', 'fortressAppeared', { side, place: space });
};
/** L21 Works become a fortress. */
export const completeWorks = (t: Table, side: SideName, space: Space): void => {
  t.pub.fortress[space] = BUILT + numberOf(side);
  tell(t, '7.1-b', 'fortressAppeared', { side, place: space });
};
/** C8, C12, C13 Points of a kind into the hidden box. */
export const hideNewGun = (t: Table, kind: typeof FIELD | typeof MOUNTAIN): void => {
  const n = putPoints(t, CARLIST, kind, HIDDEN_BOX, IN_THE_OPEN, 1);
  tell(t, '14.3-a', 'hidGuns', { side: 'Carlist', kind, n });
};
/** 7.2-a, 5.2-f A block of an event comes at full strength; its owner reads which, everybody else where. */
export const landBlock = (t: Table, side: SideName, block: Block, place: Place): void => {
  const { pub } = t;
  pub.out = pub.out.filter(other => other !== block);
  const inside = place < pub.siege.length && isBesieged(pub, numberOf(side), place);
  const strength = maxStrength[block]!;
  enterMap(t, block, strength, place, inside ? INSIDE : IN_THE_OPEN);
  tellApart(t, '7.2-a', side, 'cameBlock', { block, strength, place }, 'cameOne', { side, place });
};
/** 7.2-a With no place to go a block of an event goes into its bag; a foreigner stays out. */
export const bagBlock = (t: Table, side: SideName, block: Block): void => {
  tell(t, '7.2-a', 'notPlaced', { block });
  if (isForeign[block]) return;
  t.pub.out = t.pub.out.filter(other => other !== block);
  t.own[side].bag.push(block);
  t.pub.bags[numberOf(side)]++;
};
/** L8 A point back to a train or a backpack; that is no action. */
export const restoreSupply = (t: Table, unit: Unit | Counter): void => {
  const side = sideOf(unit);
  const own = t.own[side];
  const place = t.pub.at[unit]!;
  if (isToken(unit)) own.strength[own.block[unit]!]!++;
  else setPoints(t, unit, pointsOf(t.pub, unit) + 1);
  tell(t, '7.1-b', 'resupplied', { side, place, train: isToken(unit) });
};
/** C26 It has acted for this phase. */
export const hasActed = (t: Table, side: SideName, block: Block): void => {
  t.own[side].done[block]! |= ACTED;
};
