/** 8. What the optional rules do to the table. */
import { lay, sweep } from '@cuartel/engine/kit/lasting.ts';
import type { Place } from '@cuartel/engine/kit/places.ts';
import { layDue, takeDue } from '@cuartel/engine/kit/schedule.ts';
import { type Block, foe, HOME, SIDES, type Side, SPACES, type Space, sideOf } from '../data/board.ts';
import { ENDS, EVENTS, type Event, type Until } from '../data/events.ts';
import { fits, holds, plays } from '../queries/board.ts';
import { isWithin } from '../queries/posts.ts';
import type { Table } from '../state/table.ts';
import { discard, tell } from './deeds.ts';

/** 8.3 A card is played for its event: out of the hand, for all to see. */
export const playEvent = (t: Table, side: Side, event: Event): void => {
  discard(t, side, EVENTS[event]!.card);
  tell(t, '8.3', 'event', { side, event });
};
/** 8.4 */
export const restore = (t: Table, block: Block): void => {
  t.pub.lost[block] = t.pub.lost[block]! - 1;
  tell(t, '8.4', 'restored', { block });
};
/** 8.6 */
export const cover = (t: Table, side: Side, n: number, until: Until): void => {
  lay(t.pub.effects, { what: 'cover', side, n, until });
  tell(t, '8.6', 'covered', { side, n, until });
};
/** What lasted so long is over, and all can see it. */
export const uncover = (t: Table, until: Until): void => {
  for (const { side } of sweep(t.pub.effects, until, ENDS)) tell(t, '8.6', 'uncovered', { side });
};
/** 8.10, 8.11 */
export const takePost = (t: Table, block: Block, to: Place): void => {
  t.pub.at[block] = to;
  tell(t, isWithin(to) ? '8.10' : '8.11', 'posted', { block, to });
};
/** 8.12 With one step, at home; where that is not possible, a turn later. A battle has shown whoever is lost. */
export const comeBack = (t: Table): void => {
  const { pub } = t;
  for (const block of takeDue(pub.due, pub.turn)) {
    const side = sideOf(block);
    if (holds(pub, HOME[side], foe(side)) || !fits(pub, HOME[side], side, 1)) {
      layDue(pub.due, pub.turn + 1, block);
      continue;
    }
    pub.at[block] = HOME[side];
    pub.lost[block] = pub.shown[block]! - 1;
    tell(t, '8.12', 'cameBack', { block });
  }
};
/** 8.8 Guns go with the column. */
export const haulGuns = (t: Table, side: Side, n: number, from: Space, to: Space): void => {
  const guns = t.pub.guns[side];
  guns[from] = guns[from]! - n;
  guns[to] = guns[to]! + n;
};
/** 8.8 Guns alone with the enemy are lost. */
export const spikeGuns = (t: Table): void => {
  const { pub } = t;
  if (!plays(pub, 'columns')) return;
  for (const side of SIDES)
    for (let here = 0; here < SPACES.length; here++) {
      const n = pub.guns[side][here]!;
      if (n === 0 || holds(pub, here, side) || !holds(pub, here, foe(side))) continue;
      pub.guns[side][here] = 0;
      tell(t, '8.8', 'spiked', { side, here, n });
    }
};
