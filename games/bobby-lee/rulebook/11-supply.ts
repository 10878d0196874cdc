/** 11. SUPPLY: the Supply Phase and surrender. */
import { again, done, goto, next, write } from '@cuartel/engine';
import { BLOCKS_OF, STARVED } from '../data/tokens.ts';
import { providers, starvable } from '../queries/hunger.ts';
import { mine, theirs } from '../queries/orders.ts';
import { foe, numberOf } from '../queries/sides.ts';
import { besiegedGroups, hungry } from '../queries/supply.ts';
import { did, placeOf } from '../queries/units.ts';
import type { BobbyLee } from '../types.ts';
import { tell } from '../verbs/pen.ts';
import { fixControl, fixSieges } from '../verbs/phases.ts';
import { provide, starve, surrenderGroup } from '../verbs/supply.ts';

const { decide, section, step } = write<BobbyLee>();

export const supply = section('supply', () => ({ short: [], losses: [] }), {
  // 11.1-a, 8.2-b Only the active player's units.
  phase: step('11.1-a', (t, my) => {
    fixControl(t);
    fixSieges(t);
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

export const surrender = section('surrender', () => ({ asked: [], group: -1 }), {
  // 11.81-a, 11.81-c Nothing to ask where nobody is besieged, which all can see.
  besieged: step('11.8-a', ({ pub }) => (besiegedGroups(pub, 0).length + besiegedGroups(pub, 1).length === 0 ? done : next)),
  terms: decide('11.81-a', my => my.side, {
    demand: {
      of: (v, my) => besiegedGroups(v.pub, theirs(v)).flatMap(group => (my.asked.includes(group[0]!) ? [] : [group[0]!])),
      do(t, my, hex) {
        my.asked.push(hex);
        my.group = hex;
        const group = besiegedGroups(t.pub, numberOf(foe(my.side))).find(each => each[0] === hex)!;
        tell(t, '11.81-a', 'demanded', { side: my.side, hexes: group });
        return next;
      },
    },
    capitulate: {
      of: v => besiegedGroups(v.pub, mine(v)).map(group => group[0]!),
      do(t, my, hex) {
        surrenderGroup(t, my.side, hex, false);
        return goto('besieged');
      },
    },
    proceed: { do: () => done },
  }),
  answer: decide('11.81-a', my => foe(my.side), {
    accept: {
      do(t, my) {
        surrenderGroup(t, foe(my.side), my.group, true);
        return goto('besieged');
      },
    },
    refuse: {
      do(t, my) {
        tell(t, '11.81-a', 'refused', { side: foe(my.side) });
        return goto('besieged');
      },
    },
  }),
});
