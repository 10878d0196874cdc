/** 4.1, 4.3 OPERATIONS AND CAMPAIGNS: what a card's value is used for. */
import { done, goto, next, write } from '@cuartel/engine';
import { ARMIES_OF } from '../data/armies.ts';
import { CSA, SIDES, type Side, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { ARMY, ARMY_CARD, CORPS, FORT_CARD, FORTS } from '../data/tables.ts';
import { armiesNearRichmond } from '../queries/cards.ts';
import { armySites, successors } from '../queries/command.ts';
import { activations, attackers, firstOf1863, type Licence, readyInfantry, statesApart } from '../queries/marches.ts';
import { markSites } from '../queries/marking.ts';
import { fortsStanding } from '../queries/pieces.ts';
import { mayReorganise } from '../queries/reorganisation.ts';
import { embarkations, sailingArmies } from '../queries/shiploads.ts';
import { fortSitesOf, mayPlaceByOperations } from '../queries/states.ts';
import type { Seen } from '../state/table.ts';
import type { People } from '../types.ts';
import { buildFort } from '../verbs/control.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, section, step } = write<People>();
const EVERYWHERE: readonly Space[] = Array.from({ length: SIZE }, (_, space) => space);
const FREE: Licence = { most: 3, asCorps: false, rough: false, mustAttack: false, toRichmond: false, atRisk: false };
const NO_ADMIRAL = { army: -1, assault: 0, guns: 0, farragut: false };

/** 6.8.6-a A card builds a fort: the Confederacy's only with a 3, and within the counters. */
const mayBuild = (pub: Seen, side: Side, value: number): boolean =>
  value >= FORT_CARD[side]! && fortsStanding(pub, side) + pub.fortsOut[side]! < FORTS[side]!;
/** 6.1.1-b, 6.5.1-a By water: the Union with a 3-card, the Confederacy with any. */
const maySail = (side: Side, value: number): boolean => side === CSA || value >= 3;

export const operations = section('operations', () => ({}), {
  choose: decide('4.1-a', my => SIDES[my.side]!, {
    activate: {
      rule: '5.1.4-a',
      of: ({ pub }, my) => activations(pub, my.side, my.value),
      do: (_, my, activation) =>
        call('march', {
          side: my.side,
          activation,
          // 5.4.1-a, 5.10-a
          licence: { ...FREE, most: my.value, rough: my.value >= 3 },
        }),
    },
    sail: {
      of: ({ pub }, my) => (maySail(my.side, my.value) ? embarkations(pub, my.side) : []),
      do: (_, my, from) => call('voyage', { side: my.side, from, ...NO_ADMIRAL, operations: true }),
    },
    create: {
      of: ({ pub }, my) => (my.value >= ARMY_CARD ? armySites(pub, my.side) : []),
      do: (_, my, space) => call('create', { side: my.side, space }),
    },
    relieve: {
      of: ({ pub }, my) => ARMIES_OF[my.side]!.filter(army => pub.army[army]! >= 0 && successors(pub, army).length > 0),
      do: (_, my, army) => call('relieve', { side: my.side, army, price: true, fates: ['reassign', 'demote', 'remove'] }),
    },
    reorganise: {
      if: [
        ['15-a', ({ pub }) => !firstOf1863(pub)],
        ['5.6.5-a', ({ pub }, my) => mayReorganise(pub, my.side, my.value)],
      ],
      do: (_, my) => call('reorganise', { side: my.side, value: my.value }),
    },
    build: {
      of: ({ pub }, my) => (mayBuild(pub, my.side, my.value) ? fortSitesOf(pub, my.side) : []),
      do(t, my, space) {
        buildFort(t, '6.8.6-a', my.side, space);
        return done;
      },
    },
    markers: {
      if: [
        ['11.2.1-a', ({ pub }, my) => mayPlaceByOperations(pub, my.side)],
        ['11.3-b', ({ pub }, my) => markSites(pub, my.side).length > 0],
      ],
      do: (_, my) => call('markers', { side: my.side, count: my.value }),
    },
    forgo: {
      do(t, my) {
        tell(t, '4.2.3-a', 'forwent', { side: my.side });
        return done;
      },
    },
  }),
});

export const campaign = section('campaign', () => ({}), {
  begin: step('4.3.1-a', (t, my) => {
    t.pub.campaign = {
      left: my.moves,
      naval: false,
      sp: [],
      generals: [],
      armies: [],
      states: statesApart(t.pub, my.side) ? [] : null,
    };
    return next;
  }),
  choose: decide('4.3.1-a', my => SIDES[my.side]!, {
    activate: {
      rule: '4.3.1-b',
      of: ({ pub }, my) => activations(pub, my.side, 3),
      do(t, my, activation) {
        t.pub.campaign!.left--;
        return call('march', { side: my.side, activation, licence: { ...FREE, rough: true } });
      },
    },
    sail: {
      of: ({ pub }, my) => embarkations(pub, my.side),
      if: [['4.3.2-a', ({ pub }) => !pub.campaign!.naval]],
      do(t, my, from) {
        const now = t.pub.campaign!;
        now.left--;
        now.naval = true;
        return call('voyage', { side: my.side, from, ...NO_ADMIRAL, operations: false });
      },
    },
    armada: {
      of: ({ pub }, my) => (my.side === USA ? sailingArmies(pub) : []),
      if: [['6.1.5-a', ({ pub }, my) => pub.campaign!.left === my.moves]],
      do(t, my, army) {
        t.pub.campaign!.left = 0;
        return call('voyage', { side: my.side, from: t.pub.army[army]!, ...NO_ADMIRAL, army, operations: false });
      },
    },
    forgo: {
      do(t, my) {
        tell(t, '4.3.1-a', 'forwent', { side: my.side });
        return goto('close');
      },
    },
  }),
  // 4.2.5-b A move that was interrupted takes nothing from the others.
  next: step('4.3.1-a', t => (t.pub.campaign!.left > 0 ? goto('choose') : next)),
  close: step('4.3.1-b', t => {
    t.pub.campaign = null;
    return done;
  }),
});

/** 5.4.5-a One or two SP go as if a general led them. */
export const asCorps = section('asCorps', () => ({}), {
  force: decide('5.4.5-a', my => SIDES[my.side]!, {
    activate: {
      of: ({ pub }, my) =>
        EVERYWHERE.filter(space => readyInfantry(pub, my.side, space) > 0).map(space => ({
          formation: CORPS,
          space,
          leader: -1,
        })),
      do: (_, my, activation) => call('march', { side: my.side, activation, licence: { ...FREE, most: my.most, asCorps: true } }),
    },
  }),
});
/** 4.6.1-a FORWARD TO RICHMOND */
export const forward = section('forward', () => ({}), {
  army: decide('4.6.2-a', my => SIDES[my.side]!, {
    army: {
      of: ({ pub }) => armiesNearRichmond(pub),
      do(t, my, army) {
        const activation = { formation: ARMY, space: t.pub.army[army]!, leader: t.pub.commander[army]! } as const;
        return call('march', { side: my.side, activation, licence: { ...FREE, toRichmond: true } });
      },
    },
  }),
});
/** 4.5.2-a A general is activated and must try to attack. */
export const attackFrom = section('attackFrom', () => ({}), {
  force: decide('4.5.2-a', my => SIDES[my.side]!, {
    activate: {
      of: ({ pub }, my) => attackers(pub, my.side, my.space),
      do: (_, my, activation) =>
        call('march', { side: my.side, activation, licence: { ...FREE, mustAttack: true, atRisk: my.atRisk } }),
    },
  }),
});
