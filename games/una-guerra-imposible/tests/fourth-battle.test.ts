import { expect, test } from 'vitest';
import { INSIDE } from '../data/posts.ts';
import { ARMY, combatAt, six } from './fighting.ts';
import { space } from './lay.ts';

const { liberal: L, carlist: C } = ARMY;

test('17.7-k, 11.4-j, 17.9-c besiegers who all came to a battle have lifted their siege: nobody retreats to the fortress', () => {
  const s = combatAt('Liberal', {
    at: 'salvatierra',
    by: ['alsasua'],
    liberal: L,
    carlist: C,
    units: { vitoria: ['c-viz-inf-1', 'l-pro-inf-5 inside'] },
    besieged: ['vitoria'],
  }).formed();
  s.held().does('Liberal', 'fightOn').does('Carlist', 'fightOn').dice(1, 1).does('Carlist', 'reinforce', ['c-viz-inf-1']);
  expect([s.where('c-viz-inf-1'), s.pub.siege[space('vitoria')]]).toEqual(['salvatierra', 0]);
  s.does('Liberal', 'toReserve', []).does('Carlist', 'toReserve', []);
  if (s.place() === 'shifting.fillUp') s.does('Carlist', 'toFront', []);
  s.held().does('Liberal', 'fightOn').dice(6, 6, 6, 6).does('Carlist', 'withdraw');
  expect(s.ways('Carlist')).toEqual(['road amescoas', 'road maeztu', 'road segura']);
});
test('17.7-k, 17.10-a nor do they regroup to it when they have won', () => {
  const s = combatAt('Liberal', {
    at: 'salvatierra',
    by: ['alsasua'],
    liberal: L,
    carlist: C,
    units: { vitoria: ['c-viz-inf-1', 'l-pro-inf-5 inside'], segura: ['c-gui-inf-2'] },
    besieged: ['vitoria'],
  }).formed();
  s.held().does('Liberal', 'fightOn').does('Carlist', 'fightOn').dice(1, 1).does('Carlist', 'reinforce', ['c-viz-inf-1']);
  s.does('Liberal', 'toReserve', []).does('Carlist', 'toReserve', []);
  if (s.place() === 'shifting.fillUp') s.does('Carlist', 'toFront', []);
  s.held()
    .dice(...six(5))
    .does('Liberal', 'withdraw')
    .goes('Liberal', 'alsasua')
    .does('Liberal', 'enough');
  s.refuses('Carlist', 'regroup', [{ unit: 'c-viz-inf-1', to: 'vitoria' }]).offers('Carlist', 'regroup', [
    { unit: 'c-viz-inf-1', to: 'segura' },
  ]);
});
test('17.7-d, 17.7-k of two besiegers one comes, and the siege goes on', () => {
  const s = combatAt('Liberal', {
    at: 'salvatierra',
    by: ['alsasua'],
    liberal: L,
    carlist: C,
    units: { vitoria: ['c-viz-inf-1', 'c-viz-inf-2', 'l-pro-inf-5 inside'] },
    besieged: ['vitoria'],
  }).formed();
  s.held().does('Liberal', 'fightOn').does('Carlist', 'fightOn').dice(1, 1).does('Carlist', 'reinforce', ['c-viz-inf-1']);
  expect([s.pub.siege[space('vitoria')], s.post('l-pro-inf-5')]).toEqual([4, INSIDE]);
});
test('17.7-e, 17.7-f two tries by a main road count though one fails: no third in the round, a third in the next', () => {
  const s = combatAt('Carlist', {
    at: 'salvatierra',
    by: ['segura'],
    liberal: L,
    carlist: C,
    units: { vitoria: ['l-lin-inf-5', 'l-lin-inf-6', 'l-lin-inf-7'] },
  }).formed();
  s.held().does('Carlist', 'fightOn').does('Liberal', 'fightOn');
  s.refuses('Liberal', 'reinforce', ['l-lin-inf-5', 'l-lin-inf-6', 'l-lin-inf-7'], '17.7-e');
  // In the enemy's zone 7 - 1: a 7 fails, a 6 comes.
  s.dice(3, 4, 3, 3).does('Liberal', 'reinforce', ['l-lin-inf-5', 'l-lin-inf-6']);
  expect([s.where('l-lin-inf-5'), s.where('l-lin-inf-6')]).toEqual(['vitoria', 'salvatierra']);
  s.does('Carlist', 'toReserve', []).does('Liberal', 'toReserve', []).does('Liberal', 'toFront', []);
  s.held().does('Carlist', 'fightOn').does('Liberal', 'fightOn');
  // 17.7-k Who failed does not try again in this battle.
  s.refuses('Liberal', 'reinforce', ['l-lin-inf-5']).offers('Liberal', 'reinforce', ['l-lin-inf-7']);
});
test('17.3-a, 17.8-b, 17.8-e cavalry left alone in line is no infantry: a rout, and it covers the beaten', () => {
  const s = combatAt('Liberal', {
    at: 'salvatierra',
    by: ['alsasua'],
    liberal: L,
    carlist: ['c-nav-inf-1 1', 'c-nav-inf-2 1', 'c-nav-inf-3 1', 'c-nav-cav-1'],
    pub: { vp: 0 },
  }).formed();
  s.fires('Carlist', 'c-nav-inf-1', [6]);
  s.fires('Liberal', 'l-lin-inf-1', [1, 1, 1, 6, ...six(4)]);
  // Covered by the cavalry that is left: one die a block, at E.
  expect([s.told('beaten')[0]!.by, s.pub.vp, s.told('chased')[0]!.shots.map(({ dice }) => dice.length)]).toEqual([
    'rout',
    -1,
    [1, 1, 1, 1],
  ]);
});
test('17.8-g hits of cavalry in a pursuit go to cavalry first, those of infantry to infantry alone', () => {
  const s = combatAt('Liberal', {
    at: 'salvatierra',
    by: ['alsasua'],
    liberal: L,
    carlist: ['c-nav-inf-1 4', 'c-nav-inf-2 4', 'c-gui-inf-1 4', 'c-nav-cav-1 3'],
  }).formed();
  s.held().does('Liberal', 'fightOn').dice(1, 6, 6, 1).does('Carlist', 'withdraw');
  s.does('Carlist', 'takeHits', ['c-gui-inf-1']);
  expect([s.strength('c-gui-inf-1'), s.strength('c-nav-cav-1')]).toEqual([3, 2]);
});
test('17.9-r, 5.4-g a band of E1 gives its point to nobody of E2, though it may take from them', () => {
  const s = combatAt('Carlist', {
    at: 'haro',
    by: ['miranda'],
    liberal: L,
    carlist: ['c-nav-inf-1 3', 'c-nav-inf-2', 'c-gui-inf-1', 'c-par-inf-1', 'c-nav-cav-1'],
    units: { miranda: ['c-viz-inf-1'] },
  }).formed();
  s.held()
    .dice(...six(4))
    .does('Carlist', 'withdraw')
    .goes('Carlist', 'miranda');
  s.refuses('Carlist', 'merge', { from: 'c-par-inf-1', into: 'c-nav-inf-1' }).offers('Carlist', 'merge', {
    from: 'c-nav-inf-1',
    into: 'c-par-inf-1',
  });
  s.offers('Carlist', 'merge', { from: 'c-nav-inf-2', into: 'c-nav-inf-1' });
});
