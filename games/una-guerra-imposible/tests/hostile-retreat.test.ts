import { expect, test } from 'vitest';
import { IN_THE_OPEN, INSIDE } from '../data/posts.ts';
import { countersAt, pointsAt } from '../queries/units.ts';
import { ARMY, combatAt, six } from './fighting.ts';
import { place, space } from './lay.ts';

const [LIBERAL, CARLIST] = [0, 1] as const;
const FIELD = 0;
const { liberal: L, carlist: C } = ARMY;

test('13.2-f, 17.9-e whoever landed may also take a road by which friends came, and with no port left he is not surrounded', () => {
  const s = combatAt('Liberal', {
    at: 'bermeo',
    by: ['munguia'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2 sea landed'],
    carlist: ['c-viz-inf-1', 'c-viz-inf-2'],
    units: { munguia: ['l-pro-inf-1'] },
  });
  s.pub.entries.push(-1 - place('bermeo'));
  s.skirmish(six(12), ['l-lin-inf-1']);
  s.goes('Liberal', 'munguia').goes('Liberal', 'munguia');
  expect([s.where('l-lin-inf-1'), s.where('l-lin-inf-2'), s.told('surrounded')]).toEqual(['munguia', 'munguia', []]);
});
test('17.9-p, 17.9-l Liberals who broke out go on to a region, if that is the way left', () => {
  const s = combatAt('Carlist', {
    at: 'lumbier',
    by: ['pamplona', 'sanguesa', 'aoiz', 'roncal'],
    liberal: ['l-lin-inf-1'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3'],
    units: { sanguesa: ['c-gui-inf-1'], tafalla: ['c-viz-inf-1'], caparroso: ['c-ala-inf-1'] },
  }).skirmish(six(20));
  s.does('Liberal', 'breakOut', 'sanguesa');
  expect(s.where('l-lin-inf-1')).toBe('aragon');
});
test('17.9-p, 17.9-q Carlists who broke out find no way into a region', () => {
  const s = combatAt('Liberal', {
    at: 'lumbier',
    by: ['pamplona', 'sanguesa', 'aoiz', 'roncal'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2'],
    carlist: ['c-nav-inf-1'],
    year: 1836,
    units: { sanguesa: ['l-pro-inf-1'], tafalla: ['l-pro-inf-2'], caparroso: ['l-pro-inf-3'] },
  }).skirmish(six(12));
  s.does('Carlist', 'breakOut', 'sanguesa');
  expect([s.where('c-nav-inf-1'), s.told('trapped').length]).toEqual([null, 1]);
});
test('17.8-f, 13.2-e in a rout too whoever landed rolls a die less', () => {
  const s = combatAt('Liberal', {
    at: 'laredo',
    by: [],
    liberal: ['l-lin-inf-1 landed', 'l-lin-inf-2 landed', 'l-pro-inf-1 landed'],
    carlist: ['c-nav-inf-1 1', 'c-nav-inf-2 1', 'c-gui-inf-1 1'],
    pub: { entries: [-1 - space('laredo')] },
  }).formed(['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'], ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1']);
  s.fires('Carlist', 'c-nav-inf-1', [6]);
  s.fires('Liberal', 'l-lin-inf-1', [1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6]);
  const chase = s.told('chased')[0]!;
  expect(chase.shots.map(shot => shot.dice.length)).toEqual([3, 3, 3]);
});
test('11.5-b, 17.9-i guns that retreat to guns of their kind are joined with them when the skirmish is over', () => {
  const s = combatAt('Carlist', {
    at: 'haro',
    by: ['miranda'],
    liberal: ['l-lin-inf-1', 'l-lin-cav-1 1', 'liberal field 2'],
    carlist: ['c-ala-inf-1', 'c-nav-inf-1', 'c-nav-inf-2'],
    units: { cenicero: ['l-pro-inf-1', 'liberal field 1'] },
  }).skirmish(six(30));
  s.goes('Liberal', 'cenicero');
  expect([
    countersAt(s.pub, LIBERAL, FIELD, place('cenicero')).length,
    pointsAt(s.pub, LIBERAL, FIELD, place('cenicero')),
  ]).toEqual([1, 3]);
});
test('18-d, 17.10-a with the enemy gone the block that stayed inside regroups like the others', () => {
  const s = combatAt('Carlist', {
    at: 'logrono',
    by: ['viana'],
    liberal: [...L, 'l-rea-inf-1'],
    carlist: [...C],
    units: { ausejo: ['l-pro-inf-2'] },
  });
  s.does('Liberal', 'stayInside', ['l-rea-inf-1'])
    .formed([...L], [...C])
    .held();
  s.dice(...six(4))
    .does('Carlist', 'withdraw')
    .goes('Carlist', 'viana')
    .does('Carlist', 'enough');
  s.does('Liberal', 'regroup', [{ unit: 'l-rea-inf-1', to: 'ausejo' }]);
  expect(s.where('l-rea-inf-1')).toBe('ausejo');
});
test('18.1-a, 17.10-a whom a battle has relieved may regroup with his rescuers', () => {
  const s = combatAt('Liberal', {
    at: 'haro',
    by: ['cenicero'],
    liberal: [...L, 'l-rea-inf-1 inside'],
    carlist: [...C],
    fortresses: { haro: 'Liberal' },
    besieged: ['haro'],
    units: { cenicero: ['l-pro-inf-2'] },
  })
    .formed([...L], [...C])
    .held();
  s.does('Liberal', 'fightOn')
    .dice(...six(4))
    .does('Carlist', 'withdraw')
    .goes('Carlist', 'penacerrada')
    .does('Carlist', 'enough');
  s.does('Liberal', 'regroup', [{ unit: 'l-rea-inf-1', to: 'cenicero' }]);
  expect([s.where('l-rea-inf-1'), s.pub.siege[space('haro')]]).toEqual(['cenicero', 0]);
});
test('18.2-a, 11.3-b guns whose block dies in the sortie are behind their own walls again', () => {
  const s = combatAt('Liberal', {
    at: 'vitoria',
    by: [],
    liberal: ['l-lin-inf-1 1 inside', 'l-pro-inf-1 inside', 'liberal field 3 inside'],
    carlist: ['c-ala-inf-1', 'c-nav-inf-1', 'c-nav-inf-2'],
    besieged: ['vitoria'],
  });
  const gun = s.pub.at.findIndex((at, unit) => unit > 72 && at === place('vitoria'));
  s.does('Liberal', 'sally', 'vitoria').does('Liberal', 'sallyWith', ['l-lin-inf-1', gun]);
  s.skirmish([1, ...six(20)], ['l-lin-inf-1'], ['c-ala-inf-1', 'c-nav-inf-1', 'c-nav-inf-2']);
  expect([IN_THE_OPEN, INSIDE].map(post => pointsAt(s.pub, LIBERAL, FIELD, place('vitoria'), post))).toEqual([0, 3]);
  expect([s.where('l-lin-inf-1'), pointsAt(s.pub, CARLIST, FIELD, place('vitoria')), s.pub.siege[space('vitoria')]]).toEqual([
    null,
    0,
    4,
  ]);
});
test('18-d, 17.7-d when the enemy before the walls is gone, whoever was inside may reinforce the battle beside', () => {
  const s = combatAt('Carlist', {
    at: 'viana',
    by: ['los-arcos'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1'],
    units: { logrono: ['l-rea-inf-1', 'l-pro-inf-2', 'c-ala-inf-1'] },
    entries: [
      ['los-arcos', 'viana'],
      ['torrecilla', 'logrono'],
    ],
  });
  s.does('Liberal', 'stayInside', ['l-rea-inf-1']).skirmish(six(12), ['l-pro-inf-2'], ['c-ala-inf-1']);
  s.goes('Carlist', 'torrecilla');
  expect(s.post('l-rea-inf-1')).toBe(IN_THE_OPEN);
  s.formed(['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'], ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1']).held();
  s.does('Carlist', 'fightOn').does('Liberal', 'fightOn').offers('Liberal', 'reinforce', ['l-rea-inf-1']);
});
test('17.9-d, 13.2-f Liberals of the Carlist zone go one way by land; whoever landed may part from them by sea only', () => {
  const s = combatAt('Liberal', {
    at: 'bermeo',
    by: ['munguia', 'guernica'],
    liberal: ['l-lin-inf-1', 'l-lin-inf-2 sea landed'],
    carlist: ['c-viz-inf-1', 'c-viz-inf-2'],
    units: { munguia: ['l-pro-inf-1'], guernica: ['l-pro-inf-2'] },
  });
  s.pub.entries.push(-1 - place('bermeo'));
  s.skirmish(six(12), ['l-lin-inf-1']).goes('Liberal', 'munguia');
  expect(s.ways('Liberal').filter(way => way.startsWith('road'))).toEqual(['road munguia']);
});
test('17.9-o, 17.9-l Liberals cut off in the field may break out along a connection, past the expedition that came by it', () => {
  const s = combatAt('Carlist', {
    at: 'roncal',
    by: ['aragon', 'lumbier', 'ochagavia'],
    year: 1836,
    liberal: ['l-lin-inf-1'],
    carlist: ['c-nav-inf-1', 'c-nav-inf-2'],
    units: { aragon: ['c-gui-inf-1'] },
  }).skirmish(six(16));
  s.does('Liberal', 'breakOut', 'aragon');
  expect([s.told('surrounded')[0]!.hits, s.where('l-lin-inf-1'), s.strength('l-lin-inf-1')]).toEqual([1, 'aragon', 3]);
});
test('16-n, 18-d guns whose defenders have all fallen before their own fortress are shut in with its garrison', () => {
  const s = combatAt('Carlist', {
    at: 'haro',
    by: ['miranda'],
    liberal: ['l-pro-inf-1 1', 'liberal field 2', 'liberal backpack 1'],
    carlist: ['c-ala-inf-1', 'c-nav-inf-1'],
    fortresses: { haro: 'Liberal' },
  });
  s.does('Liberal', 'stayInside', []).skirmish([6, 6, 6, 1, ...six(12)], ['l-pro-inf-1'], ['c-ala-inf-1', 'c-nav-inf-1']);
  expect(s.heard('Carlist', 'sheltered')).toEqual([{ side: 'Liberal', space: space('haro') }]);
  expect([s.where('l-pro-inf-1'), pointsAt(s.pub, LIBERAL, FIELD, place('haro'), INSIDE), s.pub.siege[space('haro')]]).toEqual([
    null,
    2,
    s.pub.phases,
  ]);
});
