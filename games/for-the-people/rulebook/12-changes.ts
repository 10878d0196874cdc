/** 12.4-a Several changes of will in one step: their owner puts his in order, where that matters. */
import { done, goto, write } from '@cuartel/engine';
import { BOTH, SIDES, type Side, USA } from '../data/sides.ts';
import type { Change } from '../types/politics.ts';
import type { People } from '../types.ts';
import { makeChange } from '../verbs/will.ts';

const { decide, section, step } = write<People>();

const of = (aside: readonly Change[], side: Side): Change[] => aside.filter(change => change.side === side);
/** Gains and losses together: with one sign alone every order comes to the same. */
const isMixed = (changes: readonly Change[]): boolean => changes.some(({ by }) => by > 0) && changes.some(({ by }) => by < 0);
const chooser = (aside: readonly Change[]): Side => BOTH.find(side => isMixed(of(aside, side))) ?? USA;

export const changes = section('changes', () => ({}), {
  look: step('12.4-a', (t, my) => {
    for (const side of BOTH) {
      const mine = of(my.aside, side);
      if (isMixed(mine)) return goto('order');
      for (const change of mine) makeChange(t, change);
      my.aside = my.aside.filter(change => change.side !== side);
    }
    return done;
  }),
  order: decide<'changes'>('12.4-a', my => SIDES[chooser(my.aside)]!, {
    order: {
      of: (_, my) => of(my.aside, chooser(my.aside)),
      do(t, my, change) {
        makeChange(t, change);
        my.aside = my.aside.filter(
          other => !(other.side === change.side && other.cause === change.cause && other.of === change.of),
        );
        return goto('look');
      },
    },
  }),
});
