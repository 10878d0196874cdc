/** 5. MOVEMENT: HQs, marches, strategic moves, forced marches. */
import { again, type Eyes, give, goto, next, viewOf, write } from '@cuartel/engine';
import { type Block, blockKind, INFANTRY, supreme } from '../data/blocks.ts';
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
  railCost,
  type Stage,
  theirs,
} from '../queries/orders.ts';
import { offMapJourneys, railJourneys } from '../queries/rail.ts';
import { forcedTargets, type Reach, reachOf } from '../queries/reach.ts';
import { harbours, refuges } from '../queries/sea.ts';
import { foe, numberOf } from '../queries/sides.ts';
import { siegesOf } from '../queries/supply.ts';
import { did, isFieldHq, isHq, placeOf } from '../queries/units.ts';
import type { Table, View } from '../state/table.ts';
import type { InHand } from '../types/campaign.ts';
import type { BobbyLee } from '../types.ts';
import { forceMarches, nameTarget } from '../verbs/forced-march.ts';
import { activate, attack, invade, march, moveStrategically, reduceHqs } from '../verbs/march.ts';
import { tell } from '../verbs/pen.ts';
import { fixControl, fixSieges } from '../verbs/phases.ts';
import { demand, surrenderGroup } from '../verbs/supply.ts';

const { call, decide, section, step } = write<BobbyLee>();

const ALL_HEXES: readonly Hex[] = HEXES.flatMap((_, hex) => (playable[hex] ? [hex] : []));
const ALL_SIDES: readonly Hexside[] = HEXSIDES.map((_, side) => side);

