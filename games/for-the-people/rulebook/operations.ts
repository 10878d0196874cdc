/** The sections of the strategy rounds, and the sequence around them. */
import { round, rounds } from './03-rounds.ts';
import { ended, game, turn } from './03-sequence.ts';
import { asCorps, attackFrom, campaign, forward, operations as useOfValue } from './04-operations.ts';
import { activation, battleCards, interception as intercepting, navalMove } from './04-windows.ts';
import { create, limits, relieve, reorganise } from './05-command.ts';
import { interception, interceptor } from './05-interception.ts';
import { march } from './05-march.ts';
import { settling } from './05-settling.ts';
import { stride } from './05-stride.ts';
import { voyage } from './06-voyage.ts';
import { battle } from './07-battle.ts';
import { leaving } from './07-leaving.ts';
import { losses } from './07-losses.ts';
import { retreat } from './07-retreat.ts';
import { markers } from './11-markers.ts';

export const operations = {
  game,
  turn,
  ended,
  rounds,
  round,
  operations: useOfValue,
  campaign,
  asCorps,
  forward,
  attackFrom,
  march,
  stride,
  interceptor,
  interception,
  leaving,
  battle,
  losses,
  retreat,
  settling,
  voyage,
  create,
  relieve,
  reorganise,
  markers,
  limits,
};
export const windows = { activation, interception: intercepting, navalMove, battle: battleCards };
