/** 18.8, 18.9 RETREAT by land and by sea; 24.6-d, 24.9 of fleets and beaten assaults. */
import { done, goto, next, write } from '@cuartel/engine';
import { IS_SEA } from '../data/map.ts';
import { numberOf, type Side } from '../data/sides.ts';
import { IS_BOUND, IS_FLEET, IS_LAND_COMBAT } from '../data/units.ts';
import { attackerOf, defendsFortress } from '../queries/fire.ts';
import { fleetsIn, roomIn } from '../queries/forces.ts';
import { fleetRetreats, refugesAtSea, retreatsByLand } from '../queries/retreat.ts';
import type { Mine, Seen, View } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { perish, underWay } from '../verbs/battle.ts';
import {
  beatenAshore,
  carriers,
  crowd,
  goAboard,
  goInside,
  leavingFleets,
  loserOf,
  roomLeft,
  sailAway,
  withdrawByLand,
} from '../verbs/retreat.ts';

const { decide, section, step } = write<Revolution>();

/** Who of the beaten would take up room aboard: of a beaten assault those who landed, otherwise all who are ashore. */
const wouldBoard = (v: View, landing: boolean): number[] => {
  const b = v.pub.battle!;
  return b.units[numberOf(v.me)]!.filter(
    unit => IS_LAND_COMBAT[unit] && !IS_BOUND[unit] && v.own.aboard[unit]! < 0 && (!landing || b.landed.includes(unit)),
  );
};
const room = (v: View): number => roomIn(v.own, numberOf(v.me), fleetsIn(v.own, numberOf(v.me), v.pub.battle!.space));

/** 18.8-a, 18.8-e, 18.9-a, 28.12-e, 28.13-b, 29.4-c Where those ashore may go: by land, to sea with a fleet of theirs, and of a sortie back inside. */
const refuges = (pub: Seen, own: Mine, side: Side): number[] => {
  const b = pub.battle!;
  const group = b.units[side]!.filter(unit => own.at[unit] === b.space && own.aboard[unit]! < 0);
  const places = [...retreatsByLand({ pub }, side, group, b.space), ...refugesAtSea(pub, own, side, group, b.space)];
  return b.fight === 'sortie' && side === attackerOf(b) ? [b.space, ...places] : places;
};

export const retreat = section('retreat', () => ({ landing: false, to: -1 }), {
  begin: step('18.8-a', t => {
    const b = underWay(t);
    const side = numberOf(loserOf(b));
    if (b.fight === 'naval') return goto('sea');
    // 28.2-c Nobody leaves a fortress that has been stormed.
    if (defendsFortress(t.pub, b, side)) {
      perish(t, beatenAshore(t));
      return done;
    }
    return next;
  }),
  // 24.6-d, 24.6-k, 24.10-b Those who landed go aboard again, as far as there is room.
  aboard: step('24.6-k', (t, my) => {
    const b = underWay(t);
    const landed = numberOf(loserOf(b)) === attackerOf(b) ? b.landed.slice() : [];
    if (landed.length === 0) return goto('overland');
    if (carriers(t).length === 0) {
      perish(t, landed);
      return goto('overland');
    }
    const space = roomLeft(t);
    if (crowd(landed).length > space && space > 0) {
      my.landing = true;
      return next;
    }
    goAboard(t, landed, space === 0 ? [] : crowd(landed));
    return goto('overland');
  }),
  embark: decide('18.9-b', (_, pub) => pub.battle!.loser!, {
    embark: {
      among: (v, my) => wouldBoard(v, my.landing),
      size: ['24.5-a', v => [room(v), room(v)]],
      do(t, my, list) {
        const group = my.landing ? underWay(t).landed.slice() : beatenAshore(t);
        goAboard(t, group, list);
        return my.landing ? next : goto('sea');
      },
    },
  }),
  overland: step('18.8-b', t => {
    const b = underWay(t);
    const side = numberOf(loserOf(b));
    const group = beatenAshore(t);
    if (group.length === 0) return goto('sea');
    if (refuges(t.pub, t.own[loserOf(b)], side).length > 0) return next;
    perish(t, group);
    return goto('sea');
  }),
  where: decide('18.8-d', (_, pub) => pub.battle!.loser!, {
    withdraw: {
      of: v => refuges(v.pub, v.own, numberOf(v.me)),
      do(t, my, to) {
        const b = underWay(t);
        if (to === b.space) goInside(t);
        else if (!IS_SEA[to]) withdrawByLand(t, to);
        else {
          my.to = to;
          const group = beatenAshore(t);
          const willing = crowd(group).filter(unit => !IS_BOUND[unit]);
          const space = roomLeft(t);
          if (willing.length > space && space > 0) {
            my.landing = false;
            return goto('embark');
          }
          goAboard(t, group, space === 0 ? [] : willing);
        }
        return next;
      },
    },
  }),
  sea: step('24.9-a', (t, my) => {
    if (!leavingFleets(t).some(unit => IS_FLEET[unit])) return done;
    if (my.to < 0) return next;
    sailAway(t, my.to);
    return done;
  }),
  fleet: decide('24.9-a', (_, pub) => pub.battle!.loser!, {
    withdraw: {
      of: v => fleetRetreats(v.pub.battle!.space),
      do(t, _, to) {
        sailAway(t, to);
        return done;
      },
    },
  }),
});
