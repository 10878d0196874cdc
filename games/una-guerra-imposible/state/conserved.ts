/** What play can never change: every block, counter, card and chit is in exactly one place, and what is public about it is true. */
import { BLOCKS, type Block, blockSide, maxStrength } from '../data/blocks.ts';
import { CARDS, type Card, cardName, cardSide, isEvent } from '../data/cards.ts';
import { HIDDEN_BOX, isSpace, NOWHERE, PLACE_COUNT } from '../data/places.ts';
import { BUILT, OFF_BOARD, UNDER_CONSTRUCTION } from '../data/posts.ts';
import { leastUprising, MOST_UPRISING } from '../data/regions.ts';
import { CARLIST, LIBERAL, nameOf, type Side } from '../data/sides.ts';
import { CITY, SPACE_COUNT, spaceKind } from '../data/spaces.ts';
import { MOST_CARDS, MOST_COMMAND } from '../data/tables.ts';
import {
  BACKPACK,
  COUNTERS_OF,
  FIELD,
  FIRST_COUNTER,
  FORTRESS_MARKERS,
  LARGE_FIELD_COUNTERS,
  MOST_POINTS,
  SMALL_FIELD_COUNTERS,
  TOKENS_OF,
} from '../data/units.ts';
import type { Table } from './table.ts';

/** 5.4-m Where a block is: map, bag, drawn, one of the boxes, or out. Anything but one is a fault. */
const blockFaults = ({ pub, own }: Table, side: Side): string[] => {
  const mine = own[nameOf(side)];
  const found: string[] = [];
  for (const block of TOKENS_OF[side]) {
    const [token, strength, name] = [mine.token[block]!, mine.strength[block]!, BLOCKS[block]!];
    const homes = [
      token >= 0,
      mine.bag.includes(block),
      mine.drawn === block,
      pub.bands.includes(block),
      pub.regionals.includes(block),
      pub.trains[side].includes(block),
      pub.out.includes(block),
    ].filter(is => is).length;
    if (homes !== 1) found.push(`${name} is in ${homes} places`);
    if (strength < 0 || strength > maxStrength[block]! || token >= 0 !== strength > 0)
      found.push(`${name} has strength ${strength} and token ${token}`);
    if (token >= 0 && mine.block[token] !== block) found.push(`${name} has token ${token}, which is block ${mine.block[token]}`);
  }
  for (const token of TOKENS_OF[side]) {
    const [block, at, shown] = [mine.block[token]!, pub.at[token]!, pub.shown[token]!];
    if (block < 0 !== (at === NOWHERE)) found.push(`token ${token} is block ${block} and stands in ${at}`);
    if (at >= PLACE_COUNT || at < NOWHERE) found.push(`token ${token} stands in ${at}`);
    if (block >= 0 && (blockSide[block] !== side || mine.token[block] !== token)) found.push(`token ${token} is block ${block}`);
    if (shown >= 0 && (shown !== block || pub.shownStrength[token] !== mine.strength[block]))
      found.push(`token ${token} shows ${shown}`);
    if (at === NOWHERE && pub.line[token] !== OFF_BOARD) found.push(`token ${token} is on the battlefield and nowhere`);
  }
  if (mine.bag.length !== pub.bags[side])
    found.push(`the bag of ${nameOf(side)} holds ${mine.bag.length}, not ${pub.bags[side]}`);
  return found;
};

/** 14-b, 10.2-b, 20.2-d Counters and fortress markers are those of the box. */
const counterFaults = ({ pub }: Table, side: Side): string[] => {
  const found: string[] = [];
  COUNTERS_OF[side].forEach((counters, kind) => {
    for (const counter of counters) {
      const [at, points] = [pub.at[counter]!, pub.counterPoints[counter - FIRST_COUNTER]!];
      if ((at === NOWHERE) !== (points === 0)) found.push(`counter ${counter} has ${points} points in ${at}`);
      if (points < 0 || points > MOST_POINTS[side][kind]!) found.push(`counter ${counter} has ${points} points`);
      if (at === HIDDEN_BOX && (side === LIBERAL || kind === BACKPACK)) found.push(`counter ${counter} is in the hidden box`);
    }
  });
  const large = COUNTERS_OF[LIBERAL][FIELD].filter(counter => pub.counterPoints[counter - FIRST_COUNTER]! > 2).length;
  const small = COUNTERS_OF[LIBERAL][FIELD].filter(counter => pub.at[counter] !== NOWHERE).length - large;
  if (large > LARGE_FIELD_COUNTERS || small > SMALL_FIELD_COUNTERS)
    found.push(`${small} small and ${large} large field counters`);
  const packs = COUNTERS_OF[side][BACKPACK].filter(counter => pub.at[counter] !== NOWHERE).length;
  if (packs > pub.backpacks[side]) found.push(`${packs} backpacks of ${nameOf(side)}, of ${pub.backpacks[side]}`);
  const works = pub.fortress.filter(
    (stands, space) => spaceKind[space] !== CITY && (stands === BUILT + side || stands === UNDER_CONSTRUCTION + side),
  ).length;
  if (works > FORTRESS_MARKERS[side]) found.push(`${works} fortresses of ${nameOf(side)}`);
  return found;
};

