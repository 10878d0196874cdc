/** 9. AGITATION, and 10 to 12: the three tables. */
import { done, type Flow, goto, next, write } from '@cuartel/engine';
import { AGITATORS } from '../data/markers.ts';
import { FRENCH, type Nation, SPANISH } from '../data/nations.ts';
import { nameOf, numberOf, SIDES, type SideName } from '../data/sides.ts';
import {
  CONGRESS,
  DECLARATION,
  EUROPE_CONTEST,
  FIRST_REGION_CONTEST,
  PROGRESS_CONTEST,
  TABLES,
  type TableName,
} from '../data/tables.ts';
import { WASHINGTON } from '../data/units.ts';
import {
  ALL_CONTESTS,
  contestDice,
  contestsOf,
  contestWinner,
  europeAfter,
  isUncontested,
  loyaltyAfter,
  markersLaid,
  pointsLaid,
  progressAfter,
} from '../queries/agitation.ts';
import { atWar } from '../queries/nations.ts';
import { hosts, isAwaited } from '../queries/waiting.ts';
import type { Mine, Table } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { bringReinforcements, layOpen, putBack, tellContest } from '../verbs/agitation.ts';
import { notThrown, throwDice } from '../verbs/dice.ts';
import { tell, tellOnly } from '../verbs/pen.ts';
import { joinAt } from '../verbs/units.ts';

const { call, decide, moment, section, step, together } = write<Revolution>();
const agitatorsIn = (own: Pick<Mine, 'hand'>): number => AGITATORS.reduce((sum, marker) => sum + own.hand[marker]!, 0);
/** 9.3-c The six orders of the three tables. */
const ORDERS: readonly (readonly TableName[])[] = TABLES.flatMap(a =>
  TABLES.filter(b => b !== a).map(b => [a, b, TABLES.find(c => c !== a && c !== b)!]),
);

/** 9.3-a, 9.1-c, 11.1-b Either side may lay markers for any of the nine contests. */
export const agitation = section('agitation', () => ({ contests: [] }), {
  begin: step('9.3-a', () => moment('between', {})),
  assign: together(
    '9.3-a',
    (_, pub) => SIDES.filter(side => pub.hands[numberOf(side)]! > 0),
    {
      assign: {
        among: v => AGITATORS.filter(what => v.own.hand[what]! > 0).flatMap(what => ALL_CONTESTS.map(to => ({ what, to }))),
        times: (v, _, { what }) => v.own.hand[what]!,
        part: [
          [
            '9.3-a',
            (v, _, list) => AGITATORS.every(marker => list.filter(({ what }) => what === marker).length <= v.own.hand[marker]!),
            'notInHand',
          ],
        ],
        size: ['9.3-a', v => [0, agitatorsIn(v.own)]],
        do(t, side, laid) {
          const { assigned } = t.own[side];
          for (const { what, to } of laid) assigned[to * AGITATORS.length + AGITATORS.indexOf(what)]!++;
          tellOnly(t, '9.3-a', side, 'assignedMarkers', { laid: [...laid] });
          return 'ready';
        },
      },
    },
    t => {
      layOpen(t);
      return next;
    },
  ),
  // 9.3-f After both are shown.
  order: decide('9.3-c', (_, pub) => pub.first, {
    order: {
      of: () => ORDERS,
      do(t, my, tables) {
        tell(t, '9.3-c', 'order', { side: t.pub.first, tables: [...tables] });
        my.contests = tables.flatMap(table => [...contestsOf(table)]);
        return next;
      },
    },
  }),
  contest: step('9.3-d', (_, my) => {
    const contest = my.contests.shift();
    return contest === undefined ? goto('markers') : call('contest', { contest });
  }),
  more: step('9.3-f', () => goto('contest')),
  // 9.3-e, 4.10-b Washington may still be waiting for somebody to lead.
  markers: step('9.3-e', t => {
    putBack(t);
    return isAwaited(t) ? call('congress', {}) : next;
  }),
});

