/** 5. MOVEMENT: HQs, marches, strategic moves, forced marches. */
import { again, give, goto, next, viewOf, write } from '@cuartel/engine';
import { blockKind, INFANTRY, supreme } from '../data/blocks.ts';
import { HEXES, type Hex, playable } from '../data/hexes.ts';
import {
  HEXSIDES,
  type Hexside,
  hexsideBetween,
  hexsideFrom,
  hexsideKind,
  hexsideTo,
  SIDE_MAJOR_RIVER,
  SIDE_MOUNTAIN,
} from '../data/hexsides.ts';
import { OFF_MAP_COST } from '../data/railways.ts';
import type { SideName } from '../data/sides.ts';
import { strategicCost } from '../data/tables.ts';
import { ACTIVE, BLOCKS_OF, HAS_MOVED, MARKED, TOKENS_OF } from '../data/tokens.ts';
import { commandOf } from '../queries/command.ts';
import { standsAt } from '../queries/control.ts';
import { attackersOver, attackLimitOf } from '../queries/limits.ts';
import {
  afford,
  beyond,
  crossingCost,
  crossings,
  dueHqs,
  forcedMarches,
  hqsOf,
  invasions,
  landCost,
  markedUnits,
  mayBeOrdered,
  mine,
  movesLeft,
  orderable,
  railCost,
  subsets,
  theirs,
} from '../queries/orders.ts';
import { offMapJourneys, railJourneys } from '../queries/rail.ts';
import { forcedTargets, reachOf } from '../queries/reach.ts';
import { harbours, refuges } from '../queries/sea.ts';
import { foe, numberOf } from '../queries/sides.ts';
import { siegesOf } from '../queries/supply.ts';
import { did, isFieldHq, isHq, placeOf } from '../queries/units.ts';
import type { Table, View } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';
import { forceMarches, nameTarget } from '../verbs/forced-march.ts';
import { activate, attack, invade, march, moveStrategically, reduceHqs, stay } from '../verbs/march.ts';
import { tell } from '../verbs/pen.ts';
import { fixControl, fixSieges } from '../verbs/phases.ts';
import { demand, surrenderGroup } from '../verbs/supply.ts';

const { call, decide, section, step } = write<BobbyLee>();

const ALL_HEXES: readonly Hex[] = HEXES.flatMap((_, hex) => (playable[hex] ? [hex] : []));
const ALL_SIDES: readonly Hexside[] = HEXSIDES.map((_, side) => side);

/** 5.4-c A land move of the unit in hand is paid for when no HQ commands it. */
const payLand = (t: Table, my: { side: SideName; hqs: boolean }): void => {
  t.pub.strategic -= landCost(viewOf<BobbyLee>(t, my.side), my);
};
const inReach = (v: View, to: Hex): boolean => reachOf(v, v.own.picked).listed[to] === 1;
const inReachOf = (v: View, _: unknown, to: Hex): boolean => inReach(v, to);
/** The kind of the hexside between the unit in hand and an adjacent hex; -1 for any other hex. */
const wallTo = (v: View, to: Hex): number => hexsideKind[hexsideBetween(placeOf(v, v.own.picked), to)] ?? -1;
/** 5.11-e */
const joinsFriends = (v: View, to: Hex): boolean => standsAt(v.pub, theirs(v), to) && standsAt(v.pub, mine(v), to);
/** Back to the orders, with empty hands. */
const putDown = (t: Table, my: { side: SideName }) => {
  t.own[my.side].picked = -1;
  return goto('orders');
};

/** 11.81-a, 11.81-c Sieges of the phase in which surrender has not been demanded yet, by their lowest hex; and one's own. */
const demandable = (v: View, asked: readonly Hex[]): Hex[] =>
  siegesOf(v.pub, theirs(v)).flatMap(group => (asked.includes(group[0]!) ? [] : [group[0]!]));
const ownSieges = (v: View): Hex[] => siegesOf(v.pub, mine(v)).map(group => group[0]!);
const summon = (t: Table, my: { side: SideName; asked: Hex[] }, lowest: Hex) => {
  const hexes = siegesOf(t.pub, numberOf(foe(my.side))).find(group => group[0] === lowest)!;
  my.asked.push(lowest);
  demand(t, my.side, hexes);
  return call('surrender', { side: my.side, hexes });
};
const yieldUp = (t: Table, side: SideName, lowest: Hex): void =>
  surrenderGroup(t, side, siegesOf(t.pub, numberOf(side)).find(group => group[0] === lowest)!, false);

