import { type AnyGame, anyGame, type Decide } from '@cuartel/engine';
import {
  before,
  beforeChoice,
  type Loose,
  playRandomGame,
  playWithUndo,
  spoiled,
  stepsOf,
} from '@cuartel/engine/battery/index.ts';
import { describe, expect, test } from 'vitest';
import { playBattery } from '../../battery.ts';
import { scripted } from '../bot/scripted.ts';
import { TACTICAL } from '../data/markers.ts';
import { americanRevolution } from '../index.ts';

const game = anyGame(americanRevolution);
const ALL = americanRevolution.options.map(option => option.id);
/** Some of the optional rules, others in every game; Honors of War need fortresses. */
const some = (n: number): string[] => {
  const chosen = ALL.filter((_, i) => ((n * 2_654_435_761) >>> (i + 3)) % 2 === 1);
  return chosen.filter(id => id !== 'honors' || chosen.includes('fortresses'));
};
const planOf = (n: number, every: number) => ({
  scenario: n % 2 === 0 ? 'short' : 'campaign',
  options: n % 3 === 0 ? [] : n % 3 === 1 ? ALL : some(n),
  seed: `american-revolution ${n}`,
  every,
  most: 20_000,
});

test('random games with no, all and some optional rules end, copy, replay, hide and speak as they should', () => {
  const { different } = playBattery(game, n => planOf(n, 25), 4);
  expect(different).toBeGreaterThan(50);
}, 120_000);
test('so do games in which a sensible player makes three choices in four', () => {
  const { different } = playBattery(game, n => ({ ...planOf(n + 1, 25), guide: scripted as unknown as Decide }), 3);
  expect(different).toBeGreaterThan(50);
}, 120_000);
test('what can be undone leads back to the very position before', () => {
  expect(playWithUndo(game, { scenario: 'short', options: ALL }, 'undo', 150)).toBeGreaterThan(10);
}, 60_000);

const played = (g: AnyGame, options: readonly string[]): string => {
  for (let n = 0; n < 10; n++) {
    const outcome = playRandomGame(g, { ...planOf(n, 3), options });
    if ('failure' in outcome) return outcome.failure.property;
  }
  return '';
};

describe('planted faults are caught', () => {
  const caught = (name: string, properties: readonly string[], how: (g: Loose) => void) =>
    test(name, () => expect(properties).toContain(played(spoiled(game, how), ['quick-start'])), 180_000);

  caught('7.4-a a hand that slips into the open', ['silence'], g =>
    before(g, 'political', 'second', t => {
      t['pub'].bids[0] = t['own'].american.hand[TACTICAL];
    }),
  );
  for (const [moment, what] of [
    ['between', '22.1-d a question asked only of who holds the marker'],
    ['session', '6.7-c the markers of the Political Phase asked for only of who has one to play'],
    ['mobilizing', '7.9-ad Leader Arises asked for only of who holds it'],
  ] as const)
    caught(what, ['secrets', 'silence'], g => {
      const { moments } = g['book'];
      moments[moment] = { ...moments[moment], quiet: true };
    });
  /** A secret choice of `together` that everybody hears of: how much was laid, before both have. */
  const heard = (name: string, ...choice: [section: string, step: string, deed: string]) =>
    caught(name, ['together'], g =>
      beforeChoice(g, choice, (t, side: string, laid: unknown[]) => {
        t['log']?.push({ rule: '8.1-a', kind: 'drew', about: { side, n: laid.length } });
      }),
    );
  heard('8.1-a a bid that is heard', 'initiative', 'bid', 'bid');
  heard('9.3-a how many agitators were laid, heard before both have', 'agitation', 'assign', 'assign');
  caught('9.3-a an assignment that lies open before both have made theirs', ['together'], g =>
    beforeChoice(g, ['agitation', 'assign', 'assign'], (t, side: string, laid: unknown[]) => {
      t['pub'].bids[side === 'american' ? 0 : 1] = laid.length;
    }),
  );
  caught('19.2-d a question whose being asked tells who hungers', ['secrets', 'silence'], g => {
    const steps = stepsOf(g, 'forage');
    steps['feed'] = { ...steps['feed'], always: false };
  });
  caught('7.2-a a marker that gets lost', ['conserved', 'redeal'], g =>
    before(g, 'adjustment', 'points', t => {
      t['dark'].container.pop();
    }),
  );
  caught('22.1-a covered units that show: how many of the British stand together', ['silence', 'secrets'], g =>
    before(g, 'movement', 'begin', t => {
      const { at } = t['own'].british;
      t['pub'].bids[1] = at.filter((space: number, unit: number) => space === at[unit - 1]).length;
    }),
  );
});
