/** 13. MOBILIZING UNITS, with the markers of that phase (7.9; 7.5-a also those bought in it) and the optional purchases of 28, 29 and 31. */
import { again, done, type Flow, goto, next, write } from '@cuartel/engine';
import { REGULAR } from '../data/kinds.ts';
import { BRITAIN } from '../data/map.ts';
import { LEADER_ARISES, markerOf } from '../data/markers.ts';
import { RECRUITS } from '../data/mobilization.ts';
import { AMERICANS, HESSIANS } from '../data/nations.ts';
import { FORTRESSES, PARTISANS, UPGRADES } from '../data/options.ts';
import { foeOf, numberOf, type SideName } from '../data/sides.ts';
import { DRILL_COST } from '../data/tables.ts';
import { holds, markersToBuy } from '../queries/hands.ts';
import { fortressPrice, leaderPrice, poolOf } from '../queries/mobilization.ts';
import { arisingPlaces } from '../queries/plays.ts';
import * as offers from '../queries/purchases.ts';
import { isAwaited } from '../queries/waiting.ts';
import { PROMOTED, type Table, type View } from '../state/table.ts';
import type { Revolution } from '../types.ts';
import { fortify } from '../verbs/fortress.ts';
import { playMarker, shelve, spendMarker } from '../verbs/markers.ts';
import * as mobilize from '../verbs/mobilization.ts';
import { tell } from '../verbs/pen.ts';
import { layOnTop } from '../verbs/tops.ts';
import { arise, clearDone } from '../verbs/units.ts';
import { PARTISAN, raisePartisan, SPYING, spyOn } from './07-at-once.ts';

const { call, decide, moment, section, step, window } = write<Revolution>();
const DRILLMASTER = markerOf('drillmaster');
const HESSIAN_MARKER = markerOf('hessians');
const INDIAN_MARKER = markerOf('indians');
const PULASKI = markerOf('pulaski');

const inHand = (v: View, marker: number): boolean => holds(v.own, numberOf(v.me), marker);
/** 4.10-b Somebody has come for whom Washington was waiting. */
const then = (t: Table): Flow<Revolution, 'mobilization'> => (isAwaited(t) ? call('congress', {}) : again);
const points = (v: View): number => v.pub.points[numberOf(v.me)]!;
/** 7.9-h, 7.9-ac Hessians already raised stay. */
const bar = (t: Table, side: SideName): void => {
  spendMarker(t, '7.9-h', side, HESSIAN_MARKER);
  t.pub.barred = true;
  tell(t, '7.9-ac', 'hessiansBarred', {});
};

