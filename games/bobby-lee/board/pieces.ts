/** Every block on the map as this viewer sees it, and where it is drawn. */
import type { PublicView, Thing } from '@cuartel/engine';
import { type Block, blockSide, maxSteps } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import type { Side } from '../data/sides.ts';
import { ACTIVE, DISORGANISED, HALF_HIT, HAS_MOVED, MARKED, TOKEN_COUNT, type Token } from '../data/tokens.ts';
import { numberOf } from '../queries/sides.ts';
import type { View } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';
import { centre } from './ground.ts';

export type Eyes = View | PublicView<BobbyLee>;

export interface Piece {
  readonly token: Token;
  readonly side: Side;
  /** What stands there: own blocks and those that lie face up, else -1. */
  readonly block: Block | -1;
  readonly steps: number;
  readonly full: number;
  readonly own: boolean;
  /** Lies on its back (seen by all), on its face (disorganised), or stands. */
  readonly lies: 'up' | 'down' | null;
  readonly marked: boolean;
  readonly half: boolean;
  readonly moved: boolean;
  readonly active: boolean;
  readonly picked: boolean;
  /** By what the rules call it: own units by block, others by token. */
  readonly thing: Thing;
}

export const pieceOf = (view: Eyes, token: Token): Piece => {
  const { pub } = view;
  const side = blockSide[token] as Side;
  const mine = view.me !== null && numberOf(view.me) === side;
  const shown = pub.shown[token] as Block | -1;
  const block = mine && view.own !== null ? (view.own.block[token] as Block | -1) : shown;
  const own = mine && view.own !== null && block >= 0;
  const done = own ? (view.own.done[block] as number) : 0;
  const marks = pub.marks[token] as number;
  return {
    token,
    side,
    block,
    steps: block < 0 ? 0 : own ? (view.own.steps[block] as number) : (pub.shownSteps[token] as number),
    full: block < 0 ? 0 : (maxSteps[block] as number),
    own,
    lies: (marks & DISORGANISED) !== 0 ? 'down' : shown >= 0 ? 'up' : null,
    marked: (marks & MARKED) !== 0,
    half: (marks & HALF_HIT) !== 0,
    moved: (done & HAS_MOVED) !== 0,
    active: (done & ACTIVE) !== 0,
    picked: own && view.own.picked === block,
    thing: own ? `block:${block}` : `token:${token}`,
  };
};

export interface Placed extends Piece {
  readonly hex: Hex;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly depth: number;
}
export interface Badge {
  readonly hex: Hex;
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly side: Side;
}

/** Blocks stand in the lower half of their hex: their faces' middle lies this far below that of the hex. */
const GROUND = 27;
const STEP = 48;
const ROOM = 98;
const SIZE = 1.08;
/** From how many blocks on a stack is spread out when it is looked at. */
export const CROWD = 4;
const FAN = { wide: 62, tall: 68, size: 1.28 } as const;

const row = (pieces: readonly Piece[], hex: Hex, middle: number, room: number, into: Placed[]): void => {
  const { x, y } = centre(hex);
  const gap = Math.min(STEP, room / Math.max(1, pieces.length - 1));
  for (const [nth, piece] of pieces.entries())
    into.push({
      ...piece,
      hex,
      x: x + middle + (nth - (pieces.length - 1) / 2) * gap - 5,
      y: y + GROUND,
      size: SIZE,
      depth: y,
    });
};
/** How many columns a spread stack has. */
const columns = (n: number): number => (n <= 3 ? n : n <= 8 ? 4 : 5);
export interface Fan {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const fanned = (stacks: readonly (readonly Piece[])[], hex: Hex, into: Placed[]): Fan => {
  const { x, y } = centre(hex);
  const wide = Math.max(...stacks.map(stack => columns(stack.length)));
  const rows = stacks.map(stack => Math.ceil(stack.length / wide));
  const total = rows.reduce((sum, n) => sum + n, 0);
  const top = y + GROUND - ((total - 1) * FAN.tall) / 2;
  let above = 0;
  stacks.forEach((stack, s) => {
    stack.forEach((piece, nth) => {
      const line = Math.floor(nth / wide);
      const inLine = Math.min(wide, stack.length - line * wide);
      into.push({
        ...piece,
        hex,
        x: x + ((nth % wide) - (inLine - 1) / 2) * FAN.wide - 5,
        y: top + (above + line) * FAN.tall,
        size: FAN.size,
        depth: 1e5 + above + line,
      });
    });
    above += rows[s] as number;
  });
  return { x, y: top + ((total - 1) * FAN.tall) / 2 - 4, width: wide * FAN.wide + 30, height: total * FAN.tall + 26 };
};

const sortKey = (piece: Piece): number => (piece.own ? piece.block : piece.block >= 0 ? piece.block : 1000 + piece.token);

/** Everything on the map; the stack in `open` is spread out. */
export const layOut = (view: Eyes, open: Hex | -1): { placed: Placed[]; badges: Badge[]; fan: Fan | null } => {
  const stacks = new Map<Hex, [usa: Piece[], csa: Piece[]]>();
  for (let token = 0; token < TOKEN_COUNT; token++) {
    const hex = view.pub.at[token] as Hex | -1;
    if (hex < 0) continue;
    const stack = stacks.get(hex) ?? [[], []];
    stacks.set(hex, stack);
    const piece = pieceOf(view, token);
    stack[piece.side].push(piece);
  }
  const placed: Placed[] = [];
  const badges: Badge[] = [];
  let fan: Fan | null = null;
  for (const [hex, pair] of stacks) {
    const held = pair.filter(stack => stack.length > 0).map(stack => stack.sort((a, b) => sortKey(a) - sortKey(b)));
    const { x, y } = centre(hex);
    if (hex === open) fan = fanned(held, hex, placed);
    else if (held.length === 1) row(held[0] as Piece[], hex, 0, ROOM, placed);
    else for (const [nth, stack] of held.entries()) row(stack, hex, nth === 0 ? -36 : 36, 22, placed);
    if (hex !== open)
      held.forEach((stack, nth) => {
        if (stack.length < (held.length > 1 ? 2 : CROWD)) return;
        const right =
          held.length === 1 ? Math.min(STEP, ROOM / (stack.length - 1)) * ((stack.length - 1) / 2) : nth === 0 ? -36 : 47;
        badges.push({
          hex,
          x: x + right + (held.length === 1 ? 22 : 0),
          y: y + GROUND + 24,
          count: stack.length,
          side: (stack[0] as Piece).side,
        });
      });
  }
  placed.sort((a, b) => a.depth - b.depth || a.x - b.x || a.token - b.token);
  return { placed, badges, fan };
};
