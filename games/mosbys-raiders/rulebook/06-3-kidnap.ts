/** 6.3 KIDNAP */
import { done, next, write } from '@cuartel/engine';
import { checksIn } from '../queries/checks.ts';
import type { Mosby } from '../types.ts';
import { check } from '../verbs/checks.ts';
import { tell } from '../verbs/journal.ts';
import { raise } from '../verbs/tracks.ts';

const { section, step } = write<Mosby>();

/** 6.3-c, 6.3-j, 6.3-k It always succeeds. */
export const kidnap = section('kidnap', () => ({}), {
  seize: step('6.3-d', (t, my) => {
    t.pub.leaders[my.leader] = 2;
    tell(t, '6.3-d', 'leader', { leader: my.leader, what: 'kidnapped' });
    raise(t, '6.3-d', 2);
    return next;
  }),
  // 6.3-e The space and its Large Force, not the neighbours.
  checks: step('6.3-d', t => {
    check(t, checksIn(t.pub, t.pub.mosby), { rule: '6.3-d', mosbys: true });
    return done;
  }),
});
