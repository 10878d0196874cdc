/** How a side stands: the will of both, states and what is left of them, the troops, and the time there is. */
import { scenarios } from '../data/scenarios.ts';
import { CSA, numberOf, type SideName, USA } from '../data/sides.ts';
import { BORDER, CONFEDERATE, CONTESTED, type State, stateNeeds, stateWill } from '../data/states.ts';
import { STATES_TO_WIN } from '../data/tables.ts';
import { spOnMap } from '../queries/pieces.ts';
import { invadedStates, spacesHeld } from '../queries/states.ts';
import { openRunners } from '../queries/supply.ts';
import { statesCounted } from '../queries/victory.ts';
import type { Seen, Table } from '../state/table.ts';

const likely = (margin: number): number => 1 / (1 + Math.exp(-margin));
/** How near a side is to winning a state: 0..1. */
const near = (pub: Seen, side: 0 | 1, state: State): number => {
  const share = Math.min(1, spacesHeld(pub, side, state) / stateNeeds[state]!);
  return share * share;
};
/** Points of will that the map will still bring the Union over the Confederacy, as far as one can see. */
const coming = (pub: Seen): number => {
  let sum = 0;
  for (const state of BORDER) {
    if (pub.state[state] === USA) continue;
    const own = stateWill[state]! * (pub.state[state] === CSA ? 2 : 1);
    sum += own * 0.8 * near(pub, USA, state);
    if (pub.state[state] !== CSA) sum -= stateWill[state]! * 0.8 * near(pub, CSA, state);
  }
  for (const state of CONFEDERATE) if (pub.state[state] !== USA) sum += stateWill[state]! * 0.8 * near(pub, USA, state);
  sum -= invadedStates(pub).length * 6;
  return sum;
};
/** What the troops on the map promise for the turns that are left. */
const troops = (pub: Seen, left: number): number =>
  (spOnMap(pub, USA) * 0.9 - spOnMap(pub, CSA) * 1.3) * 0.25 * Math.min(3, left + 0.4);

const in1861 = (pub: Seen, left: number): number => {
  const soft = 1 + left * 0.8;
  const has = (side: 0 | 1, state: State): number => {
    if (pub.state[state] === side) return 1;
    if (pub.state[state] === USA) return 0;
    const [own, theirs] = [spacesHeld(pub, side, state), spacesHeld(pub, side === USA ? CSA : USA, state)];
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
  return 0.5 + (u - c) / 2 + (pub.will[USA]! - pub.will[CSA]! + coming(pub) + troops(pub, left)) * 0.001;
};
const byWill = (pub: Seen, left: number): number => {
  // 12.9-a The Union still pays for the fall.
  const fall = -5 + (pub.emancipation ? 5 : 0);
  const runners = left * (4 - openRunners(pub).length * 0.3) * (0.5 + pub.blockade * 0.25);
  return pub.will[USA]! - pub.will[CSA]! + fall + coming(pub) + troops(pub, left) + runners;
};
/** 15-h */
const bySp = (pub: Seen): number => {
  const over = spOnMap(pub, USA) - spOnMap(pub, CSA) - 35;
  return over < 0 ? over * 2 : over;
};
const inTheEnd = (pub: Seen, left: number): number => {
  let hoped = statesCounted(pub);
  for (const state of CONTESTED) if (pub.state[state] !== USA) hoped += near(pub, USA, state) * Math.min(0.9, 0.2 + left * 0.15);
  hoped += (pub.will[USA]! - pub.will[CSA]!) * 0.012 + left * 0.35;
  const states = likely((hoped - STATES_TO_WIN) / (0.8 + left * 0.25));
  const broken = likely((8 - pub.will[CSA]!) / (4 + left * 3));
  const doubled = likely((pub.will[CSA]! - 2 * pub.will[USA]! - 10) / (8 + left));
  const election = pub.turn <= 12 ? likely((50 - pub.will[USA]!) / (3 + Math.max(0, 12 - pub.turn) * 3)) : 0;
  return (1 - (1 - states) * (1 - broken)) * (1 - doubled) * (1 - election) + troops(pub, left) * 0.002;
};

/** 0..1 */
export const evaluate = ({ pub }: Table, me: SideName): number => {
  const left = Math.max(0, pub.end - pub.turn);
  const judged = scenarios[pub.scenario].judged;
  const union =
    judged === 1861
      ? in1861(pub, left)
      : judged === 1865
        ? inTheEnd(pub, left)
        : likely((byWill(pub, left) + (judged === 1863 ? bySp(pub) : 0)) / (7 + 5 * left));
  const bound = Math.min(0.99, Math.max(0.01, union));
  return numberOf(me) === USA ? bound : 1 - bound;
};
