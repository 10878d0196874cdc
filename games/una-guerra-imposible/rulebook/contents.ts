/** UNA GUERRA IMPOSIBLE. Begin here: the rulebook's chapters in their order. */
import type { Rulebook } from '@cuartel/engine';
import { effects } from '../cards/effects.ts';
import { cards } from '../cards/playable.ts';
import type { War } from '../types.ts';
import { cities, game, order, phase, sudden, turn } from './03-turn.ts';
import { drawCard, tacticals, trimHand } from './07-cards.ts';
import {
  cardAround,
  cardBand,
  cardBuild,
  cardDiscard,
  cardExpedition,
  cardGuns,
  cardLoss,
  cardMarker,
  cardMutiny,
  cardPlacement,
  cardRestore,
  cardRiver,
  cardSail,
  cardSupply,
  cardUprising,
  cardWorks,
} from './07-effects.ts';
import { check } from './09-victory.ts';
import { actions, deployOrHide, replacements } from './10-actions.ts';
import { activation } from './11-activation.ts';
import { evasion, interceptions } from './11-interception.ts';
import { march } from './11-march.ts';
import { landing, transport } from './13-sea.ts';
import { crowding, spoils, stranded } from './14-artillery.ts';
import { combat, walls } from './15-combat.ts';
import { losses, volley } from './16-fire.ts';
import { skirmish } from './16-skirmish.ts';
import { activations } from './17-activations.ts';
import { battle } from './17-battle.ts';
import { endOfRound, shifting } from './17-end-of-round.ts';
import { charge, musketry } from './17-fire.ts';
import { reinforcing } from './17-reinforcing.ts';
import { chase, merging, regrouping } from './17-result.ts';
import { retreat } from './17-retreat.ts';
import { surrounded } from './17-surrounded.ts';
import { assault, fall, sortie } from './18-siege.ts';
import { supply } from './19-supply.ts';
import { batteries, reinforce, reinforcements, spend } from './20-troops.ts';
import { suppression, uprising } from './22-spain.ts';
import { search } from './23-search.ts';
import { redeployment, yearEnd } from './24-year-end.ts';
import { settle } from './settle.ts';

export const book: Rulebook<War> = {
  sections: {
    game,
    turn,
    reinforcements,
    reinforce,
    batteries,
    spend,
    uprising,
    order,
    phase,
    deployOrHide,
    actions,
    replacements,
    suppression,
    transport,
    landing,
    activation,
    march,
    interceptions,
    evasion,
    settle,
    supply,
    check,
    yearEnd,
    redeployment,
    twoCities: cities,
    drawCard,
    tacticals,
    trimHand,
    cardAround,
    cardBand,
    cardBuild,
    cardDiscard,
    cardExpedition,
    cardGuns,
    cardLoss,
    cardMarker,
    cardMutiny,
    cardPlacement,
    cardRestore,
    cardRiver,
    cardSail,
    cardSupply,
    cardUprising,
    cardWorks,
    crowding,
    spoils,
    stranded,
    combat,
    walls,
    losses,
    volley,
    skirmish,
    activations,
    battle,
    endOfRound,
    shifting,
    charge,
    musketry,
    reinforcing,
    chase,
    merging,
    regrouping,
    retreat,
    surrounded,
    assault,
    fall,
    sortie,
    search,
    effects,
  },
  moments: { cards },
  interrupts: [sudden],
};
