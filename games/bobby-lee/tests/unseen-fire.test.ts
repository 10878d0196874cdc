/** Cases made from the rulebook alone, by somebody who had not looked at the rules as they are written here: morale and fire. */
import { expect, test } from 'vitest';
import { HALF_HIT } from '../data/tokens.ts';
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
const shoots = (name: Parameters<typeof block>[0], at: number, aim: number = -1) => ({ block: block(name), at, aim });

test('7.2-a two cadres in one place check each for itself: who fails must leave, who holds may fire', () => {
  const s = fight(
    'USA',
    {
      attacker: { enemyLeft: ['c-inf-hood 3 shown'], centre: ['c-inf-rodes 2'] },
      defender: { left: ['u-inf-1-i 1 shown', 'u-inf-2-i 1 shown'], centre: ['u-inf-3-i 3'] },
    },
    { dice: [3, 4, 5] },
  );
  const [shaken, steady] = s.heard(null, 'morale').map(line => line.block) as [number, number];
  expect(s.heard(null, 'morale').map(line => line.good)).toEqual([false, true]);
  expect(
    s
      .offers('USA', 'fire')
      .filter(f => f.at === 5 && f.block !== block('u-inf-3-i')) // who enfilades from the Centre
      .map(f => f.block),
  ).toEqual([steady]);
  s.does('USA', 'fire', { block: steady, at: 5, aim: -1 });
  s.does('USA', 'ceaseFire').refuses('USA', 'endMoves', null, '7.2-a').does('USA', 'shift', { block: shaken, to: 7 });
  expect([s.steps('c-inf-hood'), s.pub.spot[shaken]]).toEqual([2, 7]);
});
test('7.2-a a cadre that nobody has engaged makes no morale check', () => {
  const s = fight('USA', { attacker: { centre: ['c-inf-hood 3'] }, defender: { centre: ['u-inf-1-i 1'] } });
  expect(s.heard(null, 'morale')).toEqual([]);
});
test('7.2-a only the side whose turn it is checks morale', () => {
  const s = fight(
    'CSA',
    { attacker: { enemyCentre: ['c-inf-hood 3 shown'] }, defender: { centre: ['u-inf-1-i 1 shown'] } },
    { dice: [1, 1, 1] },
  );
  s.does('CSA', 'fire', shoots('c-inf-hood', 4)).rolled();
  expect(s.heard(null, 'morale')).toEqual([]);
});
test('7.31-b infantry that faces the enemy without being engaged has nothing to fire at', () => {
  const s = volley('CSA', {
    attacker: { left: ['c-inf-hood 3'], centre: ['c-inf-early 1'] },
    defender: { right: ['u-inf-1-i 2'], centre: ['u-inf-2-i 2'] },
  });
  expect(s.offers('CSA', 'fire')).toEqual([]);
});
test('7.3-a who has fired cannot move in this Battle Turn, his neighbour can', () => {
  const s = fight(
    'CSA',
    {
      attacker: { enemyCentre: ['c-inf-hood 2 shown', 'c-inf-early 2 shown'], centre: ['c-inf-rodes 3'] },
      defender: { centre: ['u-inf-1-i 3 shown'] },
    },
    { dice: [1, 1] },
  );
  s.does('CSA', 'fire', shoots('c-inf-hood', 4)).does('CSA', 'ceaseFire');
  s.refuses('CSA', 'shift', { block: block('c-inf-hood'), to: 1 }, '7.3-a');
  s.does('CSA', 'shift', { block: block('c-inf-early'), to: 1 });
  expect(s.pub.spot[block('c-inf-early')]).toBe(1);
});
test('7.31-d field guns fire at long range only straight ahead', () => {
  const s = volley('CSA', {
    attacker: { left: ['c-art-i 2'], centre: ['c-inf-rodes 1'] },
    defender: { right: ['u-inf-1-i 2'], centre: ['u-inf-2-i 2'], left: ['u-inf-3-i 1'] },
  });
  expect(s.offers('CSA', 'fire').map(f => f.at)).toEqual([3]);
});
test('7.31-d long range into a place where friends fight: sixes hit the enemy, ones the friends, the strongest first', () => {
  const s = volley(
    'CSA',
    {
      attacker: { left: ['c-art-i 3'], enemyRight: ['c-inf-hood 4 shown', 'c-inf-early 2 shown'], centre: ['c-inf-rodes 1'] },
      defender: { right: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
    },
    { dice: [6, 1, 1] },
  );
  s.does('CSA', 'fire', shoots('c-art-i', 3)).rolled();
  expect([s.steps('u-inf-1-i'), s.steps('c-inf-hood'), s.steps('c-inf-early')]).toEqual([2, 2, 2]);
});
test('7.31-d long range into a place without friends: a one hits nobody', () => {
  const s = volley('CSA', { attacker: { centre: ['c-art-i 3'] }, defender: { centre: ['u-inf-1-i 3'] } }, { dice: [1, 1, 5] });
  s.does('CSA', 'fire', shoots('c-art-i', 4)).rolled();
  expect([s.steps('u-inf-1-i'), s.steps('c-art-i')]).toEqual([3, 3]);
});
test('7.31-d guns that have been engaged fire with 4, 5 and 6, at those who engage them and at nobody else', () => {
  const s = volley(
    'USA',
    {
      attacker: { enemyCentre: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'], left: ['c-inf-early 2'] },
      defender: { centre: ['u-art-ap1 3 shown'] },
    },
    { dice: [4, 3, 6] },
  );
  expect(s.offers('USA', 'fire')).toEqual([shoots('u-art-ap1', 4)]);
  s.does('USA', 'fire', shoots('u-art-ap1', 4));
  expect(s.steps('c-inf-hood')).toBe(2);
});
test('7.32-a losses go to the strongest at the moment of each hit: 4, 3, 3 takes four hits as 3, 2, 2, and one more of the threes', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyCentre: ['c-inf-hood 4 shown', 'c-inf-early 4 shown'] },
      defender: { centre: ['u-art-ap1 4 shown', 'u-inf-1-i 3 shown', 'u-inf-2-i 3 shown'] },
    },
    { dice: [6, 6, 6, 6, 1, 1, 1, 1] },
  );
  s.does('CSA', 'fire', shoots('c-inf-hood', 4));
  // the gun takes the first; then three threes: three hits, one each
  expect([s.steps('u-art-ap1'), s.steps('u-inf-1-i'), s.steps('u-inf-2-i')]).toEqual([2, 2, 2]);
});
test('7.32-a with fewer hits than equals the owner chooses who bears them', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyCentre: ['c-inf-hood 2 shown'] },
      defender: { centre: ['u-inf-1-i 3 shown', 'u-inf-2-i 3 shown', 'u-inf-3-i 1 shown'] },
    },
    { dice: [5, 1] },
  );
  s.does('CSA', 'fire', shoots('c-inf-hood', 4)).asks('USA', '7.32-a', 'takeHit');
  expect(s.offers('USA', 'takeHit').sort()).toEqual([block('u-inf-1-i'), block('u-inf-2-i')].sort());
  s.refuses('USA', 'takeHit', block('u-inf-3-i'), '7.32-a').does('USA', 'takeHit', block('u-inf-2-i'));
  expect([s.steps('u-inf-1-i'), s.steps('u-inf-2-i')]).toEqual([3, 2]);
});
test('7.33-a a gun that is aimed at takes every hit, and what is left over is lost', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyCentre: ['c-inf-hood 4 shown'] },
      defender: { centre: ['u-art-ap1 1 shown', 'u-inf-1-i 3 shown'] },
    },
    { dice: [6, 6, 5, 1] },
  );
  s.does('CSA', 'fire', shoots('c-inf-hood', 4, block('u-art-ap1')));
  expect([s.where('u-art-ap1'), s.steps('u-art-ap1'), s.steps('u-inf-1-i')]).toEqual([null, 0, 3]);
});
test('7.33-a infantry and cavalry are never aimed at', () => {
  const s = volley('CSA', {
    attacker: { enemyCentre: ['c-inf-hood 4 shown'] },
    defender: { centre: ['u-cav-buford 2 shown', 'u-inf-1-i 3 shown'] },
  });
  expect(s.offers('CSA', 'fire').map(f => f.aim)).toEqual([-1]);
  s.refuses('CSA', 'fire', shoots('c-inf-hood', 4, block('u-cav-buford')), '7.33-a');
});
test('7.34-a, 7.34-c the diagram: A enfilades Z with F2, Y enfilades B with F1, Z, engaged, enfilades nobody', () => {
  // Black attacks; Grey defends. A in Grey's Left, B and Z in Grey's Centre, Y in Grey's Right, X in Reserve.
  const black = {
    attacker: { enemyLeft: ['c-inf-hood 2'], enemyCentre: ['c-inf-early 3 shown'], left: ['c-inf-rodes 1'] },
    defender: { centre: ['u-inf-1-i 3 shown'], right: ['u-inf-2-i 3'], reserve: ['u-inf-3-i 1'] },
  };
  const a = volley('CSA', black, { dice: [5, 5] });
  a.does('CSA', 'fire', shoots('c-inf-hood', 4));
  expect([a.heard(null, 'fired')[0], a.steps('u-inf-1-i')]).toMatchObject([{ how: 'enfilade', fire: { power: 2 } }, 1]);
  const grey = volley('USA', black, { dice: [6, 5, 5] });
  expect(
    grey
      .offers('USA', 'fire')
      .filter(f => f.block === block('u-inf-1-i'))
      .map(f => f.at),
  ).toEqual([4]);
  grey.does('USA', 'fire', shoots('u-inf-2-i', 4));
  expect([grey.heard(null, 'fired')[0], grey.steps('c-inf-early')]).toMatchObject([{ how: 'enfilade', fire: { power: 1 } }, 2]);
});
test('7.34-a X stops A from enfilading by engaging it', () => {
  const s = volley('CSA', {
    attacker: { enemyLeft: ['c-inf-hood 2 shown'], enemyCentre: ['c-inf-early 3 shown'] },
    defender: { left: ['u-inf-3-i 1 shown came'], centre: ['u-inf-1-i 3 shown'] },
  });
  expect(
    s
      .offers('CSA', 'fire')
      .filter(f => f.block === block('c-inf-hood'))
      .map(f => f.at),
  ).toEqual([5]);
});
test('7.34-a from one wing nobody enfilades the other', () => {
  const s = volley('CSA', {
    attacker: { enemyLeft: ['c-inf-hood 2'], centre: ['c-inf-rodes 1'] },
    defender: { right: ['u-inf-1-i 3'], centre: ['u-inf-2-i 3'] },
  });
  expect(s.offers('CSA', 'fire').map(f => f.at)).toEqual([4]);
});
test('7.36-b a single hit is kept from one shot to the next, and forgotten when the Battle Turn ends', () => {
  const s = stage(
    'battleTurn',
    { side: 'CSA' },
    laid(
      {
        at: 'chancellorsville',
        from: ['fredericksburg'],
        attacker: { enemyCentre: ['c-inf-hood 1 shown', 'c-inf-early 1 shown', 'c-inf-ewell 1 shown'] },
        defender: { centre: ['u-inf-1-i 3 shown'] },
      },
      { dice: [6, 6, 6, 6, 6, 6] }, // three morale checks, three shots
    ),
  );
  s.does('CSA', 'standFast');
  s.does('CSA', 'fire', shoots('c-inf-hood', 4));
  expect([s.steps('u-inf-1-i'), s.pub.marks[block('u-inf-1-i')]! & HALF_HIT]).toEqual([3, HALF_HIT]);
  s.does('CSA', 'fire', shoots('c-inf-early', 4));
  expect([s.steps('u-inf-1-i'), s.pub.marks[block('u-inf-1-i')]! & HALF_HIT]).toEqual([2, 0]);
  s.does('CSA', 'fire', shoots('c-inf-ewell', 4)).rolled();
  expect([s.steps('u-inf-1-i'), s.pub.marks[block('u-inf-1-i')]! & HALF_HIT]).toEqual([2, 0]);
});
test('7.36-a in a wood nobody is covered in the line of the enemy', () => {
  const s = volley(
    'USA',
    {
      at: 'chancellorsville',
      from: ['fredericksburg'],
      attacker: { enemyCentre: ['c-inf-hood 3 shown'] },
      defender: { centre: ['u-inf-1-i 2 shown'] },
    },
    { dice: [5, 6] },
  );
  s.does('USA', 'fire', shoots('u-inf-1-i', 4));
  expect(s.steps('c-inf-hood')).toBe(1);
});
