/** 15. COMBAT: who is inside, kinds of combat, then skirmishes, battles, assaults, sorties, and last the sieges. */
import { done, goto, next, write } from '@cuartel/engine';
import { blockArm, TRAIN } from '../data/blocks.ts';
import { isSpace, type Place, placeOfRegion } from '../data/places.ts';
import { FALTERED, IN_THE_OPEN, INSIDE, LANDED, RETREATED, SALLIED, SPENT } from '../data/posts.ts';
import { foe, foeOf, numberOf, SIDES } from '../data/sides.ts';
import { SPACE_COUNT, type Space } from '../data/spaces.ts';
import { counterKind, FIRST_COUNTER, UNITS_OF, type Unit } from '../data/units.ts';
import { combatKind, contested, entered, freeToEnter, spacesToChooseInside } from '../queries/combat.ts';
import { fortressOf, holds } from '../queries/fortresses.ts';
import { regionsToSearch } from '../queries/regions.ts';
import { assaulters, mayAssault, salliers } from '../queries/siege.ts';
import { countTokens, fighters, forceOf, isToken, tokensAt } from '../queries/units.ts';
import type { Seen, Table, View } from '../state/table.ts';
import type { War } from '../types.ts';
import { comeIn } from '../verbs/combat.ts';
import { joinAll } from '../verbs/crowding.ts';
import { mix } from '../verbs/mix.ts';
import { tell } from '../verbs/pen.ts';
import { beginSieges } from '../verbs/siege.ts';
import { declare, moveUnits, unmark } from '../verbs/units.ts';

const { call, decide, section, step } = write<War>();

/** 15-i Combats of a kind that are still to be settled; one without an enemy is not fought. */
const toFight = (pub: Seen, kind: 'skirmish' | 'battle'): Place[] =>
  pub.combats.filter(one => one.kind === kind && !one.over).map(one => one.place);
/** 18.1-d What the public can see; whether anybody may take part, only the besieger knows. */
const toAssault = (pub: Seen): Space[] =>
  Array.from({ length: SPACE_COUNT }, (_, space) => space).filter(space => mayAssault(pub, numberOf(pub.active), space));
/** 18.2-a */
const toSally = (pub: Seen): Space[] =>
  Array.from({ length: SPACE_COUNT }, (_, space) => space).filter(
    space =>
      pub.siege[space]! > 0 &&
      fortressOf(pub, space) === numberOf(pub.active) &&
      !pub.sallied.includes(space) &&
      countTokens(pub, numberOf(pub.active), space, INSIDE) > 0,
  );
const searchable = (pub: Seen) => (pub.active === 'Liberal' ? regionsToSearch(pub) : []);

