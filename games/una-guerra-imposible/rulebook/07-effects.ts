/** 7-g WHAT CARDS ASK FOR: regions, places, blocks. How a card is carried out is in cards/effects.ts. */
import { done, give, goto, next, viewOf, write } from '@cuartel/engine';
import { HIDDEN_BOX, isRegion, placeOfRegion, regionAt } from '../data/places.ts';
import { type Region, regionsBeside } from '../data/regions.ts';
import { CARLIST, numberOf } from '../data/sides.ts';
import { FIELD, MOUNTAIN } from '../data/units.ts';
import { frontOf, frontPlaces } from '../queries/battle.ts';
import {
  bandPlaces,
  buildable,
  freeMoves,
  landingsOf,
  restorable,
  sailable,
  suppliable,
  workable,
} from '../queries/card-choices.ts';
import { targetPlaces, targets } from '../queries/conditions.ts';
import { expeditions, withinLevels } from '../queries/regions.ts';
import { spareCounter } from '../queries/stacking.ts';
import { countersAt, pointsOf } from '../queries/units.ts';
import type { Seen } from '../state/table.ts';
import type { War } from '../types.ts';
import { placeBand } from '../verbs/arrive.ts';
import { toReserve } from '../verbs/battle.ts';
import {
  bagBlock,
  completeWorks,
  hasActed,
  hideNewGun,
  landBlock,
  markChapelgorris,
  mutiny,
  restoreSupply,
} from '../verbs/card-effects.ts';
import { discardCard, layStanding } from '../verbs/cards.ts';
import { beginFortress } from '../verbs/fortress.ts';
import { tell } from '../verbs/pen.ts';
import { changeUprising, destroyIfGone } from '../verbs/spain.ts';
import { loseStrength } from '../verbs/units.ts';

const { call, decide, section, step } = write<War>();

/** A region at its limit may be picked only if all are. */
const moving = (pub: Seen, regions: readonly Region[], n: number): Region[] => {
  const able = regions.filter(region => withinLevels(region, pub.uprising[region]! + n) !== pub.uprising[region]);
  return able.length > 0 ? able : [...regions];
};
export const cardUprising = section('cardUprising', () => ({}), {
  region: decide('23-a', my => my.side, {
    nameRegion: {
      of: ({ pub }, my) => moving(pub, my.regions, my.n),
      do(t, my, region) {
        changeUprising(t, '7.1-a', region, my.n);
        return give(placeOfRegion(region));
      },
    },
  }),
});
/** C17 The region of one expedition, and one beside it. */
export const cardAround = section('cardAround', () => ({ region: -1 }), {
  region: decide('23-c', my => my.side, {
    nameRegion: {
      of: ({ pub }) => expeditions(pub),
      do(_, my, region) {
        my.region = region;
        return next;
      },
    },
  }),
  raise: step('23-a', (t, my) => {
    changeUprising(t, '7.1-a', my.region, my.n);
    return next;
  }),
  other: decide('23-a', my => my.side, {
    nameRegion: {
      of: ({ pub }, my) => moving(pub, regionsBeside[my.region]!, my.n),
      do(t, my, region) {
        changeUprising(t, '7.1-a', region, my.n);
        return give(placeOfRegion(my.region));
      },
    },
  }),
});

