import { expect, test } from 'vitest';
import { BUILT, INSIDE, NO_FORTRESS } from '../data/posts.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import type { SpaceName } from '../data/spaces.ts';
import { yearEndPoints } from '../queries/replacements.ts';
import { countersAt, pointsAt } from '../queries/units.ts';
import { block, place, space } from './lay.ts';
import { backpack, scene, stage, tableOf } from './scene.ts';

type Laid = Parameters<typeof tableOf>[0];
type Name = Parameters<typeof block>[0];
const poor = { command: [0, 0] as [number, number] };
const supply = (side: 'Liberal' | 'Carlist', laid: Laid, dice: number[] = [], winter = false) => {
  const t = tableOf({ active: side, ...laid });
  t.dark.chance.loaded!.dice.push(...dice);
  return stage.from('supply', { side, winter }, t);
};
const drawn = (side: 'Liberal' | 'Carlist', name: Name, laid: Laid = {}) => {
  const t = tableOf({ ...laid, bags: { [side]: [name] } });
  t.dark.chance.loaded!.draws.push(block(name));
  return stage.from('reinforce', { side, blocks: 1 }, t);
};
const strength = (s: ReturnType<typeof supply>, name: Name): number =>
  s.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'].strength[block(name)]!;

test('L2, 20.1-c the Chapelgorris are gone with the provincials that a line regiment replaces', () => {
  const s = drawn('Liberal', 'l-lin-inf-4', { units: { vitoria: ['l-pro-inf-1'] }, pub: { chapelgorris: block('l-pro-inf-1') } });
  s.does('Liberal', 'exchange', 'l-pro-inf-1');
  expect([s.heard('Carlist', 'exchangedOne').length, s.pub.chapelgorris]).toEqual([1, -1]);
});
test('20.1-b, 14-b a point comes to the guns inside a besieged port without a new counter, and a full gun takes none', () => {
  const laid = (points: number): Laid => ({
    units: {
      'san-sebastian': ['c-gui-inf-1', 'l-pro-inf-1 inside', `liberal field ${points} inside`],
      vitoria: ['liberal field 1'],
      haro: ['l-lin-inf-1', 'liberal field 1'],
      logrono: ['liberal field 1'],
      pamplona: ['liberal field 2'],
    },
    besieged: ['san-sebastian'],
  });
  const s = stage.from('batteries', { side: 'Liberal', points: 1, field: true }, tableOf(laid(1)));
  s.does('Liberal', 'gun', { kind: 0, at: place('san-sebastian') });
  const inside = [
    countersAt(s.pub, LIBERAL, 0, space('san-sebastian'), INSIDE).length,
    pointsAt(s.pub, LIBERAL, 0, space('san-sebastian'), INSIDE),
  ];
  expect(inside).toEqual([1, 2]);
  stage
    .from('batteries', { side: 'Liberal', points: 1, field: true }, tableOf(laid(4)))
    .refuses('Liberal', 'gun', { kind: 0, at: place('san-sebastian') });
});
test('19.2-d Liberals who besiege a port draw from it: four in their zone, two in the other, for all that it is Carlist', () => {
  const five = ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-lin-inf-4', 'l-lin-inf-5'];
  const before = (at: SpaceName) =>
    supply('Liberal', { units: { [at]: five }, fortresses: { [at]: 'Carlist' }, besieged: [at] }).told('supplied')[0];
  expect([before('laredo'), before('bermeo')]).toMatchObject([
    { need: 5, given: 4 },
    { need: 5, given: 2 },
  ]);
});
test('19.2-c, 19.2-i nothing from the port of Bilbao for Liberals before it while a bank is Carlist', () => {
  const laid = (guecho: string[]): Laid => ({
    units: { bilbao: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3'], guecho },
    fortresses: { bilbao: 'Carlist' },
    besieged: ['bilbao'],
  });
  expect(supply('Liberal', laid([])).over()).toBe(true);
  expect(supply('Liberal', laid(['c-viz-inf-1'])).told('supplied')[0]).toMatchObject({ need: 3, given: 2 });
});
test('19.2-g, 19.2-h a train and a backpack together where neither is enough: both lose a point', () => {
  const eight = ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-lin-inf-4', 'l-lin-inf-5', 'l-lin-inf-6'];
  const s = supply('Liberal', { units: { munguia: [...eight, 'l-ts-ts-1', 'liberal backpack 2'] } });
  expect([s.over(), strength(s, 'l-ts-ts-1'), s.told('depotUsed').map(({ depot }) => depot)]).toEqual([false, 3, []]);
  s.asks('Liberal', '19.2-g').refuses('Liberal', 'depot', 'backpack').does('Liberal', 'depot', 'train');
  expect([strength(s, 'l-ts-ts-1'), strength(s, 'l-lin-inf-6')]).toEqual([2, 4]);
});
test('18.1-c a train inside spares the garrison for a point, and keeps the fortress', () => {
  const s = supply('Carlist', {
    units: { salvatierra: ['l-lin-inf-1', 'c-ts-ts-1 2 inside'] },
    fortresses: { salvatierra: 'Carlist' },
    besieged: ['salvatierra'],
  });
  if (!s.over()) s.does('Carlist', 'depot', 'train');
  expect([s.pub.fortress[space('salvatierra')], strength(s, 'c-ts-ts-1'), s.told('besiegedRolls')]).toEqual([
    BUILT + CARLIST,
    1,
    [],
  ]);
});
test('18.3-b, 10.2-b a captor without a marker left keeps no fortress', () => {
  const ten: SpaceName[] = [
    'estella',
    'onate',
    'durango',
    'hernani',
    'orduna',
    'tolosa',
    'irun',
    'azpeitia',
    'vergara',
    'guernica',
  ];
  const fortresses = Object.fromEntries([...ten.map(name => [name, 'Carlist'] as const), ['haro', 'Liberal'] as const]);
  const s = supply('Liberal', { units: { haro: ['c-nav-inf-1'] }, fortresses, besieged: ['haro'] }, [1]);
  expect([s.over(), s.pub.fortress[space('haro')], s.pub.control[space('haro')]]).toEqual([true, NO_FORTRESS, CARLIST]);
});
test('18.3-d, 9.1-a a fortress that surrenders in its owner’s supply step is the captor’s to keep, and its town scores for him at once', () => {
  const s = supply(
    'Liberal',
    { units: { haro: ['c-nav-inf-1'] }, fortresses: { haro: 'Liberal' }, besieged: ['haro'], pub: { vp: 0 } },
    [1],
  );
  s.asks('Carlist', '18.3-b', 'keepFortress', 'razeFortress').does('Carlist', 'keepFortress');
  expect([s.pub.fortress[space('haro')], s.pub.siege[space('haro')], s.pub.vp]).toEqual([BUILT + CARLIST, 0, 1]);
});
test('19.3-d no field guns outside: 1 is added, and the last point of a garrison holds on a 3', () => {
  const roll = (die: number, outside: string[]) =>
    supply('Liberal', { units: { haro: ['c-nav-inf-1', ...outside] }, fortresses: { haro: 'Liberal' }, besieged: ['haro'] }, [
      die,
    ]).told('fell').length;
  expect([roll(3, []), roll(2, []), roll(3, ['carlist mountain 2']), roll(4, ['carlist field 1'])]).toEqual([0, 1, 0, 1]);
});
test('5.4-o, 11.3-c a train may be given up in a besieged fortress too', () => {
  const s = scene.actions('Liberal', {
    units: { vitoria: ['c-nav-inf-1', 'l-pro-inf-1 inside', 'l-ts-ts-1 inside', 'liberal backpack 1 inside'] },
    besieged: ['vitoria'],
    pub: poor,
  });
  s.does('Liberal', 'shelve', 'l-ts-ts-1').does('Liberal', 'shelve', backpack('Liberal', s.table));
  expect([s.pub.trains[LIBERAL], s.pub.at[block('l-ts-ts-1')]]).toEqual([[block('l-ts-ts-1')], -1]);
});
test('10.3-a, 18-d whoever pulls down a fortress has acted, the others of the space march', () => {
  const s = scene.actions(
    'Carlist',
    { units: { estella: ['c-nav-inf-1', 'c-nav-inf-2'] }, fortresses: { estella: 'Carlist' }, pub: poor },
    1,
  );
  s.does('Carlist', 'demolish', 'c-nav-inf-1');
  expect(s.pub.points).toBe(2);
  s.does('Carlist', 'activatePlace', 'estella')
    .refuses('Carlist', 'group', ['c-nav-inf-1'])
    .offers('Carlist', 'group', ['c-nav-inf-2']);
});
test('21.1-d, 21.1-a a Carlist train beyond its zone costs a whole point', () => {
  const s = stage.from(
    'spend',
    { side: 'Carlist', halves: 2, recruiting: -1, yearEnd: false },
    tableOf({ units: { lerin: ['c-nav-inf-1', 'c-ts-ts-1 1'] } }),
  );
  s.does('Carlist', 'restore', 'c-ts-ts-1');
  expect([strength(s, 'c-ts-ts-1'), s.over()]).toEqual([2, true]);
});
test('24.7-a a Carlist town beyond the zone pays as well, one of the zone in Liberal hands does not', () => {
  const points = (laid: Laid): number => yearEndPoints(tableOf(laid).pub, CARLIST);
  const all = points({});
  expect([points({ units: { haro: ['c-nav-inf-1'] } }) - all, points({ fortresses: { tolosa: 'Liberal' } }) - all]).toEqual([
    1, -1,
  ]);
});
