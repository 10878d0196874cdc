import { expect, test } from 'vitest';
import { type BlockName, blockNamed } from '../data/blocks.ts';
import { cardNamed } from '../data/cards.ts';
import { type PlaceName, placeNamed } from '../data/places.ts';
import { BUILT, IN_THE_OPEN, INSIDE, NO_FORTRESS, UNDER_CONSTRUCTION } from '../data/posts.ts';
import type { SideName } from '../data/sides.ts';
import { CARLIST, LIBERAL } from '../data/sides.ts';
import { pointsAt } from '../queries/units.ts';
import { marching, six } from './fighting.ts';
import { place, space } from './lay.ts';
import { field } from './scene.ts';

const points = (liberal: number, carlist: number) => ({ command: [liberal, carlist] as [number, number] });
const none = points(0, 0);

test('EX-1, 11.6-k, 16-k, 19.2-c, 19.3-a who lost to an interception goes hungry where he came back to', () => {
  const s = marching(
    'Liberal',
    { units: { vitoria: ['l-lin-inf-1', 'l-lin-inf-2'], durango: ['c-viz-inf-1'], villaro: ['c-viz-inf-2'] }, pub: points(0, 1) },
    'vitoria',
    ['l-lin-inf-1', 'l-lin-inf-2'],
    3,
  );
  s.does('Liberal', 'go', 'vitoria villarreal').does('Carlist', 'pass').does('Liberal', 'go', 'villarreal durango');
  s.dice(6).does('Carlist', 'intercept', ['c-viz-inf-2']).fought(six(16));
  s.does('Liberal', 'retreatAll', s.way('Liberal', 'villarreal'));
  s.supply();
  expect([s.strength('l-lin-inf-1'), s.strength('l-lin-inf-2'), s.where('l-lin-inf-1')]).toEqual([3, 3, 'villarreal']);
});
test('12.3-e, 17.9-e, 17.9-n, 17.9-p a countermarch intercepted beyond the zone has no way back but through the enemy it passed', () => {
  const s = marching(
    'Carlist',
    {
      units: {
        alsasua: ['c-nav-inf-1', 'c-nav-inf-2'],
        estella: ['l-pro-inf-1', 'l-pro-inf-2'],
        tafalla: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3'],
      },
      pub: points(1, 0),
    },
    'alsasua',
    ['c-nav-inf-1', 'c-nav-inf-2'],
  );
  s.dice(3).does('Carlist', 'countermarch', 'alsasua estella').does('Carlist', 'go', 'estella lerin');
  s.dice(4).does('Liberal', 'intercept', ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3']);
  // Three against two: the attacker goes. The only road he used leads to two unbesieged Liberals.
  s.fought(six(20)).does('Carlist', 'breakOut', 'estella').does('Carlist', 'takeHits', ['c-nav-inf-1', 'c-nav-inf-2']);
  expect(s.told('surrounded')[0]).toMatchObject({ from: place('lerin'), to: place('estella'), hits: 2 });
  s.refuses('Carlist', 'fallBack', 'lerin').offers('Carlist', 'fallBack', 'alsasua').does('Carlist', 'fallBack', 'amescoas');
  expect([s.where('c-nav-inf-1'), s.where('c-nav-inf-2')]).toEqual(['amescoas', 'amescoas']);
  expect(s.strength('c-nav-inf-1') + s.strength('c-nav-inf-2')).toBe(6);
});
test('11.6-o, 18-a, 15-e an interceptor who comes to a fortress of his stands outside, and may then stay inside', () => {
  const s = marching(
    'Liberal',
    {
      units: { vitoria: ['l-lin-inf-1', 'l-lin-inf-2'], durango: ['c-viz-inf-1'] },
      fortresses: { villarreal: 'Carlist' },
      pub: points(0, 1),
    },
    'vitoria',
    ['l-lin-inf-1', 'l-lin-inf-2'],
    3,
  );
  s.does('Liberal', 'go', 'vitoria villarreal').dice(2).does('Carlist', 'intercept', ['c-viz-inf-1']).asks('Liberal', '10-d');
  expect([s.where('c-viz-inf-1'), s.post('c-viz-inf-1')]).toEqual(['villarreal', IN_THE_OPEN]);
  s.combat().asks('Carlist', '15-e').does('Carlist', 'stayInside', ['c-viz-inf-1']);
  expect([s.over(), s.post('c-viz-inf-1'), s.pub.siege[space('villarreal')]]).toEqual([true, INSIDE, s.pub.phases]);
});
test('11.6-c, 18.2-c Liberals may intercept a relief: the fortress it makes for is besieged', () => {
  const s = marching(
    'Carlist',
    {
      units: { miranda: ['c-ala-inf-1', 'c-nav-inf-1'], haro: ['l-lin-inf-1', 'c-nav-inf-2 inside'], cenicero: ['l-lin-inf-2'] },
      fortresses: { haro: 'Carlist' },
      besieged: ['haro'],
      pub: points(1, 0),
    },
    'miranda',
    ['c-ala-inf-1', 'c-nav-inf-1'],
  );
  s.does('Carlist', 'go', 'miranda haro').dice(2).does('Liberal', 'intercept', ['l-lin-inf-2']);
  expect(s.where('l-lin-inf-2')).toBe('haro');
  // Two and the one inside against two: the besiegers go, whoever they are.
  s.fought(six(16));
  expect(s.told('stays')[0]).toMatchObject({ loser: 'Liberal', attackers: 3, defenders: 2 });
});
test('11.4-a, 12.3-h, 18.2-c besiegers of one’s own fortress stop a relief that marches by, unless it countermarches', () => {
  const laid = {
    units: { villafranca: ['c-gui-inf-1'], tolosa: ['l-lin-inf-1', 'l-lin-inf-2', 'c-gui-inf-2 inside'] },
    fortresses: { tolosa: 'Carlist' as SideName },
    besieged: ['tolosa' as const],
    pub: none,
  };
  const stopped = marching('Carlist', laid, 'villafranca', ['c-gui-inf-1']);
  stopped.does('Carlist', 'go', 'villafranca tolosa').asks('Carlist', '10-d');
  const passed = marching('Carlist', laid, 'villafranca', ['c-gui-inf-1']);
  passed.dice(2).does('Carlist', 'countermarch', 'villafranca tolosa').does('Carlist', 'go', 'tolosa hernani');
  expect([passed.where('c-gui-inf-1'), passed.pub.siege[space('tolosa')]]).toEqual(['hernani', 4]);
});
test('12.2-c, 16-p an evasion costs neither guns nor train; the guns may go into the box', () => {
  const s = marching(
    'Liberal',
    { units: { vitoria: ['l-lin-inf-1'], salvatierra: ['c-ala-inf-1', 'c-ts-ts-1', 'carlist field 2'] }, pub: none },
    'vitoria',
    ['l-lin-inf-1'],
    5,
  );
  // A block and a train: more than 2.
  s.does('Liberal', 'go', 'vitoria salvatierra').dice(3).does('Carlist', 'evade').does('Carlist', 'hideGuns', []);
  s.does('Carlist', 'retreatAll', s.way('Carlist', 'segura')).asks('Liberal', '11.1-f');
  expect([s.where('c-ala-inf-1'), s.where('c-ts-ts-1'), s.strength('c-ts-ts-1')]).toEqual(['segura', 'segura', 2]);
  expect([pointsAt(s.pub, CARLIST, 0, place('segura')), pointsAt(s.pub, LIBERAL, 0, place('salvatierra'))]).toEqual([2, 0]);
});
test('11.4-f, 11.4-g, 16-m infantry that waits on a road does not hold the space for cavalry that came first', () => {
  const s = marching(
    'Liberal',
    {
      units: {
        vitoria: ['l-lin-cav-1', 'l-lig-cav-1', 'l-lin-inf-1', 'l-lin-inf-2'],
        salvatierra: ['c-ala-inf-1', 'c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1'],
      },
      pub: none,
    },
    'vitoria',
    ['l-lin-cav-1', 'l-lig-cav-1'],
    3,
  );
  s.does('Liberal', 'go', 'vitoria salvatierra').dice(3).does('Liberal', 'group', ['l-lin-inf-1', 'l-lin-inf-2']);
  s.does('Liberal', 'go', 'vitoria salvatierra');
  s.fought(six(30), ['l-lin-cav-1', 'l-lig-cav-1'], ['c-ala-inf-1', 'c-nav-inf-1', 'c-nav-inf-2']);
  s.does('Liberal', 'retreatAll', s.way('Liberal', 'vitoria'));
  expect(['l-lin-cav-1', 'l-lin-inf-1', 'l-lin-inf-2'].map(name => s.where(name as BlockName))).toEqual([
    'vitoria',
    'vitoria',
    'vitoria',
  ]);
});
test('L9, 4.9-b, 18.1-a Carlists who stop before the militia’s new fortress besiege it and take no town', () => {
  const s = marching(
    'Carlist',
    {
      units: { lerin: ['c-nav-inf-1', 'c-nav-inf-2'] },
      hands: { Liberal: [cardNamed('L9')] },
      pub: { ...none, vp: 0 },
    },
    'lerin',
    ['c-nav-inf-1', 'c-nav-inf-2'],
  );
  s.does('Carlist', 'go', 'lerin calahorra').does('Liberal', 'card', cardNamed('L9')).does('Carlist', 'stop');
  s.combat();
  expect([
    s.over(),
    s.pub.fortress[space('calahorra')],
    s.pub.siege[space('calahorra')],
    s.pub.control[space('calahorra')],
    s.pub.vp,
  ]).toEqual([true, BUILT + LIBERAL, s.pub.phases, LIBERAL, 0]);
});
test('10.2-a, 10.2-d, 4.9-f works begun in an enemy town are lost to a group that stops there, and the town with them', () => {
  const s = marching(
    'Liberal',
    {
      units: { vitoria: ['l-lin-inf-1'] },
      works: { salvatierra: 'Carlist' },
      control: { salvatierra: 'Carlist' },
      pub: { ...none, vp: 0 },
    },
    'vitoria',
    ['l-lin-inf-1'],
    1,
  );
  s.does('Liberal', 'go', 'vitoria salvatierra').does('Liberal', 'stop');
  expect([s.pub.fortress[space('salvatierra')], s.pub.control[space('salvatierra')], s.pub.vp]).toEqual([
    NO_FORTRESS,
    LIBERAL,
    -1,
  ]);
});
test('10.2-c, 4.9-b, 9.1-a works left alone in an enemy town give it back to their builder when they are complete', () => {
  const s = marching(
    'Liberal',
    { units: { vitoria: ['l-lin-inf-1'], salvatierra: ['l-lin-inf-2'] }, pub: { ...none, vp: 0 } },
    'salvatierra',
    ['l-lin-inf-2'],
    3,
  );
  s.does('Liberal', 'go', 'salvatierra vitoria').does('Liberal', 'stop');
  expect(s.pub.control[space('salvatierra')]).toBe(CARLIST);
  s.pub.fortress[space('salvatierra')] = UNDER_CONSTRUCTION + LIBERAL;
  s.nextPhase();
  expect([s.pub.fortress[space('salvatierra')], s.pub.control[space('salvatierra')], s.pub.vp]).toEqual([
    BUILT + LIBERAL,
    LIBERAL,
    0,
  ]);
});
test('13.2-f, 17.9-j beaten Liberals who landed sail to any friendly port without enemies', () => {
  const s = marching('Liberal', {
    units: { bilbao: ['l-lin-inf-1', 'l-lin-inf-2'], guetaria: ['c-gui-inf-1', 'c-gui-inf-2', 'c-gui-inf-3'] },
    pub: none,
  });
  s.does('Liberal', 'land', 'bilbao').does('Liberal', 'aboard', ['l-lin-inf-1', 'l-lin-inf-2']);
  s.fought(six(30));
  const to = s.offered('Liberal', 'retreatAll').map(way => (way.by === 'sea' ? way.to : -1));
  expect(to.toSorted((a, b) => a - b)).toEqual(
    (['bilbao', 'portugalete', 'guecho', 'san-sebastian', 'castro-urdiales', 'laredo'] as PlaceName[])
      .map(name => placeNamed[name])
      .toSorted((a, b) => a - b),
  );
});
test('16-d, 18.2-b a sortie from Baztán: against Carlists who defend a refuge one Liberal fires', () => {
  const s = marching('Liberal', {
    units: { baztan: ['l-lin-inf-1 inside', 'c-nav-inf-1', 'c-nav-inf-2'] },
    fortresses: { baztan: 'Liberal' },
    besieged: ['baztan'],
    pub: none,
  });
  s.combat().does('Liberal', 'sally', 'baztan').does('Liberal', 'sallyWith', ['l-lin-inf-1']);
  s.dice(...six(12))
    .does('Liberal', 'pickToFire', ['l-lin-inf-1'])
    .does('Carlist', 'pickToFire', ['c-nav-inf-1', 'c-nav-inf-2']);
  s.does('Liberal', 'retreatAll', { by: 'gate' });
  expect([s.post('l-lin-inf-1'), s.pub.siege[space('baztan')]]).toEqual([INSIDE, 4]);
});
test('12.2-i, 12.2-l five who besiege Baztán slip away from a relief without a die, and the siege is over', () => {
  const s = marching(
    'Liberal',
    {
      units: {
        zubiri: ['l-lin-inf-1'],
        baztan: ['l-pro-inf-1 inside', 'c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-viz-inf-1', 'c-ala-inf-1'],
      },
      fortresses: { baztan: 'Liberal' },
      besieged: ['baztan'],
      pub: none,
    },
    'zubiri',
    ['l-lin-inf-1'],
    3,
  );
  s.does('Liberal', 'go', 'zubiri baztan')
    .does('Carlist', 'evade')
    .does('Carlist', 'retreatAll', s.way('Carlist', 'santesteban'));
  s.does('Liberal', 'stop');
  expect([s.where('c-ala-inf-1'), s.pub.siege[space('baztan')], s.post('l-pro-inf-1')]).toEqual(['santesteban', 0, IN_THE_OPEN]);
});
test('9-e, 18.3-a the second city that falls in an assault ends the war before anything else is asked', () => {
  const s = marching('Carlist', {
    units: {
      logrono: ['c-nav-inf-1', 'c-nav-inf-2', 'carlist field 2'],
      vitoria: ['c-ala-inf-1', 'l-lin-inf-1 inside', 'carlist field 1'],
    },
    fortresses: { bilbao: 'Carlist' },
    besieged: ['logrono', 'vitoria'],
    pub: none,
  });
  s.combat()
    .does('Carlist', 'assault', 'logrono')
    .dice(6, 1, 1, ...six(6))
    .does('Carlist', 'storm', ['c-nav-inf-1', 'c-nav-inf-2']);
  expect([s.over(), s.pub.winner, s.pub.ending]).toEqual([true, 'Carlist', 'two-cities']);
});
test('21.1-b, 10-e, 11.6-m a block that got a replacement point neither marches nor builds, but fights and intercepts', () => {
  const s = marching('Carlist', { units: { durango: ['c-viz-inf-1 3'] }, pub: { command: [0, 1], year: 1836 } });
  s.dice(3).does('Carlist', 'replace').does('Carlist', 'restore', 'c-viz-inf-1').does('Carlist', 'enough');
  s.refuses('Carlist', 'activatePlace', 'durango', '10.1-a').refuses('Carlist', 'build', 'c-viz-inf-1');
});
test('19.1-a, 23.3-b, 23.4-g a regional block too many is eliminated before anybody forages', () => {
  const s = marching('Carlist', {
    units: { aragon: ['c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1', 'c-par-inf-1'] },
    year: 1836,
    pub: { ...none, expeditions: [8, 7, 6, 5, 4, 3, 2, 1, 0], regionals: [blockNamed['c-reg-inf-1']] },
  });
  s.does('Carlist', 'recruit', 'aragon').does('Carlist', 'levy', 'c-reg-inf-1');
  const levied = s.own.Carlist.token[blockNamed['c-reg-inf-1']]!;
  s.supply().asks('Carlist', '19.1-a').dice(4, 4, 4).does('Carlist', 'eliminateOver', [levied]);
  expect([s.told('overLimit')[0]!.over, s.told('foraged')[0]!.dice]).toEqual([1, [4, 4, 4]]);
});
test('17.10-a the winner may regroup to where friends besiege an enemy fortress, and from there', () => {
  const s = marching('Carlist', {
    units: {
      viana: ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'c-nav-inf-1', 'c-nav-inf-2', 'c-gui-inf-1'],
      logrono: ['l-pro-inf-2', 'c-ala-inf-1 inside'],
    },
    fortresses: { logrono: 'Carlist' },
    besieged: ['logrono'],
    entries: [['los-arcos', 'viana']],
    pub: none,
  });
  s.combat();
  s.does('Liberal', 'formUp', ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1']).does('Carlist', 'formUp', [
    'c-nav-inf-1',
    'c-nav-inf-2',
    'c-gui-inf-1',
  ]);
  s.does('Liberal', 'holdBack')
    .does('Carlist', 'holdBack')
    .dice(...six(3))
    .does('Carlist', 'withdraw');
  s.does('Carlist', 'retreatAll', s.way('Carlist', 'los-arcos')).does('Carlist', 'enough');
  s.offers('Liberal', 'regroup', [{ unit: 'l-lin-inf-1', to: 'logrono' }]).offers('Liberal', 'regroup', [
    { unit: 'l-pro-inf-2', to: 'viana' },
  ]);
  s.does('Liberal', 'regroup', [{ unit: 'l-pro-inf-2', to: 'viana' }]);
  // The last besieger has left: the siege is lifted.
  expect([s.pub.siege[space('logrono')], s.post('c-ala-inf-1')]).toEqual([0, IN_THE_OPEN]);
});
test('13.1-b, 13.1-d into a besieged Portugalete one block, with guns; a second finds no room', () => {
  const s = marching('Liberal', {
    units: { laredo: ['l-lin-inf-1', 'l-lin-inf-2', 'liberal field 1'], portugalete: ['c-viz-inf-1'] },
    fortresses: { portugalete: 'Liberal' },
    besieged: ['portugalete'],
    pub: none,
  });
  s.does('Liberal', 'sail', 'laredo')
    .does('Liberal', 'aboard', ['l-lin-inf-1', field('Liberal', s.table)])
    .does('Liberal', 'ashore', 'portugalete');
  expect([s.post('l-lin-inf-1'), pointsAt(s.pub, LIBERAL, 0, place('portugalete'), INSIDE)]).toEqual([INSIDE, 1]);
  s.does('Liberal', 'sail', 'laredo').does('Liberal', 'aboard', ['l-lin-inf-2']).refuses('Liberal', 'ashore', 'portugalete');
});
