/** How a side stands: the will of both, states and what is left of them, the troops, and the time there is. */
import { opsOf } from '../data/cards.ts';
import { centreWorth } from '../data/places.ts';
import { scenarios } from '../data/scenarios.ts';
import { BOTH, CSA, foe, numberOf, type SideName, USA } from '../data/sides.ts';
import { SIZE } from '../data/spaces.ts';
import { BORDER, CONFEDERATE, CONTESTED, STATES, type State, stateNeeds, stateOf, stateWill, UNION } from '../data/states.ts';
import { STATES_TO_WIN } from '../data/tables.ts';
import { spAt, spOnMap } from '../queries/pieces.ts';
import { spacesHeld } from '../queries/states.ts';
import { isIntact, openRunners, supply } from '../queries/supply.ts';
import { statesCounted } from '../queries/victory.ts';
import type { Seen, Table } from '../state/table.ts';
import { outlook } from './outlook.ts';

const likely = (margin: number): number => 1 / (1 + Math.exp(-margin));
/** What the markers say, and what SP with a line stand on and will mark at the end of the turn. */
interface Ground {
  /** By side and state, spaces held or as good as held. */
  readonly held: readonly [number[], number[]];
  /** Points of will that centres under Union SP will bring, and that empty capitals put at risk, to the Union's good. */
  readonly due: number;
}
const SURE = 0.7;
const groundOf = (pub: Seen): Ground => {
  const held: [number[], number[]] = [
    STATES.map((_, state) => spacesHeld(pub, USA, state)),
    STATES.map((_, state) => spacesHeld(pub, CSA, state)),
  ];
  let due = 0;
  for (const side of BOTH) {
    const supplied = supply(pub, side);
    for (let space = 0; space < SIZE; space++) {
      if (pub.infantry[side]![space] === 0 || pub.control[space] === side || supplied[space] === 0) continue;
      held[side][stateOf[space]!]! += SURE;
      if (pub.control[space] === foe(side)) held[foe(side)][stateOf[space]!]! -= SURE;
      if (side === USA && isIntact(pub, space)) due += 2 * centreWorth[space]! * SURE;
    }
    const capital = pub.capital[side]!;
    if (capital >= 0 && spAt(pub, side, capital) === 0) due += side === USA ? -9 : 5;
  }
  return { held, due };
};
/** How near a side is to winning a state: 0..1. */
const near = ({ held }: Ground, side: 0 | 1, state: State): number => {
  const share = Math.min(1, held[side][state]! / stateNeeds[state]!);
  return share * share;
};
/** Points of will that the map will still bring the Union over the Confederacy, as far as one can see. */
const coming = (pub: Seen, ground: Ground): number => {
  let sum = ground.due;
  for (const state of BORDER) {
    if (pub.state[state] === USA) continue;
    const own = stateWill[state]! * (pub.state[state] === CSA ? 2 : 1);
    sum += own * 0.8 * near(ground, USA, state);
    if (pub.state[state] !== CSA) sum -= stateWill[state]! * 0.8 * near(ground, CSA, state);
  }
  for (const state of CONFEDERATE) if (pub.state[state] !== USA) sum += stateWill[state]! * 0.8 * near(ground, USA, state);
  for (const state of UNION) if (ground.held[CSA][state]! >= 3 - SURE) sum -= 7;
  return sum;
};
/** What the troops on the map promise for the turns that are left. */
const troops = (pub: Seen, left: number): number =>
  (spOnMap(pub, USA) * 0.9 - spOnMap(pub, CSA) * 1.3) * 0.25 * Math.min(3, left + 0.4);

const in1861 = (pub: Seen, left: number, ground: Ground): number => {
  const soft = 1 + left * 0.8;
  const has = (side: 0 | 1, state: State): number => {
    if (pub.state[state] === side) return 1;
    if (pub.state[state] === USA) return 0;
    const [own, theirs] = [ground.held[side][state]!, ground.held[foe(side)][state]!];
    const miss = stateNeeds[state]! - own;
    const lead = pub.state[state] === CSA ? -miss - 2 : own - theirs - Math.max(0, miss - 1) * 0.5;
    return likely((1.2 * lead) / soft);
  };
  const [mo, ky, wv] = BORDER as [State, State, State];
  const union = has(USA, mo) * has(USA, ky) * has(USA, wv);
  const grey = has(CSA, mo) * has(CSA, ky);
  const broken = likely((79.5 - pub.will[CSA]!) / (2 * soft));
  const weary = likely((84.5 - pub.will[USA]! + (left > 0 ? 4 : 0)) / (2 * soft));
  const u = 1 - (1 - union) * (1 - broken);
  const c = 1 - (1 - grey) * (1 - weary);
  return 0.5 + (u - c) / 2 + (pub.will[USA]! - pub.will[CSA]! + coming(pub, ground) + troops(pub, left)) * 0.001;
};
const byWill = (pub: Seen, left: number, ground: Ground): number => {
  // 12.9-a The Union still pays for the fall.
  const fall = -5 + (pub.emancipation ? 5 : 0);
  const runners = left * (4 - openRunners(pub).length * 0.3) * (0.5 + pub.blockade * 0.25);
  return pub.will[USA]! - pub.will[CSA]! + fall + coming(pub, ground) + troops(pub, left) + runners;
};
/** 15-h */
const bySp = (pub: Seen): number => {
  const over = spOnMap(pub, USA) - spOnMap(pub, CSA) - 35;
  return over < 0 ? over * 2 : over;
};
const inTheEnd = (pub: Seen, left: number, ground: Ground): number => {
  let hoped = statesCounted(pub);
  for (const state of CONTESTED)
    if (pub.state[state] !== USA) hoped += near(ground, USA, state) * Math.min(0.9, 0.2 + left * 0.15);
  hoped += (pub.will[USA]! - pub.will[CSA]!) * 0.012 + left * 0.35;
  const states = likely((hoped - STATES_TO_WIN) / (0.8 + left * 0.25));
  const broken = likely((8 - pub.will[CSA]!) / (4 + left * 3));
  const doubled = likely((pub.will[CSA]! - 2 * pub.will[USA]! - 10) / (8 + left));
  const election = pub.turn <= 12 ? likely((50 - pub.will[USA]!) / (3 + Math.max(0, 12 - pub.turn) * 3)) : 0;
  return (1 - (1 - states) * (1 - broken)) * (1 - doubled) * (1 - election) + troops(pub, left) * 0.002;
};

/** What the cards in hand still promise the Union over the Confederacy. */
const hands = ({ own }: Table): number => {
  const worth = (hand: readonly number[]): number => hand.reduce((sum, card) => sum + 0.4 + 0.3 * opsOf(card), 0);
  return worth(own.USA.hand) - worth(own.CSA.hand);
};

const chanceOfUnion = (t: Table): number => {
  const { pub } = t;
  if (pub.scenario === '1862') return 1 - outlook(pub, t.own.CSA.hand);
  const left = Math.max(0, pub.end - pub.turn);
  const ground = groundOf(pub);
  const judged = scenarios[pub.scenario].judged;
  if (judged === 1861) return in1861(pub, left, ground) + hands(t) * 0.01;
  if (judged === 1865) return inTheEnd(pub, left, ground) + hands(t) * 0.004;
  return likely((byWill(pub, left, ground) + hands(t) + (judged === 1863 ? bySp(pub) : 0)) / (7 + 5 * left));
};
/** 0..1 */
export const evaluate = (t: Table, me: SideName): number => {
  const bound = Math.min(0.99, Math.max(0.01, chanceOfUnion(t)));
  return numberOf(me) === USA ? bound : 1 - bound;
};
