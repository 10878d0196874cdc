/** 5.1.1-d One step of a march: interception, retreat before battle, then entry, overrun or battle. */
import { done, next, write } from '@cuartel/engine';
import { foe } from '../data/sides.ts';
import { overruns } from '../queries/battle.ts';
import { interceptors, summonedForce } from '../queries/interception.ts';
import { isOpposed, marchSp, spAt } from '../queries/pieces.ts';
import { leaveBefore, withdrawals } from '../queries/retreats.ts';
import { couldInterrupt } from '../queries/windows.ts';
import type { Seen } from '../state/table.ts';
import type { People } from '../types.ts';
import { enter, overrun, payForStep } from '../verbs/march.ts';

const { call, moment, section, step } = write<People>();

/** 5.8.2-a, 4.2.5-d Somebody stands near enough to try it, by die or by card. */
export const mayTryInterception = (pub: Seen): boolean => {
  const march = pub.march!;
  const by = foe(march.side);
  if (march.intercepted || marchSp(pub) === 0) return false;
  if (interceptors(pub, by, march.to).length > 0) return true;
  return !march.naval && couldInterrupt(pub, by, 'interception');
};

export const stride = section('stride', () => ({ left: false }), {
  interception: step('5.8.1-a', t => {
    const { side, to } = t.pub.march!;
    return mayTryInterception(t.pub) ? moment('interception', { side, to }) : next;
  }),
  // 5.8.4-a A card has brought somebody: there is no die.
  summoned: step('5.8.4-a', t => {
    const march = t.pub.march!;
    const by = march.summoned < 0 ? null : summonedForce(t.pub, foe(march.side), march.to, march.summoned);
    return by === null ? next : call('interception', { by: { ...by, on: 6 }, to: march.to, sure: true });
  }),
  withdrawal: step('7.2.4-a', t => {
    const { pub } = t;
    const { side, at, to, met } = pub.march!;
    const other = foe(side);
    if (met || leaveBefore(pub, other, to).how === 'not' || withdrawals(pub, other, to, at).length === 0) return next;
    return call('leaving', { side: other, space: to, from: at }, 'left');
  }),
  enter: step('5.1.1-d', (t, my) => {
    const { pub } = t;
    const march = pub.march!;
    const { side, at, to } = march;
    if (!march.naval) payForStep(t, to);
    if (!isOpposed(pub, side, to) && !march.met) {
      // 4.5.2-b Whoever slipped away has been attacked.
      if (my.left) march.mustAttack = false;
      enter(t, to);
      return done;
    }
    march.mustAttack = false;
    if (!march.met && !march.naval && overruns(pub, marchSp(pub), spAt(pub, foe(side), to), to, side)) {
      overrun(t, to);
      enter(t, to);
      return call('settling', {});
    }
    return call('battle', { from: at });
  }),
});
