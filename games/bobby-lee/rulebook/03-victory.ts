/** 3. VICTORY: the end of each month. */
import { done, goto, next, write } from '@cuartel/engine';
import { ELECTION, LAST_MONTH, monthAt, monthOfYear, yearOf } from '../data/calendar.ts';
import { placeHex, placeNamed, supplyHex } from '../data/places.ts';
import { MARGINALS } from '../data/reconstructed.ts';
import { CSA, SIDES, USA } from '../data/sides.ts';
import { CSA_DECISIVE, USA_DECISIVE } from '../data/tables.ts';
import { standsAt } from '../queries/control.ts';
import { gradeOf } from '../queries/victory.ts';
import type { Table } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';
import { endGame } from '../verbs/ending.ts';
import { tell } from '../verbs/pen.ts';
import { fixControl, fixSieges } from '../verbs/phases.ts';
import { score, scorePlaces } from '../verbs/points.ts';
import { sufferSieges } from '../verbs/supply.ts';

const { section, step, together } = write<BobbyLee>();

const washington = placeHex[placeNamed.washington]!;
const alexandria = placeHex[placeNamed.alexandria]!;
const occupied = ({ pub }: Table, owner: number, by: 0 | 1): number =>
  supplyHex.filter((side, hex) => side === owner && standsAt(pub, by, hex)).length;

export const monthEnd = section('monthEnd', () => ({}), {
  // 4.6-a, 11.8-e Judged afresh.
  siege: step('11.8-c', t => {
    tell(t, '4.6-a', 'monthOver', { month: t.pub.month });
    fixControl(t);
    fixSieges(t);
    sufferSieges(t);
    return next;
  }),
  places: step('3.51-c', t => {
    scorePlaces(t);
    return next;
  }),
  // 3.52-a to 3.52-d, 11.8-d, 3.5-b The CSA first.
  bonus: step('3.52-a', t => {
    const raided = occupied(t, USA, CSA);
    if (raided > 0) score(t, '3.52-a', 'CSA', raided, 'supplyHexes');
    if (t.pub.besieged[USA].includes(washington) || standsAt(t.pub, CSA, washington)) score(t, '3.52-b', 'CSA', 1, 'washington');
    if (occupied(t, CSA, USA) === 3) score(t, '3.52-c', 'USA', 1, 'allSupplyHexes');
    t.pub.alexandria = standsAt(t.pub, USA, alexandria) ? t.pub.alexandria + 1 : 0;
    return next;
  }),
  check: step('3.1-a', t => {
    const { marker, month, kind, end } = t.pub;
    if (marker === CSA_DECISIVE) return endGame(t, '3.1-a', 'decisive', 'CSA', 0);
    if (marker === USA_DECISIVE) return endGame(t, '3.1-a', 'decisive', 'USA', 0);
    if (kind === 'campaign') {
      // 3.3.1-a, 3.3.1-b
      if (month === ELECTION && marker >= MARGINALS[0]) return endGame(t, '3.3.1-a', 'election', 'CSA', gradeOf(marker));
      if (month === LAST_MONTH) return endGame(t, '3.3.1-b', 'exhausted', null, 0);
      return goto('close');
    }
    if (month !== end) return goto('close');
    // 3.2.4-a
    const grade = gradeOf(marker);
    if (grade > 0) return endGame(t, '3.2.4-a', 'marginal', marker > 0 ? 'CSA' : 'USA', grade);
    return next;
  }),
  // 3.2.4-b A draw: both may agree to play on into the next year of the war.
  agree: together(
    '3.2.4-b',
    (_, pub) => (yearOf(pub.month) < yearOf(ELECTION) ? SIDES : []),
    {
      playOn: {
        do(t, side) {
          t.own[side].bid = 1;
          return 'ready';
        },
      },
      settle: {
        do(t, side) {
          t.own[side].bid = 0;
          return 'ready';
        },
      },
    },
    t => {
      const { pub } = t;
      const last = yearOf(pub.month) >= yearOf(ELECTION);
      const agreed = !last && t.own.USA.bid === 1 && t.own.CSA.bid === 1;
      if (agreed) {
        pub.kind = 'years';
        pub.end = monthAt(yearOf(pub.month) + 1, 10);
      }
      if (!last) tell(t, '3.2.4-b', 'playsOn', { agreed, until: pub.end as number });
      return agreed ? next : endGame(t, '3.2.4-a', 'draw', null, 0);
    },
  ),
  close: step('4.1-a', ({ pub }) => {
    pub.month++;
    pub.lastVictory = pub.greatVictory;
    pub.greatVictory = false;
    pub.bids = [-1, -1];
    // 3.54-b
    if (monthOfYear(pub.month) === 1) pub.drafts = [0, 0];
    return done;
  }),
});