export const mobilization = section(
  'mobilization',
  () => ({ line: -1, arranged: false, finished: false }),
  {
    begin: step('5.1-c', (t, my) => {
      clearDone(t, PROMOTED);
      t.own[my.side].refused = [];
      return moment('between', {});
    }),
    // 7.9-ac, 7.9-ad The other player has his say before the step begins.
    start: step('7.9-ac', (_, my) => moment('mobilizing', { side: my.side })),
    buy: decide(
      '13.1-c',
      my => my.side,
      {
        recruit: {
          of: offers.recruitings,
          do(t, my, { line, at }, mine) {
            if (RECRUITS[line]!.nation === HESSIANS) {
              my.line = line;
              mine.free = false;
              return moment('hessian', {});
            }
            if (offers.needsClear(line, at) && mobilize.isRefused(t, my.side, at)) return again;
            mobilize.recruit(t, line, at, false);
            return then(t);
          },
        },
        buyMarkers: {
          of: v => Array.from({ length: markersToBuy(v.pub, numberOf(v.me)) }, (_, i) => i + 1),
          do(t, my, n) {
            mobilize.buyMarkers(t, my.side, n);
            return again;
          },
        },
        buyLeader: {
          if: [
            ['13.2-c', v => poolOf(v.pub, numberOf(v.me)).length > 0, 'emptyPool'],
            ['13.1-a', v => leaderPrice(v.pub, numberOf(v.me)) <= points(v), 'tooDear'],
          ],
          do: (t, my) => call('leader', { side: my.side, unit: mobilize.drawLeader(t, my.side) }),
        },
        divide: {
          of: offers.divisions,
          do(t, my, { unit, to }) {
            mobilize.divide(t, my.side, unit, to);
            return again;
          },
        },
        unite: {
          of: offers.unions,
          do(t, my, { nation, at }) {
            mobilize.unite(t, my.side, nation, at);
            return again;
          },
        },
        fortify: {
          of: offers.fortressSites,
          if: [['1.4-a', v => (v.pub.options & FORTRESSES) !== 0]],
          do(t, my, at) {
            if (!mobilize.isRefused(t, my.side, at)) fortify(t, '28.1-a', my.side, at, fortressPrice(t.pub, numberOf(my.side)));
            return again;
          },
        },
        seekPartisan: {
          of: offers.partisanRegions,
          if: [['1.4-a', v => (v.pub.options & PARTISANS) !== 0]],
          do: (_, my, region) => call('partisan', { side: my.side, region, free: false }),
        },
        upgrade: {
          of: offers.upgrades,
          if: [['31.1-a', v => (v.pub.options & UPGRADES) !== 0]],
          do(t, my, { unit, to }) {
            mobilize.upgrade(t, my.side, unit, to);
            return again;
          },
        },
        drill: {
          of: v => (inHand(v, DRILLMASTER) ? offers.drills(v) : []),
          all: offers.drills,
          if: [['7.9-f', v => inHand(v, DRILLMASTER), 'notInHand']],
          do(t, my, { at, n }) {
            if (mobilize.isRefused(t, my.side, at)) return again;
            spendMarker(t, '7.9-f', my.side, DRILLMASTER);
            mobilize.raise(t, '7.9-ab', AMERICANS, REGULAR, n, at, n * DRILL_COST);
            return then(t);
          },
        },
        drillMilitia: {
          of: v => (inHand(v, DRILLMASTER) ? offers.militiaDrills(v) : []),
          all: offers.militiaDrills,
          if: [['7.9-f', v => inHand(v, DRILLMASTER), 'notInHand']],
          do(t, my, { unit, to }) {
            if (mobilize.isRefused(t, my.side, t.own[my.side].at[unit]!)) return again;
            spendMarker(t, '7.9-f', my.side, DRILLMASTER);
            mobilize.drillOne(t, my.side, unit, to);
            return again;
          },
        },
        freeHessian: {
          of: v => (inHand(v, HESSIAN_MARKER) ? offers.freeHessians(v) : []),
          all: offers.freeHessians,
          if: [['7.9-h', v => inHand(v, HESSIAN_MARKER), 'notInHand']],
          do(_, my, line, mine) {
            my.line = line;
            mine.free = true;
            return moment('hessian', {});
          },
        },
        barHessians: {
          if: [
            ['7.9-h', v => v.me === 'american', 'onlyAmerican'],
            ['7.9-h', v => inHand(v, HESSIAN_MARKER), 'notInHand'],
            ['5.1-l', v => !v.pub.barred],
          ],
          do(t, my) {
            bar(t, my.side);
            return again;
          },
        },
        freeIndian: {
          of: v => (inHand(v, INDIAN_MARKER) ? offers.freeIndians(v) : []),
          all: offers.freeIndians,
          if: [
            ['7.9-i', v => v.me === 'british', 'onlyBritish'],
            ['7.9-i', v => inHand(v, INDIAN_MARKER), 'notInHand'],
          ],
          do(t, my, at) {
            playMarker(t, '7.9-i', my.side, INDIAN_MARKER);
            mobilize.recruit(t, offers.TRIBE_LINE, at, true);
            shelve(t, INDIAN_MARKER);
            return again;
          },
        },
        pulaski: {
          of: v => (inHand(v, PULASKI) ? offers.pulaskis(v) : []),
          all: offers.pulaskis,
          if: [['7.9-q', v => inHand(v, PULASKI), 'notInHand']],
          do(t, my, { line, at }) {
            if (mobilize.isRefused(t, my.side, at)) return again;
            spendMarker(t, '7.9-q', my.side, PULASKI);
            mobilize.recruit(t, line, at, true);
            return then(t);
          },
        },
        arise: {
          of: v => (inHand(v, LEADER_ARISES) ? arisingPlaces(v.pub, v.own, numberOf(v.me)) : []),
          all: v => arisingPlaces(v.pub, v.own, numberOf(v.me)),
          if: [['7.9-j', v => inHand(v, LEADER_ARISES), 'notInHand']],
          do(t, my, at) {
            arise(t, my.side, at);
            return again;
          },
        },
        // 7.5-a
        spy: { ...SPYING, do: (t, { side }, on) => spyOn(t, side, on) },
        committee: { ...PARTISAN, do: (t, { side }, region) => raisePartisan(t, side, region) },
        // Once in a step: how the stacks lie is no purchase.
        showOnTop: {
          among: (v, my) => (my.arranged ? [] : offers.coveredUnits(v)),
          part: [['22.1-b', (v, _, units) => new Set(units.map(unit => v.own.at[unit])).size === units.length, 'oneOnTop']],
          do(t, my, units) {
            my.arranged = true;
            layOnTop(t, my.side, units);
            return again;
          },
        },
        finish: {
          do(t, my) {
            my.finished = true;
            t.own[my.side].refused = [];
            return next;
          },
        },
      },
      { always: true },
    ),
    // 7.9-ac What was asked for is raised unless the American has put an end to it; nothing is spent before.
    hessian: step('27.1-a', (t, my, mine) => {
      if (my.finished) return done;
      const { line } = my;
      my.line = -1;
      if (line >= 0 && !t.pub.barred) {
        const { free } = mine[my.side];
        // 7.7-b Nor can what the American draws for it be the marker itself.
        if (free) playMarker(t, '7.9-h', my.side, HESSIAN_MARKER);
        mobilize.recruit(t, line, BRITAIN, free);
        if (free) shelve(t, HESSIAN_MARKER);
      }
      return goto('buy');
    }),
  },
  () => ({ free: false }),
);

