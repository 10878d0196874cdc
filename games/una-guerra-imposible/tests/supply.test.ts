import { expect, test } from 'vitest';
import { IN_THE_OPEN, INSIDE } from '../data/posts.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import type { SpaceName } from '../data/spaces.ts';
import { besiegedSupplies, depots, generalLimit, needy, overLimit, placeSupplies, supplyAt } from '../queries/supply.ts';
import { block, type Laid, lay, place, space } from './lay.ts';

test('19.2-b Carlist supply: four in their zone and beside it, two beyond', () => {
  const { pub } = lay({});
  const at = (name: SpaceName) => placeSupplies(pub, CARLIST, space(name));
  expect([at('durango'), at('vitoria'), at('lerin'), at('tudela'), at('calahorra')]).toEqual([4, 4, 4, 2, 2]);
});

test('19.2-c, 19.2-d EX-7: Liberal supply by kind of space, zone and control', () => {
  const at = (name: SpaceName, laid: Laid = {}) => placeSupplies(lay(laid).pub, LIBERAL, space(name));
  expect([at('vitoria'), at('calahorra'), at('laredo'), at('viana')]).toEqual([6, 4, 4, 2]);
  expect(at('estella', { fortresses: { estella: 'Liberal' } })).toBe(2);
  expect(at('maeztu', { fortresses: { maeztu: 'Liberal' } })).toBe(1);
  expect(at('maeztu')).toBe(0);
  expect(at('estella', { fortresses: { estella: 'Carlist' } })).toBe(0);
  expect(at('calahorra', { fortresses: { calahorra: 'Carlist' } })).toBe(2);
  expect(at('bermeo', { fortresses: { bermeo: 'Carlist' } })).toBe(2);
  expect(at('castro-urdiales', { fortresses: { 'castro-urdiales': 'Carlist' } })).toBe(4);
  expect(at('vitoria', { fortresses: { vitoria: 'Carlist' } })).toBe(2);
});

test('19.2-i an annulled port is only a lost port', () => {
  const closed = { units: { guecho: ['c-viz-inf-1'] } };
  expect(placeSupplies(lay(closed).pub, LIBERAL, space('bilbao'))).toBe(6);
  expect(placeSupplies(lay({ ...closed, fortresses: { bilbao: 'Carlist' } }).pub, LIBERAL, space('bilbao'))).toBe(2);
  expect(placeSupplies(lay({ fortresses: { bilbao: 'Carlist' } }).pub, LIBERAL, space('bilbao'))).toBe(4);
});

test('19.2-a, 23.3-a a region feeds six Liberals and no Carlist', () => {
  const { pub } = lay({});
  expect([placeSupplies(pub, LIBERAL, place('aragon')), placeSupplies(pub, CARLIST, place('aragon'))]).toEqual([6, 0]);
});

test('19.2-e, 19.2-f, 4.3-b the besieged draw on a working port alone', () => {
  const { pub } = lay({ units: { bilbao: ['c-viz-inf-1'] }, besieged: ['bilbao'] });
  expect([
    besiegedSupplies(pub, LIBERAL, space('bilbao')),
    besiegedSupplies(pub, LIBERAL, space('san-sebastian')),
    besiegedSupplies(pub, LIBERAL, space('guetaria')),
  ]).toEqual([0, 4, 2]);
  expect(besiegedSupplies(pub, LIBERAL, space('vitoria'))).toBe(0);
  expect(besiegedSupplies(pub, CARLIST, space('guetaria'))).toBe(0);
});

test('19.1-a the general limit: six, four Carlists in a region, bands and garrisoned blocks included', () => {
  expect([
    generalLimit(LIBERAL, space('vitoria')),
    generalLimit(CARLIST, space('vitoria')),
    generalLimit(LIBERAL, place('aragon')),
    generalLimit(CARLIST, place('aragon')),
  ]).toEqual([6, 6, 6, 4]);
  const t = lay({
    year: 1836,
    units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-nav-inf-4', 'c-par-inf-1', 'c-ts-ts-1'] },
  });
  expect(overLimit(t.pub, t.own.Carlist, CARLIST, place('aragon'))).toBe(1);
});

test('19-a, 5.4-i who needs supply: no trains, no bands unless besieged', () => {
  const units = { estella: ['c-nav-inf-1', 'c-par-inf-1', 'c-ts-ts-1'] };
  const free = lay({ units });
  expect(needy(free.pub, free.own.Carlist, CARLIST, space('estella'), IN_THE_OPEN)).toEqual([block('c-nav-inf-1')]);
  const shut = lay({ units: { estella: ['c-par-inf-1 inside'] }, fortresses: { estella: 'Carlist' }, besieged: ['estella'] });
  expect(needy(shut.pub, shut.own.Carlist, CARLIST, space('estella'), INSIDE)).toEqual([block('c-par-inf-1')]);
});

test('19.2-g, 19.2-h, 19.2-j space, train and backpack add up; what is needed must be used', () => {
  const fed = (units: readonly string[], at: SpaceName = 'maeztu') => {
    const t = lay({ units: { [at]: units } });
    return supplyAt(t.pub, t.own.Liberal, LIBERAL, space(at));
  };
  const three = ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-cav-1'];
  expect(fed(three)).toMatchObject({ need: 3, given: 0, short: 3, starving: 3 });
  expect(depots(fed(three))).toEqual([]);
  expect(fed(three, 'estella')).toMatchObject({ need: 3, given: 2, short: 1, starving: 1 });
  expect(fed([...three, 'liberal backpack 2'])).toMatchObject({ short: 3, starving: 1 });
  expect(depots(fed([...three, 'liberal backpack 2']))).toEqual(['backpack']);
  expect(depots(fed([...three, 'liberal backpack 2', 'l-ts-ts-1']))).toEqual(['train']);
  expect(depots(fed(['l-lin-inf-1', 'l-lin-inf-2', 'liberal backpack 2', 'l-ts-ts-1']))).toEqual(['train', 'backpack']);
  expect(depots(fed(['l-lin-inf-1'], 'vitoria'))).toEqual([]);
  const seven = ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-lin-inf-4', 'l-lin-inf-5', 'l-lin-inf-6', 'l-lin-inf-7'];
  expect(depots(fed([...seven, 'l-ts-ts-1', 'liberal backpack 1']))).toEqual(['both']);
});

test('18.1-c a garrison alone under siege needs supply itself', () => {
  const at = (units: readonly string[]) => {
    const t = lay({ units: { estella: ['c-nav-inf-1', ...units] }, fortresses: { estella: 'Liberal' }, besieged: ['estella'] });
    return supplyAt(t.pub, t.own.Liberal, LIBERAL, space('estella'), INSIDE);
  };
  expect(at([])).toMatchObject({ need: 1, garrison: true, starving: 1 });
  expect(at(['l-lin-inf-1 inside'])).toMatchObject({ need: 1, garrison: false });
  expect(at(['liberal backpack 1 inside'])).toMatchObject({ need: 1, starving: 0 });
});
