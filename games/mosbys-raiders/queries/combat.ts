/** 6.5 The terms of a combat roll. */
import type { View } from '@cuartel/engine';
import { oddsFor, reaction } from '../data/tables.ts';
import type { Mosby, SumTerm } from '../types.ts';
import { modify } from './permanent-cards.ts';

/** 6.5-k Mosby's chart when he attacks, the Union's when he defends. */
export const oddsTerm = (attack: boolean, ours: number, theirs: number): number => {
  const odds = attack ? oddsFor(ours, theirs) : oddsFor(theirs, ours);
  return odds === 0 ? 0 : attack ? odds : -odds;
};
/** 6.5-j .. 6.5-m Odds, reaction, Permanent cards, Union surprise, then the cards laid. */
export const combatTerms = (
  v: View<Mosby>,
  attack: boolean,
  ours: number,
  theirs: number,
  surprise: number,
  laid: readonly SumTerm[],
): SumTerm[] => {
  const terms: SumTerm[] = [];
  const odds = oddsTerm(attack, ours, theirs);
  if (odds !== 0) terms.push({ rule: '6.5-k', value: odds, of: 'odds' });
  const reacts = reaction(v.pub.notoriety, v.pub.awareness);
  if (reacts !== 0) terms.push({ rule: '6.5-l', value: reacts, of: 'reaction' });
  for (const term of modify('combat', v, null).terms) terms.push({ ...term });
  if (surprise !== 0) terms.push({ rule: 'C-n', value: surprise, of: 'surprise' });
  for (const term of laid) terms.push({ ...term });
  return terms;
};
