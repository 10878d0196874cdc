/** Questions about the player's hand. */
import type { View } from '@cuartel/engine';
import { type Card, type CardId, kindNamed, kindOf } from '../data/cards.ts';
import type { Mosby } from '../types.ts';

type Eyes = View<Mosby>;
/** The first card of a kind in hand, -1 if there is none. */
export const cardOf = (v: Eyes, kind: number): Card | -1 => {
  const { hand } = v.own;
  for (let i = 0; i < hand.length; i++) if (kindOf(hand[i]!) === kind) return hand[i]!;
  return -1;
};
export const holds = (v: Eyes, kind: number): boolean => cardOf(v, kind) >= 0;
/** One card of each of these kinds that is in hand. */
export const offered = (v: Eyes, kinds: readonly number[]): Card[] => {
  const found: Card[] = [];
  for (const kind of kinds) {
    const card = cardOf(v, kind);
    if (card >= 0) found.push(card);
  }
  return found;
};
const kind = (id: CardId): number => kindNamed(id);
export const CANNON = kind('act-cannon');
export const FAST_HORSES = kind('act-fast-horses');
export const SCOUT = kind('act-scout');
export const PISTOLS = kind('act-pistol-tactics');
export const REPUTATION = kind('act-reputation');
export const AMBUSH = kind('act-ambush');
export const COUNTERATTACK = kind('act-counterattack');
export const REPORTED_DEAD = kind('act-reported-dead');
export const FRENCH_DULANEY = kind('act-french-dulaney');
export const GAIN_INITIATIVE = kind('act-gain-initiative');
export const HIDE = kind('act-hide');
export const LOCAL_GUIDE = kind('act-local-guide');
export const LOCAL_INFORMATION = kind('act-local-information');
export const MOSBY_ESCAPES = kind('act-mosby-escapes');
export const HEROICS = kind('act-heroics');
export const AMES = kind('act-ames');
export const SPUR_HORSES = kind('act-spur-horses');
export const RUSE = kind('act-ruse');
export const SURPRISE_ATTACK = kind('act-surprise-attack');
