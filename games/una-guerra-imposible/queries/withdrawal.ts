/** 17.9 WHO MAY LEAVE BY WHICH WAY, as the owner of the units sees it. */
import { same } from '@cuartel/engine';
import { blockArm, TRAIN } from '../data/blocks.ts';
import { isRegion, type Place } from '../data/places.ts';
import { AT_SEA, INSIDE, LANDED, SALLIED } from '../data/posts.ts';
import { CARLIST, LIBERAL, numberOf, type Side, type SideName } from '../data/sides.ts';
import { type Space, spaceZone } from '../data/spaces.ts';
import { BACKPACK, counterKind, type Token, type Unit } from '../data/units.ts';
import type { Owned, Seen } from '../state/table.ts';
import { roomInside } from './fortresses.ts';
import { retreats, type Way } from './retreat.ts';
import { countersAt, fighters, forceOf, isToken, tokensAt } from './units.ts';

/** A retreat under way: who is left, and where Liberals of the Carlist zone have gone already (-1: nobody has). */
export interface Withdrawal {
  readonly side: SideName;
  readonly space: Space;
  readonly role: 'attacker' | 'defender' | 'evader';
  readonly left: readonly Unit[];
  readonly byLand: Place;
  readonly bySea: Place;
}

export const isFighterToken = (own: Owned, unit: Unit): boolean => isToken(unit) && blockArm[own.block[unit]!] !== TRAIN;
/** Infantry and cavalry among some units. */
export const fightersOf = (own: Owned, units: readonly Unit[]): Token[] => units.filter(unit => isFighterToken(own, unit));

/** 17.9-d All Liberals who leave a space of the Carlist zone go the same way. */
export const goTogether = (side: SideName, space: Space): boolean => numberOf(side) === LIBERAL && spaceZone[space] === CARLIST;

const hasLanded = (pub: Seen, token: Token): boolean => (pub.marks[token]! & LANDED) !== 0 || pub.post[token] === AT_SEA;
/** 17.9-b to 17.9-l The ways open to one block. */
export const waysOf = (pub: Seen, own: Owned, my: Withdrawal, token: Token): Way[] => {
  const side = numberOf(my.side);
  const all = retreats(pub, {
    side,
    space: my.space,
    role: my.role,
    landed: hasLanded(pub, token),
    sallied: (pub.marks[token]! & SALLIED) !== 0,
    room: roomInside(pub, own, side, my.space) > 0,
  });
  if (!goTogether(my.side, my.space)) return all;
  return all.filter(way => {
    if (way.by === 'gate') return true;
    if (my.role === 'attacker')
      return way.by === 'sea' ? my.bySea < 0 || my.bySea === way.to : my.byLand < 0 || my.byLand === way.to;
    const gone = Math.max(my.byLand, my.bySea);
    return gone < 0 || (way.by === 'sea' ? my.bySea === way.to : my.byLand === way.to);
  });
};
/** Every way that some block may take now. */
export const waysOut = (pub: Seen, own: Owned, my: Withdrawal): Way[] => {
  const found: Way[] = [];
  for (const token of fightersOf(own, my.left))
    for (const way of waysOf(pub, own, my, token)) if (!found.some(other => same(other, way))) found.push(way);
  return found;
};
export const mayTake = (pub: Seen, own: Owned, my: Withdrawal, token: Token, way: Way): boolean =>
  waysOf(pub, own, my, token).some(other => same(other, way));
/** The blocks that may take a way. */
export const takers = (pub: Seen, own: Owned, my: Withdrawal, way: Way): Token[] => {
  const all = fightersOf(own, my.left).filter(token => mayTake(pub, own, my, token, way));
  if (my.role !== 'attacker' || way.by !== 'road') return all;
  // 13.2-f, 17.9-d Attackers who landed choose for themselves, when those who came by land have gone.
  const byLand = all.filter(token => !hasLanded(pub, token));
  return byLand.length > 0 ? byLand : all;
};

/** 18-a, 18-c Whether some units find room inside; those who came out of a siege always do. */
export const fitInside = (pub: Seen, own: Owned, my: Withdrawal, units: readonly Unit[]): boolean => {
  const side: Side = numberOf(my.side);
  const tokens = units.filter(isToken);
  const coming = tokens.filter(token => (pub.marks[token]! & SALLIED) === 0);
  if (fighters(forceOf(own, coming)) > roomInside(pub, own, side, my.space)) return false;
  const trains = tokens.filter(token => blockArm[own.block[token]!] === TRAIN).length;
  const trainsInside = tokensAt(pub, side, my.space, INSIDE).filter(token => blockArm[own.block[token]!] === TRAIN).length;
  if (trains + trainsInside > 1) return false;
  return ([0, 1, 2] as const).every(
    kind => units.filter(unit => counterKind[unit] === kind).length + countersAt(pub, side, kind, my.space, INSIDE).length <= 1,
  );
};
/** Everybody who goes when all go who can: the blocks, and with them what they can take along. */
export const everybody = (pub: Seen, own: Owned, my: Withdrawal, way: Way): Unit[] => {
  const going: Unit[] = takers(pub, own, my, way);
  for (const unit of my.left) {
    if (isFighterToken(own, unit)) continue;
    if (way.by !== 'gate' || fitInside(pub, own, my, [...going, unit])) going.push(unit);
  }
  return going;
};
/** 11.3-a Whether nobody who cannot move alone is left without a block. */
export const guarded = (own: Owned, my: Withdrawal, going: readonly Unit[]): boolean => {
  const rest = my.left.filter(unit => !going.includes(unit));
  return rest.length === 0 || fightersOf(own, rest).length > 0;
};
export const isGun = (unit: Unit): boolean => counterKind[unit]! >= 0 && counterKind[unit] !== BACKPACK;
/** 17.9-l Where a way leads; the gate leads nowhere else. */
export const endOf = (way: Way, space: Space): Place => (way.by === 'gate' ? space : way.to);
export const isInland = (way: Way): boolean => way.by === 'road' && isRegion(way.to);
