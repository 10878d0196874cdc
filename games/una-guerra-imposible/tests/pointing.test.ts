/** What a question points at, and how it is said: everything that is chosen among blocks, places or cards can be clicked where it lies. */
import { expect, test } from 'vitest';
import { blockCode } from '../data/blocks.ts';
import { spaceNamed } from '../data/spaces.ts';
import { thingsOf } from '../queries/things.ts';
import { en } from '../text/en.ts';
import { es } from '../text/es.ts';

test('16-b, 17.1-b, 18.1-f blocks that fire, form up or assault are pointed at by their tokens, and so is whoever takes the hits', () => {
  for (const deed of [
    'pickToFire',
    'takeHits',
    'formUp',
    'toFront',
    'toReserve',
    'storm',
    'stayInside',
    'reinforce',
    'sallyWith',
  ])
    expect(thingsOf(deed, [3, 5, 5]), deed).toEqual(['unit:3', 'unit:5']);
  for (const deed of ['nameBlock', 'markBlock', 'suffer', 'rally', 'countercharge', 'dissolve'])
    expect(thingsOf(deed, 7), deed).toEqual(['unit:7']);
  expect(thingsOf('engage', { token: 4, target: 60, support: false, counterBattery: 0, named: false })).toEqual([
    'unit:4',
    'unit:60',
  ]);
  expect(thingsOf('merge', { from: 4, into: 6 })).toEqual(['unit:4', 'unit:6']);
});
test('7.1-b, 7.3-a a card is pointed at in the hand', () => {
  for (const deed of ['card', 'lay', 'discard']) expect(thingsOf(deed, 8), deed).toEqual(['card:8']);
});
test('15-d, 17.9-b combats, assaults and sorties are pointed at by their place, a retreat by its road and its end alone', () => {
  for (const deed of ['fightAt', 'assault', 'sally', 'breakOut', 'fallBack', 'namePlace'])
    expect(thingsOf(deed, 12), deed).toEqual(['space:12']);
  expect(thingsOf('retreatAll', { by: 'road', road: 9, to: 12 })).toEqual(['road:9', 'space:12']);
  expect(thingsOf('retreatAll', { by: 'gate' })).toEqual([]);
});

test('10.1-a, 19.2-h, 5.4-a one point left, one block, lancers: number and verb agree in both languages', () => {
  const spent = (left: number) => es.facts.pointsSpent({ side: 'Carlist', halves: 2, left });
  expect([spent(4), spent(2), spent(1), spent(0)].map(line => line.split('; ')[1])).toEqual([
    'les quedan 2.',
    'les queda 1.',
    'les queda ½.',
    'no les queda ninguno.',
  ]);
  const lost = { block: blockCode.indexOf('POL'), place: spaceNamed.vitoria, n: 2, left: 1 };
  expect(es.facts.lostStrength(lost as never)).toBe('Lanceros polacos pierden 2 puntos en Vitoria y quedan con 1.');
  expect(en.facts.lostStrength(lost as never)).toBe('Polish Lancers in Vitoria lose 2 points and have 1.');
});
test('15-b only what is there is declared', () => {
  const said = { side: 'Carlist', place: spaceNamed.vitoria, infantry: 1, cavalry: 0, trains: 0, bands: 1 } as const;
  expect(es.facts.declared(said)).toBe('Los carlistas declaran en Vitoria: 1 de infantería (una partida entre ellos).');
  expect(en.facts.declared({ ...said, infantry: 0, bands: 0 })).toBe('The Carlists declare in Vitoria: no unit.');
});
