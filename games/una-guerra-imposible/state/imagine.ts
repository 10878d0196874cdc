/**
 * 5.2-a A complete table that agrees with everything one side sees: the enemy's hidden tokens are given blocks that could be there,
 * the rest of them lies in his bag; he holds other cards; both decks lie in another order.
 */
import { chanceFrom, copy, type Frame, type View } from '@cuartel/engine';
import { shuffled, take } from '@cuartel/engine/kit/pile.ts';
import type { Pick } from '@cuartel/engine/mind/mind.ts';
import {
  BLOCK_COUNT,
  BLOCKS_OF,
  type Block,
  blockArm,
  isBand,
  isForeign,
  isRegional,
  maxStrength,
  TRAIN,
} from '../data/blocks.ts';
import { CARDS, type Card, isEvent } from '../data/cards.ts';
import { scenarios } from '../data/scenarios.ts';
import { foe, numberOf, type Side, type SideName } from '../data/sides.ts';
import { TOKENS_OF, type Token, UNIT_COUNT } from '../data/units.ts';
import type { War } from '../types.ts';
import { builtBy } from './control.ts';
import { cardsInPlay } from './decks.ts';
import { adoptedBy } from './setup.ts';
import { imagineSheets } from './sheets.ts';
import type { Own, Pair, Pub, Table } from './table.ts';

/** 5.4-m Whether a block can lie in a bag. */
const bagged = (block: Block): boolean => blockArm[block] !== TRAIN && !isBand[block] && !isRegional[block] && !isForeign[block];
/** 11.3-b Whether a token could be a train: somebody stands with it who is none. */
const hasCompany = (pub: Pub, own: Own, token: Token, tokens: readonly Token[]): boolean =>
  tokens.some(
    other =>
      other !== token &&
      pub.at[other] === pub.at[token] &&
      pub.post[other] === pub.post[token] &&
      (own.block[other] === -1 || blockArm[own.block[other]!] !== TRAIN),
  );
/** 11.3-b A train may also lie alone behind its own walls. */
const walled = (pub: Pub, token: Token, side: Side): boolean => builtBy(pub, pub.at[token]!) === side;

/** The blocks of a side as the other may imagine them. */
const dealBlocks = (pub: Pub, them: SideName, pick: Pick): Own => {
  const side = numberOf(them);
  const own: Own = {
    token: Array.from({ length: BLOCK_COUNT }, () => -1),
    block: Array.from({ length: BLOCK_COUNT }, () => -1),
    strength: Array.from({ length: BLOCK_COUNT }, () => 0),
    done: Array.from({ length: UNIT_COUNT }, () => 0),
    rank: shuffled(
      Array.from({ length: BLOCK_COUNT }, (_, block) => block),
      pick,
    ),
    bag: [],
    drawn: -1,
    hand: [],
    laid: -1,
    known: [],
  };
  const give = (token: Token, block: Block, strength: number): void => {
    own.token[block] = token;
    own.block[token] = block;
    own.strength[block] = strength;
  };
  const tokens = TOKENS_OF[side].filter(token => pub.at[token]! >= 0);
  for (const token of tokens) if (pub.shown[token]! >= 0) give(token, pub.shown[token]!, pub.shownStrength[token]!);
  const away = new Set([...pub.out, ...pub.bands, ...pub.regionals, ...pub.trains[side]]);
  const pool = shuffled(
    BLOCKS_OF[side].filter(block => own.token[block] === -1 && !away.has(block)),
    pick,
  );
  const open = shuffled(
    tokens.filter(token => own.block[token] === -1),
    pick,
  );
  const put = (block: Block): void => {
    let at = 0;
    if (blockArm[block] === TRAIN) {
      at = open.findIndex(token => hasCompany(pub, own, token, tokens));
      if (at < 0) at = open.findIndex(token => walled(pub, token, side));
    }
    const token = open.splice(Math.max(0, at), 1)[0];
    take(pool, block);
    if (token === undefined) own.drawn = block;
    else give(token, block, 1 + pick(maxStrength[block]!));
  };
  for (const block of pool.filter(one => blockArm[one] === TRAIN)) put(block);
  for (const block of pool.filter(one => !bagged(one))) put(block);
  while (open.length > 0 && pool.length > 0) put(pool[0]!);
  own.bag = pool.splice(0, pub.bags[side]);
  if (pool.length > 0) own.drawn = pool[0]!;
  return own;
};

/** 7-c Hand, card face down and deck of a side, of the cards that are nowhere else. */
const dealCards = (pub: Pub, own: Own, them: SideName, known: readonly Card[], window: string, pick: Pick): Card[] => {
  const side = numberOf(them);
  const inPlay = cardsInPlay(side, scenarios[pub.scenario].first, pub.year, adoptedBy(pub), pub.removed);
  const unseen = shuffled(
    inPlay.filter(card => !pub.discards[side].includes(card)),
    pick,
  );
  const takeOut = (fits: (card: Card) => boolean): Card => {
    const at = unseen.findIndex(fits);
    return at < 0 ? -1 : unseen.splice(at, 1)[0]!;
  };
  // 7.3-b Face down lies a card for the combat under way; one with conditions might not fit it.
  const fits = (card: Card): boolean => !known.includes(card) && (CARDS[card]!.windows as readonly string[]).includes(window);
  const suits = (card: Card): boolean => fits(card) && CARDS[card]!.requires === undefined;
  const holdable = (card: Card): boolean => !isEvent[card] && !pub.cancelled.includes(card);
  if (pub.lying[side]) {
    own.laid = takeOut(card => holdable(card) && suits(card));
    if (own.laid < 0) own.laid = takeOut(card => holdable(card) && fits(card));
  }
  own.hand = known.map(card => takeOut(other => other === card));
  while (own.hand.length < pub.hands[side]!) own.hand.push(takeOut(holdable));
  return unseen;
};

export const imagine = ({ me, pub: seen, own: mine }: View<War>, frames: readonly Frame[], pick: Pick): Table => {
  const pub = copy(seen) as Pub;
  const them = foe(me);
  const own = copy(mine) as Own;
  const enemy = dealBlocks(pub, them, pick);
  const laying = frames.find(({ section }) => section === 'tacticals');
  const window = (laying?.my['window'] ?? '') as string;
  const decks: Pair<Card[]> = [[], []];
  decks[numberOf(them)] = dealCards(pub, enemy, them, own.known, window, pick);
  const held = [...own.hand, ...(own.laid >= 0 ? [own.laid] : []), ...pub.discards[numberOf(me)]];
  decks[numberOf(me)] = shuffled(
    cardsInPlay(numberOf(me), scenarios[pub.scenario].first, pub.year, adoptedBy(pub), pub.removed).filter(
      card => !held.includes(card),
    ),
    pick,
  );
  const drawers = me === 'Liberal' ? { Liberal: own, Carlist: enemy } : { Liberal: enemy, Carlist: own };
  const t: Table = { pub, own: drawers, dark: { decks, chance: chanceFrom([]) }, log: null };
  imagineSheets(frames, them, t, pick);
  return t;
};
