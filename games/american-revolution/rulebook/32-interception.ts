/** 32. INTERCEPTION (32.1-a, 32.3-b: the mover may bring others afterwards): the other side cuts in when a force has entered a location. */
import { done, next, write } from '@cuartel/engine';
import { TACTICAL } from '../data/markers.ts';
import { foeOf, numberOf } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { IS_COMBAT, IS_FLEET, UNITS_OF, type Unit } from '../data/units.ts';
import { afloat, ashore } from '../queries/forces.ts';
import { leavesNobodySwimming } from '../queries/gathering.ts';
import {
  interceptionValue,
  interceptors,
  intercepts,
  landInterceptors,
  mightIntercept,
  navalInterceptors,
} from '../queries/interception.ts';
import { TRIED, type View } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { notThrown, throwDice } from '../verbs/dice.ts';
import { cutIn } from '../verbs/interception.ts';
import { spendMarker } from '../verbs/markers.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, moment, section, step, window } = write<Revolution>();

/** 32.2-d Open whenever somebody might publicly have something to say; after each attempt once more. */
export const entering = window('entering', {
  rule: '32.2-a',
  order: (pub, about) => (mightIntercept(pub, numberOf(foeOf(about.side)), about.to) ? [foeOf(about.side)] : []),
  choices: {
    intercept: {
      of: (v, about) => interceptors(v.pub, v.own, numberOf(v.me), about.to),
      do(t, about, { from, naval, commander }, side) {
        const own = t.own[side];
        const number = numberOf(side);
        spendMarker(t, '32.2-a', side, TACTICAL);
        const value = interceptionValue(own, number, from, commander, naval);
        for (const unit of naval ? afloat(own, number, from) : ashore(own, number, from)) own.flags[unit]! |= TRIED;
        return call('interception', { side, from, to: about.to, naval, commander, value });
      },
    },
  },
});

/** 32.2-c Who of the force could go there; whoever is aboard goes with his fleet. */
const couldFollow = (
  v: View,
  { naval, from, to }: { readonly naval: boolean; readonly from: Space; readonly to: Space },
): Unit[] =>
  naval
    ? navalInterceptors(v.pub, v.own, numberOf(v.me), from, to).filter(unit => v.own.aboard[unit]! < 0)
    : landInterceptors(v.pub, v.own, numberOf(v.me), from, to);

export const interception = section('interception', () => ({ thrown: notThrown('interception') }), {
  roll: step('32.2-b', (t, my) => moment('rolled', { side: my.side, dice: throwDice(t, 1), for: 'interception' }, 'thrown')),
  result: step('32.2-b', (t, my) => {
    const [die] = my.thrown.dice;
    const { side, from, to, commander, value } = my;
    const success = intercepts(die!, value);
    tell(t, '32.2-b', 'interception', { side, from, to, commander, die: die!, value, success });
    return success ? next : done;
  }),
  force: decide(
    '32.2-b',
    my => my.side,
    {
      follow: {
        among: couldFollow,
        all: v => UNITS_OF[numberOf(v.me)],
        each: [['32.2-c', (v, my, unit) => couldFollow(v, my).includes(unit), 'barred']],
        whole: [
          ['32.2-b', (v, my, list) => list.includes(my.commander) || list.includes(v.own.aboard[my.commander]!), 'noLeader'],
          ['32.2-d', (_, my, list) => list.some(unit => (my.naval ? IS_FLEET : IS_COMBAT)[unit]), 'noTroops'],
          ['21.7-d', (v, _, list) => leavesNobodySwimming(v.own, numberOf(v.me), list), 'swimming'],
        ],
        do(t, my, list) {
          cutIn(t, my.side, list, my.from, my.to);
          return done;
        },
      },
    },
    { always: true },
  ),
});