type Hand = Eyes<BobbyLee, 'movement'>;
const NOBODY: readonly Block[] = [];
const NOWHERE: readonly Hex[] = [];
const NO_REACH: Reach = { hexes: [], attacks: [], spent: [] };
const emptyHanded = (v: Hand): boolean => v.mine.unit < 0;
const inHand = (v: Hand): boolean => v.mine.unit >= 0;
/** What the unit in hand can reach, and where it stands. */
const reach = (v: Hand): Reach => (inHand(v) ? reachOf(v, v.mine.unit) : NO_REACH);
const standing = (v: Hand): Hex | -1 => (inHand(v) ? placeOf(v, v.mine.unit) : -1);
/** 5.4-a Somebody is in hand, and there are strategic moves enough. */
const sent = (v: Hand, my: Stage, cost: number): boolean => inHand(v) && afford(v, my, cost);
const inReach = (v: Hand, to: Hex): boolean => reach(v).hexes.includes(to);
/** The kind of the hexside between the unit in hand and an adjacent hex; -1 for any other hex. */
const wallTo = (v: Hand, to: Hex): number => hexsideKind[hexsideBetween(standing(v), to)] ?? -1;
/** 5.11-e */
const joinsFriends = (v: View, to: Hex): boolean => standsAt(v.pub, theirs(v), to) && standsAt(v.pub, mine(v), to);
/** 5.4-c A land move is paid for when no HQ commands the unit. */
const payLand = (t: Table, my: { side: SideName; hqs: boolean }, unit: Block): void => {
  t.pub.strategic -= landCost(viewOf<BobbyLee>(t, my.side), my, unit);
};
/** Empties the hand. */
const putDown = (hand: InHand): Block => {
  const { unit } = hand;
  hand.unit = -1;
  return unit;
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

/** 5.11-f Somebody can be given an order, or a siege be spoken of. */
const hasOrders = (v: View, my: { hqs: boolean; asked: readonly Hex[] }): boolean =>
  BLOCKS_OF[mine(v)].some(block => v.own.token[block]! >= 0 && !did(v, block, HAS_MOVED) && mayBeOrdered(v, my, block)) ||
  demandable(v, my.asked).length > 0 ||
  ownSieges(v).length > 0;

export const movement = section(
  'movement',
  () => ({ hqs: false, begun: false, asked: [] }),
  {
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
          // 3.41-d whatever the weather
          among: hqsOf,
          few: 31,
          all: v => BLOCKS_OF[mine(v)].filter(isHq),
          each: [['5.11-a', (v, _, hq) => v.own.token[hq]! >= 0, 'notOnMap']],
          // 4.3-b The bid binds.
          size: [
            '4.3-b',
            (v, my) => (my.must < 0 ? [1, hqsOf(v).length] : [Math.max(1, dueHqs(v, my.must)), dueHqs(v, my.must)]),
          ],
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
    // 5.11-f Whoever has nobody to give an order to is not asked for one.
    anybody: step('5.11-f', (t, my) => (hasOrders(viewOf<BobbyLee>(t, my.side), my) ? next : goto(my.hqs ? 'marks' : 'reduce'))),
    // 5.11-f Unit by unit, in any order; then, with `hqs`, the active HQs themselves. Which unit is taken up, nobody else sees.
    orders: decide(
      '5.11-f',
      my => my.side,
      {
        order: {
          of: v => (emptyHanded(v) ? BLOCKS_OF[mine(v)] : NOBODY),
          all: v => BLOCKS_OF[mine(v)],
          if: [
            ['5.11-f', emptyHanded, 'oneAtATime'],
            ['5.3-a', (v, _, block) => v.own.token[block]! >= 0, 'notOnMap'],
            ['5.3-a', (v, _, block) => !did(v, block, HAS_MOVED), 'hasMoved'],
            ['5.11-c', (v, my, block) => my.hqs || !did(v, block, ACTIVE), 'activeHqLater'],
            ['5.11-c', (v, my, block) => !my.hqs || did(v, block, ACTIVE), 'onlyActiveHqs'],
            ['5.11-a', (v, my, block) => mayBeOrdered(v, my, block), 'outOfCommand'],
          ],
          do(_, __, block, hand) {
            hand.unit = block;
            return again;
          },
        },
        march: {
          rule: '5.3-a',
          of: v => reach(v).hexes,
          all: () => ALL_HEXES,
          if: [
            ['5.11-f', inHand, 'whoMoves'],
            ['5.31-b', (v, _, to) => inReach(v, to) || !standsAt(v.pub, theirs(v), to), 'thatIsAttack'],
            ['1.26-a', (v, _, to) => inReach(v, to) || wallTo(v, to) !== SIDE_MOUNTAIN, 'mountains'],
            ['1.27-b', (v, _, to) => inReach(v, to) || wallTo(v, to) !== SIDE_MAJOR_RIVER, 'unbridged'],
            ['5.3-a', (v, _, to) => inReach(v, to), 'outOfReach'],
          ],
          do(t, my, to, hand) {
            payLand(t, my, hand.unit);
            march(t, my.side, putDown(hand), to, false);
            return next;
          },
        },
        marchOn: {
          rule: '5.32-c',
          of: v => reach(v).spent,
          all: v => reach(v).hexes,
          if: [['5.32-b', (v, _, to) => reach(v).spent.includes(to), 'speedLeft']],
          do(t, my, to, hand) {
            payLand(t, my, hand.unit);
            march(t, my.side, putDown(hand), to, true);
            return next;
          },
        },
        attack: {
          rule: '5.31-b',
          of: v => reach(v).attacks,
          all: () => ALL_SIDES,
          if: [
            ['5.11-f', inHand, 'whoMoves'],
            [
              '5.31-b',
              (v, _, over) => standsAt(v.pub, theirs(v), hexsideFrom[over]!) || standsAt(v.pub, theirs(v), hexsideTo[over]!),
              'nobodyThere',
            ],
            ['5.31-c', (v, _, over) => attackersOver(v.pub, over) < attackLimitOf(v.pub, over), 'hexsideClosed'],
            [
              '5.11-e',
              (v, _, over) => !isHq(v.mine.unit) || [hexsideFrom[over]!, hexsideTo[over]!].some(to => joinsFriends(v, to)),
              'hqAlone',
            ],
            ['5.3-a', (v, _, over) => reach(v).attacks.includes(over), 'outOfReach'],
          ],
          do(t, my, over, hand) {
            payLand(t, my, hand.unit);
            attack(t, my.side, putDown(hand), over, false);
            return next;
          },
        },
        // 5.4-d, 9.3-a, 9.4-a
        rail: {
          rule: '9.3-a',
          of: (v, my) =>
            sent(v, my, 1) ? railJourneys(v.pub, mine(v), standing(v), movesLeft(v, my)).map(journey => journey.to) : NOWHERE,
          do(t, my, to, hand) {
            const cost = railCost(viewOf<BobbyLee>(t, my.side), my, hand.unit, to);
            moveStrategically(t, my.side, putDown(hand), to, 'rail', cost);
            return next;
          },
        },
        offMap: {
          rule: '9.3-b',
          of: (v, my) => (sent(v, my, 1) ? offMapJourneys(v.pub, mine(v), standing(v), movesLeft(v, my)) : NOWHERE),
          do(t, my, to, hand) {
            moveStrategically(t, my.side, putDown(hand), to, 'offMap', OFF_MAP_COST[numberOf(my.side)]);
            return next;
          },
        },
        // 5.4-e, 10.3-a
        sail: {
          rule: '10.3-a',
          of: (v, my) => (sent(v, my, strategicCost.naval) ? harbours(v.pub, mine(v), standing(v)) : NOWHERE),
          do(t, my, to, hand) {
            moveStrategically(t, my.side, putDown(hand), to, 'sail', strategicCost.naval);
            return next;
          },
        },
        // 10.4-a to 10.4-c
        invade: {
          rule: '10.4-a',
          of: (v, my) => (inHand(v) ? invasions(v, my, v.mine.unit) : NOWHERE),
          all: () => ALL_HEXES,
          if: [
            ['5.11-f', inHand, 'whoMoves'],
            ['5.4-e', v => v.me === 'USA', 'csaNeverInvades'],
            ['10.4-a', v => blockKind[v.mine.unit] === INFANTRY, 'onlyInfantry'],
            ['10.4-a', (v, my) => afford(v, my, strategicCost.invasion), 'noStrategicMoves'],
            ['10.4-b', (v, my, to) => invasions(v, my, v.mine.unit).includes(to), 'noLanding'],
          ],
          do(t, my, to, hand) {
            invade(t, my.side, putDown(hand), to, strategicCost.invasion);
            return next;
          },
        },
        evacuate: {
          rule: '10.42-a',
          of: (v, my) => (sent(v, my, strategicCost.evacuation) ? refuges(v.pub, mine(v), standing(v)) : NOWHERE),
          do(t, my, to, hand) {
            moveStrategically(t, my.side, putDown(hand), to, 'evacuate', strategicCost.evacuation);
            return next;
          },
        },
        // 5.4-f, 10.5-a
        cross: {
          rule: '10.5-a',
          of: (v, my) => (inHand(v) ? crossings(v, my, v.mine.unit) : NOWHERE),
          do(t, my, over, hand) {
            const v = viewOf<BobbyLee>(t, my.side);
            const unit = putDown(hand);
            const [cost, to] = [crossingCost(v, unit, over), beyond(v, unit, over)];
            if (standsAt(t.pub, numberOf(foe(my.side)), to)) {
              t.pub.strategic -= cost;
              attack(t, my.side, unit, over, true);
            } else moveStrategically(t, my.side, unit, to, 'cross', cost);
            return next;
          },
        },
        // 5.3-a It is put back, and has not moved.
        stay: {
          rule: '5.3-a',
          if: [['5.11-f', inHand]],
          do(_, __, ___, hand) {
            hand.left.push(putDown(hand));
            return again;
          },
        },
        demand: { rule: '11.81-a', of: (v, my) => (emptyHanded(v) ? demandable(v, my.asked) : NOWHERE), do: summon },
        capitulate: {
          rule: '11.81-a',
          of: v => (emptyHanded(v) ? ownSieges(v) : NOWHERE),
          do(t, my, lowest) {
            yieldUp(t, my.side, lowest);
            return next;
          },
        },
        halt: { if: [['5.11-f', emptyHanded, 'oneAtATime']], do: (_, my) => goto(my.hqs ? 'marks' : 'reduce') },
      },
      // Who has been taken up and can only be put back is still in hand.
      { secret: true, always: true },
    ),
    more: step('5.11-f', () => goto('anybody')),
    // 4.41-a, 5.11-c
    reduce: step('5.11-c', (t, my) => {
      reduceHqs(t, my.side);
      my.hqs = true;
      const { done } = t.own[my.side];
      return BLOCKS_OF[numberOf(my.side)].some(hq => (done[hq]! & ACTIVE) !== 0) ? goto('anybody') : next;
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
  },
  () => ({ unit: -1, left: [] }),
);
