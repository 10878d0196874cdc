/** Cases made from the rulebook alone: retreat, pursuit, rout, reinforcement, night. */
import { expect, test } from 'vitest';
import { DISORGANISED } from '../data/tokens.ts';
import { stage } from './battle-stage.ts';
import { block, type FoughtAt, hex, type Scene } from './scene.ts';

type Fought = Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] };
const laid = (fought: Fought, more: Partial<Scene> = {}): Scene => ({
  active: 'CSA',
  battles: [{ at: 'manassas-junction', from: ['bealeton'], ...fought }],
  ...more,
});
const retreat = (side: 'USA' | 'CSA', fought: Fought, more: Partial<Scene> = {}) =>
  stage('retreat', { battle: 0, side }, laid(fought, more));
const night = (fought: Fought, more: Partial<Scene> = {}) =>
  stage('night', { side: 'CSA' }, laid(fought, { pub: { hour: 4, day: 1 }, ...more }));
const reinforce = (side: 'USA' | 'CSA', fought: Fought, more: Partial<Scene> = {}) =>
  stage('reinforcement', { battle: 0, side, night: false }, laid(fought, more));
const ones = (n: number): number[] => Array.from({ length: n }, () => 1);
const refuges = (s: ReturnType<typeof retreat>, side: 'USA' | 'CSA') =>
  [...new Set(s.offers(side, 'withdraw').map(w => w.to))].sort();

