/** Positions that seldom come up: routs from odd causes, units that are all lost, what the shaken may do, groups that move at once. */
import { expect, test } from 'vitest';
import { stage } from './battle-stage.ts';
import { block, type FoughtAt, hex, type Scene } from './scene.ts';

type Fought = Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] };
const sceneOf = (fought: Fought, more: Partial<Scene> = {}): Scene => ({
  active: 'CSA',
  battles: [{ at: 'manassas-junction', from: ['bealeton'], ...fought }],
  ...more,
});

test('7.15-b a group that enters an empty Centre: the first unit routs the enemy, the others have not moved yet', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'CSA' },
    sceneOf(
      { attacker: { centre: ['c-inf-hood 4', 'c-inf-early 2'] }, defender: { reserve: ['u-inf-1-i 3', 'u-inf-2-i 2'] } },
      { dice: [1, 1, 1, 1, 1, 1, 1, 1] },
    ),
  );
  s.does('CSA', 'shiftAll', { from: 1, to: 4 });
  expect(s.heard(null, 'battleRouted')).toMatchObject([{ side: 'USA', why: 'centre' }]);
  s.asks('CSA', '7.14-c', 'pursue', 'letGo');
  expect(s.offers('CSA', 'pursue').map(p => p.at)).toEqual([7]); // one pursuer, not two
});
test('7.43-g, 7.43-b a side whose last units set out to envelop is lost only when none of them finds the way', () => {
  const play = (die: number) => {
    const s = stage(
      'fight',
      { battle: 0, side: 'USA' },
      sceneOf(
        { attacker: { enemyLeft: ['c-inf-hood 2'], centre: ['c-inf-rodes 1'] }, defender: { reserve: ['u-inf-1-i 3'] } },
        { dice: [die] },
      ),
    );
    s.does('USA', 'standFast').does('USA', 'envelop', { block: block('u-inf-1-i'), wing: 5 });
    return s.does('USA', 'endMoves');
  };
  const found = play(5);
  expect([found.heard(null, 'battleRouted'), found.pub.spot[block('u-inf-1-i')]]).toEqual([[], 5]);
  found.asks('USA', '7.43-c', 'fire', 'assault', 'ceaseFire');
  const lost = play(4);
  expect([lost.heard(null, 'battleRouted'), lost.steps('u-inf-1-i')]).toMatchObject([[{ side: 'USA', why: 'lost' }], 2]);
});
test('7.43-g, 6.1-d both sides have lost units only: both lose a step and leave, nobody wins', () => {
  const s = stage(
    'assault',
    { battle: 0, side: 'CSA', spot: 3, units: [block('c-inf-hood')] },
    sceneOf(
      {
        attacker: { enemyRight: ['c-inf-hood 1 shown'], outsideEnemyLeft: ['c-inf-early 2'] },
        defender: { right: ['u-inf-1-i 1 shown'], outsideLeft: ['u-inf-2-i 3'] },
      },
      { dice: [6, 6] },
    ),
  );
  s.does('USA', 'withdraw', { block: block('u-inf-2-i'), to: hex('warrenton') });
  expect([s.where('c-inf-early'), s.steps('c-inf-early'), s.steps('u-inf-2-i')]).toEqual(['J06', 1, 2]);
  expect(s.heard(null, 'battleWon')).toMatchObject([{ winner: null }]);
});
test('7.2-a a shaken unit makes no other move than to disengage, even when its enemies have fallen meanwhile', () => {
  const s = stage(
    'moves',
    { battle: 0, side: 'CSA' },
    sceneOf({
      attacker: { left: ['c-inf-hood 1 shown shaken'], enemyRight: ['c-inf-early 2 shown'], centre: ['c-inf-rodes 1'] },
      defender: { right: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
    }),
  );
  s.refuses('CSA', 'shift', { block: block('c-inf-hood'), to: 3 }, '7.2-a');
  s.does('CSA', 'endMoves');
});
test('7.35-a units that arrive in one wing all fire or all assault', () => {
  const s = stage(
    'envelopment',
    { battle: 0, side: 'CSA' },
    sceneOf(
      {
        attacker: {
          outsideEnemyRight: ['c-inf-hood 1 shifted', 'c-inf-mclaws 1 shifted'],
          enemyRight: ['c-inf-early 2 shown fired'],
          centre: ['c-inf-rodes 1'],
        },
        defender: { right: ['u-inf-1-i 3 shown'], centre: ['u-inf-2-i 1'] },
      },
      { dice: [4, 4, 1] },
    ),
  );
  s.asks('CSA', '7.43-c', 'fire', 'assault', 'ceaseFire').does('CSA', 'fire', { block: block('c-inf-hood'), at: 3, aim: -1 });
  s.asks('CSA', '7.43-c', 'fire', 'ceaseFire').refuses('CSA', 'assault', 3, '7.35-a');
});
/** McClellan's men have landed at Yorktown; friends hold Williamsburg, and Warwick beside it. */
const landing = (more: Partial<Scene> = {}): Scene => ({
  active: 'USA',
  units: { 'fort-monroe': ['u-gar-monroe 1'], 'warwick-court-house': ['u-inf-3-i 1'] },
  battles: [
    {
      at: 'yorktown',
      from: ['warwick-court-house'],
      attacker: { centre: ['u-inf-1-i 3'], reserve: ['u-inf-2-i 2'] },
      defender: { centre: ['c-inf-hood 4'] },
    },
    { at: 'williamsburg', attacker: { centre: ['u-inf-1-ii 3'] }, defender: { centre: ['c-inf-early 4'] } },
  ],
  landed: { 'u-inf-2-i': 'fort-monroe' },
  ...more,
});
test('10.41-a a unit that has left the battle in which it landed is an ordinary one: no ships come for it elsewhere', () => {
  const s = stage('retreat', { battle: 0, side: 'USA' }, landing());
  s.does('USA', 'fallBack', block('u-inf-2-i')).does('USA', 'standFast');
  expect(s.offers('USA', 'withdraw').map(x => x.to)).toEqual([hex('warwick-court-house'), hex('fort-monroe')]);
  s.does('USA', 'withdraw', { block: block('u-inf-2-i'), to: hex('warwick-court-house') });
  expect([s.own.USA.landed, s.own.USA.ports]).toEqual([[], []]);
});
test('10.41-a, 7.52-a nor for one that reinforces another battle', () => {
  const s = stage(
    'reinforcement',
    { battle: 0, side: 'USA', night: false },
    landing({
      units: { 'warwick-court-house': ['u-inf-2-i 2'], 'fort-monroe': ['u-gar-monroe 1'] },
      battles: [{ at: 'yorktown', attacker: { centre: ['u-inf-1-i 3'] }, defender: { centre: ['c-inf-hood 4'] } }],
    }),
  );
  s.does('USA', 'reinforce', block('u-inf-2-i'));
  expect([s.where('u-inf-2-i'), s.own.USA.landed]).toEqual(['P10', []]);
});
test('7.1-a, 10.41-a a retreat of free will costs nobody his life: who finds the road taken by a comrade stays', () => {
  const s = stage('retreat', { battle: 0, side: 'USA' }, landing({ weather: 'mud' }));
  s.does('USA', 'fallBackAll'); // one by land over the swamp, one by sea
  s.does('USA', 'withdraw', { block: block('u-inf-2-i'), to: hex('warwick-court-house') });
  expect([s.where('u-inf-1-i'), s.steps('u-inf-1-i'), s.heard(null, 'cannotLeave')]).toEqual(['P10', 3, []]);
});
