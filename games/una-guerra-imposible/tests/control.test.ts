import { expect, test } from 'vitest';
import { placeNamed } from '../data/places.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { SPACES, spaceNamed } from '../data/spaces.ts';
import { BACKPACK, COUNTERS_OF, FIELD, MOUNTAIN } from '../data/units.ts';
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
import { arrivesInside, canLandAt, canSailTo, evacuatesTo, landingFights, landingsFrom, sailingFrom } from '../queries/sea.ts';
import {
  backpacksLeft,
  canShow,
  captorPresent,
  captured,
  crowded,
  crowdedTrains,
  joined,
  keeps,
  mayEndAt,
  roomFor,
  spareCounter,
  stranded,
} from '../queries/stacking.ts';
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
    worksLost(lay({ works: { durango: 'Carlist' }, units: { durango: units } }).pub, CARLIST, space('durango'));
  expect(lost([])).toBe(false);
  expect(lost(['l-lin-inf-1'])).toBe(true);
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

test('13.1-a, 13.1-b where ships may go: ports without enemies, and the coast', () => {
  const { pub } = lay({
    units: { bermeo: ['c-viz-inf-1'], deva: ['c-gui-inf-1'] },
    fortresses: { lequeitio: 'Carlist', deva: 'Liberal' },
    besieged: ['deva'],
  });
  const to = sailingFrom(pub, space('bilbao'));
  for (const at of ['bermeo', 'lequeitio'] as const) expect(to).not.toContain(space(at));
  for (const at of ['deva', 'san-sebastian', 'guetaria', 'laredo'] as const) expect(to, at).toContain(space(at));
  for (const at of ['galicia', 'andalucia', 'cataluna'] as const) expect(to).toContain(place(at));
  for (const at of ['aragon', 'extremadura', 'castilla-leon', 'castilla-la-nueva'] as const) expect(to).not.toContain(place(at));
  expect(to).not.toContain(space('bilbao'));
  expect(arrivesInside(pub, space('deva'))).toBe(true);
  expect(arrivesInside(pub, space('laredo'))).toBe(false);
  expect(sailingFrom(pub, space('vitoria'))).toEqual([]);
  expect(sailingFrom(pub, place('aragon'))).toEqual([]);
});

test('13.1-b a besieged enemy fortress is no hindrance, enemies in a region are none', () => {
  const { pub } = lay({
    year: 1836,
    units: { bermeo: ['l-lin-inf-1', 'c-viz-inf-1 inside'], galicia: ['c-nav-inf-1'] },
    fortresses: { bermeo: 'Carlist' },
    besieged: ['bermeo'],
  });
  expect(canSailTo(pub, space('bermeo'))).toBe(true);
  expect(canSailTo(pub, placeNamed.galicia)).toBe(true);
});

test('13.1-e, 13.2-h nothing leaves or reaches an annulled Bilbao', () => {
  const { pub } = lay({ units: { guecho: ['c-viz-inf-1'] } });
  expect(sailingFrom(pub, space('bilbao'))).toEqual([]);
  expect(sailingFrom(pub, space('laredo'))).not.toContain(space('bilbao'));
  expect(landingsFrom(pub, space('bilbao'))).toEqual([]);
});

test('13.2-a EX-4: a landing from Bilbao at San Sebastián, besieged by Carlists', () => {
  const { pub } = lay({
    units: {
      'san-sebastian': ['c-gui-inf-1', 'c-gui-inf-2', 'l-pro-inf-1 inside', 'liberal field 1 inside'],
      guetaria: ['c-gui-inf-3'],
      bilbao: ['l-lin-inf-1', 'l-lin-inf-2'],
    },
    besieged: ['san-sebastian'],
  });
  expect(names(landingsFrom(pub, space('bilbao'))).sort()).toEqual(['guetaria', 'san-sebastian']);
  expect(landingFights(pub, space('san-sebastian'))).toBe(true);
  expect(landingsFrom(pub, place('galicia'))).toEqual([]);
});

