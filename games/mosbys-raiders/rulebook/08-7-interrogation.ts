/** 8.7 INTERROGATION (optional) */
import { die, done, goto, next, pick, write } from '@cuartel/engine';
import { exitsOf } from '../data/map.ts';
import { interrogated } from '../data/tables.ts';
import { inLines, isForce, unrevealed } from '../queries/map.ts';
import { isSeen, unitsIn } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import type { Mosby } from '../types.ts';
import { tell } from '../verbs/journal.ts';
import { score } from '../verbs/tracks.ts';
import { examine } from './06-1-scout.ts';

const { decide, section, step } = write<Mosby>();

/** 8.7-a At random among the ordinary neighbours inside the lines that have something to show. */
const betray = (t: Table, count: number): void => {
  const { pub } = t;
  const open = exitsOf(pub.mosby).filter(
    space =>
      inLines(pub, space) &&
      !isForce(pub, space) &&
      (unrevealed(pub, space) || unitsIn(pub, space).some(token => !isSeen(pub, token))),
  );
  for (let n = 0; n < count && open.length > 0; n++) {
    const [space] = open.splice(count - n >= open.length ? 0 : pick(t, open.length), 1);
    if (space !== undefined) examine(t, space);
  }
};

export const interrogation = section('interrogation', () => ({}), {
  next: step('8.7-a', ({ pub }) => (pub.captives.length === 0 ? done : next)),
  ask: decide('8.7-a', () => 'mosby', {
    interrogate: {
      do(t) {
        const sort = t.pub.captives.shift() as 'courier' | 'sutler' | 'picket';
        const roll = die(t);
        const result = interrogated(roll, sort);
        tell(t, '8.7-a', 'interrogated', { sort, die: roll, result });
        if (result < 0) score(t, '8.7-a', result);
        else betray(t, result);
        return goto('next');
      },
    },
    spare: {
      do(t) {
        t.pub.captives.shift();
        return goto('next');
      },
    },
  }),
});
