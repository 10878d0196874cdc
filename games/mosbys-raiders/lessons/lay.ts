/** Lays out a worked example: a position in the middle of Operations, with the dice and draws of the example ready. */
import type { Chance } from '@cuartel/engine';
import { take } from '@cuartel/engine/kit/pile.ts';
import { type CardId, kindNamed, kindOf } from '../data/cards.ts';
import { LEADERS } from '../data/map.ts';
import { type SpaceId, spaceOf } from '../data/spaces.ts';
import { LAST_BOX, SORT, type Sort, STRENGTH, UNITS, type Unit } from '../data/units.ts';
import { REVEALED, setUp, type Table } from '../state/table.ts';

/** A combat unit by its strength, the others by their sort. */
export type Named = number | Exclude<Sort, 'combat'>;
export interface Layout {
  readonly turn: number;
  readonly awareness: number;
  readonly notoriety: number;
  readonly strength: number;
  readonly mosby: SpaceId;
  readonly hand: readonly CardId[];
  readonly revealed: readonly SpaceId[];
  readonly unseen: readonly { readonly at: SpaceId; readonly is: Named }[];
  readonly leader: (typeof LEADERS)[number] | null;
  readonly dice: readonly number[];
  /** Counters as they come out of the cup; `{ tie: 0 }` is a choice left to chance among equals. */
  readonly draws: readonly (Named | { readonly tie: number })[];
}

export const lay = (layout: Layout, chance: Chance): Table => {
  const t = setUp(0, chance);
  const { pub, dark, own } = t;
  Object.assign(pub, {
    phase: 'operations',
    turn: layout.turn,
    awareness: layout.awareness,
    notoriety: layout.notoriety,
    strength: layout.strength,
    mosby: spaceOf(layout.mosby),
    boxes: LAST_BOX,
    leaders: LEADERS.map(name => (name === layout.leader ? 1 : 0)),
  });
  dark.cup = UNITS.slice();
  const promised = new Set<Unit>();
  const unit = (named: Named): Unit => {
    const found = UNITS.find(u => !promised.has(u) && (typeof named === 'number' ? STRENGTH[u] === named : SORT[u] === named));
    if (found === undefined) throw new Error(`the example needs more counters of ${named} than there are`);
    promised.add(found);
    return found;
  };
  for (const { at, is } of layout.unseen) {
    const placed = unit(is);
    take(dark.cup, placed);
    pub.at.push(spaceOf(at));
    pub.face.push(-1);
    pub.lost.push(0);
    pub.flag.push(0);
    pub.came.push(-1);
    dark.who.push(placed);
  }
  for (const id of layout.revealed) pub.mark[spaceOf(id)] = pub.mark[spaceOf(id)]! | REVEALED;
  for (const id of layout.hand) {
    const at = dark.actions.findIndex(card => kindOf(card) === kindNamed(id));
    own.mosby.hand.push(...dark.actions.splice(at, 1));
  }
  own.mosby.hand.sort((a, b) => a - b);
  dark.chance.loaded = {
    dice: [...layout.dice],
    draws: layout.draws.map(drawn => (typeof drawn === 'object' ? drawn.tie : unit(drawn))),
  };
  return t;
};
