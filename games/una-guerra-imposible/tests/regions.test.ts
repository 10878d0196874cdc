import { expect, test } from 'vitest';
import { REGIONS, regionNamed } from '../data/regions.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { recruitsAt } from '../queries/actions.ts';
import {
  expeditions,
  foragingCalms,
  hasExtraPoint,
  locatesFor,
  losesForaging,
  mayEnterRegion,
  mayRecruit,
  maySuppress,
  pursuitAfter,
  pursuitEnds,
  recruits,
  regionMoves,
  regionsToSearch,
  risingRegions,
  suppressed,
  uprisingNumber,
  withinLevels,
} from '../queries/regions.ts';
import { type Laid, lay, place } from './lay.ts';

const region = (name: keyof typeof regionNamed) => regionNamed[name];
const regionNames = (regions: readonly number[]) => regions.map(at => REGIONS[at]);

test('23-b, 23-c expeditions: none in 1834, one in 1835, two later; joining is free, moving on too', () => {
  const may = (year: 1834 | 1835 | 1836, units: Laid['units'], to: keyof typeof regionNamed, leaving = -1) =>
    mayEnterRegion(lay({ year, units: units ?? {} }).pub, CARLIST, region(to), leaving);
  expect(may(1834, {}, 'aragon')).toBe(false);
  expect(may(1835, {}, 'aragon')).toBe(true);
  const one = { aragon: ['c-nav-inf-1'] };
  expect(may(1835, one, 'castilla-leon')).toBe(false);
  expect(may(1835, one, 'aragon')).toBe(true);
  expect(may(1835, one, 'castilla-leon', region('aragon'))).toBe(true);
  expect(may(1836, one, 'castilla-leon')).toBe(true);
  expect(may(1836, { ...one, galicia: ['c-nav-inf-2'] }, 'castilla-leon')).toBe(false);
  expect(mayEnterRegion(lay({ year: 1834 }).pub, LIBERAL, region('aragon'), -1)).toBe(true);
});

test('23.1-b, 23.1-c EX-5: from region to region', () => {
  const { pub } = lay({ year: 1836, units: { 'castilla-leon': ['c-nav-inf-1', 'c-nav-inf-2'], aragon: ['l-lin-inf-1'] } });
  expect(regionNames(expeditions(pub))).toEqual(['castilla-leon']);
  expect(regionNames(regionMoves(pub, CARLIST, region('castilla-leon')))).toContain('aragon');
  expect(regionNames(regionMoves(pub, LIBERAL, region('aragon'))).sort()).toEqual([
    'castilla-la-nueva',
    'castilla-leon',
    'cataluna',
    'valencia-murcia',
  ]);
});

test('23.2-a, 23.2-b, 23.2-f EX-5: looking for an expedition', () => {
  const t = lay({ year: 1836, units: { 'castilla-leon': ['c-nav-inf-1', 'l-lin-inf-1'], galicia: ['c-nav-inf-2'] } });
  const at = region('castilla-leon');
  expect(regionNames(regionsToSearch(t.pub))).toEqual(['castilla-leon']);
  expect([locatesFor(t.pub, at, 3, 0), locatesFor(t.pub, at, 6, 0), locatesFor(t.pub, at, 3, 3)]).toEqual([false, true, true]);
  expect(pursuitAfter(t.pub, at)).toBe(1);
  t.pub.pursuit[at] = 1;
  expect([4, 5, 6].map(die => locatesFor(t.pub, at, die, 0))).toEqual([false, true, true]);
  t.pub.pursuit[at] = 5;
  expect(locatesFor(t.pub, at, 1, -5)).toBe(true);
  expect(pursuitAfter(t.pub, at)).toBe(5);
  expect([pursuitEnds(t.pub, at), pursuitEnds(t.pub, region('galicia')), pursuitEnds(t.pub, region('aragon'))]).toEqual([
    false,
    true,
    true,
  ]);
  t.pub.located.push(at);
  expect(regionsToSearch(t.pub)).toEqual([]);
});

