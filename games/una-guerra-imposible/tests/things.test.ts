import { expect, test } from 'vitest';
import { placeOfRegion } from '../data/places.ts';
import { thingsOf } from '../queries/things.ts';

test('15-d, 15-a, 18.2-a a combat, an assault and a sortie are pointed at by their place', () => {
  for (const deed of ['fightAt', 'assault', 'sally', 'breakOut', 'fallBack'])
    expect(thingsOf(deed, 12), deed).toEqual(['space:12']);
  expect(thingsOf('search', 0)).toEqual([`space:${placeOfRegion(0)}`]);
});

test('16-b, 17.1-b, 17.7-i, 18.1-f blocks that fire, form up, shift or storm are pointed at themselves', () => {
  for (const deed of ['pickToFire', 'formUp', 'toReserve', 'toFront', 'takeHits', 'storm', 'retreating', 'stayInside'])
    expect(thingsOf(deed, [3, 4]), deed).toEqual(['unit:3', 'unit:4']);
  expect(thingsOf('rally', 3)).toEqual(['unit:3']);
});

test('17.9-r two units that merge are pointed at one after the other', () => {
  expect(thingsOf('merge', { from: 3, into: 4 })).toEqual(['unit:3', 'unit:4']);
});

test('7-c a card in hand is pointed at, whatever is done with it', () => {
  for (const deed of ['card', 'lay', 'discard']) expect(thingsOf(deed, 5), deed).toEqual(['card:5']);
  expect(thingsOf('lay', null)).toEqual([]);
});
