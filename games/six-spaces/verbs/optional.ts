/** 8. What the optional rules do to the table. */
import { lay, sweep } from '@cuartel/engine/kit/lasting.ts';
import type { Place } from '@cuartel/engine/kit/places.ts';
import { layDue, takeDue } from '@cuartel/engine/kit/schedule.ts';
import { swing } from '@cuartel/engine/kit/track.ts';
import { BLOCKS_OF, type Block, foe, HOME, MORALE, SIDES, type Side, SPACES, type Space, sideOf } from '../data/board.ts';
import { ENDS, EVENTS, type Event, type Until } from '../data/events.ts';
import { fits, holds, plays } from '../queries/board.ts';
import { isWithin } from '../queries/posts.ts';
import type { Table } from '../state/table.ts';
import { discard } from './cards.ts';
import { tell, tellOnly } from './pen.ts';

/** 8.2 Two blocks change strengths: nobody else sees which, or that it happened. */
export const arrange = (t: Table, side: Side, [a, b]: readonly Block[]): void => {
  const { full } = t.own[side];
  const [i, j] = [BLOCKS_OF[side].indexOf(a as Block), BLOCKS_OF[side].indexOf(b as Block)];
  [full[i], full[j]] = [full[j]!, full[i]!];
  tellOnly(t, '8.2', side, 'arranged', { blocks: [a as Block, b as Block] });
};
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
/** 8.12 A block that is eliminated comes back in the next turn. */
export const sendBack = ({ pub }: Table, block: Block): void => {
  if (plays(pub, 'returns')) layDue(pub.due, pub.turn + 1, block);
};
/** 8.12 With one step, at home; where that is not possible, a turn later. A battle has shown whoever is lost. */
export const comeBack = (t: Table): void => {
  const { pub } = t;
  if (!plays(pub, 'returns')) return;
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
/** 8.13 A battle won moves the marker. */
export const hearten = (t: Table, winner: Side): void => {
  if (!plays(t.pub, 'morale')) return;
  t.pub.morale = swing(t.pub.morale, winner === 'north' ? 1 : -1, MORALE);
  tell(t, '8.13', 'morale', { value: t.pub.morale.value });
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
