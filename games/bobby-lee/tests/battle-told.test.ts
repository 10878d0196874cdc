/** Who is asked, what the journal says, and what stays hidden, in positions that seldom come up. */
import { expect, test } from 'vitest';
import { stage } from './battle-stage.ts';
import { block, type FoughtAt, hex, type Scene } from './scene.ts';

type Fought = Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] };
const sceneOf = (fought: Fought, more: Partial<Scene> = {}): Scene => ({
  active: 'CSA',
  battles: [{ at: 'manassas-junction', from: ['bealeton'], ...fought }],
  ...more,
});

test('7.31-e a heavy gun in the Centre is asked although no enemy stands opposite or beside', () => {
  const s = stage(
    'volley',
    { battle: 0, side: 'CSA' },
    sceneOf({ attacker: { centre: ['c-hvy-richmond 2'] }, defender: { reserve: ['u-inf-1-i 1'] } }, { dice: [1, 1] }),
  );
  s.does('CSA', 'fire', { block: block('c-hvy-richmond'), at: 7, aim: -1 });
});
test('7.3-a where nobody can fire for all that the enemy can see, nobody is asked', () => {
  const s = stage(
    'volley',
    { battle: 0, side: 'CSA' },
    sceneOf({ attacker: { left: ['c-inf-hood 2'] }, defender: { left: ['u-inf-1-i 1'], reserve: ['u-inf-2-i 1'] } }),
  );
  expect(s.over()).toBe(true);
});
test('7.31-a, 7.31-d, 7.34-a each kind of fire is told under its own rule', () => {
  const rule = (fought: Fought, name: 'c-art-i' | 'c-inf-hood', at: number): string => {
    const s = stage('volley', { battle: 0, side: 'CSA' }, sceneOf(fought, { dice: [1] }));
    s.does('CSA', 'fire', { block: block(name), at, aim: -1 });
    return s.log.find(fact => fact.kind === 'fired')!.rule;
  };
  const foes = { centre: ['u-inf-2-i 1'] } as const;
  expect([
    rule({ attacker: { enemyCentre: ['c-inf-hood 1 shown'], centre: ['c-art-i 1'] }, defender: foes }, 'c-inf-hood', 4),
    rule({ attacker: { centre: ['c-art-i 1'] }, defender: foes }, 'c-art-i', 4),
    rule({ attacker: { centre: ['c-inf-hood 1'] }, defender: { enemyLeft: ['u-inf-1-i 1'], ...foes } }, 'c-inf-hood', 0),
  ]).toEqual(['7.31-a', '7.31-d', '7.34-a']);
});
test('5.1-b an HQ may not enfilade, and is told so', () => {
  const s = stage(
    'volley',
    { battle: 0, side: 'CSA' },
    sceneOf({ attacker: { left: ['anv 2'], centre: ['c-inf-rodes 1'] }, defender: { enemyCentre: ['u-inf-1-i 1 shown'] } }),
  );
  s.refuses('CSA', 'fire', { block: block('anv'), at: 1, aim: -1 }, '7.3-a');
});
test('0-b, 6.31-a whoever stands up at nightfall cannot be told from his comrades', () => {
  const s = stage(
    'night',
    { side: 'CSA' },
    sceneOf(
      {
        attacker: { centre: ['c-inf-hood 4 shown', 'c-inf-early 2 shown'], reserve: ['anv 2'] },
        defender: { centre: ['u-inf-1-i 1'] },
      },
      { pub: { hour: 4, day: 1 } },
    ),
  );
  s.own.CSA.rank.reverse(); // the owner's secret order is another one now
  s.does('USA', 'remain').does('CSA', 'payDay', block('anv'));
  expect([s.own.CSA.token[block('c-inf-hood')], s.own.CSA.token[block('c-inf-early')]]).toEqual([
    block('c-inf-early'),
    block('c-inf-hood'),
  ]);
});
test('7.35-e, 7.35-d a place that is won in the first round is won: nobody is asked for a second', () => {
  const s = stage(
    'volley',
    { battle: 0, side: 'CSA' },
    sceneOf(
      {
        attacker: { enemyLeft: ['c-inf-hood 2 shown'], centre: ['c-inf-rodes 1'] },
        defender: { left: ['u-inf-1-i 1 shown'], centre: ['u-inf-2-i 1'] },
      },
      { dice: [6, 6, 1] },
    ),
  );
  s.does('CSA', 'assault', 5).asks('CSA', '7.3-a', 'ceaseFire');
  expect(s.pub.spot[block('c-inf-hood')]).toBe(5);
});
test('6.4-a the journal says that the winner brings up friends', () => {
  const s = stage(
    'retreat',
    { battle: 0, side: 'CSA' },
    sceneOf(
      { attacker: { centre: ['c-inf-hood 2'] }, defender: { centre: ['u-inf-1-i 1'] } },
      { units: { warrenton: ['u-inf-2-i 1', 'u-inf-3-i 1'] } },
    ),
  );
  s.does('CSA', 'fallBackAll').does('USA', 'reinforce', block('u-inf-2-i'));
  expect(s.heard(null, 'regrouped')).toMatchObject([{ side: 'USA', out: false }]);
  s.refuses('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('warrenton') }, '6.4-a');
});
test('6.4-a a victor whom nobody can join and who has no way back is not asked', () => {
  const s = stage(
    'retreat',
    { battle: 0, side: 'USA' },
    sceneOf({ from: [], attacker: { centre: ['c-inf-hood 2'] }, defender: { centre: ['u-inf-1-i 1'] } }),
  );
  s.does('USA', 'fallBackAll').does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('warrenton') });
  expect([s.over(), s.heard(null, 'battleWon')]).toMatchObject([true, [{ winner: 'CSA' }]]);
  expect(s.heard(null, 'namedToRetreat')).toMatchObject([{ side: 'USA', count: 1 }]);
});
test('7.15-d, 7.43-g a victor keeps the field although one of his units is lost', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'CSA' },
    sceneOf({
      attacker: { centre: ['c-inf-hood 2'], outsideEnemyLeft: ['c-inf-early 2'] },
      defender: { left: ['u-inf-1-i 1'] },
    }),
  );
  s.does('CSA', 'shift', { block: block('c-inf-hood'), to: 4 });
  s.does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('warrenton') });
  expect([s.heard(null, 'battleWon'), s.where('c-inf-early'), s.steps('c-inf-early')]).toMatchObject([
    [{ winner: 'CSA' }],
    'I07',
    2,
  ]);
});
test('7.32-b, 0-b among hidden units the owner is asked whatever he has, though one lies face up', () => {
  const s = stage(
    'volley',
    { battle: 0, side: 'CSA' },
    sceneOf(
      {
        attacker: { centre: ['c-art-i 1'] },
        defender: { centre: ['u-inf-1-i 1 shown', 'u-inf-2-i 3'] },
      },
      { dice: [6] },
    ),
  );
  s.does('CSA', 'fire', { block: block('c-art-i'), at: 4, aim: -1 })
    .asks('USA', '7.32-b')
    .does('USA', 'takeHit', block('u-inf-2-i'));
});
test('7.34-c a unit in a taken wing is asked although its own Centre lies empty', () => {
  const s = stage(
    'volley',
    { battle: 0, side: 'CSA' },
    sceneOf({ attacker: { enemyLeft: ['c-inf-hood 2'] }, defender: { centre: ['u-inf-1-i 3'] } }, { dice: [1, 1] }),
  );
  s.does('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: -1 });
});
test('0-b a hidden unit that moves on the board is named to its owner only', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'CSA' },
    sceneOf({
      attacker: { left: ['c-inf-hood 2', 'c-inf-early 2 shown'], centre: ['c-inf-rodes 1'] },
      defender: { centre: ['u-inf-1-i 3'] },
    }),
  );
  s.does('CSA', 'shift', { block: block('c-inf-hood'), to: 6 });
  expect([s.heard('USA', 'shifted'), s.heard('USA', 'someShifted').length, s.heard('CSA', 'shifted').length]).toEqual([[], 1, 1]);
  s.does('CSA', 'shift', { block: block('c-inf-early'), to: 3 });
  expect(s.heard('USA', 'shifted').map(x => x.block)).toEqual([block('c-inf-early')]);
});
test('0-b, 6.1-d when a battle is over its units cannot be told apart any more', () => {
  const s = stage(
    'retreat',
    { battle: 0, side: 'USA' },
    sceneOf({
      attacker: { centre: ['c-inf-hood 4 shown'], left: ['c-inf-early 2 shown'] },
      defender: { centre: ['u-inf-1-i 1'] },
    }),
  );
  s.own.CSA.rank.reverse(); // the owner's secret order is another one now
  s.does('USA', 'fallBackAll').does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('warrenton') });
  expect([s.own.CSA.token[block('c-inf-hood')], s.own.CSA.token[block('c-inf-early')]]).toEqual([
    block('c-inf-early'),
    block('c-inf-hood'),
  ]);
});
test('6.4-a when the last friend has come the victor is not asked again', () => {
  const s = stage(
    'retreat',
    { battle: 0, side: 'CSA' },
    sceneOf(
      { attacker: { centre: ['c-inf-hood 2'] }, defender: { centre: ['u-inf-1-i 1'] } },
      { units: { warrenton: ['u-inf-2-i 1'] } },
    ),
  );
  s.does('CSA', 'fallBackAll').does('USA', 'reinforce', block('u-inf-2-i'));
  expect(s.over()).toBe(true);
});
