/**
 * FOG OF WAR. Hidden tokens of a side that stand in one place and look alike trade their blocks, so that nobody but the owner can
 * tell afterwards which of them came, was seen, or was built. The order in which blocks take tokens is a secret of the owner,
 * shuffled whenever chance is used anyway; so an ordinary march uses no chance and can be taken back.
 */
import { shuffle } from '@cuartel/engine';
import type { Block } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import { SIDES, type SideName } from '../data/sides.ts';
import { BLOCKS_OF, TOKENS_OF, type Token } from '../data/tokens.ts';
import { numberOf } from '../queries/sides.ts';
import type { Own, Pub, Table } from '../state/table.ts';

/** 0-b A new secret order: what could be learnt from the old one is worth nothing now. */
export const reshuffle = (t: Table, side: SideName): void => {
  const { rank } = t.own[side];
  const own = BLOCKS_OF[numberOf(side)];
  ranks.length = 0;
  for (let i = 0; i < own.length; i++) ranks.push(rank[own[i]!]!);
  shuffle(t, ranks);
  for (let i = 0; i < own.length; i++) rank[own[i]!] = ranks[i]!;
};
const ranks: number[] = [];
export const reshuffleBoth = (t: Table): void => {
  for (const side of SIDES) reshuffle(t, side);
};

const tokens: Token[] = [];
const blocks: Block[] = [];
const alike = (pub: Pub, a: Token, b: Token): boolean => pub.spot[a] === pub.spot[b] && pub.marks[a] === pub.marks[b];

/** The first `count` of `tokens` take the blocks they stand for in the owner's secret order. */
const deal = (own: Own, count: number): void => {
  if (count < 2) return;
  blocks.length = 0;
  for (let i = 0; i < count; i++) {
    const block = own.block[tokens[i]!]!;
    let j = blocks.length;
    while (j > 0 && own.rank[blocks[j - 1]!]! > own.rank[block]!) {
      blocks[j] = blocks[j - 1]!;
      j--;
    }
    blocks[j] = block;
  }
  for (let i = 0; i < count; i++) {
    own.block[tokens[i]!] = blocks[i]!;
    own.token[blocks[i]!] = tokens[i]!;
  }
};

/** 0-b All hidden units of a side in a hex: those in the same place of a board and with the same marks become one crowd. */
export const mix = ({ pub, own }: Table, side: SideName, hex: Hex): void => {
  const all = TOKENS_OF[numberOf(side)];
  let seen = 0; // how many of the crowds' first tokens have been dealt
  for (let i = 0; i < all.length; i++) {
    const first = all[i]!;
    if (pub.at[first] !== hex || pub.shown[first] !== -1) continue;
    let earlier = false;
    for (let j = 0; j < i && !earlier; j++) {
      const token = all[j]!;
      earlier = seen > 0 && pub.at[token] === hex && pub.shown[token] === -1 && alike(pub, token, first);
    }
    if (earlier) continue;
    seen++;
    tokens.length = 0;
    for (let j = i; j < all.length; j++) {
      const token = all[j]!;
      if (pub.at[token] === hex && pub.shown[token] === -1 && alike(pub, token, first)) tokens.push(token);
    }
    deal(own[side], tokens.length);
  }
};
