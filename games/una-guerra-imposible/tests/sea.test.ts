import { expect, test } from 'vitest';
import { placeNamed } from '../data/places.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { SPACES } from '../data/spaces.ts';
import { BACKPACK, COUNTERS_OF, FIELD, MOUNTAIN } from '../data/units.ts';
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
  spareCounter,
  stranded,
} from '../queries/stacking.ts';
import { block, type Laid, lay, place, space } from './lay.ts';

const names = (spaces: readonly number[]) => spaces.map(at => SPACES[at]);

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
  expect([0, 1, 2, 3].map(points => spareCounter(pub, CARLIST, MOUNTAIN, points) >= 0)).toEqual([false, true, true, false]);
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
