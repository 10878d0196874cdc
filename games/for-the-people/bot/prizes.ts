/** What it is worth to each side that a space should become its own, in points of political will: states, centres, ports, capitals. */
import { CENTRES, centreWorth, isUnionCapital } from '../data/places.ts';
import { fortOver, isCoastalFort, portUnder, zoneOf } from '../data/ports.ts';
import { scenarios } from '../data/scenarios.ts';
import { CSA, foe, NOBODY, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { BORDER, CONFEDERATE, STATES, type State, spacesOf, stateNeeds, stateOf, stateWill, UNION } from '../data/states.ts';
import { CAPITAL_LOST, INVADED, INVADED_SPACES, NO_RUNNER } from '../data/tables.ts';
import { spacesHeld } from '../queries/states.ts';
import { isOpenRunner } from '../queries/supply.ts';
import type { Seen } from '../state/table.ts';
import type { Temper } from './temper.ts';

export const turnsLeft = (pub: Seen): number => pub.end - pub.turn;
const judged = (pub: Seen): number => scenarios[pub.scenario].judged;

/** What a state is worth to whoever wins it. */
export const stateWorth = (pub: Seen, state: State, temper: Temper): number => {
  const more = judged(pub) === 1861 ? temper.border : temper.borderLater;
  if (BORDER.includes(state)) return (stateWill[state]! + more) * temper.borders[state]! * (pub.state[state] === CSA ? 1.5 : 1);
  return stateWill[state]! + (judged(pub) === 1865 ? temper.borderLater : 0);
};
/** One space more of a state that is still to be won by `side`, who has `own` of the `needs`. */
const share = (worth: number, needs: number, own: number): number => (own >= needs ? 0 : worth / (needs - own + 1));

/** 12.1.3-a Neutral border states go to the first; one space more for the one is one less for the other. */
const borderShare = (pub: Seen, side: Side, state: State, temper: Temper): number => {
  const holder = pub.state[state]!;
  const worth = stateWorth(pub, state, temper) * temper.state;
  const needs = stateNeeds[state]!;
  if (holder === USA) return 0;
  if (holder === CSA) return share(worth, needs, spacesHeld(pub, USA, state));
  const own = spacesHeld(pub, side, state);
  const theirs = spacesHeld(pub, foe(side), state);
  const free = spacesOf[state]!.length - own - theirs;
  const spare = free - (needs - theirs);
  return share(worth, needs, own) + (spare < 0 ? 0 : (worth * 0.6) / (spare + 2));
};
/** 12.1.2-a */
const invasion = (pub: Seen, state: State, own: number, temper: Temper): number => {
  // With the turn of the markers that it brings.
  const worth = (2 * INVADED + 4) * Math.min(2, 1 + turnsLeft(pub) * 0.5) * temper.invaded;
  return own >= INVADED_SPACES ? 0.5 : worth / (INVADED_SPACES - own + 1) / (UNION.includes(state) ? 1 : 2);
};

/** By state, what one space more is worth to a side, and what one space less costs it. */
const byState = (pub: Seen, side: Side, state: State, temper: Temper): number => {
  if (BORDER.includes(state)) return borderShare(pub, side, state, temper);
  if (CONFEDERATE.includes(state)) {
    if (pub.state[state] === USA) return 0;
    const held = spacesHeld(pub, USA, state) - (side === USA ? 0 : 1);
    return share(stateWorth(pub, state, temper) * temper.state, stateNeeds[state]!, Math.max(0, held));
  }
  const held = spacesHeld(pub, CSA, state) - (side === CSA ? 0 : 1);
  return held < 0 ? 0 : invasion(pub, state, held, temper);
};

/** 12.2-a, 10.5.2-a, 12.11-a, 12.6-a What is printed on the space itself. */
const printed = (pub: Seen, side: Side, space: Space, temper: Temper): number => {
  let worth = 0;
  const left = turnsLeft(pub) + 0.3;
  if (centreWorth[space]! > 0 && ((pub.destroyed >> CENTRES.indexOf(space)) & 1) === 0 && side === USA)
    worth += 2 * centreWorth[space]! * temper.centre;
  if (zoneOf[space]! >= 0) {
    const ours = side === USA ? isOpenRunner(pub, space) : pub.control[space] === USA;
    if (ours) worth += Math.min(4, -NO_RUNNER * left * 0.4 + 0.5) * temper.port;
  }
  if (isCoastalFort[space] && side === USA) {
    worth += 2 * temper.fort;
    const port = portUnder[space]!;
    if (port >= 0 && isOpenRunner(pub, port)) worth += Math.min(4, -NO_RUNNER * left * 0.4 + 0.5) * temper.port;
  }
  const fort = fortOver[space]!;
  if (fort >= 0 && side === USA && pub.control[fort] === CSA) worth += 1.2 * temper.fort;
  if (pub.capital[foe(side)] === space) worth -= CAPITAL_LOST[foe(side)]! * temper.capital;
  if (side === CSA && isUnionCapital[space]) worth += 0.8 * Math.min(3, left);
  return worth;
};

/** By space: what it is worth to a side to have it, whoever has it now. */
export const prizesOf = (pub: Seen, side: Side, temper: Temper): Float64Array => {
  const found = new Float64Array(SIZE);
  const states = STATES.map((_, state) => byState(pub, side, state, temper));
  for (let space = 0; space < SIZE; space++) {
    found[space] = temper.space + states[stateOf[space]!]! + printed(pub, side, space, temper);
    // 12.1.3-b A state of the Union for good: what is left there matters little.
    if (pub.control[space] === NOBODY && found[space]! < temper.space) found[space] = temper.space;
  }
  return found;
};
