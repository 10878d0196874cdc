/** 10. ACTIONS, and 14.3 the hidden artillery before them */
import { die, done, goto, memoSeen, write } from '@cuartel/engine';
import { carryOut, playable } from '../cards/playable.ts';
import { HIDDEN_BOX, isRegion, PLACE_COUNT, type Place, placeOfRegion, regionAt } from '../data/places.ts';
import { ACTED, IN_THE_OPEN } from '../data/posts.ts';
import { REGION_COUNT, type Region } from '../data/regions.ts';
import { CARLIST, LIBERAL, numberOf, type Side } from '../data/sides.ts';
import { PORTS } from '../data/spaces.ts';
import { COSTS, POINT_COST } from '../data/tables.ts';
import {
  BACKPACK,
  COUNTERS_OF,
  counterKind,
  FIELD,
  MOST_POINTS,
  MOUNTAIN,
  TOKENS_OF,
  type Token,
  type Unit,
} from '../data/units.ts';
import {
  canPay,
  canPayForExpedition,
  deploysTo,
  expeditionMay,
  hidable,
  isSapper,
  mayBank,
  mayReplace,
  recruitsAt,
  replacementModifier,
  replacementsFor,
} from '../queries/actions.ts';
import { markersLeft, mayBuildAt, mayDemolish } from '../queries/fortresses.ts';
import { fightersIn, isTrain, sailors } from '../queries/groups.ts';
import { maySuppress, recruits } from '../queries/regions.ts';
import { restorable } from '../queries/replacements.ts';
import { canLandAt, canLandFrom, canSailFrom } from '../queries/sea.ts';
import { backpacksLeft, canDivide, spareCounter } from '../queries/stacking.ts';
import { inMutiny } from '../queries/standing.ts';
import { countersAt, doneBy, isFighter, pointsAt, pointsOf } from '../queries/units.ts';
import type { Seen, View } from '../state/table.ts';
import type { GunKind } from '../types/turn.ts';
import type { War } from '../types.ts';
import { shelveUnit } from '../verbs/arrive.ts';
import { sweepStanding } from '../verbs/cards.ts';
import { beginFortress, demolishFortress } from '../verbs/fortress.ts';
import { divideGun, putPoints, takePoints } from '../verbs/guns.ts';
import { remember } from '../verbs/march.ts';
import { tell } from '../verbs/pen.ts';
import { pay, payForExpedition } from '../verbs/phase.ts';
import { changeCommand } from '../verbs/tracks.ts';
import { moveUnit } from '../verbs/units.ts';

const { call, decide, moment, section, step } = write<War>();
const GUNS: readonly GunKind[] = [FIELD, MOUNTAIN];
const regions: readonly Region[] = Array.from({ length: REGION_COUNT }, (_, region) => region);
const places: readonly Place[] = Array.from({ length: PLACE_COUNT }, (_, place) => place);

/** 14.3-b A point of a kind in the box that was there before this step. */
const inBox = (pub: Seen, hidden: readonly number[], kind: GunKind): boolean =>
  pointsAt(pub, CARLIST, kind, HIDDEN_BOX) > hidden[kind]!;
/** 14.3-b The guns already there can take it, or a counter is free. */
const takesGun = (pub: Seen, kind: GunKind, at: Place): boolean => {
  const there = countersAt(pub, CARLIST, kind, at);
  return there.length > 0 ? pointsOf(pub, there[0]!) < MOST_POINTS[CARLIST][kind] : canSpare(pub, kind);
};
/** The counter in the box itself comes free when its last point leaves. */
const canSpare = (pub: Seen, kind: GunKind): boolean =>
  spareCounter(pub, CARLIST, kind, 1) >= 0 || countersAt(pub, CARLIST, kind, HIDDEN_BOX).some(one => pointsOf(pub, one) === 1);

export const deployOrHide = section('deployOrHide', () => ({ hidden: [0, 0], deployed: false }), {
  hiddenGuns: decide('14.3-b', () => 'Carlist', {
    bringOut: {
      of: (v, my) =>
        my.deployed
          ? []
          : GUNS.filter(kind => inBox(v.pub, my.hidden, kind)).flatMap(kind =>
              places.filter(at => deploysTo(v.pub, v.own, at) && takesGun(v.pub, kind, at)).map(at => ({ kind, at })),
            ),
      do(t, my, { kind, at }) {
        takePoints(t, CARLIST, kind, HIDDEN_BOX, IN_THE_OPEN, 1);
        putPoints(t, CARLIST, kind, at, IN_THE_OPEN, 1);
        tell(t, '14.3-b', 'gunDeployed', { kind, place: at });
        my.deployed = true;
        return goto('hiddenGuns');
      },
    },
    hide: {
      rule: '14.3-c',
      of: v =>
        GUNS.flatMap(kind => COUNTERS_OF[CARLIST][kind])
          .filter(counter => v.pub.at[counter]! >= 0 && hidable(v.pub, v.pub.at[counter]!).includes(counter))
          .flatMap(counter => {
            const points = pointsOf(v.pub, counter);
            return Array.from({ length: points }, (_, i) => ({ counter, points: i + 1 })).filter(
              part => part.points === points || canDivide(v.pub, counter, part.points),
            );
          }),
      do(t, my, { counter, points }) {
        const kind = counterKind[counter] as GunKind;
        const from = t.pub.at[counter]!;
        const post = t.pub.post[counter]!;
        if (points === pointsOf(t.pub, counter)) moveUnit(t, counter, HIDDEN_BOX);
        else putPoints(t, CARLIST, kind, HIDDEN_BOX, IN_THE_OPEN, takePoints(t, CARLIST, kind, from, post, points));
        my.hidden[kind]! += points;
        tell(t, '14.3-c', 'gunHidden', { kind, points, from });
        return goto('hiddenGuns');
      },
    },
    enough: { do: () => done },
  }),
});

