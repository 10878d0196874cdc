/** 10.1 ACTIVATION of a place: 12.1 concentration, then groups one after another (11-a) */
import { done, goto, next, write } from '@cuartel/engine';
import { isRegion, isSpace, type Place } from '../data/places.ts';
import { CONCENTRATED } from '../data/posts.ts';
import { type Road, roadBetween, roadFrom } from '../data/roads.ts';
import { CARLIST, numberOf } from '../data/sides.ts';
import { mayAct } from '../queries/actions.ts';
import { couldGather, fightersIn, gatherable, gathersFew, gathersTogether } from '../queries/groups.ts';
import { blocksIn } from '../queries/movement.ts';
import { countTokens } from '../queries/units.ts';
import { entryCode } from '../state/table.ts';
import type { War } from '../types.ts';
import { endConcentration, remember } from '../verbs/march.ts';
import { tell } from '../verbs/pen.ts';
import { moveUnits } from '../verbs/units.ts';

const { call, decide, section, step } = write<War>();

export const activation = section('activation', () => ({ gathered: false }), {
  begin: step('12.1-a', ({ pub }, my) =>
    my.side === 'Carlist' && my.limit === 0 && isSpace(my.place) && couldGather(pub, my.place) ? next : goto('group'),
  ),
  gather: decide(
    '12.1-a',
    my => my.side,
    {
      concentrate: {
        among: (v, my) => gatherable(v.pub, v.own, my.place),
        part: [['12.1-b', (v, my, units) => gathersFew(v.pub, v.own, my.place, units), 'oneEach']],
        whole: [['11.3-a', (v, _, units) => gathersTogether(v.pub, v.own, units), 'needsFighter']],
        do(t, my, units) {
          for (const unit of units) remember(t, unit, CONCENTRATED);
          const sources: Place[] = [...new Set(units.map(unit => t.pub.at[unit]!))];
          tell(t, '12.1-a', 'concentrated', { units: [...units], place: my.place });
          for (const from of sources) {
            const road = roadBetween(from, my.place) as Road;
            const code = entryCode(road, roadFrom[road] === my.place);
            if (!t.pub.entries.includes(code)) t.pub.entries.push(code);
          }
          moveUnits(t, units, my.place);
          my.gathered = true;
          return call('settle', {});
        },
      },
      pass: { do: () => goto('group') },
    },
    { always: true },
  ),
  gatheredAll: step('12.1-d', () => next),
  group: decide(
    '11-a',
    my => my.side,
    {
      group: {
        among: (v, my) => mayAct(v.pub, v.own, numberOf(my.side), my.place),
        part: [['11-a', (_, my, units) => my.limit === 0 || isRegion(my.place) || blocksIn(units) <= my.limit, 'tooMany']],
        whole: [
          ['11.3-a', (v, _, units) => fightersIn(v.own, units).length > 0, 'needsFighter'],
          [
            '23.1-b',
            (v, my, units) =>
              my.side === 'Liberal' || !isRegion(my.place) || units.length === mayAct(v.pub, v.own, CARLIST, my.place).length,
            'allTogether',
          ],
        ],
        sample(v, my, pick, members) {
          if (my.side === 'Carlist' && isRegion(my.place)) return members;
          const fighters = fightersIn(v.own, members);
          const first = fighters[pick(fighters.length)]!;
          const most = my.limit === 0 ? members.length : my.limit;
          let blocks = 1;
          return members.filter(unit => unit === first || (pick(2) === 0 && (blocksIn([unit]) === 0 || ++blocks <= most)));
        },
        do: (_, my, units) =>
          call('march', {
            side: my.side,
            units: [...units],
            from: my.place,
            gathered: my.gathered,
            bound: my.limit > 0 && isSpace(my.place),
          }),
      },
      pass: { rule: '10-g', do: () => goto('end') },
    },
    { always: true },
  ),
  // Who of those who stand there may still act is nobody else's business: he is asked as long as anybody does.
  groups: step('11-a', ({ pub }, my) =>
    my.limit === 0 && countTokens(pub, numberOf(my.side), my.place) > 0 ? goto('group') : next,
  ),
  end: step('12.1-e', (t, my) => {
    if (my.side === 'Carlist') endConcentration(t);
    return done;
  }),
});
