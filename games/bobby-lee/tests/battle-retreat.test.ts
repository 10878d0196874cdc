import { expect, test } from 'vitest';
import { stage } from './battle-stage.ts';
import { between, block, type FoughtAt, hex, type Scene } from './scene.ts';

type Fought = Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] };
const retreat = (side: 'USA' | 'CSA', fought: Fought, more: Partial<Scene> = {}) =>
  stage(
    'retreat',
    { battle: 0, side },
    {
      active: 'CSA',
      battles: [{ at: 'manassas-junction', from: ['bealeton'], ...fought }],
      ...more,
    },
  );
/** E2: the USA Left holds Cav 2 and Inf 1, engaged by CSA Cav 4 and Inf 3; both sides hold their Centres. */
const E2: Fought = {
  attacker: { enemyLeft: ['c-cav-hampton 4 shown', 'c-inf-hood 3 shown'], centre: ['c-inf-rodes 1'] },
  defender: { left: ['u-cav-buford 2 shown', 'u-inf-1-i 1 shown'], centre: ['u-inf-2-i 3'] },
};
const ones = (n: number) => Array.from({ length: n }, () => 1);

test('7.14-a, 7.14-b, E2 pursuit: the faster fires F2, the equal F1, one die per step, at the slowest speed', () => {
  const s = retreat('USA', E2, { dice: [5, 4, 1, 1, 6, 5, 1] });
  s.does('USA', 'fallBack', block('u-cav-buford')).does('USA', 'fallBack', block('u-inf-1-i')).does('USA', 'standFast');
  expect(s.heard(null, 'pursued')).toMatchObject([
    { fire: { block: block('c-inf-hood'), power: 1 }, slowest: 2, speed: 2 },
    { fire: { block: block('c-cav-hampton'), power: 2 }, slowest: 2, speed: 3 },
  ]);
});
test('7.14-d, 7.32-a, E2 two hits: the first on the strongest, the second on either', () => {
  const s = retreat('USA', E2, { dice: [6, 1, 1, 5, 1, 1, 1] });
  s.does('USA', 'fallBack', block('u-cav-buford')).does('USA', 'fallBack', block('u-inf-1-i')).does('USA', 'standFast');
  s.asks('USA', '7.32-a', 'takeHit');
  expect(s.steps('u-cav-buford')).toBe(1);
  expect(s.offered('USA', 'takeHit').sort()).toEqual([block('u-inf-1-i'), block('u-cav-buford')]);
  s.does('USA', 'takeHit', block('u-inf-1-i'));
  expect(s.where('u-inf-1-i')).toBe(null);
});
test('7.14-b, E2b cavalry alone is pursued by cavalry at F1; infantry is too slow', () => {
  const s = retreat('USA', E2, { dice: ones(4) });
  s.does('USA', 'fallBack', block('u-cav-buford')).does('USA', 'standFast');
  expect(s.heard(null, 'pursued')).toMatchObject([{ fire: { block: block('c-cav-hampton'), power: 1, dice: ones(4) } }]);
  expect(s.heard(null, 'tooSlow')).toMatchObject([{ block: block('c-inf-hood'), speed: 2, slowest: 3 }]);
});
test('7.14-a, E2b a unit leaves the Reserve without pursuit', () => {
  const s = retreat('USA', {
    attacker: E2.attacker,
    defender: { left: ['u-cav-buford 2 shown'], reserve: ['u-inf-1-i 1'], centre: ['u-inf-2-i 3'] },
  });
  s.does('USA', 'fallBack', block('u-inf-1-i'))
    .does('USA', 'standFast')
    .does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('warrenton') });
  expect([s.heard(null, 'pursued'), s.where('u-inf-1-i')]).toEqual([[], 'I06']);
});
test('7.14-c, E2c units that hold the wing may pursue those who leave the Reserve or the Centre', () => {
  const s = retreat(
    'USA',
    {
      attacker: { enemyLeft: ['c-cav-hampton 4 shown', 'c-inf-hood 3 shown'], centre: ['c-inf-rodes 1'] },
      defender: { reserve: ['u-cav-buford 2', 'u-inf-1-i 1'], centre: ['u-inf-2-i 3'] },
    },
    { dice: ones(7) },
  );
  s.does('USA', 'fallBackAll').asks('CSA', '7.14-c', 'pursue', 'letGo');
  expect(s.offered('CSA', 'pursue')).toEqual([
    { block: block('c-inf-hood'), at: 4 },
    { block: block('c-inf-hood'), at: 7 },
    { block: block('c-cav-hampton'), at: 4 },
    { block: block('c-cav-hampton'), at: 7 },
  ]);
  s.does('CSA', 'pursue', { block: block('c-cav-hampton'), at: 7 });
  expect(s.heard('USA', 'pursued')).toMatchObject([{ fire: { power: 2 }, slowest: 2 }]);
  expect(s.offered('CSA', 'pursue').map(p => p.block)).toEqual([block('c-inf-hood'), block('c-inf-hood')]);
  s.does('CSA', 'pursue', { block: block('c-inf-hood'), at: 4 }).spent();
});
test('7.15-d, E2d in a rout each pursuer fires twice', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'USA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { ...E2.attacker, enemyCentre: ['c-inf-early 1 shown'] },
          defender: { left: ['u-cav-buford 2 shown', 'u-inf-1-i 1 shown'], centre: ['u-inf-2-i 3 shown'] },
        },
      ],
      dice: ones(14),
    },
  );
  s.does('USA', 'shift', { block: block('u-inf-2-i'), to: 7 });
  expect(s.heard(null, 'pursued').map(p => [p.fire.power, p.fire.dice.length])).toEqual([
    [1, 3],
    [1, 3],
    [2, 4],
    [2, 4],
  ]);
  s.spent();
});
test('7.11-a the Attacker retreats only over hexsides he used, even to hexes he left empty', () => {
  const s = retreat('CSA', {
    from: ['bealeton', 'warrenton'],
    attacker: { centre: ['c-inf-hood 4', 'c-inf-rodes 2'] },
    defender: { centre: ['u-inf-1-i 3'] },
  });
  s.does('CSA', 'fallBackAll').asks('CSA', '7.11-a', 'withdraw', 'withdrawAll');
  expect([...new Set(s.offered('CSA', 'withdraw').map(w => w.to))].sort()).toEqual([hex('bealeton'), hex('warrenton')].sort());
  s.refuses('CSA', 'withdraw', { block: block('c-inf-hood'), to: hex('aquia-landing') }, '7.11-b');
});
test('7.11-a a used hexside behind which enemies stand is closed', () => {
  const s = retreat(
    'CSA',
    { from: ['bealeton'], attacker: { centre: ['c-inf-hood 4'] }, defender: { centre: ['u-inf-1-i 3'] } },
    { units: { bealeton: ['u-inf-2-i 1'] } },
  );
  expect(s.over()).toBe(true); // nobody can leave: not even asked
});
test('7.11-b the Defender goes to any passable adjacent hex free of enemies that is no retreat hex of the Attacker', () => {
  const s = retreat(
    'USA',
    { attacker: { centre: ['c-inf-hood 4'] }, defender: { centre: ['u-inf-1-i 3'] } },
    { units: { warrenton: ['c-inf-early 1'] } },
  );
  s.does('USA', 'fallBackAll');
  const places = ['alexandria', 'aquia-landing', 'salem', 'fairfax-court-house'] as const;
  expect(
    s
      .offered('USA', 'withdraw')
      .map(w => w.to)
      .sort(),
  ).toEqual(places.map(hex).sort());
});
test('7.11-b, 7.11-c retreat hexes of the Attacker in another battle still fought are closed too', () => {
  const s = stage(
    'retreat',
    { battle: 0, side: 'USA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { centre: ['c-inf-hood 4'] },
          defender: { centre: ['u-inf-1-i 3'] },
        },
        { at: 'salem', from: ['warrenton'], attacker: { centre: ['c-inf-early 4'] }, defender: { centre: ['u-inf-2-i 3'] } },
      ],
    },
  );
  s.does('USA', 'fallBackAll');
  expect(s.offered('USA', 'withdraw').map(w => w.to)).not.toContain(hex('warrenton'));
  // 7.11-c into the other battle where he defends as well
  s.does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('salem') });
  expect([s.pub.spot[block('u-inf-1-i')], s.pub.marks[block('u-inf-1-i')]! & 1]).toEqual([7, 1]);
});
test('7.12-a, E3 the attack limit of the hexside bounds the retreat of a Battle Turn; named are no more than can leave', () => {
  const s = retreat('CSA', {
    at: 'chancellorsville',
    from: ['fredericksburg'],
    attacker: { centre: ['c-inf-hood 4', 'c-inf-rodes 2', 'c-inf-early 1'] },
    defender: { centre: ['u-inf-1-i 3'] },
  });
  s.refuses('CSA', 'fallBackAll', null, '7.1-a');
  s.does('CSA', 'fallBack', block('c-inf-hood')).does('CSA', 'fallBack', block('c-inf-rodes'));
  s.refuses('CSA', 'fallBack', block('c-inf-early'), '7.1-a');
  s.does('CSA', 'standFast').does('CSA', 'withdrawAll', hex('fredericksburg'));
  expect(s.pub.battles[0]!.retreated[1]).toEqual([
    between('chancellorsville', 'fredericksburg'),
    between('chancellorsville', 'fredericksburg'),
  ]);
});
test('7.12-a, 1.26-b, E3 a gap in Mud lets nobody through; a river one', () => {
  const gap = retreat(
    'CSA',
    { from: ['salem'], attacker: { centre: ['c-inf-hood 4'] }, defender: { centre: ['u-inf-1-i 3'] } },
    { weather: 'mud' },
  );
  expect(gap.over()).toBe(true);
  const river = retreat(
    'CSA',
    { from: ['alexandria'], attacker: { centre: ['c-inf-hood 4', 'c-inf-rodes 1'] }, defender: { centre: ['u-inf-1-i 3'] } },
    { weather: 'mud' },
  );
  river.does('CSA', 'fallBack', block('c-inf-hood')).refuses('CSA', 'fallBack', block('c-inf-rodes'), '7.1-a');
});
test('7.13-a a unit that has retreated lies disorganised', () => {
  const s = retreat('CSA', {
    attacker: { centre: ['c-inf-hood 4 shown', 'c-inf-rodes 1'] },
    defender: { centre: ['u-inf-1-i 3'] },
  });
  s.does('CSA', 'fallBack', block('c-inf-hood')).does('CSA', 'standFast');
  expect([s.where('c-inf-hood'), s.pub.marks[block('c-inf-hood')]! & 1, s.pub.shown[block('c-inf-hood')]]).toEqual([
    'J06',
    1,
    -1,
  ]);
});
test('7.1-a, 3.55-d when all have left the other side has won', () => {
  const s = retreat('USA', { attacker: { centre: ['c-inf-hood 4'] }, defender: { centre: ['u-inf-1-i 3'] } });
  s.does('USA', 'fallBackAll').does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('alexandria') });
  expect(s.pub.battles[0]!.won).toBe('CSA');
  s.asks('CSA', '6.4-a');
});
test('7.15-a, 7.15-b leaving the Centre to the enemy routs those who stay', () => {
  const s = retreat(
    'USA',
    {
      attacker: { enemyCentre: ['c-inf-hood 1 shown'], centre: ['c-inf-rodes 1'] },
      defender: { centre: ['u-inf-1-i 3 shown'], left: ['u-inf-2-i 3'] },
    },
    { dice: [1] },
  );
  s.does('USA', 'fallBack', block('u-inf-1-i'))
    .does('USA', 'standFast')
    .does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('alexandria') });
  expect(s.heard(null, 'battleRouted')).toMatchObject([{ side: 'USA' }]);
  s.asks('USA', '7.11-a', 'withdraw');
});
test('7.15-a, 7.15-c fire at a vacant Centre from the wing is a rout without dice', () => {
  const s = stage(
    'volley',
    { battle: 0, side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { enemyLeft: ['c-inf-hood 4 shown'], centre: ['c-inf-rodes 1'] },
          defender: { right: ['u-inf-1-i 3'], reserve: ['u-inf-2-i 3'] },
        },
      ],
    },
  );
  s.does('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: -1 });
  expect(s.heard(null, 'battleRouted')).toMatchObject([{ side: 'USA', why: 'flank' }]);
});
test('7.15-e, 2.2.6-a Heavy Artillery and disorganised units are lost in a rout, before the pursuit', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { centre: ['c-inf-hood 4'] },
          defender: { left: ['u-inf-1-i 3'], reserve: ['u-hvy-siege 3', 'u-inf-2-i 3 disorganised'] },
        },
      ],
    },
  );
  s.does('CSA', 'shift', { block: block('c-inf-hood'), to: 4 });
  expect([s.where('u-hvy-siege'), s.where('u-inf-2-i'), s.where('u-inf-1-i')]).toEqual([null, null, 'I07']);
  expect(s.heard(null, 'pursued')).toEqual([]);
});
test('7.15-e units beyond the limits are eliminated, the owner choosing who goes', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'USA' },
    {
      active: 'CSA',
      weather: 'mud',
      battles: [
        {
          at: 'manassas-junction',
          from: ['alexandria'],
          attacker: { left: ['c-inf-hood 4', 'c-inf-rodes 2'] },
          defender: { centre: ['u-inf-1-i 3'] },
        },
      ],
    },
  );
  s.does('USA', 'shift', { block: block('u-inf-1-i'), to: 1 });
  s.asks('CSA', '7.11-a', 'withdraw').does('CSA', 'withdraw', { block: block('c-inf-rodes'), to: hex('alexandria') });
  expect([s.where('c-inf-rodes'), s.where('c-inf-hood')]).toEqual(['I08', null]);
  expect([s.pub.battles[0]!.won, s.heard(null, 'cannotLeave')[0]!.count]).toEqual(['USA', 1]);
});
test('7.43-g lost units of a side that leaves lose a step and go without pursuit', () => {
  const s = retreat('CSA', {
    attacker: { centre: ['c-inf-hood 4'], outsideEnemyLeft: ['c-inf-rodes 2'] },
    defender: { centre: ['u-inf-1-i 3'] },
  });
  s.does('CSA', 'fallBackAll');
  expect([s.where('c-inf-hood'), s.where('c-inf-rodes'), s.steps('c-inf-rodes')]).toEqual(['J06', 'J06', 1]);
  expect(s.pub.battles[0]!.won).toBe('USA');
});
test('10.41-a invaders go back to their port by sea if unengaged', () => {
  const scene = (engaged: boolean): Scene => ({
    active: 'USA',
    units: { 'fort-monroe': ['u-gar-monroe 1'] },
    battles: [
      {
        at: 'yorktown',
        attacker: engaged ? { enemyCentre: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] } : { centre: ['u-inf-1-i 3'] },
        defender: { centre: ['c-inf-hood 4 shown'] },
      },
    ],
  });
  const s = stage('fight', { battle: 0, side: 'CSA' }, scene(false));
  s.own.USA.landed.push(block('u-inf-1-i'));
  s.own.USA.ports.push(hex('fort-monroe'));
  s.takeUp('retreat', 'open', { battle: 0, side: 'USA', leaving: [] });
  s.does('USA', 'fallBackAll');
  expect([s.where('u-inf-1-i'), s.heard(null, 'someWithdrew')[0]!.bySea]).toEqual(['Q11', true]);
  const held = stage('fight', { battle: 0, side: 'CSA' }, scene(true));
  held.own.USA.landed.push(block('u-inf-1-i'));
  held.own.USA.ports.push(hex('fort-monroe'));
  held.takeUp('retreat', 'open', { battle: 0, side: 'USA', leaving: [] });
  held.refuses('USA', 'fallBack', block('u-inf-1-i'), '7.1-a');
});
test('7.14-d Double Defence shields those who leave their own line, unless the option is off', () => {
  const scene = (bareRetreats: boolean) =>
    retreat(
      'USA',
      {
        at: 'chancellorsville',
        from: ['fredericksburg'],
        attacker: { enemyLeft: ['c-inf-hood 2 shown'], centre: ['c-inf-rodes 1'] },
        defender: { left: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 3'] },
      },
      { dice: [6, 1], pub: { bareRetreats } },
    );
  const shielded = scene(false);
  shielded.does('USA', 'fallBack', block('u-inf-1-i')).does('USA', 'standFast');
  expect(shielded.steps('u-inf-1-i')).toBe(3);
  const bare = scene(true);
  bare.does('USA', 'fallBack', block('u-inf-1-i')).does('USA', 'standFast');
  expect(bare.steps('u-inf-1-i')).toBe(2);
});
test('7.14-a HQs never pursue', () => {
  const s = retreat(
    'CSA',
    {
      attacker: { enemyCentre: ['c-inf-hood 3 shown'], centre: ['c-inf-rodes 1'] },
      defender: { centre: ['ap 4 shown', 'u-inf-1-i 1 shown'] },
    },
    { dice: [1] },
  );
  s.does('CSA', 'fallBack', block('c-inf-hood')).does('CSA', 'standFast').spent();
});
test('7.14-e, 7.14-c in a fortress nobody pursues into the Reserve', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'petersburg',
          from: ['city-point'],
          attacker: { centre: ['c-inf-hood 4'] },
          defender: { reserve: ['u-inf-1-i 3'] },
        },
      ],
    },
  );
  s.does('CSA', 'shift', { block: block('c-inf-hood'), to: 4 });
  s.asks('USA', '7.11-a', 'withdraw');
});
test('7.14-c, 7.15-d in a rout those who hold the Centre pursue the Reserve; as an option only those in a wing do', () => {
  const rout = (options: readonly string[]) =>
    stage(
      'moves',
      { battle: 0, side: 'USA' },
      {
        active: 'CSA',
        options,
        battles: [
          {
            at: 'manassas-junction',
            from: ['bealeton'],
            attacker: { enemyCentre: ['c-inf-early 1 shown'], enemyLeft: ['c-inf-hood 1'] },
            defender: { centre: ['u-inf-2-i 3 shown'] },
          },
        ],
      },
    ).does('USA', 'shift', { block: block('u-inf-2-i'), to: 7 });
  expect(
    new Set(
      rout([])
        .offers('CSA', 'pursue')
        .map(p => p.block),
    ),
  ).toEqual(new Set([block('c-inf-early'), block('c-inf-hood')]));
  expect(
    new Set(
      rout(['wing-pursuit'])
        .offers('CSA', 'pursue')
        .map(p => p.block),
    ),
  ).toEqual(new Set([block('c-inf-hood')]));
});
