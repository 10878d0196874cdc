/**
 * Random play comes to few battles: groups are small and seldom meet. Here the armies of a scenario are thrown at each other before
 * the game begins with the combat step of a phase.
 */
import { type Chance, type Game, pick as pickBy } from '@cuartel/engine';
import { isEvent } from '../data/cards.ts';
import { placeOfRegion } from '../data/places.ts';
import { AT_SEA, BUILT, INSIDE, LANDED, onRoad } from '../data/posts.ts';
import { roadBetween, roadFrom, spacesBeside } from '../data/roads.ts';
import type { ScenarioName } from '../data/scenarios.ts';
import { nameOf, type Side } from '../data/sides.ts';
import { CITY, isPort, REFUGE, SPACES, type Space, spaceKind } from '../data/spaces.ts';
import { COUNTERS_OF, FIRST_COUNTER, MOST_POINTS, TOKENS_OF } from '../data/units.ts';
import { unaGuerraImposible } from '../index.ts';
import { controlNow } from '../state/control.ts';
import { setUp } from '../state/setup.ts';
import { entryCode, seaEntry, type Table } from '../state/table.ts';
import type { War } from '../types.ts';

/** Everybody leaves his place and meets the enemy in four spaces and a region; some wait on roads, some are besieged. */
const thrown = (scenario: ScenarioName, options: readonly string[], chance: Chance): Table => {
  const t = setUp(scenario, options, chance);
  const { pub } = t;
  const n = (most: number): number => pickBy(t, most);
  const fields: Space[] = [];
  while (fields.length < 4) {
    const space = n(SPACES.length);
    const near = fields.some(other => other === space || spacesBeside[other]!.includes(space));
    if (!near && spacesBeside[space]!.length > 2) fields.push(space);
  }
  pub.active = nameOf(n(2) as Side);
  pub.phases = 7;
  pub.ending = 'draw'; // the game is over when the combats are
  const attacker: Side = pub.active === 'Liberal' ? 0 : 1;
  pub.siege.fill(0);
  for (const field of fields)
    if (spaceKind[field] !== CITY && spaceKind[field] !== REFUGE) pub.fortress[field] = n(3) === 0 ? BUILT + n(2) : 0;
  for (const side of [0, 1] as const) {
    const tokens = TOKENS_OF[side].filter(token => pub.at[token]! >= 0);
    tokens.forEach((token, i) => {
      const field = fields[i % 4]!;
      const beside = spacesBeside[field]!;
      pub.at[token] = field;
      pub.post[token] = 0;
      const lot = n(10);
      const road = roadBetween(beside[n(beside.length)]!, field);
      if (i < 12) return;
      if (side === attacker && lot < 5) {
        if (lot === 0 && side === 0 && isPort[field]) pub.post[token] = AT_SEA;
        else pub.post[token] = onRoad(road);
      } else if (side !== attacker && lot < 4) pub.at[token] = beside[beside.length - 1]!;
      else if (lot === 5) pub.at[token] = placeOfRegion(7);
    });
    const spare = ([0, 1, 2] as const).flatMap(kind => COUNTERS_OF[side][kind].filter(counter => pub.at[counter]! >= 0));
    for (const counter of spare) {
      pub.at[counter] = -1;
      pub.counterPoints[counter - FIRST_COUNTER] = 0;
    }
    fields.forEach((field, i) => {
      for (const kind of [0, 1, 2] as const) {
        const counter = COUNTERS_OF[side][kind][i];
        if (counter === undefined || n(2) === 0 || (kind === 2 && pub.backpacks[side]! <= i)) continue;
        pub.at[counter] = field;
        pub.post[counter] = 0;
        pub.counterPoints[counter - FIRST_COUNTER] = 1 + n(Math.min(2, MOST_POINTS[side][kind]));
      }
    });
    const { hand } = t.own[nameOf(side)];
    const deck = t.dark.decks[side];
    for (const card of deck.filter(one => !isEvent[one]).slice(0, 8 - hand.length)) {
      deck.splice(deck.indexOf(card), 1);
      hand.push(card);
    }
    pub.hands[side] = hand.length;
    pub.decks[side] = deck.length;
  }
  for (const field of fields) {
    const beside = spacesBeside[field]!;
    for (const from of beside.slice(0, 2)) {
      const road = roadBetween(from, field);
      pub.entries.push(entryCode(road, roadFrom[road] === field));
    }
    for (const token of TOKENS_OF[attacker]) {
      if (pub.at[token] !== field) continue;
      if (pub.post[token] === AT_SEA || (attacker === 0 && isPort[field] && n(4) === 0)) {
        pub.marks[token]! |= LANDED;
        if (!pub.entries.includes(seaEntry(field))) pub.entries.push(seaEntry(field));
      }
    }
    // A fortress of the attacker's side is besieged, with a block of his inside.
    if (pub.fortress[field] === BUILT + attacker) {
      pub.siege[field] = 3;
      const inside = TOKENS_OF[attacker].find(token => pub.at[token] === field && pub.post[token] === 0);
      if (inside !== undefined) pub.post[inside] = INSIDE;
    }
  }
  pub.control = controlNow(pub);
  return t;
};
/** A game that is one combat step. */
export const staged: Game<War> = {
  ...unaGuerraImposible,
  first: 'combat',
  setUp: ({ scenario, options }, chance) => thrown(scenario as ScenarioName, options, chance),
};
