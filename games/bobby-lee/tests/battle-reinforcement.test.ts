import { expect, test } from 'vitest';
import { stage } from './battle-stage.ts';
import { between, block, type FoughtAt, hex, type Scene } from './scene.ts';

type Fought = Omit<FoughtAt, 'at'> & { at?: FoughtAt['at'] };
const reinforce = (side: 'USA' | 'CSA', units: Scene['units'], more: Partial<Scene> = {}, fought: Partial<Fought> = {}) =>
  stage(
    'reinforcement',
    { battle: 0, side, night: false },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { centre: ['c-inf-rodes 2'] },
          defender: { centre: ['u-inf-1-i 3'] },
          ...fought,
        },
      ],
      ...(units === undefined ? {} : { units }),
      ...more,
    },
  );

test('7.5-a, 6.1-e units in adjacent hexes enter the Reserve; their hexside becomes a retreat hexside of the Attacker', () => {
  const s = reinforce('CSA', { warrenton: ['c-inf-hood 4', 'anv 3'], bealeton: ['c-inf-early 1'] });
  expect(s.offered('CSA', 'reinforce').sort((a, b) => a - b)).toEqual([block('anv'), block('c-inf-hood'), block('c-inf-early')]);
  s.does('CSA', 'reinforce', block('c-inf-hood'));
  expect([s.pub.spot[block('c-inf-hood')], s.where('c-inf-hood')]).toEqual([6, 'I07']);
  expect(s.pub.battles[0]!.entries).toEqual([
    between('bealeton', 'manassas-junction'),
    between('warrenton', 'manassas-junction'),
  ]);
  expect(s.own.CSA.part[block('c-inf-hood')]).toBe(1);
});
test('7.5-a the Defender keeps no such hexsides', () => {
  const s = reinforce('USA', { alexandria: ['u-inf-2-i 1'] });
  s.does('USA', 'reinforce', block('u-inf-2-i'));
  expect(s.pub.battles[0]!.entries).toEqual([between('bealeton', 'manassas-junction')]);
});
test('7.51-a, 1.21-b two over Clear, one over a river', () => {
  const clear = reinforce('CSA', { warrenton: ['c-inf-hood 4', 'c-inf-early 1', 'c-inf-ewell 1'] });
  clear.does('CSA', 'reinforce', block('c-inf-hood')).does('CSA', 'reinforce', block('c-inf-early'));
  expect(clear.over()).toBe(true);
  const river = reinforce('USA', { alexandria: ['u-inf-2-i 1', 'u-inf-3-i 1'], 'fairfax-court-house': ['u-inf-1-ii 1'] });
  river.does('USA', 'reinforce', block('u-inf-2-i')).refuses('USA', 'reinforce', block('u-inf-3-i'), '7.51-a');
  expect(river.offered('USA', 'reinforce')).toEqual([block('u-inf-1-ii')]);
});
test('1.21-d, 7.51-a a DR hexside: one die before the unit is chosen, 4-6 lets one in, at most one roll', () => {
  const units: Scene['units'] = { salem: ['u-inf-2-i 1', 'u-inf-3-i 1'] };
  const open = reinforce('USA', units, { dice: [4] });
  open.asks('USA', '7.5-a', 'rollOver', 'endReinforcement').refuses('USA', 'reinforce', block('u-inf-2-i'), '1.21-d');
  open.does('USA', 'rollOver', between('salem', 'manassas-junction')).does('USA', 'reinforce', block('u-inf-2-i'));
  expect(open.over()).toBe(true);
  const closed = reinforce('USA', units, { dice: [3] });
  closed.does('USA', 'rollOver', between('salem', 'manassas-junction'));
  expect([closed.over(), closed.heard(null, 'hexsideRolled')[0]]).toMatchObject([true, { die: 3, units: 0 }]);
});
test('1.26-b, 7.51-a nobody comes over a gap in Mud; a Clear hexside lets one in', () => {
  const gap = reinforce('USA', { salem: ['u-inf-2-i 1'] }, { weather: 'mud' });
  expect(gap.over()).toBe(true);
  const clear = reinforce('USA', { warrenton: ['u-inf-2-i 1', 'u-inf-3-i 1'] }, { weather: 'mud' });
  clear.does('USA', 'reinforce', block('u-inf-2-i'));
  expect(clear.over()).toBe(true);
});
test('1.6-c the Turnpike keeps its Dry limits in Mud', () => {
  const s = reinforce(
    'USA',
    { strasburg: ['u-inf-2-i 1', 'u-inf-3-i 1'], martinsburg: ['u-inf-1-ii 1', 'u-inf-2-ii 1'] },
    { weather: 'mud' },
    { at: 'winchester', from: [] },
  );
  for (const name of ['u-inf-2-i', 'u-inf-1-ii', 'u-inf-2-ii'] as const) s.does('USA', 'reinforce', block(name));
  expect(s.over()).toBe(true); // one over the minor river, two over Clear, no die
});
test('7.13-a, 7.5-a disorganised units do not reinforce', () => {
  const s = reinforce('CSA', { warrenton: ['c-inf-hood 4 disorganised'] });
  expect(s.over()).toBe(true);
});
test('7.51-a, E29 two attacked over the bridge: reinforcement is one per Battle Turn', () => {
  const s = reinforce(
    'CSA',
    { 'aquia-landing': ['c-inf-hood 4', 'c-inf-early 1'] },
    { pub: { attacked: [between('aquia-landing', 'fredericksburg'), between('aquia-landing', 'fredericksburg')] } },
    { at: 'fredericksburg', from: ['aquia-landing'] },
  );
  s.does('CSA', 'reinforce', block('c-inf-hood'));
  expect(s.over()).toBe(true);
});

