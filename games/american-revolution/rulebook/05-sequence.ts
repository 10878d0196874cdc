/** 5. SEQUENCE OF PLAY */
import { goto, next, write } from '@cuartel/engine';
import { scenarios } from '../data/scenarios.ts';
import type { Phase } from '../data/sequence.ts';
import { foeOf, type SideName } from '../data/sides.ts';
import { CAMPAIGN_PHASES } from '../data/tables.ts';
import type { Table } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { forgetMassacres } from '../verbs/massacres.ts';
import { tell } from '../verbs/pen.ts';

const { call, section, step } = write<Revolution>();

export const game = section('game', () => ({}), {
  open: step('4.2-a', () => call('setUp', {})),
  turn: step('5.1-a', t => {
    tell(t, '5.1-j', 'turn', { year: scenarios[t.pub.scenario].firstYear + t.pub.turn - 1 });
    return call('turn', {});
  }),
  again: step('5.1-j', () => goto('turn')),
});

/** The table shows whose step of which phase it is. */
const enter = (t: Table, phase: Phase, active: SideName): { side: SideName } => {
  t.pub.phase = phase;
  t.pub.active = active;
  return { side: active };
};
const second = (t: Table): SideName => foeOf(t.pub.first);

export const turn = section('turn', () => ({}), {
  initiative: step('5.1-a', t => {
    enter(t, 'initiative', t.pub.first);
    return call('initiative', {});
  }),
  political: step('5.1-b', t => {
    enter(t, 'political', t.pub.first);
    return call('political', {});
  }),
  mobilizeFirst: step('5.1-c', t => call('mobilization', enter(t, 'mobilization', t.pub.first))),
  mobilizeSecond: step('5.1-c', t => call('mobilization', enter(t, 'mobilization', second(t)))),
  agitation: step('5.1-d', t => {
    enter(t, 'agitation', t.pub.first);
    t.pub.campaign = 1;
    return call('agitation', {});
  }),
  // 5.1-e, 14.1-a The first player moves and fights, then the second.
  moveFirst: step('14.1-a', t => call('movement', enter(t, 'movement', t.pub.first))),
  fightFirst: step('5.1-e', t => call('combat', enter(t, 'combat', t.pub.first))),
  moveSecond: step('5.1-e', t => call('movement', enter(t, 'movement', second(t)))),
  fightSecond: step('5.1-e', t => call('combat', enter(t, 'combat', second(t)))),
  campaign: step('5.1-f', t => {
    if (t.pub.campaign < CAMPAIGN_PHASES) {
      t.pub.campaign++;
      return goto('moveFirst');
    }
    t.pub.campaign = 0;
    return next;
  }),
  forageFirst: step('5.1-g', t => call('forage', enter(t, 'forage', t.pub.first))),
  forageSecond: step('5.1-g', t => call('forage', enter(t, 'forage', second(t)))),
  enlistFirst: step('5.1-h', t => call('enlistment', enter(t, 'enlistment', t.pub.first))),
  enlistSecond: step('5.1-h', t => call('enlistment', enter(t, 'enlistment', second(t)))),
  adjustment: step('5.1-i', t => {
    enter(t, 'adjustment', t.pub.first);
    return call('adjustment', {});
  }),
  // 28.4-a, 37.4-a What ends a Supply Phase comes when all of it is done.
  wallsFirst: step('28.4-a', t => call('walls', enter(t, 'adjustment', t.pub.first))),
  wallsSecond: step('28.4-a', t => call('walls', enter(t, 'adjustment', second(t)))),
  massacres: step('37.4-a', t => {
    forgetMassacres(t);
    return next;
  }),
  ending: step('5.1-j', t => {
    enter(t, 'end', t.pub.first);
    return call('ending', {});
  }),
});
