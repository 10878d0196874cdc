import { expect, test } from 'vitest';
import { GUN } from '../queries/columns.ts';
import { scene } from './scene.ts';

const options = ['columns'] as const;
/** North's general and three blocks at home with two guns; South stands far off, unless `at` says otherwise. */
const column = (at: Record<number, number> = {}, dice: number[] = []) =>
  scene({ options, dice, at: { 0: 0, 1: 0, 2: 0, 3: 0, 4: 5, 5: 5, 6: 5, 7: 5, ...at }, hands: { north: [2, 5], south: [] } })
    .does('north', 'play', 5)
    .does('north', 'column');

test('8.7 a column is led by the general and has up to three blocks', () => {
  expect(scene({}).does('north', 'play', 0).deeds('north')).not.toContain('column');
  const s = column().asks('north', '8.7', 'regroup', 'march', 'halt');
  s.refuses('north', 'regroup', [1, 2], '8.7').refuses('north', 'regroup', [0, 1, 2, 3], '8.7');
  s.does('north', 'regroup', [0, 1, 2]).does('north', 'march', 2);
  expect(s.pub.at.slice(0, 4)).toEqual([2, 2, 2, 0]);
  s.asks('north', '8.7', 'regroup', 'march', 'halt');
});
test('8.7 without its general a side leads no column', () => {
  const s = scene({ options, at: { 0: -1 } }).does('north', 'play', 0);
  expect(s.deeds('north')).not.toContain('column');
});
test('8.7 on its way a column leaves blocks and takes others along, a point for each march', () => {
  const s = column({ 3: 1 }).does('north', 'regroup', [0, 1]).does('north', 'march', 1);
  s.does('north', 'regroup', [0, 3]).does('north', 'march', 0);
  expect(s.pub.at.slice(0, 4)).toEqual([0, 1, 0, 0]);
  s.does('north', 'halt').asks('north', '2.2', 'gather', 'column', 'stop').does('north', 'stop');
  expect(s.pub.round).toBe(3);
});
test('8.7 if the general is lost the block with the lowest number leads on; a column thrown back is over', () => {
  const fight = (dice: number[]) => {
    const s = column({ 4: 2, 5: -1, 6: -1, 7: -1 }, dice).does('north', 'regroup', [0, 1, 2]).does('north', 'march', 2);
    return s.does('south', 'stand').does('north', 'nothing').does('south', 'nothing');
  };
  const lost = fight([1, 6]).does('north', 'lose', 0); // thrown back
  expect(lost.pub.at.slice(0, 3)).toEqual([-1, 0, 0]);
  lost.asks('north', '2.2', 'gather', 'stop');
  fight([6, 1]).asks('north', '8.7', 'regroup', 'march', 'halt');
});
test('8.8 a column takes a gun along, never two, and leaves none without a block', () => {
  const s = column({ 2: 1, 3: 1 });
  s.refuses('north', 'regroup', [0, GUN, GUN], '8.8').refuses('north', 'regroup', [0, 1, GUN], '8.8');
  s.does('north', 'regroup', [0, GUN]).does('north', 'march', 2);
  expect(s.pub.guns.north).toEqual([1, 0, 1, 0, 0, 0]);
  const two = column({ 2: 1, 3: 1 }).refuses('north', 'regroup', [0, 1], '8.8').does('north', 'halt');
  two.does('north', 'gather', [1]).does('north', 'march', 2);
  two.refuses('north', 'column', null, '8.8'); // he is alone with them
});
test('8.8 a gun adds one in battle, and guns alone with the enemy are lost', () => {
  const s = column({ 4: 2, 5: -1, 6: -1, 7: -1 }, [1, 1]).does('north', 'regroup', [0, 1, GUN]).does('north', 'march', 2);
  s.does('south', 'stand').does('north', 'nothing').does('south', 'nothing'); // 1 + 2 + 1 against 1 + 1
  expect([s.pub.at[4], s.pub.guns.north[2]]).toEqual([-1, 1]);
  const beaten = column({ 4: 2, 5: 2, 6: 2, 7: -1 }, [1, 6]).does('north', 'regroup', [0, 1, GUN]).does('north', 'march', 2);
  beaten.does('south', 'stand').does('north', 'nothing').does('south', 'nothing').does('north', 'lose', 1);
  expect([beaten.pub.at[0], beaten.pub.guns.north]).toEqual([0, [1, 0, 0, 0, 0, 0]]);
});
