/** 11. SUPPLY: the Supply Phase and surrender. */
import { again, done, goto, next, write } from '@cuartel/engine';
import type { Hex } from '../data/hexes.ts';
import { SIDES, type Side } from '../data/sides.ts';
import { BLOCKS_OF, STARVED } from '../data/tokens.ts';
import { providers, starvable } from '../queries/hunger.ts';
import { mine, theirs } from '../queries/orders.ts';
import { foe, numberOf } from '../queries/sides.ts';
import { hungry, siegesOf } from '../queries/supply.ts';
import { did, placeOf } from '../queries/units.ts';
import type { Seen } from '../state/table.ts';
import type { BobbyLee } from '../types.ts';
import { tell } from '../verbs/pen.ts';
import { fixControl, fixSieges } from '../verbs/phases.ts';
import { demand, provide, starve, surrenderGroup } from '../verbs/supply.ts';

const { call, decide, section, step } = write<BobbyLee>();

/** 11.81-c Groups, by their lowest hex, that have come to be besieged in this very turn. */
const freshOf = (pub: Seen, side: Side, fresh: readonly Hex[], asked: readonly Hex[]): Hex[] =>
  siegesOf(pub, side).flatMap(group => (group.some(hex => fresh.includes(hex)) && !asked.includes(group[0]!) ? [group[0]!] : []));
const groupAt = (pub: Seen, side: Side, lowest: Hex): Hex[] => siegesOf(pub, side).find(group => group[0] === lowest)!;

export const supply = section('supply', () => ({ short: [], losses: [], fresh: [], asked: [] }), {
  phase: step('8.2-b', (t, my) => {
    const before = t.pub.besieged.flat();
    fixControl(t);
    fixSieges(t);
    my.fresh = t.pub.besieged.flat().filter(hex => !before.includes(hex));
    return next;
  }),
  // 11.81-a, 11.81-c Nothing to ask where nobody is newly besieged, which all can see.
  sieges: step('11.81-c', ({ pub }, my) =>
    SIDES.some(side => freshOf(pub, numberOf(side), my.fresh, my.asked).length > 0) ? next : goto('hunger'),
  ),
  terms: decide('11.81-a', my => my.side, {
    demand: {
      of: (v, my) => freshOf(v.pub, theirs(v), my.fresh, my.asked),
      do(t, my, lowest) {
        const hexes = groupAt(t.pub, numberOf(foe(my.side)), lowest);
        my.asked.push(lowest);
        demand(t, my.side, hexes);
        return call('surrender', { side: my.side, hexes });
      },
    },
    capitulate: {
      of: (v, my) => freshOf(v.pub, mine(v), my.fresh, my.asked),
      do(t, my, lowest) {
        surrenderGroup(t, my.side, groupAt(t.pub, numberOf(my.side), lowest), false);
        return goto('sieges');
      },
    },
    proceed: { do: () => goto('hunger') },
  }),
  heard: step('11.81-c', () => goto('sieges')),
  // 11.1-a Only the active player's units.
  hunger: step('11.1-a', (t, my) => {
    for (const { hex, losses } of hungry(t.pub, numberOf(my.side))) {
      my.short.push(hex);
      my.losses.push(losses);
    }
    return my.short.length === 0 ? done : next;
  }),
  // 11.7-a Asked whenever units go hungry, whether an HQ is near or not: where the HQs are is a secret.
  provide: decide(
    '11.7-a',
    my => my.side,
    {
      provide: {
        of: (v, my) => providers(v, my.short),
        do(t, my, hq) {
          const fed = provide(t, my.side, hq, my.short);
          for (const hex of fed) {
            const at = my.short.indexOf(hex);
            my.short.splice(at, 1);
            my.losses.splice(at, 1);
          }
          return my.short.length === 0 ? done : again;
        },
      },
      forgo: { do: () => next },
    },
    { always: true },
  ),
  next: step('11.6-a', (_, my) => (my.short.length === 0 ? done : next)),
  // 4.43-a, 11.6-a, 11.5-a Largest first; the owner chooses among equals.
  starve: decide(
    '11.6-a',
    my => my.side,
    {
      starve: {
        of: (v, my) => starvable(v, my.short[0]!),
        all: v => BLOCKS_OF[mine(v)],
        if: [
          ['11.6-a', (v, my, block) => v.own.token[block]! >= 0 && placeOf(v, block) === my.short[0], 'elsewhere'],
          ['11.6-a', (v, _, block) => !did(v, block, STARVED), 'starvedAlready'],
          ['11.6-a', (v, my, block) => starvable(v, my.short[0]!).includes(block), 'largestFirst'],
        ],
        do(t, my, block) {
          starve(t, my.side, block);
          my.losses[0]!--;
          if (my.losses[0]! > 0) return again;
          my.short.shift();
          my.losses.shift();
          return goto('next');
        },
      },
    },
    { always: true },
  ),
});

export const surrender = section('surrender', () => ({}), {
  answer: decide('11.81-a', my => foe(my.side), {
    accept: {
      do(t, my) {
        surrenderGroup(t, foe(my.side), my.hexes, true);
        return done;
      },
    },
    refuse: {
      do(t, my) {
        tell(t, '11.81-a', 'refused', { side: foe(my.side) });
        return done;
      },
    },
  }),
});
