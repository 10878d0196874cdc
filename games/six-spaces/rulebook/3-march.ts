/** 3. MARCHING */
import { next, write } from '@cuartel/engine';
import { foe } from '../data/board.ts';
import { holds, interceptors, refuges } from '../queries/board.ts';
import type { Six } from '../types.ts';
import { enter, setOut } from '../verbs/deeds.ts';
import { uncover } from '../verbs/optional.ts';

const { call, moment, section, step } = write<Six>();

export const march = section('march', () => ({ entering: { side: 'north', from: -1, to: -1, by: -1 }, met: false }), {
  announce: step('4.1', (t, my) => {
    setOut(t, my.side, my.group, my.from, my.to);
    return interceptors(t.pub, foe(my.side), my.from, my.to).length > 0
      ? moment('entering', { side: my.side, from: my.from, to: my.to, by: -1 }, 'entering')
      : next;
  }),
  intercepted: step('4.1', (_, my) =>
    my.entering.by >= 0 ? call('interception', { side: foe(my.side), block: my.entering.by, to: my.to }, 'met') : next,
  ),
  enter: step('3.1', (t, my) => {
    enter(t, my.group, my.to);
    return next;
  }),
  avoidance: step('5.1', ({ pub }, my) => {
    const by = foe(my.side);
    return holds(pub, my.to, by) && !my.met && refuges(pub, by, my.to, my.from).length > 0
      ? call('avoidance', { side: by, here: my.to, from: my.from })
      : next;
  }),
  battle: step('6.1', (t, my) => {
    uncover(t, 'march');
    return holds(t.pub, my.to, foe(my.side))
      ? call('battle', { attacker: my.side, group: my.group, from: my.from, here: my.to })
      : next;
  }),
});
