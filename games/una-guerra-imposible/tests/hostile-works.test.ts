import { expect, test } from 'vitest';
import { NO_FORTRESS, UNDER_CONSTRUCTION } from '../data/posts.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { block, place, space } from './lay.ts';
import { scene } from './scene.ts';

type Marched = ReturnType<typeof scene.actions>;
const command = (liberal: number, carlist: number) => ({ command: [liberal, carlist] as [number, number] });
const liberals = (laid: Parameters<typeof scene.actions>[1], from: string, die: number, group: unknown[]) =>
  scene.actions('Liberal', laid).does('Liberal', 'activatePlace', from).dice(die).does('Liberal', 'group', group);
const slip = (s: Marched, to: Parameters<typeof place>[0]): Marched =>
  s.does('Carlist', 'retreatAll', s.offered('Carlist', 'retreatAll').find(way => way.by === 'road' && way.to === place(to))!);

const villarreal = { units: { vitoria: ['l-lin-inf-1'], durango: ['c-viz-inf-1'] }, works: { villarreal: 'Carlist' as const } };
test('10.2-d, 11.6-k interceptors are in the space before the group: they defend the works there', () => {
  const s = liberals({ ...villarreal, pub: command(0, 1) }, 'vitoria', 3, ['l-lin-inf-1']).does(
    'Liberal',
    'go',
    'vitoria villarreal',
  );
  expect(s.pub.fortress[space('villarreal')]).toBe(UNDER_CONSTRUCTION + CARLIST);
  s.dice(5).does('Carlist', 'intercept', ['c-viz-inf-1']).asks('Liberal', '10-d');
  expect([s.pub.fortress[space('villarreal')], s.told('worksDestroyed')]).toEqual([UNDER_CONSTRUCTION + CARLIST, []]);
});
test('10.2-d, 11.6-h an interception that fails saves no works', () => {
  const s = liberals({ ...villarreal, pub: command(0, 1) }, 'vitoria', 3, ['l-lin-inf-1']).does(
    'Liberal',
    'go',
    'vitoria villarreal',
  );
  s.dice(1).does('Carlist', 'intercept', ['c-viz-inf-1']).asks('Liberal', '11.1-f');
  expect(s.pub.fortress[space('villarreal')]).toBe(NO_FORTRESS);
});
test('10.2-d, 12.2-e whoever slips away leaves his works to a group that only passes', () => {
  const s = liberals(
    { units: { vitoria: ['l-lin-inf-1'], salvatierra: ['c-par-inf-1'] }, works: { salvatierra: 'Carlist' }, pub: command(0, 0) },
    'vitoria',
    5,
    ['l-lin-inf-1'],
  );
  s.does('Liberal', 'go', 'vitoria salvatierra').dice(4).does('Carlist', 'evade');
  slip(s, 'alsasua').does('Liberal', 'go', 'salvatierra maeztu').does('Liberal', 'stop');
  expect([s.pub.fortress[space('salvatierra')], s.pub.at[block('l-lin-inf-1')]]).toEqual([NO_FORTRESS, place('maeztu')]);
});
test('10.2-e works of the Liberals fall to Carlists who march by, and the marker is free again', () => {
  const s = scene
    .actions('Carlist', { units: { estella: ['c-nav-inf-1'] }, works: { 'los-arcos': 'Liberal' }, pub: command(0, 0) })
    .does('Carlist', 'activatePlace', 'estella')
    .does('Carlist', 'group', ['c-nav-inf-1']);
  s.does('Carlist', 'go', 'estella los-arcos').does('Carlist', 'go', 'los-arcos lodosa');
  expect([s.pub.fortress[space('los-arcos')], s.told('worksDestroyed').length, LIBERAL]).toEqual([NO_FORTRESS, 1, 0]);
});
