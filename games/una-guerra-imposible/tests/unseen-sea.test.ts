import { expect, test } from 'vitest';
import { AT_SEA, INSIDE } from '../data/posts.ts';
import { LIBERAL } from '../data/sides.ts';
import { sailingFrom } from '../queries/sea.ts';
import { combatAt, six } from './fighting.ts';
import { block, lay, place, space } from './lay.ts';
import { backpack, field, scene, stage, tableOf } from './scene.ts';

const poor = { command: [0, 0] as [number, number] };
const sailors = (laid: Parameters<typeof scene.actions>[1], points = 3) =>
  scene.actions('Liberal', { pub: poor, ...laid }, points);
const ashore = (s: ReturnType<typeof sailors>): number[] => s.offered('Liberal', 'ashore');

test('13.1-a from a port to a coastal region and back, never to an inland one', () => {
  const s = sailors({ units: { laredo: ['l-lin-inf-1'] } });
  s.does('Liberal', 'sail', 'laredo').does('Liberal', 'aboard', ['l-lin-inf-1']);
  for (const inland of ['aragon', 'castilla-leon', 'castilla-la-nueva', 'extremadura'] as const)
    s.refuses('Liberal', 'ashore', inland);
  for (const coast of ['galicia', 'andalucia', 'cataluna', 'valencia-murcia', 'asturias-cantabria'] as const)
    s.offers('Liberal', 'ashore', coast);
  sailors({ units: { aragon: ['l-lin-inf-1'] } }).refuses('Liberal', 'sail', 'aragon');
});
test('13.1-a, 13.1-c half a point for each block, with four halves four blocks; the train goes for nothing', () => {
  const units = ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-lin-cav-1', 'l-pro-inf-1', 'l-ts-ts-1'];
  const s = sailors({ units: { laredo: units } }, 2);
  s.does('Liberal', 'sail', 'laredo').refuses('Liberal', 'aboard', units, '13.1-a');
  s.does(
    'Liberal',
    'aboard',
    units.filter(unit => unit !== 'l-pro-inf-1'),
  ).does('Liberal', 'ashore', 'bilbao');
  expect([s.pub.points, s.pub.at[block('l-ts-ts-1')]]).toEqual([0, place('bilbao')]);
});
test('13.1-b not where a Carlist stands in the open, nor at his fortress; at one that friends besiege', () => {
  const s = sailors({ units: { laredo: ['l-lin-inf-1'], bermeo: ['c-viz-inf-1'] }, fortresses: { deva: 'Carlist' } });
  s.does('Liberal', 'sail', 'laredo').does('Liberal', 'aboard', ['l-lin-inf-1']);
  s.refuses('Liberal', 'ashore', 'bermeo').refuses('Liberal', 'ashore', 'deva').offers('Liberal', 'ashore', 'lequeitio');
  const besieged = sailors({
    units: { laredo: ['l-lin-inf-1'], deva: ['l-pro-inf-1', 'c-gui-inf-1 inside'] },
    fortresses: { deva: 'Carlist' },
    besieged: ['deva'],
  });
  besieged.does('Liberal', 'sail', 'laredo').does('Liberal', 'aboard', ['l-lin-inf-1']).does('Liberal', 'ashore', 'deva');
  expect(besieged.pub.post[block('l-lin-inf-1')]).toBe(0);
});
test('13.1-d one finds room in a besieged fortress that is no city, with its guns', () => {
  const s = sailors({
    units: { laredo: ['l-lin-inf-1', 'l-lin-inf-2', 'liberal field 1'], guetaria: ['c-gui-inf-1'] },
    fortresses: { guetaria: 'Liberal' },
    besieged: ['guetaria'],
  });
  const guns = field('Liberal', s.table);
  s.does('Liberal', 'sail', 'laredo').does('Liberal', 'aboard', ['l-lin-inf-1', guns]).does('Liberal', 'ashore', 'guetaria');
  expect([s.pub.post[block('l-lin-inf-1')], s.pub.post[guns]]).toEqual([INSIDE, INSIDE]);
  s.does('Liberal', 'sail', 'laredo').does('Liberal', 'aboard', ['l-lin-inf-2']).refuses('Liberal', 'ashore', 'guetaria');
});
test('13.1-e, 4.3-c a Carlist in Guecho closes Bilbao both ways', () => {
  const s = sailors({ units: { bilbao: ['l-lin-inf-1'], laredo: ['l-lin-inf-2'], guecho: ['c-viz-inf-1'] } });
  s.refuses('Liberal', 'sail', 'bilbao').does('Liberal', 'sail', 'laredo').does('Liberal', 'aboard', ['l-lin-inf-2']);
  s.refuses('Liberal', 'ashore', 'bilbao');
});
test('4.3-c Liberal works on a bank do not keep it from being Carlist; a Liberal fortress under siege there closes the port too', () => {
  const closed = lay({
    units: { portugalete: ['c-viz-inf-1'] },
    fortresses: { portugalete: 'Liberal' },
    besieged: ['portugalete'],
  });
  expect(sailingFrom(closed.pub, place('laredo'))).not.toContain(place('bilbao'));
  const passed = lay({ fortresses: { portugalete: 'Liberal' } });
  expect(sailingFrom(passed.pub, place('laredo'))).toContain(place('bilbao'));
});
test('13.1-f, 4.9-g a block that sails into an empty Carlist port takes the space, and leaving a town gives it back', () => {
  const s = sailors({ units: { laredo: ['l-lin-inf-1'] } });
  s.does('Liberal', 'sail', 'laredo').does('Liberal', 'aboard', ['l-lin-inf-1']).does('Liberal', 'ashore', 'bermeo');
  expect(s.pub.control[space('bermeo')]).toBe(LIBERAL);
});
test('13.1-g whoever has sailed does not march, and whoever has marched does not sail', () => {
  const s = sailors({ units: { laredo: ['l-lin-inf-1'], bilbao: ['l-lin-inf-2'] } });
  s.does('Liberal', 'sail', 'laredo').does('Liberal', 'aboard', ['l-lin-inf-1']).does('Liberal', 'ashore', 'bilbao');
  s.does('Liberal', 'activatePlace', 'bilbao').refuses('Liberal', 'group', ['l-lin-inf-1']);
});
test('13.2-a a landing is for a port with enemies, from a port of the North, with two blocks, once', () => {
  const s = sailors({
    units: {
      laredo: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3'],
      bermeo: ['c-viz-inf-1'],
      galicia: ['l-pro-inf-1'],
      deva: ['c-gui-inf-1'],
    },
  });
  s.refuses('Liberal', 'land', 'galicia').does('Liberal', 'land', 'laredo');
  s.refuses('Liberal', 'aboard', ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3'], '13.2-a').does('Liberal', 'aboard', [
    'l-lin-inf-1',
  ]);
  expect(ashore(s).sort()).toEqual([place('bermeo'), place('deva')].sort());
  s.does('Liberal', 'ashore', 'bermeo').refuses('Liberal', 'land', 'laredo');
  expect(s.pub.points).toBe(4);
});
test('13.2-b landing at Bilbao under siege, with both banks free', () => {
  const laid = {
    units: { laredo: ['l-lin-inf-1'], bilbao: ['c-viz-inf-1', 'l-pro-inf-1 inside'] },
    besieged: ['bilbao'] as const,
  };
  const s = sailors(laid).does('Liberal', 'land', 'laredo').does('Liberal', 'aboard', ['l-lin-inf-1']);
  expect(s.pub.at[block('l-lin-inf-1')]).toBe(place('bilbao')); // the only place there is
  sailors({ ...laid, units: { ...laid.units, guecho: ['c-viz-inf-2'] } })
    .does('Liberal', 'land', 'laredo')
    .does('Liberal', 'aboard', ['l-lin-inf-1']);
  const only = sailors({ ...laid, units: { ...laid.units, munguia: ['c-viz-inf-2'] }, control: { guecho: 'Carlist' } });
  only.refuses('Liberal', 'land', 'laredo');
});
test('13.2-c a backpack lands, a train does not', () => {
  const s = sailors({ units: { laredo: ['l-lin-inf-1', 'l-ts-ts-1', 'liberal backpack 2'], bermeo: ['c-viz-inf-1'] } });
  const packs = backpack('Liberal', s.table);
  s.does('Liberal', 'land', 'laredo').refuses('Liberal', 'aboard', ['l-lin-inf-1', 'l-ts-ts-1'], '13.2-c');
  s.does('Liberal', 'aboard', ['l-lin-inf-1', packs]);
  expect(s.pub.at[packs]).toBe(place('bermeo'));
});
test('13.2-f, 17.9-d landed units go back to sea while those who came by land take their road', () => {
  const s = combatAt('Liberal', {
    at: 'bermeo',
    by: ['munguia'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2 sea landed'],
    carlist: ['c-viz-inf-1', 'c-viz-inf-2'],
    units: { munguia: ['l-pro-inf-1'] },
    pub: {},
  });
  s.pub.entries.push(-1 - place('bermeo'));
  s.skirmish(six(12), ['l-lin-inf-1']);
  expect(s.pub.post[block('l-lin-inf-2')]).toBe(AT_SEA);
  const ways = s.ways('Liberal');
  expect(ways).toContain('road munguia');
  expect(ways.some(way => way.startsWith('sea'))).toBe(true);
});
test('13.2-i a landing before a bare Carlist fortress besieges it, and nobody fights', () => {
  const s = sailors({ units: { laredo: ['l-lin-inf-1'] }, fortresses: { bermeo: 'Carlist' } });
  s.does('Liberal', 'land', 'laredo').does('Liberal', 'aboard', ['l-lin-inf-1']).does('Liberal', 'endActions');
  const t = stage.from(
    'combat',
    {},
    tableOf({
      active: 'Liberal',
      units: { bermeo: ['l-lin-inf-1 landed'] },
      fortresses: { bermeo: 'Carlist' },
      pub: { entries: [-1 - place('bermeo')] },
    }),
  );
  expect([t.over(), t.pub.siege[space('bermeo')], t.told('skirmish')]).toEqual([true, t.pub.phases, []]);
});
test('24.8-f, 24.8-d a redeployment by sea into a besieged port stays within its capacity', () => {
  const t = tableOf({
    active: 'Liberal',
    units: { laredo: ['l-lin-inf-3'], 'san-sebastian': ['c-gui-inf-1', 'l-lin-inf-1 inside', 'l-lin-inf-2 inside'] },
    besieged: ['san-sebastian'],
  });
  const s = stage.from('redeployment', { side: 'Liberal', units: 3 }, t);
  s.does('Liberal', 'lift', { unit: 'l-lin-inf-3', points: 0 })
    .refuses('Liberal', 'put', 'san-sebastian')
    .does('Liberal', 'stay');
  s.does('Liberal', 'lift', { unit: 'l-lin-inf-1', points: 0 }).does('Liberal', 'put', 'laredo');
  expect(s.pub.at[block('l-lin-inf-1')]).toBe(place('laredo'));
});