/** 10.1-a, 10.1-c Places with infantry or cavalry that has not acted. */
const activatable = memoSeen(({ me, pub, own }: View): Place[] => {
  const found: Place[] = [];
  for (const token of TOKENS_OF[numberOf(me)]) {
    const at = pub.at[token]!;
    if (at < 0 || pub.post[token] !== IN_THE_OPEN || found.includes(at) || inMutiny(pub, at)) continue;
    const block = own.block[token]!;
    if ((own.done[block]! & ACTED) === 0 && isFighter(block)) found.push(at);
  }
  return found.sort((a, b) => a - b);
});
/** 10-c The point of the expeditions moves those that were there when the phase began. */
const paysAsExpedition = (pub: Seen, side: Side, at: Place): boolean =>
  side === CARLIST && isRegion(at) && pub.expeditions.includes(regionAt(at));

/** 10.2-a, 10.3-a Infantry that could do it, each where it stands. */
const workers = ({ me, pub, own }: View, may: (pub: Seen, side: Side, place: Place) => boolean): Token[] => {
  const side = numberOf(me);
  const found: Token[] = [];
  let [asked, may1] = [-1, false];
  for (const token of TOKENS_OF[side]) {
    const at = pub.at[token]!;
    if (at < 0 || isRegion(at) || !isSapper(pub, own, token)) continue;
    if (at !== asked) [asked, may1] = [at, may(pub, side, at)];
    if (may1) found.push(token);
  }
  return found;
};
/** 13.1-a, 13.2-a Places from which somebody could sail, or land. */
const portsWith = (v: View, from: readonly Place[]): Place[] =>
  from.filter(place => fightersIn(v.own, sailors(v.pub, v.own, place)).length > 0);
/** 13.2-a, 13.2-h Ports from which somebody could land somewhere. */
const landers = (v: View): Place[] => {
  const shores = PORTS.filter(to => canLandAt(v.pub, to));
  return shores.length === 0
    ? []
    : portsWith(
        v,
        PORTS.filter(from => canLandFrom(v.pub, from) && (shores.length > 1 || shores[0] !== from)),
      );
};
/** Places where a side has units, each once. */
const occupied = (pub: Seen, side: Side): Place[] => {
  const found: Place[] = [];
  for (const token of TOKENS_OF[side]) {
    const at = pub.at[token]!;
    if (at >= 0 && !found.includes(at)) found.push(at);
  }
  return found.sort((a, b) => a - b);
};
/** 23.4-g Recruiting needs somebody to restore or something to build. */
const hasUse = ({ pub, own }: View, region: Region): boolean =>
  pub.regionals.length > 0 ||
  pub.trains[CARLIST]!.length > 0 ||
  backpacksLeft(pub, CARLIST) > 0 ||
  restorable(pub, own, { side: 'Carlist', left: recruits(pub, region) * POINT_COST, recruiting: region, yearEnd: false }).length >
    0;
/** 5.4-o Trains and backpacks on the map. */
const baggage = ({ me, pub, own }: View): Unit[] => {
  const side = numberOf(me);
  return [
    ...TOKENS_OF[side].filter(token => pub.at[token]! >= 0 && isTrain(own, token)),
    ...COUNTERS_OF[side][BACKPACK].filter(counter => pub.at[counter]! >= 0),
  ];
};

/** 14-b Guns that could go two ways: those that may still act, in each pair of parts. */
const divisible = ({ me, pub, own }: View): { counter: Unit; points: number }[] =>
  GUNS.flatMap(kind => COUNTERS_OF[numberOf(me)][kind])
    .filter(
      counter =>
        pub.at[counter]! >= 0 &&
        pub.at[counter] !== HIDDEN_BOX &&
        !inMutiny(pub, pub.at[counter]!) &&
        (doneBy(own, counter) & ACTED) === 0,
    )
    .flatMap(counter =>
      Array.from({ length: Math.floor(pointsOf(pub, counter) / 2) }, (_, i) => ({ counter, points: i + 1 })).filter(
        ({ points }) => canDivide(pub, counter, points),
      ),
    );

