/** Every block on the map as this viewer sees it, and where it is drawn. */
import type { Onlooker as OnlookerOf } from '@cuartel/boardkit/face.ts';
import { type Laid, layOut, type StackLayout } from '@cuartel/boardkit/stacks/stacks.ts';
import type { Thing } from '@cuartel/engine';
import { type Block, blockSide, maxSteps } from '../data/blocks.ts';
import type { Hex } from '../data/hexes.ts';
import type { Side } from '../data/sides.ts';
import { ACTIVE, DISORGANISED, HALF_HIT, HAS_MOVED, MARKED, TOKEN_COUNT, type Token } from '../data/tokens.ts';
import { numberOf } from '../queries/sides.ts';
import type { InHand } from '../types/campaign.ts';
import type { BobbyLee } from '../types.ts';
import { frame } from './frame.ts';
import { centre } from './ground.ts';

export type Onlooker = OnlookerOf<BobbyLee>;

/** The block in hand, on the sheet of scratch paper that only its side sees; -1 none. */
export const handOf = (view: Onlooker): Block | -1 => (view as { readonly mine?: Partial<InHand> | null }).mine?.unit ?? -1;

/** Among the hexes where a side stands, the one nearest to the middle of all its blocks; null: it stands nowhere, or nobody's eyes look. */
export const middleHex = ({ me, pub }: Onlooker): Hex | null => {
  if (me === null) return null;
  const hexes = pub.at.filter((hex, token) => hex >= 0 && blockSide[token] === numberOf(me));
  const sum = (of: 'x' | 'y') => hexes.reduce((n, hex) => n + centre(hex)[of], 0) / hexes.length;
  const [x, y] = [sum('x'), sum('y')];
  const far = (hex: Hex) => Math.hypot(centre(hex).x - x, centre(hex).y - y);
  return hexes.length === 0 ? null : hexes.reduce((nearest, hex) => (far(hex) < far(nearest) ? hex : nearest));
};

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

export const pieceOf = (view: Onlooker, token: Token): Piece => {
  const { pub } = view;
  const side = blockSide[token] as Side;
  const mine = view.me !== null && numberOf(view.me) === side;
  const shown = pub.shown[token] as Block | -1;
  const block = mine && view.own !== null ? (view.own.block[token] as Block | -1) : shown;
  const own = mine && view.own !== null && block >= 0;
  const done = own ? view.own.done[block]! : 0;
  const marks = pub.marks[token]!;
  return {
    token,
    side,
    block,
    steps: block < 0 ? 0 : own ? view.own.steps[block]! : pub.shownSteps[token]!,
    full: block < 0 ? 0 : maxSteps[block]!,
    own,
    lies: (marks & DISORGANISED) !== 0 ? 'down' : shown >= 0 ? 'up' : null,
    marked: (marks & MARKED) !== 0,
    half: (marks & HALF_HIT) !== 0,
    moved: (done & HAS_MOVED) !== 0,
    active: (done & ACTIVE) !== 0,
    picked: own && handOf(view) === block,
    thing: own ? `block:${block}` : `token:${token}`,
  };
};

/** Blocks stand in the lower half of their hex: their faces' middle lies this far below that of the hex. */
const GROUND = 27;
const HOW: StackLayout<Piece> = {
  row: { step: 48, least: 32, room: 98 },
  shared: { step: 24, least: 22, room: 24, apart: 36 },
  size: 1.08,
  counted: 4,
  spread: { wide: 62, tall: 68, size: 1.28 },
  within: { width: frame.width, height: frame.height },
};

const sortKey = (piece: Piece): number => (piece.own ? piece.block : piece.block >= 0 ? piece.block : 1000 + piece.token);

/** Whether a stack has more in it than is seen. */
export const crowded = (view: Onlooker, hex: Hex): boolean => {
  const count = [0, 0] as [number, number];
  for (const [token, at] of view.pub.at.entries()) if (at === hex) count[blockSide[token] as Side]++;
  return count[0] + count[1] >= HOW.counted || (count[0] > 0 && count[1] > 0);
};
/** Everything on the map; what is chosen from stands in front, and the stack in `open` is spread out. */
export const layOutMap = (view: Onlooker, glow: ReadonlySet<Thing>, open: string | null): Laid<Piece> => {
  const stacks = new Map<Hex, [usa: Piece[], csa: Piece[]]>();
  for (let token = 0; token < TOKEN_COUNT; token++) {
    const hex = view.pub.at[token] as Hex | -1;
    if (hex < 0) continue;
    const stack = stacks.get(hex) ?? [[], []];
    stacks.set(hex, stack);
    const piece = pieceOf(view, token);
    stack[piece.side].push(piece);
  }
  const first = (piece: Piece) => piece.picked || piece.active || glow.has(piece.thing);
  return layOut(
    [...stacks].map(([hex, rows]) => ({
      id: hex,
      at: { x: centre(hex).x - 5, y: centre(hex).y + GROUND },
      rows: rows.map(row => row.sort((a, b) => sortKey(a) - sortKey(b))),
    })),
    { ...HOW, first },
    open,
  );
};
