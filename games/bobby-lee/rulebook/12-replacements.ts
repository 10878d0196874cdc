/** 12. REPLACEMENTS, with the political Victory Points of 3.53 to 3.55. */
import { done, goto, next, write } from '@cuartel/engine';
import { FIRST_YEAR, monthOfYear, replacementPoints, yearOf } from '../data/calendar.ts';
import { CSA_VP_MONTHS } from '../data/reconstructed.ts';
import { CSA, SIDES, USA } from '../data/sides.ts';
import { EMANCIPATION_VP } from '../data/tables.ts';
import { BLOCKS_OF } from '../data/tokens.ts';
import { mine } from '../queries/orders.ts';
import {
  cadrePrice,
  hasLine,
  levies,
  linesOf,
  pool,
  posts,
  roomForCadre,
  roomForStep,
  stepPrice,
} from '../queries/replacements.ts';
import type { View } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';
import { tell } from '../verbs/pen.ts';
import { fixControl } from '../verbs/phases.ts';
import { score } from '../verbs/points.ts';
import { carryOut, draft, muster, placeCadre, post, proclaim, strengthen, takeUpCadre } from '../verbs/replacements.ts';

const { decide, section, step, together } = write<BobbyLee>();

/** 3.55-a, 3.55-c */
const mayEmancipate = (v: View): boolean => v.me === 'USA' && v.pub.emancipation && v.pub.lastVictory;
const atRest = (v: View): boolean => v.own.plan.mustering < 0;

export const replacement = section('replacement', () => ({ points: [0, 0], lines: [] }), {
  // 3.53-a, 3.5-a
  date: step('3.53-a', t => {
    fixControl(t);
    if (CSA_VP_MONTHS.includes(monthOfYear(t.pub.month))) score(t, '3.53-a', 'CSA', 1, 'date');
    return next;
  }),
  proclaim: together(
    '12.1-b',
    () => SIDES,
    {
      proclaim: {
        of: v =>
          [false, true].flatMap(emancipation =>
            emancipation && !mayEmancipate(v) ? [] : [false, true].map(drafting => ({ draft: drafting, emancipation })),
          ),
        do(t, side, { draft: drafting, emancipation }) {
          proclaim(t, side, drafting, emancipation);
          return 'ready';
        },
      },
    },
    // 12.1-a, 3.5-b The order of scoring: the draft of the CSA, that of the USA, emancipation.
    t => {
      for (const side of ['CSA', 'USA'] as const) if (t.own[side].plan.draft) draft(t, side);
      return next;
    },
  ),
  score: step('3.55-b', (t, my) => {
    const year = Math.min(yearOf(t.pub.month) - FIRST_YEAR, replacementPoints.length - 1);
    const [usa, csa] = replacementPoints[year]!;
    my.points = [usa, csa];
    if (!t.own.USA.plan.emancipation) return next;
    t.pub.emancipation = false;
    my.points = [usa, csa * 2];
    tell(t, '3.55-b', 'emancipated', { points: csa * 2 });
    score(t, '3.55-b', 'USA', EMANCIPATION_VP, 'emancipation');
    return next;
  }),
  // 12.2-a
  income: step('12.2-a', (t, my) => {
    t.own.USA.plan.points = my.points[USA];
    t.own.CSA.plan.points = my.points[CSA];
    my.lines = linesOf(t.pub);
    tell(t, '12.2-a', 'income', { usa: my.points[USA], csa: my.points[CSA] });
    return next;
  }),
  spend: together(
    '12.1-b',
    () => SIDES,
    {
      strengthen: {
        rule: '12.3-a',
        of: v => (atRest(v) && v.own.plan.points > 0 ? BLOCKS_OF[mine(v)] : []),
        all: v => BLOCKS_OF[mine(v)],
        if: [
          ['12.4-a', atRest, 'placeFirst'],
          // 12.42-b A cadre of this turn comes to the map when it ends, and so gets no steps in it.
          ['12.3-a', (v, _, block) => v.own.token[block]! >= 0, 'notOnMap'],
          ['12.3-a', (v, _, block) => stepPrice(mine(v), block) > 0, 'brigade'],
          ['12.3-a', (v, _, block) => roomForStep(v, block), 'fullStrength'],
          ['12.3-a', (v, my, block) => hasLine(v, my.lines, block), 'noSupplyLine'],
          ['12.42-a', (v, _, block) => stepPrice(mine(v), block) <= v.own.plan.points, 'tooDear'],
        ],
        do(t, side, block) {
          strengthen(t, side, block);
          return 'more';
        },
      },
      muster: {
        rule: '12.4-a',
        of: v => (atRest(v) && v.own.plan.points > 0 && roomForCadre(v) ? pool(v) : []),
        all: v => BLOCKS_OF[mine(v)],
        if: [
          ['12.4-a', atRest, 'placeFirst'],
          ['12.42-c', (v, _, block) => v.own.steps[block] === 0 && !v.own.plan.raised.includes(block), 'notInPool'],
          ['12.41-a', roomForCadre, 'noPost'],
          ['12.42-a', (v, _, block) => cadrePrice(mine(v), block) <= v.own.plan.points, 'tooDear'],
        ],
        do(t, side, block) {
          muster(t, side, block, false);
          return 'more';
        },
      },
      enlist: {
        rule: '3.54-a',
        of: v => (atRest(v) ? levies(v) : []),
        do(t, side, block) {
          muster(t, side, block, true);
          return 'more';
        },
      },
      post: {
        rule: '12.41-a',
        of: v => (atRest(v) ? [] : posts(v)),
        do(t, side, hex) {
          post(t, side, hex);
          return 'more';
        },
      },
      ready: { if: [['12.4-a', atRest, 'placeFirst']], do: () => 'ready' },
    },
    () => next,
  ),
  build: step('12.1-a', t => {
    carryOut(t);
    return next;
  }),
  // 12.1-a The CSA has the last word: its cadres are placed when those of the USA stand.
  cadre: step('12.1-a', t => {
    if (takeUpCadre(t)) return next;
    fixControl(t);
    return done;
  }),
  place: decide('12.1-a', () => 'CSA', {
    post: {
      rule: '12.41-a',
      of: posts,
      do(t, _, hex) {
        placeCadre(t, hex);
        return goto('cadre');
      },
    },
  }),
});