test('13.2-a, 13.2-i a bare fortress can be landed at and is not fought; an empty port cannot', () => {
  const { pub } = lay({ fortresses: { bermeo: 'Carlist' } });
  expect(canLandAt(pub, space('bermeo'))).toBe(true);
  expect(landingFights(pub, space('bermeo'))).toBe(false);
  expect(canLandAt(pub, space('deva'))).toBe(false);
  const besieged = lay({
    units: { bermeo: ['l-lin-inf-1', 'c-viz-inf-1 inside'] },
    fortresses: { bermeo: 'Carlist' },
    besieged: ['bermeo'],
  });
  expect(canLandAt(besieged.pub, space('bermeo'))).toBe(false);
});

test('13.2-b landing in Bilbao: Carlist or besieged, and the estuary open', () => {
  const at = (laid: Laid) => canLandAt(lay(laid).pub, space('bilbao'));
  expect(at({ units: { bilbao: ['c-viz-inf-1'] }, besieged: ['bilbao'] })).toBe(true);
  expect(at({ fortresses: { bilbao: 'Carlist' } })).toBe(true);
  expect(at({ fortresses: { bilbao: 'Carlist' }, units: { guecho: ['c-viz-inf-1'] } })).toBe(false);
  expect(at({})).toBe(false);
});

test('17.9-j, 17.9-k evacuation to friendly ports, not by a closed estuary', () => {
  const open = lay({ units: { bermeo: ['c-viz-inf-1'] } }).pub;
  const to = names(evacuatesTo(open, space('guetaria')));
  expect(to).toContain('bilbao');
  expect(to).not.toContain('bermeo');
  expect(to).not.toContain('lequeitio'); // Carlist zone, empty
  expect(evacuatesTo(open, space('vitoria'))).toEqual([]);
  const shut = lay({ units: { guecho: ['c-viz-inf-1'] } }).pub;
  expect(names(evacuatesTo(shut, space('guetaria')))).not.toContain('bilbao');
  expect(evacuatesTo(shut, space('bilbao'))).toEqual([]);
  const besieged = lay({ units: { bilbao: ['c-viz-inf-1'] }, besieged: ['bilbao'] }).pub;
  expect(evacuatesTo(besieged, space('bilbao')).length).toBeGreaterThan(0);
});

test('11.5-b, 11.5-c one counter of a kind in a space; joined up to the maximum', () => {
  const t = lay({
    units: {
      vitoria: ['liberal field 2', 'liberal field 1', 'liberal mountain 1', 'l-ts-ts-1', 'l-ts-ts-2'],
      hidden: ['carlist field 2', 'carlist field 1'],
    },
  });
  expect(crowded(t.pub, LIBERAL, FIELD, space('vitoria')).length).toBe(1);
  expect(crowded(t.pub, LIBERAL, MOUNTAIN, space('vitoria'))).toEqual([]);
  expect(crowded(t.pub, CARLIST, FIELD, t.pub.at[COUNTERS_OF[CARLIST][FIELD][0]!]!)).toEqual([]);
  expect(crowdedTrains(t.pub, t.own.Liberal, LIBERAL, space('vitoria'))).toEqual([block('l-ts-ts-2')]);
  expect([joined([2, 1], 4), joined([3, 2], 4), joined([], 2)]).toEqual([3, 4, 0]);
});

