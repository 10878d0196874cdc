/** The game's vocabulary, chapter by chapter: what can be done, what the sections are, what the journal tells. */
import type { SideName } from './data/sides.ts';
import type { Dark, Own, Pub } from './state/table.ts';
import type { RuleId } from './text/rules.en.ts';
import type { CardContents, CardDeeds, CardFacts, CardMoments } from './types/cards.ts';
import type { CombatContents, CombatDeeds, CombatFacts } from './types/combat.ts';
import type { MarchContents, MarchDeeds, MarchFacts } from './types/march.ts';
import type { TurnContents, TurnDeeds, TurnFacts } from './types/turn.ts';
import type { UnitFacts } from './types/units.ts';

export interface Deeds extends TurnDeeds, MarchDeeds, CombatDeeds, CardDeeds {}
export interface Contents extends TurnContents, MarchContents, CombatContents, CardContents {}
export interface Moments extends CardMoments {}
export interface Facts extends TurnFacts, MarchFacts, UnitFacts, CombatFacts, CardFacts {}

export interface War {
  side: SideName;
  pub: Pub;
  own: Own;
  dark: Dark;
  deeds: Deeds;
  contents: Contents;
  moments: Moments;
  facts: Facts;
  rule: RuleId;
}
