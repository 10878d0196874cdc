/** 18.1 to 18.3 COMBAT: which battles, in which order; 28.9 to 28.13 siege attacks and sorties. */
import { again, type Choices, done, goto, write } from '@cuartel/engine';
import { INDIAN } from '../data/kinds.ts';
import { TACTICAL } from '../data/markers.ts';
import { numberOf } from '../data/sides.ts';
import { KIND } from '../data/units.ts';
import { besiegedUnits, canSortie, honorsOffers, nextFights, siegeAttacks, siegesOf } from '../queries/attacks.ts';
import { needsForcedMarch } from '../queries/campaign.ts';
import { isRefused, noHonors } from '../queries/refused.ts';
import { garrison } from '../queries/siege.ts';
import {
  ATTACKED,
  DECLINED,
  FOUGHT_AFLOAT,
  FOUGHT_ASHORE,
  FOUGHT_RELIEF,
  FOUGHT_SIEGE,
  FOUGHT_SORTIE,
  OFFERED,
  type View,
} from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { coverPledges, offerHonors, unpledge } from '../verbs/honors.ts';
import { goAhead, refuse } from '../verbs/march.ts';
import { spendMarker } from '../verbs/markers.ts';
import { tell } from '../verbs/pen.ts';
import { clearDone, forget } from '../verbs/units.ts';

const { call, decide, moment, section, step } = write<Revolution>();
const me = (v: View): 0 | 1 => numberOf(v.me);
const THIS_PHASE = FOUGHT_AFLOAT | FOUGHT_ASHORE | FOUGHT_RELIEF | FOUGHT_SIEGE | FOUGHT_SORTIE | OFFERED | DECLINED;

/** 18.2-b Nothing else is due first in a place. */
const isFree = (my: { readonly due: readonly { readonly space: number; readonly fight: string }[] }, space: number): boolean =>
  my.due.every(due => due.fight !== 'relief' && due.space !== space);

const BATTLES: Choices<Revolution, 'combat'> = {
  fight: {
    of: (v, my) => [...my.due, ...siegeAttacks(v.pub, v.own, me(v))],
    if: [['18.2-b', (_, my, { space, fight }) => fight !== 'siege' || isFree(my, space), 'notYet']],
    do(t, my, { space, fight }) {
      goAhead(t, my.side);
      my.begun = true;
      // 28.10-a, 38.1-b What was pledged with an offer is spent now.
      if (fight === 'siege' && needsForcedMarch(t.pub)) {
        unpledge(t, my.side);
        spendMarker(t, '28.10-a', my.side, TACTICAL);
      }
      return call('battle', { side: my.side, space, fight });
    },
  },
};

export const combat = section('combat', () => ({ due: [], begun: false }), {
  begin: step('18.1-a', (t, my) => {
    clearDone(t, THIS_PHASE);
    forget(t, numberOf(my.side), ATTACKED);
    return moment('between', {});
  }),
  // 28.11-a Without a siege marker the walls must be stormed; 28.13-c, 38.3-b sorties and siege attacks are free to follow.
  look: step('18.1-a', (t, my) => {
    const side = numberOf(my.side);
    my.due = nextFights(t, side);
    if (my.due.length > 0) tell(t, '18.1-a', 'due', { side: my.side, fights: my.due });
    const sieges = siegesOf(t.pub, side).length > 0 && !(needsForcedMarch(t.pub) && t.pub.hands[side] === 0);
    if (sieges) return goto('sieges');
    if (my.due.length > 0) return goto('battles');
    coverPledges(t, my.side);
    return done;
  }),
  battles: decide('18.4-a', my => my.side, BATTLES),
  after: step('18.4-a', () => moment('between', {})),
  more: step('18.4-a', () => goto('look')),
  // 28.9-a Where there is a siege he is always asked: what he could do depends on what lies hidden.
  sieges: decide(
    '28.9-a',
    my => my.side,
    {
      ...BATTLES,
      sortie: {
        among: (v, my) => besiegedUnits(v.pub, v.own, me(v)).filter(unit => isFree(my, v.own.at[unit]!)),
        all: v => besiegedUnits(v.pub, v.own, me(v)),
        each: [['18.2-b', (v, my, unit) => isFree(my, v.own.at[unit]!), 'notYet']],
        part: [['28.13-a', (v, _, list) => list.every(unit => v.own.at[unit] === v.own.at[list[0]!]), 'elsewhere']],
        whole: [['28.13-d', (v, _, list) => canSortie(v.pub, v.own, list), 'noSortie']],
        do(t, my, list) {
          goAhead(t, my.side);
          my.begun = true;
          const own = t.own[my.side];
          own.force = [...list];
          const space = own.at[list[0]!]!;
          if (needsForcedMarch(t.pub)) spendMarker(t, '28.13-d', my.side, TACTICAL);
          return call('battle', { side: my.side, space, fight: 'sortie' });
        },
      },
      honors: {
        of: v => honorsOffers(v.pub, v.own, me(v)),
        if: [
          ['38.1-a', (_, my) => !my.begun, 'tooLate'],
          ['38.4-a', (v, _, space) => !isRefused(v.own, noHonors(space))],
        ],
        do(t, my, space) {
          const inside = garrison(t, space);
          if (inside.length === 0 || inside.some(unit => KIND[unit] === INDIAN)) {
            refuse(t, my.side, noHonors(space), space);
            return again;
          }
          goAhead(t, my.side);
          offerHonors(t, my.side, space);
          return call('honors', { side: my.side, space });
        },
      },
      finish: {
        if: [['18.1-a', (_, my) => my.due.length === 0, 'mustFight']],
        do(t, my) {
          coverPledges(t, my.side);
          return done;
        },
      },
    },
    { always: true, secret: true },
  ),
  again: step('28.9-a', () => goto('after')),
});
