/**
 * 5.2-a FOG. Hidden tokens of a side that stand together and look alike trade their blocks, so that nobody but the owner can tell
 * afterwards which of them came, fought or was built. The order in which blocks take tokens is a secret of the owner, shuffled
 * where chance is used anyway, so that an ordinary march uses none and can be taken back.
 */
import { shuffle } from '@cuartel/engine';
import type { Block } from '../data/blocks.ts';
import { NOWHERE, type Place } from '../data/places.ts';
import { numberOf, SIDES, type SideName } from '../data/sides.ts';
import { TOKENS_OF, type Token } from '../data/units.ts';
import type { Own, Pub, Table } from '../state/table.ts';

/** 5.2-c A new secret order for both sides. */
export const reshuffle = (t: Table): void => {
  for (const side of SIDES) shuffle(t, t.own[side].rank);
};

/** The token with the Chapelgorris bears a marker and is told apart. */
const isHidden = (pub: Pub, token: Token): boolean => pub.shown[token] === -1 && pub.chapelgorris !== token;
const alike = (pub: Pub, a: Token, b: Token): boolean =>
  pub.post[a] === pub.post[b] && pub.line[a] === pub.line[b] && pub.marks[a] === pub.marks[b];

const here: Token[] = [];
const crowd: Token[] = [];
const blocks: Block[] = [];
/** The tokens of the crowd take its blocks in the owner's secret order. */
const deal = (own: Own): void => {
  if (crowd.length < 2) return;
  blocks.length = 0;
  for (const token of crowd) {
    const block = own.block[token]!;
    let at = blocks.length;
    while (at > 0 && own.rank[blocks[at - 1]!]! > own.rank[block]!) {
      blocks[at] = blocks[at - 1]!;
      at--;
    }
    blocks[at] = block;
  }
  for (let i = 0; i < crowd.length; i++) {
    own.block[crowd[i]!] = blocks[i]!;
    own.token[blocks[i]!] = crowd[i]!;
  }
};

/** 5.2-a All hidden units of a side at a place: those with the same post, line and marks become one crowd. */
export const mix = ({ pub, own }: Table, side: SideName, place: Place): void => {
  if (place === NOWHERE) return;
  here.length = 0;
  for (const token of TOKENS_OF[numberOf(side)]) if (pub.at[token] === place && isHidden(pub, token)) here.push(token);
  if (here.length < 2) return;
  for (let i = 0; i < here.length; i++) {
    const first = here[i]!;
    if (here.some((token, j) => j < i && alike(pub, token, first))) continue;
    crowd.length = 0;
    for (const token of here) if (alike(pub, token, first)) crowd.push(token);
    deal(own[side]);
  }
};
