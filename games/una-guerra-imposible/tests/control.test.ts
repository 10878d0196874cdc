import { expect, test } from 'vitest';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { SPACES, spaceNamed } from '../data/spaces.ts';
import { COUNTERS_OF, FIELD, MOUNTAIN } from '../data/units.ts';
import {
  besideCarlistZone,
  captureVp,
  changes,
  citiesOf,
  controls,
  enemyFortressIn,
  enemyHolds,
  enemyIn,
  frenchSpacesOf,
  townsOf,
  zoneOf,
} from '../queries/control.ts';
import {
  canHaveFortress,
  estuaryClosed,
  fortressOf,
  fortressPoints,
  garrisonEffectiveness,
  holds,
  holdsBaztan,
  isBesieged,
  markersLeft,
  mayBuild,
  mayDemolish,
  portAnnulled,
  portWorks,
  roomInside,
  unitBesieged,
  worksLost,
} from '../queries/fortresses.ts';
import { roomFor } from '../queries/stacking.ts';
import { block, type Laid, lay, place, space } from './lay.ts';

const names = (spaces: readonly number[]) => spaces.map(at => SPACES[at]);

test('4.9-c, 4.9-d, 4.9-f, 9.1-a EX-13: a block that stops takes a town, and loses it by leaving', () => {
  const enters = lay({
    units: { calahorra: ['c-nav-inf-1'], durango: ['l-lin-inf-1'], villarreal: ['l-lin-inf-2'] },
    control: { calahorra: 'Liberal', durango: 'Carlist', villarreal: 'Carlist' },
  });
  expect(changes(enters.pub)).toEqual([
    { space: space('durango'), to: LIBERAL, vp: -1 },
    { space: space('villarreal'), to: LIBERAL, vp: 0 },
    { space: space('calahorra'), to: CARLIST, vp: 1 },
  ]);
  const leaves = lay({ control: { calahorra: 'Carlist' } });
  expect(changes(leaves.pub)).toEqual([{ space: space('calahorra'), to: LIBERAL, vp: -1 }]);
});

test('4.9-a, 9.1-a EX-13: a city changes hands with its garrison marker', () => {
  const falls = lay({ units: { bilbao: ['c-viz-inf-1'] }, fortresses: { bilbao: 'Carlist' }, control: { bilbao: 'Liberal' } });
  expect(changes(falls.pub)).toEqual([{ space: space('bilbao'), to: CARLIST, vp: 3 }]);
  const besieged = lay({ units: { bilbao: ['c-viz-inf-1'] } });
  expect(changes(besieged.pub)).toEqual([]);
});

test('4.9-b, 4.8-b the fortress marker decides, one under construction does not', () => {
  const built = lay({ units: { estella: ['c-nav-inf-1'] }, fortresses: { estella: 'Liberal' } });
  expect(controls(built.pub, LIBERAL, space('estella'))).toBe(true);
  const works = lay({ works: { estella: 'Liberal' } });
  expect(controls(works.pub, CARLIST, space('estella'))).toBe(true);
  expect(fortressOf(works.pub, space('estella'))).toBe(-1);
});

test('4.9-e with both sides there control stays as it was', () => {
  const both = { units: { durango: ['c-viz-inf-1', 'l-lin-inf-1'] } } as const;
  for (const side of ['Liberal', 'Carlist'] as const)
    expect(changes(lay({ ...both, control: { durango: side } }).pub)).toEqual([]);
});

test('4.9-h units that wait on a road are not in the space', () => {
  const t = lay({ units: { calahorra: ['c-nav-inf-1 from lerin'] } });
  expect(controls(t.pub, LIBERAL, space('calahorra'))).toBe(true);
});

test('4.6-a, 4.6-b zones; a region is Liberal', () => {
  expect(zoneOf(place('aragon'))).toBe(LIBERAL);
  expect(zoneOf(space('durango'))).toBe(CARLIST);
  expect([space('vitoria'), space('tudela'), space('durango')].map(besideCarlistZone)).toEqual([true, false, false]);
});

