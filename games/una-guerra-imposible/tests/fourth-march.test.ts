import { expect, test } from 'vitest';
import { cardNamed } from '../data/cards.ts';
import { NO_FORTRESS } from '../data/posts.ts';
import { marching } from './fighting.ts';
import { space } from './lay.ts';
import { stage, tableOf } from './scene.ts';

const command = (liberal: number, carlist: number) => ({ command: [liberal, carlist] as [number, number] });

test('10.2-d, 11.2-g a train whose escort died of the forced march is no infantry: the works stand', () => {
  const s = marching(
    'Carlist',
    { units: { lodosa: ['c-nav-inf-1 1', 'c-ts-ts-1'] }, works: { calahorra: 'Liberal' } },
    'lodosa',
    ['c-nav-inf-1', 'c-ts-ts-1'],
  );
  for (const road of ['lodosa lerin', 'lerin lodosa', 'lodosa lerin']) s.does('Carlist', 'go', road);
  s.dice(1, 6).does('Carlist', 'force', 'lerin calahorra').asks('Carlist', '10-d');
  expect(s.pub.fortress[space('calahorra')]).not.toBe(NO_FORTRESS);
});
test('C7, 11.4-f a group that waits behind another starts no combat: the Liberals are not silenced there', () => {
  const s = marching(
    'Carlist',
    {
      units: { eibar: ['c-nav-inf-1'], villaro: ['c-viz-inf-1'], durango: ['l-lin-inf-1', 'l-lin-inf-2'] },
      hands: { Carlist: [cardNamed('C7')], Liberal: [cardNamed('L5')] },
    },
    'eibar',
    ['c-nav-inf-1'],
  );
  s.does('Carlist', 'pass').does('Carlist', 'go', 'eibar durango');
  s.does('Carlist', 'activatePlace', 'villaro');
  if (s.place() === 'activation.gather') s.does('Carlist', 'pass');
  s.does('Carlist', 'group', ['c-viz-inf-1']).does('Carlist', 'card', cardNamed('C7')).does('Carlist', 'go', 'villaro durango');
  expect(s.pub.silenced).toEqual([]);
});
test('L3, C3, 11.6-h a free attempt that is not made at this entry is gone with the entry', () => {
  const s = marching(
    'Liberal',
    {
      units: { vitoria: ['l-lin-inf-1'], vergara: ['c-gui-inf-1'] },
      hands: { Carlist: [cardNamed('C3'), cardNamed('C5')] },
      pub: command(0, 0),
    },
    'vitoria',
    ['l-lin-inf-1'],
    5,
  );
  s.does('Liberal', 'go', 'vitoria mondragon').does('Carlist', 'card', cardNamed('C3')).does('Carlist', 'pass');
  s.does('Liberal', 'go', 'mondragon onate');
  s.asks('Carlist', '11.6-a').refuses('Carlist', 'intercept', ['c-gui-inf-1']);
});
test('11.4-j, 24.8-e when the last besieger has been redeployed the fortress closes the way for those after him', () => {
  const s = stage.from(
    'redeployment',
    { side: 'Carlist', units: 5 },
    tableOf({
      active: 'Carlist',
      units: {
        lerin: ['c-nav-inf-1'],
        tafalla: ['c-nav-inf-2'],
        'puente-la-reina': ['l-lin-inf-1'],
        pamplona: ['l-lin-inf-2'],
        caparroso: ['l-lin-inf-3'],
        sanguesa: ['l-lin-inf-4'],
        peralta: ['l-lin-inf-5'],
      },
      fortresses: { lerin: 'Liberal' },
      besieged: ['lerin'],
    }),
  );
  s.does('Carlist', 'lift', { unit: 'c-nav-inf-1', points: 0 }).does('Carlist', 'put', 'estella');
  s.does('Carlist', 'lift', { unit: 'c-nav-inf-2', points: 0 }).refuses('Carlist', 'put', 'estella');
  expect(s.pub.siege[space('lerin')]).toBe(0);
});
test('11.4-j, 11.6-a, 11.6-l as the last besieger marches off the besieged are free: they intercept him one space on', () => {
  const s = marching(
    'Carlist',
    {
      units: { haro: ['c-nav-inf-1', 'l-lin-inf-1 inside'] },
      fortresses: { haro: 'Liberal' },
      besieged: ['haro'],
      pub: command(1, 0),
    },
    'haro',
    ['c-nav-inf-1'],
  );
  s.does('Carlist', 'go', 'haro cenicero').asks('Liberal', '11.6-a').dice(2).does('Liberal', 'intercept', ['l-lin-inf-1']);
  expect([s.where('l-lin-inf-1'), s.pub.siege[space('haro')], s.told('siegeLifted').length]).toEqual(['cenicero', 0, 1]);
});
test('11.4-j, 11.4-c a besieger who marches off and comes back is stopped by the block that he no longer shuts in', () => {
  const s = marching(
    'Carlist',
    {
      units: { haro: ['c-nav-inf-1', 'l-lin-inf-1 inside'] },
      fortresses: { haro: 'Liberal' },
      besieged: ['haro'],
      pub: command(0, 0),
    },
    'haro',
    ['c-nav-inf-1'],
  );
  s.does('Carlist', 'go', 'haro cenicero').does('Carlist', 'go', 'cenicero haro').asks('Carlist', '11-a');
  s.combat().asks('Liberal', '15-e');
});
test('11.4-j with a friend before the walls the besieger who marches off lifts nothing, and passes back freely', () => {
  const s = marching(
    'Carlist',
    {
      units: { haro: ['c-nav-inf-1', 'c-nav-inf-2', 'l-lin-inf-1 inside'] },
      fortresses: { haro: 'Liberal' },
      besieged: ['haro'],
      pub: command(1, 0),
    },
    'haro',
    ['c-nav-inf-1'],
  );
  s.does('Carlist', 'go', 'haro cenicero').does('Carlist', 'go', 'cenicero haro').does('Carlist', 'go', 'haro miranda');
  expect(s.pub.siege[space('haro')]).toBeGreaterThan(0);
});
test('11.4-j, 11.6-a Carlists whom the last Liberal besieger leaves intercept him too', () => {
  const s = marching(
    'Liberal',
    {
      units: { durango: ['l-lin-inf-1', 'c-viz-inf-1 inside'] },
      fortresses: { durango: 'Carlist' },
      besieged: ['durango'],
      pub: command(0, 1),
    },
    'durango',
    ['l-lin-inf-1'],
    6,
  );
  s.does('Liberal', 'go', 'durango villarreal').asks('Carlist', '11.6-a').dice(1).does('Carlist', 'intercept', ['c-viz-inf-1']);
  expect(s.where('c-viz-inf-1')).toBe('durango');
});
test('12.2-l, 11.4-j, 11-b a relief before whom the besiegers slip away finds the fortress free at once', () => {
  const s = marching(
    'Liberal',
    {
      units: { vitoria: ['l-lin-inf-1'], durango: ['c-viz-inf-1', 'l-lin-inf-2 inside'] },
      fortresses: { durango: 'Liberal' },
      besieged: ['durango'],
      pub: command(0, 0),
    },
    'vitoria',
    ['l-lin-inf-1'],
    6,
  );
  s.does('Liberal', 'go', 'vitoria villarreal').does('Liberal', 'go', 'villarreal durango').dice(2).does('Carlist', 'evade');
  s.goes('Carlist', 'eibar').asks('Liberal', '11.1-f');
  expect([s.pub.siege[space('durango')], s.post('l-lin-inf-2')]).toEqual([0, 0]);
});
test('12.2-l, 11.4-j, 5.2-a, 11-b whom the relief has freed stays where he is: the blocks that march on are those that came', () => {
  const s = marching('Liberal', {
    units: { villarreal: ['l-lin-inf-2'], durango: ['c-viz-inf-1', 'l-lin-inf-1 inside'] },
    fortresses: { durango: 'Liberal' },
    besieged: ['durango'],
    pub: command(0, 0),
  });
  s.table.own.Liberal.rank.reverse();
  s.does('Liberal', 'activatePlace', 'villarreal').dice(6).does('Liberal', 'group', ['l-lin-inf-2']);
  s.does('Liberal', 'go', 'villarreal durango').dice(2).does('Carlist', 'evade').goes('Carlist', 'eibar');
  s.does('Liberal', 'go', 'durango bilbao').does('Liberal', 'stop');
  expect([s.where('l-lin-inf-1'), s.where('l-lin-inf-2')]).toEqual(['durango', 'bilbao']);
});
test('11.4-j, 18.1-d whoever marched off and came back besieges anew: no assault in this phase', () => {
  const laid = (units: string[]) => ({
    units: { haro: [...units, 'carlist field 2', 'l-lin-inf-1 inside'] },
    fortresses: { haro: 'Liberal' as const },
    besieged: ['haro' as const],
    pub: command(0, 0),
  });
  const stayed = marching('Carlist', laid(['c-nav-inf-1']))
    .does('Carlist', 'endActions')
    .combat();
  stayed.asks('Carlist', '15-a', 'assault', 'enough');
  const s = marching('Carlist', laid(['c-nav-inf-1']), 'haro', [
    'c-nav-inf-1',
    stayed.pub.at.findIndex((at, unit) => unit > 72 && at === space('haro')),
  ] as never);
  s.does('Carlist', 'go', 'haro cenicero').does('Carlist', 'go', 'cenicero haro').combat();
  s.does('Liberal', 'stayInside', ['l-lin-inf-1']);
  expect([s.over(), s.pub.siege[space('haro')]]).toEqual([true, s.pub.phases]);
});
test('12.2-f, 12.2-l besiegers who let one relief in do not evade a second, which waits on its road', () => {
  const s = marching(
    'Liberal',
    {
      units: { villarreal: ['l-lin-inf-1'], bilbao: ['l-lin-inf-3'], durango: ['c-viz-inf-1', 'l-lin-inf-2 inside'] },
      fortresses: { durango: 'Liberal' },
      besieged: ['durango'],
      pub: command(0, 0),
    },
    'villarreal',
    ['l-lin-inf-1'],
    6,
  );
  s.does('Liberal', 'go', 'villarreal durango').does('Carlist', 'standFast');
  s.does('Liberal', 'activatePlace', 'bilbao').dice(6).does('Liberal', 'group', ['l-lin-inf-3']);
  s.does('Liberal', 'go', 'bilbao durango').asks('Liberal', '10-d');
  expect([s.told('waits').length, s.pub.siege[space('durango')]! > 0]).toEqual([1, true]);
});
test('11.1-d, 11-b units dropped before the first step leave the size of the group as it was', () => {
  const s = marching(
    'Liberal',
    { units: { vitoria: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-lin-inf-4', 'l-pro-inf-1'] }, pub: command(0, 0) },
    'vitoria',
    ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-lin-inf-4', 'l-pro-inf-1'],
    1,
  );
  // 2 - 1 = 1 point, and it stays 1 for the two who go on.
  s.does('Liberal', 'drop', ['l-lin-inf-3', 'l-lin-inf-4', 'l-pro-inf-1']).does('Liberal', 'go', 'vitoria miranda');
  s.refuses('Liberal', 'go', 'miranda haro').offers('Liberal', 'force', 'miranda haro');
  // 11.1-g, 11-c The die was rolled for them too: they have acted.
  s.does('Liberal', 'stop').does('Liberal', 'pass').refuses('Liberal', 'activatePlace', 'vitoria', '10.1-a');
});
test('11.2-f, 11.1-c of a group that forces its march the cavalry that has a point left rolls no die', () => {
  const s = marching(
    'Liberal',
    { units: { vitoria: ['l-lin-inf-1', 'l-lin-cav-1'] }, pub: command(0, 0) },
    'vitoria',
    ['l-lin-inf-1', 'l-lin-cav-1'],
    1,
  );
  for (const road of ['vitoria miranda', 'miranda haro', 'haro cenicero']) s.does('Liberal', 'go', road);
  s.dice(1).does('Liberal', 'force', 'cenicero logrono').spent();
  expect([s.strength('l-lin-inf-1'), s.strength('l-lin-cav-1')]).toEqual([3, 3]);
});
test('11.2-a, 11.1-g with no point at all a group may force its first step, and no second', () => {
  const s = marching(
    'Liberal',
    { units: { vitoria: ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-lin-inf-4', 'l-lin-inf-5'] }, pub: command(0, 0) },
    'vitoria',
    ['l-lin-inf-1', 'l-lin-inf-2', 'l-lin-inf-3', 'l-lin-inf-4', 'l-lin-inf-5'],
    1,
  );
  s.refuses('Liberal', 'go', 'vitoria penacerrada').dice(4, 4, 4, 4, 4).does('Liberal', 'force', 'vitoria penacerrada').spent();
  expect(s.where('l-lin-inf-1')).toBe('penacerrada');
});
test('12.3-a, 4.9-c the space beyond may be an empty enemy town, and stopping there takes it', () => {
  const s = marching(
    'Carlist',
    { units: { salvatierra: ['c-ala-inf-1'], maeztu: ['l-lin-inf-1'] }, pub: { ...command(0, 0), vp: 0 } },
    'salvatierra',
    ['c-ala-inf-1'],
  );
  s.dice(2)
    .does('Carlist', 'countermarch', 'salvatierra maeztu')
    .asks('Carlist', '12.3-h')
    .does('Carlist', 'go', 'maeztu penacerrada');
  expect([s.where('c-ala-inf-1'), s.place()]).toEqual(['penacerrada', 'march.step']);
});
test('12.3-d a countermarch that failed costs its point: what is left decides where the group may still go', () => {
  const s = marching(
    'Carlist',
    { units: { durango: ['c-viz-inf-1', 'c-viz-inf-2', 'c-viz-inf-3'], mondragon: ['l-lin-inf-1'] }, pub: command(0, 0) },
    'durango',
    ['c-viz-inf-1', 'c-viz-inf-2', 'c-viz-inf-3'],
  );
  s.dice(3).does('Carlist', 'countermarch', 'durango mondragon').asks('Carlist', '12.3-d').does('Carlist', 'stay');
  s.refuses('Carlist', 'countermarch', 'durango mondragon');
  for (const road of ['durango eibar', 'eibar durango', 'durango eibar', 'eibar durango', 'durango eibar'])
    s.does('Carlist', 'go', road);
  s.refuses('Carlist', 'go', 'eibar durango').offers('Carlist', 'force', 'eibar durango');
});