/** 9.3-d, 9.4-a Each player's dice, which he may still change, and what comes of it at once. */
export const contest = section('contest', () => ({ american: notThrown('contest'), british: notThrown('contest') }), {
  american: step<'contest'>('9.3-d', (t, my) => {
    if (SIDES.every(side => markersLaid(t.pub.assigned[numberOf(side)], my.contest) === 0)) return done;
    if (isUncontested(t.pub, my.contest) >= 0) return goto('compare');
    const dice = throwDice(t, contestDice(t.pub, 0, my.contest));
    return moment('rolled', { side: 'american', dice, for: 'contest' }, 'american');
  }),
  british: step<'contest'>('9.3-d', (t, my) => {
    const dice = throwDice(t, contestDice(t.pub, 1, my.contest));
    return moment('rolled', { side: 'british', dice, for: 'contest' }, 'british');
  }),
  compare: step('9.3-d', (t, my) => {
    const { contest: at } = my;
    const total = (side: 0 | 1): number =>
      pointsLaid(t.pub.assigned[side], side, at) + my[nameOf(side)].dice.reduce((sum, die) => sum + die, 0);
    const alone = isUncontested(t.pub, at);
    const won = alone >= 0 ? alone : contestWinner(total(0), total(1));
    const winner: SideName | null = won < 0 ? null : nameOf(won as 0 | 1);
    tellContest(t, at, [my.american.dice, my.british.dice], winner);
    if (at === PROGRESS_CONTEST) return advance(t, won);
    if (at === EUROPE_CONTEST) return shift(t, won);
    const region = at - FIRST_REGION_CONTEST;
    const level = loyaltyAfter(t.pub.loyalty[region]!, won);
    if (level !== t.pub.loyalty[region]) {
      t.pub.loyalty[region] = level;
      tell(t, '11.2-a', 'loyalty', { region, level });
    }
    return next;
  }),
});

/** 10.2-a, 10.3-a, 10.4-a, 10.5-c, 10.5-d What a new box of Progress brings. */
const advance = (t: Table, won: 0 | 1 | -1): Flow<Revolution, 'contest'> => {
  const box = progressAfter(t.pub.progress, won);
  if (box === t.pub.progress) return next;
  t.pub.progress = box;
  tell(t, '10.2-a', 'progress', { box });
  if (box === DECLARATION) bringReinforcements(t);
  return box === CONGRESS ? call('congress', {}) : next;
};
/** 12.2-a, 12.3-a, 12.7-b, 12.7-c An alliance begins or ends the moment the marker moves. */
const shift = (t: Table, won: 0 | 1 | -1): Flow<Revolution, 'contest'> => {
  const box = europeAfter(t.pub.europe, won);
  if (box === t.pub.europe) return next;
  const before = [FRENCH, SPANISH].map(nation => atWar(t.pub, nation));
  t.pub.europe = box;
  tell(t, '12.2-a', 'europe', { box });
  const changed: Nation | undefined = [FRENCH, SPANISH].find((nation, i) => atWar(t.pub, nation) !== before[i]);
  if (changed === undefined) return next;
  const joins = atWar(t.pub, changed);
  tell(t, '12.7-c', 'alliance', { nation: changed, joins });
  return joins ? next : call('neutrality', { nation: changed });
};

/** 4.10-a, 4.10-b Washington joins an American combat unit, or waits until there is one. */
export const congress = section('congress', () => ({}), {
  wait: step('4.10-b', t => (isAwaited(t) ? next : done)),
  washington: decide(
    '4.10-a',
    () => 'american',
    {
      bringWashington: {
        of: v => hosts(v.own),
        do(t, _, at) {
          tell(t, '4.10-a', 'washington', { at });
          joinAt(t, WASHINGTON, at);
          return next;
        },
      },
    },
    { always: true },
  ),
});
