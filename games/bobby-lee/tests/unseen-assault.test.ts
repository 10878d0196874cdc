/** Cases made from the rulebook alone, by somebody who had not looked at the rules as they are written here: assault, battle moves, envelopment. */
import { expect, test } from 'vitest';
import { stage } from './battle-stage.ts';
import { block, type FoughtAt, type Scene } from './scene.ts';

type Fought = Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] };
/** The CSA attacks Manassas, which is Clear ground. */
const laid = (fought: Fought, more: Partial<Scene> = {}): Scene => ({
  active: 'CSA',
  battles: [{ at: 'manassas-junction', from: ['bealeton'], ...fought }],
  ...more,
});
const volley = (side: 'USA' | 'CSA', fought: Fought, more: Partial<Scene> = {}) =>
  stage('volley', { battle: 0, side }, laid(fought, more));
/** A Battle Turn in which nobody retreats. */
const fight = (side: 'USA' | 'CSA', fought: Fought, more: Partial<Scene> = {}) =>
  stage('fight', { battle: 0, side }, laid(fought, more)).does(side, 'standFast');
const moves = (side: 'USA' | 'CSA', fought: Fought, more: Partial<Scene> = {}) =>
  stage('moves', { battle: 0, side }, laid(fought, more));
const shoots = (name: Parameters<typeof block>[0], at: number, aim: number = -1) => ({ block: block(name), at, aim });

