/** 7.3 THE UNION PART OF A ROUND: 5.C3-b every activated unit has exactly one action; combat follows when all have moved. */
import { give, goto, next, write } from '@cuartel/engine';
import { DISBAND_ANY_TIME } from '../data/options.ts';
import { barredNorth, on } from '../queries/map.ts';
import { activeCombat, activeCombatIn, isActive, roundsOver, seenCombat, unitsIn } from '../queries/units.ts';
import { ACTED, RALLIED, type Seen, type Token } from '../state/table.ts';
import type { Mosby } from '../types.ts';
import { runAway } from '../verbs/flight.ts';
import { discovered, release } from '../verbs/mosby.ts';
import { rideOut } from '../verbs/pursuit.ts';
import { moveTrain, trainMoves } from '../verbs/train.ts';
import { takeAll } from '../verbs/units.ts';

const { call, decide, section, step } = write<Mosby>();

/** 7.3-b First the non-combat units, then the combat units, that have not yet acted. */
const waiting = (pub: Seen, combat: boolean): Token[] => {
  const found: Token[] = [];
  for (let token = 0; token < pub.at.length; token++)
    if (pub.at[token]! >= 0 && isActive(pub, token) && (pub.flag[token]! & ACTED) === 0 && seenCombat(pub, token) === combat)
      found.push(token);
  return found;
};
/** 6.5-d, 6.5-e, 6.5-f, C-j Activated combat units with Mosby; after a Move under Ames only those that rode in. */
const attackers = (pub: Seen): Token[] =>
  unitsIn(pub, pub.mosby).filter(
    token => activeCombat(pub, token) && (pub.flag[token]! & RALLIED) === 0 && (!pub.amesRound || pub.came[token]! >= 0),
  );

export const unionPart = section('unionPart', () => ({ combat: false, auto: false, unit: -1, train: true, woken: 0 }), {
  begin: step('7.3-a', ({ pub }) => {
    for (let token = 0; token < pub.at.length; token++) {
      pub.flag[token] = pub.flag[token]! & ~(ACTED | RALLIED);
      pub.came[token] = -1;
    }
    return next;
  }),
  // 7.3-q A unit acts once; one woken by a picket still acts in this part.
  ready: step('7.3-q', (t, my) => {
    const { pub } = t;
    const toMove = my.train && trainMoves(t);
    if (!my.combat && !toMove && waiting(pub, false).length === 0) my.combat = true;
    const units = waiting(pub, my.combat);
    if (units.length === 0 && (my.combat || !toMove)) return goto('hiding');
    if (!my.auto) return next;
    my.unit = units[0] ?? -1;
    return goto('act');
  }),
  // 7.3-b The player picks the order within each group.
  order: decide('7.3-b', () => 'mosby', {
    send: {
      of: (v, my) => waiting(v.pub, my.combat),
      do(_, my, unit) {
        my.unit = unit;
        return next;
      },
    },
    sendTrain: {
      if: [['7.8-c', (v, my) => my.train && !my.combat && v.pub.train >= 0 && (v.pub.train !== v.pub.mosby || v.pub.hidden)]],
      do(_, my) {
        my.unit = -1;
        return next;
      },
    },
    // 6.6-c read the other way: at any moment, while none of them is upon him.
    disband: {
      if: [
        ['6.6-c', v => on(v.pub, DISBAND_ANY_TIME)],
        ['6.6-c', v => !activeCombatIn(v.pub, v.pub.mosby), 'unitHere'],
        ['8.5-b', v => !barredNorth(v.pub), 'northOfPotomac'],
      ],
      do: () => call('disband', {}),
    },
    automatic: {
      if: [['7.3-b', (v, my) => waiting(v.pub, my.combat).length > 1]],
      do(_, my) {
        my.auto = true;
        return goto('ready');
      },
    },
  }),
  // 7.3-c One die for each, and each completes its move before the next.
  act: step('7.3-c', (t, my) => {
    const { pub } = t;
    if (pub.turnOver) return give('done');
    if (my.unit >= 0) {
      if (my.combat) rideOut(t, my.unit);
      else runAway(t, my.unit);
      return goto('acted');
    }
    my.train = false;
    moveTrain(t);
    // 7.8-f, 7.8-q
    return pub.train >= 0 && pub.train === pub.mosby && !pub.hidden ? call('escorts', {}, 'woken') : goto('acted');
  }),
  meeting: step('7.8-f1', (_, my) => (my.woken > 0 ? give('restart') : next)),
  // 5.C4-b
  acted: step('5.C4-b', ({ pub }, my) => {
    my.unit = -1;
    return roundsOver(pub) ? give('done') : goto('ready');
  }),
  // 7.2-m, 7.2-n, 8.3-a
  hiding: step('7.2-m', t => {
    const { pub } = t;
    if (!pub.hidden) return next;
    const fighters = activeCombatIn(pub, pub.mosby);
    const entered = unitsIn(pub, pub.mosby).some(token => pub.came[token]! >= 0);
    if ((fighters || entered) && discovered(t)) {
      pub.hidden = false;
      takeAll(t, '8.3-a', pub.mosby, () => true);
      return next;
    }
    if (!fighters) return goto('finish');
    release(t);
    return goto('finish');
  }),
  // 6.5-e, 6.5-s1 One combined combat, once.
  attack: step('6.5-e', ({ pub }) => {
    const units = attackers(pub);
    return units.length === 0 ? next : call('combat', { attack: false, units, surprise: 0, event: false });
  }),
  finish: step('5.C3-b', () => give('done')),
});
