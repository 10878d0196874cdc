/** MOSBY'S RAIDERS. Begin here: the sequence of play in the rulebook's order. */
import type { Rulebook } from '@cuartel/engine';
import type { Mosby } from '../types.ts';
import { cannonDrawn, handLimit, preparation } from './05-a-preparation.ts';
import { event, extension, sweep } from './05-a7-events.ts';
import { operations } from './05-b-operations.ts';
import { initiative, mosbyPart, rounds } from './05-c-rounds.ts';
import { endOfTurn } from './05-d-end.ts';
import { game } from './05-sequence.ts';
import { scout } from './06-1-scout.ts';
import { enter, move } from './06-2-move.ts';
import { kidnap } from './06-3-kidnap.ts';
import { demolish } from './06-4-demolish.ts';
import { casualty, casualtyDue, casualtyOver, casualtyRolled } from './06-5-casualty.ts';
import { attack, combat, combatCards, combatRolled } from './06-5-combat.ts';
import { disband, flight } from './06-6-disband.ts';
import { unionPart } from './07-3-union.ts';
import { escortChecks, escorts } from './07-8-train.ts';
import { interrogation } from './08-7-interrogation.ts';

export const book: Rulebook<Mosby> = {
  sections: {
    game,
    // 5.A Preparation
    preparation,
    cannonDrawn,
    handLimit,
    event,
    extension,
    sweep,
    // 5.B Mosby Operations
    operations,
    // 6. Actions
    scout,
    enter,
    move,
    kidnap,
    demolish,
    attack,
    combat,
    casualty,
    disband,
    flight,
    interrogation,
    // 5.C Rounds, 7. the Union
    rounds,
    mosbyPart,
    unionPart,
    escorts,
    // 5.D End of turn
    endOfTurn,
  },
  moments: { initiative, combatCards, combatRolled, casualtyDue, casualtyRolled, casualtyOver, escortChecks },
  interrupts: [],
};
