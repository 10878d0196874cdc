import { expect, test } from 'vitest';
import { ACTED, AT_SEA, INSIDE } from '../data/posts.ts';
import { regionNamed } from '../data/regions.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { block, place, space } from './lay.ts';
import { field, scene, stage, tableOf } from './scene.ts';

const poor = { command: [0, 3] as [number, number] };

test('13-a, 13.1-a, 13.1-c, 13.1-f, 13.1-g, 10-f half a point a block, counters for nothing, nobody intercepts, and all have acted', () => {
  const at = scene.actions(
    'Liberal',
    {
      units: { bilbao: ['l-lin-inf-1', 'l-lin-inf-2', 'liberal field 1', 'l-ts-ts-1'], guetaria: ['c-gui-inf-1'] },
      pub: poor,
    },
    1,
  );
  const guns = field('Liberal', at.table);
  at.does('Liberal', 'sail', 'bilbao').refuses('Liberal', 'aboard', [guns], '13.1-c');
  at.does('Liberal', 'aboard', ['l-lin-inf-1', 'l-ts-ts-1', guns])
    .refuses('Liberal', 'ashore', 'guetaria')
    .does('Liberal', 'ashore', 'san-sebastian');
  expect([block('l-lin-inf-1'), block('l-ts-ts-1'), guns].map(unit => at.pub.at[unit])).toEqual(
    Array(3).fill(place('san-sebastian')),
  );
  expect([at.pub.points, at.own.Liberal.done[block('l-lin-inf-1')]! & ACTED, at.own.Liberal.done[guns]! & ACTED]).toEqual([
    1, 1, 1,
  ]);
  at.asks('Liberal', '10-d').refuses('Liberal', 'activatePlace', 'bilbao', '10-d').does('Liberal', 'sail', 'bilbao');
  at.does('Liberal', 'aboard', ['l-lin-inf-2']).does('Liberal', 'ashore', 'galicia');
  expect(at.pub.points).toBe(0);
});
test('13.1-a, 13.1-c, 5.2-a the fare is paid on going aboard: it tells how many of the blocks are no trains before anybody asks where to', () => {
  const at = scene.actions('Liberal', { units: { bilbao: ['l-lin-inf-1', 'l-ts-ts-1'] }, pub: { command: [0, 0] } }, 1);
  at.does('Liberal', 'sail', 'bilbao').does('Liberal', 'aboard', ['l-lin-inf-1', 'l-ts-ts-1']);
  expect([at.pub.points, at.told('pointsSpent')]).toEqual([1, [{ side: 'Liberal', halves: 1, left: 1 }]]);
  expect(at.does('Liberal', 'ashore', 'galicia').pub.points).toBe(1);
});
test('13.1-d a besieged fortress with a port is reached and left by sea, within its capacity', () => {
  const at = scene.actions('Liberal', {
    units: { bilbao: ['l-lin-inf-1', 'l-lin-inf-2'], 'san-sebastian': ['c-gui-inf-1', 'l-pro-inf-1 inside'] },
    besieged: ['san-sebastian'],
    pub: poor,
  });
  at.does('Liberal', 'sail', 'bilbao')
    .does('Liberal', 'aboard', ['l-lin-inf-1', 'l-lin-inf-2'])
    .refuses('Liberal', 'ashore', 'san-sebastian');
  at.does('Liberal', 'ashore', 'galicia')
    .does('Liberal', 'sail', 'san-sebastian')
    .does('Liberal', 'aboard', ['l-pro-inf-1'])
    .does('Liberal', 'ashore', 'bilbao');
  expect(at.pub.at[block('l-pro-inf-1')]).toBe(place('bilbao'));
  const one = scene.actions('Liberal', {
    units: { bilbao: ['l-lin-inf-1'], 'san-sebastian': ['c-gui-inf-1', 'l-pro-inf-1 inside'] },
    besieged: ['san-sebastian'],
    pub: poor,
  });
  one.does('Liberal', 'sail', 'bilbao').does('Liberal', 'aboard', ['l-lin-inf-1']).does('Liberal', 'ashore', 'san-sebastian');
  expect(one.pub.post[block('l-lin-inf-1')]).toBe(INSIDE);
});
test('13.2-c, 13.2-g trains do not land, and behind friends who came by land one waits at sea', () => {
  const at = scene.actions('Liberal', {
    units: {
      bilbao: ['l-lin-inf-1', 'l-ts-ts-1'],
      guetaria: ['c-gui-inf-1', 'c-gui-inf-2', 'c-gui-inf-3', 'c-viz-inf-1', 'l-pro-inf-2'],
    },
    pub: poor,
  } as never);
  at.does('Liberal', 'land', 'bilbao').refuses('Liberal', 'aboard', ['l-lin-inf-1', 'l-ts-ts-1']);
  at.does('Liberal', 'aboard', ['l-lin-inf-1']);
  expect(at.pub.post[block('l-lin-inf-1')]).toBe(AT_SEA);
});

