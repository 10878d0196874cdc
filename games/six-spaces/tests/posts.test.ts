import { expect, test } from 'vitest';
import { ROADS } from '../data/board.ts';
import { onRoad, WALLS } from '../data/places.ts';
import { scene } from './scene.ts';

const options = ['walls'] as const;
const road = (a: number, b: number) => onRoad(ROADS.findIndex(([x, y]) => x === a && y === b));
const marching = (at: Record<number, number>, dice: number[] = []) =>
  scene({ options, at, dice, hands: { north: [2, 5], south: [8] } }).does('north', 'play', 5);

test('8.10 one block at a time goes within the walls of its home and comes out where there are no enemies', () => {
  const s = marching({ 0: 0, 1: 0 }).does('north', 'post', { block: 0, to: WALLS.north });
  expect(s.pub.at[0]).toBe(WALLS.north);
  const posts = s.offered('north', 'post').filter(({ to }) => to === WALLS.north || to === 0);
  expect(posts).toEqual([{ block: 0, to: 0 }]); // the other block finds somebody there
  const besieged = marching({ 0: WALLS.north, 1: -1, 2: -1, 3: -1, 4: 0 });
  expect(besieged.deeds('north')).not.toContain('post');
  expect(scene({}).does('north', 'play', 0).deeds('north')).not.toContain('post');
});
test('8.10 a home is not taken while a block is within its walls', () => {
  const at = { 1: 1, 2: -1, 3: -1, 4: 2, 5: 5, 6: 5, 7: 5 };
  const enter = (within: boolean) =>
    scene({ options, first: 'south', at: { ...at, 0: within ? WALLS.north : -1 }, hands: { north: [], south: [8] } })
      .does('south', 'play', 8)
      .does('south', 'gather', [4])
      .does('south', 'march', 0);
  expect(enter(false).does('north', 'pass').pub.winner).toBe('south');
  const s = enter(true).does('north', 'pass');
  expect([s.pub.winner, s.pub.at[0], s.pub.at[4]]).toEqual([null, WALLS.north, 0]);
});
test('8.11 a block waits on a road, and goes from there to either end that is free and has room', () => {
  const s = marching({ 0: 0, 1: 0 }).does('north', 'post', { block: 0, to: road(0, 1) });
  s.refuses('north', 'gather', [0], '8.11');
  expect(s.offered('north', 'post').filter(({ block }) => block === 0)).toEqual([
    { block: 0, to: 0 },
    { block: 0, to: 1 },
  ]);
  const held = marching({ 0: road(0, 1), 1: 0, 2: 0, 3: 0, 4: 1 }); // one end is full, the other held
  expect(held.offered('north', 'post').some(({ block }) => block === 0)).toBe(false);
});
test('8.11 a block on a road cannot be attacked and intercepts nobody', () => {
  const s = marching({ 2: 1, 3: -1, 6: 5, 7: 5, 4: road(3, 4), 5: road(3, 5) }).does('north', 'gather', [2]);
  s.does('north', 'march', 3);
  s.asks('south', '4.1', 'intercept', 'pass');
  expect(s.offered('south', 'intercept')).toEqual([6, 7]);
});
