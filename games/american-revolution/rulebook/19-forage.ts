/** 19. SUPPLY, with 36. */
import { next, write } from '@cuartel/engine';
import { numberOf } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import type { Unit } from '../data/units.ts';
import { forageLimit, hungryIn, spacesToFeed, starves, unsupplied } from '../queries/supply.ts';
import { FED, type View } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { notThrown, throwOpenly } from '../verbs/dice.ts';
import { keepFortress, keptFortresses } from '../verbs/fortress.ts';
import { loseByDice } from '../verbs/losses.ts';
import { tellApart } from '../verbs/pen.ts';
import { forget } from '../verbs/units.ts';

const { decide, moment, section, step } = write<Revolution>();

/** 19.2-d Whoever is in a place that can feed some of its units, but not all. */
const mouths = (v: View): Unit[] =>
  spacesToFeed(v.pub, v.own, numberOf(v.me)).flatMap(space =>
    hungryIn(v.pub, v.own, numberOf(v.me), space).filter(unit => v.own.aboard[unit]! < 0),
  );
const isWithinLimits = (v: View, units: readonly Unit[]): boolean => {
  const fed = new Map<Space, number>();
  for (const unit of units) fed.set(v.own.at[unit]!, (fed.get(v.own.at[unit]!) ?? 0) + 1);
  return [...fed].every(([space, n]) => n <= forageLimit(v.pub, numberOf(v.me), space));
};

export const forage = section('forage', () => ({ thrown: notThrown('forage') }), {
  begin: step('19.1-a', () => moment('between', {})),
  // 19.2-f Always asked: who hungers is nobody else's business before the dice are thrown.
  feed: decide(
    '19.2-d',
    my => my.side,
    {
      feed: {
        among: mouths,
        part: [['19.2-a', (v, _, units) => isWithinLimits(v, units), 'noForage']],
        size: ['19.2-d', v => [0, mouths(v).length]],
        do(t, my, units) {
          for (const unit of units) t.own[my.side].flags[unit]! |= FED;
          tellApart(t, '19.2-f', my.side, 'fedUnits', { units: [...units] }, 'fed', { side: my.side });
          return next;
        },
      },
    },
    { always: true },
  ),
  roll: step('19.3-a', (t, my) => {
    const own = t.own[my.side];
    own.force = unsupplied(t.pub, own, numberOf(my.side));
    return moment('rolled', throwOpenly(t, '19.3-a', my.side, 'forage', own.force.length), 'thrown');
  }),
  starve: step('19.3-a', (t, my) => {
    const own = t.own[my.side];
    const units = own.force;
    own.force = [];
    forget(t, numberOf(my.side), FED);
    const { dice } = my.thrown;
    const lost = units.filter((unit, i) => starves(t.pub, unit, own.at[unit]!, dice[i]!));
    if (dice.length > 0)
      tellApart(t, '19.3-a', my.side, 'hungerRolls', { units, dice }, 'hunger', { side: my.side, dice, lost: lost.length });
    const kept = keptFortresses(t);
    loseByDice(t, '19.3-a', my.side, lost, 'hunger');
    for (const space of kept) keepFortress(t, space);
    return next;
  }),
});
