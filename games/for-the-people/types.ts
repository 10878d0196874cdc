/** The game's vocabulary: what can be done, what the rulebook's sections are, what the journal tells. */
import type { EffectDeeds } from '@cuartel/engine/kit/effects.ts';
import type { PeopleEffects } from './data/effects.ts';
import type { Lying } from './state/table.ts';
import type { RuleId } from './text/rules.en.ts';
import type { OperationsContents, OperationsDeeds, OperationsFacts, OperationsMoments } from './types/operations.ts';
import type { PoliticsContents, PoliticsDeeds, PoliticsFacts, PoliticsMoments } from './types/politics.ts';

export interface Deeds extends OperationsDeeds, PoliticsDeeds, EffectDeeds<PeopleEffects> {}
export interface Moments extends OperationsMoments, PoliticsMoments {}
export interface Contents extends OperationsContents, PoliticsContents {}
export interface Facts extends OperationsFacts, PoliticsFacts {}

export interface People extends Lying {
  deeds: Deeds;
  contents: Contents;
  moments: Moments;
  facts: Facts;
  rule: RuleId;
}