export const combat = section('combat', () => ({ gates: [], place: -1 }), {
  begin: step('15-e', ({ pub }, my) => {
    my.gates = spacesToChooseInside(pub);
    return next;
  }),
  gate: step('15-f', ({ pub }, my) => {
    const space = my.gates.shift();
    return space === undefined ? goto('waiting') : call('walls', { space, side: foe(pub.active) });
  }),
  gated: step('15-f', () => goto('gate')),
  waiting: step('11.4-h', t => {
    for (const space of freeToEnter(t.pub)) comeIn(t, numberOf(t.pub.active), space);
    return call('settle', {});
  }),
  // 15-b, 15-c, 15-h, 5.2-b Both sides say what they have.
  kinds: step('15-d', t => {
    const { pub } = t;
    pub.combats = contested(pub)
      .filter(space => entered(pub, space))
      .map(space => ({ place: space, kind: combatKind(t, space), over: false }));
    for (const { place, kind } of pub.combats) {
      for (const side of SIDES) declare(t, '15-b', side, place, tokensAt(pub, numberOf(side), place));
      if (kind !== 'region') tell(t, '15-d', 'kind', { space: place, kind });
    }
    return next;
  }),
  skirmishesLeft: step('15-d', t => {
    const { pub } = t;
    drop(t);
    return toFight(pub, 'skirmish').length + searchable(pub).length > 0 ? next : goto('battlesLeft');
  }),
  skirmishes: decide('15-d', (_, pub) => pub.active, {
    fightAt: {
      of: ({ pub }) => toFight(pub, 'skirmish'),
      do(_, my, space) {
        my.place = space;
        return call('skirmish', { space, sortie: false });
      },
    },
    // 23.2-h Among the skirmishes, as the Liberal likes.
    search: {
      rule: '23.2-a',
      of: ({ pub }) => searchable(pub),
      do(_, my, region) {
        my.place = placeOfRegion(region);
        return call('search', { region });
      },
    },
    enough: { if: [['15-a', ({ pub }) => toFight(pub, 'skirmish').length === 0, 'mustFight']], do: () => goto('battlesLeft') },
  }),
  skirmished: step('15-d', ({ pub }, my) => {
    over(pub, my.place);
    return goto('skirmishesLeft');
  }),
  battlesLeft: step('15-d', t => {
    const { pub } = t;
    drop(t);
    return toFight(pub, 'battle').length > 0 ? next : goto('assaultsLeft');
  }),
  battles: decide('15-d', (_, pub) => pub.active, {
    fightAt: {
      of: ({ pub }) => toFight(pub, 'battle'),
      do(_, my, space) {
        my.place = space;
        return call('battle', { space });
      },
    },
  }),
  fought: step('15-d', ({ pub }, my) => {
    over(pub, my.place);
    return goto('battlesLeft');
  }),
  assaultsLeft: step('15-a', ({ pub }) => (toAssault(pub).length > 0 ? next : goto('sortiesLeft'))),
  assaults: decide(
    '15-a',
    (_, pub) => pub.active,
    {
      assault: {
        of: v => toAssault(v.pub),
        if: [['18.1-d', (v, _, space) => assaulters(v.pub, v.own, numberOf(v.me), space).length > 0, 'nobodyToAssault']],
        do: (_, __, space) => call('assault', { space }),
      },
      enough: { do: () => goto('sortiesLeft') },
    },
    { always: true },
  ),
  assaulted: step('15-a', () => goto('assaultsLeft')),
  sortiesLeft: step('15-a', ({ pub }) => (toSally(pub).length > 0 ? next : goto('sieges'))),
  sorties: decide(
    '15-a',
    (_, pub) => pub.active,
    {
      sally: {
        of: v => toSally(v.pub),
        if: [['18.2-a', (v, _, space) => salliers(v.pub, v.own, numberOf(v.me), space).length > 0, 'nobodyToSally']],
        do: (_, __, space) => call('sortie', { space }),
      },
      enough: { do: () => goto('sieges') },
    },
    { always: true },
  ),
  sallied: step('15-a', () => goto('sortiesLeft')),
  sieges: step('18.1-a', t => {
    beginSieges(t);
    // 11.4-g, 11.5-b Whoever came in unfought, was shut in or was captured is joined too.
    joinAll(t);
    return call('settle', {});
  }),
  // 17.9-m, 13.2-d What units have done in the combats of this phase lies on them no longer.
  end: step('15-j', t => {
    const { pub } = t;
    pub.combats = [];
    for (const side of SIDES) {
      const places = new Set<Place>();
      for (const unit of UNITS_OF[numberOf(side)]) {
        if (pub.marks[unit] === 0) continue;
        unmark(t, unit, LANDED | RETREATED | SALLIED | FALTERED | SPENT);
        places.add(pub.at[unit]!);
      }
      for (const place of places) mix(t, side, place);
    }
    return done;
  }),
});
/** The combat of a place is settled. */
const over = (pub: { combats: { place: Place; over: boolean }[] }, place: Place): void => {
  for (const one of pub.combats) if (one.place === place) one.over = true;
};
/** 15-i, 11.4-h Where one side is gone there is nothing to settle, and those who waited come in. */
const drop = (t: Table): void => {
  const { pub } = t;
  const attacker = numberOf(pub.active);
  for (const { place, over: settled } of pub.combats) {
    if (settled || !isSpace(place)) continue;
    const gone = countTokens(pub, foeOf(attacker), place) === 0;
    if (!gone && countTokens(pub, attacker, place) > 0) continue;
    if (gone) comeIn(t, attacker, place);
    over(pub, place);
  }
};

/** Units of the chooser in the open in a space, tokens and counters. */
const outside = (v: View, space: Space): Unit[] =>
  UNITS_OF[numberOf(v.me)].filter(unit => v.pub.at[unit] === space && v.pub.post[unit] === IN_THE_OPEN);
const trainsIn = (v: View, list: readonly Unit[]): number =>
  list.filter(unit => isToken(unit) && blockArm[v.own.block[unit]!] === TRAIN).length;
const fightersIn = (v: View, list: readonly Unit[]): number => fighters(forceOf(v.own, list.filter(isToken)));

/** 15-e, 18-a, 18-b, 18-d The owner of a fortress says who stays inside. */
export const walls = section('walls', () => ({}), {
  inside: decide(
    '15-e',
    my => my.side,
    {
      stayInside: {
        among: (v, my) => outside(v, my.space),
        part: [
          ['18-a', (v, my, list) => fightersIn(v, list) <= holds(my.space), 'noRoomInside'],
          ['18-a', (v, _, list) => trainsIn(v, list) <= 1, 'oneOfAKind'],
          [
            '18-a',
            (_, __, list) => {
              const kinds = list.filter(unit => unit >= FIRST_COUNTER).map(unit => counterKind[unit]);
              return new Set(kinds).size === kinds.length;
            },
            'oneOfAKind',
          ],
        ],
        whole: [
          [
            '11.3-b',
            (v, my, list) => {
              const rest = outside(v, my.space).filter(unit => !list.includes(unit));
              return rest.length === 0 || fightersIn(v, rest) > 0;
            },
            'nobodyOutside',
          ],
        ],
        size: ['18-a', (v, my) => [0, outside(v, my.space).length]],
        do(t, my, list) {
          moveUnits(t, list, my.space, INSIDE);
          tell(t, '15-e', 'wentInside', { side: my.side, space: my.space, n: list.filter(isToken).length });
          return done;
        },
      },
    },
    { always: true },
  ),
});
