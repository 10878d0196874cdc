import { type AnyGame, anyGame, type Decide } from '@cuartel/engine';
import { playRandomGame, playWithUndo } from '@cuartel/engine/battery/index.ts';
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

// biome-ignore lint/suspicious/noExplicitAny: faults are planted where the types forbid them
type Loose = Record<string, any>;
/** The same game with one thing spoiled; copies of the book, so that nothing else is. */
const spoil = (how: (book: { sections: Loose; moments: Loose }) => void): AnyGame => {
  const { sections, moments, interrupts } = americanRevolution.book;
  const copied = Object.fromEntries(Object.entries(sections).map(([name, s]) => [name, { ...s, steps: { ...s.steps } }]));
  const book = { sections: copied as Loose, moments: { ...moments } as Loose, interrupts };
  how(book);
  return anyGame({ ...americanRevolution, book: book as unknown as typeof americanRevolution.book });
};
const played = (g: AnyGame, options: readonly string[]): string => {
  for (let n = 0; n < 3; n++) {
    const outcome = playRandomGame(g, { ...planOf(n, 3), options });
    if ('failure' in outcome) return outcome.failure.property;
  }
  return '';
};

describe('planted faults are caught', () => {
  const caught = (name: string, properties: readonly string[], how: Parameters<typeof spoil>[0]) =>
    test(name, () => expect(properties).toContain(played(spoil(how), ['quick-start'])), 180_000);

  caught('7.4-a a hand that slips into the open', ['silence'], ({ sections }) => {
    const { second } = sections['political'].steps;
    sections['political'].steps.second = {
      ...second,
      run: (t: Loose, my: Loose) => {
        t['pub'].bids[0] = t['own'].american.hand[TACTICAL];
        return second.run(t, my);
      },
    };
  });
  caught('22.1-d a question asked only of who holds the marker', ['secrets', 'silence'], ({ moments }) => {
    moments['between'] = { ...moments['between'], quiet: true };
  });
  caught('8.1-a a bid that is heard', ['together'], ({ sections }) => {
    const { bid } = sections['initiative'].steps;
    const heard = {
      ...bid.choices.bid,
      do: (t: Loose, side: string, markers: number[]) => {
        t['log']?.push({ rule: '8.1-a', kind: 'drew', about: { side, n: markers.length } });
        return bid.choices.bid.do(t, side, markers);
      },
    };
    sections['initiative'].steps.bid = { ...bid, choices: { ...bid.choices, bid: heard } };
  });
  caught('19.2-d a question whose being asked tells who hungers', ['secrets', 'silence'], ({ sections }) => {
    const { feed } = sections['forage'].steps;
    sections['forage'].steps.feed = { ...feed, always: false };
  });
  caught('7.2-a a marker that gets lost', ['conserved', 'redeal'], ({ sections }) => {
    const { points } = sections['adjustment'].steps;
    sections['adjustment'].steps.points = {
      ...points,
      run: (t: Loose, my: Loose) => {
        t['dark'].container.pop();
        return points.run(t, my);
      },
    };
  });
  /** A secret choice of `together` that everybody hears of: how much was laid, before both have. */
  const heard = (name: string, section: string, step: string, deed: string) =>
    caught(name, ['together'], ({ sections }) => {
      const asked = sections[section].steps[step];
      const choice = asked.choices[deed];
      const loud = {
        ...choice,
        do: (t: Loose, side: string, what: unknown, ...rest: unknown[]) => {
          t['log']?.push({ rule: '8.1-a', kind: 'drew', about: { side, n: Array.isArray(what) ? what.length : what } });
          return choice.do(t, side, what, ...rest);
        },
      };
      sections[section].steps[step] = { ...asked, choices: { ...asked.choices, [deed]: loud } };
    });
  heard('9.3-a how many agitators were laid, heard before both have', 'agitation', 'assign', 'assign');
  caught('9.3-a an assignment that lies open before both have made theirs', ['together'], ({ sections }) => {
    const { assign } = sections['agitation'].steps;
    const { do: lay } = assign.choices.assign;
    const open = {
      ...assign.choices.assign,
      do: (t: Loose, side: string, laid: unknown[], ...rest: unknown[]) => {
        t['pub'].bids[side === 'american' ? 0 : 1] = laid.length;
        return lay(t, side, laid, ...rest);
      },
    };
    sections['agitation'].steps.assign = { ...assign, choices: { assign: open } };
  });
  for (const [moment, what] of [
    ['session', '6.7-c the markers of the Political Phase asked for only of who has one to play'],
    ['mobilizing', '7.9-ad Leader Arises asked for only of who holds it'],
  ] as const)
    caught(what, ['secrets', 'silence'], ({ moments }) => {
      moments[moment] = { ...moments[moment], quiet: true };
    });
  caught('22.1-a covered units that show: how many of the British stand together', ['silence', 'secrets'], ({ sections }) => {
    const { begin } = sections['movement'].steps;
    sections['movement'].steps.begin = {
      ...begin,
      run: (t: Loose, my: Loose) => {
        const { at } = t['own'].british;
        t['pub'].bids[1] = at.filter((space: number, unit: number) => space === at[unit - 1]).length;
        return begin.run(t, my);
      },
    };
  });
});
