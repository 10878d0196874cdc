/** What a battle looks like from where the reader sits: his own line below, who may fire, with how many dice. */

import type { Spot } from '../data/battle-board.ts';
import { type Block, blockKind } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import { HAS_FIRED, HAS_SHIFTED, SHAKEN } from '../data/tokens.ts';
import type { Role } from '../queries/battle.ts';
import { howFires, powerOf, shotsIn } from '../queries/battle-fire.ts';
import { type Onlooker, type Piece, pieceOf } from './pieces.ts';

/** Rows of the board as the reader sees them, the enemy's Reserve first: his own Left is at the left below. */
export const rowsFor = (role: Role): { readonly role: Role; readonly spots: readonly Spot[] }[] =>
  role === 0
    ? [
        { role: 1, spots: [7] },
        { role: 1, spots: [3, 4, 5] },
        { role: 0, spots: [0, 1, 2] },
        { role: 0, spots: [6] },
      ]
    : [
        { role: 0, spots: [6] },
        { role: 0, spots: [2, 1, 0] },
        { role: 1, spots: [5, 4, 3] },
        { role: 1, spots: [7] },
      ];

/** Dice, and the least of F1 to F3 that they hit with. */
export interface Volley {
  readonly dice: number;
  readonly power: number;
}
export interface Fighter extends Piece {
  readonly spot: Spot | -1;
  readonly fired: boolean;
  readonly shaken: boolean;
  readonly shifted: boolean;
  /** The best it can do now, if it is an own unit that may fire. */
  readonly shot: Volley | null;
}

export const fightersIn = (view: Onlooker, battle: number): Fighter[] => {
  const { pub } = view;
  const fought = pub.battles[battle];
  if (fought === undefined) return [];
  const shots = view.me !== null && view.own !== null && pub.fighting === view.me && pub.day > 0 ? shotsIn(view, battle) : [];
  const fighters: Fighter[] = [];
  for (const [token, hex] of pub.at.entries()) {
    if (hex !== fought.hex) continue;
    const piece = pieceOf(view, token);
    const done = piece.own && view.own !== null ? view.own.done[piece.block]! : 0;
    fighters.push({
      ...piece,
      spot: pub.spot[token] as Spot | -1,
      fired: (done & HAS_FIRED) !== 0,
      shaken: (done & SHAKEN) !== 0,
      shifted: (done & HAS_SHIFTED) !== 0,
      shot: bestShot(view, fought.hex, piece, shots),
    });
  }
  return fighters.sort((a, b) => (a.own ? a.block : a.token) - (b.own ? b.block : b.token));
};
const bestShot = (view: Onlooker, hex: Hex, piece: Piece, shots: readonly { block: Block; at: Spot }[]): Volley | null => {
  let best = 0;
  for (const { block, at } of shots) if (piece.own && block === piece.block) best = Math.max(best, powerAt(view, hex, piece, at));
  return best > 0 ? { dice: piece.steps, power: best } : null;
};
const powerAt = (view: Onlooker, hex: Hex, piece: Piece, at: Spot): number => {
  const kind = blockKind[piece.block]!;
  const spot = view.pub.spot[piece.token] as Spot;
  const how = howFires(view.pub, hex, piece.side, kind, spot, at);
  return how === null || how === 'vacant' ? 0 : powerOf(view.pub, piece.token, kind, how);
};
