/** Positions nobody thought of when the rules were written: what the rulebook says must come out. */
import { expect, test } from 'vitest';
import { besiegedGroups, forageOf, hungry, supplyOf } from '../../queries/supply.ts';
import { between, block, hex, type Scene, tableOf } from '../scene.ts';
import { moving, scene } from './stage.ts';

/** Petersburg, Jarratt's road and Stony Creek in CSA hands, and the USA all around. */
const around: Scene['units'] = {
  O07: ['u-inf-1-i 2'],
  O08: ['u-inf-2-i 2'],
  P06: ['u-inf-3-i 2'],
  P08: ['u-inf-1-ii 2'],
  Q06: ['u-inf-2-ii 2'],
  Q08: ['u-inf-3-ii 2'],
  R06: ['u-inf-1-v 2'],
  R08: ['u-inf-2-v 2'],
};
const garrison: Scene['units'] = { P07: ['c-gar-petersburg 2'], Q07: ['c-inf-hood 1'], R07: ['c-bde-wise 1'] };
const group = [hex('P07'), hex('Q07'), hex('R07')];

test('11.8-a, 11.42-a a group with a Supply hex and a port is not fed by its own line going round by ship', () => {
  const pent = { ...around, ...garrison, lynchburg: ['u-cav-buford 1'], burkeville: ['u-cav-gregg 1'] };
  expect(besiegedGroups(tableOf({ units: pent }).pub, 1)).toEqual([group]);
  // While Richmond has a railway of its own to Burkeville the ships bring something.
  const { burkeville: _, ...open } = pent;
  expect(besiegedGroups(tableOf({ units: open }).pub, 1)).toEqual([]);
});
test('11.81-a, 11.81-b, 11.8-c a besieged group refuses, starves at the month end, and surrenders as a whole', () => {
  const units = { ...around, ...garrison, norfolk: ['u-inf-3-v 1'], washington: ['ap 2'] };
  const s = scene('turn', { side: 'USA', must: -1 }, { active: 'USA', units });
  s.asks('USA', '5.11-a', 'activate', 'pass', 'demand').does('USA', 'demand', hex('P07')).does('CSA', 'refuse');
  s.asks('USA', '5.11-a', 'activate', 'pass');
  const month = scene('monthEnd', {}, { units });
  expect(['c-gar-petersburg', 'c-inf-hood', 'c-bde-wise'].map(name => month.steps(name as never))).toEqual([1, -1, -1]);
  const given = scene('turn', { side: 'CSA', must: -1 }, { units: { ...units, richmond: ['anv 2'] } });
  given.does('CSA', 'capitulate', hex('P07'));
  expect([given.where('c-gar-petersburg'), given.where('c-bde-wise'), given.pub.removed]).toEqual([null, null, [0, 0]]);
});
test('11.31-a, 10.3-c, 11.6-a Fredericksburg lives by Aquia Landing: when the landing is left its army goes hungry', () => {
  const army = ['u-inf-1-i 3', 'u-inf-2-i 3', 'u-inf-3-i 2', 'u-inf-1-ii 2', 'u-inf-2-ii 1', 'u-inf-3-ii 1'];
  const fed = { fredericksburg: army, 'aquia-landing': ['u-gar-wash-a 1'] };
  const held = tableOf({ units: fed }).pub;
  expect([supplyOf(held, 0).fed[hex('fredericksburg')], hungry(held, 0)]).toEqual([1, []]);
  const left = tableOf({ units: { fredericksburg: army } }).pub;
  const losses = army.length - forageOf(left, hex('fredericksburg'));
  expect(hungry(left, 0)).toEqual([{ hex: hex('fredericksburg'), losses }]);
  const taken = tableOf({ units: { ...fed, baltimore: ['c-cav-hampton 1'] } }).pub;
  expect(hungry(taken, 0)).toEqual([{ hex: hex('fredericksburg'), losses }]);
});
test('5.12-c, 1.26-b, 5.4-c in Mud a gap cuts command, and a strategic move still marches the unit over it', () => {
  const start = (weather: 'dry' | 'mud', hqs: ('anv' | 'csa-hq')[]) =>
    moving('CSA', hqs, {
      weather,
      units: { K04: ['anv 3', 'c-bde-wise 1'], K03: ['c-inf-hood 3'], richmond: ['csa-hq 1'], washington: ['u-inf-1-i 3'] },
    });
  expect(start('dry', ['anv']).offered('CSA', 'order')).toContain(block('c-inf-hood'));
  const mud = start('mud', ['anv']).refuses('CSA', 'order', block('c-inf-hood'), '5.11-a');
  expect(mud.offered('CSA', 'order')).toEqual([block('c-bde-wise')]);
  const sent = start('mud', ['anv', 'csa-hq']).does('CSA', 'order', block('c-inf-hood')).does('CSA', 'march', hex('K04'));
  expect([sent.where('c-inf-hood'), sent.pub.strategic]).toEqual(['K04', 0]);
});
test('5.32-c, 5.31-c forced marches attack one by one: in Mud the first over a bridge shuts it, the next mark lapses', () => {
  const over = between('aquia-landing', 'fredericksburg');
  const start = (dice: number[]) =>
    moving('USA', ['ap'], {
      weather: 'mud',
      dice,
      units: {
        washington: ['ap 2'],
        'aquia-landing': ['u-inf-1-i 3 marked moved', 'u-inf-2-i 3 marked moved'],
        fredericksburg: ['c-inf-hood 4'],
      },
    }).halts('USA');
  // Mud and the river take 2 from the die: the USA cannot make 5.
  const s = start([6, 6])
    .does('USA', 'force', { block: block('u-inf-1-i'), over })
    .does('USA', 'force', { block: block('u-inf-2-i'), over });
  expect([s.steps('u-inf-1-i'), s.where('u-inf-1-i'), s.pub.battles.length, s.pub.attacked]).toEqual([2, 'J07', 0, []]);
  const csa = moving('CSA', ['anv'], {
    weather: 'mud',
    dice: [6],
    units: {
      richmond: ['anv 2'],
      fredericksburg: ['c-inf-hood 3 marked moved', 'c-inf-early 3 marked moved'],
      'aquia-landing': ['u-inf-1-i 3'],
    },
  })
    .halts('CSA')
    .does('CSA', 'force', { block: block('c-inf-hood'), over })
    .does('CSA', 'force', { block: block('c-inf-early'), over })
    .spent();
  expect([csa.where('c-inf-hood'), csa.pub.attacked]).toEqual(['J07', [over]]);
  expect([csa.where('c-inf-early'), csa.steps('c-inf-early')]).toEqual(['K07', 3]);
});
test('7.15-d, 7.13-a, 7.11-c units routed from one battle cannot reinforce the next one, or wait in its Reserve', () => {
  const start = () =>
    scene(
      'battleTurn',
      { side: 'USA' },
      {
        active: 'CSA',
        dice: [1, 1, 1, 1],
        battles: [
          {
            at: 'manassas-junction',
            from: ['bealeton'],
            attacker: { enemyCentre: ['c-inf-hood 1 shown'] },
            defender: { centre: ['u-inf-1-i 3 shown'] },
          },
          {
            at: 'alexandria',
            from: ['aquia-landing'],
            attacker: { centre: ['c-inf-rodes 4'] },
            defender: { centre: ['u-inf-2-i 3'] },
          },
        ],
        units: { H07: ['u-inf-3-i 2'] },
      },
    )
      .does('USA', 'fightAt', 0)
      .does('USA', 'standFast')
      .does('USA', 'ceaseFire')
      .does('USA', 'shift', { block: block('u-inf-1-i'), to: 7 })
      .does('CSA', 'letGo');
  const s = start().does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('H07') });
  s.does('CSA', 'endRegroup');
  for (const deed of ['standFast', 'ceaseFire', 'endMoves'] as const) if (s.offered('USA', deed).length > 0) s.does('USA', deed);
  expect(s.offered('USA', 'reinforce').concat(s.offered('USA', 'rollOver'))).not.toContain(block('u-inf-1-i'));
  s.does('USA', 'reinforce', block('u-inf-3-i'));
  expect(s.where('u-inf-3-i')).toBe('I08');
  const in2 = start().does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('alexandria') });
  expect([in2.where('u-inf-1-i'), in2.pub.spot[block('u-inf-1-i')]]).toEqual(['I08', 7]);
});
test('6.4-a, 10.41-a winners who landed may regroup by sea to the port they came from', () => {
  const s = scene(
    'volley',
    { battle: 0, side: 'USA' },
    {
      active: 'USA',
      dice: [6, 1, 1],
      units: { 'fort-monroe': ['u-gar-monroe 1'] },
      battles: [
        {
          at: 'yorktown',
          attacker: { enemyCentre: ['u-inf-1-x 3 shown'], reserve: ['u-inf-2-x 2'] },
          defender: { centre: ['c-bde-wise 1 shown'] },
        },
      ],
    },
  );
  s.own.USA.landed.push(block('u-inf-1-x'));
  s.own.USA.ports.push(hex('fort-monroe'));
  s.does('USA', 'fire', { block: block('u-inf-1-x'), at: 4, aim: -1 });
  // The second unit came over land: there is no way for it, nobody came over a hexside.
  expect(s.offered('USA', 'withdraw')).toEqual([{ block: block('u-inf-1-x'), to: hex('fort-monroe') }]);
  s.does('USA', 'withdraw', { block: block('u-inf-1-x'), to: hex('fort-monroe') });
  expect([s.where('u-inf-1-x'), s.heard(null, 'someWithdrew').at(-1)?.bySea]).toEqual(['Q11', true]);
});
test('7.15-e, 10.5-c, 7.11-a attackers who came by River Crossing alone have no way back from a rout', () => {
  const s = scene(
    'fight',
    { battle: 0, side: 'USA' },
    {
      active: 'USA',
      units: { D04: ['u-inf-3-i 2'] },
      battles: [
        {
          at: 'E04',
          attacker: { centre: ['u-inf-1-i 3 shown'], reserve: ['u-inf-2-i 2'] },
          defender: { enemyCentre: ['c-inf-hood 4 shown'], centre: ['c-inf-early 2'] },
        },
      ],
    },
  );
  s.does('USA', 'ceaseFire').does('USA', 'shift', { block: block('u-inf-1-i'), to: 6 });
  if (s.offered('CSA', 'letGo').length > 0) s.does('CSA', 'letGo');
  expect([s.where('u-inf-1-i'), s.where('u-inf-2-i'), s.where('c-inf-hood'), s.pub.removed]).toEqual([null, null, 'E04', [0, 0]]);
});
test('6.31-d, 6.31-e, 7.13-b at night the Defender goes from one battle into the next, whose Attacker goes home', () => {
  const s = scene(
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
          attacker: { centre: ['c-inf-rodes 4'] },
          defender: { centre: ['u-inf-2-i 3'] },
        },
      ],
      units: { washington: ['u-inf-3-i 2'] },
    },
  );
  s.does('USA', 'fightAt', 0)
    .does('USA', 'leave')
    .does('USA', 'withdraw', { block: block('u-inf-1-i'), to: hex('alexandria') });
  expect(s.heard(null, 'battleWon')).toMatchObject([{ hex: hex('manassas-junction'), winner: 'CSA' }]);
  if (s.offered('CSA', 'endRegroup').length > 0) s.does('CSA', 'endRegroup');
  s.asks('USA', '6.31-d', 'remain', 'leave').does('USA', 'remain');
  if (s.offered('USA', 'endReinforcement').length > 0) s.does('USA', 'endReinforcement');
  // Hood has won in this night's Defender turn and may come; Rodes has no HQ, so his side must leave.
  s.asks('CSA', '6.31-e', 'leave').does('CSA', 'leave');
  expect([s.where('c-inf-rodes'), s.where('u-inf-1-i'), s.where('u-inf-2-i')]).toEqual(['J07', 'I08', 'I08']);
  expect(s.heard(null, 'battleWon').map(w => w.winner)).toEqual(['CSA', 'USA']);
});
test('3.1-a, 3.2.4-a, 3.52-a the points of the month end are scored before October is judged', () => {
  const ends = (marker: number, units: Scene['units']) => {
    const s = scene('monthEnd', {}, { month: [1862, 10], units: units ?? {}, pub: { marker } });
    return [s.pub.ending, s.pub.winner, s.pub.grade];
  };
  expect(ends(10, {})).toEqual(['decisive', 'CSA', 0]);
  expect(ends(9, {})).toEqual(['marginal', 'CSA', 3]);
  expect(ends(-2, {})).toEqual(['marginal', 'USA', 1]);
  // A raider on a Supply hex of the USA scores before the check: a Marginal of three becomes Decisive.
  expect(ends(9, { cumberland: ['c-cav-hampton 1'] })).toEqual(['decisive', 'CSA', 0]);
});