/** 7.9-ad, 7.9-ac When a Mobilization step begins, whoever is not asked in it anyway; the markers he has are his secret. */
export const mobilizing = window('mobilizing', {
  rule: '7.9-ad',
  order: (pub, { side }) => (pub.hands[numberOf(foeOf(side))]! > 0 ? [foeOf(side)] : []),
  choices: {
    barHessians: {
      if: [
        ['7.9-h', (v, { side }) => v.me === 'american' && side === 'british', 'onlyAmerican'],
        ['7.9-h', v => inHand(v, HESSIAN_MARKER), 'notInHand'],
        ['5.1-l', v => !v.pub.barred],
      ],
      do(t, _, __, side) {
        bar(t, side);
        return next;
      },
    },
    arise: {
      of: v => (inHand(v, LEADER_ARISES) ? arisingPlaces(v.pub, v.own, numberOf(v.me)) : []),
      all: v => arisingPlaces(v.pub, v.own, numberOf(v.me)),
      if: [['7.9-j', v => inHand(v, LEADER_ARISES), 'notInHand']],
      do(t, _, at, side) {
        arise(t, side, at);
        return next;
      },
    },
  },
});

/** 7.9-ac Before each Hessian. */
export const hessian = window('hessian', {
  rule: '7.9-ac',
  order: pub => (pub.hands[0]! > 0 && !pub.barred ? ['american'] : []),
  once: true,
  choices: {
    barHessians: {
      if: [['7.9-h', v => inHand(v, HESSIAN_MARKER), 'notInHand']],
      do(t, _, __, side) {
        bar(t, side);
        return next;
      },
    },
  },
});
