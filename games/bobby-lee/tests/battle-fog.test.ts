/** 6.2-g What fire tells: a unit that is hit keeps its secret until it fires or is engaged. */
import { expect, test } from 'vitest';
import { HALF_HIT } from '../data/tokens.ts';
import { stage } from './battle-stage.ts';
import { block, type FoughtAt, hex, type Scene } from './scene.ts';

type Fought = Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] };
/** The Combat segment of a side; the CSA attacks. */
const volley = (side: 'USA' | 'CSA', fought: Fought, more: Partial<Scene> = {}) =>
  stage('volley', { battle: 0, side }, { active: 'CSA', battles: [{ at: 'manassas-junction', ...fought }], ...more });
/** Every line of the journal that a reader has read, as one text. */
const journal = (s: ReturnType<typeof volley>, reader: 'USA' | 'CSA'): string =>
  JSON.stringify(s.log.map(fact => (fact.secret?.side === reader ? fact.secret : { kind: fact.kind, about: fact.about })));

test('6.2-g, 7.32-b a unit hit at long range loses its step and stays hidden; only its owner reads which it was', () => {
  const s = volley(
    'USA',
    { attacker: { centre: ['c-inf-hood 4', 'c-inf-rodes 1'] }, defender: { centre: ['u-art-ap1 1'] } },
    { dice: [6] },
  );
  s.does('USA', 'fire', { block: block('u-art-ap1'), at: 1, aim: -1 });
  s.asks('CSA', '7.32-b', 'takeHit').does('CSA', 'takeHit', block('c-inf-hood'));
  expect([s.steps('c-inf-hood'), s.pub.shown[block('c-inf-hood')], s.pub.shown[block('c-inf-rodes')]]).toEqual([3, -1, -1]);
  expect([s.heard('CSA', 'lostStep'), s.heard('USA', 'lostStep')]).toMatchObject([
    [{ block: block('c-inf-hood'), steps: 3 }],
    [],
  ]);
  expect([s.heard('USA', 'someLostStep').length, s.heard('USA', 'revealed').length]).toEqual([1, 1]); // the gun that fired
  expect(journal(s, 'USA')).not.toContain(`"block":${block('c-inf-hood')}`);
});
test('6.2-g a single hidden unit that is hit stays hidden, and nobody is asked', () => {
  const s = volley('USA', { attacker: { centre: ['c-inf-hood 4'] }, defender: { centre: ['u-art-ap1 1'] } }, { dice: [6] });
  s.does('USA', 'fire', { block: block('u-art-ap1'), at: 1, aim: -1 });
  expect([s.steps('c-inf-hood'), s.pub.shown[block('c-inf-hood')]]).toEqual([3, -1]);
});
test('6.2-g, 7.32-a a hidden unit shot to pieces at long range leaves without a name', () => {
  const s = volley(
    'USA',
    { attacker: { centre: ['c-bde-wise 1', 'c-inf-hood 1'] }, defender: { centre: ['u-art-ap1 1'] } },
    { dice: [6] },
  );
  s.does('USA', 'fire', { block: block('u-art-ap1'), at: 1, aim: -1 }).does('CSA', 'takeHit', block('c-bde-wise'));
  expect([s.heard('USA', 'eliminated'), s.heard('USA', 'someEliminated').length, s.where('c-bde-wise')]).toEqual([[], 1, null]);
  expect(s.heard('CSA', 'eliminated')).toMatchObject([{ block: block('c-bde-wise') }]);
});
test('6.2-g, 7.36-b a half-hit marks a hidden unit for all to see, and tells nothing else', () => {
  const s = volley(
    'USA',
    {
      at: 'chancellorsville',
      attacker: { centre: ['c-inf-hood 4', 'c-inf-rodes 1'] },
      defender: { centre: ['u-art-ap1 1', 'u-inf-1-i 1'] },
    },
    { dice: [6] },
  );
  s.does('USA', 'fire', { block: block('u-art-ap1'), at: 1, aim: -1 }).does('CSA', 'takeHit', block('c-inf-hood'));
  const token = block('c-inf-hood');
  expect([s.pub.marks[token]! & HALF_HIT, s.pub.shown[token], s.steps('c-inf-hood')]).toEqual([HALF_HIT, -1, 4]);
  expect([s.heard('USA', 'halfHit'), s.heard('USA', 'someHalfHit')]).toMatchObject([[], [{ side: 'CSA', token }]]);
  expect(s.heard('CSA', 'halfHit')).toMatchObject([{ block: token }]);
});
test('6.2-g, 7.36-b the second hit takes the step from the marked unit, hidden as it is', () => {
  const s = volley(
    'USA',
    {
      at: 'chancellorsville',
      attacker: { centre: ['c-inf-hood 4', 'c-inf-rodes 1'] },
      defender: { centre: ['u-art-ap1 2', 'u-inf-1-i 1'] },
    },
    { dice: [6, 6] },
  );
  s.does('USA', 'fire', { block: block('u-art-ap1'), at: 1, aim: -1 }).does('CSA', 'takeHit', block('c-inf-hood'));
  expect([s.steps('c-inf-hood'), s.pub.shown[block('c-inf-hood')], s.pub.marks[block('c-inf-hood')]]).toEqual([3, -1, 0]);
});
test('0-b, 7.36-b when a half-hit lapses its unit is lost among its comrades again', () => {
  const s = stage(
    'battleTurn',
    { side: 'USA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'chancellorsville',
          attacker: { centre: ['c-inf-hood 4 half', 'c-inf-rodes 1'] },
          defender: { centre: ['u-inf-1-i 1'], left: ['u-inf-2-i 1'], right: ['u-inf-3-i 1'] },
        },
      ],
    },
  );
  s.own.CSA.rank.reverse(); // the owner's secret order is another one now
  s.does('USA', 'standFast').does('USA', 'ceaseFire').does('USA', 'endMoves');
  expect([s.pub.marks[block('c-inf-hood')], s.own.CSA.token[block('c-inf-hood')]]).toEqual([0, block('c-inf-rodes')]);
});
test('6.2-g, 7.31-e a siege gun hits the Reserve and learns nothing of it', () => {
  const s = volley(
    'USA',
    { attacker: { centre: ['c-inf-rodes 1'], reserve: ['c-inf-early 2', 'anv 1'] }, defender: { centre: ['u-hvy-siege 1'] } },
    { dice: [6] },
  );
  s.does('USA', 'fire', { block: block('u-hvy-siege'), at: 6, aim: -1 }).does('CSA', 'takeHit', block('c-inf-early'));
  expect([s.steps('c-inf-early'), s.pub.shown[block('c-inf-early')]]).toEqual([1, -1]);
});
test('6.2-g, 7.34-b enfilade engages nobody, so units hit by it stay hidden', () => {
  const s = volley(
    'CSA',
    { attacker: { enemyLeft: ['c-inf-hood 1'], centre: ['c-inf-rodes 1'] }, defender: { centre: ['u-inf-1-i 3'] } },
    { dice: [5] },
  );
  s.does('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: -1 });
  expect([s.steps('u-inf-1-i'), s.pub.shown[block('u-inf-1-i')], s.pub.shown[block('c-inf-hood')]]).toEqual([
    2,
    -1,
    block('c-inf-hood'),
  ]);
});
test('7.33-a a gun that was hit but has not fired is no target for counter-battery', () => {
  const s = volley(
    'USA',
    { attacker: { centre: ['c-art-i 3'] }, defender: { centre: ['u-art-ap1 1', 'u-art-ap2 1'] } },
    { dice: [6] },
  );
  s.does('USA', 'fire', { block: block('u-art-ap1'), at: 1, aim: -1 });
  expect(s.offered('USA', 'fire')).toEqual([{ block: block('u-art-ap2'), at: 1, aim: -1 }]);
  s.refuses('USA', 'fire', { block: block('u-art-ap2'), at: 1, aim: block('c-art-i') }, '7.33-a');
});
test('6.2-g, 7.33-a a gun that fires is revealed, and may then be aimed at', () => {
  const s = volley(
    'CSA',
    { attacker: { centre: ['c-art-i 1'] }, defender: { centre: ['u-art-ap1 1', 'u-inf-1-i 3'] } },
    { dice: [1] },
  );
  s.does('CSA', 'fire', { block: block('c-art-i'), at: 4, aim: -1 });
  expect(s.pub.shown[block('c-art-i')]).toBe(block('c-art-i'));
  const reply = volley('USA', {
    attacker: { centre: ['c-art-i 1 shown'] },
    defender: { centre: ['u-art-ap1 1', 'u-inf-1-i 3'] },
  });
  expect(reply.offered('USA', 'fire').map(f => f.aim)).toEqual([-1, block('c-art-i')]);
});
test('6.2-g, 7.41-b the hidden unit that was hit is revealed when it is engaged, with the steps it has left', () => {
  const s = stage(
    'fight',
    { battle: 0, side: 'USA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          attacker: { centre: ['c-inf-hood 4'] },
          defender: { centre: ['u-art-ap1 1', 'u-inf-1-i 3'], reserve: ['u-inf-2-i 1'] },
        },
      ],
      dice: [6],
    },
  );
  s.does('USA', 'standFast').does('USA', 'fire', { block: block('u-art-ap1'), at: 1, aim: -1 });
  expect(s.heard('USA', 'revealed').some(line => line.block === block('c-inf-hood'))).toBe(false);
  s.does('USA', 'ceaseFire')
    .does('USA', 'shift', { block: block('u-inf-1-i'), to: 1 })
    .does('USA', 'endMoves');
  expect(s.heard('USA', 'revealed')).toContainEqual(expect.objectContaining({ block: block('c-inf-hood'), steps: 3 }));
});
test('7.14-c, 6.2-g pursuit from the flank tells neither who was hit nor how slow the slowest is', () => {
  const s = stage(
    'retreat',
    { battle: 0, side: 'USA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { enemyLeft: ['c-cav-hampton 2'], centre: ['c-inf-rodes 1'] },
          defender: { centre: ['u-inf-1-i 1'], reserve: ['u-inf-2-i 3', 'u-cav-gregg 3'] },
        },
      ],
      dice: [6, 1],
    },
  );
  s.does('USA', 'fallBack', block('u-inf-2-i')).does('USA', 'standFast');
  s.does('CSA', 'pursue', { block: block('c-cav-hampton'), at: 7 });
  expect([s.steps('u-inf-2-i'), s.pub.shown[block('u-inf-2-i')]]).toEqual([2, -1]);
  expect(s.heard('CSA', 'pursued')).toMatchObject([{ slowest: -1, fire: { power: 2 } }]);
  expect(s.heard('USA', 'pursued')).toMatchObject([{ slowest: 2, fire: { power: 2 } }]);
});
test('7.14-b, 6.2-g a pursuer on the flank that is too slow does not fire and is not revealed', () => {
  const s = stage(
    'retreat',
    { battle: 0, side: 'USA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { enemyLeft: ['c-inf-hood 4'], centre: ['c-inf-rodes 1'] },
          defender: { centre: ['u-inf-1-i 1'], reserve: ['u-cav-gregg 3'] },
        },
      ],
    },
  );
  s.does('USA', 'fallBack', block('u-cav-gregg')).does('USA', 'standFast');
  s.does('CSA', 'pursue', { block: block('c-inf-hood'), at: 7 });
  expect([s.pub.shown[block('c-inf-hood')], s.heard('USA', 'tooSlow'), s.heard('USA', 'someTooSlow').length]).toEqual([
    -1,
    [],
    1,
  ]);
  expect(s.heard('CSA', 'tooSlow')).toMatchObject([{ block: block('c-inf-hood'), speed: 2, slowest: -1 }]);
  s.does('USA', 'withdraw', { block: block('u-cav-gregg'), to: hex('warrenton') });
});
