/** The game's vocabulary, joined from politics (phases I to IV, VI and VII) and war (the campaign phases). */
import type { SideName } from './data/sides.ts';
import type { Dark, Own, Pub } from './state/table.ts';
import type { RuleId } from './text/rules.en.ts';
import type { PoliticsContents, PoliticsDeeds, PoliticsFacts, PoliticsMoments } from './types/politics.ts';
import type { WarContents, WarDeeds, WarFacts, WarMoments } from './types/war.ts';

export interface Deeds extends PoliticsDeeds, WarDeeds {}
export interface Contents extends PoliticsContents, WarContents {}
export interface Moments extends PoliticsMoments, WarMoments {}
export interface Facts extends PoliticsFacts, WarFacts {}

export interface Revolution {
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
