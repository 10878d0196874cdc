/** 6.1 to 6.5 NAVAL AND RIVER MOVES: aboard, announced, past the guns, ashore. */
import { goto, next, write } from '@cuartel/engine';
import { CSA, foe, SIDES, USA } from '../data/sides.ts';
import { ARMY } from '../data/tables.ts';
import { escorts, INFANTRY, type Member, mayStay, readyInfantry, spIn } from '../queries/marches.ts';
import { generalsAt, marchSp } from '../queries/pieces.ts';
import { destinations, embarkations, fitsAboard, holdOf, passengers } from '../queries/shiploads.ts';
import { couldInterrupt } from '../queries/windows.ts';
import type { People } from '../types.ts';
import { mark, sinkHeld } from '../verbs/control.ts';
import { standDown, vanish } from '../verbs/march.ts';
import { embark, passForts, runGuns, steerFor } from '../verbs/voyage.ts';

const { call, decide, moment, section, step } = write<People>();

export const voyage = section('voyage', () => ({}), {
  begin: step('6.1.1-b', (_, my) => goto(my.from < 0 ? 'port' : 'board')),
  port: decide('6.1.1-a', my => SIDES[my.side]!, {
    sail: {
      of: ({ pub }, my) => embarkations(pub, my.side, my.farragut),
      do(_, my, port) {
        my.from = port;
        return next;
      },
    },
  }),
  board: decide('6.1.2-a', my => SIDES[my.side]!, {
    board: {
      among: ({ pub }, my): Member[] => [
        ...(my.side === CSA
          ? []
          : my.army >= 0
            ? escorts(pub, USA, { formation: ARMY, space: my.from, leader: pub.commander[my.army]! })
            : passengers(pub, my.from)),
        ...(readyInfantry(pub, my.side, my.from) > 0 ? [INFANTRY] : []),
      ],
      times: ({ pub }, my, member) => (member === INFANTRY ? readyInfantry(pub, my.side, my.from) : 1),
      part: [['6.1.2-a', ({ pub }, my, list) => fitsAboard(pub, my.side, my.army, list), 'tooManySp']],
      whole: [
        ['6.1.2-a', ({ pub }, _, list) => spIn(pub, list) > 0, 'noSp'],
        [
          '5.2.2-e',
          ({ pub }, my, list) =>
            my.army < 0 ||
            mayStay(
              pub,
              my.army,
              generalsAt(pub, USA, my.from).filter(
                general => general !== pub.commander[my.army] && !pub.rides[general] && !list.includes(general),
              ),
            ),
          'nextInInfluence',
        ],
      ],
      size: [
        '6.1.2-a',
        ({ pub }, my) => [
          1,
          Math.min(holdOf(pub, my.side, my.army), readyInfantry(pub, my.side, my.from)) +
            (my.army >= 0 ? generalsAt(pub, USA, my.from).length : 1),
        ],
      ],
      do(t, my, list) {
        embark(t, my, list);
        return call('settling', {});
      },
    },
  }),
  steer: decide('6.1.1-d', my => SIDES[my.side]!, {
    steer: {
      of: ({ pub }) => [...destinations(pub, pub.march!).keys()],
      do(t, _, to) {
        steerFor(t, to);
        return next;
      },
    },
  }),
  // 4.2.5-c Naval moves are safe, but for a card against those of operations.
  announce: step('4.2.5-c', (t, my) =>
    my.operations && couldInterrupt(t.pub, foe(my.side), 'naval-move')
      ? moment('navalMove', { side: my.side, to: t.pub.march!.to })
      : next,
  ),
  answered: step('4.3.1-c', t => (t.pub.march!.cancelled ? goto('ashore') : next)),
  // 6.3.1-a, 6.3.2-a
  guns: step('6.3.1-a', t => {
    const march = t.pub.march!;
    const way = destinations(t.pub, march).get(march.to)!;
    if (!way.guns.every(fort => runGuns(t, fort))) return goto('ashore');
    passForts(t, way);
    return next;
  }),
  land: step('6.4.1-a', () => call('stride', {})),
  // 6.1.1-b The move is over where it lands, or where it began.
  ashore: step('6.1.1-b', t => {
    const { pub } = t;
    const march = pub.march;
    if (march === null) return next;
    if (marchSp(pub) === 0 && march.generals.length === 0) {
      vanish(t);
      return next;
    }
    march.to = -1;
    const won = march.farragut && march.at !== march.origin && pub.control[march.at] !== USA && march.infantry > 0;
    const { at } = march;
    standDown(t);
    // 11.3-e Farragut leaves a marker at once.
    if (won) mark(t, '11.3-e', USA, at);
    return next;
  }),
  close: step('6.7-c', t => {
    sinkHeld(t);
    return call('settling', {});
  }),
});
