/** 4.4 THE TWO SPECIAL EVENTS: when they must be played, and when nothing else may be. */
import { type CardNumber, EMANCIPATION, INTERVENTION, isSpecial, RED_RIVER } from '../data/cards.ts';
import { CSA, type Side, USA } from '../data/sides.ts';
import { INTERVENTION_WILL } from '../data/tables.ts';
import type { Seen } from '../state/table.ts';
import type { RuleId } from '../text/rules.en.ts';

export type Use = 'event' | 'operations' | 'discard';

/** 4.4.2-a, 4.4.1-d The place in the hand at which Foreign Intervention waits no longer: last, or last but Emancipation. */
const comesToIntervention = (hand: readonly CardNumber[]): boolean =>
  hand.includes(INTERVENTION) && hand.length <= (hand.includes(EMANCIPATION) ? 2 : 1);
/** 4.4.2-d */
export const interventionHolds = (pub: Seen): boolean => pub.will[CSA]! >= INTERVENTION_WILL;

/** The rule of the forced order that forbids a use of a card of this hand, or null. 4.4.2-e Emancipation changes nothing for Foreign Intervention. */
export const orderForbids = (pub: Seen, player: Side, hand: readonly CardNumber[], card: CardNumber, use: Use): RuleId | null => {
  if (hand.includes(EMANCIPATION) && pub.victory) return card === EMANCIPATION && use === 'event' ? null : '4.4.1-a';
  if (use === 'discard' && (isSpecial(card) || (card === RED_RIVER && player === USA))) return '4.2.3-b';
  if (use === 'operations' && card === RED_RIVER && player === USA) return '4.2.3-b';
  if (comesToIntervention(hand)) {
    if (card !== INTERVENTION) return interventionHolds(pub) ? '4.4.2-a' : '4.4.1-d';
    return use === 'event' || !interventionHolds(pub) ? null : '4.4.2-a';
  }
  if (card === EMANCIPATION) return use === 'operations' && hand.length > 1 ? '4.4.1-b' : null;
  if (card === INTERVENTION) return use === 'operations' ? '4.4.2-b' : null;
  return null;
};
