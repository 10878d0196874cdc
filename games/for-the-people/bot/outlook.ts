/** 14-e How far the Confederacy of 1862 will be ahead in will when the game is over, and how surely: what games by the doctrine have shown. */
import { opsOf } from '../data/cards.ts';
import { FIRST_CAPITAL } from '../data/places.ts';
import { CSA, USA } from '../data/sides.ts';
import { SIZE } from '../data/spaces.ts';
import { CONFEDERATE, stateNeeds, stateWill, UNION } from '../data/states.ts';
import { INVADED_SPACES } from '../data/tables.ts';
import { armyAt, spAt, spBySpace, spOnMap } from '../queries/pieces.ts';
import { spacesHeld } from '../queries/states.ts';
import type { Seen } from '../state/table.ts';
import { MAIN_NEAR, stepsFrom } from './theatre.ts';

/** What stands where it counts, in SP. */
interface Fronts {
  /** The Confederacy's within four steps of Washington, and its main army with its way there. */
  readonly raiders: number;
  readonly main: number;
  readonly way: number;
  /** The Union's within three steps of Richmond, and its greatest army within six. */
  readonly besiegers: number;
  readonly army: number;
}
const RAIDERS = 4;
const BESIEGERS = 3;
const ARMY_NEAR = 6;
const frontsOf = (pub: Seen): Fronts => {
  const [union, grey] = [spBySpace(pub, USA), spBySpace(pub, CSA)];
  let [raiders, main, way, besiegers, army] = [0, 0, 0, 0, 0];
  for (let space = 0; space < SIZE; space++) {
    const [toWashington, toRichmond] = [stepsFrom[USA]![space]!, stepsFrom[CSA]![space]!];
    if (grey[space]! > 0) {
      if (toWashington <= RAIDERS) raiders += grey[space]!;
      if (toWashington <= MAIN_NEAR && grey[space]! > main && armyAt(pub, CSA, space) >= 0)
        [main, way] = [grey[space]!, toWashington];
    }
    if (union[space]! > 0) {
      if (toRichmond <= BESIEGERS) besiegers += union[space]!;
      if (toRichmond <= ARMY_NEAR && armyAt(pub, USA, space) >= 0) army = Math.max(army, union[space]!);
    }
  }
  return { raiders, main, way, besiegers, army };
};

/** A full hand; the garrison of Washington and the army before it count up to so much more or less. */
const HAND = 7;
const STRONGER = 8;
const WEAKER = -6;
/** By turns left. */
const DRIFT = [3.9, 2.2, -1.4];
/** The rest by linear regression over 7466 choices of a card in 390 games. */
const leadOf = (pub: Seen, hand: readonly number[], left: number): number => {
  const time = left + Math.min(1, pub.hands[CSA]! / HAND);
  const { raiders, main, way, besiegers, army } = frontsOf(pub);
  const held = UNION.map(state => spacesHeld(pub, CSA, state));
  const invaded = held.filter(spaces => spaces >= INVADED_SPACES).length;
  const nearly = held.filter(spaces => spaces === INVADED_SPACES - 1).length;
  const falling = CONFEDERATE.filter(state => pub.state[state] !== USA).reduce(
    (sum, state) => sum + Math.min(1, spacesHeld(pub, USA, state) / stateNeeds[state]!) ** 2 * stateWill[state]!,
    0,
  );
  const washington = FIRST_CAPITAL[USA];
  const seated = pub.capital[USA] === washington;
  const over = Math.max(WEAKER, Math.min(STRONGER, main - spAt(pub, USA, washington))) * (1 - way / MAIN_NEAR);
  const ahead = pub.will[CSA]! - pub.will[USA]!;
  return (
    DRIFT[left]! +
    ahead * (1 - 0.1 * time) +
    5.8 * invaded +
    2.6 * nearly -
    0.49 * falling +
    0.9 * raiders +
    0.15 * time * main +
    (seated ? (0.79 + 0.32 * time) * over + 1.8 * time : 0) -
    (pub.capital[USA]! < 0 ? 3.6 : 0) -
    0.26 * army -
    0.19 * time * besiegers +
    0.81 * hand.reduce((sum, card) => sum + opsOf(card), 0) +
    1.5 * pub.hands[CSA]! -
    3.2 * pub.hands[USA]! +
    0.19 * spOnMap(pub, CSA) -
    0.16 * spOnMap(pub, USA)
  );
};
/** How far games end from what is expected, by turns left and cards: the scale of a logistic curve is not quite half of it. */
const SPREAD = [5.5, 19, 30.5];
const BY_CARD = [1.65, 1.2, 0];
const CURVE = 0.55;
/** The chance of the Confederacy, with `hand` in its hand, as it comes to choose a card: 0..1. */
export const outlook = (pub: Seen, hand: readonly number[]): number => {
  const left = Math.min(2, Math.max(0, pub.end - pub.turn));
  const spread = SPREAD[left]! + BY_CARD[left]! * Math.min(HAND, pub.hands[CSA]!);
  return 1 / (1 + Math.exp(-leadOf(pub, hand, left) / (CURVE * spread)));
};
