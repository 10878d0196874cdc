/** The battle as it is drawn: the boxes of each side's line, its guns, those behind it and those who may still come. */
import { blockArm, CAVALRY, INFANTRY } from '../data/blocks.ts';
import { AT_SEA, BAGGAGE, DEMORALISED, FRONT_LINE, IN_THE_OPEN, INSIDE, OFF_BOARD, RESERVE, roadOf } from '../data/posts.ts';
import { otherEnd } from '../data/roads.ts';
import type { Side } from '../data/sides.ts';
import { COUNTERS_OF, FIELD, FIRST_COUNTER, MOUNTAIN, TOKENS_OF, UNITS_OF, type Unit } from '../data/units.ts';
import { frontPlaces, isSpent } from '../queries/battle.ts';
import type { Seen } from '../state/table.ts';
import type { Onlooker } from './onlooker.ts';
import { type Piece, pieceOf } from './pieces.ts';

/** The battle as everybody sees it. */
export type Fought = NonNullable<Seen['battle']>;
/** 17.1-b A box of the front line: its arm and who stands in it. `shut`: the river took it. */
export interface Slot {
  readonly arm: typeof INFANTRY | typeof CAVALRY;
  readonly piece: Piece | null;
  readonly shut: boolean;
}
/** 17.2-c On the field only what a unit did in this battle tires it, not its march before. */
const fighterOf = (view: Onlooker, unit: Unit): Piece => ({ ...pieceOf(view, unit), spent: isSpent(view.pub, unit) });
/** Cavalry stands on the flanks, infantry between them, in the middle of its boxes. */
export const slotsOf = (view: Onlooker, battle: Fought, side: Side): Slot[] => {
  const front = TOKENS_OF[side].filter(token => view.pub.line[token] === FRONT_LINE).map(token => fighterOf(view, token));
  const of = (arm: typeof INFANTRY | typeof CAVALRY): Slot[] => {
    const here = front.filter(({ block }) => (block < 0 ? arm === INFANTRY : blockArm[block] === arm));
    const most = frontPlaces({ ...battle, river: false }, side, arm);
    const open = frontPlaces(battle, side, arm);
    const boxes = Math.max(most, here.length);
    const first = Math.floor((Math.min(boxes, Math.max(open, here.length)) - here.length) / 2);
    return Array.from({ length: boxes }, (_, n) => ({
      arm,
      piece: here[n - first] ?? null,
      shut: n >= open && n >= here.length,
    }));
  };
  const [foot, horse] = [of(INFANTRY), of(CAVALRY)];
  const left = horse.filter((_, n) => n % 2 === 0);
  return [...left, ...foot, ...horse.filter((_, n) => n % 2 === 1)];
};

export type Behind = 'ready' | 'reserve' | 'shaken' | 'baggage' | 'inside' | 'sea' | 'road';
export interface BackBox {
  readonly kind: Behind;
  /** The space at the other end of the road they wait on, or -1. */
  readonly from: number;
  readonly pieces: readonly Piece[];
}
/** 17.1-b, 17.1-c Until both have deployed, all who stand in the open. */
const toDeploy = (view: Onlooker, battle: Fought, side: Side): Piece[] =>
  TOKENS_OF[side]
    .filter(
      token => view.pub.at[token] === battle.space && view.pub.post[token] === IN_THE_OPEN && view.pub.line[token] === OFF_BOARD,
    )
    .map(token => fighterOf(view, token));
/** 17.1-a, 17.7-c Reserve, demoralised and trains, and whoever waits at the gate, at sea or on a road. */
export const behindOf = (view: Onlooker, battle: Fought, side: Side): BackBox[] => {
  const { pub } = view;
  const inLine = (line: number): Piece[] =>
    TOKENS_OF[side].filter(token => pub.line[token] === line).map(token => fighterOf(view, token));
  const packs = COUNTERS_OF[side][2].filter(one => pub.at[one] === battle.space && pub.post[one] === IN_THE_OPEN);
  const waits = UNITS_OF[side].filter(unit => pub.at[unit] === battle.space && pub.post[unit] !== IN_THE_OPEN);
  const there = (post: number): Piece[] => waits.filter(unit => pub.post[unit] === post).map(unit => fighterOf(view, unit));
  const roads = [...new Set(waits.map(unit => pub.post[unit]!).filter(post => roadOf(post) >= 0))];
  const boxes: BackBox[] = [
    { kind: 'ready', from: -1, pieces: battle.round === 0 ? toDeploy(view, battle, side) : [] },
    { kind: 'reserve', from: -1, pieces: inLine(RESERVE) },
    { kind: 'shaken', from: -1, pieces: inLine(DEMORALISED) },
    { kind: 'baggage', from: -1, pieces: [...inLine(BAGGAGE), ...packs.map(one => fighterOf(view, one))] },
    { kind: 'inside', from: -1, pieces: there(INSIDE) },
    { kind: 'sea', from: -1, pieces: there(AT_SEA) },
    ...roads.map((post): BackBox => ({ kind: 'road', from: otherEnd(roadOf(post), battle.space), pieces: there(post) })),
  ];
  return boxes.filter(({ kind, pieces }) => pieces.length > 0 || (battle.round > 0 && (kind === 'reserve' || kind === 'shaken')));
};
/** 17.1-d The guns of a side in the field. */
export const gunsOf = (view: Onlooker, battle: Fought, side: Side): Piece[] =>
  [FIELD, MOUNTAIN].flatMap(kind =>
    COUNTERS_OF[side]
      [kind]!.filter(
        one =>
          view.pub.at[one] === battle.space &&
          view.pub.post[one] === IN_THE_OPEN &&
          view.pub.counterPoints[one - FIRST_COUNTER]! > 0,
      )
      .map(one => fighterOf(view, one)),
  );