test('14-b Liberal field counters: three large ones, five small ones', () => {
  const large = ['vitoria', 'pamplona', 'bilbao'] as const;
  const { pub } = lay({ units: Object.fromEntries(large.map(at => [at, ['liberal field 3']])) });
  expect(spareCounter(pub, LIBERAL, FIELD, 4)).toBe(-1);
  expect(spareCounter(pub, LIBERAL, FIELD, 2)).toBeGreaterThanOrEqual(0);
  expect(spareCounter(pub, LIBERAL, FIELD, 5)).toBe(-1);
  const first = COUNTERS_OF[LIBERAL][FIELD][0]!;
  expect(canShow(pub, first, LIBERAL, FIELD, 4)).toBe(true);
  expect(canShow(pub, first, LIBERAL, FIELD, 2)).toBe(true);
  expect(canShow(pub, first, LIBERAL, FIELD, 5)).toBe(false);
  const small = lay({
    units: { ...Object.fromEntries(large.map(at => [at, ['liberal field 3']])), logrono: ['liberal field 2'] },
  }).pub;
  expect(canShow(small, COUNTERS_OF[LIBERAL][FIELD][3]!, LIBERAL, FIELD, 3)).toBe(false);
});

test('14.2-a, 14.2-b captured guns are kept up to the maximum, and only with a counter', () => {
  const { pub } = lay({ units: { estella: ['carlist field 1'] } });
  expect(keeps(pub, CARLIST, FIELD, space('estella'), 3)).toBe(1);
  expect(keeps(pub, CARLIST, FIELD, space('durango'), 3)).toBe(2);
  const none = lay({
    units: { estella: ['carlist mountain 1'], durango: ['carlist mountain 1'], tolosa: ['carlist mountain 1'] },
  }).pub;
  expect(keeps(none, CARLIST, MOUNTAIN, space('orduna'), 1)).toBe(0);
  expect(keeps(none, CARLIST, MOUNTAIN, space('estella'), 2)).toBe(1);
});

test('20.2-d backpacks: those of the game, less those on the map', () => {
  const t = lay({ units: { vitoria: ['liberal backpack 2'] } });
  expect(backpacksLeft(t.pub, LIBERAL)).toBe(0);
  expect(spareCounter(t.pub, LIBERAL, BACKPACK, 2)).toBe(-1);
  t.pub.backpacks[LIBERAL] = 2;
  expect(backpacksLeft(t.pub, LIBERAL)).toBe(1);
  expect(spareCounter(t.pub, LIBERAL, BACKPACK, 2)).toBeGreaterThanOrEqual(0);
});

test('11.3-b, 11.3-c guns and trains may end with infantry or in a friendly fortress, nowhere else', () => {
  const alone = (laid: Laid) => {
    const t = lay(laid);
    return stranded(t.pub, t.own.Liberal, LIBERAL, space('lodosa')).length;
  };
  const left = { lodosa: ['liberal field 2', 'liberal backpack 1', 'l-ts-ts-1'] };
  expect(alone({ units: left })).toBe(3);
  expect(alone({ units: { lodosa: [...left.lodosa, 'l-lin-cav-1'] } })).toBe(0);
  expect(alone({ units: left, fortresses: { lodosa: 'Liberal' } })).toBe(0);
  expect(alone({ units: left, works: { lodosa: 'Liberal' } })).toBe(3);
  const t = lay({ units: { lodosa: ['liberal field 2', 'c-nav-inf-1'], viana: ['liberal field 1'] } });
  expect(captorPresent(t.pub, LIBERAL, space('lodosa'))).toBe(true);
  expect(captorPresent(t.pub, LIBERAL, space('viana'))).toBe(false);
  expect(mayEndAt(t.pub, t.own.Liberal, LIBERAL, space('lodosa'))).toBe(false);
});

test('18.3-c, 11.3-c half of the guns, both kinds together, rounded up', () => {
  expect([0, 1, 2, 3, 5].map(captured)).toEqual([0, 1, 1, 2, 3]);
});

test('4.1-b a garrison alone holds its space', () => {
  const { pub } = lay({});
  expect(spaceNamed.bilbao).toBe(space('bilbao'));
  expect(fortressOf(pub, space('bilbao'))).toBe(LIBERAL);
  expect(fortressOf(pub, place('aragon'))).toBe(-1);
});
