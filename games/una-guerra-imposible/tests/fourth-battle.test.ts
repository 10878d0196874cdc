import { expect, test } from 'vitest';
import { ARMY, combatAt } from './fighting.ts';
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