/** 7-a Every card that has come in is in one place; hands hold no events. */
const cardFaults = ({ pub, own, dark }: Table, side: Side): string[] => {
  const { hand, laid, known } = own[nameOf(side)];
  const found: string[] = [];
  const all: Card[] = [...hand, ...(laid >= 0 ? [laid] : []), ...dark.decks[side], ...pub.discards[side]];
  const gone = pub.removed.filter(card => cardSide[card] === side);
  if (new Set([...all, ...gone]).size !== all.length + gone.length) found.push(`a card of ${nameOf(side)} is there twice`);
  for (const card of all) {
    if (cardSide[card] !== side) found.push(`${nameOf(side)} has ${cardName(card)}`);
    if (CARDS[card]!.year > pub.year) found.push(`${cardName(card)} has come too early`);
  }
  if (hand.some(card => isEvent[card])) found.push(`${nameOf(side)} holds an event`);
  if (hand.length > MOST_CARDS + 1) found.push(`${nameOf(side)} holds ${hand.length} cards`);
  if (hand.length !== pub.hands[side]) found.push(`the hand of ${nameOf(side)} is ${hand.length}, not ${pub.hands[side]}`);
  if (dark.decks[side].length !== pub.decks[side]) found.push(`the deck of ${nameOf(side)} is not ${pub.decks[side]}`);
  if (laid >= 0 !== pub.lying[side]) found.push(`${nameOf(side)} has laid ${laid}`);
  const theirs = own[nameOf((1 - side) as Side)].hand;
  if (known.some(card => !theirs.includes(card))) found.push(`${nameOf(side)} knows a card that is not held`);
  return found;
};

const otherFaults = ({ pub }: Table): string[] => {
  const found: string[] = [];
  for (const side of [LIBERAL, CARLIST] as const) {
    if (pub.command[side] < 0 || pub.command[side] > MOST_COMMAND)
      found.push(`${nameOf(side)} has ${pub.command[side]} command points`);
    if (pub.cups[side].some(chits => chits < 0)) found.push(`the cup of ${nameOf(side)} owes a chit`);
  }
  if (pub.uprising.some((level, region) => level < leastUprising[region]! || level > MOST_UPRISING))
    found.push('an uprising is off its scale');
  if (pub.points < 0 || pub.expeditionPoints < 0) found.push('more action points were spent than there were');
  if (pub.prestige < 0 || pub.prestige > 3 || pub.debt < 0 || (pub.debt > 0 && pub.prestige > 0))
    found.push('prestige is off its track');
  for (let space = 0; space < SPACE_COUNT; space++)
    if (pub.siege[space]! > 0 && !(pub.fortress[space]! >= BUILT && pub.fortress[space]! < UNDER_CONSTRUCTION))
      found.push(`there is a siege without a fortress in ${space}`);
  if (pub.entries.some(code => code < 0 && !isSpace(-1 - code))) found.push('a landing led nowhere');
  return found;
};

/** All that is wrong with a table, in words; empty if nothing is. */
export const conserved = (t: Table): string =>
  [
    ...([LIBERAL, CARLIST] as const).flatMap(side => [
      ...blockFaults(t, side),
      ...counterFaults(t, side),
      ...cardFaults(t, side),
    ]),
    ...otherFaults(t),
  ].join('; ');

/** Every block of a side, wherever it is. */
export const whereaboutsOf = (t: Table, block: Block): 'map' | 'bag' | 'box' | 'out' | 'drawn' => {
  const own = t.own[nameOf(blockSide[block]!)];
  if (own.token[block]! >= 0) return 'map';
  if (own.bag.includes(block)) return 'bag';
  if (own.drawn === block) return 'drawn';
  return t.pub.out.includes(block) ? 'out' : 'box';
};
