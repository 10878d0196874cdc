/** THE CAMPAIGN, in the order of the rulebook. Battles (6 and 7) stand in their own contents. */
import { monthEnd } from './03-victory.ts';
import { game, initiative, month, turn } from './04-sequence.ts';
import { movement } from './05-movement.ts';
import { supply, surrender } from './11-supply.ts';
import { replacement } from './12-replacements.ts';

export const campaign = {
  game,
  month,
  replacement, // 12
  initiative, // 4.3
  turn, // 4.4
  surrender, // 11.81
  movement, // 5
  supply, // 11
  monthEnd, // 3, 4.6
};
