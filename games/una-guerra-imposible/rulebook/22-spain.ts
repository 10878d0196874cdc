/** 22. CARLIST UPRISING, and 23.4 SUPPRESSION in the rest of Spain */
import { die, done, goto, next, write } from '@cuartel/engine';
import { placeOfRegion } from '../data/places.ts';
import { ACTED } from '../data/posts.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { ANY_UPRISING, UPRISING_TABLE } from '../data/tables.ts';
import type { Token } from '../data/units.ts';
import { mayAct } from '../queries/actions.ts';
import { canRise, expeditions, risingRegions, suppressed, uprisingNumber } from '../queries/regions.ts';
import { isFighter, isToken, tokensAt } from '../queries/units.ts';
import type { View } from '../state/table.ts';
import type { War } from '../types.ts';
import { tell } from '../verbs/pen.ts';
import { changeUprising } from '../verbs/spain.ts';
import { declare, loseStrength } from '../verbs/units.ts';

const { call, decide, section, step } = write<War>();

export const uprising = section('uprising', () => ({ sum: 0, open: [] }), {
  roll: step('22.1-a', (t, my) => {
    const dice = [die(t), die(t)];
    my.sum = dice[0]! + dice[1]!;
    const row = UPRISING_TABLE[my.sum - 2]!;
    tell(t, '22.1-a', 'uprisingRoll', { dice, region: row < 0 ? -1 : row, any: row === ANY_UPRISING });
    const regions = risingRegions(t.pub, my.sum);
    if (regions.length > 1) return next;
    if (regions.length === 1) changeUprising(t, '22.1-a', regions[0]!, 1);
    return goto('expeditions');
  }),
  region: decide('22.1-b', () => 'Carlist', {
    rise: {
      of: (v, my) => risingRegions(v.pub, my.sum),
      do(t, _, region) {
        changeUprising(t, '22.1-b', region, 1);
        return next;
      },
    },
  }),
  expeditions: step('22.2-a', ({ pub }, my) => {
    my.open = expeditions(pub).filter(region => canRise(pub, region));
    return my.open.length > 0 ? next : done;
  }),
  // 22.2-b In the order the Carlist likes.
  expedition: decide('22.2-b', () => 'Carlist', {
    stir: {
      of: (_, my) => my.open,
      do(t, my, region) {
        const place = placeOfRegion(region);
        my.open = my.open.filter(other => other !== region);
        declare(t, '22.2-a', 'Carlist', place, tokensAt(t.pub, CARLIST, place));
        declare(t, '22.2-a', 'Liberal', place, tokensAt(t.pub, LIBERAL, place));
        const need = uprisingNumber(t.pub, t.own.Carlist, t.own.Liberal, region);
        const rolled = need > 0 ? die(t) : 0;
        const rises = need > 0 && rolled <= need;
        tell(t, '22.2-a', 'expeditionRoll', { region, need, die: rolled, rises });
        if (rises) changeUprising(t, '22.2-a', region, 1);
        return my.open.length > 0 ? goto('expedition') : done;
      },
    },
    pass: { rule: '3-d', do: () => done },
  }),
});

/** 23.4-b, 23.4-d Liberals of a region who may take part. */
const partakers = ({ pub, own }: View, region: number): Token[] =>
  mayAct(pub, own, LIBERAL, placeOfRegion(region)).filter(unit => isToken(unit) && isFighter(own.block[unit]!));
export const suppression = section('suppression', () => ({ units: [], loses: false }), {
  partake: decide(
    '23.4-b',
    () => 'Liberal',
    {
      partake: {
        among: (v, my) => partakers(v, my.region),
        size: ['23.4-b', v => [1, v.pub.at.length]],
        do(t, my, units) {
          my.units = [...units];
          for (const token of units) t.own.Liberal.done[t.own.Liberal.block[token]!]! |= ACTED;
          return next;
        },
      },
      // 23.4-a Without units.
      pass: { rule: '23.4-a', do: () => next },
    },
    { always: true },
  ),
  roll: step('23.4-a', (t, my) => {
    const level = t.pub.uprising[my.region]!;
    const rolled = die(t);
    const { falls, loss } = suppressed(level, my.units.length, rolled);
    tell(t, my.units.length === 0 ? '23.4-a' : '23.4-b', 'suppression', {
      region: my.region,
      units: my.units.length,
      die: rolled,
      level,
      falls,
      loss,
    });
    changeUprising(t, '23.4-b', my.region, -falls);
    return loss ? next : done;
  }),
  suffer: decide(
    '23.4-c',
    () => 'Liberal',
    {
      loseOne: {
        of: (_, my) => my.units,
        do(t, _, token) {
          loseStrength(t, '23.4-b', token);
          return next;
        },
      },
    },
    { always: true },
  ),
  // 11.3-c What it leaves alone in the region.
  settled: step('23.1-d', () => call('settle', {})),
});