test('7.35-c an assault is simultaneous: both sides may fall in the same round', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyLeft: ['c-inf-hood 1 shown'], centre: ['c-inf-rodes 3'] },
      defender: { left: ['u-inf-1-i 1 shown'], centre: ['u-inf-2-i 3'] },
    },
    { dice: [4, 4] },
  );
  s.does('CSA', 'assault', 5).rolled();
  expect([s.where('c-inf-hood'), s.where('u-inf-1-i')]).toEqual([null, null]);
});
test('7.35-c in an assault cavalry hits like infantry, guns and HQs with sixes only, garrisons with fives and sixes', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyCentre: ['c-cav-hampton 2 shown', 'c-gar-valley 2 shown'] },
      defender: { centre: ['u-art-ap1 2 shown', 'ap 2 shown'] },
    },
    { dice: [4, 3, 4, 5, 5, 5, 5, 6] },
  );
  s.does('CSA', 'assault', 4);
  const [ours, theirs] = s.heard(null, 'assaulted');
  expect([ours!.hits, theirs!.hits]).toEqual([2, 1]);
  const powers = [...ours!.fire, ...theirs!.fire].map(f => [f.block, f.power]);
  expect(new Map(powers as [number, number][])).toEqual(
    new Map([
      [block('c-cav-hampton'), 3],
      [block('c-gar-valley'), 2],
      [block('u-art-ap1'), 1],
      [block('ap'), 1],
    ]),
  );
});
test('7.35-d, 7.42-a after one round the active side may leave, to its own place opposite, and nobody pursues', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyLeft: ['c-inf-hood 2 shown'], centre: ['c-inf-rodes 3'] },
      defender: { left: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 3'] },
    },
    { dice: [1, 1, 1, 1, 1] },
  );
  s.does('CSA', 'assault', 5).asks('CSA', '7.35-d', 'secondRound', 'breakOff').does('CSA', 'breakOff').rolled();
  expect([s.pub.spot[block('c-inf-hood')], s.steps('c-inf-hood')]).toEqual([2, 2]);
});
test('7.35-d the other side may refuse the second round: it leaves its place, and the place is taken', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyLeft: ['c-inf-hood 2 shown'], centre: ['c-inf-rodes 3'] },
      defender: { left: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 3'] },
    },
    { dice: [1, 1, 1, 1, 1] },
  );
  s.does('CSA', 'assault', 5).does('CSA', 'secondRound').asks('USA', '7.35-d', 'secondRound', 'breakOff').does('USA', 'breakOff');
  expect([s.pub.spot[block('u-inf-1-i')], s.pub.spot[block('c-inf-hood')]]).toEqual([7, 5]);
});
test('7.35-e, 7.15-b Z assaults in its own Centre, does not win it in two rounds, must go to its Reserve and is routed', () => {
  const s = volley(
    'USA',
    {
      attacker: { enemyCentre: ['c-inf-early 3 shown'] },
      defender: { centre: ['u-inf-1-i 1 shown'] },
    },
    { dice: [1, 1, 1, 1, 1, 1, 1, 1] },
  );
  s.does('USA', 'assault', 4).does('USA', 'secondRound').does('CSA', 'secondRound');
  expect(s.heard(null, 'battleRouted')).toMatchObject([{ side: 'USA', why: 'centre' }]);
});
test('7.35-b every assault comes before any shot: after a shot elsewhere no assault is left', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyLeft: ['c-inf-hood 2 shown'], enemyRight: ['c-inf-early 2 shown'], centre: ['c-inf-rodes 3'] },
      defender: { left: ['u-inf-1-i 3 shown'], right: ['u-inf-3-i 3 shown'], centre: ['u-inf-2-i 3'] },
    },
    { dice: [1, 1] },
  );
  expect(s.offers('CSA', 'assault').sort()).toEqual([3, 5]);
  s.does('CSA', 'fire', shoots('c-inf-hood', 5));
  expect(s.offers('CSA', 'assault')).toEqual([]);
  s.refuses('CSA', 'assault', 3, '7.35-b');
});
test('7.35-e who was assaulted has used nothing up: in its own turn it fires, or moves', () => {
  const s = stage(
    'battleTurn',
    { side: 'CSA' },
    laid(
      {
        attacker: { enemyLeft: ['c-inf-hood 2 shown'], centre: ['c-inf-rodes 3'] },
        defender: { left: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 3'] },
      },
      { dice: [1, 1, 1, 1, 1] },
    ),
  );
  s.does('CSA', 'standFast').does('CSA', 'assault', 5).does('CSA', 'breakOff');
  expect(s.own.USA.done[block('u-inf-1-i')]).toBe(0);
});
test('7.35-g in a wood two hits cost one step of those who are assaulted in their own line, one hit one step of the others', () => {
  const s = volley(
    'CSA',
    {
      at: 'chancellorsville',
      from: ['fredericksburg'],
      attacker: { enemyLeft: ['c-inf-hood 2 shown'], centre: ['c-inf-rodes 3'] },
      defender: { left: ['u-inf-1-i 2 shown'], centre: ['u-inf-2-i 3'] },
    },
    { dice: [4, 5, 4, 1] },
  );
  s.does('CSA', 'assault', 5);
  expect([s.steps('u-inf-1-i'), s.steps('c-inf-hood')]).toEqual([1, 1]);
});
test('7.4-b nobody goes sideways or slantwise, and nobody into the Reserve of the enemy', () => {
  const s = moves('CSA', {
    attacker: { left: ['c-inf-hood 2'], centre: ['c-inf-rodes 3'], enemyLeft: ['c-inf-early 2'] },
    defender: { centre: ['u-inf-2-i 3'], right: ['u-inf-1-i 1'] },
  });
  const goes = (name: 'c-inf-hood' | 'c-inf-early') =>
    s
      .offers('CSA', 'shift')
      .filter(m => m.block === block(name))
      .map(m => m.to)
      .sort();
  expect([goes('c-inf-hood'), goes('c-inf-early')]).toEqual([[3, 6], [2]]);
});
test('7.41-a, 7.31-b who engages fires only from the next turn on', () => {
  const s = fight('CSA', {
    attacker: { centre: ['c-inf-hood 2', 'c-inf-rodes 1'] },
    defender: { centre: ['u-inf-2-i 3'] },
  });
  s.does('CSA', 'ceaseFire')
    .does('CSA', 'shift', { block: block('c-inf-hood'), to: 4 })
    .does('CSA', 'endMoves');
  expect([s.heard(null, 'fired'), s.pub.shown[block('u-inf-2-i')]]).toEqual([[], block('u-inf-2-i')]);
});
test('7.44-a cavalry rides from one wing through the Reserve to the other', () => {
  const s = moves('CSA', {
    attacker: { right: ['c-cav-hampton 2'], centre: ['c-inf-rodes 3'] },
    defender: { centre: ['u-inf-2-i 3'] },
  });
  s.does('CSA', 'shift', { block: block('c-cav-hampton'), to: 6 }).does('CSA', 'shift', { block: block('c-cav-hampton'), to: 0 });
  s.refuses('CSA', 'shift', { block: block('c-cav-hampton'), to: 6 }, '7.4-a');
});
test('7.44-a cavalry that has disengaged may ride on, but engages nobody in this turn', () => {
  const s = moves('CSA', {
    attacker: { enemyLeft: ['c-cav-hampton 2 shown'], centre: ['c-inf-rodes 3'] },
    defender: { left: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 3'] },
  });
  s.does('CSA', 'shift', { block: block('c-cav-hampton'), to: 2 });
  s.refuses('CSA', 'shift', { block: block('c-cav-hampton'), to: 5 }, '7.44-a');
  s.does('CSA', 'shift', { block: block('c-cav-hampton'), to: 6 });
});
test('7.41-a an HQ never moves among enemies; it can be engaged, and then defends itself with sixes', () => {
  const s = moves('USA', {
    attacker: { enemyCentre: ['c-inf-hood 3 shown'], centre: ['c-inf-rodes 1'] },
    defender: { centre: ['u-inf-1-i 3 shown'], reserve: ['ap 3'] },
  });
  expect(
    s
      .offers('USA', 'shift')
      .filter(m => m.block === block('ap'))
      .map(m => m.to)
      .sort(),
  ).toEqual([3, 5]);
});
test('7.43-b, 7.43-c, 7.43-e the diagram: Y fails and lies outside without loss, Z comes in and fires at once', () => {
  const s = fight(
    'CSA',
    {
      attacker: { enemyRight: ['c-inf-early 2 shown'], centre: ['c-inf-rodes 3'], reserve: ['c-inf-hood 2', 'c-inf-ewell 2'] },
      defender: { right: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 3'] },
    },
    { dice: [3, 4, 5, 6] },
  );
  s.does('CSA', 'ceaseFire');
  s.does('CSA', 'envelop', { block: block('c-inf-hood'), wing: 3 }).does('CSA', 'envelop', {
    block: block('c-inf-ewell'),
    wing: 3,
  });
  s.does('CSA', 'endMoves').asks('CSA', '7.43-c', 'fire', 'assault', 'ceaseFire');
  const found = s.offers('CSA', 'fire')[0]!.block;
  s.does('CSA', 'fire', { block: found, at: 3, aim: -1 }).rolled();
  expect([s.steps('u-inf-1-i'), s.steps('c-inf-hood'), s.steps('c-inf-ewell')]).toEqual([1, 2, 2]);
});
test('7.43-c a unit that comes around may assault, and friends who have done nothing yet come with it', () => {
  const s = fight(
    'CSA',
    {
      attacker: { enemyRight: ['c-inf-early 2 shown'], centre: ['c-inf-rodes 3'], reserve: ['c-inf-hood 2'] },
      defender: { right: ['u-inf-1-i 1 shown'], centre: ['u-inf-2-i 3'] },
    },
    { dice: [4, 4, 1, 1, 1, 1] },
  );
  s.does('CSA', 'ceaseFire')
    .does('CSA', 'envelop', { block: block('c-inf-hood'), wing: 3 })
    .does('CSA', 'endMoves');
  s.does('CSA', 'assault', 3).rolled();
  expect([s.heard(null, 'assaulted')[0]!.fire.length, s.where('u-inf-1-i')]).toEqual([2, null]);
});
test('7.43-c around a vacant wing it just stands there and may not enfilade before its next turn', () => {
  const s = fight(
    'CSA',
    { attacker: { centre: ['c-inf-rodes 3'], reserve: ['c-inf-hood 2'] }, defender: { centre: ['u-inf-2-i 3'] } },
    { dice: [6] },
  );
  s.does('CSA', 'ceaseFire')
    .does('CSA', 'envelop', { block: block('c-inf-hood'), wing: 5 })
    .does('CSA', 'endMoves')
    .rolled();
  expect([s.pub.spot[block('c-inf-hood')], s.over(), s.heard(null, 'fired')]).toEqual([5, true, []]);
});
test('7.43-f, 7.43-e a lost unit that fails again stays lost, and does nothing else', () => {
  const s = fight(
    'CSA',
    {
      attacker: { enemyRight: ['c-inf-early 2 shown'], outsideEnemyRight: ['c-inf-hood 2'], centre: ['c-inf-rodes 3'] },
      defender: { right: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 3'] },
    },
    { dice: [2] },
  );
  s.does('CSA', 'ceaseFire');
  expect(s.offers('CSA', 'shift').some(m => m.block === block('c-inf-hood'))).toBe(false);
  s.does('CSA', 'endMoves').does('CSA', 'seek', block('c-inf-hood')).rolled();
  expect([s.pub.spot[block('c-inf-hood')], s.steps('c-inf-hood')]).toEqual([10, 2]);
});
