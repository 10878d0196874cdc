import { type AnyGame, anyGame, chanceFrom, keyFromSeed, machine, startOf } from '@cuartel/engine';
import {
  before,
  beforeChoice,
  type Loose,
  perft,
  playRandomGame,
  playWithUndo,
  replaceChoice,
  spoiled,
  stepsOf,
} from '@cuartel/engine/battery/index.ts';
import { describe, expect, test } from 'vitest';
import { playBattery } from '../../battery.ts';
import { sixSpaces } from '../index.ts';
import type { Six } from '../types.ts';

const game = anyGame(sixSpaces);
const ALL = sixSpaces.options.map(option => option.id);
const SOME = ['home-guard', 'arranging'];
const planOf = (n: number, every: number, most: number, on: readonly string[] = SOME) => ({
  scenario: n % 2 === 0 ? 'short' : 'long',
  options: n % 3 === 0 ? on : [],
  seed: `b${n}`,
  every,
  most,
});
const fuzz = (g: AnyGame, games = 12, every = 1, most = 3000) => {
  let different = 0;
  for (let i = 0; i < games; i++) {
    const outcome = playRandomGame(g, planOf(i, every, most));
    if ('failure' in outcome) return outcome.failure;
    different += outcome.played.different;
  }
  return different;
};

test('random games end, are never stuck, copy, replay, hide and speak as they should', () => {
  const { different } = playBattery(game, n => planOf(n, 4, 3000));
  expect(different).toBeGreaterThan(100);
});
test('and so they do with every optional rule, all at once and each for itself', () => {
  const { different } = playBattery(game, n => planOf(n, 4, 3000, n % 2 === 0 ? ALL : [ALL[n % ALL.length]!]));
  expect(different).toBeGreaterThan(100);
});
test('what can be undone leads back to the very position before', () => {
  let undone = 0;
  for (let i = 0; i < 5; i++) undone += playWithUndo(game, { scenario: 'long', options: [] }, `u${i}`, 400);
  expect(undone).toBeGreaterThan(50);
});
test('perft: the number of ways to play', () => {
  const pos = startOf(game, { scenario: 'short', options: [] }, keyFromSeed('perft'));
  expect([1, 2, 3, 4].map(depth => perft(game, pos, depth))).toEqual([16, 256, 710, 3615]);
});

