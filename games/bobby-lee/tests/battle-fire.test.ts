import { expect, test } from 'vitest';
import type { BlockName } from '../data/blocks.ts';
import { BLOCK_KINDS } from '../data/blocks.ts';
import { firepower } from '../data/tables.ts';
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

test('7.31-a, 7.31-b, 2.3.2-a engaged infantry rolls a die per step at F2: 5 and 6 hit', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyLeft: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
      defender: { left: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
    },
    { dice: [6, 5, 4, 1] },
  );
  s.does('CSA', 'fire', { block: block('c-inf-hood'), at: 5, aim: -1 });
  expect(s.steps('u-inf-1-i')).toBe(1);
  expect(s.heard(null, 'fired')).toMatchObject([{ how: 'short', fire: { power: 2, dice: [6, 5, 4, 1] }, hits: 2, friends: 0 }]);
  s.spent();
});
test('7.31-c, 2.2.2-a engaged cavalry fires with F1', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyLeft: ['c-cav-hampton 2 shown'], centre: ['c-inf-rodes 1'] },
      defender: { left: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
    },
    { dice: [5, 6] },
  );
  s.does('CSA', 'fire', { block: block('c-cav-hampton'), at: 5, aim: -1 });
  expect([s.heard(null, 'fired')[0]!.fire.power, s.steps('u-inf-1-i')]).toEqual([1, 2]);
});
test('2.2.4-a, 7.41-a a Garrison fires F1 where it went to the enemy and F2 where the enemy came to it, whosever line it is', () => {
  const power = (fought: Omit<FoughtAt, 'at'>, at: number) => {
    const s = volley('CSA', fought, { dice: [5] });
    s.does('CSA', 'fire', { block: block('c-gar-valley'), at, aim: -1 });
    return s.heard(null, 'fired')[0]!.fire.power;
  };
  const foe = { centre: ['u-inf-2-i 1'] };
  expect([
    power({ attacker: { enemyCentre: ['c-gar-valley 1 shown came'] }, defender: { centre: ['u-inf-1-i 3 shown'] } }, 4),
    power({ attacker: { centre: ['c-gar-valley 1 shown'] }, defender: { enemyCentre: ['u-inf-1-i 3 shown came'], ...foe } }, 1),
    // out of the Reserve, into its own wing where enemies stand
    power({ attacker: { left: ['c-gar-valley 1 shown came'] }, defender: { enemyLeft: ['u-inf-1-i 3 shown'], ...foe } }, 0),
    // alone in a captured wing, until the enemy came back for it
    power({ attacker: { enemyLeft: ['c-gar-valley 1 shown'] }, defender: { left: ['u-inf-1-i 3 shown came'], ...foe } }, 5),
  ]).toEqual([1, 2, 1, 2]);
});
test('5.1-a, 5.1-b an HQ fires F1 at those who engage it and never enfilades', () => {
  const s = volley(
    'USA',
    {
      attacker: { enemyCentre: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
      defender: { centre: ['ap 2 shown'] },
    },
    { dice: [6, 5] },
  );
  s.does('USA', 'fire', { block: block('ap'), at: 4, aim: -1 });
  expect(s.heard(null, 'fired')[0]).toMatchObject({ fire: { power: 1 }, hits: 1 });
  const beside = volley('USA', {
    attacker: { enemyCentre: ['c-inf-hood 4 shown'] },
    defender: { left: ['ap 2'], centre: ['u-inf-1-i 1 shown'] },
  });
  expect(targets(beside, 'USA', 'ap')).toEqual([]);
});
test('7.31-d, E22 long range: F1 at the place opposite; each 1 hits a friend engaged there', () => {
  const s = volley(
    'USA',
    {
      attacker: { right: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
      defender: { left: ['u-art-ap1 4'], enemyRight: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
    },
    { dice: [6, 1, 1, 3] },
  );
  expect(targets(s, 'USA', 'u-art-ap1')).toEqual([2]);
  s.does('USA', 'fire', { block: block('u-art-ap1'), at: 2, aim: -1 });
  expect([s.steps('c-inf-hood'), s.steps('u-inf-1-i')]).toEqual([3, 1]);
  expect(s.heard('CSA', 'fired')).toMatchObject([{ how: 'long', fire: { power: 1 }, hits: 1, friends: 2 }]);
});
test('7.31-d short range: artillery engaged in its place fires F3', () => {
  const s = volley(
    'USA',
    {
      attacker: { enemyLeft: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
      defender: { left: ['u-art-ap1 3 shown'], centre: ['u-inf-2-i 1'] },
    },
    { dice: [4, 4, 3] },
  );
  s.does('USA', 'fire', { block: block('u-art-ap1'), at: 5, aim: -1 });
  expect([s.heard(null, 'fired')[0]!.fire.power, s.steps('c-inf-hood')]).toEqual([3, 2]);
});
test('7.31-e Heavy Artillery fires from the Centre at any place, the enemy Reserve included, F1; F2 for a fortress', () => {
  const field = volley(
    'USA',
    {
      attacker: { left: ['c-inf-hood 4'], centre: ['c-inf-rodes 1'], reserve: ['c-inf-early 2'] },
      defender: { centre: ['u-hvy-siege 3'] },
    },
    { dice: [6, 1, 2] },
  );
  expect(targets(field, 'USA', 'u-hvy-siege')).toEqual([0, 1, 6]);
  field.does('USA', 'fire', { block: block('u-hvy-siege'), at: 6, aim: -1 });
  expect([field.heard(null, 'fired')[0]!.fire.power, field.steps('c-inf-early')]).toEqual([1, 1]);
  const fort = volley(
    'USA',
    {
      at: 'petersburg',
      attacker: { centre: ['c-inf-rodes 4'] },
      defender: { centre: ['u-hvy-siege 2'] },
    },
    { dice: [5, 5] },
  );
  fort.does('USA', 'fire', { block: block('u-hvy-siege'), at: 1, aim: -1 });
  expect([fort.heard(null, 'fired')[0]!.fire.power, fort.steps('c-inf-rodes')]).toEqual([2, 2]);
});
test('7.31-e, 7.31-a engaged Heavy Artillery fires F3 and only at those who engage it', () => {
  const s = volley(
    'USA',
    {
      attacker: { enemyCentre: ['c-inf-hood 4 shown'], left: ['c-inf-rodes 1'], centre: ['c-inf-early 1'] },
      defender: { centre: ['u-hvy-siege 2 shown'] },
    },
    { dice: [4, 3] },
  );
  expect(targets(s, 'USA', 'u-hvy-siege')).toEqual([4]);
  s.does('USA', 'fire', { block: block('u-hvy-siege'), at: 4, aim: -1 });
  expect(s.steps('c-inf-hood')).toBe(3);
});
test('7.3-b the Reserve neither fires nor is fired at', () => {
  const s = volley('CSA', {
    attacker: { centre: ['c-art-i 3'], reserve: ['c-art-ii 3'] },
    defender: { centre: ['u-inf-1-i 3'], reserve: ['u-inf-2-i 3'] },
  });
  expect(s.offered('CSA', 'fire')).toEqual([{ block: block('c-art-i'), at: 4, aim: -1 }]);
  s.refuses('CSA', 'fire', { block: block('c-art-ii'), at: 4, aim: -1 }, '7.3-a');
});
test('7.32-a hits fall on the strongest, the owner choosing among equals', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyCentre: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
      defender: { centre: ['u-inf-1-i 3 shown', 'u-inf-2-i 2 shown', 'u-inf-3-i 1 shown'] },
    },
    { dice: [6, 6, 1, 1] },
  );
  s.does('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: -1 }); // 3 to 2, then a tie of two
  s.asks('USA', '7.32-a', 'takeHit');
  expect(s.offered('USA', 'takeHit')).toEqual([block('u-inf-1-i'), block('u-inf-2-i')]);
  s.refuses('USA', 'takeHit', block('u-inf-3-i'), '7.32-a');
  s.does('USA', 'takeHit', block('u-inf-2-i'));
  expect([s.steps('u-inf-1-i'), s.steps('u-inf-2-i'), s.steps('u-inf-3-i')]).toEqual([2, 1, 1]);
});
test('7.32-a one-step units are eliminated and hits beyond those present are lost', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyLeft: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
      defender: { left: ['u-inf-1-i 1 shown'], centre: ['u-inf-2-i 3'] },
    },
    { dice: [6, 6, 6, 6] },
  );
  s.does('CSA', 'fire', { block: block('c-inf-hood'), at: 5, aim: -1 });
  expect([s.where('u-inf-1-i'), s.steps('u-inf-1-i'), s.steps('u-inf-2-i')]).toEqual([null, 0, 3]);
});
test('11.81-b besieged units eliminated in battle are out of the game', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyLeft: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
      defender: { left: ['u-inf-1-i 1 shown'], centre: ['u-inf-2-i 3'] },
    },
    { dice: [6, 1, 1, 1] },
  );
  s.pub.besieged[0].push(s.pub.battles[0]!.hex);
  s.does('CSA', 'fire', { block: block('c-inf-hood'), at: 5, aim: -1 });
  expect(s.steps('u-inf-1-i')).toBe(-1);
});
test('7.33-a aimed fire at engaged or revealed guns; all hits are theirs, the rest lost; not in enfilade', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyCentre: ['c-inf-hood 4 shown'], left: ['c-art-i 2'], centre: ['c-inf-rodes 1'] },
      defender: { centre: ['u-art-ap1 1 shown', 'u-inf-1-i 3 shown'], right: ['u-art-ap2 1 shown', 'u-inf-2-i 3'] },
    },
    { dice: [6, 5, 5, 1] },
  );
  const aims = s.offered('CSA', 'fire').filter(f => f.aim >= 0);
  expect(aims).toEqual(
    [
      { block: block('c-inf-hood'), at: 4, aim: block('u-art-ap1') },
      { block: block('c-art-i'), at: 3, aim: block('u-art-ap2') },
    ].sort((a, b) => a.block - b.block),
  );
  s.does('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: block('u-art-ap1') });
  expect([s.where('u-art-ap1'), s.steps('u-inf-1-i')]).toEqual([null, 3]);
});
test('7.34-a, 7.34-c, E6 enfilade: F1 from the own line, F2 from the enemy line, never when engaged', () => {
  // Black attacks: A alone in Grey's Left, B in Grey's Centre against Z, C in Black's Left facing Y; X in Reserve
  const fought: Omit<FoughtAt, 'at'> = {
    attacker: {
      enemyLeft: ['c-inf-hood 2 shown'],
      enemyCentre: ['c-inf-rodes 2 shown'],
      left: ['c-inf-early 2'],
      centre: ['c-inf-mclaws 1'],
    },
    defender: { centre: ['u-inf-1-i 3 shown'], right: ['u-inf-2-i 2'], reserve: ['u-inf-3-i 2'] },
  };
  const grey = volley('USA', fought, { dice: [6, 1] });
  expect(targets(grey, 'USA', 'u-inf-1-i')).toEqual([4]); // Z fires at B, not at A
  expect(targets(grey, 'USA', 'u-inf-2-i')).toEqual([4]); // Y enfilades B
  expect(targets(grey, 'USA', 'u-inf-3-i')).toEqual([]);
  grey.does('USA', 'fire', { block: block('u-inf-2-i'), at: 4, aim: -1 });
  expect(grey.heard(null, 'fired')[0]).toMatchObject({ how: 'enfilade', fire: { power: 1 }, hits: 1 });
  const black = volley('CSA', fought, { dice: [5, 1] });
  expect(targets(black, 'CSA', 'c-inf-hood')).toEqual([4]); // A enfilades Z
  expect(targets(black, 'CSA', 'c-inf-early')).toEqual([]);
  black.does('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: -1 });
  expect(black.heard(null, 'fired')[0]).toMatchObject({ how: 'enfilade', fire: { power: 2 }, hits: 1 });
});
test('7.34-a, 2.2.4-a a Garrison enfilades with F1 everywhere', () => {
  const s = volley(
    'CSA',
    {
      attacker: { enemyLeft: ['c-gar-valley 1 shown'], centre: ['c-inf-mclaws 1'] },
      defender: { centre: ['u-inf-1-i 3'] },
    },
    { dice: [5] },
  );
  s.does('CSA', 'fire', { block: block('c-gar-valley'), at: 4, aim: -1 });
  expect(s.heard(null, 'fired')[0]).toMatchObject({ fire: { power: 1 }, hits: 0 });
});
test('7.34-b, E6 engaging a unit stops its enfilade', () => {
  const s = volley('CSA', {
    attacker: { enemyLeft: ['c-inf-hood 2 shown'], enemyCentre: ['c-inf-rodes 2 shown'], centre: ['c-inf-mclaws 1'] },
    defender: { left: ['u-inf-3-i 2 shown'], centre: ['u-inf-1-i 3 shown'] },
  });
  expect(targets(s, 'CSA', 'c-inf-hood')).toEqual([5]);
});
test('7.2-a, 7.2-b engaged units of one step check morale: 1-3 they cannot fire and must disengage', () => {
  const s = stage(
    'fight',
    { battle: 0, side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          attacker: {
            enemyCentre: ['c-inf-hood 1 shown', 'c-bde-wise 1 shown', 'c-inf-rodes 2 shown'],
            centre: ['c-inf-early 1'],
          },
          defender: { centre: ['u-inf-1-i 3 shown'] },
        },
      ],
      dice: [3, 4],
    },
  );
  expect(s.heard(null, 'morale').map(m => [m.block, m.die, m.good])).toEqual([
    [block('c-inf-hood'), 3, false],
    [block('c-bde-wise'), 4, true],
  ]);
  s.refuses('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: -1 }, '7.2-a');
  s.does('CSA', 'ceaseFire').refuses('CSA', 'endMoves', null, '7.2-a');
  expect(s.offered('CSA', 'shift').filter(x => x.block === block('c-inf-hood'))).toEqual([{ block: block('c-inf-hood'), to: 1 }]);
  s.does('CSA', 'shift', { block: block('c-inf-hood'), to: 1 }).does('CSA', 'endMoves');
});
test('7.2-b a shaken unit whose own position holds enemies goes to the Reserve', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          attacker: { enemyLeft: ['c-inf-hood 1 shown shaken'], centre: ['c-inf-early 1'] },
          defender: { left: ['u-inf-1-i 3 shown'], enemyRight: ['u-inf-2-i 3 shown'], centre: ['u-inf-3-i 1'] },
        },
      ],
    },
  );
  expect(s.offered('CSA', 'shift').filter(x => x.block === block('c-inf-hood'))).toEqual([{ block: block('c-inf-hood'), to: 6 }]);
});
test('2.2.4-a, 5.1-a, 7.31-b, 7.31-c, 7.31-d, 7.31-e, 7.34-a, 7.35-c the firepower of every kind of unit in every situation', () => {
  const rows = {
    //           engaged, engages, assault, enfilade from own line, from enemy line, long range, long range at a fortress
    hq: [1, 1, 1, 0, 0, 0, 0],
    infantry: [2, 2, 3, 1, 2, 0, 0],
    brigade: [2, 2, 3, 1, 2, 0, 0],
    garrison: [2, 1, 2, 1, 1, 0, 0],
    cavalry: [1, 1, 3, 1, 2, 0, 0],
    artillery: [3, 3, 1, 1, 2, 1, 1],
    'heavy-artillery': [3, 3, 1, 0, 0, 1, 2],
  };
  const { engaged, engages, assault, enfiladeOwn, enfiladeEnemy, long, longFortress } = firepower;
  for (const [kind, name] of BLOCK_KINDS.entries()) {
    const row = [engaged, engages, assault, enfiladeOwn, enfiladeEnemy, long, longFortress].map(table => table[kind]);
    expect([name, ...row]).toEqual([name, ...rows[name]]);
  }
});
