/** DOCTRINE: what a good guerrilla would try first, as a weight for each option. 0: never. */
import type { Option, View } from '@cuartel/engine';
import { type Card, kindOf } from '../data/cards.ts';
import { TURNS } from '../data/tables.ts';
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
import { needed } from '../queries/map.ts';
import type { Moments, Mosby } from '../types.ts';
import { chaseTo } from './chase.ts';
import { knownStrength, prospect } from './odds.ts';
import { inOperations } from './operations.ts';
import { ofRefuge } from './refuge.ts';
import { inRounds, riding } from './rounds.ts';

export interface Asked {
  readonly view: View<Mosby>;
  readonly section: string;
  readonly step: string;
  readonly my: Readonly<Record<string, unknown>>;
  readonly options: readonly Option[];
}

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

/** Points still wanted by the end of this turn: what keeps the game going, or wins it. */
export const wanted = ({ pub }: View<Mosby>): number =>
  (pub.turn >= TURNS ? needed(pub) : pub.turn) * 10 - (pub.notoriety * 10 + pub.points);

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
  const theirs = knownStrength(v, about.here);
  const laid = about.plus.reduce((n, term) => n + term.value, 0);
  const now = prospect(v, about.attack, theirs, laid, about.ruse);
  return options.map(o => {
    if (o.do === 'pass') return 0.6;
    if (o.do === 'hush') return 0;
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

export const doctrine = ({ view: v, section, step, my, options }: Asked): readonly number[] => {
  switch (section) {
    case 'preparation':
      return ofRefuge(v, options);
    case 'operations':
      return inOperations(v, options);
    case 'mosbyPart':
      return inRounds(v, options);
    case 'move':
      return riding(v, options, Number(my['steps']));
    case 'combat':
      return standing(v, options, my);
    case 'unionPart':
      return inOrder(v, options);
    case 'handLimit':
    case 'casualty':
      return options.map(o => Math.max(0.1, 10 - keep(o.with as Card)));
    case 'cannonDrawn':
      return options.map(o => (o.do === 'carryCannon' ? 1 : 0.05));
    case 'interrogation':
      return byDeed(options, { interrogate: 0.4, spare: 0.6 });
    case '@moment':
      return atMoment(v, step, my, options);
    default:
      return options.map(() => 1);
  }
};

const atMoment = (v: View<Mosby>, step: string, about: unknown, options: readonly Option[]): number[] => {
  switch (step) {
    case 'initiative': {
      const { reach } = chaseTo(v.pub, v.pub.mosby);
      return byDeed(options, { play: Math.min(1, 0.2 + reach * 0.8), pass: 0.5 });
    }
    case 'combatCards':
      return layCards(v, options, about as Moments['combatCards']);
    case 'combatRolled': {
      const { result } = about as Moments['combatRolled'];
      return byDeed(options, result.startsWith('D') ? { play: 1, pass: 0.15 } : { play: result === 'R' ? 0.05 : 0, pass: 1 });
    }
    case 'casualtyDue':
      return byDeed(options, { play: 0.02, pass: 1 });
    case 'casualtyRolled':
      return byDeed(options, { play: 1, pass: 0.02 });
    case 'casualtyOver':
      return byDeed(options, v.pub.turnOver ? { play: 0.02, pass: 1 } : { play: v.pub.awareness - 1, pass: 0.5 });
    default:
      return byDeed(options, { play: 1, pass: 0.3 });
  }
};