/** L25, L29, L33, C18 Strength lost; a negative `n` means so much from each. */
export const cardLoss = section('cardLoss', () => ({ place: -1, left: 0, places: [] }), {
  begin: step('7-h', (t, my) => {
    const own = t.own[my.side];
    const hit = targets(t.pub, own, my.target);
    if (hit.length === 0) return give(-1);
    if (my.n < 0) {
      for (const token of hit) loseStrength(t, '5.2-e', token, -my.n);
      my.left = 0;
      return goto('end');
    }
    my.left = my.n;
    if (my.placeBy === null) return goto('count');
    // 5.2-b Where such units stand, their owner declares.
    my.places = targetPlaces(t.pub, own, my.target);
    tell(t, '5.2-b', 'declaredPlaces', { side: my.side, places: my.places });
    return next;
  }),
  place: decide('5.2-b', my => my.placeBy ?? my.side, {
    namePlace: {
      of: (_, my) => my.places,
      do(_, my, place) {
        my.place = place;
        return next;
      },
    },
  }),
  count: step('5.2-e', (t, my) => {
    const hit = targets(t.pub, t.own[my.side], my.target).filter(token => my.place < 0 || t.pub.at[token] === my.place);
    return my.left > 0 && hit.length > 0 ? next : goto('end');
  }),
  suffer: decide(
    '5.2-e',
    my => my.side,
    {
      suffer: {
        of: (v, my) => targets(v.pub, v.own, my.target).filter(token => my.place < 0 || v.pub.at[token] === my.place),
        do(t, my, token) {
          my.left--;
          const at = t.pub.at[token]!;
          const alive = loseStrength(t, '5.2-e', token);
          if (!alive && my.side === 'Carlist' && isRegion(at)) destroyIfGone(t, regionAt(at));
          return goto('count');
        },
      },
    },
    { always: true },
  ),
  end: step('4.9-g', () => call('settle', {})),
  back: step('7-g', (_, my) => give(my.place)),
});
/** L15, L19, C25 A place in mutiny: the owner of the troops declares where there are any. */
export const cardMutiny = section('cardMutiny', () => ({ places: [] }), {
  begin: step('5.2-b', (t, my) => {
    my.places = targetPlaces(t.pub, t.own[my.target.side], my.target);
    tell(t, '5.2-b', 'declaredPlaces', { side: my.target.side, places: my.places });
    return my.places.length > 0 ? next : give(-1);
  }),
  place: decide('6-a', my => my.side, {
    namePlace: {
      of: (_, my) => my.places,
      do(t, _, place) {
        mutiny(t, place);
        return give(place);
      },
    },
  }),
});
/** L2 */
export const cardMarker = section('cardMarker', () => ({}), {
  block: decide(
    '6-a',
    my => my.side,
    {
      markBlock: {
        of: (v, my) => targets(v.pub, v.own, my.target),
        do(t, _, token) {
          markChapelgorris(t, token);
          return done;
        },
      },
    },
    { always: true },
  ),
});

/** 7.2-a Blocks of an event, one by one. */
export const cardPlacement = section('cardPlacement', () => ({ block: -1 }), {
  next: step('7.2-a', (t, my) => {
    for (;;) {
      const block = my.blocks.shift();
      if (block === undefined) return goto('end');
      if (!t.pub.out.includes(block)) continue;
      if (landingsOf(viewOf<War>(t, my.side), block, my.where).length > 0) {
        my.block = block;
        return next;
      }
      bagBlock(t, my.side, block);
    }
  }),
  place: decide(
    '7.2-a',
    my => my.side,
    {
      namePlace: {
        of: (v, my) => landingsOf(v, my.block, my.where),
        do(t, my, place) {
          landBlock(t, my.side, my.block, place);
          return goto('next');
        },
      },
    },
    { always: true },
  ),
  end: step('4.9-g', () => call('settle', {})),
});
const GUNS = [FIELD, MOUNTAIN] as const;
/** 14-b A counter can show one point more of a kind in the box. */
const hidable = (pub: Seen) =>
  GUNS.filter(
    kind =>
      spareCounter(pub, CARLIST, kind, 1) >= 0 ||
      countersAt(pub, CARLIST, kind, HIDDEN_BOX).some(counter => pointsOf(pub, counter) < 2),
  );
/** C8, C12, C13 Hidden guns, point by point. */
export const cardGuns = section('cardGuns', () => ({}), {
  more: step('14.3-a', ({ pub }, my) => (my.n > 0 && hidable(pub).length > 0 ? next : done)),
  kind: decide('14.3-a', my => my.side, {
    gunKind: {
      of: ({ pub }) => hidable(pub),
      do(t, my, kind) {
        hideNewGun(t, kind as 0 | 1);
        my.n--;
        return goto('more');
      },
    },
  }),
});

