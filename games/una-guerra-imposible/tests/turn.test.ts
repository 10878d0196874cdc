import { chanceFrom, keyFromSeed } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { placeOfRegion } from '../data/places.ts';
import { ACTED, BUILT, GAINED, UNDER_CONSTRUCTION } from '../data/posts.ts';
import { regionNamed } from '../data/regions.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { setUp } from '../state/setup.ts';
import { drawChit } from '../verbs/phase.ts';
import { block, place, space } from './lay.ts';
import { backpack, field, mountain, scene, stage, tableOf } from './scene.ts';

test('3-e, 3-f, 3-g, 8-b the holder names the order; a contest takes it unless it is answered', () => {
  const order = (command: [number, number]) => scene.section('order', {}, { year: 1835, pub: { command } });
  const quiet = order([0, 2]).asks('Carlist', '3-e').does('Carlist', 'playFirst', 'Liberal');
  expect([quiet.over(), quiet.pub.first]).toEqual([true, 'Liberal']);
  const taken = order([1, 1]).does('Carlist', 'playFirst', 'Carlist').does('Liberal', 'contest').does('Carlist', 'pass');
  taken.asks('Liberal', '3-f').does('Liberal', 'playFirst', 'Liberal');
  expect([taken.pub.first, taken.pub.command]).toEqual(['Liberal', [0, 1]]);
  const answered = order([1, 1]).does('Carlist', 'playFirst', 'Carlist').does('Liberal', 'contest').does('Carlist', 'answer');
  expect([answered.over(), answered.pub.first, answered.pub.command]).toEqual([true, 'Carlist', [0, 0]]);
  const poor = order([1, 0]).does('Carlist', 'playFirst', 'Carlist').does('Liberal', 'contest');
  poor.asks('Liberal', '3-f', 'playFirst');
  scene.section('order', {}, { year: 1837 }).asks('Liberal', '3-e');
});

test('10.2-c works are complete in the next phase of their builder, and only his', () => {
  const t = tableOf({ works: { segura: 'Carlist', durango: 'Liberal' } });
  t.dark.chance.loaded!.draws.push(0);
  const at = stage.from('phase', { side: 'Carlist' }, t);
  expect(at.pub.fortress[space('segura')]).toBe(BUILT + CARLIST);
  expect(at.pub.fortress[space('durango')]).toBe(UNDER_CONSTRUCTION + LIBERAL);
});

test('10-a, 10-b a chit leaves the cup for good; events before it are reckoned in', () => {
  const t = tableOf({});
  t.pub.cups[LIBERAL] = [1, 0, 1];
  t.dark.chance.loaded!.draws.push(1);
  drawChit(t, 'Liberal');
  expect([t.pub.points, t.pub.cups[LIBERAL]]).toEqual([8, [1, 0, 0]]);
  t.pub.owed = -2;
  t.pub.least = 1;
  drawChit(t, 'Liberal');
  expect([t.pub.points, t.pub.cups[LIBERAL], t.pub.owed]).toEqual([2, [0, 0, 0], 0]);
});

test('10-c five regions at 2 and an expedition: a point more, for an expedition that was there', () => {
  const units = { aragon: ['c-nav-inf-1'], estella: ['c-nav-inf-2'] };
  const uprising = [2, 2, 2, 2, 2, 0, 1, 0, 1];
  const t = tableOf({ year: 1836, units, pub: { uprising } });
  t.dark.chance.loaded!.draws.push(0);
  const phase = stage.from('phase', { side: 'Carlist' }, t);
  expect([phase.pub.expeditionPoints, phase.pub.expeditions]).toEqual([1, [regionNamed.aragon]]);
  const at = scene.actions(
    'Carlist',
    { year: 1836, units, pub: { uprising, expeditionPoints: 1, expeditions: [regionNamed.aragon], command: [0, 0] } },
    0,
  );
  at.refuses('Carlist', 'activatePlace', 'estella', '10-d').does('Carlist', 'activatePlace', 'aragon');
  expect(at.pub.expeditionPoints).toBe(0);
});

test('8-c, 10-d a command point stands in for an action point, once a phase', () => {
  const units = { haro: ['l-lin-inf-1'], cenicero: ['l-lin-inf-2'], viana: ['l-lin-inf-3'] };
  const at = scene.actions('Liberal', { units, pub: { command: [2, 0] } }, 0);
  at.does('Liberal', 'build', 'l-lin-inf-2').asks('Liberal', '10-d');
  expect([at.pub.commandUsed, at.pub.command[LIBERAL], at.pub.points]).toEqual([true, 1, 0]);
  at.refuses('Liberal', 'build', 'l-lin-inf-3').refuses('Liberal', 'activatePlace', 'haro', '10-d');
});