const two: Scene = {
  active: 'CSA',
  battles: [
    {
      at: 'manassas-junction',
      from: ['bealeton'],
      attacker: { centre: ['c-inf-hood 4'] },
      defender: { centre: ['u-inf-1-i 1'] },
    },
    { at: 'warrenton', from: ['culpeper'], attacker: { centre: ['c-inf-early 4'] }, defender: { centre: ['u-inf-2-i 3'] } },
  ],
};
test('6.1-c several battles: all segments of one, then the next, in the order the player likes', () => {
  const s = stage('battleTurn', { side: 'CSA' }, two);
  s.asks('CSA', '6.1-c', 'fightAt');
  expect(s.offered('CSA', 'fightAt')).toEqual([0, 1]);
  s.does('CSA', 'fightAt', 1).does('CSA', 'standFast').does('CSA', 'ceaseFire').does('CSA', 'endMoves');
  expect(s.heard(null, 'battleTurn').length).toBe(1);
  s.asks('CSA', '7.1-a'); // the other battle follows by itself
});
test('7.5-a units in a battle do not reinforce another', () => {
  const s = stage('reinforcement', { battle: 1, side: 'CSA', night: false }, two);
  expect(s.over()).toBe(true);
});
test('7.52-a units of a won battle reinforce from the Battle Turn after', () => {
  const win = (day: number, hour: number) =>
    stage(
      'reinforcement',
      { battle: 1, side: 'CSA', night: false },
      {
        active: 'CSA',
        battles: [
          {
            at: 'manassas-junction',
            attacker: { reserve: ['c-inf-hood 4'] },
            defender: {},
            also: { won: 'CSA', ended: (10 + 1) * 2 },
          },
          two.battles![1]!,
        ],
        pub: { day, hour },
      },
    );
  expect(win(1, 1).over()).toBe(true); // the same Battle Turn
  expect(win(1, 2).offered('CSA', 'reinforce')).toEqual([block('c-inf-hood')]);
});
test('6.1-a, 6.4-a, 7.13-d the phase ends when the last battle is over: board cleared, all recovered', () => {
  const s = stage('combat', { side: 'CSA' }, two);
  s.does('CSA', 'fightAt', 0).does('CSA', 'standFast').does('CSA', 'ceaseFire').does('CSA', 'endMoves');
  s.does('CSA', 'standFast').does('CSA', 'ceaseFire').does('CSA', 'endMoves');
  s.does('USA', 'fightAt', 0)
    .does('USA', 'fallBackAll')
    .does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('alexandria') });
  s.asks('CSA', '6.4-a').does('CSA', 'endRegroup');
  s.does('USA', 'fallBackAll')
    .does('USA', 'withdraw', { block: block('u-inf-2-i'), to: hex('salem') })
    .does('CSA', 'endRegroup');
  expect([s.over(), s.pub.battles.length, s.pub.day]).toEqual([true, 0, 0]);
  expect([s.pub.marks.every(m => m === 0), s.pub.spot.every(x => x === -1)]).toEqual([true, true]);
});

test('7.51-b, 10.5-c nobody reinforces over an uncrossed major river', () => {
  const s = reinforce('USA', { 'harrisons-landing': ['u-inf-2-i 1'] }, {}, { at: 'petersburg', from: [] });
  expect(s.over()).toBe(true);
});
test('7.13-b, 6.31-f units that left at night recover when the next day begins', () => {
  const s = stage(
    'combat',
    { side: 'CSA' },
    {
      active: 'CSA',
      battles: [
        {
          at: 'manassas-junction',
          from: ['bealeton'],
          attacker: { centre: ['c-inf-rodes 2'], reserve: ['anv 2'] },
          defender: { centre: ['u-inf-1-i 3'] },
        },
        { at: 'salem', from: ['upperville'], attacker: { centre: ['c-inf-early 2'] }, defender: { centre: ['u-inf-2-i 3'] } },
      ],
      pub: { day: 1, hour: 3 },
    },
  );
  s.pub.hour = 4;
  s.takeUp('combat', 'night', { side: 'CSA' });
  s.does('USA', 'fightAt', 0).does('USA', 'remain').does('USA', 'remain');
  s.does('CSA', 'fightAt', 0).does('CSA', 'payDay', block('anv')).does('CSA', 'leave');
  if (s.deeds('CSA').includes('withdraw')) s.does('CSA', 'withdraw', s.offered('CSA', 'withdraw')[0]!);
  s.asks('USA', '6.4-a').does('USA', 'endRegroup');
  expect([s.where('c-inf-early'), s.pub.marks[block('c-inf-early')], s.pub.day]).toEqual(['H05', 0, 2]);
});
