/** 5.5.4-b, 5.5.4-c LOSSES: the owner chooses between infantry, brigades, and the SP of a brigade whose general has just fallen. */
import { done, next, write } from '@cuartel/engine';
import { SIDES, type Side } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { INFANTRY, type Member } from '../queries/marches.ts';
import { brigadesAt } from '../queries/pieces.ts';
import type { Seen } from '../state/table.ts';
import type { People } from '../types.ts';
import { loseBrigade, loseInfantry, spendFallen } from '../verbs/losses.ts';

const { decide, section, step } = write<People>();
interface My {
  readonly side: Side;
  readonly space: Space | -1;
  readonly count: number;
}
const infantryOf = (pub: Seen, { side, space }: My): number =>
  space < 0 ? (pub.march?.infantry ?? 0) : pub.infantry[side]![space]!;
const brigadesOf = (pub: Seen, { side, space }: My): number[] =>
  space < 0 ? (pub.march?.generals ?? []).filter(general => pub.brigade[general]! > 0) : brigadesAt(pub, side, space);
/** 5.5.4-c Once for each SP; only for the losses of the battle itself. */
const fallenOf = (pub: Seen, { side, space }: My): readonly number[] => {
  const { battle } = pub;
  if (battle === null || (space >= 0 && space !== battle.space)) return [];
  return battle.fallen[side === battle.attacker ? 0 : 1]!;
};
/** SP that are still there to be lost. */
const standing = (pub: Seen, my: My): number =>
  brigadesOf(pub, my).reduce((sp, general) => sp + pub.brigade[general]!, infantryOf(pub, my));

export const losses = section('losses', () => ({}), {
  // What leaves no choice happens at once.
  forced: step('7.8.1-a', (t, my) => {
    const infantry = infantryOf(t.pub, my);
    const brigades = brigadesOf(t.pub, my);
    if (my.count > 0 && (fallenOf(t.pub, my).length > 0 || (brigades.length > 0 && my.count < standing(t.pub, my)))) return next;
    loseInfantry(t, '7.8.1-a', my.side, my.space, Math.min(my.count, infantry));
    if (my.count > infantry)
      for (const general of brigades) while (t.pub.brigade[general]! > 0) loseBrigade(t, '5.5.4-b', general);
    return done;
  }),
  lose: decide('5.5.4-b', my => SIDES[my.side]!, {
    lose: {
      among: ({ pub }, my): Member[] => [
        ...(infantryOf(pub, my) > 0 ? [INFANTRY] : []),
        ...brigadesOf(pub, my),
        ...new Set(fallenOf(pub, my)),
      ],
      times: ({ pub }, my, member) =>
        member === INFANTRY ? infantryOf(pub, my) : pub.brigade[member]! || fallenOf(pub, my).length,
      // 5.5.4-c With nobody else left the fallen man's SP need not pay.
      whole: [
        [
          '7.8.1-a',
          ({ pub }, my, list) =>
            list.length === my.count || list.filter(member => !fallenOf(pub, my).includes(member)).length === standing(pub, my),
        ],
      ],
      size: ['7.8.1-a', ({ pub }, my) => [Math.min(my.count, standing(pub, my)), my.count]],
      do(t, my, list) {
        const fallen = fallenOf(t.pub, my);
        loseInfantry(t, '7.8.1-a', my.side, my.space, list.filter(member => member === INFANTRY).length);
        for (const member of list)
          if (fallen.includes(member)) spendFallen(t, member);
          else if (member !== INFANTRY) loseBrigade(t, '5.5.4-b', member);
        return done;
      },
    },
  }),
});