export const actions = section('actions', () => ({}), {
  action: decide(
    '10-d',
    my => my.side,
    {
      activatePlace: {
        of: v => activatable(v),
        all: () => places,
        if: [
          ['10.1-a', (v, _, at) => activatable(v).includes(at)],
          ['23.1-b', (v, my, at) => my.side === 'Liberal' || !isRegion(at) || expeditionMay(v.pub, v.own, at), 'allTogether'],
          [
            '10-d',
            (v, my, at) =>
              canPay(v.pub, 'activate') || (paysAsExpedition(v.pub, numberOf(my.side), at) && canPayForExpedition(v.pub)),
            'noPoints',
          ],
        ],
        do(t, my, place) {
          (paysAsExpedition(t.pub, numberOf(my.side), place) ? payForExpedition : pay)(t, '10.1-a', COSTS.activate);
          tell(t, '10.1-a', 'activated', { side: my.side, place });
          return call('activation', { side: my.side, place, limit: 0 });
        },
      },
      build: {
        rule: '10.2-a',
        of: v => (canPay(v.pub, 'build') && markersLeft(v.pub, numberOf(v.me)) > 0 ? workers(v, mayBuildAt) : []),
        do(t, my, token) {
          pay(t, '10.2-a', COSTS.build);
          remember(t, token, ACTED);
          beginFortress(t, numberOf(my.side), t.pub.at[token]!);
          return goto('action');
        },
      },
      demolish: {
        rule: '10.3-a',
        of: v => workers(v, mayDemolish),
        do(t, my, token) {
          remember(t, token, ACTED);
          demolishFortress(t, numberOf(my.side), t.pub.at[token]!);
          return call('settle', {});
        },
      },
      bank: {
        if: [['10.4-a', (v, my) => mayBank(v.pub, numberOf(my.side)), 'noPoints']],
        do(t, my) {
          t.pub.points -= COSTS.bank;
          tell(t, '10.4-a', 'banked', { side: my.side });
          changeCommand(t, '10.4-a', my.side, 1);
          return goto('action');
        },
      },
      replace: {
        if: [['10.5-a', v => mayReplace(v.pub), 'noPoints']],
        do(t, my) {
          pay(t, '10.5-a', COSTS.replacements);
          t.pub.replaced = true;
          return call('replacements', { side: my.side });
        },
      },
      recruit: {
        rule: '10.6-a',
        of: (v, my) =>
          my.side === 'Carlist' && canPayForExpedition(v.pub)
            ? regions.filter(region => recruitsAt(v.pub, v.own, placeOfRegion(region)) && hasUse(v, region))
            : [],
        do(t, my, region) {
          payForExpedition(t, '10.6-a', COSTS.recruit);
          t.pub.recruited.push(region);
          const points = recruits(t.pub, region);
          tell(t, '10.6-a', 'recruited', { region, points });
          return call('spend', { side: my.side, halves: points * 2, recruiting: region, yearEnd: false });
        },
      },
      suppress: {
        rule: '10.7-a',
        of: (v, my) =>
          my.side === 'Liberal' && canPay(v.pub, 'suppress') ? regions.filter(region => maySuppress(v.pub, region)) : [],
        do(t, _, region) {
          pay(t, '10.7-a', COSTS.suppress);
          return call('suppression', { region });
        },
      },
      sail: {
        rule: '13.1-a',
        of: (v, my) =>
          my.side === 'Liberal' && canPay(v.pub, 'sail')
            ? portsWith(
                v,
                occupied(v.pub, LIBERAL).filter(from => canSailFrom(v.pub, from)),
              )
            : [],
        do: (_, __, from) => call('transport', { from, free: 0 }),
      },
      land: {
        rule: '13.2-a',
        of: (v, my) => (my.side === 'Liberal' && !v.pub.landed && canPay(v.pub, 'land') ? landers(v) : []),
        do: (_, __, from) => call('landing', { from }),
      },
      shelve: {
        rule: '5.4-o',
        of: v => baggage(v),
        do(t, _, unit) {
          shelveUnit(t, unit);
          return goto('action');
        },
      },
      // 11.5-b Whatever is left together is one unit again when the actions are over.
      divide: {
        rule: '14-b',
        of: v => divisible(v),
        do(t, my, { counter, points }) {
          divideGun(t, numberOf(my.side), counter, points);
          return goto('action');
        },
      },
      card: {
        rule: '7.1-b',
        of: (v, my) => playable(v, 'own-actions', { side: numberOf(my.side) }),
        do: (t, my, card) => carryOut(t, my.side, card),
      },
      endActions: { rule: '10-g', do: () => done },
    },
    { always: true },
  ),
  // 10-g Back to the next action when one is finished.
  again: step('10-g', () => goto('action')),
});

/** 10.5-a */
export const replacements = section('replacements', () => ({}), {
  cards: step('7.1-b', (_, my) => moment('cards', { window: 'replacement-roll', by: my.side, on: { side: numberOf(my.side) } })),
  roll: step('10.5-a', (t, my) => {
    const rolled = die(t);
    const modifier = replacementModifier(t.pub, numberOf(my.side));
    const points = replacementsFor(rolled, modifier);
    tell(t, '10.5-a', 'replacementRoll', { side: my.side, die: rolled, modifier, points });
    sweepStanding(t, 'roll');
    return call('spend', { side: my.side, halves: points * 2, recruiting: -1, yearEnd: false });
  }),
});