test('20-a, 20.1-a, 5.2-f Liberals place at full strength in a friendly town or a region; the Carlist sees only where', () => {
  const t = tableOf({ bags: { Liberal: ['l-rea-inf-3'] } });
  t.dark.chance.loaded!.draws.push(block('l-rea-inf-3'));
  const at = stage.from('reinforce', { side: 'Liberal', blocks: 1 }, t);
  at.refuses('Liberal', 'put', 'segura')
    .refuses('Liberal', 'put', 'viana')
    .offers('Liberal', 'put', 'aragon')
    .does('Liberal', 'put', 'haro');
  expect(at.own.Liberal.strength[block('l-rea-inf-3')]).toBe(4);
  expect(at.heard('Carlist', 'cameBlock')).toEqual([]);
  expect(at.heard('Carlist', 'cameOne')).toEqual([{ side: 'Liberal', place: place('haro') }]);
});

test('20.1-c the provincial regiment goes into the bag and everybody hears where', () => {
  const t = tableOf({ units: { haro: ['l-pro-inf-1 2'] }, bags: { Liberal: ['l-lin-inf-4'] } });
  t.dark.chance.loaded!.draws.push(block('l-lin-inf-4'));
  const at = stage.from('reinforce', { side: 'Liberal', blocks: 1 }, t);
  at.asks('Liberal', '20-a', 'exchange').does('Liberal', 'exchange', 'l-pro-inf-1');
  expect(at.own.Liberal.bag).toEqual([block('l-pro-inf-1')]);
  expect(at.own.Liberal.strength[block('l-lin-inf-4')]).toBe(4);
  expect(at.heard('Carlist', 'exchangedOne')).toEqual([{ place: place('haro') }]);
  expect(at.heard('Carlist', 'exchangedBlock')).toEqual([]);
  expect(at.over()).toBe(true);
});

test('20.2-a a Carlist block comes one below its maximum, in a friendly space of its zone', () => {
  const t = tableOf({ bags: { Carlist: ['c-nav-inf-3'] } });
  t.dark.chance.loaded!.draws.push(block('c-nav-inf-3'));
  const at = stage.from('reinforce', { side: 'Carlist', blocks: 1 }, t);
  at.refuses('Carlist', 'put', 'haro').does('Carlist', 'put', 'segura');
  expect(at.own.Carlist.strength[block('c-nav-inf-3')]).toBe(3);
  expect(at.heard('Liberal', 'cameOne')).toEqual([{ side: 'Carlist', place: place('segura') }]);
});

test('20.2-c from an empty bag two replacement points, for the Liberals once', () => {
  const at = scene.section('reinforce', { side: 'Liberal', blocks: 2 }, { units: { haro: ['l-pro-inf-1 2', 'l-pro-inf-2 1'] } });
  at.asks('Liberal', '21.1-e').does('Liberal', 'restore', 'l-pro-inf-1').does('Liberal', 'restore', 'l-pro-inf-2');
  expect(at.told('bagEmpty').length).toBe(2);
  expect(at.told('replacementPoints').length).toBe(1);
  expect(at.over()).toBe(true);
});

test('20.1-b, 20.2-b, 14.3-a Liberal guns go to friendly fortresses, Carlist ones into the hidden box', () => {
  const liberal = scene.section('batteries', { side: 'Liberal', points: 1, field: false }, { fortresses: { haro: 'Liberal' } });
  liberal.refuses('Liberal', 'gun', { kind: 0, at: 'segura' }).does('Liberal', 'gun', { kind: 1, at: 'haro' });
  expect(liberal.pub.at[mountain('Liberal', liberal.table)]).toBe(place('haro'));
  const carlist = scene.section('batteries', { side: 'Carlist', points: 1, field: false }, {});
  carlist.does('Carlist', 'gun', { kind: 0, at: 92 });
  expect(carlist.pub.at[field('Carlist', carlist.table)]).toBe(92);
});

test('21.1-a, 21.1-b, 21.1-d a point each, double outside the Carlist zone, and whoever gets one has acted', () => {
  const spend = (units: Record<string, string[]>, halves: number) =>
    scene.section('spend', { side: 'Carlist', halves, recruiting: -1, yearEnd: false }, { units });
  const home = spend({ segura: ['c-nav-inf-1 2'], haro: ['c-nav-inf-2 2'] }, 4);
  home
    .does('Carlist', 'restore', 'c-nav-inf-1')
    .refuses('Carlist', 'restore', 'c-nav-inf-1')
    .refuses('Carlist', 'restore', 'c-nav-inf-2');
  expect(home.own.Carlist.done[block('c-nav-inf-1')]).toBe(ACTED | GAINED);
  spend({ haro: ['c-nav-inf-2 2'] }, 4).does('Carlist', 'restore', 'c-nav-inf-2');
});

test('21.2-a, 21.2-b, 21.2-d trains and backpacks at half a point; what stands alone is eliminated', () => {
  const t = tableOf({ units: { segura: ['c-nav-inf-1'] }, pub: { backpacks: [0, 1] } });
  const at = stage.from('spend', { side: 'Carlist', halves: 2, recruiting: -1, yearEnd: false }, t);
  at.does('Carlist', 'backpack').does('Carlist', 'put', 'segura').does('Carlist', 'restore', backpack('Carlist', t));
  expect(at.pub.counterPoints.filter(points => points === 2).length).toBe(1);
  const alone = stage.from(
    'spend',
    { side: 'Carlist', halves: 1, recruiting: -1, yearEnd: false },
    tableOf({ pub: { backpacks: [0, 1] } }),
  );
  alone.does('Carlist', 'backpack').does('Carlist', 'put', 'segura');
  expect(alone.pub.counterPoints.every(points => points === 0)).toBe(true);
});

