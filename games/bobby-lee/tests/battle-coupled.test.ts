/** Two battles side by side: Manassas and Warrenton. Retreats into the other battle, limits that both use, nights, winners who march on. */
import { expect, test } from 'vitest';
import { DISORGANISED } from '../data/tokens.ts';
import { stage } from './battle-stage.ts';
import { between, block, type FoughtAt, hex, type Scene, spotOf } from './scene.ts';

const RESERVE = spotOf('defender', 'reserve');
const manassas = (fought: Omit<FoughtAt, 'at'>): FoughtAt => ({ at: 'manassas-junction', from: ['bealeton'], ...fought });
const warrenton = (fought: Omit<FoughtAt, 'at'>): FoughtAt => ({ at: 'warrenton', from: ['bealeton'], ...fought });
const there = { attacker: { centre: ['c-inf-early 2'] }, defender: { centre: ['u-inf-3-i 2'] } } as const;
const sceneOf = (first: Omit<FoughtAt, 'at'>, second: Omit<FoughtAt, 'at'> = there, more: Partial<Scene> = {}): Scene => ({
  active: 'CSA',
  battles: [manassas(first), warrenton(second)],
  ...more,
});

test('7.11-c, 7.13-c, 7.15-e a routed Defender saves himself into the next battle, lies in its Reserve, and is lost in its rout', () => {
  const s = stage(
    'battleTurn',
    { side: 'CSA' },
    sceneOf(
      { attacker: { centre: ['c-inf-hood 4'] }, defender: { left: ['u-inf-1-i 3'] } },
      { attacker: { centre: ['c-inf-early 2'] }, defender: { left: ['u-inf-3-i 2'] } },
    ),
  );
  s.does('CSA', 'fightAt', 0)
    .does('CSA', 'standFast')
    .does('CSA', 'ceaseFire')
    .does('CSA', 'shift', { block: block('c-inf-hood'), to: 4 });
  expect(s.offered('USA', 'withdraw').map(w => w.to)).toContain(hex('warrenton'));
  s.does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('warrenton') }).does('CSA', 'endRegroup');
  expect([s.pub.spot[block('u-inf-1-i')], s.pub.marks[block('u-inf-1-i')]]).toEqual([RESERVE, DISORGANISED]);
  expect(s.own.USA.part[block('u-inf-1-i')]).toBe(3); // it has taken part in both
  s.does('CSA', 'standFast')
    .does('CSA', 'ceaseFire')
    .does('CSA', 'shift', { block: block('c-inf-early'), to: 4 });
  expect([s.where('u-inf-1-i'), s.heard(null, 'battleRouted').length]).toEqual([null, 2]);
});
test('7.11-c, 3.55-a whoever retreats into the other battle has taken part in it, whichever was opened first', () => {
  const s = stage(
    'retreat',
    { battle: 1, side: 'USA' },
    sceneOf(there, {
      attacker: { centre: ['c-inf-hood 4'] },
      defender: { centre: ['u-inf-1-i 3'] },
    }),
  );
  s.does('USA', 'fallBackAll').does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('manassas-junction') });
  expect([s.own.USA.part[block('u-inf-1-i')], s.pub.spot[block('u-inf-1-i')]]).toEqual([3, RESERVE]);
});
test('7.12-a, 7.15-e what a retreat has used of a hexside is gone for the rout that follows in the same Battle Turn', () => {
  const s = stage(
    'retreat',
    { battle: 0, side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'chancellorsville',
          from: ['fredericksburg'], // Forest: two in a Battle Turn
          attacker: { left: ['c-inf-hood 4'], centre: ['c-inf-early 2 shown'], right: ['c-inf-rodes 1'] },
          defender: { enemyCentre: ['u-art-ap1 1 shown'], centre: ['u-inf-3-i 2'] },
        },
      ],
      dice: [1],
    },
  );
  s.does('CSA', 'fallBack', block('c-inf-hood')).does('CSA', 'fallBack', block('c-inf-early')).does('CSA', 'standFast');
  s.does('CSA', 'withdrawAll', hex('fredericksburg'));
  expect([s.where('c-inf-rodes'), s.heard(null, 'cannotLeave')]).toMatchObject([null, [{ side: 'CSA', count: 1 }]]);
});
test('7.11-a, 7.11-b, 7.5-a a hexside over which the Attacker reinforces is at once his, and closed to the Defender', () => {
  const s = stage(
    'battleTurn',
    { side: 'CSA' },
    {
      active: 'CSA',
      battles: [manassas({ attacker: { centre: ['c-inf-hood 4'] }, defender: { centre: ['u-inf-1-i 3'] } })],
      units: { warrenton: ['c-inf-early 2'] },
    },
  );
  s.does('CSA', 'standFast').does('CSA', 'ceaseFire').does('CSA', 'endMoves').does('CSA', 'reinforce', block('c-inf-early'));
  expect(s.pub.battles[0]!.entries).toEqual([
    between('bealeton', 'manassas-junction'),
    between('warrenton', 'manassas-junction'),
  ]);
  const reply = stage(
    'retreat',
    { battle: 0, side: 'USA' },
    {
      active: 'CSA',
      battles: [
        {
          ...manassas({ attacker: { centre: ['c-inf-hood 4'] }, defender: { centre: ['u-inf-1-i 3'] } }),
          from: ['bealeton', 'warrenton'],
        },
      ],
    },
  );
  reply.does('USA', 'fallBackAll');
  expect(reply.offered('USA', 'withdraw').map(w => w.to)).not.toContain(hex('warrenton'));
});
test('7.13-b, 7.11-c, 6.31-d who leaves one battle at night for another lies there till morning, and may leave that one too', () => {
  const scene = sceneOf(
    { attacker: { centre: ['c-inf-hood 4'], reserve: ['anv 2'] }, defender: { centre: ['u-inf-1-i 3'] } },
    {
      attacker: { centre: ['c-inf-early 2'], reserve: ['av 2'] },
      defender: { centre: ['u-inf-3-i 2'] },
    },
  );
  const s = stage('combat', { side: 'CSA' }, { ...scene, dice: [] });
  s.pub.hour = 4;
  s.takeUp('night', 'fall', { side: 'CSA', at: 0, left: [], leaving: [] });
  s.does('USA', 'fightAt', 0)
    .does('USA', 'leave')
    .does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('warrenton') })
    .does('CSA', 'endRegroup');
  expect([s.where('u-inf-1-i'), s.pub.marks[block('u-inf-1-i')]]).toEqual(['I06', DISORGANISED]);
  expect(s.heard(null, 'choseNight')).toMatchObject([{ side: 'USA', hex: hex('manassas-junction'), stays: false }]);
  s.asks('USA', '6.31-d', 'remain', 'leave').does('USA', 'leave');
  expect(new Set(s.offered('USA', 'withdraw').map(w => w.block))).toEqual(new Set([block('u-inf-1-i'), block('u-inf-3-i')]));
});
test("7.52-a, 6.31-e a battle won in the Defender's night: the winner may come to the next in his own", () => {
  const s = stage(
    'combat',
    { side: 'CSA' },
    sceneOf(
      { attacker: { centre: ['c-inf-hood 4'] }, defender: { centre: ['u-inf-1-i 3'] } },
      {
        attacker: { centre: ['c-inf-early 2'], reserve: ['av 2'] },
        defender: { centre: ['u-inf-3-i 2'] },
      },
    ),
  );
  s.pub.hour = 4;
  s.takeUp('night', 'fall', { side: 'CSA', at: 0, left: [], leaving: [] });
  s.does('USA', 'fightAt', 0)
    .does('USA', 'leave')
    .does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('alexandria') });
  s.asks('CSA', '6.4-a').does('CSA', 'endRegroup').does('USA', 'remain');
  s.does('CSA', 'payDay', block('av')).does('CSA', 'reinforce', block('c-inf-hood'));
  expect(s.where('c-inf-hood')).toBe('I06');
  expect(s.heard(null, 'choseNight').map(({ side, stays }) => [side, stays])).toEqual([
    ['USA', false],
    ['USA', true],
    ['CSA', true],
  ]);
});
test('6.33-b, 6.1-d the last unit of the Attacker is an HQ that pays its last step: the Defender has won', () => {
  const s = stage(
    'night',
    { side: 'CSA' },
    {
      active: 'CSA',
      battles: [manassas({ attacker: { centre: ['anv 1'] }, defender: { centre: ['u-inf-1-i 3'] } })],
      pub: { hour: 4, day: 1 },
    },
  );
  s.does('USA', 'remain').does('CSA', 'payDay', block('anv'));
  expect([s.where('anv'), s.heard(null, 'battleWon')]).toMatchObject([null, [{ winner: 'USA' }]]);
});
test('6.31-e, 6.33-a an Attacker without an HQ is told to leave and it is told', () => {
  const s = stage(
    'night',
    { side: 'CSA' },
    {
      active: 'CSA',
      battles: [manassas({ attacker: { centre: ['c-inf-hood 1'] }, defender: { centre: ['u-inf-1-i 3'] } })],
      pub: { hour: 4, day: 1 },
    },
  );
  s.does('USA', 'remain').does('CSA', 'leave');
  expect(s.heard(null, 'choseNight')[1]).toMatchObject({ side: 'CSA', stays: false });
  expect(s.where('c-inf-hood')).toBe('J06');
});
test('6.4-a the winner who withdraws is named in the journal, and only once', () => {
  const s = stage(
    'retreat',
    { battle: 0, side: 'USA' },
    {
      active: 'CSA',
      battles: [
        manassas({ attacker: { centre: ['c-inf-hood 1'], reserve: ['c-inf-early 2'] }, defender: { centre: ['u-inf-1-i 3'] } }),
      ],
    },
  );
  s.does('USA', 'fallBackAll').does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('warrenton') });
  for (const name of ['c-inf-hood', 'c-inf-early'] as const)
    s.does('CSA', 'withdraw', { block: block(name), to: hex('bealeton') });
  expect(s.heard(null, 'regrouped')).toMatchObject([{ side: 'CSA', out: true }]);
});
test('7.31-d guns in a wing fire at a single enemy opposite although the own Centre lies empty', () => {
  const s = stage(
    'volley',
    { battle: 0, side: 'USA' },
    {
      active: 'CSA',
      battles: [manassas({ attacker: { left: ['c-inf-hood 2'] }, defender: { right: ['u-art-ap1 1'] } })],
      dice: [1],
    },
  );
  s.does('USA', 'fire', { block: block('u-art-ap1'), at: 0, aim: -1 });
});
test('7.11-a the Attacker never retreats into a hex where a battle is fought', () => {
  for (const battle of [0, 1]) {
    const scene = sceneOf(
      { attacker: { centre: ['c-inf-hood 4'] }, defender: { centre: ['u-inf-1-i 3'] }, from: ['bealeton', 'warrenton'] },
      { attacker: { centre: ['c-inf-early 2'] }, defender: { centre: ['u-inf-3-i 2'] }, from: ['bealeton', 'manassas-junction'] },
    );
    const s = stage('retreat', { battle, side: 'CSA' }, scene);
    s.does('CSA', 'fallBackAll'); // one way is left, so it is taken
    expect(s.where(battle === 0 ? 'c-inf-hood' : 'c-inf-early')).toBe('J06');
  }
});
