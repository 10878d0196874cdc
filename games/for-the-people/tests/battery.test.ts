import { type AnyGame, anyGame } from '@cuartel/engine';
import { before, type Loose, playRandomGame, playWithUndo, spoiled, stepsOf } from '@cuartel/engine/battery/index.ts';
import { describe, expect, test } from 'vitest';
import { playBattery } from '../../battery.ts';
import { OPTIONS } from '../data/options.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { forThePeople } from '../index.ts';

const game = anyGame(forThePeople);
/** Chance alone would throw most cards away: three choices in four avoid doing nothing. */
const IDLE = ['discard', 'forgo', 'halt', 'finish'];
const guide: NonNullable<Parameters<typeof playRandomGame>[1]['guide']> = ({ options, pick }) => {
  let option = options[pick(options.length)]!;
  for (let n = 0; n < 20 && IDLE.includes(option.do) && pick(8) > 0; n++) option = options[pick(options.length)]!;
  return option;
};
const planOf = (n: number, every: number, seed: string) => ({
  scenario: SCENARIOS[n % SCENARIOS.length]!,
  options: OPTIONS.filter((_, bit) => ((n * 5 + 3) >> bit) % 2 === 1),
  seed: `${seed}${n}`,
  every,
  most: 12_000,
  guide,
});
const SHORT = ['1861', '1862', '1863', '1864'];
const fuzz = (g: AnyGame, games: number, every: number, seed: string) => {
  let different = 0;
  for (let n = 0; n < games; n++) {
    const outcome = playRandomGame(g, { ...planOf(n, every, seed), scenario: SHORT[n % SHORT.length]! });
    if ('failure' in outcome) return outcome.failure;
    different += outcome.played.different;
  }
  return different;
};

test('random games of every scenario and option end, are never stuck, copy, replay, hide and speak as they should', () => {
  const { different } = playBattery(game, n => planOf(n, 40, 'b'), 4);
  expect(different).toBeGreaterThan(20);
});
test('what can be undone leads back to the very position before', () => {
  expect(playWithUndo(game, { scenario: '1862', options: [] }, 'undo', 150)).toBeGreaterThan(10);
});

describe('3.2-d, 3.3.2-c planted leaks are caught', () => {
  const caught = (name: string, property: RegExp, how: (g: Loose) => void) =>
    test(name, () => {
      const failure = fuzz(spoiled(game, how), 8, 3, 'leak');
      expect(typeof failure === 'object' ? failure.property : `${failure} other truths, and nothing noticed`).toMatch(property);
    });

  caught('a card of a hand in a public drawer', /silence|secrets/, g =>
    before(g, 'round', 'begin', t => {
      t['pub'].strategic[1] = t['own'].CSA.hand[0] ?? 0;
    }),
  );
  caught('the top of the deck on public scratch paper', /silence|secrets/, g =>
    before(g, 'rounds', 'next', (t, my) => {
      my['peeked'] = t['dark'].deck.at(-1) ?? 0;
    }),
  );
  caught('a window that opens by what a hand holds', /silence|secrets/, g => {
    const honest = stepsOf(g, 'march')['announce'];
    stepsOf(g, 'march')['announce'] = {
      ...honest,
      run: (t: Loose, my: Loose) => {
        const hand: number[] = t['own'][my['side'] === 0 ? 'CSA' : 'USA'].hand;
        return (hand[0] ?? 0) % 2 === 0 ? honest.run(t, my) : { go: 'next' };
      },
    };
  });
});