export const movement = section('movement', () => ({ hqs: false, begun: false, asked: [] }), {
  // 8.2-b, 11.8-e
  phase: step('8.2-b', t => {
    fixControl(t);
    fixSieges(t);
    return next;
  }),
  activate: decide(
    '5.11-a',
    my => my.side,
    {
      activate: {
        of: v => subsets(hqsOf(v)),
        // 3.41-d whatever the weather
        if: [['4.3-b', (v, my, hqs) => my.must < 0 || hqs.length === dueHqs(v, my.must), 'bidBinds']],
        do(t, my, hqs) {
          const { pub, own } = t;
          activate(t, my.side, hqs);
          const command: Hex[] = [];
          for (const hq of hqs) {
            // 5.12-c, 5.13-a, 5.4-a
            if (isFieldHq(hq)) commandOf(pub, hq, pub.at[own[my.side].token[hq]!]!, command);
            if (supreme[hq]) pub.strategic = own[my.side].steps[hq]!;
          }
          pub.command = command.sort((a, b) => a - b);
          my.begun = true;
          if (pub.strategic > 0) tell(t, '5.4-a', 'strategic', { side: my.side, moves: pub.strategic });
          return next;
        },
      },
      // 4.5-a, 4.3-b
      pass: {
        if: [['4.3-b', (v, my) => dueHqs(v, my.must) <= 0, 'bidBinds']],
        do(t, my) {
          tell(t, '4.5-a', 'passed', { side: my.side });
          return give(true);
        },
      },
      demand: { rule: '11.81-a', of: (v, my) => demandable(v, my.asked), do: summon },
      capitulate: {
        rule: '11.81-a',
        of: ownSieges,
        do(t, my, lowest) {
          yieldUp(t, my.side, lowest);
          return next;
        },
      },
    },
    { always: true },
  ),
  begun: step('5.11-a', (_, my) => (my.begun ? next : goto('activate'))),
  // 5.11-f Unit by unit, in any order; then, with `hqs`, the active HQs themselves.
  orders: decide('5.11-f', my => my.side, {
    order: {
      of: orderable,
      all: v => BLOCKS_OF[mine(v)],
      if: [
        ['5.3-a', (v, _, block) => v.own.token[block]! >= 0, 'notOnMap'],
        ['5.3-a', (v, _, block) => !did(v, block, HAS_MOVED), 'hasMoved'],
        ['5.11-c', (v, my, block) => my.hqs || !did(v, block, ACTIVE), 'activeHqLater'],
        ['5.11-c', (v, my, block) => !my.hqs || did(v, block, ACTIVE), 'onlyActiveHqs'],
        ['5.11-a', (v, my, block) => mayBeOrdered(v, my, block), 'outOfCommand'],
      ],
      do(t, my, block) {
        t.own[my.side].picked = block;
        return next;
      },
    },
    demand: { rule: '11.81-a', of: (v, my) => demandable(v, my.asked), do: summon },
    capitulate: {
      rule: '11.81-a',
      of: ownSieges,
      do(t, my, lowest) {
        yieldUp(t, my.side, lowest);
        return next;
      },
    },
    halt: { do: (_, my) => (my.hqs ? goto('marks') : goto('reduce')) },
  }),
  inHand: step('5.3-a', (t, my) => (t.own[my.side].picked < 0 ? goto('orders') : next)),
  destination: decide(
    '5.3-a',
    my => my.side,
    {
      march: {
        of: v => reachOf(v, v.own.picked).hexes,
        all: () => ALL_HEXES,
        if: [
          ['5.31-b', (v, _, to) => reachOf(v, v.own.picked).enemies[to] === 0, 'thatIsAttack'],
          ['1.26-a', (v, _, to) => inReach(v, to) || wallTo(v, to) !== SIDE_MOUNTAIN, 'mountains'],
          ['1.27-b', (v, _, to) => inReach(v, to) || wallTo(v, to) !== SIDE_MAJOR_RIVER, 'unbridged'],
          ['5.3-a', inReachOf, 'outOfReach'],
        ],
        do(t, my, to) {
          payLand(t, my);
          march(t, my.side, t.own[my.side].picked, to, false);
          return putDown(t, my);
        },
      },
      marchOn: {
        rule: '5.32-c',
        of: v => reachOf(v, v.own.picked).hexes,
        if: [['5.32-b', (v, _, to) => reachOf(v, v.own.picked).spent[to] === 1, 'speedLeft']],
        do(t, my, to) {
          payLand(t, my);
          march(t, my.side, t.own[my.side].picked, to, true);
          return putDown(t, my);
        },
      },
      attack: {
        rule: '5.31-b',
        of: v => reachOf(v, v.own.picked).attacks,
        all: () => ALL_SIDES,
        if: [
          [
            '5.31-b',
            (v, _, over) => standsAt(v.pub, theirs(v), hexsideFrom[over]!) || standsAt(v.pub, theirs(v), hexsideTo[over]!),
            'nobodyThere',
          ],
          ['5.31-c', (v, _, over) => attackersOver(v.pub, over) < attackLimitOf(v.pub, over), 'hexsideClosed'],
          [
            '5.11-e',
            (v, _, over) => !isHq(v.own.picked) || [hexsideFrom[over]!, hexsideTo[over]!].some(to => joinsFriends(v, to)),
            'hqAlone',
          ],
          ['5.3-a', (v, _, over) => reachOf(v, v.own.picked).attacks.includes(over), 'outOfReach'],
        ],
        do(t, my, over) {
          payLand(t, my);
          attack(t, my.side, t.own[my.side].picked, over, false);
          return putDown(t, my);
        },
      },
      // 5.4-d, 9.3-a, 9.4-a
      rail: {
        rule: '9.3-a',
        of: (v, my) => railJourneys(v.pub, mine(v), placeOf(v, v.own.picked), movesLeft(v, my)).map(journey => journey.to),
        do(t, my, to) {
          moveStrategically(t, my.side, t.own[my.side].picked, to, 'rail', railCost(viewOf<BobbyLee>(t, my.side), my, to));
          return putDown(t, my);
        },
      },
      offMap: {
        rule: '9.3-b',
        of: (v, my) => offMapJourneys(v.pub, mine(v), placeOf(v, v.own.picked), movesLeft(v, my)),
        do(t, my, to) {
          moveStrategically(t, my.side, t.own[my.side].picked, to, 'offMap', OFF_MAP_COST[numberOf(my.side)]);
          return putDown(t, my);
        },
      },
      // 5.4-e, 10.3-a
      sail: {
        rule: '10.3-a',
        of: (v, my) => (afford(v, my, strategicCost.naval) ? harbours(v.pub, mine(v), placeOf(v, v.own.picked)) : []),
        do(t, my, to) {
          moveStrategically(t, my.side, t.own[my.side].picked, to, 'sail', strategicCost.naval);
          return putDown(t, my);
        },
      },
      // 10.4-a to 10.4-c
      invade: {
        rule: '10.4-a',
        of: invasions,
        all: () => ALL_HEXES,
        if: [
          ['5.4-e', v => v.me === 'USA', 'csaNeverInvades'],
          ['10.4-a', v => blockKind[v.own.picked] === INFANTRY, 'onlyInfantry'],
          ['10.4-a', (v, my) => afford(v, my, strategicCost.invasion), 'noStrategicMoves'],
          ['10.4-b', (v, my, to) => invasions(v, my).includes(to), 'noLanding'],
        ],
        do(t, my, to) {
          invade(t, my.side, t.own[my.side].picked, to, strategicCost.invasion);
          return putDown(t, my);
        },
      },
      evacuate: {
        rule: '10.42-a',
        of: (v, my) => (afford(v, my, strategicCost.evacuation) ? refuges(v.pub, mine(v), placeOf(v, v.own.picked)) : []),
        do(t, my, to) {
          moveStrategically(t, my.side, t.own[my.side].picked, to, 'evacuate', strategicCost.evacuation);
          return putDown(t, my);
        },
      },
      // 5.4-f, 10.5-a
      cross: {
        rule: '10.5-a',
        of: crossings,
        do(t, my, over) {
          const v = viewOf<BobbyLee>(t, my.side);
          const [cost, to] = [crossingCost(v, over), beyond(v, over)];
          if (standsAt(t.pub, numberOf(foe(my.side)), to)) {
            t.pub.strategic -= cost;
            attack(t, my.side, t.own[my.side].picked, over, true);
          } else moveStrategically(t, my.side, t.own[my.side].picked, to, 'cross', cost);
          return putDown(t, my);
        },
      },
      stay: {
        do(t, my) {
          stay(t, my.side, t.own[my.side].picked);
          return putDown(t, my);
        },
      },
    },
    { always: true },
  ),
  // 4.41-a, 5.11-c
  reduce: step('5.11-c', (t, my) => {
    reduceHqs(t, my.side);
    my.hqs = true;
    const { done } = t.own[my.side];
    return BLOCKS_OF[numberOf(my.side)].some(hq => (done[hq]! & ACTIVE) !== 0) ? goto('orders') : next;
  }),
  // 5.32-c When every other movement is finished, all targets are named; then come the dice.
  marks: step('5.32-c', ({ pub }, my) =>
    TOKENS_OF[numberOf(my.side)].some(token => (pub.marks[token]! & MARKED) !== 0) ? next : goto('finish'),
  ),
  push: decide(
    '5.32-c',
    my => my.side,
    {
      force: {
        of: forcedMarches,
        do(t, my, { block, over }) {
          nameTarget(t, my.side, block, over);
          // who has been named shows: nothing is asked when nobody is left
          return markedUnits(viewOf<BobbyLee>(t, my.side)).length > t.own[my.side].forced.length ? again : next;
        },
      },
      lapse: {
        if: [['5.32-c', v => forcedMarches(v).length === 0, 'markBinds']],
        do: () => next,
      },
    },
    { always: true },
  ),
  dice: step('5.32-d', (t, my) => {
    forceMarches(t, my.side, block => forcedTargets(viewOf<BobbyLee>(t, my.side), block));
    return next;
  }),
  finish: step('4.41-b', () => give(false)),
});
