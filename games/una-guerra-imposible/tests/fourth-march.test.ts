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
    { units: { vitoria: ['l-lin-inf-1'], vergara: ['c-gui-inf-1'] }, hands: { Carlist: [cardNamed('C3'), cardNamed('C5')] }, pub: command(0, 0) },
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
      units: { lerin: ['c-nav-inf-1'], tafalla: ['c-nav-inf-2'], 'puente-la-reina': ['l-lin-inf-1'], pamplona: ['l-lin-inf-2'], caparroso: ['l-lin-inf-3'], sanguesa: ['l-lin-inf-4'], peralta: ['l-lin-inf-5'] },
      fortresses: { lerin: 'Liberal' },
      besieged: ['lerin'],
    }),
  );
  s.does('Carlist', 'lift', { unit: 'c-nav-inf-1', points: 0 }).does('Carlist', 'put', 'estella');
  s.does('Carlist', 'lift', { unit: 'c-nav-inf-2', points: 0 }).refuses('Carlist', 'put', 'estella');
  expect(s.pub.siege[space('lerin')]).toBe(0);
});
