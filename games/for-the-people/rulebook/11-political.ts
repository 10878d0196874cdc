/** 3.4, 11, 12 POLITICAL CONTROL: capitals; spaces under own SP; states and the Mississippi; the fall. */
import { done, goto, next, write } from '@cuartel/engine';
import { isFall } from '../data/calendar.ts';
import { BOTH, CSA, NOBODY, SIDES, USA } from '../data/sides.ts';
import { SIZE } from '../data/spaces.ts';
import { BORDER, CONTESTED } from '../data/states.ts';
import { FALL_LOSS } from '../data/tables.ts';
import { capitalSites, claimedBy, displaced, occupied, raids, winsState } from '../queries/states.ts';
import type { People } from '../types.ts';
import { evictCapital, mark, releaseForts, setCapital, unmark } from '../verbs/control.ts';
import { loseQueue } from '../verbs/queue.ts';
import { judgeInvasions, judgeMississippi, winState } from '../verbs/states.ts';
import { changeWill } from '../verbs/will.ts';

const { call, decide, section, step } = write<People>();

export const political = section('political', () => ({ side: USA, aside: [], states: [] }), {
  // 11.2.3-b Without a legal space the capital waits in its box.
  capitals: step('3.4.1-a', (t, my) => {
    for (const space of t.pub.capital) if (space >= 0) evictCapital(t, space);
    const side = displaced(t.pub).find(other => capitalSites(t.pub, other).length > 0);
    if (side === undefined) return goto('occupy');
    my.side = side;
    return goto('seat');
  }),
  seat: decide('11.2.3-a', my => SIDES[my.side]!, {
    seat: {
      of: (v, my) => capitalSites(v.pub, my.side),
      all: () => Array.from({ length: SIZE }, (_, space) => space),
      if: [['11.2.3-a', (v, my, space) => capitalSites(v.pub, my.side).includes(space)]],
      do(t, my, space) {
        setCapital(t, my.side, space);
        return goto('capitals');
      },
    },
  }),
  // 11.1-a, 11.1-c The Union first, then the Confederacy, each until nothing changes: a marker may carry the line to the next.
  occupy: step('11.1-a', (t, my) => {
    for (const side of BOTH)
      for (let found = occupied(t.pub, side); found.length > 0; found = occupied(t.pub, side))
        for (const space of found) mark(t, '3.4.2-a', side, space, my.aside);
    return next;
  }),
  occupied: step('11.1-c', (_, my) => {
    my.side = USA;
    return my.aside.length > 0 ? call('changes', { aside: my.aside.splice(0) }) : next;
  }),
  raids: step('11.1-b', (t, my) =>
    raids(t.pub, my.side).length > 0 ? goto('raid') : my.side === USA ? goto('others') : goto('states'),
  ),
  raid: decide('11.1-b', my => SIDES[my.side]!, {
    raid: {
      among: (v, my) => raids(v.pub, my.side),
      size: ['11.1-b', (v, my) => [0, raids(v.pub, my.side).length]],
      do(t, my, spaces) {
        for (const space of spaces) unmark(t, '11.1-b', space);
        return my.side === USA ? goto('others') : goto('states');
      },
    },
  }),
  others: step('11.1-b', (_, my) => {
    my.side = CSA;
    return goto('raids');
  }),
  // 12.1.3-c Who wins which state is settled by the markers as they lie now.
  states: step('3.4.2-c', (t, my) => {
    const { pub } = t;
    const won = CONTESTED.map(state => ({ state, side: winsState(pub, state) })).filter(({ side }) => side !== NOBODY);
    my.states = won.filter(({ state }) => BORDER.includes(state) && pub.state[state] === NOBODY).map(({ state }) => state);
    for (const { state, side } of won) if (side !== NOBODY) winState(t, side, state, my.aside);
    judgeInvasions(t, my.aside);
    judgeMississippi(t, my.aside);
    return next;
  }),
  judged: step('12.1.3-c', (_, my) => (my.aside.length > 0 ? call('changes', { aside: my.aside.splice(0) }) : next)),
  claims: step('12.1.3-a', (t, my) => {
    const state = my.states.shift();
    if (state === undefined) return goto('fall');
    const side = t.pub.state[state]!;
    return side === NOBODY ? goto('claims') : call('claiming', { side, state });
  }),
  claimed: step('12.1.3-a', () => goto('claims')),
  // 3.4.2-e
  fall: step('12.9-a', t => {
    if (!isFall(t.pub.turn)) return next;
    changeWill(t, '12.9-a', USA, FALL_LOSS, 'fall');
    if (t.pub.emancipation) changeWill(t, '12.9-a', CSA, FALL_LOSS, 'fall');
    return next;
  }),
  forts: step('3.4.2-f', t => {
    releaseForts(t);
    // 20-b A queue does not outlast its turn.
    for (const side of BOTH) loseQueue(t, side);
    return done;
  }),
});

export const claiming = section('claiming', () => ({}), {
  look: step('12.1.3-a', (t, my) => (claimedBy(t.pub, my.side, my.state).length > 0 ? next : done)),
  claim: decide('12.1.3-a', my => SIDES[my.side]!, {
    claim: {
      among: (v, my) => claimedBy(v.pub, my.side, my.state),
      size: ['12.1.3-a', (v, my) => [0, claimedBy(v.pub, my.side, my.state).length]],
      do(t, my, spaces) {
        for (const space of spaces) mark(t, '12.1.3-a', my.side, space);
        return done;
      },
    },
  }),
});
