/** 5.5.4-b LOSSES: the owner chooses between infantry and brigades. */
import { done, next, write } from '@cuartel/engine';
import { SIDES, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { INFANTRY, type Member } from '../queries/marches.ts';
import { brigadesAt } from '../queries/pieces.ts';
import type { Seen } from '../state/table.ts';
import type { People } from '../types.ts';
import { loseBrigade, loseInfantry } from '../verbs/losses.ts';

const { decide, section, step } = write<People>();
const infantryOf = (pub: Seen, side: Side, space: Space | -1): number =>
  space < 0 ? (pub.march?.infantry ?? 0) : pub.infantry[side]![space]!;
const brigadesOf = (pub: Seen, side: Side, space: Space | -1): number[] =>
  space < 0 ? (pub.march?.generals ?? []).filter(general => pub.brigade[general]! > 0) : brigadesAt(pub, side, space);

export const losses = section('losses', () => ({}), {
  // What leaves no choice happens at once.
  forced: step('7.8.1-a', (t, my) => {
    const infantry = infantryOf(t.pub, my.side, my.space);
    const brigades = brigadesOf(t.pub, my.side, my.space);
    const riders = brigades.reduce((sp, general) => sp + t.pub.brigade[general]!, 0);
    if (brigades.length > 0 && my.count < infantry + riders && my.count > 0) return next;
    loseInfantry(t, '7.8.1-a', my.side, my.space, Math.min(my.count, infantry));
    if (my.count > infantry)
      for (const general of brigades) while (t.pub.brigade[general]! > 0) loseBrigade(t, '5.5.4-b', general);
    return done;
  }),
  lose: decide('5.5.4-b', my => SIDES[my.side]!, {
    lose: {
      among: ({ pub }, my): Member[] => [
        ...(infantryOf(pub, my.side, my.space) > 0 ? [INFANTRY] : []),
        ...brigadesOf(pub, my.side, my.space),
      ],
      times: ({ pub }, my, member) => (member === INFANTRY ? infantryOf(pub, my.side, my.space) : pub.brigade[member]!),
      size: ['7.8.1-a', (_, my) => [my.count, my.count]],
      do(t, my, list) {
        loseInfantry(t, '7.8.1-a', my.side, my.space, list.filter(member => member === INFANTRY).length);
        for (const member of list) if (member !== INFANTRY) loseBrigade(t, '5.5.4-b', member);
        return done;
      },
    },
  }),
});
