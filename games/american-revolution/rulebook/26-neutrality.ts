/** 26.4 A nation goes back to neutrality. */
import { next, type View, write } from '@cuartel/engine';
import type { Nation } from '../data/nations.ts';
import { numberOf, type SideName } from '../data/sides.ts';
import { departures, homecomings, unitsIn } from '../queries/departures.ts';
import { strangers } from '../queries/nearest.ts';
import type { Table } from '../state/table.ts';
import type { Posting } from '../types/politics.ts';
import type { Revolution } from '../types.ts';
import { keepFortress, keptFortresses } from '../verbs/fortress.ts';
import { tell, tellApart } from '../verbs/pen.ts';
import { removeAll, stacksOf, standAll, statusOfLost } from '../verbs/units.ts';

const { decide, section } = write<Revolution>();
type Seeing = View<Revolution>;

/** Everybody at once. Which of the covered units go is their owner's secret, so he is asked even when nobody has to. */
const displace = (who: SideName, posts: (v: Seeing, nation: Nation) => Posting[]) =>
  decide<'neutrality'>(
    '26.4-d',
    () => who,
    {
      displace: {
        among: (v, my) => posts(v, my.nation),
        key: ({ what }) => what,
        size: [
          '26.4-a',
          (v, my) => {
            const n = unitsIn(posts(v, my.nation)).length;
            return [n, n];
          },
        ],
        do(t, my, list) {
          const before = keptFortresses(t);
          tellApart(t, '26.4-d', who, 'displacedUnits', { units: [...list] }, 'displaced', { side: who, stacks: stacksOf(list) });
          standAll(t, numberOf(who), list);
          sendAway(t, who, my.nation);
          for (const space of before) keepFortress(t, space);
          return next;
        },
      },
    },
    { always: true },
  );
/** 5.1-l Without a place to go: back to the mix, leaders to their pool. */
const sendAway = (t: Table, who: SideName, nation: Nation): void => {
  const units = strangers(t, numberOf(who), nation);
  if (units.length === 0) return;
  tell(t, '5.1-l', 'dispersedHome', { side: who, units });
  removeAll(t, units, statusOfLost);
};

export const neutrality = section('neutrality', () => ({}), {
  american: displace('american', departures),
  british: displace('british', departures),
  home: displace('american', homecomings),
});
