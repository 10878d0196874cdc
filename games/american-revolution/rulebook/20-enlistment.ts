/** 20. ENLISTMENTS */
import { next, write } from '@cuartel/engine';
import { numberOf } from '../data/sides.ts';
import { AROSE } from '../data/units.ts';
import { checkers, enlistmentBonus, stays } from '../queries/enlistment.ts';
import { IN_PLAY, RESERVE } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { notThrown, throwOpenly } from '../verbs/dice.ts';
import { keepFortress, keptFortresses } from '../verbs/fortress.ts';
import { loseByDice } from '../verbs/losses.ts';
import { tell, tellApart } from '../verbs/pen.ts';
import { removeUnit } from '../verbs/units.ts';

const { moment, section, step } = write<Revolution>();

export const enlistment = section('enlistment', () => ({ thrown: notThrown('enlistment') }), {
  begin: step('20.1-a', () => moment('between', {})),
  // 20.3-a Judged when this player's step comes, after all losses before it.
  roll: step('20.5-a', (t, my) => {
    const own = t.own[my.side];
    own.force = checkers(t, numberOf(my.side));
    return moment('rolled', throwOpenly(t, '20.5-a', my.side, 'enlistment', own.force.length), 'thrown');
  }),
  leave: step('20.5-a', (t, my) => {
    const own = t.own[my.side];
    const side = numberOf(my.side);
    const units = own.force;
    own.force = [];
    const { dice } = my.thrown;
    const bonus = units.map(unit => enlistmentBonus(t.pub, own, side, unit));
    const lost = units.filter((_, i) => !stays(dice[i]!, bonus[i]!));
    if (dice.length > 0)
      tellApart(t, '20.5-a', my.side, 'enlistmentRolls', { units, dice, bonus }, 'enlistments', {
        side: my.side,
        dice,
        lost: lost.length,
      });
    const kept = keptFortresses(t);
    loseByDice(t, '20.5-a', my.side, lost, 'enlistment');
    // 7.9-j After the checks of his side.
    const arisen = AROSE[side];
    if (t.pub.status[arisen] === IN_PLAY) {
      tell(t, '7.9-j', 'arisenGone', { side: my.side, at: own.at[arisen]! });
      removeUnit(t, arisen, RESERVE);
    }
    for (const space of kept) keepFortress(t, space);
    return next;
  }),
});