describe('planted faults are caught', () => {
  const caught = (name: string, property: string, how: (g: Loose) => void, most = 3000) =>
    test(name, () => expect(fuzz(spoiled(game, how), 12, 1, most)).toMatchObject({ property }));

  caught('a leak into the public drawer', 'silence', g =>
    before(g, 'game', 'first', t => {
      t['pub'].shown[7] = t['own'].south.hand[0] ?? -1;
    }),
  );
  caught('a leak into a frame', 'silence', g =>
    before(g, 'game', 'first', (t, my) => {
      my['seen'] = t['own'].south.hand[0] ?? -1;
    }),
  );
  caught('a leak of a secret choice', 'together', g =>
    beforeChoice(g, ['game', 'bid', 'bid'], (t, side: string, cards: number[]) => {
      t['log']?.push({ rule: '1.2', kind: 'played', about: { side, card: cards.length } });
    }),
  );
  caught('a question that is asked only with the right card in hand', 'secrets', g => {
    const { moments } = g['book'];
    const { jam } = moments.interception.choices;
    moments.interception = {
      ...moments.interception,
      quiet: true,
      choices: { jam: { ...jam, of: (v: Loose) => v['own'].hand.filter((c: number) => c % 3 === 2) } },
    };
  });
  caught('a figure for orders that is reckoned from more than the view', 'orders', g => {
    const { figures, imagine } = sixSpaces;
    let imagined = 0;
    g['imagine'] = (...seen: Parameters<NonNullable<typeof imagine>>) => {
      imagined++;
      return imagine!(...seen);
    };
    g['figures'] = (...seen: Parameters<NonNullable<typeof figures>>) => ({ ...figures!(...seen), hand: imagined });
  });
  caught('a dead end', 'stuck', g => {
    const steps = stepsOf(g, 'action');
    steps['card'] = { ...steps['card'], choices: { play: steps['card'].choices.play } };
  });
  caught('an offer of a card that is not in hand', 'conserved', g =>
    replaceChoice(g, ['action', 'card', 'play'], play => ({ ...play, of: () => [0, 1, 2, 3] })),
  );
  const impossible = () => {
    throw new Error('no');
  };
  caught('an offer that cannot be done', 'offers', g => replaceChoice(g, ['action', 'card', 'stop'], () => ({ do: impossible })));
  caught('a legal choice left out', 'offers', g =>
    replaceChoice(g, ['action', 'gather', 'march'], march => ({
      ...march,
      of: (v: Loose, my: Loose) => march['of'](v, my).slice(1),
    })),
  );
  const gathering = (g: Loose, how: (choice: Loose) => Loose): void =>
    replaceChoice(g, ['action', 'gather', 'gather'], choice => ({ ...choice, ...how(choice) }));
  caught('a member that no set may have', 'sets', g =>
    gathering(g, choice => ({ among: (v: Loose, my: Loose) => choice['among'](v, my).slice(1) })),
  );
  caught('a condition on the whole that is said to hold for every part', 'sets', g =>
    gathering(g, choice => ({
      part: [...choice['part'], ['2.2', (_: Loose, __: Loose, group: number[]) => group.length !== 1 || group[0]! % 4 !== 0]],
    })),
  );
  caught('a sampler that breaks the rules', 'sets', g =>
    gathering(g, () => ({ sample: (_: Loose, __: Loose, ___: unknown, members: number[]) => members })),
  );
  caught('a set that cannot be done', 'offers', g => gathering(g, () => ({ do: impossible })));
  caught('a secret step that everybody can read of', 'secret step', g =>
    beforeChoice(g, ['game', 'arrange', 'swap'], (t, side: string) => {
      t['log']?.push({ rule: '2.2', kind: 'passed', about: { side } });
    }),
  );
  caught('a secret step that is counted where all can see', 'secret step', g =>
    beforeChoice(g, ['game', 'arrange', 'swap'], t => {
      t['pub'].shown[7] = (t['pub'].shown[7] + 1) % 3;
    }),
  );
  caught('a group that is lifted in public', 'silence', g =>
    beforeChoice(g, ['action', 'gather', 'stop'], (t, _, __, mine) => {
      t['pub'].shown[7] = mine['group'].length;
    }),
  );
  caught('a candidate list that changes the table', 'asking', g =>
    replaceChoice(g, ['action', 'card', 'play'], play => ({
      ...play,
      of: (v: Loose) => {
        v['pub'].discard.reverse();
        return v['own'].hand;
      },
    })),
  );
  caught('a clone that shares a list', 'clone', g => {
    g['clone'] = (t: Parameters<typeof sixSpaces.clone>[0]) => {
      const c = sixSpaces.clone(t);
      (c.pub as Loose)['at'] = t.pub.at;
      return c;
    };
  });
  caught('a value that JSON cannot carry', 'throws', g =>
    before(g, 'game', 'deal', t => {
      t['pub'].when = undefined;
    }),
  );
  let unsteady = 0;
  caught('a rule that is not the same twice', 'json', g =>
    before(g, 'game', 'again', t => {
      t['pub'].shown[7] = unsteady++;
    }),
  );
  caught('a counter that vanishes', 'conserved', g =>
    before(g, 'game', 'again', t => {
      t['pub'].discard.pop();
    }),
  );
  caught(
    'a game without end',
    'ends',
    g => {
      const steps = stepsOf(g, 'game');
      steps['again'] = { ...steps['again'], run: () => ({ go: 'to', step: 'deal' }) };
      g['book'].interrupts = [];
    },
    800,
  );
  const { text } = sixSpaces;
  caught('a missing journal line', 'words', g => {
    const { passed: _, ...facts } = text.es.facts;
    g['text'] = { ...text, es: { ...text.es, facts } };
  });
  caught('a term of a sum that cites no rule', 'words', g =>
    before(g, 'game', 'first', t => {
      t['log']?.push({ rule: '1.2', kind: 'played', about: { side: 'north', card: 0, sum: { die: 3, terms: [{ value: 1 }] } } });
    }),
  );
  caught('a missing prompt', 'words', g => {
    g['text'] = { ...text, en: { ...text.en, prompts: { ...text.en.prompts, avoidance: {} } } };
  });
});

test('the same seed gives the same game on every machine', () => {
  const outcome = playRandomGame(game, { scenario: 'long', options: [], seed: 'golden', every: 1000, most: 3000 });
  expect('played' in outcome && outcome.played).toMatchInlineSnapshot(`
    {
      "actions": 84,
      "by": "spaces",
      "different": 0,
      "hash": "967e124fc596d8c5ece5fbdd730d8e730905666922a9508845885babf4d95b12",
      "winner": "south",
    }
  `);
});
test('a machine can be made from typed parts as well', () => {
  const six = machine<Six>(sixSpaces.book, sixSpaces.first, sixSpaces.clone);
  expect(six.asked(six.start(sixSpaces.setUp({ scenario: 'short', options: [] }, chanceFrom(keyFromSeed(2)))))).toEqual([
    'north',
    'south',
  ]);
});
