/** The game's vocabulary, joined from the campaign (months, movement, supply) and the battles. */
import type { SideName } from './data/sides.ts';
import type { Dark, Own, Pub } from './state/table.ts';
import type { RuleId } from './text/rules.en.ts';
import type { BattleContents, BattleDeeds, BattleFacts, BattleMoments } from './types/battle.ts';
import type { CampaignContents, CampaignDeeds, CampaignFacts } from './types/campaign.ts';

export interface Deeds extends CampaignDeeds, BattleDeeds {}
export interface Contents extends CampaignContents, BattleContents {}
export interface Facts extends CampaignFacts, BattleFacts {}
export interface Moments extends BattleMoments {}

export interface BobbyLee {
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
