import { type AnyGame, anyGame } from '@cuartel/engine';
import { before, type Loose, playRandomGame, playWithUndo, spoiled, stepsOf } from '@cuartel/engine/battery/index.ts';
import { describe, expect, test } from 'vitest';
import { playBattery } from '../../battery.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { unaGuerraImposible } from '../index.ts';

const game = anyGame(unaGuerraImposible);
const OPTIONS = [[], ['foreign-powers'], ['generals'], ['foreign-powers', 'generals']] as const;
const planOf = (n: number, every: number, seed: string) => ({
  scenario: SCENARIOS[n % SCENARIOS.length]!,
  options: OPTIONS[n % OPTIONS.length]!,
  seed: `${seed}${n}`,
  every,
  most: 20_000,
});
const fuzz = (g: AnyGame, games: number, every: number, seed: string) => {
  let different = 0;
  for (let n = 0; n < games; n++) {
    const outcome = playRandomGame(g, planOf(n, every, seed));
    if ('failure' in outcome) return outcome.failure;
    different += outcome.played.different;
  }
  return different;
};

test('random games of every scenario end, are never stuck, copy, replay, hide and speak as they should', () => {
  const { different } = playBattery(game, n => planOf(n, 25, 'b'), SCENARIOS.length);
  expect(different).toBeGreaterThan(50);
});
test('what can be undone leads back to the very position before', () => {
  expect(playWithUndo(game, { scenario: 'zumalacarregui', options: [] }, 'undo', 200)).toBeGreaterThan(20);
});

describe('5.2-a planted leaks are caught', () => {
  const caught = (name: string, property: RegExp, how: (g: Loose) => void) =>
    test(name, () => {
      const failure = fuzz(spoiled(game, how), 6, 2, 'leak');
      expect(typeof failure === 'object' ? failure.property : `${failure} other truths, and nothing noticed`).toMatch(property);
    });

  caught('the strength of a hidden block in a public drawer', /silence/, g =>
    before(g, 'phase', 'actions', t => {
      t['pub'].owed = t['own'].Carlist.strength[t['own'].Carlist.block.find((block: number) => block >= 0)];
    }),
  );
  caught('the arms of a group on public scratch paper', /silence|secrets/, g =>
    before(g, 'march', 'allowance', (t, my) => {
      my['tried'] = t['own'][my['side']].block[my['units'][0]];
    }),
  );
  caught('a card in hand told by a question that is not asked', /silence|secrets/, g =>
    before(g, 'phase', 'reaction', (t, my) => {
      my['skipped'] = t['own'][my['side'] === 'Liberal' ? 'Carlist' : 'Liberal'].hand[0] ?? -1;
    }),
  );
  caught('groups asked for only while somebody may still act', /silence/, g => {
    const honest = stepsOf(g, 'activation')['groups'];
    stepsOf(g, 'activation')['groups'] = {
      ...honest,
      run: (t: Loose, my: Loose) => {
        const own = t['own'][my['side']];
        const free = t['pub'].at.some(
          (at: number, unit: number) => at === my['place'] && own.block[unit] >= 0 && (own.done[own.block[unit]] & 1) === 0,
        );
        return free ? { go: 'to', step: 'group' } : { go: 'next' };
      },
    };
  });
  caught('a block drawn that everybody reads', /silence|secrets/, g =>
    before(g, 'reinforce', 'draw', t => {
      t['pub'].silenced = [...t['own'].Liberal.bag];
    }),
  );
});
