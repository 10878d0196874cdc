/** 6.4 DEMOLISH */
import { die, done, next, write } from '@cuartel/engine';
import { DEMOLITION_FAILS, DEPOT_LOOT } from '../data/options.ts';
import { DEPOT_CONTENTS, demolitionFails, HAND_LIMIT, POINTS } from '../data/tables.ts';
import { checksAround } from '../queries/checks.ts';
import { FAST_HORSES } from '../queries/hand.ts';
import { isForce, on } from '../queries/map.ts';
import { activeCombatIn } from '../queries/units.ts';
import { BRIDGE_DOWN, RAIL_DOWN, type Table } from '../state/table.ts';
import type { Mosby, Target } from '../types.ts';
import { check } from '../verbs/checks.ts';
import { gainFastHorses } from '../verbs/hand.ts';
import { rolled, tell } from '../verbs/journal.ts';
import { burnDepot } from '../verbs/land.ts';
import { raise, score } from '../verbs/tracks.ts';
import { burnTrain } from '../verbs/train.ts';

const { call, section, step } = write<Mosby>();

/** 6.4-d, 6.4-e, 6.4-i All rails of a space are one target; its marker is placed or turned, and the points are told. */
const wreck = (t: Table, target: Target): number => {
  const { pub } = t;
  const here = pub.mosby;
  const mark = (bits: number): void => {
    pub.mark[here] = pub.mark[here]! | bits;
  };
  switch (target) {
    case 'rail':
      mark(RAIL_DOWN);
      return POINTS.rail;
    case 'bridge':
      mark(BRIDGE_DOWN);
      return POINTS.bridge;
    case 'depot':
      return burnDepot(t, here);
    case 'train':
      return POINTS.train;
  }
};
/** 8.9-a */
const loot = (t: Table): void => {
  const { pub } = t;
  const roll = die(t);
  const held = t.own.mosby.hand.includes(FAST_HORSES);
  const found = DEPOT_CONTENTS[roll - 1]!;
  const what = found === 'horses' && held ? 'enough' : found;
  tell(t, '8.9-a', 'loot', { die: roll, what });
  if (what === 'explosion') score(t, '8.9-a', POINTS.explosion);
  else if (what === 'food') pub.food++;
  else if (what === 'horses') gainFastHorses(t, FAST_HORSES);
};

export const demolish = section('demolish', () => ({ success: true }), {
  // 6.4-c, 6.4-k No die is needed, and units in the space do not prevent it; 8.6-a with the optional rule it may fail.
  attempt: step('6.4-f', (t, my) => {
    const { pub } = t;
    const here = pub.mosby;
    const { target } = my;
    if (on(pub, DEMOLITION_FAILS)) {
      const fails = demolitionFails(isForce(pub, here) || activeCombatIn(pub, here));
      const roll = rolled(die(t), [], fails + 1);
      my.success = roll.die > fails;
      if (!my.success) tell(t, '8.6-a', 'failed', { target, here, roll });
    }
    if (my.success) {
      const points = wreck(t, target);
      tell(t, target === 'train' ? '7.8-j' : '6.4-f', 'demolished', { target, here, points });
      score(t, '6.4-i', points);
      if (target === 'depot' && on(pub, DEPOT_LOOT)) loot(t);
    }
    raise(t, '6.4-f', target === 'train' ? 2 : 1);
    return next;
  }),
  // 7.8-j Both escorts are checked after the train.
  escorts: step('7.8-j', (_, my) => (my.target === 'train' ? call('escorts', {}) : next)),
  checks: step('6.4-g', t => {
    check(t, checksAround(t.pub, t.pub.mosby), { rule: '6.4-g', mosbys: true });
    return next;
  }),
  placed: step('7.8-l', (t, my) => {
    if (my.target === 'train' && my.success) burnTrain(t);
    return next;
  }),
  // 8.9-a Fast Horses may be a card too many.
  limit: step('5.1-c', t => (t.own.mosby.hand.length > HAND_LIMIT ? call('handLimit', {}) : done)),
});
