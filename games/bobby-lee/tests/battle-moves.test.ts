import { expect, test } from 'vitest';
import type { BlockName } from '../data/blocks.ts';
import { ENGAGES } from '../data/tokens.ts';
import { stage } from './battle-stage.ts';
import { block, type FoughtAt, type Scene } from './scene.ts';

const moves = (side: 'USA' | 'CSA', fought: Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] }, more: Partial<Scene> = {}) =>
  stage(
    'moves',
    { battle: 0, side },
    { active: 'CSA', battles: [{ at: 'manassas-junction', from: ['bealeton'], ...fought }], ...more },
  );
const goes = (s: ReturnType<typeof moves>, side: 'USA' | 'CSA', name: BlockName) =>
  s
    .offered(side, 'shift')
    .filter(x => x.block === block(name))
    .map(x => x.to)
    .sort();
const base = { centre: ['c-inf-rodes 1'] } as const;
const foes = { centre: ['u-inf-2-i 1'] } as const;

test('7.4-b, E10 Reserve to the own line; a line to the place opposite or the Reserve; nothing sideways', () => {
  const s = moves('CSA', {
    attacker: { reserve: ['c-inf-hood 4'], left: ['c-inf-early 4'], ...base },
    defender: { right: ['u-inf-1-i 3'], ...foes },
  });
  expect(goes(s, 'CSA', 'c-inf-hood')).toEqual([0, 1, 2]);
  expect(goes(s, 'CSA', 'c-inf-early')).toEqual([3, 6]);
  s.refuses('CSA', 'shift', { block: block('c-inf-early'), to: 1 }, '7.4-b');
});
test('7.41-a, 7.41-b, E10 engaging: revealed when all moves are made, fire from the next turn on', () => {
  const s = moves('CSA', { attacker: { left: ['c-inf-hood 4'], ...base }, defender: { right: ['u-inf-1-i 3'], ...foes } });
  s.does('CSA', 'shift', { block: block('c-inf-hood'), to: 3 });
  expect(s.pub.shown[block('c-inf-hood')]).toBe(-1);
  s.does('CSA', 'endMoves');
  expect([s.pub.shown[block('c-inf-hood')], s.pub.shown[block('u-inf-1-i')]]).toEqual([block('c-inf-hood'), block('u-inf-1-i')]);
});
test('7.41-a, E10 friends already there do not matter', () => {
  const s = moves('USA', {
    attacker: { enemyCentre: ['c-inf-hood 4 shown'], ...base },
    defender: { centre: ['u-inf-1-i 3 shown'], reserve: ['u-inf-3-i 3'] },
  });
  expect(goes(s, 'USA', 'u-inf-3-i')).toEqual([3, 4, 5]);
});
test('7.42-a, 7.42-b, E10 an engaged unit only disengages: from the enemy line to its own, from its own to the Reserve', () => {
  const s = moves('CSA', {
    attacker: { enemyLeft: ['c-inf-hood 4 shown'], left: ['c-inf-early 2 shown'], ...base },
    defender: { left: ['u-inf-1-i 3 shown'], enemyLeft: ['u-inf-3-i 3 shown'], ...foes },
  });
  expect([goes(s, 'CSA', 'c-inf-hood'), goes(s, 'CSA', 'c-inf-early')]).toEqual([[2], [6]]);
});
test('7.2-b, 7.42-a without a free position of its own a unit cannot disengage of its own will', () => {
  const s = moves('CSA', {
    attacker: { enemyLeft: ['c-inf-hood 4 shown'], ...base },
    defender: { left: ['u-inf-1-i 3 shown'], enemyRight: ['u-inf-3-i 3 shown'], ...foes },
  });
  expect(goes(s, 'CSA', 'c-inf-hood')).toEqual([]);
});
test('7.15-b, E10 disengaging from the own Centre is a rout', () => {
  const s = moves('USA', {
    attacker: { enemyCentre: ['c-inf-hood 1 shown'], ...base },
    defender: { centre: ['u-inf-1-i 3 shown'] },
  });
  s.does('USA', 'shift', { block: block('u-inf-1-i'), to: 7 });
  expect(s.heard(null, 'battleRouted')).toMatchObject([{ side: 'USA', why: 'centre' }]);
});
test('7.41-c, 7.15-a a unit captures an empty wing; entering an empty Centre routs the enemy', () => {
  const wing = moves('CSA', { attacker: { left: ['c-inf-hood 4'], ...base }, defender: foes });
  wing.does('CSA', 'shift', { block: block('c-inf-hood'), to: 3 }).asks('CSA', '7.4-a');
  const s = moves('CSA', { attacker: { centre: ['c-inf-hood 4'] }, defender: { left: ['u-inf-1-i 3'] } });
  s.does('CSA', 'shift', { block: block('c-inf-hood'), to: 4 });
  expect(s.heard(null, 'battleRouted')).toMatchObject([{ side: 'USA', why: 'centre' }]);
});
test('7.4-c, 5.1-b an HQ moves between the Reserve and places of its line without enemies', () => {
  const s = moves('CSA', {
    attacker: { reserve: ['anv 4'], right: ['av 3'], ...base },
    defender: { enemyLeft: ['u-inf-1-i 3 shown'], left: ['u-inf-3-i 1'], ...foes },
  });
  expect([goes(s, 'CSA', 'anv'), goes(s, 'CSA', 'av')]).toEqual([[1, 2], [6]]);
  s.refuses('CSA', 'shift', { block: block('anv'), to: 0 }, '7.4-c');
});
test('7.31-e, 7.31-f Heavy Artillery moves only once, from the Reserve to the Centre', () => {
  const s = moves('CSA', { attacker: { reserve: ['c-hvy-richmond 2'], ...base }, defender: foes });
  expect(goes(s, 'CSA', 'c-hvy-richmond')).toEqual([1]);
  s.does('CSA', 'shift', { block: block('c-hvy-richmond'), to: 1 });
  expect(goes(s, 'CSA', 'c-hvy-richmond')).toEqual([]);
  s.refuses('CSA', 'shift', { block: block('c-hvy-richmond'), to: 6 }, '7.4-a');
});
test('7.3-a, 7.4-a who has fired does not move, who has moved does not move again', () => {
  const s = moves('CSA', { attacker: { left: ['c-inf-hood 4 fired'], right: ['c-inf-early 2'], ...base }, defender: foes });
  s.refuses('CSA', 'shift', { block: block('c-inf-hood'), to: 6 }, '7.3-a');
  s.does('CSA', 'shift', { block: block('c-inf-early'), to: 6 }).refuses(
    'CSA',
    'shift',
    { block: block('c-inf-early'), to: 0 },
    '7.4-a',
  );
});
test('7.13-c disorganised units stay in the Reserve', () => {
  const s = moves('USA', { attacker: base, defender: { reserve: ['u-inf-1-i 3 disorganised'], ...foes } });
  s.refuses('USA', 'shift', { block: block('u-inf-1-i'), to: 3 }, '7.13-c');
});
test('7.44-a, E21 cavalry makes two moves: Reserve, own Left, enemy Right', () => {
  const s = moves('CSA', { attacker: { reserve: ['c-cav-hampton 4'], ...base }, defender: { right: ['u-inf-1-i 3'], ...foes } });
  s.does('CSA', 'shift', { block: block('c-cav-hampton'), to: 0 }).does('CSA', 'shift', { block: block('c-cav-hampton'), to: 3 });
  expect(goes(s, 'CSA', 'c-cav-hampton')).toEqual([]);
});
test('7.44-a, E21 own Right, Reserve, own Left is legal', () => {
  const s = moves('CSA', { attacker: { right: ['c-cav-hampton 4'], ...base }, defender: foes });
  s.does('CSA', 'shift', { block: block('c-cav-hampton'), to: 6 }).does('CSA', 'shift', { block: block('c-cav-hampton'), to: 0 });
});
test('7.44-a, E21 disengaging and engaging in one turn is not', () => {
  const s = moves('CSA', {
    attacker: { enemyRight: ['c-cav-hampton 4 shown'], ...base },
    defender: { right: ['u-inf-1-i 3 shown'], ...foes },
  });
  s.does('CSA', 'shift', { block: block('c-cav-hampton'), to: 0 });
  s.refuses('CSA', 'shift', { block: block('c-cav-hampton'), to: 3 }, '7.44-a');
  expect(goes(s, 'CSA', 'c-cav-hampton')).toEqual([6]);
});
test('7.44-a, E21 enveloping goes with no other move', () => {
  const s = moves('CSA', {
    attacker: { right: ['c-cav-hampton 4'], enemyRight: ['c-inf-hood 2 shown'], ...base },
    defender: { right: ['u-inf-1-i 3 shown'], ...foes },
  });
  s.does('CSA', 'shift', { block: block('c-cav-hampton'), to: 6 });
  s.refuses('CSA', 'envelop', { block: block('c-cav-hampton'), wing: 3 }, '7.44-a');
});
test('7.4-a a group makes the same move together', () => {
  const s = moves('CSA', { attacker: { reserve: ['c-inf-hood 4', 'c-inf-early 2'], ...base }, defender: foes });
  s.does('CSA', 'shiftAll', { from: 6, to: 0 });
  expect([s.pub.spot[block('c-inf-hood')], s.pub.spot[block('c-inf-early')]]).toEqual([0, 0]);
});
test('7.6-a no wings and no enveloping in a fortress battle', () => {
  const s = moves('CSA', {
    at: 'petersburg',
    from: ['city-point'],
    attacker: { reserve: ['c-inf-hood 4'], ...base },
    defender: foes,
  });
  expect([goes(s, 'CSA', 'c-inf-hood'), s.offered('CSA', 'envelop')]).toEqual([[1], []]);
  s.refuses('CSA', 'shift', { block: block('c-inf-hood'), to: 0 }, '7.6-a');
});
test('6.2-g a revealed unit that enters the Reserve stands up again', () => {
  const s = moves('CSA', { attacker: { left: ['c-inf-hood 4 shown'], ...base }, defender: foes });
  s.does('CSA', 'shift', { block: block('c-inf-hood'), to: 6 });
  expect(s.pub.shown[block('c-inf-hood')]).toBe(-1);
});
test('2.2.4-a, 7.41-a who moves among enemies has engaged, who was there is engaged; it is forgotten when the enemy is gone', () => {
  const s = stage(
    'battleTurn',
    { side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          attacker: { left: ['c-gar-valley 2'], centre: ['c-inf-rodes 1'] },
          defender: { right: ['u-inf-1-i 3'], ...foes },
        },
      ],
    },
  );
  s.does('CSA', 'ceaseFire')
    .does('CSA', 'shift', { block: block('c-gar-valley'), to: 3 })
    .does('CSA', 'endMoves');
  expect([s.pub.marks[block('c-gar-valley')]! & ENGAGES, s.pub.marks[block('u-inf-1-i')]! & ENGAGES]).toEqual([ENGAGES, 0]);
  const back = stage(
    'battleTurn',
    { side: 'USA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          attacker: { enemyRight: ['c-gar-valley 2 shown came'], centre: ['c-inf-rodes 1'] },
          defender: { right: ['u-inf-1-i 3 shown'], ...foes },
        },
      ],
    },
  );
  back
    .does('USA', 'standFast')
    .does('USA', 'ceaseFire')
    .does('USA', 'shift', { block: block('u-inf-1-i'), to: 7 })
    .does('USA', 'endMoves');
  expect(back.pub.marks[block('c-gar-valley')]).toBe(0);
});
