import { expect, test } from 'vitest';
import { FRONT_LINE, RESERVE } from '../data/posts.ts';
import { LIBERAL } from '../data/sides.ts';
import { controlNow } from '../state/control.ts';
import { combatAt, six } from './fighting.ts';
import { lay, space } from './lay.ts';

const C = ['c-viz-inf-1', 'c-viz-inf-2', 'c-gui-inf-1', 'c-nav-cav-1'] as const;
/** In the mountains at Durango: three infantry and one cavalry in front; the first round is over and both stay. */
const afterRound = (liberal: readonly string[], front: readonly string[]) => {
  const s = combatAt('Liberal', { at: 'durango', by: ['villarreal'], liberal, carlist: [...C] })
    .formed([...front], [...C])
    .held();
  return s.does('Liberal', 'fightOn').does('Carlist', 'fightOn');
};
const five = ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1', 'l-pro-inf-2', 'l-lin-cav-1'];
const four = five.filter(name => name !== 'l-pro-inf-2');

test('17.7-i with the line full nobody is asked to fill it, and with an empty reserve neither', () => {
  const s = afterRound(five, four);
  s.asks('Liberal', '17.7-i', 'toReserve')
    .does('Liberal', 'toReserve', [])
    .asks('Carlist', '17.7-i', 'toReserve')
    .does('Carlist', 'toReserve', []);
  expect([s.place(), s.pub.battle!.round]).toEqual(['activations.act', 2]);
});
test('17.7-i one box and one block of the reserve are enough to be asked', () => {
  const s = afterRound(four, four);
  s.does('Liberal', 'toReserve', ['l-pro-inf-1']).does('Carlist', 'toReserve', []).asks('Liberal', '17.7-i', 'toFront');
  s.refuses('Liberal', 'toFront', ['l-pro-inf-1', 'l-lin-inf-1']).does('Liberal', 'toFront', []);
  expect([s.place(), s.line('l-pro-inf-1'), s.line('l-lin-inf-1')]).toEqual(['activations.act', RESERVE, FRONT_LINE]);
});
test('17.7-i, 17.1-b a box of the cavalry is none for infantry', () => {
  const s = afterRound(five, four);
  s.does('Liberal', 'toReserve', ['l-lin-cav-1']).does('Carlist', 'toReserve', []).asks('Liberal', '17.7-i', 'toFront');
  s.refuses('Liberal', 'toFront', ['l-pro-inf-2'], '17.1-b').does('Liberal', 'toFront', ['l-lin-cav-1']);
  expect(s.line('l-lin-cav-1')).toBe(FRONT_LINE);
});
test('17.7-i, 17.7-j the last block of the line may go back, when another takes its place', () => {
  const s = combatAt('Liberal', {
    at: 'durango',
    by: ['villarreal'],
    liberal: ['l-lin-inf-1 1', 'l-lin-inf-2 1', 'l-pro-inf-1 1', 'l-pro-inf-2'],
    carlist: [...C],
  }).formed(['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1'], [...C]);
  s.fires('Carlist', 'c-viz-inf-1', [1, 1, 6, 6]).does('Liberal', 'takeHits', ['l-lin-inf-1', 'l-lin-inf-2']).held();
  s.does('Liberal', 'fightOn')
    .does('Carlist', 'fightOn')
    .does('Liberal', 'toReserve', ['l-pro-inf-1'])
    .does('Carlist', 'toReserve', []);
  s.does('Liberal', 'toFront', ['l-pro-inf-2']);
  expect([s.line('l-pro-inf-1'), s.line('l-pro-inf-2'), s.told('beaten')]).toEqual([RESERVE, FRONT_LINE, []]);
});
test('17.7-j who leaves the line empty when it could be filled is routed', () => {
  const s = afterRound(four, four);
  s.does('Liberal', 'toReserve', ['l-lin-inf-1', 'l-lin-inf-2', 'l-pro-inf-1']).does('Carlist', 'toReserve', []);
  s.dice(...six(4)).does('Liberal', 'toFront', []);
  expect(s.told('beaten')).toEqual([{ side: 'Liberal', space: space('durango'), by: 'rout' }]);
});
test('4.9-c, 4.9-h every block holds a town, the first of the list too, and a counter beside it changes nothing', () => {
  const held = (unit: string): number => controlNow(lay({ units: { durango: [unit] } }).pub)[space('durango')]!;
  expect(['l-rea-inf-1', 'l-ts-ts-1', 'l-pro-inf-12'].map(held)).toEqual([LIBERAL, LIBERAL, LIBERAL]);
});
