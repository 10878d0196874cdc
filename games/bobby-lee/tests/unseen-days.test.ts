/** Cases made from the rulebook alone: whole days and nights of battle, with every die laid ready. */
import { expect, test } from 'vitest';
import { stage } from './battle-stage.ts';
import { block, hex } from './scene.ts';

test('6.2-g, 6.31-a, 6.33-a two days: what was seen on the first stands hidden on the second, and the HQ has paid', () => {
  const s = stage(
    'combat',
    { side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { centre: ['c-inf-hood 4', 'c-inf-early 3'], reserve: ['anv 2'] },
          defender: { centre: ['u-inf-1-i 3'], left: ['u-inf-2-i 2'] },
        },
      ],
      dice: [1, 1, 1, 1, 5, 1, 1],
    },
  );
  s.does('CSA', 'standFast')
    .does('CSA', 'ceaseFire')
    .does('CSA', 'shift', { block: block('c-inf-hood'), to: 4 })
    .does('CSA', 'endMoves');
  expect(s.pub.shown[block('u-inf-1-i')]).toBe(block('u-inf-1-i'));
  // Dawn, the Defender fires back: one hit with the last die
  s.does('USA', 'standFast').does('USA', 'fire', { block: block('u-inf-1-i'), at: 4, aim: -1 });
  expect(s.steps('c-inf-hood')).toBe(4);
  s.does('USA', 'ceaseFire').does('USA', 'endMoves');
  s.does('CSA', 'standFast').does('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: -1 });
  expect([s.steps('u-inf-1-i'), s.pub.shownSteps[block('u-inf-1-i')]]).toEqual([2, 2]);
  s.does('CSA', 'ceaseFire').does('CSA', 'endMoves');
  // nothing more happens till night
  while (s.pub.hour < 4) {
    const side = s.stage.asked(s.pos)[0]!;
    const deed = (['standFast', 'ceaseFire', 'endMoves', 'remain', 'endReinforcement'] as const).find(
      d => s.offers(side, d).length > 0,
    )!;
    s.does(side, deed);
  }
  s.asks('USA', '6.31-d').does('USA', 'remain').does('CSA', 'payDay', block('anv'));
  expect([s.pub.day, s.pub.hour, s.pub.fighting, s.steps('anv')]).toEqual([2, 0, 'CSA', 1]);
  expect([s.pub.spot[block('c-inf-hood')], s.pub.shown.every(shown => shown === -1)]).toEqual([1, true]);
});
test('7.43-g, 6.31-a lost at nightfall: a step and the road home, and the battle goes on without it', () => {
  const s = stage(
    'night',
    { side: 'CSA' },
    {
      active: 'CSA',
      pub: { hour: 4, day: 1 },
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { centre: ['c-inf-hood 4'], reserve: ['anv 2'], outsideEnemyLeft: ['c-cav-hampton 2'] },
          defender: { centre: ['u-inf-1-i 3'] },
        },
      ],
    },
  );
  expect([s.where('c-cav-hampton'), s.steps('c-cav-hampton'), s.pub.battles[0]!.won]).toEqual(['J06', 1, null]);
  s.asks('USA', '6.31-d');
});
test('7.13-b, 6.31-d who leaves a battle at night cannot come to another that same night', () => {
  const s = stage(
    'night',
    { side: 'CSA' },
    {
      active: 'CSA',
      pub: { hour: 4, day: 1 },
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { centre: ['c-inf-hood 4'] },
          defender: { centre: ['u-inf-1-i 3'] },
        },
        {
          at: 'alexandria',
          from: ['aquia-landing'],
          attacker: { centre: ['c-inf-early 4'], reserve: ['anv 2'] },
          defender: { centre: ['u-inf-2-i 3'] },
        },
      ],
    },
  );
  s.does('USA', 'fightAt', 0)
    .does('USA', 'leave')
    .does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('fairfax-court-house') });
  s.does('CSA', 'endRegroup').does('USA', 'remain');
  s.asks('CSA', '6.31-e'); // Fairfax lies beside Alexandria, but its units are disorganised: nobody was asked
  expect(s.where('u-inf-1-i')).toBe('H07');
});
test('7.52-a the victors of Manassas join the battle of Alexandria in the Battle Turn after their victory', () => {
  const s = stage(
    'battleTurn',
    { side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { enemyCentre: ['c-inf-hood 4 shown'] },
          defender: { centre: ['u-inf-1-i 1 shown'] },
        },
        {
          at: 'alexandria',
          from: ['aquia-landing'],
          attacker: { centre: ['c-inf-early 4'] },
          defender: { centre: ['u-inf-2-i 3'] },
        },
      ],
      dice: [6, 1, 1, 1],
    },
  );
  s.does('CSA', 'fightAt', 0)
    .does('CSA', 'standFast')
    .does('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: -1 })
    .does('CSA', 'endRegroup');
  expect(s.heard(null, 'battleWon')).toMatchObject([{ winner: 'CSA', hex: hex('manassas-junction') }]);
  s.does('CSA', 'standFast').does('CSA', 'ceaseFire').does('CSA', 'endMoves');
  expect(s.over()).toBe(true); // in the very turn of the victory nobody may come
});
test('6.2-g a hidden gun fires and stays seen; the infantry beside it stays hidden, hit or not', () => {
  const s = stage(
    'battleTurn',
    { side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { centre: ['c-art-i 2', 'c-inf-hood 4'] },
          defender: { centre: ['u-art-ap1 2', 'u-inf-1-i 3'] },
        },
      ],
      dice: [6, 6],
    },
  );
  s.does('CSA', 'standFast').does('CSA', 'fire', { block: block('c-art-i'), at: 4, aim: -1 });
  s.does('USA', 'takeHit', block('u-inf-1-i')).does('USA', 'takeHit', block('u-art-ap1'));
  s.does('CSA', 'ceaseFire').does('CSA', 'endMoves');
  expect(['c-art-i', 'c-inf-hood', 'u-art-ap1', 'u-inf-1-i'].map(name => s.pub.shown[block(name as 'c-art-i')]! >= 0)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect([s.steps('u-inf-1-i'), s.steps('u-art-ap1')]).toEqual([2, 1]);
});