test('11.4-i, 17.9-c who is in the way: blocks and fortresses that are not besieged', () => {
  const { pub } = lay({
    units: { tolosa: ['l-pro-inf-1 inside', 'c-gui-inf-1'], orduna: ['l-lin-inf-1'], lodosa: ['liberal field 1'] },
    fortresses: { tolosa: 'Liberal', estella: 'Liberal', lodosa: 'Liberal' },
    besieged: ['tolosa'],
  });
  const seen = (at: 'tolosa' | 'orduna' | 'estella' | 'lodosa' | 'durango') => [
    enemyIn(pub, CARLIST, space(at)),
    enemyFortressIn(pub, CARLIST, space(at)),
    enemyHolds(pub, CARLIST, space(at)),
  ];
  expect(seen('tolosa')).toEqual([false, false, false]);
  expect(seen('orduna')).toEqual([true, false, true]);
  expect(seen('estella')).toEqual([false, true, true]);
  expect(seen('lodosa')).toEqual([false, true, true]);
  expect(seen('durango')).toEqual([false, false, false]);
  expect(enemyIn(pub, LIBERAL, space('tolosa'))).toBe(true);
});

test('18-b inside a fortress not yet besieged a block is still in the way', () => {
  const { pub } = lay({ units: { estella: ['l-lin-inf-1 inside'] }, fortresses: { estella: 'Liberal' } });
  expect(enemyIn(pub, CARLIST, space('estella'))).toBe(true);
});

test('9.1-a, 9-e captures and cities', () => {
  expect([
    captureVp(space('bilbao')),
    captureVp(space('durango')),
    captureVp(space('amescoas')),
    captureVp(space('sodupe')),
  ]).toEqual([3, 1, 0, 0]);
  const { pub } = lay({ fortresses: { vitoria: 'Carlist' } });
  expect(names(citiesOf(pub, CARLIST))).toEqual(['vitoria']);
  expect(citiesOf(pub, LIBERAL).length).toBe(4);
  expect(townsOf(pub, CARLIST).length).toBe(10);
});

test('4.5-b spaces connected with France that a side controls', () => {
  const { pub } = lay({ fortresses: { irun: 'Liberal' } });
  expect(names(frenchSpacesOf(pub, CARLIST)).sort()).toEqual(['baztan', 'vera']);
});

test('18-a, 18.1-c what fortresses hold, and their garrisons', () => {
  const t = lay({
    units: { bilbao: ['l-lin-inf-1 inside', 'l-ts-ts-1 inside'], estella: ['l-pro-inf-1 inside'] },
    fortresses: { estella: 'Liberal' },
    besieged: ['bilbao', 'estella'],
  });
  expect([holds(space('bilbao')), holds(space('estella'))]).toEqual([2, 1]);
  expect(roomInside(t.pub, t.own.Liberal, LIBERAL, space('bilbao'))).toBe(1);
  expect(roomInside(t.pub, t.own.Liberal, LIBERAL, space('estella'))).toBe(0);
  expect(roomInside(t.pub, t.own.Carlist, CARLIST, space('estella'))).toBe(0);
  expect([
    garrisonEffectiveness(LIBERAL, space('bilbao')),
    garrisonEffectiveness(CARLIST, space('bilbao')),
    garrisonEffectiveness(LIBERAL, space('estella')),
  ]).toEqual([2, 1, 1]);
  expect(unitBesieged(t.pub, block('l-pro-inf-1'))).toBe(true);
  const outside = lay({
    units: { estella: ['l-pro-inf-1 inside', 'c-nav-inf-1'] },
    fortresses: { estella: 'Liberal' },
    besieged: ['estella'],
  });
  expect(unitBesieged(outside.pub, block('c-nav-inf-1'))).toBe(false);
  expect(isBesieged(t.pub, LIBERAL, space('estella'))).toBe(true);
  expect(isBesieged(t.pub, CARLIST, space('estella'))).toBe(false);
});

test('18-a one of each kind of counter and one train find room inside', () => {
  const t = lay({ units: { bilbao: ['l-ts-ts-1 inside', 'liberal field 2 inside'] }, besieged: ['bilbao'] });
  expect(roomFor(t.pub, t.own.Liberal, LIBERAL, space('bilbao'), block('l-ts-ts-2'), 'train')).toBe(false);
  expect(roomFor(t.pub, t.own.Liberal, LIBERAL, space('bilbao'), block('l-ts-ts-1'), 'train')).toBe(true);
  expect(roomFor(t.pub, t.own.Liberal, LIBERAL, space('bilbao'), COUNTERS_OF[LIBERAL][FIELD][1]!, FIELD)).toBe(false);
  expect(roomFor(t.pub, t.own.Liberal, LIBERAL, space('bilbao'), COUNTERS_OF[LIBERAL][MOUNTAIN][0]!, MOUNTAIN)).toBe(true);
});

