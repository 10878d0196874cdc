import { expect, test } from 'vitest';
import { regionNamed } from '../data/regions.ts';
import { combatStep, marching, six } from './fighting.ts';
import { block, place } from './lay.ts';
import { scene, stage, tableOf } from './scene.ts';

const { aragon } = regionNamed;
const poor = { command: [0, 0] as [number, number] };
const levels = (all: number, but: Partial<Record<keyof typeof regionNamed, number>> = {}): number[] =>
  Array.from({ length: 9 }, (_, region) => {
    const named = (Object.keys(regionNamed) as (keyof typeof regionNamed)[]).find(name => regionNamed[name] === region)!;
    return but[named] ?? all;
  });

test('23.4-b, 23-a at the least level of Cataluña an equal result lowers nothing and costs the point all the same', () => {
  const s = scene.actions(
    'Liberal',
    { units: { cataluna: ['l-lin-inf-1'] }, pub: { ...poor, uprising: levels(0, { cataluna: 1, 'valencia-murcia': 1 }) } },
    1,
  );
  s.does('Liberal', 'suppress', 'cataluna').dice(1).does('Liberal', 'partake', ['l-lin-inf-1']);
  if (s.place() === 'suppression.suffer') s.does('Liberal', 'loseOne', 'l-lin-inf-1');
  expect([s.pub.uprising[regionNamed.cataluna], s.own.Liberal.strength[block('l-lin-inf-1')]]).toEqual([1, 3]);
});
test('23.4-c, 23.4-b three who roll a 4 make 6: two levels, and nobody loses', () => {
  const s = scene.actions(
    'Liberal',
    {
      units: { galicia: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-cav-1'] },
      pub: { ...poor, uprising: levels(0, { galicia: 3 }) },
    },
    2,
  );
  s.does('Liberal', 'suppress', 'galicia').dice(4).does('Liberal', 'partake', ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-cav-1']);
  expect([s.pub.uprising[regionNamed.galicia], s.own.Liberal.strength[block('l-lin-inf-1')]]).toEqual([1, 4]);
  // 23.4-d Again, but without units: each takes part once.
  s.does('Liberal', 'suppress', 'galicia').dice(1).refuses('Liberal', 'partake', ['l-lin-inf-1']);
});
test('23.4-a without units a 6 takes one level only', () => {
  const s = scene.actions(
    'Liberal',
    { units: { galicia: ['l-lin-inf-1'] }, pub: { ...poor, uprising: levels(0, { galicia: 3 }) } },
    1,
  );
  s.does('Liberal', 'suppress', 'galicia').dice(6).does('Liberal', 'pass');
  expect(s.pub.uprising[regionNamed.galicia]).toBe(2);
});
test('23.2-c, 23.2-i in a region all fire: infantry at E, cavalry at E+1, guns on 3, and at the same time', () => {
  const s = combatStep('Liberal', {
    year: 1836,
    units: {
      aragon: [
        'c-nav-inf-1 1',
        'c-nav-cav-1 1',
        'l-lin-inf-1 1',
        'l-lin-inf-2 1',
        'l-lin-inf-3 1',
        'l-lin-inf-4 1',
        'liberal mountain 1',
      ],
    },
    pub: { pursuit: levels(0, { aragon: 5 }) },
  });
  // Four Liberals of E2 and a gun on 3: one of each hits; the Carlists hit with both.
  s.dice(2, 3, 3, 3, 3, 2, 3).does('Liberal', 'search', 'aragon');
  expect(
    s.told('volley').map(({ side, hits, shots, guns }) => [side, hits, shots.map(({ on }) => on), guns.map(({ on }) => on)]),
  ).toEqual([
    ['Liberal', 2, [2, 2, 2, 2], [3]],
    ['Carlist', 2, [2, 3], []],
  ]);
});
test('23.2-e, 9.1-j both forces wiped out: the expedition is destroyed, its marker gone, and prestige falls into debt', () => {
  const s = combatStep('Liberal', {
    year: 1836,
    units: { aragon: ['c-nav-inf-1 1', 'l-lin-inf-1 1'] },
    pub: { pursuit: levels(0, { aragon: 5 }), prestige: 1, debt: 0 },
  });
  s.dice(1, 1).does('Liberal', 'search', 'aragon');
  expect([s.pub.prestige, s.pub.debt, s.pub.pursuit[aragon], s.told('expeditionDestroyed').length]).toEqual([0, 1, 0, 1]);
});
test('23.2-d the Liberal may break off, and if he goes on the Carlist may', () => {
  const s = combatStep('Liberal', {
    year: 1836,
    units: { aragon: ['c-nav-inf-1', 'l-lin-inf-1'] },
    pub: { pursuit: levels(0, { aragon: 5 }) },
  });
  s.dice(...six(8))
    .does('Liberal', 'search', 'aragon')
    .asks('Liberal', '23.2-d', 'goOn', 'enough')
    .does('Liberal', 'goOn');
  s.asks('Carlist', '23.2-d', 'goOn', 'enough').does('Carlist', 'enough');
  expect([s.pub.pursuit[aragon], s.over()]).toEqual([5, true]);
});
test('23-c, 23.1-b two expeditions that meet are one, and a third may then go out', () => {
  const s = marching('Carlist', {
    year: 1836,
    units: { aragon: ['c-nav-inf-1'], 'castilla-leon': ['c-cas-inf-1'], laredo: ['c-can-inf-1'] },
    pub: poor,
  });
  s.does('Carlist', 'activatePlace', 'aragon')
    .does('Carlist', 'group', ['c-nav-inf-1'])
    .does('Carlist', 'cross', 'castilla-leon');
  s.does('Carlist', 'activatePlace', 'laredo')
    .does('Carlist', 'group', ['c-can-inf-1'])
    .offers('Carlist', 'go', 'laredo asturias-cantabria');
});
test('23-b in 1835 the second expedition stays at home', () => {
  const s = marching('Carlist', { year: 1835, units: { aragon: ['c-nav-inf-1'], laredo: ['c-cas-inf-1'] }, pub: poor });
  s.does('Carlist', 'activatePlace', 'laredo')
    .does('Carlist', 'group', ['c-cas-inf-1'])
    .refuses('Carlist', 'go', 'laredo asturias-cantabria');
});
test('22.2-a, 22.2-b as many Liberals as Carlists: the expedition raises nothing and rolls no die', () => {
  const t = tableOf({ year: 1836, units: { aragon: ['c-nav-inf-1', 'c-par-inf-1', 'l-lin-inf-1', 'l-lin-inf-2'] } });
  t.dark.chance.loaded!.dice.push(3, 3);
  const s = stage.from('uprising', {}, t);
  if (!s.over()) s.does('Carlist', 'stir', 'aragon');
  expect([s.told('expeditionRoll').map(({ need }) => need), s.pub.uprising[aragon]]).toEqual([[0], 0]);
});
test('23.1-g, 11.1-g Liberals of a region who have rolled for the North may stay, but not cross to another region', () => {
  const s = marching('Liberal', { units: { aragon: ['l-lin-inf-1'] }, pub: poor });
  s.does('Liberal', 'activatePlace', 'aragon').does('Liberal', 'group', ['l-lin-inf-1']).dice(1).does('Liberal', 'north');
  s.refuses('Liberal', 'cross', 'cataluna').does('Liberal', 'stop').refuses('Liberal', 'activatePlace', 'aragon');
});
test('23.1-g who came out of a region does not go back into one in the same move', () => {
  const s = marching('Liberal', { units: { aragon: ['l-lin-cav-1'] }, pub: poor });
  s.does('Liberal', 'activatePlace', 'aragon').does('Liberal', 'group', ['l-lin-cav-1']).dice(6).does('Liberal', 'north');
  s.does('Liberal', 'go', 'tudela aragon');
  expect(s.where('l-lin-cav-1')).toBe('tudela');
  s.refuses('Liberal', 'go', 'tudela aragon')
    .refuses('Liberal', 'force', 'tudela aragon')
    .offers('Liberal', 'go', 'tudela alfaro');
});
test('23.1-i, 23.1-b an expedition comes to the North together and may drop there whom it likes', () => {
  const s = marching('Carlist', { year: 1836, units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2'] }, pub: poor });
  s.does('Carlist', 'activatePlace', 'aragon').refuses('Carlist', 'group', ['c-nav-inf-1'], '23.1-b');
  s.does('Carlist', 'group', ['c-nav-inf-1', 'c-nav-inf-2'])
    .does('Carlist', 'north')
    .refuses('Carlist', 'drop', ['c-nav-inf-2'], '23.1-b');
  s.does('Carlist', 'go', 'tudela aragon')
    .does('Carlist', 'drop', ['c-nav-inf-2'])
    .does('Carlist', 'go', 'tudela alfaro')
    .does('Carlist', 'stop');
  expect([s.where('c-nav-inf-2'), s.where('c-nav-inf-1'), s.pub.control[place('tudela')]]).toEqual(['tudela', 'alfaro', 1]);
});
test('23.3-b one die of 1 among three: three points at most are lost, and the level falls by one', () => {
  const t = tableOf({
    active: 'Carlist',
    year: 1836,
    units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-cav-1'] },
    pub: { uprising: levels(1, { aragon: 2 }) },
  });
  t.dark.chance.loaded!.dice.push(1, 1, 4);
  const s = stage.from('supply', { side: 'Carlist', winter: false }, t);
  expect([s.pub.uprising[aragon], s.told('foraged').map(({ losses, calms }) => [losses, calms])]).toEqual([1, [[2, true]]]);
});
test('23.4-e, 23.4-g recruiting at level 0 gives one point; a backpack of it takes half', () => {
  const t = tableOf({
    active: 'Carlist',
    year: 1836,
    units: { aragon: ['c-nav-inf-1 3', 'c-nav-inf-2 1'] },
    pub: { ...poor, points: 2, expeditions: [aragon], uprising: levels(1, { aragon: 0 }) },
  });
  const s = stage.from('actions', { side: 'Carlist' }, t).does('Carlist', 'recruit', 'aragon');
  s.does('Carlist', 'restore', 'c-nav-inf-1');
  expect([s.own.Carlist.strength[block('c-nav-inf-1')], s.pub.points]).toEqual([4, 0]);
  // 10-e Nobody of it marches any more, and nobody recruits twice.
  s.asks('Carlist', '10-d').refuses('Carlist', 'activatePlace', 'aragon').refuses('Carlist', 'recruit', 'aragon');
});
