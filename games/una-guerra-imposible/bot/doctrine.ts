/** What a sensible side would try first, as a weight for each option: a page for each decision of the rulebook. */
import { type Asked as AskedOf, type Doctrine, pageFor } from '@cuartel/engine/mind/mind.ts';
import { spaceKind, TOWN } from '../data/spaces.ts';
import { countTokens } from '../queries/units.ts';
import type { War } from '../types.ts';
import { engage, hits, inside, strongest } from './fighting.ts';
import { worthOf } from './ground.ts';
import { action, announce, course, evade, failed, gather, group, step } from './operations.ts';
import { list, of, plain, type Weighing } from './pages.ts';
import { temperOf } from './temper.ts';
import { gun, hunger, over, place, point, useful } from './troops.ts';

const any = plain({});

const BOOK: Doctrine<War, Weighing> = {
  'reinforce place': place,
  'batteries gun': gun,
  'spend point': point,
  'spend place': place,
  'uprising region': of((option, { view: v }) => 1 + v.pub.uprising[option.with as number]!),
  'uprising expedition': plain({ stir: 1, pass: 0.1 }),
  'order name': of((option, { view: v }) => (option.with === v.me ? 1 : 0.8)),
  'order contest': plain({ contest: 0.2, pass: 1 }),
  'order reply': plain({ answer: 0.5, pass: 1 }),
  'order nameInstead': of((option, { view: v }) => (option.with === v.me ? 1 : 0.8)),
  'deployOrHide hiddenGuns': of((option, { view: v }) =>
    option.do === 'bringOut'
      ? 1 + countTokens(v.pub, 1, (option.with as { at: number }).at) * 0.2
      : option.do === 'enough'
        ? 0.9
        : 0.05,
  ),
  'actions action': action,
  'suppression partake': of(option => (option.do === 'pass' ? 0.5 : 1 + list(option).length)),
  'suppression suffer': hits,
  'transport aboard': of(option => (option.do === 'pass' ? 0.3 : 1)),
  'transport ashore': of((option, { view: v }) => useful(v, option.with as number)),
  'landing aboard': of(option => (option.do === 'pass' ? 1 : 0.3)),
  'landing ashore': of((option, { view: v, my, temper: t }) => 5 + worthOf(v, t, option.with as number, my['units'] as number[])),
  'activation gather': gather,
  'activation group': group,
  'march course': course,
  'march step': step,
  'march failed': failed,
  'march beyond': any,
  'interceptions announce': announce,
  'interceptions which': any,
  'evasion choose': evade,
  'evasion remain': plain({ pass: 1, remain: 0.2 }),
  'supply place': any,
  'supply disband': over,
  'supply depot': plain({}),
  'supply starve': hunger,
  'yearEnd band': place,
  'redeployment who': plain({ enough: 1, lift: 0.1 }),
  'redeployment where': plain({ stay: 1, put: 0.3 }),
  'tacticals lay': plain({ lay: 1, layNone: 0.5 }),
  'trimHand discard': any,
  'cardAround region': any,
  'cardAround other': any,
  'cardBand place': of((option, { view: v }) => useful(v, option.with as number)),
  'cardBuild which': of((option, { view: v }) => (spaceKind[v.pub.at[option.with as number]!] === TOWN ? 2 : 0.5)),
  'cardDiscard card': any,
  'cardExpedition from': any,
  'cardGuns kind': any,
  'cardLoss place': of((option, { view: v }) => 1 + countTokens(v.pub, v.me === 'Liberal' ? 1 : 0, option.with as number)),
  'cardLoss suffer': hits,
  'cardMarker block': any,
  'cardMutiny place': of((option, { view: v }) => 1 + countTokens(v.pub, v.me === 'Liberal' ? 1 : 0, option.with as number)),
  'cardPlacement place': of((option, { view: v }) => 0.2 + useful(v, option.with as number)),
  'cardRestore unit': any,
  'cardRiver block': any,
  'cardSail from': any,
  'cardSupply place': any,
  'cardUprising region': of((option, { view: v }) => 1 + v.pub.uprising[option.with as number]!),
  'cardWorks which': any,
  'spoils kind': of(option => 1 + (option.with as number)),
  'combat skirmishes': plain({ fightAt: 1, search: 0.9, enough: 0.3 }),
  'combat battles': any,
  'combat assaults': plain({ assault: 1, enough: 0.4 }),
  'combat sorties': plain({ sally: 0.3, enough: 1 }),
  'walls inside': inside,
  'losses seen': hits,
  'losses unseen': hits,
  'volley name': hits,
  'skirmish pick': strongest,
  'activations act': engage,
  'battle formUp': strongest,
  'endOfRound attackerLeaves': plain({ fightOn: 1, withdraw: 0.2 }),
  'endOfRound defenderLeaves': plain({ fightOn: 1, withdraw: 0.2 }),
  'endOfRound rally': plain({ rally: 1, rallyNone: 0.1 }),
  'shifting stepBack': of(option => 1 / (1 + list(option).length)),
  'shifting fillUp': strongest,
  'charge answer': plain({ countercharge: 1, receive: 0.8, flee: 0.3 }),
  'reinforcing who': strongest,
  'merging merge': plain({ enough: 1, merge: 0.2, dissolve: 0.05 }),
  'regrouping units': of(option => 1 / (1 + list(option).length)),
  'retreat hideFirst': of(option => 1 / (1 + list(option).length)),
  'retreat way': of(option => {
    const way = option.with as { by: string };
    return option.do === 'retreatAll' ? (way.by === 'gate' ? 1.1 : 1) : 0.2;
  }),
  'retreat who': strongest,
  'surrounded where': of(
    (option, { view: v }) => 1 / (1 + countTokens(v.pub, v.me === 'Liberal' ? 1 : 0, option.with as number)),
  ),
  'surrounded further': any,
  'assault storm': strongest,
  'assault another': plain({ goOn: 1, enough: 0.3 }),
  'fall keep': plain({ keepFortress: 1, razeFortress: 0.2 }),
  'sortie who': strongest,
  'search goFurther': plain({ goOn: 1, enough: 0.5 }),
  'search andHe': plain({ goOn: 0.5, enough: 1 }),
  'effects branch': plain({ branch: 1, decline: 0.1 }),
  '@moment cards': of((option, { my }) => (option.do === 'card' ? ((my['window'] as string) === 'own-supply' ? 0.8 : 1.2) : 1)),
};
export const doctrine = (asked: AskedOf<War>, school?: string): readonly number[] =>
  pageFor(BOOK, asked)({ ...asked, temper: temperOf(school, asked.view.me) });