test('10.2-a, 10.2-b, 4.1-c where one may build', () => {
  const { pub } = lay({ units: { orduna: ['l-lin-inf-1'] }, fortresses: { estella: 'Carlist' }, works: { tolosa: 'Carlist' } });
  expect(mayBuild(pub, CARLIST, space('durango'))).toBe(true);
  expect(mayBuild(pub, CARLIST, space('orduna'))).toBe(false);
  expect(mayBuild(pub, LIBERAL, space('orduna'))).toBe(true);
  for (const at of ['estella', 'tolosa', 'amescoas', 'bilbao'] as const)
    expect(mayBuild(pub, CARLIST, space(at)), at).toBe(false);
  expect(mayBuild(pub, LIBERAL, place('aragon'))).toBe(false);
  expect(canHaveFortress(space('baztan'))).toBe(false);
  expect([markersLeft(pub, LIBERAL), markersLeft(pub, CARLIST)]).toEqual([15, 8]);
});

test('10.2-b ten Carlist markers and no more', () => {
  const ten = ['estella', 'durango', 'tolosa', 'onate', 'vergara', 'azpeitia', 'guernica', 'orduna', 'irun', 'hernani'] as const;
  const { pub } = lay({ fortresses: Object.fromEntries(ten.map(name => [name, 'Carlist'])) as NonNullable<Laid['fortresses']> });
  expect(mayBuild(pub, CARLIST, space('eibar'))).toBe(false);
  expect(mayBuild(pub, LIBERAL, space('eibar'))).toBe(true);
});

test('10.3-a, 10.3-b what one may demolish', () => {
  const { pub } = lay({
    units: { estella: ['l-lin-inf-1'] },
    fortresses: { estella: 'Carlist', durango: 'Carlist' },
    works: { tolosa: 'Carlist' },
  });
  expect(['durango', 'tolosa', 'estella', 'bilbao'].map(at => mayDemolish(pub, CARLIST, space(at as 'durango')))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(mayDemolish(pub, LIBERAL, space('bilbao'))).toBe(false);
  expect(mayDemolish(pub, LIBERAL, space('durango'))).toBe(false);
});

test('10.2-d works without a defender are lost to enemies in the space', () => {
  const lost = (units: readonly string[]) =>
    (t => worksLost(t.pub, t.own.Liberal, CARLIST, space('durango')))(
      lay({ works: { durango: 'Carlist' }, units: { durango: units } }),
    );
  expect(lost([])).toBe(false);
  expect(lost(['l-lin-inf-1'])).toBe(true);
  expect(lost(['l-ts-ts-1'])).toBe(false);
  expect(lost(['l-lin-inf-1', 'c-viz-inf-1'])).toBe(false);
});

test('4.3-c, 4.3-d the port of Bilbao is annulled by a siege or by either bank', () => {
  const annulled = (laid: Laid) => portAnnulled(lay(laid).pub, space('bilbao'));
  expect(annulled({})).toBe(false);
  expect(annulled({ units: { bilbao: ['c-viz-inf-1'] }, besieged: ['bilbao'] })).toBe(true);
  expect(annulled({ units: { guecho: ['c-viz-inf-1'] } })).toBe(true);
  expect(annulled({ units: { portugalete: ['c-viz-inf-1'] }, fortresses: { portugalete: 'Liberal' } })).toBe(false);
  expect(
    annulled({ units: { portugalete: ['c-viz-inf-1'] }, fortresses: { portugalete: 'Liberal' }, besieged: ['portugalete'] }),
  ).toBe(true);
  expect(estuaryClosed(lay({ units: { bilbao: ['c-viz-inf-1'] }, besieged: ['bilbao'] }).pub)).toBe(false);
  const other = lay({ units: { guecho: ['c-viz-inf-1'] } }).pub;
  expect([portWorks(other, space('laredo')), portWorks(other, space('bilbao')), portWorks(other, space('vitoria'))]).toEqual([
    true,
    false,
    false,
  ]);
});

test('24.1-a, 24.1-b fortress points, and Baztán', () => {
  const { pub } = lay({
    fortresses: { baztan: 'Liberal', estella: 'Liberal', guetaria: 'Liberal', miranda: 'Liberal', tolosa: 'Carlist' },
    works: { durango: 'Liberal' },
  });
  expect(fortressPoints(pub)).toBe(1 + 2 + 1);
  expect(holdsBaztan(pub)).toBe(true);
  expect(holdsBaztan(lay({}).pub)).toBe(false);
});

test('4.1-b a garrison alone holds its space', () => {
  const { pub } = lay({});
  expect(spaceNamed.bilbao).toBe(space('bilbao'));
  expect(fortressOf(pub, space('bilbao'))).toBe(LIBERAL);
  expect(fortressOf(pub, place('aragon'))).toBe(-1);
});