test('22.1-a, 22.1-b the uprising table, and the Carlist picks where it leaves a choice', () => {
  const at = stage.from('uprising', {}, withDice(tableOf({}), 4, 4));
  expect(at.pub.uprising[regionNamed.cataluna]).toBe(2);
  expect(at.over()).toBe(true);
  const full = tableOf({});
  full.pub.uprising[regionNamed.cataluna] = 3;
  const pick = stage.from('uprising', {}, withDice(full, 4, 4));
  pick.asks('Carlist', '22.1-b').refuses('Carlist', 'rise', 'galicia').does('Carlist', 'rise', 'aragon');
  expect(pick.pub.uprising[regionNamed.aragon]).toBe(1);
  expect(stage.from('uprising', {}, withDice(tableOf({}), 3, 3)).told('uprisingLevel')).toEqual([]);
});
test('22.2-a, 22.2-b an expedition that is stronger than the Liberals there may raise its region', () => {
  const units = { aragon: ['c-nav-inf-1', 'c-nav-inf-2', 'l-pro-inf-1'] };
  const at = stage.from('uprising', {}, withDice(tableOf({ year: 1836, units }), 3, 3));
  at.asks('Carlist', '22.2-b').dice(1).does('Carlist', 'stir', 'aragon');
  expect(at.pub.uprising[regionNamed.aragon]).toBe(1);
  const fails = stage
    .from('uprising', {}, withDice(tableOf({ year: 1836, units }), 3, 3))
    .dice(2)
    .does('Carlist', 'stir', 'aragon');
  expect(fails.pub.uprising[regionNamed.aragon]).toBe(0);
});
const withDice = (t: ReturnType<typeof tableOf>, ...dice: number[]) => {
  t.dark.chance.loaded!.dice.push(...dice);
  return t;
};

test('23.4-a, 23.4-b, 23.4-c, 23.4-d, 10.7-a suppression without units and with them', () => {
  const laid = { units: { aragon: ['l-lin-inf-1', 'l-lin-inf-2'] }, pub: { uprising: [0, 0, 0, 0, 0, 0, 1, 3, 1] } };
  const bare = scene.actions('Liberal', laid).does('Liberal', 'suppress', 'cataluna').dice(1).does('Liberal', 'pass');
  expect(bare.pub.uprising[regionNamed.cataluna]).toBe(1);
  const at = scene.actions('Liberal', laid).does('Liberal', 'suppress', 'aragon');
  at.dice(2).does('Liberal', 'partake', ['l-lin-inf-1', 'l-lin-inf-2']);
  at.asks('Liberal', '23.4-c').does('Liberal', 'loseOne', 'l-lin-inf-2');
  expect(at.pub.uprising[regionNamed.aragon]).toBe(2);
  expect(at.own.Liberal.strength[block('l-lin-inf-2')]).toBe(3);
  at.does('Liberal', 'suppress', 'aragon').dice(6).does('Liberal', 'pass');
  expect(at.pub.uprising[regionNamed.aragon]).toBe(1);
});
test('10.7-a no suppression where an expedition is', () => {
  scene
    .actions('Liberal', { year: 1836, units: { aragon: ['c-nav-inf-1'], vitoria: ['l-lin-inf-1'] } })
    .refuses('Liberal', 'suppress', 'aragon');
});

test('10.6-a, 23.4-e, 23.4-f an expedition recruits once: level plus one, regionals at strength 1, and does not move', () => {
  const t = tableOf({
    year: 1836,
    active: 'Carlist',
    units: { aragon: ['c-nav-inf-1 2'], segura: ['c-nav-inf-2 2'] },
    pub: { points: 8, expeditions: [regionNamed.aragon] },
  });
  t.pub.regionals = [block('c-reg-inf-1')];
  t.pub.out = t.pub.out.filter(one => one !== block('c-reg-inf-1'));
  t.pub.uprising[regionNamed.aragon] = 1;
  const at = stage.from('actions', { side: 'Carlist' }, t);
  at.does('Carlist', 'recruit', 'aragon').refuses('Carlist', 'restore', 'c-nav-inf-2');
  at.does('Carlist', 'restore', 'c-nav-inf-1').does('Carlist', 'levy', 'c-reg-inf-1');
  expect(at.own.Carlist.strength[block('c-nav-inf-1')]).toBe(3);
  expect(at.pub.at[at.own.Carlist.token[block('c-reg-inf-1')]!]).toBe(placeOfRegion(regionNamed.aragon));
  at.refuses('Carlist', 'recruit', 'aragon').refuses('Carlist', 'activatePlace', 'aragon');
});

test('25-c the first turn has no reinforcements but its uprising phase', () => {
  const t = setUp('full-war', [], chanceFrom(keyFromSeed('first')));
  const at = stage.begin(t);
  expect(at.told('drewOne')).toEqual([]);
  expect(at.told('uprisingRoll').length).toBe(1);
});
