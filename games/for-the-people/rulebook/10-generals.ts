/** 10.6 GENERALS, laid face down in turn and turned up together; 3.2 the deal. */
import { done, goto, write } from '@cuartel/engine';
import { GRANT, SHERIDAN } from '../data/generals.ts';
import { ABILITIES } from '../data/options.ts';
import { scenarios } from '../data/scenarios.ts';
import { CSA, SIDES, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { spBySpace } from '../queries/pieces.ts';
import { arrivals, leaderless, mayLayGeneral } from '../queries/reinforcements.ts';
import { supply } from '../queries/supply.ts';
import { type Seen, WAITING } from '../state/table.ts';
import type { Slot } from '../types/politics.ts';
import type { People } from '../types.ts';
import { dealCards } from '../verbs/hand.ts';
import { tell } from '../verbs/pen.ts';
import { dismount, layGeneral, placeGrant, turnUp } from '../verbs/reinforcing.ts';

const { call, decide, section, step } = write<People>();

/** 10.6.4-b Generals of a pool who are not laid down yet. */
const left = (pub: Seen, side: Side, cavalry: boolean): number =>
  arrivals(pub, side).filter(general => pub.rides[general] === cavalry).length -
  pub.slotCavalry[side]!.filter(rider => rider === cavalry).length;
/** 10.6.2-a Armies without a general come first; only a general on foot can lead them. */
const firstServed = (pub: Seen, side: Side, supplied: Uint8Array): Space[] =>
  left(pub, side, false) === 0
    ? []
    : leaderless(pub, side, supplied).filter(army => mayLayGeneral(pub, side, army, false, supplied));
const comesFirst = (armies: readonly Space[], { space, cavalry }: Slot): boolean =>
  armies.length === 0 || (!cavalry && armies.includes(space));
const EVERY_SLOT: readonly Slot[] = Array.from({ length: SIZE }, (_, space) => space).flatMap(space => [
  { space, cavalry: false },
  { space, cavalry: true },
]);
const open = (pub: Seen, side: Side): Slot[] => {
  const found: Slot[] = [];
  const [foot, horse] = [left(pub, side, false) > 0, left(pub, side, true) > 0];
  if (!foot && !horse) return found;
  const supplied = supply(pub, side);
  const armies = firstServed(pub, side, supplied);
  const sp = spBySpace(pub, side);
  for (let space = 0; space < SIZE; space++) {
    if (sp[space] === 0 || supplied[space] === 0) continue;
    for (let i = 2 * space + (foot ? 0 : 1); i < 2 * space + (horse ? 2 : 1); i++) {
      const slot = EVERY_SLOT[i]!;
      if (comesFirst(armies, slot) && mayLayGeneral(pub, side, space, slot.cavalry, supplied)) found.push(slot);
    }
  }
  return found;
};
const waitingOf = (pub: Seen, side: Side): number => left(pub, side, false) + left(pub, side, true);

export const generals = section('generals', () => ({ side: USA }), {
  // 15-a
  begin: step('15-a', t => {
    const { pub } = t;
    const begins = pub.turn === pub.first && scenarios[pub.scenario].start === '1863';
    if (begins && pub.general[GRANT] === WAITING) placeGrant(t);
    return goto('look');
  }),
  look: step('3.1-c', (t, my) => {
    if (open(t.pub, my.side).length > 0) return goto('lay');
    const count = waitingOf(t.pub, my.side);
    if (count > 0) tell(t, '10.6.4-b', 'waits', { side: my.side, count });
    if (my.side === CSA) return goto('reveal');
    my.side = CSA;
    return goto('look');
  }),
  lay: decide('10.6.1-a', my => SIDES[my.side]!, {
    lay: {
      of: (v, my) => open(v.pub, my.side),
      all: () => EVERY_SLOT,
      if: [
        ['10.6.4-b', (v, my, { cavalry }) => left(v.pub, my.side, cavalry) > 0, 'poolEmpty'],
        ['10.6.1-a', (v, my, { space, cavalry }) => mayLayGeneral(v.pub, my.side, space, cavalry)],
        ['10.6.2-a', (v, my, slot) => comesFirst(firstServed(v.pub, my.side, supply(v.pub, my.side)), slot)],
      ],
      do(t, my, { space, cavalry }) {
        layGeneral(t, my.side, space, cavalry);
        return goto('look');
      },
    },
  }),
  reveal: step('10.6.1-a', t => {
    const away = t.pub.general[SHERIDAN]! < 0;
    turnUp(t);
    return away && t.pub.general[SHERIDAN]! >= 0 && (t.pub.options & ABILITIES) !== 0 ? goto('foot') : goto('settle');
  }),
  // 5.6.7.D-a
  foot: decide('5.6.7.D-a', () => 'USA', {
    ride: { do: () => goto('settle') },
    walk: {
      do(t) {
        dismount(t, SHERIDAN, USA);
        return goto('settle');
      },
    },
  }),
  settle: step('5.2.2-c', () => call('settling', {})),
});

export const deal = section('deal', () => ({}), {
  deal: step('3.2-a', t => {
    dealCards(t);
    return done;
  }),
});
