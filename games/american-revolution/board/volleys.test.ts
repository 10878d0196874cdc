import type { ToldOf } from '@cuartel/boardkit/face.ts';
import { expect, test } from 'vitest';
import type { Revolution } from '../types.ts';
import { lastVolleys } from './volleys.ts';

type Told = ToldOf<Revolution>;
const volley = (side: 'american' | 'british', ...dice: number[]): Told => ({
  kind: 'volley',
  about: { side, dice, atFleets: false },
});
const hit = (unit: number): Told => ({ kind: 'hit', about: { unit, effect: 'disperse' } });
const battle: Told = {
  kind: 'battle',
  about: { at: 1, fight: 'land', attacker: 'american', american: [], british: [], fleets: [], assault: false },
};

test('18.4-e, 18.4-k the dice of a round are gathered as they fall, each with the one it struck', () => {
  const [fire, ...rest] = lastVolleys([battle, volley('british', 1, 2, 5), hit(7), volley('british', 6)]);
  expect(rest).toEqual([]);
  expect(fire).toEqual({
    side: 'british',
    shots: [
      { die: 1, atFleets: false, unit: null },
      { die: 2, atFleets: false, unit: null },
      { die: 5, atFleets: false, unit: 7 },
      { die: 6, atFleets: false, unit: null },
    ],
  });
});

test('18.4-g, 18.4-l of each side only the latest round is left, and nothing of an earlier battle', () => {
  const sides = (told: readonly Told[]) => lastVolleys(told).map(({ side, shots }) => [side, shots.map(({ die }) => die)]);
  const fought = [battle, volley('british', 4), volley('american', 3), volley('british', 6), hit(2)];
  expect(sides(fought)).toEqual([
    ['american', [3]],
    ['british', [6]],
  ]);
  const held: Told = { kind: 'held', about: { side: 'american' } };
  expect(sides([...fought, held, volley('british', 1, 1)]).at(-1)).toEqual(['british', [1, 1]]);
  expect(sides([...fought, battle])).toEqual([]);
});