test('23.1-a, 23.1-d, 23-f a point activates a region; counters left alone there are gone', () => {
  const at = scene.actions('Liberal', { year: 1836, units: { aragon: ['l-lin-inf-1', 'liberal field 1'] }, pub: poor });
  const guns = field('Liberal', at.table);
  at.does('Liberal', 'activatePlace', 'aragon')
    .does('Liberal', 'group', ['l-lin-inf-1'])
    .does('Liberal', 'cross', 'castilla-leon');
  expect([at.pub.points, at.pub.at[guns]]).toEqual([10, -1]);
});
test('23-f to leave a region is no destruction', () => {
  const at = scene.actions('Carlist', { year: 1836, units: { aragon: ['c-nav-inf-1'] }, pub: { ...poor, prestige: 2 } });
  at.does('Carlist', 'activatePlace', 'aragon')
    .does('Carlist', 'group', ['c-nav-inf-1'])
    .does('Carlist', 'north')
    .does('Carlist', 'go', 'aragon tudela')
    .does('Carlist', 'stop');
  expect([at.pub.prestige, at.told('expeditionDestroyed')]).toEqual([2, []]);
});
test('23.4-g with nobody to restore and nothing to build there is no recruiting', () => {
  const laid = { year: 1836 as const, units: { aragon: ['c-nav-inf-1'] }, pub: { ...poor, expeditions: [regionNamed.aragon] } };
  scene.actions('Carlist', laid).refuses('Carlist', 'recruit', 'aragon');
  scene.actions('Carlist', { ...laid, units: { aragon: ['c-nav-inf-1 3'] } }).offers('Carlist', 'recruit', 'aragon');
});

test('14.3-b, 14.3-c, 14.2-c one hidden point to the front, any number back, and none of those out again', () => {
  const t = tableOf({
    active: 'Carlist',
    units: { hidden: ['carlist field 2'], segura: ['c-nav-inf-1'], alsasua: ['c-nav-inf-2', 'carlist mountain 1'] },
  });
  const at = stage.from('deployOrHide', {}, t);
  at.refuses('Carlist', 'bringOut', { kind: 0, at: 'vitoria' }).refuses('Carlist', 'bringOut', { kind: 1, at: 'segura' });
  at.does('Carlist', 'bringOut', { kind: 0, at: 'segura' }).refuses('Carlist', 'bringOut', { kind: 0, at: 'segura' });
  const mountain = at.offered('Carlist', 'hide').find(({ counter }) => at.pub.at[counter] === place('alsasua'))!;
  at.does('Carlist', 'hide', mountain).refuses('Carlist', 'bringOut', { kind: 1, at: 'segura' }).does('Carlist', 'enough');
  expect(at.pub.at[mountain.counter]).toBe(92);
  expect(at.over()).toBe(true);
});

test('3-a, 3-b, 3-c, 3-d, 3-h, 3-i, 3-j, 25-a a turn in its six phases', () => {
  const t = tableOf({
    scenario: 'full-war',
    year: 1835,
    turn: 2,
    units: { haro: ['l-lin-inf-1'], segura: ['c-nav-inf-1'] },
    pub: { command: [0, 0], vp: 0 },
  });
  t.dark.chance.loaded!.dice.push(3, 3);
  t.dark.chance.loaded!.draws.push(0, 0);
  const at = stage.from('turn', {}, t);
  while (at.place().startsWith('spend')) at.does(at.machine.asked(at.pos)[0]!, 'enough');
  at.asks('Carlist', '3-e')
    .does('Carlist', 'playFirst', 'Liberal')
    .does('Liberal', 'endActions')
    .asks('Carlist', '10-d')
    .does('Carlist', 'endActions');
  expect(at.over()).toBe(true);
  const order = at.log
    .map(({ kind }) => kind)
    .filter(kind => ['turnBegan', 'bagEmpty', 'uprisingRoll', 'orderNamed', 'phaseBegan', 'prestigeAdvance'].includes(kind));
  expect([...new Set(order)]).toEqual(['turnBegan', 'bagEmpty', 'uprisingRoll', 'orderNamed', 'phaseBegan', 'prestigeAdvance']);
  expect(at.told('phaseBegan').map(({ side }) => side)).toEqual(['Liberal', 'Carlist']);
});
test('20-b a Carlist block without a place goes back, and so it costs nothing', () => {
  const t = tableOf({ bags: { Carlist: ['c-nav-inf-3'] } });
  t.pub.control = t.pub.control.map(() => LIBERAL);
  t.dark.chance.loaded!.draws.push(block('c-nav-inf-3'));
  const at = stage.from('reinforce', { side: 'Carlist', blocks: 1 }, t);
  expect([at.over(), at.own.Carlist.bag, at.pub.bags[CARLIST]]).toEqual([true, [block('c-nav-inf-3')], 1]);
});
test('5.2-d, 5.2-e numbers are stated where a roll hangs on them, and which block loses strength is not', () => {
  const t = tableOf({ year: 1836, units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2', 'l-pro-inf-1'] } });
  t.dark.chance.loaded!.dice.push(3, 3);
  const at = stage.from('uprising', {}, t).dice(2).does('Carlist', 'stir', 'aragon');
  expect(at.heard('Liberal', 'declared').map(({ side, infantry }) => [side, infantry])).toEqual([
    ['Carlist', 2],
    ['Liberal', 1],
  ]);
});
test('4.8-a, 4.1-a neither a city nor a refuge can have works; a built fortress holds its space', () => {
  const at = scene.actions('Liberal', { units: { vitoria: ['l-lin-inf-1'], amescoas: ['l-lin-inf-2'] }, pub: poor });
  at.refuses('Liberal', 'build', 'l-lin-inf-1').refuses('Liberal', 'build', 'l-lin-inf-2');
  expect(tableOf({ fortresses: { tolosa: 'Liberal' } }).pub.control[space('tolosa')]).toBe(LIBERAL);
});