/** L8 */
export const cardSupply = section('cardSupply', () => ({}), {
  place: decide('19.2-h', my => my.side, {
    namePlace: {
      of: v => suppliable(v),
      do(t, my, place) {
        layStanding(t, { what: 'supplied', side: numberOf(my.side), n: place, until: 'phase' });
        return done;
      },
    },
  }),
});
export const cardRestore = section('cardRestore', () => ({}), {
  more: step('5.3-b', (t, my) => (my.n > 0 && restorable(viewOf<War>(t, my.side), my.zone).length > 0 ? next : done)),
  unit: decide('5.3-b', my => my.side, {
    resupply: {
      of: (v, my) => restorable(v, my.zone),
      do(t, my, unit) {
        restoreSupply(t, unit);
        my.n--;
        return goto('more');
      },
    },
  }),
});
/** C26 */
export const cardBand = section('cardBand', () => ({}), {
  place: decide('5.4-g', my => my.side, {
    namePlace: {
      of: v => bandPlaces(v),
      do(t, my, place) {
        const block = t.pub.bands[0]!;
        placeBand(t, '5.4-g', block, place);
        hasActed(t, my.side, block);
        return next;
      },
    },
  }),
  settled: step('4.9-g', () => call('settle', {})),
});
/** L21 */
export const cardWorks = section('cardWorks', () => ({}), {
  which: decide('10.2-c', my => my.side, {
    namePlace: {
      of: v => workable(v),
      do(t, my, space) {
        completeWorks(t, my.side, space);
        return next;
      },
    },
  }),
  settled: step('4.9-g', () => call('settle', {})),
});
export const cardBuild = section('cardBuild', () => ({}), {
  which: decide(
    '10.2-a',
    my => my.side,
    {
      build: {
        of: v => buildable(v),
        do(t, my, token) {
          hasActed(t, my.side, t.own[my.side].block[token]!);
          beginFortress(t, numberOf(my.side), t.pub.at[token]!);
          return done;
        },
      },
    },
    { always: true },
  ),
});
/** L14 From one place after another, as long as there is room aboard. */
export const cardSail = section('cardSail', () => ({ left: 0, blocks: 0 }), {
  begin: step('13.1-a', (_, my) => {
    my.left = my.units;
    return next;
  }),
  from: decide(
    '13.1-a',
    my => my.side,
    {
      sail: {
        of: v => sailable(v),
        do: (_, my, from) => call('transport', { from, free: my.left }, 'blocks'),
      },
      enough: { if: [['10-g', (_, my) => my.left < my.units]], do: () => done },
    },
    { always: true },
  ),
  // Asked as long as there is room: whether anybody is left to sail is his own business.
  more: step('13.1-a', (_, my) => {
    my.left -= my.blocks;
    return my.blocks > 0 && my.left > 0 ? goto('from') : done;
  }),
});
/** C32 */
export const cardExpedition = section('cardExpedition', () => ({}), {
  from: decide('23.1-a', my => my.side, {
    namePlace: {
      of: v => freeMoves(v),
      do: (_, my, place) => call('activation', { side: my.side, place, limit: my.blocks }),
    },
  }),
});
/** L32 */
export const cardDiscard = section('cardDiscard', () => ({}), {
  card: decide('7.1-b', my => my.side, {
    discardTheirs: {
      of: v => v.own.known,
      do(t, my, card) {
        discardCard(t, '7.1-b', my.side === 'Liberal' ? 'Carlist' : 'Liberal', card);
        return done;
      },
    },
  }),
});
/** C9 The river takes a box from the attacker's infantry: who is one too many steps back. */
export const cardRiver = section('cardRiver', () => ({}), {
  long: step('7.3-b', ({ pub }, my) =>
    frontOf(pub, numberOf(my.side), 0).length > frontPlaces(pub.battle!, numberOf(my.side), 0) ? next : done,
  ),
  block: decide('7.3-b', my => my.side, {
    markBlock: {
      of: ({ pub }, my) => frontOf(pub, numberOf(my.side), 0),
      do(t, my, token) {
        toReserve(t, [token]);
        tell(t, '7.3-b', 'wentBack', { side: my.side, n: 1 });
        return done;
      },
    },
  }),
});
