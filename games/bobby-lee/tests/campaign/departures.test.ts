/** What the table says of a unit that may be ordered, against what the game then offers it. */
import { act, anyGame, keyFromSeed, machineOf, type Option, open, viewOf } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { ACTIVE } from '../../data/tokens.ts';
import { bobbyLee } from '../../index.ts';
import { canLeave } from '../../queries/departures.ts';
import { did } from '../../queries/units.ts';
import type { BobbyLee } from '../../types.ts';

test('5.11-f, 5.3-a a unit that is taken up can only be put back exactly when it has nowhere to go', () => {
  const game = anyGame(bobbyLee);
  const found = { went: 0, stuck: 0 };
  for (const scenario of ['campaign-1862', 'campaign-1864'] as const)
    for (let seed = 1; seed <= 3; seed++) {
      const match = open(game, { scenario, options: [] }, keyFromSeed(`${scenario} ${seed}`));
      let state = seed;
      const pick = (n: number): number => {
        state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
        return (state >> 8) % n;
      };
      for (let i = 0; i < 900; i++) {
        const { position } = match;
        const [side] = machineOf(game).asked(position);
        if (side === undefined) break;
        const options = machineOf(game).options(position, side) as readonly Option[];
        const orders = options.filter(option => option.do === 'order');
        const option = (orders.length > 0 && pick(8) > 0 ? orders : options)[
          pick(orders.length > 0 ? orders.length : options.length)
        ] as Option;
        if (option.do !== 'order') {
          expect(act(match, option).ok).toBe(true);
          continue;
        }
        const unit = option.with as number;
        const v = viewOf<BobbyLee>(position.table as never, side as 'USA');
        const can = canLeave(v, { hqs: did(v, unit, ACTIVE) }, unit);
        expect(act(match, option).ok).toBe(true);
        const ways = machineOf(game).options(match.position, side) as readonly Option[];
        expect(ways.some(way => way.do !== 'stay')).toBe(can);
        found[can ? 'went' : 'stuck']++;
      }
    }
  expect(found.went).toBeGreaterThan(100);
  expect(found.stuck).toBeGreaterThan(5);
});
