import { expect, test } from 'vitest';
import type { BlockName } from '../data/blocks.ts';
import { stage } from './battle-stage.ts';
import { block, type FoughtAt, type Scene } from './scene.ts';

const moves = (side: 'USA' | 'CSA', fought: Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] }, more: Partial<Scene> = {}) =>
  stage(
    'moves',
    { battle: 0, side },
    { active: 'CSA', battles: [{ at: 'manassas-junction', from: ['bealeton'], ...fought }], ...more },
  );
const envelops = (side: 'USA' | 'CSA', fought: Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] }, more: Partial<Scene> = {}) =>
  stage(
    'envelopment',
    { battle: 0, side },
    { active: 'CSA', battles: [{ at: 'manassas-junction', from: ['bealeton'], ...fought }], ...more },
  );
const base = { centre: ['c-inf-rodes 1'] } as const;
const foes = { centre: ['u-inf-2-i 1'] } as const;

test('7.43-a Reserve units envelop engaged wings of either line and vacant enemy wings', () => {
  const s = moves('CSA', {
    attacker: { reserve: ['c-inf-hood 4', 'anv 4'], enemyRight: ['c-inf-early 2 shown'], ...base },
    defender: { right: ['u-inf-1-i 3 shown'], ...foes },
  });
  expect(s.offered('CSA', 'envelop')).toEqual([
    { block: block('c-inf-hood'), wing: 3 },
    { block: block('c-inf-hood'), wing: 5 }, // vacant
  ]);
});
test('7.43-h enemies in the own wing can be enveloped but not passed', () => {
  const s = moves('CSA', {
    attacker: { reserve: ['c-inf-hood 4'], enemyRight: ['c-inf-early 2 shown'], ...base },
    defender: { right: ['u-inf-1-i 3 shown'], enemyLeft: ['u-inf-3-i 1 shown'], left: ['u-inf-1-ii 1'], ...foes },
  });
  expect(s.offered('CSA', 'envelop')).toEqual([{ block: block('c-inf-hood'), wing: 0 }]);
});
test('7.43-b, E9 the roll: CSA Cavalry in Forest and Mud needs a natural 5', () => {
  const roll = (die: number) => {
    const s = moves(
      'CSA',
      {
        at: 'chancellorsville',
        attacker: { reserve: ['c-cav-hampton 4'], enemyRight: ['c-inf-early 2 shown'], ...base },
        defender: { right: ['u-inf-1-i 3 shown'], ...foes },
      },
      { weather: 'mud' },
    );
    s.does('CSA', 'envelop', { block: block('c-cav-hampton'), wing: 3 }).does('CSA', 'endMoves');
    const roll = envelops(
      'CSA',
      {
        at: 'chancellorsville',
        attacker: { outsideEnemyRight: ['c-cav-hampton 4 shifted'], enemyRight: ['c-inf-early 2 shown'], ...base },
        defender: { right: ['u-inf-1-i 3 shown'], ...foes },
      },
      { weather: 'mud', dice: [die] },
    );
    return roll.heard('CSA', 'enveloped')[0]!;
  };
  expect(roll(4)).toMatchObject({ sum: { total: 3, need: 4 }, success: false });
  expect(roll(5)).toMatchObject({
    sum: {
      die: 5,
      terms: [
        { of: 'cavalry', value: 1 },
        { of: 'mud', value: -1 },
        { of: 'forest', value: -1 },
      ],
      total: 4,
    },
    success: true,
  });
});
test('7.43-b, E9 USA infantry 5+, USA cavalry 4+, CSA infantry 4+, USA artillery in Forest and Mud never', () => {
  const success = (
    name: BlockName,
    die: number,
    where: 'manassas-junction' | 'chancellorsville' = 'manassas-junction',
    weather: 'dry' | 'mud' = 'dry',
    options: readonly string[] = [],
  ) => {
    const usa = name.startsWith('u');
    const s = stage(
      'envelopment',
      { battle: 0, side: usa ? 'USA' : 'CSA' },
      {
        active: usa ? 'USA' : 'CSA',
        options,
        weather,
        dice: [die],
        battles: [
          {
            at: where,
            attacker: { outsideEnemyRight: [`${name} 1 shifted`], centre: [usa ? 'u-inf-3-i 1' : 'c-inf-rodes 1'] },
            defender: { centre: [usa ? 'c-inf-rodes 1' : 'u-inf-3-i 1'] },
          },
        ],
      },
    );
    return s.pub.spot[block(name)] === 3;
  };
  expect([success('u-inf-1-i', 4), success('u-inf-1-i', 5)]).toEqual([false, true]);
  expect([success('u-cav-buford', 3), success('u-cav-buford', 4)]).toEqual([false, true]);
  expect([success('c-inf-hood', 3), success('c-inf-hood', 4)]).toEqual([false, true]);
  expect(success('u-art-ap1', 6, 'chancellorsville', 'mud')).toBe(false);
  // terrain, weather and cavalry change the roll; guns only as an option
  expect([success('c-art-i', 3), success('c-art-i', 4)]).toEqual([false, true]);
  const slow = (die: number) => success('c-art-i', die, 'manassas-junction', 'dry', ['slow-guns']);
  expect([slow(4), slow(5)]).toEqual([false, true]);
});
test('7.43-c, 7.43-e, E10 one is lost without losing a step, the other joins and fires at once', () => {
  const s = envelops(
    'CSA',
    {
      attacker: {
        outsideEnemyRight: ['c-inf-hood 4 shifted', 'c-inf-mclaws 2 shifted'],
        enemyRight: ['c-inf-early 2 shown fired'],
        ...base,
      },
      defender: { right: ['u-inf-1-i 3 shown'], ...foes },
    },
    { dice: [4, 3, 6, 5, 1, 1] },
  );
  expect(
    s
      .heard('USA', 'someEnveloped')
      .map(e => e.success)
      .sort(),
  ).toEqual([false, true]);
  const [found, lost] =
    s.pub.spot[block('c-inf-hood')] === 3 ? (['c-inf-hood', 'c-inf-mclaws'] as const) : (['c-inf-mclaws', 'c-inf-hood'] as const);
  expect([s.pub.spot[block(lost)], s.steps(lost)]).toEqual([10, lost === 'c-inf-hood' ? 4 : 2]);
  s.asks('CSA', '7.43-c', 'fire', 'assault', 'ceaseFire');
  s.does('CSA', 'fire', { block: block(found), at: 3, aim: -1 });
  expect(s.steps('u-inf-1-i')).toBe(1);
});
test('7.43-d an assault by enveloping units takes along friends who have neither fired nor moved', () => {
  const s = envelops(
    'CSA',
    {
      attacker: {
        outsideEnemyRight: ['c-inf-hood 1 shifted'],
        enemyRight: ['c-inf-early 1 shown', 'c-inf-mclaws 1 shown fired'],
        ...base,
      },
      defender: { right: ['u-inf-1-i 3 shown'], ...foes },
    },
    { dice: [6, 1, 1, 1, 1, 1] },
  );
  s.does('CSA', 'assault', 3);
  expect(
    s
      .heard(null, 'assaulted')[0]!
      .fire.map(f => f.block)
      .sort(),
  ).toEqual([block('c-inf-hood'), block('c-inf-early')].sort());
  s.asks('CSA', '7.35-d', 'secondRound', 'breakOff');
});
test('7.43-c in a vacant enemy wing it just stands there', () => {
  const s = envelops('CSA', { attacker: { outsideEnemyLeft: ['c-inf-hood 4 shifted'], ...base }, defender: foes }, { dice: [4] });
  expect([s.pub.spot[block('c-inf-hood')], s.over()]).toEqual([5, true]);
});
test('7.43-f a lost unit rolls again later: into the wing and fire, or back to the Reserve', () => {
  const again = (dice: number[]) =>
    envelops(
      'CSA',
      {
        attacker: { outsideEnemyRight: ['c-inf-hood 4'], enemyRight: ['c-inf-early 2 shown'], ...base },
        defender: { right: ['u-inf-1-i 3 shown'], ...foes },
      },
      { dice },
    );
  const back = again([4]);
  back.asks('CSA', '7.43-f', 'seek', 'endSearch').does('CSA', 'seek', block('c-inf-hood')).does('CSA', 'rejoin');
  expect([back.pub.spot[block('c-inf-hood')], back.over()]).toEqual([6, true]);
  const enter = again([4]);
  enter.does('CSA', 'seek', block('c-inf-hood')).does('CSA', 'enterWing').asks('CSA', '7.43-c', 'fire', 'assault', 'ceaseFire');
  const lost = again([3]);
  lost.does('CSA', 'seek', block('c-inf-hood'));
  expect([lost.pub.spot[block('c-inf-hood')], lost.over()]).toEqual([10, true]);
});
test('7.43-a the wing must still be engaged when the dice are to be rolled: who finds nobody there is lost without a roll', () => {
  const s = stage(
    'fight',
    { battle: 0, side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          attacker: { reserve: ['c-inf-hood 4'], enemyRight: ['c-inf-early 2 shown'], ...base },
          defender: { right: ['u-inf-1-i 3 shown'], ...foes },
        },
      ],
    },
  );
  s.does('CSA', 'ceaseFire').does('CSA', 'envelop', { block: block('c-inf-hood'), wing: 3 });
  s.does('CSA', 'shift', { block: block('c-inf-early'), to: 0 }).does('CSA', 'endMoves');
  expect([s.pub.spot[block('c-inf-hood')], s.steps('c-inf-hood')]).toEqual([10, 4]);
  expect([s.heard('CSA', 'stranded'), s.heard('USA', 'someStranded').length, s.heard('USA', 'stranded')]).toMatchObject([
    [{ block: block('c-inf-hood'), wing: 3 }],
    1,
    [],
  ]);
});
test('7.43-a, 7.43-c units that set out for a vacant wing may join a friend who has marched into it', () => {
  const s = stage(
    'fight',
    { battle: 0, side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          attacker: { reserve: ['c-inf-hood 4'], right: ['c-inf-early 2'], ...base },
          defender: foes,
        },
      ],
      dice: [4],
    },
  );
  s.does('CSA', 'ceaseFire').does('CSA', 'envelop', { block: block('c-inf-hood'), wing: 5 });
  s.does('CSA', 'shift', { block: block('c-inf-early'), to: 5 }).does('CSA', 'endMoves');
  expect(s.pub.spot[block('c-inf-hood')]).toBe(5);
  s.spent();
});
test('7.43-f, 7.43-a a lost unit that finds its way cannot strike a wing where no friend is engaged', () => {
  const s = envelops(
    'CSA',
    { attacker: { outsideEnemyRight: ['c-inf-hood 4'], ...base }, defender: { right: ['u-inf-1-i 3'], ...foes } },
    { dice: [6] },
  );
  s.does('CSA', 'seek', block('c-inf-hood')); // only the Reserve is left, so it goes there
  expect([s.pub.spot[block('c-inf-hood')], s.pub.shown[block('u-inf-1-i')]]).toEqual([6, -1]);
});
test('7.43-h a lost unit cannot enter past enemies in its own wing', () => {
  const s = envelops(
    'CSA',
    {
      attacker: { outsideEnemyRight: ['c-inf-hood 4'], ...base },
      defender: { right: ['u-inf-1-i 3 shown'], enemyLeft: ['u-inf-3-i 1'], ...foes },
    },
    { dice: [6] },
  );
  s.does('CSA', 'seek', block('c-inf-hood')); // only the Reserve is left, so it goes there
  expect(s.pub.spot[block('c-inf-hood')]).toBe(6);
});
