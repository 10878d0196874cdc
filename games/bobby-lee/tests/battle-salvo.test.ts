import { expect, test } from 'vitest';
import type { BlockName } from '../data/blocks.ts';
import { stage } from './battle-stage.ts';
import { block, type FoughtAt, type Scene } from './scene.ts';

/** The Combat segment of a side; the CSA attacks. */
const volley = (side: 'USA' | 'CSA', fought: Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] }, more: Partial<Scene> = {}) =>
  stage('volley', { battle: 0, side }, { active: 'CSA', battles: [{ at: 'manassas-junction', ...fought }], ...more });
const targets = (s: ReturnType<typeof volley>, side: 'USA' | 'CSA', name: BlockName) =>
  s
    .offered(side, 'fire')
    .filter(f => f.block === block(name) && f.aim < 0)
    .map(f => f.at);

test('7.3-a a unit fires once in its Battle Turn', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyCentre: ['c-inf-hood 1 shown', 'c-inf-early 1 shown'], centre: ['c-inf-rodes 1'] },
      defender: { centre: ['u-inf-1-i 3 shown'] },
    },
    { dice: [1] },
  );
  s.does('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: -1 });
  s.refuses('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: -1 }, '7.3-a');
  s.asks('CSA', '7.3-a', 'fire', 'ceaseFire');
});
test('7.3-a all fire: every unit that can fires, those engaged first of all at their enemies', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyCentre: ['c-inf-hood 1 shown', 'c-inf-early 1 shown'], left: ['c-art-i 1'], centre: ['c-inf-rodes 1'] },
      defender: { centre: ['u-inf-1-i 3 shown'], right: ['u-inf-2-i 3'] },
    },
    { dice: [6, 1, 1] },
  );
  s.does('CSA', 'fireAll');
  expect(s.heard(null, 'fired').map(f => f.fire.block)).toEqual(
    [block('c-inf-hood'), block('c-inf-early'), block('c-art-i')].sort((a, b) => a - b),
  );
  s.spent().asks('CSA', '7.3-a', 'ceaseFire'); // Rodes stands hidden and might be a gun
});
test('7.3-a, 7.31-e nobody chooses for a siege gun, or for a gun with two targets: they are left out of the common salvo', () => {
  const s = volley(
    'USA',
    {
      attacker: { left: ['c-inf-hood 4'], centre: ['c-inf-rodes 1 shown'], right: ['c-inf-mclaws 2 shown'] },
      defender: {
        centre: ['u-hvy-siege 3', 'u-inf-1-i 1'],
        right: ['u-art-ap1 1'],
        enemyRight: ['u-inf-2-i 1 shown'],
        enemyCentre: ['u-inf-3-i 1 shown'],
      },
    },
    { dice: [1, 1, 1] },
  );
  s.does('USA', 'fireAll').spent();
  expect(
    s
      .heard(null, 'fired')
      .map(f => f.fire.block)
      .sort((a, b) => a - b),
  ).toEqual([block('u-art-ap1'), block('u-inf-2-i'), block('u-inf-3-i')].sort((a, b) => a - b));
  s.asks('USA', '7.3-a', 'fire', 'ceaseFire');
  expect(targets(s, 'USA', 'u-hvy-siege')).toEqual([0, 1, 2]);
  const choice = volley('CSA', {
    attacker: { left: ['c-art-i 1'], centre: ['c-inf-rodes 1 shown'], right: ['c-inf-hood 1'] },
    defender: { right: ['u-inf-1-i 1'], enemyCentre: ['u-inf-2-i 1 shown'], centre: ['u-inf-3-i 1'] },
  });
  // the gun may fire at those opposite or enfilade those in its own Centre
  expect(targets(choice, 'CSA', 'c-art-i')).toEqual([3, 1]);
});
test('7.3-a, 0-b when all can see that nobody is left to fire or to move, nobody is asked', () => {
  const s = stage(
    'fight',
    { battle: 0, side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          attacker: { enemyCentre: ['c-inf-hood 1 shown'] },
          defender: { centre: ['u-inf-1-i 3 shown'] },
        },
      ],
      dice: [6, 1], // morale, fire
    },
  );
  s.does('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: -1 }).spent();
  expect(s.over()).toBe(true);
});
test('7.3-a, 0-b a hidden unit that might be a gun is asked for, although it is none', () => {
  const s = volley('CSA', { attacker: { centre: ['c-inf-hood 1'] }, defender: { centre: ['u-inf-1-i 3'] } });
  s.asks('CSA', '7.3-a', 'ceaseFire');
  const seen = volley('CSA', { attacker: { centre: ['c-inf-hood 1 shown'] }, defender: { centre: ['u-inf-1-i 3'] } });
  expect(seen.over()).toBe(true);
});
test('7.3-a, 0-b while a salvo is fired nothing shows which hidden units are still to fire', () => {
  const s = volley(
    'USA',
    {
      attacker: {
        left: ['c-inf-hood 2', 'c-inf-early 2'],
        centre: ['c-inf-rodes 1'],
        right: ['c-inf-mclaws 1', 'c-inf-ewell 1'],
      },
      defender: { right: ['u-art-ap1 1'], left: ['u-art-ap2 1'], centre: ['u-inf-2-i 1'] },
    },
    { dice: [6, 6] },
  );
  s.does('USA', 'fireAll').asks('CSA', '7.32-b'); // the first gun has hit; the second still stands hidden
  const stillHidden = [block('u-art-ap1'), block('u-art-ap2')].filter(token => s.pub.shown[token] === -1);
  expect(stillHidden.length).toBe(1);
  expect(JSON.stringify(s.pos.stack)).not.toContain(`${stillHidden[0]}`);
  s.does('CSA', 'takeHit', s.offered('CSA', 'takeHit')[0]!).does('CSA', 'takeHit', s.offered('CSA', 'takeHit')[0]!);
  s.spent();
});
