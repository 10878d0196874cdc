/** 23.2 THE LIBERALS LOOK FOR AN EXPEDITION, and fight it if they find it. */
import { die, goto, next, write } from '@cuartel/engine';
import { placeOfRegion } from '../data/places.ts';
import { CARLIST, LIBERAL, numberOf, SIDES, type SideName } from '../data/sides.ts';
import { MOST_PURSUIT } from '../data/tables.ts';
import type { Token } from '../data/units.ts';
import { locatesFor, pursuitAfter } from '../queries/regions.ts';
import { isStanding, standingSum } from '../queries/standing.ts';
import { isFighter, tokensAt } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import type { War } from '../types.ts';
import { liftStanding, sweepTactics } from '../verbs/cards.ts';
import { standDown } from '../verbs/combat.ts';
import { tell } from '../verbs/pen.ts';
import { destroyIfGone, setPursuit } from '../verbs/spain.ts';
import { blockOf, reveal } from '../verbs/units.ts';

const { call, decide, moment, section, step } = write<War>();

const blocksOf = (t: Table, side: SideName, place: number): Token[] =>
  tokensAt(t.pub, numberOf(side), place).filter(token => isFighter(blockOf(t, token)));
/** Who was shown when the expedition was found: everybody sees who fights. */
const shownOf = ({ pub }: Table, side: SideName, place: number): Token[] =>
  tokensAt(pub, numberOf(side), place).filter(token => pub.shown[token]! >= 0);

export const search = section('search', () => ({ round: 0, fired: 0, hits: [0, 0] }), {
  before: step('23.2-b', ({ pub }, my) => {
    pub.located.push(my.region);
    return moment('cards', {
      window: 'before-locating',
      by: 'Liberal',
      on: { side: LIBERAL, place: placeOfRegion(my.region) },
    });
  }),
  roll: step('23.2-b', (t, my) => {
    const bonus = standingSum(t.pub, 'locate', LIBERAL);
    const sure = t.pub.pursuit[my.region]! >= MOST_PURSUIT;
    const one = sure ? 0 : die(t);
    const found = locatesFor(t.pub, my.region, one, bonus);
    liftStanding(t, 'locate');
    tell(t, '23.2-b', 'searched', { region: my.region, die: one, bonus: bonus + t.pub.pursuit[my.region]!, found });
    if (found) return next;
    setPursuit(t, '23.2-b', my.region, pursuitAfter(t.pub, my.region));
    return goto('settled');
  }),
  found: step('23.2-b', (_, my) =>
    moment('cards', { window: 'located', by: 'Carlist', on: { side: CARLIST, place: placeOfRegion(my.region) } }),
  ),
  meet: step('23.2-c', (t, my) => {
    if (isStanding(t.pub, 'locate-cancel')) {
      liftStanding(t, 'locate-cancel');
      tell(t, '23.2-b', 'lostTrack', { region: my.region });
      return goto('settled');
    }
    // 23.2-g One tactical card each for the whole of it.
    const place = placeOfRegion(my.region);
    for (const side of SIDES) for (const token of blocksOf(t, side, place)) reveal(t, '23.2-c', token);
    return call('tacticals', { window: 'skirmish', place, attacker: 'Liberal', round: 1 });
  }),
  // 23.2-c, 23.2-i At the same time: the hits are taken when both have fired.
  volleyLiberal: step('23.2-c', (t, my) => {
    my.round++;
    return call('volley', volleyOf(t, 'Liberal', my.region), 'fired');
  }),
  volleyCarlist: step('23.2-c', (t, my) => {
    my.hits[CARLIST] = my.fired;
    return call('volley', volleyOf(t, 'Carlist', my.region), 'fired');
  }),
  lossesLiberal: step('23.2-i', (t, my) => {
    my.hits[LIBERAL] = my.fired;
    return call('losses', lossesOf(t, 'Liberal', my.region, my.hits[LIBERAL]));
  }),
  lossesCarlist: step('23.2-i', (t, my) => call('losses', lossesOf(t, 'Carlist', my.region, my.hits[CARLIST]))),
  after: step('23.2-d', (t, my) => {
    const place = placeOfRegion(my.region);
    return SIDES.every(side => shownOf(t, side, place).length > 0) ? next : goto('end');
  }),
  goFurther: decide('23.2-d', () => 'Liberal', { goOn: { do: () => next }, enough: { do: () => goto('end') } }),
  andHe: decide('23.2-d', () => 'Carlist', { goOn: { do: () => goto('volleyLiberal') }, enough: { do: () => next } }),
  end: step('23.2-e', (t, my) => {
    sweepTactics(t);
    standDown(t);
    setPursuit(t, '23.2-e', my.region, pursuitAfter(t.pub, my.region));
    destroyIfGone(t, my.region);
    return next;
  }),
  settled: step('23.2-f', () => call('settle', {})),
});
const volleyOf = (t: Table, side: SideName, region: number) => {
  const place = placeOfRegion(region);
  return { side, place, tokens: shownOf(t, side, place), guns: true, assault: 'no' as const };
};
const lossesOf = (t: Table, side: SideName, region: number, hits: number) => {
  const place = placeOfRegion(region);
  return { side, place, tokens: shownOf(t, side, place), hits, order: 'largest-first' as const, by: 'any' as const };
};
