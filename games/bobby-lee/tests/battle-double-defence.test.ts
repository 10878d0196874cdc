import { expect, test } from 'vitest';
import { stage } from './battle-stage.ts';
import { block, type FoughtAt, type Scene } from './scene.ts';

/** The Combat segment of a side; the CSA attacks. */
const volley = (side: 'USA' | 'CSA', fought: Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] }, more: Partial<Scene> = {}) =>
  stage('volley', { battle: 0, side }, { active: 'CSA', battles: [{ at: 'manassas-junction', ...fought }], ...more });
test('7.36-a, 7.36-b, 7.6-b, E8, E26 Double Defence: one step for two hits; the mark carries to the next shot', () => {
  const s = stage(
    'volley',
    { battle: 0, side: 'USA' },
    {
      active: 'USA',
      battles: [
        {
          at: 'petersburg',
          attacker: { enemyCentre: ['u-inf-1-i 3 shown', 'u-inf-2-i 1 shown'], centre: ['u-inf-3-i 1'] },
          defender: { centre: ['c-inf-hood 4 shown', 'c-inf-rodes 3 shown'] },
        },
      ],
      dice: [6, 6, 6, 6],
    },
  );
  s.does('USA', 'fire', { block: block('u-inf-1-i'), at: 4, aim: -1 });
  // the first marks the 4, the second takes it to 3, the third marks one of two equals
  s.asks('CSA', '7.32-a', 'takeHit').does('CSA', 'takeHit', block('c-inf-rodes'));
  expect([s.steps('c-inf-hood'), s.steps('c-inf-rodes'), s.pub.marks[block('c-inf-rodes')]]).toEqual([3, 3, 4]);
  s.does('USA', 'fire', { block: block('u-inf-2-i'), at: 4, aim: -1 });
  expect([s.steps('c-inf-rodes'), s.pub.marks[block('c-inf-rodes')]]).toEqual([2, 0]);
});
test('7.36-a, E8 no Double Defence in the line of the enemy', () => {
  const s = stage(
    'volley',
    { battle: 0, side: 'USA' },
    {
      active: 'USA',
      battles: [
        {
          at: 'petersburg',
          attacker: { centre: ['u-inf-1-i 3 shown'] },
          defender: { enemyCentre: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
        },
      ],
      dice: [6, 1, 1],
    },
  );
  s.does('USA', 'fire', { block: block('u-inf-1-i'), at: 1, aim: -1 });
  expect(s.steps('c-inf-hood')).toBe(3);
});
test('7.36-a in Forest both sides have Double Defence in their own line', () => {
  const s = volley(
    'CSA',
    {
      at: 'chancellorsville',
      attacker: { enemyCentre: ['c-inf-hood 2 shown'], centre: ['c-art-i 1'] },
      defender: { centre: ['u-inf-1-i 3 shown'] },
    },
    { dice: [6, 1] },
  );
  s.does('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: -1 });
  expect([s.steps('u-inf-1-i'), s.heard(null, 'halfHit').length]).toEqual([3, 1]);
  const back = volley(
    'USA',
    {
      at: 'chancellorsville',
      attacker: { centre: ['c-inf-hood 2 shown'] },
      defender: { enemyCentre: ['u-inf-1-i 1 shown'], centre: ['u-inf-2-i 1'] },
    },
    { dice: [6] },
  );
  back.does('USA', 'fire', { block: block('u-inf-1-i'), at: 1, aim: -1 });
  expect(back.steps('c-inf-hood')).toBe(2);
});
test('7.36-b a mark left at the end of the Battle Turn vanishes', () => {
  const s = stage(
    'battleTurn',
    { side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'chancellorsville',
          attacker: { enemyCentre: ['c-inf-hood 2 shown'], centre: ['c-art-i 1'] },
          defender: { centre: ['u-inf-1-i 3 shown half'] },
        },
      ],
    },
  );
  s.does('CSA', 'ceaseFire').does('CSA', 'endMoves');
  expect([s.over(), s.pub.marks[block('u-inf-1-i')]]).toEqual([true, 0]);
});