test('7.12-a over a wooded hexside two units may retreat in a Battle Turn, the third may not be named', () => {
  const s = retreat('CSA', {
    at: 'chancellorsville',
    from: ['fredericksburg'],
    attacker: { centre: ['c-inf-hood 3', 'c-inf-early 3', 'c-inf-ewell 3'] },
    defender: { centre: ['u-inf-1-i 3'] },
  });
  s.refuses('CSA', 'fallBackAll', null, '7.1-a')
    .does('CSA', 'fallBack', block('c-inf-hood'))
    .does('CSA', 'fallBack', block('c-inf-early'));
  s.refuses('CSA', 'fallBack', block('c-inf-ewell'), '7.1-a');
});
test('7.12-a in Mud half as many: one over the wood, and over a gap nobody', () => {
  const wood = retreat(
    'CSA',
    {
      at: 'chancellorsville',
      from: ['fredericksburg'],
      attacker: { centre: ['c-inf-hood 3', 'c-inf-early 3'] },
      defender: { centre: ['u-inf-1-i 3'] },
    },
    { weather: 'mud' },
  );
  wood.does('CSA', 'fallBack', block('c-inf-hood')).refuses('CSA', 'fallBack', block('c-inf-early'), '7.1-a');
  const gap = retreat(
    'CSA',
    { from: ['salem'], attacker: { centre: ['c-inf-hood 3'] }, defender: { centre: ['u-inf-1-i 3'] } },
    { weather: 'mud' },
  );
  expect(gap.over()).toBe(true); // nobody can leave, so nobody is asked
});
test('7.11-a the Attacker may not go to a friendly hex from which nobody attacked or reinforced', () => {
  const s = retreat(
    'CSA',
    { attacker: { centre: ['c-inf-hood 3'], left: ['c-inf-early 1'] }, defender: { centre: ['u-inf-1-i 3'] } },
    { units: { warrenton: ['c-inf-ewell 3'] } },
  );
  s.does('CSA', 'fallBack', block('c-inf-hood')).does('CSA', 'standFast');
  expect(refuges(s, 'CSA')).toEqual([]); // one hex, Bealeton, which the attack left empty: it is taken without asking
  expect(s.where('c-inf-hood')).toBe('J06');
});
test('7.11-b the Defender may not go where the Attacker came from, though it lies empty', () => {
  const s = retreat('USA', {
    attacker: { centre: ['c-inf-hood 3'] },
    defender: { centre: ['u-inf-1-i 3'], left: ['u-inf-2-i 1'] },
  });
  s.does('USA', 'fallBack', block('u-inf-1-i')).does('USA', 'standFast');
  expect(refuges(s, 'USA')).toEqual(
    [hex('alexandria'), hex('aquia-landing'), hex('warrenton'), hex('salem'), hex('fairfax-court-house')].sort(),
  );
});
test('7.11-c, 7.13-c a Defender who saves himself into the next battle lies there, cannot move, and may leave again', () => {
  const s = stage(
    'battleTurn',
    { side: 'USA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { centre: ['c-inf-hood 3'] },
          defender: { centre: ['u-inf-1-i 3', 'u-inf-3-i 1'] },
        },
        { at: 'warrenton', from: ['culpeper'], attacker: { centre: ['c-inf-early 3'] }, defender: { centre: ['u-inf-2-i 3'] } },
      ],
    },
  );
  s.does('USA', 'fightAt', 0).does('USA', 'fallBack', block('u-inf-3-i')).does('USA', 'standFast');
  s.does('USA', 'withdraw', { block: block('u-inf-3-i'), to: hex('warrenton') });
  expect([s.pub.spot[block('u-inf-3-i')], s.pub.marks[block('u-inf-3-i')]! & DISORGANISED]).toEqual([7, DISORGANISED]);
  s.does('USA', 'ceaseFire').does('USA', 'endMoves');
  expect(s.offers('USA', 'fallBack')).toContain(block('u-inf-3-i'));
  s.does('USA', 'standFast')
    .does('USA', 'ceaseFire')
    .refuses('USA', 'shift', { block: block('u-inf-3-i'), to: 4 }, '7.13-c');
});
test('7.14-a who is not engaged retreats without a shot', () => {
  const s = retreat('USA', {
    attacker: { centre: ['c-cav-hampton 4'], left: ['c-inf-hood 2'] },
    defender: { centre: ['u-inf-2-i 1'], left: ['u-inf-1-i 3'] },
  });
  s.does('USA', 'fallBack', block('u-inf-1-i'))
    .does('USA', 'standFast')
    .does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('warrenton') });
  expect([s.heard(null, 'pursued'), s.steps('u-inf-1-i')]).toEqual([[], 3]);
});
test('7.14-b the example: cavalry four dice F2, infantry three dice F1; two hits, the first on the stronger', () => {
  const s = retreat(
    'USA',
    {
      attacker: { enemyLeft: ['c-cav-hampton 4 shown', 'c-inf-hood 3 shown'], centre: ['c-inf-rodes 1'] },
      defender: { left: ['u-cav-buford 2 shown', 'u-inf-1-i 1 shown'], centre: ['u-inf-2-i 3'] },
    },
    { dice: [6, 1, 1, 1, 6, 1, 1] },
  );
  s.does('USA', 'fallBack', block('u-cav-buford')).does('USA', 'fallBack', block('u-inf-1-i')).does('USA', 'standFast');
  expect(
    s
      .heard(null, 'pursued')
      .map(p => [p.fire.block, p.fire.power])
      .sort(),
  ).toEqual(
    [
      [block('c-cav-hampton'), 2],
      [block('c-inf-hood'), 1],
    ].sort(),
  );
  s.rolled().asks('USA', '7.32-a', 'takeHit'); // both have one step left: the owner says who falls
  s.does('USA', 'takeHit', block('u-cav-buford'));
  expect([s.where('u-cav-buford'), s.steps('u-inf-1-i')]).toEqual([null, 1]);
});
test('7.14-b the example continued: cavalry alone is pursued by cavalry alone, with F1', () => {
  const s = retreat(
    'USA',
    {
      attacker: { enemyLeft: ['c-cav-hampton 4 shown', 'c-inf-hood 3 shown'], centre: ['c-inf-rodes 1'] },
      defender: { left: ['u-cav-buford 2 shown'], centre: ['u-inf-2-i 3'] },
    },
    { dice: ones(4) },
  );
  s.does('USA', 'fallBack', block('u-cav-buford')).does('USA', 'standFast').rolled();
  expect(s.heard(null, 'pursued').map(p => p.fire.power)).toEqual([1]);
  expect(s.heard(null, 'tooSlow').map(p => p.block)).toEqual([block('c-inf-hood')]);
});
test('7.14-b siege guns slow down everybody who leaves their place', () => {
  const s = retreat(
    'USA',
    {
      attacker: { enemyCentre: ['c-inf-hood 2 shown'] },
      defender: { centre: ['u-hvy-siege 3 shown', 'u-inf-1-i 2 shown'] },
    },
    { dice: ones(2) },
  );
  s.does('USA', 'fallBackAll').rolled();
  expect(s.heard(null, 'pursued')).toMatchObject([{ slowest: 1, fire: { power: 2 } }]);
});
test('7.14-c the example: who withdrew to the Reserve is pursued from the wing he left', () => {
  const s = retreat(
    'USA',
    {
      attacker: { enemyLeft: ['c-cav-hampton 2'], centre: ['c-inf-rodes 1'] },
      defender: { reserve: ['u-inf-1-i 3'], centre: ['u-inf-2-i 3'] },
    },
    { dice: [5, 1] },
  );
  s.does('USA', 'fallBack', block('u-inf-1-i')).does('USA', 'standFast').asks('CSA', '7.14-c', 'pursue', 'letGo');
  s.does('CSA', 'pursue', { block: block('c-cav-hampton'), at: 7 });
  expect(s.steps('u-inf-1-i')).toBe(2);
});
test('7.15-a, 7.15-d, 7.15-e a rout: siege guns and disorganised units fall at once, pursuers fire twice, too many for the roads are lost', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'CSA' },
    laid(
      {
        at: 'chancellorsville',
        from: ['fredericksburg'],
        attacker: { centre: ['c-inf-hood 3'], enemyLeft: ['c-inf-early 1 shown'] },
        defender: {
          left: ['u-inf-1-i 2 shown'],
          right: ['u-inf-3-i 2', 'u-inf-1-ii 2'],
          reserve: ['u-inf-2-i 3 disorganised', 'ap 2'],
        },
      },
      {
        // one road, over the wood to Gordonsville: two may leave
        units: { J05: ['c-inf-ewell 1'], J06: ['c-inf-mclaws 1'], L05: ['c-inf-pickett 1'], L06: ['c-inf-dh-hill 1'] },
        dice: ones(2),
      },
    ),
  );
  s.does('CSA', 'shift', { block: block('c-inf-hood'), to: 4 });
  expect([s.heard(null, 'battleRouted').length, s.where('u-inf-2-i')]).toEqual([1, null]);
  expect(s.heard(null, 'pursued').length).toBe(2); // Early, twice
  while (s.offers('CSA', 'letGo').length > 0) s.does('CSA', 'letGo');
  s.does('USA', 'withdraw', { block: block('ap'), to: hex('gordonsville') }).does('USA', 'withdraw', {
    block: block('u-inf-1-i'),
    to: hex('gordonsville'),
  });
  expect([s.where('u-inf-3-i'), s.where('u-inf-1-ii'), s.where('ap')]).toEqual([null, null, 'K05']);
  expect(s.heard(null, 'battleWon')).toMatchObject([{ winner: 'CSA' }]);
});
test('7.15-c a shot from the captured wing at the empty Centre is a rout, without dice', () => {
  const s = stage(
    'volley',
    { battle: 0, side: 'CSA' },
    laid({
      attacker: { enemyLeft: ['c-inf-hood 3'], centre: ['c-inf-rodes 1'] },
      defender: { right: ['u-inf-1-i 3'], reserve: ['u-inf-2-i 1'] },
    }),
  );
  s.does('CSA', 'fire', { block: block('c-inf-hood'), at: 4, aim: -1 });
  expect(s.heard(null, 'battleRouted')).toMatchObject([{ side: 'USA', why: 'flank' }]);
});
test('7.42-a W disengages from its own Centre: B holds it now, and White is routed', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'USA' },
    laid({ attacker: { enemyCentre: ['c-inf-hood 3 shown'] }, defender: { centre: ['u-inf-1-i 3 shown'] } }, { dice: ones(6) }),
  );
  s.does('USA', 'shift', { block: block('u-inf-1-i'), to: 7 });
  expect(s.heard(null, 'battleRouted')).toMatchObject([{ side: 'USA', why: 'centre' }]);
});
test('7.51-a over Clear two a turn, over a river one; they come into the Reserve', () => {
  const s = reinforce(
    'USA',
    { attacker: { centre: ['c-inf-hood 3'] }, defender: { centre: ['u-inf-1-i 3'] } },
    { units: { warrenton: ['u-inf-2-i 1', 'u-inf-3-i 1', 'u-inf-1-ii 1'], alexandria: ['u-inf-2-ii 1', 'u-inf-3-ii 1'] } },
  );
  s.does('USA', 'reinforce', block('u-inf-2-i'))
    .does('USA', 'reinforce', block('u-inf-3-i'))
    .refuses('USA', 'reinforce', block('u-inf-1-ii'), '7.51-a');
  s.does('USA', 'reinforce', block('u-inf-2-ii'));
  expect([s.over(), s.pub.spot[block('u-inf-2-i')], s.where('u-inf-3-ii')]).toEqual([true, 7, 'I08']);
});
test('7.51-a, 1.21-d through a gap a die decides in Dry weather: 3 closes it for this turn, 4 lets one in', () => {
  const through = (die: number) => {
    const s = reinforce(
      'USA',
      { attacker: { centre: ['c-inf-hood 3'] }, defender: { centre: ['u-inf-1-i 3'] } },
      { units: { salem: ['u-inf-2-i 1', 'u-inf-3-i 1'] }, dice: [die] },
    );
    s.refuses('USA', 'reinforce', block('u-inf-2-i'), '1.21-d').does('USA', 'rollOver', s.offers('USA', 'rollOver')[0]!);
    if (s.offers('USA', 'reinforce').length > 0) s.does('USA', 'reinforce', block('u-inf-2-i'));
    return [s.where('u-inf-2-i'), s.where('u-inf-3-i'), s.over()];
  };
  expect([through(3), through(4)]).toEqual([
    ['H06', 'H06', true],
    ['I07', 'H06', true],
  ]);
});
test('7.13-a, 7.52-a disorganised units do not reinforce; the victors of another battle do from the next turn on', () => {
  const s = reinforce(
    'USA',
    { attacker: { centre: ['c-inf-hood 3'] }, defender: { centre: ['u-inf-1-i 3'] } },
    { units: { warrenton: ['u-inf-2-i 1 disorganised', 'u-inf-3-i 1'] } },
  );
  expect(s.offers('USA', 'reinforce')).toEqual([block('u-inf-3-i')]);
});
test('6.31-a, 6.31-b at night both sides leave what is not theirs; he who had taken the wing stays in it', () => {
  const s = night({
    attacker: { enemyLeft: ['c-inf-hood 3 shown'], enemyCentre: ['c-inf-early 3 shown'], centre: ['c-inf-rodes 1'] },
    defender: { left: ['u-inf-1-i 3 shown came'], centre: ['u-inf-2-i 3 shown'] },
    also: { held: [1, 1, 1, 0, 0, 1] },
  });
  expect([s.pub.spot[block('c-inf-hood')], s.pub.spot[block('u-inf-1-i')], s.pub.spot[block('c-inf-early')]]).toEqual([5, 7, 1]);
  expect([s.heard(null, 'battleRouted'), s.pub.shown.every(shown => shown === -1)]).toEqual([[], true]);
});
test('6.33-a without an HQ in the battle the Attacker goes at night; his units go back over the hexsides he used', () => {
  const s = night(
    {
      from: ['bealeton', 'warrenton'],
      attacker: { centre: ['c-inf-hood 3'], left: ['c-inf-early 1'] },
      defender: { centre: ['u-inf-1-i 3'] },
    },
    { units: { 'aquia-landing': ['c-inf-ewell 1', 'anv 3'] } },
  );
  s.does('USA', 'remain').asks('CSA', '6.31-e', 'leave').does('CSA', 'leave');
  expect([...new Set(s.offers('CSA', 'withdraw').map(w => w.to))].sort()).toEqual([hex('bealeton'), hex('warrenton')].sort());
});
test('6.33-a, 6.33-b a third day costs another step of an HQ', () => {
  const s = night(
    { attacker: { centre: ['c-inf-hood 3'], reserve: ['anv 3'] }, defender: { centre: ['u-inf-1-i 3'] } },
    { pub: { hour: 4, day: 2 } },
  );
  s.does('USA', 'remain').does('CSA', 'payDay', block('anv'));
  expect(s.steps('anv')).toBe(2);
});
test('6.31-h, 7.12-a at night four leave over the wooded hexside', () => {
  const s = night({
    at: 'chancellorsville',
    from: ['fredericksburg'],
    attacker: { centre: ['c-inf-hood 3', 'c-inf-early 1', 'c-inf-ewell 1', 'c-inf-mclaws 1'] },
    defender: { centre: ['u-inf-1-i 3'] },
  });
  s.does('USA', 'remain').does('CSA', 'leave').does('CSA', 'withdrawAll', hex('fredericksburg'));
  expect(['c-inf-hood', 'c-inf-early', 'c-inf-ewell', 'c-inf-mclaws'].map(name => s.where(name as 'c-inf-hood'))).toEqual([
    'K07',
    'K07',
    'K07',
    'K07',
  ]);
  expect(s.heard(null, 'battleWon')).toMatchObject([{ winner: 'USA' }]);
});
test('6.31-f newcomers of the night may stand in any friendly place, those already there do not move', () => {
  const s = night(
    { attacker: { centre: ['c-inf-hood 3'], reserve: ['anv 3'] }, defender: { centre: ['u-inf-1-i 3'] } },
    { units: { warrenton: ['u-inf-2-i 1'] } },
  );
  s.does('USA', 'remain').does('USA', 'reinforce', block('u-inf-2-i')).does('CSA', 'payDay', block('anv'));
  expect(s.offers('USA', 'deploy').map(d => d.block)).toEqual([3, 4, 5, 7].map(() => block('u-inf-2-i')));
  s.does('USA', 'deploy', { block: block('u-inf-2-i'), spot: 5 });
  expect(s.pub.spot[block('u-inf-2-i')]).toBe(5);
});
test('6.4-a the victor may draw units out or bring some in, not both, and they lie disorganised', () => {
  const s = night(
    { attacker: { centre: ['c-inf-hood 3'] }, defender: { centre: ['u-inf-1-i 3'], left: ['u-inf-2-i 1'] } },
    { units: { warrenton: ['u-inf-3-i 1'] } },
  );
  s.does('USA', 'remain').does('USA', 'endReinforcement').does('CSA', 'leave');
  s.asks('USA', '6.4-a', 'endRegroup', 'withdraw', 'reinforce').does('USA', 'withdraw', {
    block: block('u-inf-2-i'),
    to: hex('alexandria'),
  });
  s.refuses('USA', 'reinforce', block('u-inf-3-i'), '6.4-a');
  expect(s.pub.marks[block('u-inf-2-i')]! & DISORGANISED).toBe(DISORGANISED);
});
