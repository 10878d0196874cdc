/** 10.4, 10.5 REINFORCEMENTS OF THE CONFEDERACY: the blockade run zone by zone, then the SP of runners, states, brigades and border states. */
import { die, done, goto, next, write } from '@cuartel/engine';
import { runnersOf, type Zone } from '../data/ports.ts';
import { CSA } from '../data/sides.ts';
import type { Space } from '../data/spaces.ts';
import { type State, stateNamed, stateOf } from '../data/states.ts';
import { NO_RUNNER } from '../data/tables.ts';
import { borderSites, openIn, raised, raisings, runsBlockade } from '../queries/reinforcements.ts';
import { remountSites } from '../queries/remounts.ts';
import type { Seen } from '../state/table.ts';
import type { People } from '../types.ts';
import { placeInfantry } from '../verbs/losses.ts';
import { tell } from '../verbs/pen.ts';
import { changeWill } from '../verbs/will.ts';

const { decide, section, step } = write<People>();
const ZONES: readonly Zone[] = [0, 1, 2, 3];
/** 10.4.4-a */
const BORDERS: readonly State[] = [stateNamed('MO'), stateNamed('KY')];

const withSites = (pub: Seen, states: readonly State[]): State[] => states.filter(state => borderSites(pub, state).length > 0);

export const runners = section('runners', () => ({ zones: [...ZONES], ships: [], fed: [], borders: [...BORDERS] }), {
  begin: step('10.5.1-a', () => next),
  zone: decide('10.4.4-b', () => 'CSA', {
    runBlockade: {
      of: (_, my) => my.zones,
      do(t, my, zone) {
        my.zones = my.zones.filter(other => other !== zone);
        if (openIn(t.pub, zone).length === 0) {
          tell(t, '10.5.1-a', 'noPort', { zone });
          changeWill(t, '12.5-a', CSA, NO_RUNNER, 'runner', zone);
        } else {
          const rolled = die(t);
          const success = runsBlockade(rolled, t.pub.blockade);
          tell(t, '10.5.4-a', 'runner', { zone, die: rolled, blockade: t.pub.blockade, success });
          if (success) my.ships.push(zone);
          else changeWill(t, '12.5-a', CSA, NO_RUNNER, 'runner', zone);
        }
        return my.zones.length > 0 ? goto('zone') : goto('landing');
      },
    },
  }),
  landing: step('10.5.4-a', (_, my) => (my.ships.length > 0 ? goto('port') : goto('states'))),
  port: decide('10.5.4-a', () => 'CSA', {
    land: {
      of: (v, my) => openIn(v.pub, my.ships[0]!),
      all: (_, my) => runnersOf[my.ships[0]!]!,
      if: [['10.5.2-a', (v, my, port) => openIn(v.pub, my.ships[0]!).includes(port)]],
      do(t, my, port) {
        my.ships.shift();
        placeInfantry(t, '10.5.4-a', CSA, port, 1);
        return goto('landing');
      },
    },
  }),
  states: step('10.4.2-a', t => (raised(t.pub) > 0 ? goto('raise') : goto('brigades'))),
  raise: decide<'runners'>('10.4.3-a', () => 'CSA', {
    raise: {
      among: v => raisings(v.pub),
      key: ({ state }) => state,
      size: ['10.4.2-a', v => [raised(v.pub), raised(v.pub)]],
      do(t, my, list) {
        for (const { state, to } of list) {
          my.fed.push(state);
          placeInfantry(t, '10.4.3-a', CSA, to, 1);
        }
        return goto('brigades');
      },
    },
  }),
  brigades: step('10.4.3-b', (t, my) =>
    t.pub.spDue[CSA] > 0 && remountSites(t.pub, my.fed).length > 0 ? goto('remount') : goto('borders'),
  ),
  remount: decide('10.4.3-b', () => 'CSA', {
    remount: {
      of: (v, my): Space[] => remountSites(v.pub, my.fed),
      do(t, my, space) {
        t.pub.spDue[CSA]--;
        my.fed.push(stateOf[space]!);
        placeInfantry(t, '10.4.3-b', CSA, space, 1);
        return goto('brigades');
      },
    },
  }),
  borders: step('10.4.4-a', (t, my) => {
    my.borders = withSites(t.pub, my.borders);
    return my.borders.length > 0 ? goto('enlist') : done;
  }),
  enlist: decide('10.4.4-a', () => 'CSA', {
    enlist: {
      of: (v, my) => borderSites(v.pub, my.borders[0]!),
      do(t, my, space) {
        my.borders.shift();
        placeInfantry(t, '10.4.4-a', CSA, space, 1);
        return goto('borders');
      },
    },
  }),
});
