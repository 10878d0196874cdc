import { expect, test } from 'vitest';
import { SPACES } from '../data/spaces.ts';
import {
  advanceNow,
  armiesInZone,
  besiegedCities,
  endsWith,
  fortressVp,
  hasFreeCity,
  inAutomaticZone,
  inDecisiveZone,
  lastNumber,
  movedPrestige,
  prestigeAdvance,
  twoCities,
  uprisingVp,
  winnerBy,
  yearEndVp,
} from '../queries/victory.ts';
import { lay } from './lay.ts';

test('9.1-d, 9.1-e, 9.1-f, 9.1-g EX-6: how far prestige advances', () => {
  expect([prestigeAdvance(1, false, 0, false), prestigeAdvance(0, true, 1, false), prestigeAdvance(2, true, 1, false)]).toEqual([
    1, 0, 1,
  ]);
  expect([prestigeAdvance(2, true, 0, false), prestigeAdvance(3, false, 0, false), prestigeAdvance(0, false, 2, true)]).toEqual([
    2, 1, 1,
  ]);
  const t = lay({
    year: 1836,
    units: {
      bilbao: ['c-viz-inf-1'],
      aragon: ['c-nav-inf-1'],
      estella: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-cav-1', 'l-lin-inf-3'],
      tolosa: ['l-lin-inf-4', 'l-lin-inf-5', 'l-lin-inf-6', 'l-ts-ts-1'],
    },
    besieged: ['bilbao'],
  });
  expect(besiegedCities(t.pub).map(at => SPACES[at])).toEqual(['bilbao']);
  expect(armiesInZone(t.pub, t.own.Liberal).map(at => SPACES[at])).toEqual(['estella']);
  expect(advanceNow(t.pub, t.own.Liberal)).toBe(1);
  const quiet = lay({});
  expect(advanceNow(quiet.pub, quiet.own.Liberal)).toBe(0);
  expect(hasFreeCity(lay({ fortresses: { vitoria: 'Carlist' } }).pub)).toBe(true);
  expect(hasFreeCity(lay({ fortresses: { vitoria: 'Carlist' }, besieged: ['vitoria'] }).pub)).toBe(false);
});

test('9.1-h, 9.1-i, 9.1-j EX-12: the prestige track', () => {
  expect(movedPrestige(3, 0, 2)).toEqual({ box: 1, debt: 0, vp: 1 });
  expect(movedPrestige(1, 0, -2)).toEqual({ box: 0, debt: 1, vp: 0 });
  expect(movedPrestige(0, 2, 1)).toEqual({ box: 0, debt: 1, vp: 0 });
  expect(movedPrestige(0, 1, 2)).toEqual({ box: 1, debt: 0, vp: 0 });
  expect(movedPrestige(2, 0, 1)).toEqual({ box: 3, debt: 0, vp: 0 });
});

test('9.1-k uprisings at level 3', () => {
  expect([2, 3, 4, 5, 9].map(uprisingVp)).toEqual([0, 1, 1, 2, 2]);
});

test('9-b, 9-c, 9-e zones and two cities', () => {
  expect([inAutomaticZone(9), inAutomaticZone(10), inAutomaticZone(-10)]).toEqual([null, 'Carlist', 'Liberal']);
  expect([inDecisiveZone(6), inDecisiveZone(7), inDecisiveZone(-7)]).toEqual([null, 'Carlist', 'Liberal']);
  expect(twoCities(lay({ fortresses: { bilbao: 'Carlist' } }).pub)).toBe(false);
  expect(twoCities(lay({ fortresses: { bilbao: 'Carlist', vitoria: 'Carlist' } }).pub)).toBe(true);
});

test('24.1-a, 24.1-b, 24.2-a VP of the year end', () => {
  expect([3, 4, 7, 8].map(points => fortressVp(points, 1834))).toEqual([1, 0, 0, -1]);
  expect([0, 1, 4, 5].map(points => fortressVp(points, 1836))).toEqual([1, 0, 0, -1]);
  const baztan = { fortresses: { baztan: 'Liberal' } } as const;
  expect(yearEndVp(lay({ year: 1834, ...baztan }).pub)).toEqual({ fortresses: 1, baztan: 0, weariness: 0 });
  expect(yearEndVp(lay({ year: 1836, ...baztan }).pub)).toEqual({ fortresses: 0, baztan: -1, weariness: -1 });
});

test('24.4-a, 9-d the end of a scenario', () => {
  const ends = (scenario: 'zumalacarregui' | 'full-war', year: 1836 | 1838) => endsWith(lay({ scenario, year }).pub);
  expect([ends('zumalacarregui', 1836), ends('full-war', 1836), ends('full-war', 1838)]).toEqual([true, false, true]);
  expect(lastNumber(lay({ pub: { prestige: 2, debt: 0, uprising: [3, 3, 0, 0, 0, 0, 1, 0, 1] } }).pub)).toBe(4);
  expect(lastNumber(lay({ pub: { prestige: 0, debt: 3 } }).pub)).toBe(-3);
  const wins = (vp: number, scenario: 'zumalacarregui' | 'full-war' = 'zumalacarregui') =>
    winnerBy(lay({ scenario, pub: { vp } }).pub);
  expect([wins(3), wins(2), wins(1), wins(0)]).toEqual(['Carlist', null, null, 'Liberal']);
  expect([wins(2, 'full-war'), wins(0, 'full-war'), wins(-1, 'full-war')]).toEqual(['Carlist', null, 'Liberal']);
});
