/** Every unit on the table as this reader sees it: own blocks with their faces, others by their backs unless combat has laid them open. */
import type { BoardPoint } from '@cuartel/boardkit/net/boxes.ts';
import type { Thing } from '@cuartel/engine';
import { type Block, maxStrength } from '../data/blocks.ts';
import { HIDDEN_BOX, isRegion, type Place, regionAt } from '../data/places.ts';
import { ACTED, AT_SEA, INSIDE, roadOf, SPENT } from '../data/posts.ts';
import { REGIONS } from '../data/regions.ts';
import { numberOf, type Side } from '../data/sides.ts';
import { type CounterKind, counterKind, FIRST_COUNTER, UNIT_COUNT, type Unit, unitSide } from '../data/units.ts';
import { middleOf, outsideOf, SPOTS, seatAt } from './ground.ts';
import { INSET, onBoard } from './inset.ts';
import type { Onlooker } from './onlooker.ts';
import { regions } from './spain.ts';

export interface Piece {
  readonly unit: Unit;
  readonly thing: Thing;
  readonly side: Side;
  /** A counter's kind, -1 for a block. */
  readonly counter: CounterKind | -1;
  /** The block where it is known, else -1. */
  readonly block: Block | -1;
  readonly strength: number;
  readonly full: number;
  /** It lies face up for all to see. */
  readonly open: boolean;
  readonly spent: boolean;
}

export const pieceOf = ({ pub, me, own }: Onlooker, unit: Unit): Piece => {
  const side = unitSide[unit]!;
  const counter = counterKind[unit]!;
  const mine = me !== null && own !== null && numberOf(me) === side;
  const thing: Thing = `unit:${unit}`;
  if (counter >= 0) {
    const points = pub.counterPoints[unit - FIRST_COUNTER]!;
    return {
      unit,
      thing,
      side,
      counter,
      block: -1,
      strength: points,
      full: points,
      open: true,
      spent: mine && (own.done[unit]! & ACTED) !== 0,
    };
  }
  const shown = pub.shown[unit]!;
  const block = mine ? own.block[unit]! : shown;
  return {
    unit,
    thing,
    side,
    counter,
    block,
    strength: block < 0 ? 0 : mine ? own.strength[block]! : pub.shownStrength[unit]!,
    full: block < 0 ? 0 : maxStrength[block]!,
    open: shown >= 0,
    spent: (pub.marks[unit]! & SPENT) !== 0 || (mine && block >= 0 && (own.done[block]! & ACTED) !== 0),
  };
};

/** 14.3-a The Carlists' hidden guns, beside the title. */
export const BOX = { x: 520, y: 1682, width: 190, height: 120 } as const;

/** Where a group stands: in the open at a space, inside its fortress, at sea before it, on a road, in a region, in the hidden box. */
export interface Group {
  readonly id: string;
  readonly place: Place;
  readonly side: Side;
  readonly how: 'open' | 'inside' | 'sea' | 'road' | 'region' | 'hidden';
  readonly units: readonly Piece[];
  readonly fogged: boolean;
  readonly road: number;
}
const howOf = (place: Place, post: number): Group['how'] =>
  place === HIDDEN_BOX
    ? 'hidden'
    : isRegion(place)
      ? 'region'
      : post === INSIDE
        ? 'inside'
        : post === AT_SEA
          ? 'sea'
          : roadOf(post) >= 0
            ? 'road'
            : 'open';

/** Blocks first, then guns and packs: the counters stand at the right. */
const order = (a: Piece, b: Piece): number => a.counter - b.counter || b.block - a.block || a.unit - b.unit;

export const groupsOf = (view: Onlooker): Group[] => {
  const { pub, me } = view;
  const found = new Map<string, { place: Place; side: Side; how: Group['how']; road: number; units: Piece[] }>();
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const place = pub.at[unit]!;
    if (place < 0 || (unit >= FIRST_COUNTER && pub.counterPoints[unit - FIRST_COUNTER] === 0)) continue;
    const post = pub.post[unit]!;
    const how = howOf(place, post);
    const side = unitSide[unit]!;
    const id = `${place}-${side}-${how}${how === 'road' ? roadOf(post) : ''}`;
    const group = found.get(id) ?? { place, side, how, road: how === 'road' ? roadOf(post) : -1, units: [] };
    group.units.push(pieceOf(view, unit));
    found.set(id, group);
  }
  return [...found].map(([id, group]) => ({
    id,
    ...group,
    units: group.units.sort(order),
    fogged: me === null || numberOf(me) !== group.side,
  }));
};

export const placeOf = (group: Group, all: readonly Group[]): BoardPoint => {
  const { place, side, how, road } = group;
  if (how === 'hidden') return { x: BOX.x + BOX.width / 2, y: BOX.y + 78 };
  if (how === 'region') {
    const spot = regions[REGIONS[regionAt(place)]!][side === 0 ? 'liberal' : 'carlist'];
    return onBoard(spot);
  }
  const space = place;
  if (how === 'road') return middleOf(road);
  if (how === 'inside') return { x: SPOTS[space]!.x, y: SPOTS[space]!.y - 4 };
  if (how === 'sea') return { x: SPOTS[space]!.x, y: SPOTS[space]!.y - 96 };
  const here = all.filter(other => other.place === place && other.how === 'open').sort((a, b) => a.side - b.side);
  const seat = seatAt(space, here.indexOf(group));
  return all.some(other => other.place === place && other.how === 'inside') ? outsideOf(space, seat) : seat;
};
/** The second map draws its pieces smaller. */
export const sizeOf = ({ how }: Group): number => (how === 'region' ? INSET.scale * 1.5 : how === 'inside' ? 0.92 : 1.12);
