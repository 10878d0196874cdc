import { type AnyGame, anyGame, keyFromSeed, machineOf, startOf } from '@cuartel/engine';
import { before, beforeChoice, type Loose, perft, playRandomGame, playWithUndo, spoiled } from '@cuartel/engine/battery/index.ts';
import { describe, expect, test } from 'vitest';
import { playBattery } from '../../battery.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { bobbyLee } from '../index.ts';

const game = anyGame(bobbyLee);
const ALL = ['free-deployment', 'bare-retreats', 'wing-pursuit', 'slow-guns', 'no-storming', 'emancipated'] as const;
const OPTIONS = [[], ['free-deployment'], ['bare-retreats', 'no-storming'], ALL] as const;
const planOf = (n: number, every: number, seed: string) => ({
  scenario: SCENARIOS[n % SCENARIOS.length]!,
  options: OPTIONS[n % OPTIONS.length]!,
  seed: `${seed}${n}`,
  every,
  most: 60_000,
});
const fuzz = (g: AnyGame, games: number, every: number, seed = 'b') => {
  let different = 0;
  for (let i = 0; i < games; i++) {
    const outcome = playRandomGame(g, planOf(i, every, seed));
    if ('failure' in outcome) return outcome.failure;
    different += outcome.played.different;
  }
  return different;
};

test('random games of every scenario end, are never stuck, copy, replay, hide and speak as they should', () => {
  const { different } = playBattery(game, n => planOf(n, 40, 'b'), SCENARIOS.length);
  expect(different).toBeGreaterThan(50);
});
test('what can be undone leads back to the very position before', () => {
  expect(playWithUndo(game, { scenario: '1862', options: [] }, 'undo', 700)).toBeGreaterThan(50);
});
test('the same seed gives the same game on every machine', () => {
  const outcome = playRandomGame(game, { scenario: '1862', options: [], seed: 'golden', every: 100_000, most: 60_000 });
  expect('played' in outcome && { ...outcome.played, hash: outcome.played.hash.slice(0, 16) }).toMatchInlineSnapshot(`
    {
      "actions": 436,
      "by": "marginal-2",
      "different": 0,
      "hash": "03938133309245e8",
      "winner": "USA",
    }
  `);
});

test('perft: the number of ways to play', () => {
  const pos = startOf(game, { scenario: '1861', options: [] }, keyFromSeed('perft'));
  expect([1, 2, 3, 4].map(depth => perft(game, pos, depth))).toMatchInlineSnapshot(`
    [
      5,
      20,
      53,
      964,
    ]
  `);
});

describe('0-b planted leaks are caught', () => {
  const caught = (name: string, property: RegExp, how: (g: Loose) => void) =>
    test(name, () => {
      const failure = fuzz(spoiled(game, how), 8, 2, 'leak');
      expect(typeof failure === 'object' ? failure.property : `${failure} re-dealt truths, and nothing noticed`).toMatch(
        property,
      );
    });

  caught('the block in hand shown to everybody', /secret step/, g =>
    beforeChoice(g, ['movement', 'orders', 'order'], (t, my: Loose, block: number) => {
      my['shown'] = t['own'][my['side']].steps[block];
    }),
  );
  caught('steps kept where all can see', /silence/, g =>
    before(g, 'turn', 'start', t => {
      t['pub'].grade = t['own'].CSA.steps[9];
    }),
  );
  caught('a bid that can be seen before both are laid', /together/, g =>
    beforeChoice(g, ['initiative', 'bid', 'bid'], (t, _, n: number) => {
      t['pub'].bids[0] = n;
    }),
  );
  caught('a plan that shows', /secret step|together|silence/, g =>
    beforeChoice(g, ['replacement', 'spend', 'strengthen'], (t, _, block: number) => {
      t['pub'].grade = block;
    }),
  );
});

test('0-b a random game shows a spectator no unit that the rules did not turn up', () => {
  const machine = machineOf(game);
  const pos = startOf(game, { scenario: '1861', options: [] }, keyFromSeed('spectator'));
  let n = 0;
  while (machine.asked(pos).length > 0 && n++ < 400) {
    const side = machine.asked(pos)[0]!;
    const options = machine.options(pos, side);
    machine.apply(pos, options[(n * 7) % options.length]!);
    const { shown, at, spot } = pos.table.pub as { shown: number[]; at: number[]; spot: number[] };
    for (const [token, block] of shown.entries())
      if (block >= 0) expect(at[token]! >= 0 && (spot[token]! >= 0 || block < 8)).toBe(true);
  }
});
