import { expect, test } from 'vitest';
import { onRoad } from '../data/posts.ts';
import { CARLIST } from '../data/sides.ts';
import { block, place, road, space } from './lay.ts';
import { field, scene, stage, tableOf } from './scene.ts';

test('EX-1, 11.1-a, 11.1-b, 12.2-a, 12.2-e, 12.2-f, 11.6-a, 11.6-g, 11.6-k a Liberal march with evasion and interception', () => {
  const at = scene.actions('Liberal', {
    units: {
      vitoria: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-lin-cav-1', 'l-ts-ts-1', 'l-rea-inf-1', 'l-rea-inf-2'],
      salvatierra: ['c-par-inf-1'],
      durango: ['c-viz-inf-1'],
      villaro: ['c-viz-inf-2'],
    },
    pub: { command: [0, 1] },
  });
  at.does('Liberal', 'activatePlace', 'vitoria');
  at.dice(5).does('Liberal', 'group', ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-lin-cav-1', 'l-ts-ts-1']);
  expect(at.told('allowance').at(-1)).toEqual({ side: 'Liberal', points: 4 });
  at.does('Liberal', 'go', 'vitoria salvatierra');
  // The band slips away to Alsasua.
  at.asks('Carlist', '12.2-a', 'evade', 'standFast').dice(3).does('Carlist', 'evade');
  while (at.place().startsWith('retreat')) {
    const way = at.offered('Carlist', 'retreatAll').find(one => one.by === 'road' && one.to === place('alsasua'));
    at.does('Carlist', 'retreatAll', way);
  }
  expect(at.pub.at[block('c-par-inf-1')]).toBe(place('alsasua'));
  at.asks('Liberal', '11.1-f').does('Liberal', 'go', 'salvatierra alsasua');
  // It declines the second time, and the group has to stop.
  at.asks('Carlist', '12.2-a').does('Carlist', 'standFast');
  expect(at.pub.at[block('l-lin-inf-1')]).toBe(place('alsasua'));
  at.asks('Liberal', '11-a').dice(3).does('Liberal', 'group', ['l-rea-inf-1', 'l-rea-inf-2']);
  expect(at.told('allowance').at(-1)).toEqual({ side: 'Liberal', points: 5 });
  at.does('Liberal', 'go', 'vitoria villarreal').asks('Carlist', '11.6-a').does('Carlist', 'pass');
  at.does('Liberal', 'go', 'villarreal durango');
  at.asks('Carlist', '11.6-a').dice(6).does('Carlist', 'intercept', ['c-viz-inf-2']);
  expect(at.pub.command[CARLIST]).toBe(0);
  expect(at.pub.at[block('c-viz-inf-2')]).toBe(place('durango'));
  expect(at.pub.at[block('l-rea-inf-1')]).toBe(place('durango'));
  expect(at.pub.control[space('durango')]).toBe(CARLIST);
  at.asks('Liberal', '10-d').spent();
});

test('EX-2, 12.1-a, 12.1-b, 12.1-d, 11.1-c, 11.4-f, 11.6-b concentration, two groups, and one that waits on its road', () => {
  const at = scene.actions('Carlist', {
    units: {
      llodio: ['c-viz-inf-1', 'c-viz-inf-2'],
      sodupe: ['c-gui-inf-1'],
      murguia: ['c-ala-inf-1', 'c-ala-inf-2'],
      durango: ['c-nav-cav-1', 'carlist field 1'],
      orduna: ['l-pro-inf-1', 'l-pro-inf-2'],
      valmaseda: ['l-lin-cav-1'],
      bilbao: ['l-lin-inf-1'],
    },
    fortresses: { orduna: 'Liberal' },
    pub: { command: [2, 0] },
  });
  at.does('Carlist', 'activatePlace', 'llodio');
  at.does('Carlist', 'concentrate', ['c-gui-inf-1', 'c-ala-inf-1']);
  expect([block('c-gui-inf-1'), block('c-ala-inf-1')].map(unit => at.pub.at[unit])).toEqual([place('llodio'), place('llodio')]);
  at.does('Carlist', 'group', ['c-viz-inf-1', 'c-viz-inf-2', 'c-gui-inf-1']);
  expect(at.told('allowance').at(-1)).toEqual({ side: 'Carlist', points: 4 });
  // In the Carlist zone the Liberals do not intercept: the group is in Orduña and stops.
  at.does('Carlist', 'go', 'llodio orduna').asks('Carlist', '11-a').does('Carlist', 'pass');
  const guns = field('Carlist', at.table);
  at.does('Carlist', 'activatePlace', 'durango').does('Carlist', 'group', ['c-nav-cav-1', guns]);
  expect(at.told('allowance').at(-1)).toEqual({ side: 'Carlist', points: 7 });
  at.does('Carlist', 'go', 'durango villaro').does('Carlist', 'go', 'villaro sodupe').does('Carlist', 'go', 'sodupe orduna');
  expect(at.pub.post[block('c-nav-cav-1')]).toBe(onRoad(road('sodupe', 'orduna')));
  expect(at.pub.post[guns]).toBe(onRoad(road('sodupe', 'orduna')));
  at.asks('Carlist', '10-d').spent();
});

test('EX-3, 12.3-a, 12.3-c, 12.3-e, 11.2-a, 11.2-b, 9.1-a a countermarch through Estella and a forced march to Calahorra', () => {
  const at = scene.actions('Carlist', {
    units: { irurzun: ['c-nav-inf-1'], estella: ['l-lig-inf-1', 'l-pro-inf-1'] },
    fortresses: { estella: 'Liberal' },
    pub: { command: [0, 0], vp: 0 },
  });
  at.does('Carlist', 'activatePlace', 'irurzun').does('Carlist', 'group', ['c-nav-inf-1']);
  expect(at.told('allowance').at(-1)).toEqual({ side: 'Carlist', points: 7 });
  at.does('Carlist', 'go', 'irurzun alsasua').dice(4).does('Carlist', 'countermarch', 'alsasua estella');
  at.asks('Carlist', '12.3-h').does('Carlist', 'go', 'estella lerin');
  at.asks('Carlist', '11.1-f').dice(6).does('Carlist', 'force', 'lerin calahorra');
  expect(at.own.Carlist.strength[block('c-nav-inf-1')]).toBe(4);
  expect(at.pub.control[space('calahorra')]).toBe(CARLIST);
  expect(at.pub.vp).toBe(1);
  at.asks('Carlist', '10-d').spent();
});

test('12.3-d a countermarch that fails: into the space to fight, or elsewhere without the point', () => {
  const at = scene.actions('Carlist', {
    units: { irurzun: ['c-nav-inf-1'], estella: ['l-lig-inf-1'] },
    fortresses: { estella: 'Liberal' },
    pub: { command: [0, 0] },
  });
  at.does('Carlist', 'activatePlace', 'irurzun').does('Carlist', 'group', ['c-nav-inf-1']);
  at.does('Carlist', 'go', 'irurzun alsasua').dice(1).does('Carlist', 'countermarch', 'alsasua estella');
  at.asks('Carlist', '12.3-d', 'enter', 'stay').does('Carlist', 'stay');
  at.asks('Carlist', '11.1-f').refuses('Carlist', 'countermarch', 'alsasua estella');
  at.offers('Carlist', 'go', 'alsasua segura')
    .offers('Carlist', 'go', 'alsasua salvatierra')
    .offers('Carlist', 'go', 'alsasua amescoas');
  at.does('Carlist', 'go', 'alsasua estella').asks('Carlist', '10-d');
  expect(at.pub.at[block('c-nav-inf-1')]).toBe(place('estella'));
});

test('EX-4, 13.2-a, 13.2-c, 11.6-e a landing at San Sebastián is not intercepted', () => {
  const at = scene.actions('Liberal', {
    units: {
      'san-sebastian': ['c-gui-inf-1', 'c-gui-inf-2', 'l-pro-inf-4 inside', 'liberal field 1 inside'],
      guetaria: ['c-gui-inf-3'],
      bilbao: ['l-lin-inf-1', 'l-lin-inf-2'],
    },
    besieged: ['san-sebastian'],
    pub: { command: [0, 3] },
  });
  at.does('Liberal', 'land', 'bilbao')
    .does('Liberal', 'aboard', ['l-lin-inf-1', 'l-lin-inf-2'])
    .does('Liberal', 'ashore', 'san-sebastian');
  expect(at.pub.at[block('l-lin-inf-1')]).toBe(place('san-sebastian'));
  expect(at.pub.marks[block('l-lin-inf-1')]! & 1).toBe(1);
  expect(at.pub.points).toBe(10);
  at.asks('Liberal', '10-d').refuses('Liberal', 'land', 'bilbao').spent();
});

test('EX-5, 23.1-b, 23.1-c, 23.1-h, 23.2-f moves between regions, together for the Carlists, apart for the Liberals', () => {
  const units = {
    aragon: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-pro-inf-1'],
    'castilla-leon': ['c-nav-inf-1', 'c-nav-inf-2'],
  };
  const liberal = scene.actions('Liberal', { year: 1836, units });
  liberal.does('Liberal', 'activatePlace', 'aragon');
  liberal.does('Liberal', 'group', ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3']).does('Liberal', 'cross', 'castilla-leon');
  liberal.does('Liberal', 'group', ['l-pro-inf-1']).does('Liberal', 'cross', 'valencia-murcia');
  expect(liberal.pub.at[block('l-lin-inf-1')]).toBe(place('castilla-leon'));
  expect(liberal.pub.at[block('l-pro-inf-1')]).toBe(place('valencia-murcia'));
  liberal.asks('Liberal', '10-d').spent();

  const t = tableOf({
    year: 1836,
    active: 'Carlist',
    units: { ...units, 'castilla-leon': [...units['castilla-leon'], 'l-lin-inf-4'] },
  });
  t.pub.points = 8;
  t.pub.pursuit[2] = 1;
  const carlist = stage.from('actions', { side: 'Carlist' }, t);
  carlist.does('Carlist', 'activatePlace', 'castilla-leon');
  carlist.refuses('Carlist', 'group', ['c-nav-inf-1'], '23.1-b');
  carlist.does('Carlist', 'group', ['c-nav-inf-1', 'c-nav-inf-2']).does('Carlist', 'cross', 'aragon');
  expect(carlist.pub.at[block('c-nav-inf-2')]).toBe(place('aragon'));
  expect(carlist.pub.pursuit[2]).toBe(0);
});
