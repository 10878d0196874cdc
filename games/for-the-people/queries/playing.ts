/** Whether an event could be played now, by what lies open: the variant's side, its window, what it needs, and whether it could do anything. */
import { variantsOf } from '../data/cards.ts';
import type { CardWindow, EventOf, Need, Step } from '../data/effects.ts';
import { strategy } from '../data/generals.ts';
import { foe, numberOf, type Side } from '../data/sides.ts';
import type { Seen } from '../state/table.ts';
import { hasEffect } from './card-steps.ts';
import { holds, mayUse } from './cards.ts';
import { cardInterceptors } from './interception.ts';
import { armyAt, brigadesAt, fortAt } from './pieces.ts';

/** 7.5.2-a Card 105: an army of the opponent with a brigade is in the battle. */
const opposingArmyRides = (pub: Seen, player: Side): boolean => {
  const { battle, march } = pub;
  if (battle === null) return false;
  if (battle.attacker === player) {
    const side = foe(player);
    return armyAt(pub, side, battle.space) >= 0 && brigadesAt(pub, side, battle.space).length > 0;
  }
  return march !== null && march.army >= 0 && march.generals.some(general => pub.brigade[general]! > 0);
};
export const needHolds = (pub: Seen, player: Side, need: Need): boolean => {
  switch (need.is) {
    case 'opposing-army-with-cavalry':
      return opposingArmyRides(pub, player);
    case 'fort-in-battle':
      return pub.battle !== null && fortAt(pub, pub.battle.space) === numberOf(need.side);
    default:
      return holds(pub, player, need);
  }
};
/** 4.2.5-d, 4.2.5-c What an interrupt asks of the move it interrupts. */
const meetsMove = (pub: Seen, player: Side, step: Step): boolean => {
  const { march } = pub;
  switch (step.op) {
    case 'cancel-activation':
      if (march === null || march.naval || march.side === player) return false;
      return step.strategyFrom === undefined || (march.leader >= 0 && strategy[march.leader]! >= step.strategyFrom);
    case 'limit-movement':
      return march !== null && !march.naval && march.side !== player;
    // Its window opens only for moves made by operations.
    case 'cancel-naval-move':
      return march?.naval === true && march.side !== player;
    case 'intercept':
      return march !== null && march.to >= 0 && march.side !== player && cardInterceptors(pub, player, march.to).length > 0;
    default:
      return true;
  }
};
export const canPlay = (pub: Seen, player: Side, { card, variant }: EventOf, window?: CardWindow): boolean => {
  const found = variantsOf(card)[variant]!;
  return (
    found.window === window &&
    mayUse(found, player) &&
    (found.needs ?? []).every(need => needHolds(pub, player, need)) &&
    hasEffect(pub, player, found) &&
    found.steps.every(step => meetsMove(pub, player, step))
  );
};
