/** DOCTRINE: a weight for every option of every decision of the rulebook, for both sides. */
import { type Doctrine, pageFor } from '@cuartel/engine/mind/mind.ts';
import type { BobbyLee } from '../types.ts';
import type { Asked, Weights } from './asked.ts';
import { weighArrival, weighPlace } from './deployment.ts';
import {
  weighEnvelopment,
  weighExodus,
  weighHit,
  weighMove,
  weighNight,
  weighRegroup,
  weighReinforcement,
  weighRetreat,
  weighSecondRound,
  weighVolley,
} from './fighting.ts';
import { weighActivation, weighOrders, weighPush } from './orders.ts';
import { weighBid, weighHunger, weighProclaim, weighProvision, weighSpending, weighTerms } from './replacements.ts';
import { BRIGADIER, type Temper } from './temper.ts';

type Weigh = (asked: Asked, temper: Temper) => Weights;
const plain =
  (worth: Readonly<Record<string, number>>): Weigh =>
  ({ options }) =>
    options.map(o => worth[o.do] ?? 1);

/** 11.81-a Beside other things: a besieged enemy is always called upon, nobody gives up. */
const withTerms =
  (weigh: Weigh): Weigh =>
  (asked, temper) => {
    const isTerm = (o: Asked['options'][number]): boolean => o.do === 'demand' || o.do === 'capitulate';
    if (!asked.options.some(isTerm)) return weigh(asked, temper);
    const rest = weigh({ ...asked, options: asked.options.filter(o => !isTerm(o)) }, temper);
    let at = 0;
    return asked.options.map(o => (o.do === 'demand' ? 9 : o.do === 'capitulate' ? 0 : rest[at++]!));
  };

/** By section and step. */
const BOOK: Doctrine<BobbyLee, Weigh> = {
  'game deployment': plain({ lift: 0.01, exchange: 1, stay: 0.1, ready: 1 }),
  'replacement proclaim': weighProclaim,
  'replacement spend': weighSpending,
  'replacement place': weighSpending,
  'initiative bid': weighBid,
  'surrender answer': weighTerms,
  'movement activate': withTerms(weighActivation),
  'movement orders': withTerms(weighOrders),
  'movement push': weighPush,
  'supply terms': weighTerms,
  'supply provide': weighProvision,
  'supply starve': weighHunger,
  'monthEnd agree': plain({ settle: 1, playOn: 0.2 }),
  'deployment place': weighPlace,
  'arrivals place': weighArrival,
  'battleTurn which': plain({}),
  'retreat name': weighRetreat,
  'exodus where': weighExodus,
  'pursuit flank': plain({ pursue: 1, letGo: 0.05 }),
  'hits take': weighHit,
  'hits choose': weighHit,
  'volley orders': weighVolley,
  'assault again': weighSecondRound,
  'assault answer': weighSecondRound,
  'moves move': weighMove,
  'envelopment search': weighEnvelopment,
  'envelopment found': weighEnvelopment,
  'envelopment strike': weighEnvelopment,
  'reinforcement bring': weighReinforcement,
  'aftermath regroup': weighRegroup,
  'night whichDefender': plain({}),
  'night whichAttacker': plain({}),
  'night defender': weighNight,
  'night attacker': weighNight,
};

export const doctrine = (asked: Asked, temper: Temper = BRIGADIER): readonly number[] => {
  return pageFor(BOOK, asked)(asked, temper);
};
/** Every decision the doctrine has a page for. */
export const PAGES: readonly string[] = Object.keys(BOOK);
