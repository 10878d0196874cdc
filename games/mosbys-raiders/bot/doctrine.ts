/** DOCTRINE: what a good guerrilla would try first, as a weight for each option. 0: never. */
import type { Option, View } from '@cuartel/engine';
import { type Asked as AskedOf, type Doctrine, pageFor } from '@cuartel/engine/mind/mind.ts';
import { type Card, kindOf } from '../data/cards.ts';
import { won } from '../data/tables.ts';
import {
  AMBUSH,
  AMES,
  CANNON,
  COUNTERATTACK,
  FAST_HORSES,
  FRENCH_DULANEY,
  GAIN_INITIATIVE,
  HEROICS,
  HIDE,
  LOCAL_GUIDE,
  LOCAL_INFORMATION,
  MOSBY_ESCAPES,
  PISTOLS,
  REPORTED_DEAD,
  REPUTATION,
  RUSE,
  SCOUT,
  SPUR_HORSES,
  SURPRISE_ATTACK,
} from '../queries/hand.ts';
import { knownStrength } from '../queries/units.ts';
import type { Moments, Mosby } from '../types.ts';
import { chaseTo } from './chase.ts';
import { prospect } from './odds.ts';
import { inOperations } from './operations.ts';
import { ofRefuge } from './refuge.ts';
import { inRounds, riding } from './rounds.ts';

export type Asked = AskedOf<Mosby>;

/** What a card is worth keeping, by kind. */
const KEEP = new Map<number, number>([
  [HIDE, 9],
  [GAIN_INITIATIVE, 8],
  [COUNTERATTACK, 7],
  [SURPRISE_ATTACK, 7],
  [HEROICS, 5],
  [AMBUSH, 4],
  [MOSBY_ESCAPES, 5],
  [LOCAL_GUIDE, 5],
  [AMES, 6],
  [LOCAL_INFORMATION, 3],
  [RUSE, 4],
  [SPUR_HORSES, 3],
  [REPORTED_DEAD, 3],
  [FRENCH_DULANEY, 1],
  [SCOUT, 9],
  [PISTOLS, 9],
  [REPUTATION, 7],
  [CANNON, 6],
  [FAST_HORSES, 4],
]);
const keep = (card: Card): number => KEEP.get(kindOf(card)) ?? 1;

const byDeed = (options: readonly Option[], weights: Readonly<Record<string, number>>): number[] =>
  options.map(o => weights[o.do] ?? 0);

/** 6.5-i Fight or run, with what the cards in hand can add. */
const standing = (v: View<Mosby>, options: readonly Option[], my: Readonly<Record<string, unknown>>): number[] => {
  const { extra, ruse } = inHand(v, false);
  const fight = prospect(v, false, Number(my['before']), extra, ruse);
  // Running costs two points, a third of a wound, and the turn.
  const stand = Math.max(0.05, Math.min(1, 0.5 + (fight.points + 3.5) / 8));
  return byDeed(options, { stand, skedaddle: 1 - stand + 0.02 });
};
const inHand = (v: View<Mosby>, attack: boolean): { extra: number; ruse: number } => {
  let [extra, ruse] = [0, 0];
  for (const card of v.own.hand) {
    const kind = kindOf(card);
    if (kind === HEROICS || kind === (attack ? SURPRISE_ATTACK : AMBUSH)) extra += 2;
    else if (kind === RUSE) ruse++;
  }
  return { extra, ruse };
};
/** 6.5-m A card is laid when it turns enough dice. */
const layCards = (v: View<Mosby>, options: readonly Option[], about: Moments['combatCards']): number[] => {
  const theirs = knownStrength(v.pub, about.here);
  const laid = about.plus.reduce((n, term) => n + term.value, 0);
  const now = prospect(v, about.attack, theirs, laid, about.ruse);
  return options.map(o => {
    if (o.do === 'pass') return 0.6;
    if (o.do === 'hide') return now.wins < 0.5 ? 1 : 0.1;
    const kind = kindOf(o.with as Card);
    const better =
      kind === RUSE
        ? prospect(v, about.attack, theirs, laid, about.ruse + 1)
        : prospect(v, about.attack, theirs, laid + 2, about.ruse);
    const gain = better.points - now.points - (kind === HEROICS ? 1.5 : 0);
    return gain > 1.2 ? 0.6 + gain / 4 : 0.2;
  });
};

/** 7.3-b The Union rides in any order; 6.6-c where he may, he vanishes before a pursuit that is close. */
const inOrder = (v: View<Mosby>, options: readonly Option[]): number[] => {
  const automatic = options.some(o => o.do === 'automatic');
  const close = !v.pub.leaders.includes(2) && chaseTo(v.pub, v.pub.mosby).reach > 0.4;
  return options.map(o => (o.do === 'disband' ? (close ? 4 : 0) : o.do === 'automatic' || !automatic ? 1 : 0));
};

type Page = (asked: Asked) => readonly number[];
const plain =
  (weights: Readonly<Record<string, number>>): Page =>
  ({ options }) =>
    byDeed(options, weights);
/** What is worth least goes first. */
const leastWorth: Page = ({ options }) => options.map(o => Math.max(0.1, 10 - keep(o.with as Card)));
/** 6.5-o A Counterattack is for a defeat. */
const afterTheDie: Page = ({ my, options }) => {
  const { result } = my as unknown as Moments['combatRolled'];
  return byDeed(options, won(result) ? { play: result === 'R' ? 0.05 : 0, pass: 1 } : { play: 1, pass: 0.15 });
};
/** 5.C1-b The nearer the pursuit, the more it matters who rides first. */
const beforeTheRounds: Page = ({ view: { pub }, options }) =>
  byDeed(options, { play: Math.min(1, 0.2 + chaseTo(pub, pub.mosby).reach * 0.8), pass: 0.5 });
/** C-f Reported dead, while the turn goes on. */
const reportedDead: Page = ({ view: { pub }, options }) =>
  byDeed(options, pub.turnOver ? { play: 0.02, pass: 1 } : { play: pub.awareness - 1, pass: 0.5 });

/** A page for each decision of the rulebook. */
const BOOK = {
  'preparation place': ({ view, options }) => ofRefuge(view, options),
  'cannonDrawn where': plain({ carryCannon: 1, hideCannon: 0.05 }),
  'handLimit choose': leastWorth,
  'operations action': ({ view, options }) => inOperations(view, options),
  'interrogation ask': plain({ interrogate: 0.4, spare: 0.6 }),
  'move ride': ({ view, options, my }) => riding(view, options, Number(my['steps'])),
  'mosbyPart action': ({ view, options }) => inRounds(view, options),
  'unionPart order': ({ view, options }) => inOrder(view, options),
  'combat skedaddle': ({ view, options, my }) => standing(view, options, my),
  'casualty permanent': leastWorth,
  '@moment initiative': beforeTheRounds,
  '@moment combatCards': ({ view, options, my }) => layCards(view, options, my as unknown as Moments['combatCards']),
  '@moment combatRolled': afterTheDie,
  '@moment casualtyDue': plain({ play: 0.02, pass: 1 }),
  '@moment casualtyRolled': plain({ play: 1, pass: 0.02 }),
  '@moment casualtyOver': reportedDead,
  '@moment escortChecks': plain({ play: 1, pass: 0.3 }),
} satisfies Doctrine<Mosby, Page>;
export const doctrine = (asked: Asked): readonly number[] => pageFor<Page>(BOOK, asked)(asked);
