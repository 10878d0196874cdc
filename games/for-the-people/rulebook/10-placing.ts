/** 10.3 REINFORCEMENTS OF THE UNION, region by region. */
import { goto, next, write } from '@cuartel/engine';
import { CSA, USA } from '../data/sides.ts';
import { SIZE, type Space } from '../data/spaces.ts';
import { enemyHolds } from '../queries/pieces.ts';
import { mcclellanTakes, unionCut, unionRegions } from '../queries/reinforcements.ts';
import { inSupply, supply } from '../queries/supply.ts';
import type { Seen } from '../state/table.ts';
import type { People } from '../types.ts';
import { placeInfantry } from '../verbs/losses.ts';
import { tell } from '../verbs/pen.ts';

const { call, decide, section, step } = write<People>();
const REGIONS: readonly number[] = [0, 1, 2];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
/** 10.3.1-a, 10.3.1-e What it must do without, as far as there is anything. */
const cut = (pub: Seen, spare: readonly number[]): number => Math.min(unionCut(pub), sum(spare));
/** 5.5.4-a, 10.1-a Where the SP of a brigade that was off the map comes back for the Union. */
const remountSites = (pub: Seen): Space[] => {
  const supplied = supply(pub, USA);
  return Array.from({ length: SIZE }, (_, space) => space).filter(
    space => pub.control[space] === USA && supplied[space] === 1 && !enemyHolds(pub, USA, space),
  );
};
const counted = (spaces: readonly Space[]): [Space, number][] =>
  [...new Set(spaces)].map(space => [space, spaces.filter(other => other === space).length]);

export const placing = section('placing', () => ({ spare: [0, 0, 0], region: 0 }), {
  begin: step('10.3.1-a', (t, my) => {
    for (const [region, { sp, spaces }] of unionRegions(t.pub).entries()) {
      if (spaces.length > 0) my.spare[region] = sp;
      else tell(t, '10.3.1-b', 'mustersNothing', { region });
    }
    return cut(t.pub, my.spare) > 0 ? goto('doWithout') : goto('next');
  }),
  doWithout: decide('10.3.1-a', () => 'USA', {
    doWithout: {
      among: () => REGIONS,
      times: (_, my, region) => my.spare[region]!,
      size: ['10.3.1-a', (v, my) => [cut(v.pub, my.spare), cut(v.pub, my.spare)]],
      do(t, my, regions) {
        for (const region of regions) my.spare[region]!--;
        tell(t, '10.3.1-a', 'didWithout', { regions: [...regions] });
        return goto('next');
      },
    },
  }),
  next: step('10.1-a', (_, my) => {
    while (my.region < REGIONS.length && my.spare[my.region] === 0) my.region++;
    return my.region < REGIONS.length ? goto('muster') : goto('mcclellan');
  }),
  muster: decide('10.3.1-c', () => 'USA', {
    muster: {
      among: (v, my) => unionRegions(v.pub)[my.region]!.spaces,
      times: (_, my) => my.spare[my.region]!,
      size: ['10.3.1-c', (_, my) => [my.spare[my.region]!, my.spare[my.region]!]],
      do(t, my, spaces) {
        for (const [space, count] of counted(spaces)) placeInfantry(t, '10.3.1-c', USA, space, count);
        my.region++;
        return goto('next');
      },
    },
  }),
  // 5.6.7.A-b
  mcclellan: step('5.6.7.A-b', t => {
    const army = mcclellanTakes(t.pub);
    if (army >= 0) placeInfantry(t, '5.6.7.A-b', USA, army, 1);
    return next;
  }),
  look: step('5.5.4-a', t => (t.pub.spDue[USA] > 0 && remountSites(t.pub).length > 0 ? goto('remount') : goto('confederacy'))),
  remount: decide('5.5.4-a', () => 'USA', {
    remount: {
      of: v => remountSites(v.pub),
      all: () => Array.from({ length: SIZE }, (_, space) => space),
      if: [
        ['10.1-a', (v, _, space) => v.pub.control[space] === USA],
        ['10.1-a', (v, _, space) => inSupply(v.pub, USA, space)],
        ['10.3.1-b', (v, _, space) => v.pub.infantry[CSA]![space] === 0 && !enemyHolds(v.pub, USA, space)],
      ],
      do(t, _, space) {
        t.pub.spDue[USA]--;
        placeInfantry(t, '5.5.4-a', USA, space, 1);
        return goto('look');
      },
    },
  }),
  confederacy: step('10.4.4-b', () => call('runners', {})),
});
