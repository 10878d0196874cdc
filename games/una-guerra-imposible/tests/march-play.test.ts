import { expect, test } from 'vitest';
import { ACTED, onRoad } from '../data/posts.ts';
import { regionNamed } from '../data/regions.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { block, place, road, space } from './lay.ts';
import { field, mountain, scene } from './scene.ts';

const poor = { command: [0, 0] as [number, number] };
const done = (at: { own: { Liberal: { done: number[] }; Carlist: { done: number[] } } }, name: string) =>
  at.own[name.startsWith('l-') ? 'Liberal' : 'Carlist'].done[block(name as never)]! & ACTED;

test('10.1-b, 11-a, 11-c, 10-e groups one after another; a place may be activated again while somebody there has not acted', () => {
  const at = scene.actions('Carlist', { units: { segura: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1'] }, pub: poor });
  at.does('Carlist', 'activatePlace', 'segura').does('Carlist', 'group', ['c-nav-inf-1']);
  at.does('Carlist', 'go', 'segura alsasua').does('Carlist', 'stop');
  expect([done(at, 'c-nav-inf-1'), done(at, 'c-nav-inf-2')]).toEqual([1, 0]);
  at.asks('Carlist', '11-a')
    .does('Carlist', 'group', ['c-nav-inf-2'])
    .does('Carlist', 'go', 'segura alsasua')
    .does('Carlist', 'stop');
  at.does('Carlist', 'pass').asks('Carlist', '10-d');
  at.refuses('Carlist', 'activatePlace', 'alsasua', '10.1-a').does('Carlist', 'activatePlace', 'segura');
  at.does('Carlist', 'pass')
    .asks('Carlist', '11-a')
    .refuses('Carlist', 'group', ['c-nav-inf-1'])
    .offers('Carlist', 'group', ['c-gui-inf-1']);
  expect(at.pub.points).toBe(8);
});
test('10-g one may stop at any time; an action is finished before the next', () => {
  const at = scene.actions('Carlist', { units: { segura: ['c-nav-inf-1'] }, pub: poor });
  at.does('Carlist', 'endActions');
  expect(at.over()).toBe(true);
});
test('11-b, 11-c, 11.1-d units dropped have acted, and the size of the group stays what it was', () => {
  const at = scene.actions('Carlist', {
    units: { segura: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1'] },
    pub: poor,
  });
  at.does('Carlist', 'activatePlace', 'segura').does('Carlist', 'group', ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1']);
  expect(at.told('allowance').at(-1)!.points).toBe(6);
  at.does('Carlist', 'go', 'segura alsasua').does('Carlist', 'drop', ['c-gui-inf-1', 'c-nav-inf-2']);
  expect(done(at, 'c-gui-inf-1')).toBe(1);
  expect(at.pos.stack.at(-1)!.my['points']).toBe(6);
  at.does('Carlist', 'go', 'alsasua irurzun').does('Carlist', 'stop');
  expect([at.pub.at[block('c-gui-inf-1')], at.pub.at[block('c-nav-inf-1')]]).toEqual([place('alsasua'), place('irurzun')]);
});
test('11.3-a, 11.3-b guns go with somebody and are left only in company or in a fortress', () => {
  const at = scene.actions('Carlist', { units: { segura: ['c-nav-inf-1', 'carlist field 1'] }, pub: poor });
  const guns = field('Carlist', at.table);
  at.does('Carlist', 'activatePlace', 'segura').refuses('Carlist', 'group', [guns], '11.3-a');
  at.does('Carlist', 'group', ['c-nav-inf-1', guns]).does('Carlist', 'go', 'segura alsasua');
  at.refuses('Carlist', 'drop', [guns], '11.3-b');
});
test('11.2-a, 11.2-b, 11.2-c, 11.2-e, 11.2-f, 11.2-g those who lack points force the march and roll before anybody reacts; guns in the field cannot', () => {
  const liberal = scene.actions('Liberal', {
    units: { vitoria: ['l-lin-inf-1', 'l-lin-cav-1', 'liberal mountain 1'], durango: ['c-viz-inf-1'] },
    pub: { command: [0, 2] },
  });
  const guns = mountain('Liberal', liberal.table);
  liberal.does('Liberal', 'activatePlace', 'vitoria').dice(1).does('Liberal', 'group', ['l-lin-inf-1', 'l-lin-cav-1', guns]);
  expect(liberal.told('allowance').at(-1)!.points).toBe(3);
  liberal.does('Liberal', 'go', 'vitoria villarreal').does('Carlist', 'pass').does('Liberal', 'go', 'villarreal durango');
  liberal.asks('Carlist', '12.2-a').does('Carlist', 'standFast');
  expect(liberal.pub.at[guns]).toBe(place('durango'));

  const forced = scene.actions('Carlist', { units: { segura: ['c-nav-inf-1', 'c-nav-cav-1', 'carlist mountain 1'] }, pub: poor });
  const pieces = mountain('Carlist', forced.table);
  forced.does('Carlist', 'activatePlace', 'segura').does('Carlist', 'group', ['c-nav-inf-1', 'c-nav-cav-1', pieces]);
  const my = forced.pos.stack.at(-1)!.my as { spent: number };
  my.spent = 6; // one point left: enough for the cavalry, which has one more, on a secondary road
  forced.refuses('Carlist', 'go', 'segura onate').dice(2, 1).does('Carlist', 'force', 'segura onate');
  expect(forced.told('forcedMarch')).toEqual([{ side: 'Carlist', place: place('onate'), dice: [2, 1], losses: 2 }]);
  expect(forced.own.Carlist.strength[block('c-nav-inf-1')]).toBe(3);
  expect(forced.own.Carlist.strength[block('c-nav-cav-1')]).toBe(3);
  expect(forced.pub.at[pieces]).toBe(-1);
});
test('11.2-c field artillery cannot force the march', () => {
  const at = scene.actions('Carlist', { units: { segura: ['c-nav-inf-1', 'carlist field 1'] }, pub: poor });
  at.does('Carlist', 'activatePlace', 'segura').does('Carlist', 'group', ['c-nav-inf-1', field('Carlist', at.table)]);
  (at.pos.stack.at(-1)!.my as { spent: number }).spent = 7;
  at.refuses('Carlist', 'force', 'segura onate').refuses('Carlist', 'go', 'segura alsasua');
});
test('11.2-d, 23.1-f over a connection the march may be forced, and the group stops in the region', () => {
  const at = scene.actions('Carlist', { year: 1836, units: { roncal: ['c-nav-inf-1'] }, pub: poor });
  at.does('Carlist', 'activatePlace', 'roncal').does('Carlist', 'group', ['c-nav-inf-1']);
  (at.pos.stack.at(-1)!.my as { spent: number }).spent = 6;
  at.dice(6).does('Carlist', 'force', 'roncal aragon').asks('Carlist', '10-d');
  expect(at.pub.at[block('c-nav-inf-1')]).toBe(place('aragon'));
});
test('11.4-d, 11.4-e, 4.9-g an empty town or a lonely garrison stops nobody, and marching through changes nothing', () => {
  const at = scene.actions('Carlist', {
    units: { lerin: ['c-nav-inf-1'] },
    fortresses: { peralta: 'Liberal' },
    pub: { ...poor, vp: 0 },
  });
  at.does('Carlist', 'activatePlace', 'lerin').does('Carlist', 'group', ['c-nav-inf-1']);
  at.does('Carlist', 'go', 'lerin calahorra').asks('Carlist', '11.1-f');
  expect([at.pub.vp, at.pub.control[space('calahorra')]]).toEqual([0, LIBERAL]);
  at.does('Carlist', 'go', 'calahorra lerin').does('Carlist', 'stop');
  expect([at.pub.vp, at.pub.control[space('calahorra')]]).toEqual([0, LIBERAL]);
});
test('EX-13, 4.9-f, 9.1-a, 9-a a block that stops takes the town, and leaving gives it back', () => {
  const at = scene.actions('Carlist', { units: { lerin: ['c-nav-inf-1'] }, pub: { ...poor, vp: 0 } });
  at.does('Carlist', 'activatePlace', 'lerin')
    .does('Carlist', 'group', ['c-nav-inf-1'])
    .does('Carlist', 'go', 'lerin calahorra')
    .does('Carlist', 'stop');
  expect([at.pub.vp, at.pub.control[space('calahorra')]]).toEqual([1, CARLIST]);
  at.own.Carlist.done.fill(0);
  at.does('Carlist', 'activatePlace', 'calahorra')
    .does('Carlist', 'group', ['c-nav-inf-1'])
    .does('Carlist', 'go', 'calahorra lerin')
    .does('Carlist', 'stop');
  expect([at.pub.vp, at.pub.control[space('calahorra')]]).toEqual([0, LIBERAL]);
});
test('10.2-a, 10.2-d, 10.2-e, 10.3-a, 10.3-b works, what destroys them, and fortresses given up', () => {
  const at = scene.actions('Liberal', {
    units: { viana: ['l-lin-inf-1'], haro: ['l-lin-inf-2', 'l-lin-cav-1'] },
    fortresses: { haro: 'Liberal' },
    pub: poor,
  });
  at.refuses('Liberal', 'build', 'l-lin-cav-1')
    .does('Liberal', 'build', 'l-lin-inf-1')
    .does('Liberal', 'demolish', 'l-lin-inf-2');
  expect([at.pub.fortress[space('viana')], at.pub.fortress[space('haro')], at.pub.points]).toEqual([3, 0, 10]);
  at.refuses('Liberal', 'activatePlace', 'viana', '10.1-a');
  const passing = scene.actions('Carlist', { units: { 'los-arcos': ['c-nav-inf-1'] }, works: { viana: 'Liberal' }, pub: poor });
  passing
    .does('Carlist', 'activatePlace', 'los-arcos')
    .does('Carlist', 'group', ['c-nav-inf-1'])
    .does('Carlist', 'go', 'los-arcos viana');
  expect(passing.pub.fortress[space('viana')]).toBe(0);
  passing.asks('Carlist', '11.1-f');
});
test('10.4-a, 10-d a point becomes a command point', () => {
  const at = scene.actions('Liberal', { units: { haro: ['l-lin-inf-2'] }, pub: { command: [4, 0] } }).does('Liberal', 'bank');
  expect([at.pub.command[LIBERAL], at.pub.points]).toEqual([5, 10]);
  at.refuses('Liberal', 'bank', null, '10.4-a');
});
test('10.5-a, 21-a, 21.1-e, 10-e replacements once a phase, in 1834 with -1, and whoever got one has acted', () => {
  const at = scene.actions('Liberal', { year: 1834, units: { haro: ['l-lin-inf-1 2', 'l-lin-inf-2 2'] }, pub: poor });
  at.dice(3).does('Liberal', 'replace');
  expect(at.told('replacementRoll')).toEqual([{ side: 'Liberal', die: 3, modifier: -1, points: 2 }]);
  at.does('Liberal', 'restore', 'l-lin-inf-1').does('Liberal', 'enough').refuses('Liberal', 'replace', null, '10.5-a');
  at.does('Liberal', 'activatePlace', 'haro')
    .refuses('Liberal', 'group', ['l-lin-inf-1'])
    .offers('Liberal', 'group', ['l-lin-inf-2']);
});
test('5.4-o, 5.4-n a train goes back into its box', () => {
  const at = scene.actions('Liberal', { units: { haro: ['l-lin-inf-1', 'l-ts-ts-1'] }, pub: poor });
  at.does('Liberal', 'shelve', 'l-ts-ts-1');
  expect([at.pub.trains[LIBERAL], at.pub.at[block('l-ts-ts-1')]]).toEqual([[block('l-ts-ts-1')], -1]);
});
test('11.6-f, 11.6-h, 11.6-i, 11.6-j, 11.6-m, 11.6-o, 8-d several attempts are announced first, a point each, and settled in the order one likes', () => {
  const at = scene.actions('Liberal', {
    units: {
      vitoria: ['l-lin-inf-1', 'l-lin-inf-2'],
      durango: ['c-viz-inf-1', 'c-viz-inf-2'],
      mondragon: ['c-gui-inf-1'],
      segura: ['c-nav-inf-1'],
    },
    pub: { command: [0, 2] },
  });
  at.does('Liberal', 'activatePlace', 'vitoria').dice(3).does('Liberal', 'group', ['l-lin-inf-1', 'l-lin-inf-2']);
  at.does('Liberal', 'go', 'vitoria villarreal').asks('Carlist', '11.6-a');
  at.refuses('Carlist', 'intercept', ['c-viz-inf-1', 'c-gui-inf-1']);
  at.does('Carlist', 'intercept', ['c-viz-inf-1', 'c-viz-inf-2']).refuses('Carlist', 'intercept', ['c-viz-inf-2']);
  const from = at.deeds('Carlist').includes('intercept') ? at.members('Carlist', 'intercept') : [];
  expect(from.every(unit => at.pub.at[unit] !== place('durango'))).toBe(true);
  if (from.length === 0) return;
  at.does('Carlist', 'intercept', [from[0]!]).asks('Carlist', '11.6-j');
  expect(at.pub.command[CARLIST]).toBe(0);
  at.dice(2, 5).does('Carlist', 'settleFirst', 'durango');
  expect(at.pub.at[block('c-viz-inf-1')]).toBe(place('durango'));
  expect(at.pub.at[from[0]!]).toBe(place('villarreal'));
  expect(at.own.Carlist.done.every(what => what === 0)).toBe(true);
});
test('11.6-p, 23.1-e, 23.1-g, 23.1-i a group that comes into the North from a region may be intercepted, goes on, and enters no region again', () => {
  const at = scene.actions('Carlist', {
    year: 1836,
    units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2'], tafalla: ['l-lin-inf-1'], caparroso: ['l-lin-inf-2'] },
    pub: { command: [1, 0], expeditions: [regionNamed.aragon] },
  });
  at.does('Carlist', 'activatePlace', 'aragon').does('Carlist', 'group', ['c-nav-inf-1', 'c-nav-inf-2']).does('Carlist', 'north');
  at.does('Carlist', 'go', 'aragon tudela').asks('Liberal', '11.6-a').does('Liberal', 'pass');
  at.asks('Carlist', '11.1-f').refuses('Carlist', 'go', 'tudela aragon').offers('Carlist', 'drop', ['c-nav-inf-2']);
});
test('12.1-e whoever was brought by concentration has acted when the activation ends', () => {
  const at = scene.actions('Carlist', { units: { segura: ['c-nav-inf-1'], alsasua: ['c-nav-inf-2', 'c-nav-inf-3'] }, pub: poor });
  at.does('Carlist', 'activatePlace', 'segura').refuses('Carlist', 'concentrate', ['c-nav-inf-2', 'c-nav-inf-3'], '12.1-b');
  at.does('Carlist', 'concentrate', ['c-nav-inf-2'])
    .offers('Carlist', 'group', ['c-nav-inf-1', 'c-nav-inf-2'])
    .does('Carlist', 'pass');
  expect([done(at, 'c-nav-inf-2'), done(at, 'c-nav-inf-1'), done(at, 'c-nav-inf-3')]).toEqual([1, 0, 0]);
});
test('12.2-c, 12.2-d, 12.2-l in a Carlist fortress one unit may stay behind while the rest slip away, and the group has to stop', () => {
  const at = scene.actions('Liberal', {
    units: { vitoria: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3'], salvatierra: ['c-nav-inf-1', 'c-nav-inf-2'] },
    fortresses: { salvatierra: 'Carlist' },
    pub: poor,
  });
  at.does('Liberal', 'activatePlace', 'vitoria').dice(5).does('Liberal', 'group', ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3']);
  at.does('Liberal', 'go', 'vitoria salvatierra')
    .dice(3)
    .does('Carlist', 'evade')
    .asks('Carlist', '12.2-d')
    .does('Carlist', 'remain', 'c-nav-inf-2');
  while (at.place().startsWith('retreat'))
    at.does(
      'Carlist',
      'retreatAll',
      at.offered('Carlist', 'retreatAll').find(way => way.by === 'road'),
    );
  expect(at.pub.at[block('c-nav-inf-2')]).toBe(place('salvatierra'));
  expect(at.pub.at[block('c-nav-inf-1')]).not.toBe(place('salvatierra'));
  at.asks('Liberal', '10-d');
});
test('12.2-g, 12.2-j after an interception that succeeds nobody evades; after one that fails they may', () => {
  const laid = () => ({
    units: { vitoria: ['l-lin-inf-1', 'l-lin-inf-2'], salvatierra: ['c-nav-inf-1'], alsasua: ['c-nav-inf-2'] },
    pub: { command: [0, 1] as [number, number] },
  });
  const entered = () =>
    scene
      .actions('Liberal', laid())
      .does('Liberal', 'activatePlace', 'vitoria')
      .dice(3)
      .does('Liberal', 'group', ['l-lin-inf-1', 'l-lin-inf-2'])
      .does('Liberal', 'go', 'vitoria salvatierra');
  entered().dice(4).does('Carlist', 'intercept', ['c-nav-inf-2']).asks('Liberal', '10-d');
  entered().dice(1).does('Carlist', 'intercept', ['c-nav-inf-2']).asks('Carlist', '12.2-a');
});
test('12.2-k with no way out a successful evasion is that of surrounded units', () => {
  const at = scene.actions('Liberal', {
    units: {
      vitoria: ['l-lin-inf-1', 'l-lin-inf-2'],
      salvatierra: ['c-nav-inf-1'],
      alsasua: ['l-pro-inf-1'],
      onate: ['l-pro-inf-2'],
      maeztu: ['l-pro-inf-3'],
    },
    pub: poor,
  });
  at.does('Liberal', 'activatePlace', 'vitoria')
    .dice(3)
    .does('Liberal', 'group', ['l-lin-inf-1', 'l-lin-inf-2'])
    .does('Liberal', 'go', 'vitoria salvatierra');
  at.asks('Carlist', '12.2-a').dice(6).does('Carlist', 'evade');
  expect(at.told('evasionRoll')[0]!.success).toBe(true);
});
test('12.3-g in the space marched through nobody may be dropped', () => {
  const at = scene.actions('Carlist', {
    units: { alsasua: ['c-nav-inf-1', 'c-nav-inf-2'], estella: ['l-lig-inf-1'] },
    fortresses: { estella: 'Liberal' },
    pub: poor,
  });
  at.does('Carlist', 'activatePlace', 'alsasua')
    .does('Carlist', 'group', ['c-nav-inf-1', 'c-nav-inf-2'])
    .dice(3)
    .does('Carlist', 'countermarch', 'alsasua estella');
  at.asks('Carlist', '12.3-h', 'go');
});
test('11.4-g, 11.4-f a group that comes behind another waits on its road and is not in the space', () => {
  const at = scene.actions('Liberal', {
    units: { vitoria: ['l-lin-inf-1', 'l-lin-inf-2'], salvatierra: ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-gui-inf-1'] },
    pub: poor,
  });
  at.does('Liberal', 'activatePlace', 'vitoria')
    .dice(3)
    .does('Liberal', 'group', ['l-lin-inf-1'])
    .does('Liberal', 'go', 'vitoria salvatierra');
  at.dice(3).does('Liberal', 'group', ['l-lin-inf-2']).does('Liberal', 'go', 'vitoria salvatierra');
  expect(at.pub.post[block('l-lin-inf-2')]).toBe(onRoad(road('vitoria', 'salvatierra')));
  at.asks('Liberal', '10-d');
});
test('11.5-a while moving any number may stand together', () => {
  const units = ['c-nav-inf-1', 'c-nav-inf-2', 'c-nav-inf-3', 'c-gui-inf-1', 'c-gui-inf-2', 'c-viz-inf-1'];
  const at = scene.actions('Carlist', { units: { segura: units, alsasua: ['c-ala-inf-1'] }, pub: poor });
  at.does('Carlist', 'activatePlace', 'alsasua')
    .does('Carlist', 'pass')
    .does('Carlist', 'group', ['c-ala-inf-1'])
    .does('Carlist', 'go', 'alsasua segura')
    .does('Carlist', 'stop');
  expect(at.pub.at.filter(where => where === place('segura')).length).toBe(7);
});
