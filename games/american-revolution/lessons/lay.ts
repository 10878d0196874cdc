/** Lays out a worked example: a year of the campaign about to begin, a few units, the markers of the example, every die ready. */
import type { Chance } from '@cuartel/engine';
import { MARKER_COPIES, type MarkerId, markerOf } from '../data/markers.ts';
import { nameOf, numberOf, type SideName } from '../data/sides.ts';
import { type SpaceId, spaceOf } from '../data/spaces.ts';
import { AROSE, IS_LEADER, SIDE, UNITS, type UnitId, unitOf } from '../data/units.ts';
import { emptyTable } from '../state/setup.ts';
import { restackAll } from '../state/stacks.ts';
import { IN_PLAY, POOL, RESERVE, type Table } from '../state/table.ts';

export interface Layout {
  /** 1 is 1775. After the first the order of the players is bid for. */
  readonly turn: number;
  /** Section 28, fortresses and sieges. */
  readonly sieges?: boolean;
  readonly at: Partial<Record<SpaceId, readonly UnitId[]>>;
  /** The fleet that carries a unit. */
  readonly aboard?: Partial<Record<UnitId, UnitId>>;
  readonly fortress?: Partial<Record<SpaceId, SideName>>;
  readonly hands?: Readonly<Record<SideName, Partial<Record<MarkerId, number>>>>;
  readonly dice: readonly number[];
  /** Markers as they come out of the container; without them the container is empty. */
  readonly drawn?: readonly MarkerId[];
}

export const lay = (layout: Layout, chance: Chance): Table => {
  const { turn, sieges = false, at, aboard = {}, fortress = {}, hands, dice, drawn = [] } = layout;
  chance.loaded = { dice: [...dice], draws: drawn.map(markerOf) };
  const t = emptyTable('campaign', sieges ? ['fortresses'] : [], chance);
  const { pub } = t;
  pub.turn = turn;
  pub.loyalty.fill(0);
  for (const unit of UNITS.keys()) pub.status[unit] = IS_LEADER[unit] && !AROSE.includes(unit) ? POOL : RESERVE;
  for (const [place, ids] of Object.entries(at))
    for (const id of ids) {
      const unit = unitOf(id);
      const own = t.own[nameOf(SIDE[unit]!)];
      own.at[unit] = spaceOf(place as SpaceId);
      if (aboard[id] !== undefined) own.aboard[unit] = unitOf(aboard[id]);
      pub.status[unit] = IN_PLAY;
    }
  for (const [place, side] of Object.entries(fortress)) pub.fortress[spaceOf(place as SpaceId)] = numberOf(side);
  // Markers that no part of the example needs are out of the game.
  const held = t.dark.container.map(() => 0);
  pub.removed = MARKER_COPIES.slice();
  t.dark.container = drawn.map(markerOf);
  for (const [side, hand] of Object.entries(hands ?? {}))
    for (const [id, n] of Object.entries(hand)) {
      t.own[side as SideName].hand[markerOf(id as MarkerId)] = n;
      pub.hands[numberOf(side as SideName)] += n;
      held[markerOf(id as MarkerId)]! += n;
    }
  for (const marker of t.dark.container) held[marker]!++;
  pub.removed = pub.removed.map((copies, marker) => copies - held[marker]!);
  pub.container = t.dark.container.length;
  restackAll(t);
  return t;
};