test('22.1-a, 22.1-b the uprising table and where it spills over', () => {
  const t = lay({});
  const rises = (sum: number) => regionNames(risingRegions(t.pub, sum));
  expect([2, 3, 4, 5, 7, 8, 9, 10, 11].map(sum => rises(sum)[0])).toEqual([
    'asturias-cantabria',
    'andalucia',
    'castilla-la-nueva',
    'castilla-leon',
    'valencia-murcia',
    'cataluna',
    'galicia',
    'aragon',
    'extremadura',
  ]);
  expect(rises(6)).toEqual([]);
  expect(rises(12).length).toBe(9);
  t.pub.uprising[region('galicia')] = 3;
  expect(rises(9).sort()).toEqual(['asturias-cantabria', 'castilla-leon']);
  expect(rises(12)).not.toContain('galicia');
  t.pub.uprising[region('asturias-cantabria')] = 3;
  t.pub.uprising[region('castilla-leon')] = 3;
  expect(rises(9).length).toBe(6);
  t.pub.uprising.fill(3);
  expect(rises(9)).toEqual([]);
});

test('22.2-a, 22.2-b an expedition raises its region by its surplus of blocks, bands included', () => {
  const at = (units: readonly string[], level = 0) => {
    const t = lay({ year: 1836, units: { aragon: units } });
    t.pub.uprising[region('aragon')] = level;
    return uprisingNumber(t.pub, t.own.Carlist, t.own.Liberal, region('aragon'));
  };
  expect(at(['c-nav-inf-1', 'c-par-inf-1', 'c-ts-ts-1'])).toBe(2);
  expect(at(['c-nav-inf-1', 'c-nav-inf-2', 'l-lin-inf-1'])).toBe(1);
  expect(at(['c-nav-inf-1', 'l-lin-inf-1', 'l-lin-inf-2'])).toBe(0);
  expect(at(['c-nav-inf-1', 'c-nav-inf-2'], 3)).toBe(0);
});

test('23-a levels stay on their scale', () => {
  expect([withinLevels(region('cataluna'), 0), withinLevels(region('galicia'), -1), withinLevels(region('galicia'), 4)]).toEqual([
    1, 0, 3,
  ]);
});

test('10-c the extra action point', () => {
  const { pub } = lay({ year: 1836, units: { aragon: ['c-nav-inf-1'] }, pub: { uprising: [2, 2, 2, 2, 3, 0, 1, 1, 1] } });
  expect(hasExtraPoint(pub)).toBe(true);
  expect(hasExtraPoint(lay({ pub: { uprising: [2, 2, 2, 2, 3, 0, 1, 1, 1] } }).pub)).toBe(false);
  expect(
    hasExtraPoint(lay({ year: 1836, units: { aragon: ['c-nav-inf-1'] }, pub: { uprising: [2, 2, 2, 2, 1, 0, 1, 1, 1] } }).pub),
  ).toBe(false);
});

test('23.4-a, 23.4-b, 23.4-c suppressing an uprising; EX-7: three units add two', () => {
  expect([2, 3].map(die => suppressed(2, 0, die).falls)).toEqual([0, 1]);
  expect(suppressed(0, 0, 6)).toEqual({ falls: 1, loss: false });
  expect([1, 2, 3, 5, 6].map(die => suppressed(2, 1, die))).toEqual([
    { falls: 0, loss: false },
    { falls: 1, loss: true },
    { falls: 1, loss: false },
    { falls: 1, loss: false },
    { falls: 2, loss: false },
  ]);
  expect(suppressed(3, 3, 4).falls).toBe(2);
  expect(suppressed(3, 3, 1)).toEqual({ falls: 1, loss: true });
  const { pub } = lay({ year: 1836, units: { aragon: ['c-nav-inf-1'] } });
  expect([maySuppress(pub, region('aragon')), maySuppress(pub, region('galicia'))]).toEqual([false, true]);
});

test('10.6-a, 23.4-e recruiting: level plus one, with an expedition that was there', () => {
  const t = lay({
    year: 1836,
    units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2 acted'] },
    pub: { expeditions: [regionNamed.aragon] },
  });
  t.pub.uprising[region('aragon')] = 2;
  expect(recruits(t.pub, region('aragon'))).toBe(3);
  expect(recruitsAt(t.pub, t.own.Carlist, place('aragon'))).toBe(true);
  expect(mayRecruit(t.pub, region('galicia'))).toBe(false);
  t.pub.recruited.push(region('aragon'));
  expect(recruitsAt(t.pub, t.own.Carlist, place('aragon'))).toBe(false);
  const moved = lay({ year: 1836, units: { aragon: ['c-nav-inf-1 acted'] }, pub: { expeditions: [regionNamed.aragon] } });
  expect(recruitsAt(moved.pub, moved.own.Carlist, place('aragon'))).toBe(false);
});

test('23.3-b foraging', () => {
  expect([1, 3, 4].map(losesForaging)).toEqual([true, true, false]);
  expect([foragingCalms([2, 3]), foragingCalms([4, 1])]).toEqual([false, true]);
});
