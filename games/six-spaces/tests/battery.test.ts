import { type AnyGame, anyGame, chanceFrom, keyFromSeed, machine, startOf } from '@cuartel/engine';
import { perft, playRandomGame, playWithUndo } from '@cuartel/engine/battery/index.ts';
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

/** The same game with one thing spoiled, deep copies of the book so that nothing else is. */
const spoil = (how: (g: { -readonly [K in keyof typeof sixSpaces]: (typeof sixSpaces)[K] }) => void): AnyGame => {
  const { sections, moments, interrupts } = sixSpaces.book;
  const copied = Object.fromEntries(Object.entries(sections).map(([name, s]) => [name, { ...s, steps: { ...s.steps } }]));
  const spoiled = {
    ...sixSpaces,
    book: { sections: copied, moments: { ...moments }, interrupts } as unknown as typeof sixSpaces.book,
  };
  how(spoiled);
  return anyGame(spoiled);
};
// biome-ignore lint/suspicious/noExplicitAny: faults are planted where the types forbid them
type Loose = Record<string, any>;
const stepsOf = (g: unknown, section: string): Loose => (g as Loose).book.sections[section].steps;

describe('planted faults are caught', () => {
  const caught = (name: string, property: string, how: Parameters<typeof spoil>[0], most = 3000) =>
    test(name, () => expect(fuzz(spoil(how), 12, 1, most)).toMatchObject({ property }));

  caught('a leak into the public drawer', 'silence', g => {
    const { deal } = stepsOf(g, 'game');
    stepsOf(g, 'game').deal = {
      ...deal,
      run: (t: Loose, my: Loose) => {
        const flow = deal.run(t, my);
        t.pub.shown[7] = t.own.south.hand[0] ?? -1;
        return flow;
      },
    };
  });
  caught('a leak into a frame', 'silence', g => {
    const { first } = stepsOf(g, 'game');
    stepsOf(g, 'game').first = {
      ...first,
      run: (t: Loose, my: Loose) => {
        my.seen = t.own.south.hand[0] ?? -1;
        return first.run(t, my);
      },
    };
  });
  caught('a leak of a secret choice', 'together', g => {
    const { bid } = stepsOf(g, 'game');
    const laid = {
      ...bid.choices.bid,
      do: (t: Loose, side: string, cards: number[], my: Loose, mine: Loose) => {
        t.log?.push({ rule: '1.2', kind: 'played', about: { side, card: cards.length } });
        return bid.choices.bid.do(t, side, cards, my, mine);
      },
    };
    stepsOf(g, 'game').bid = { ...bid, choices: { ...bid.choices, bid: laid } };
  });
  caught('a question that is asked only with the right card in hand', 'secrets', g => {
    const { jam } = g.book.moments.interception.choices;
    (g.book.moments as Loose).interception = {
      ...g.book.moments.interception,
      quiet: true,
      choices: { jam: { ...jam, of: (v: Loose) => v.own.hand.filter((c: number) => c % 3 === 2) } },
    };
  });
  caught('a figure for orders that is reckoned from more than the view', 'orders', g => {
    const { figures, imagine } = g;
    let imagined = 0;
    g.imagine = (v, frames, pick) => {
      imagined++;
      return imagine!(v, frames, pick);
    };
    g.figures = (v, section, step, my) => ({ ...figures!(v, section, step, my), hand: imagined });
  });
  caught('a dead end', 'stuck', g => {
    const { card } = stepsOf(g, 'action');
    stepsOf(g, 'action').card = { ...card, choices: { play: card.choices.play } };
  });
  caught('an offer of a card that is not in hand', 'conserved', g => {
    const { card } = stepsOf(g, 'action');
    stepsOf(g, 'action').card = { ...card, choices: { ...card.choices, play: { ...card.choices.play, of: () => [0, 1, 2, 3] } } };
  });
  caught('an offer that cannot be done', 'offers', g => {
    const { card } = stepsOf(g, 'action');
    stepsOf(g, 'action').card = {
      ...card,
      choices: {
        ...card.choices,
        stop: {
          do: () => {
            throw new Error('no');
          },
        },
      },
    };
  });
  caught('a legal choice left out', 'offers', g => {
    const { gather } = stepsOf(g, 'action');
    const few = { ...gather.choices.march, of: (v: Loose, my: Loose) => gather.choices.march.of(v, my).slice(1) };
    stepsOf(g, 'action').gather = { ...gather, choices: { ...gather.choices, march: few } };
  });
  const gathering = (g: unknown, how: (choice: Loose) => Loose): void => {
    const { gather } = stepsOf(g, 'action');
    stepsOf(g, 'action').gather = { ...gather, choices: { ...gather.choices, gather: how(gather.choices.gather) } };
  };
  caught('a member that no set may have', 'sets', g =>
    gathering(g, choice => ({ ...choice, among: (v: Loose, my: Loose) => choice.among(v, my).slice(1) })),
  );
  caught('a condition on the whole that is said to hold for every part', 'sets', g =>
    gathering(g, choice => ({
      ...choice,
      part: [...choice.part, ['2.2', (_: Loose, __: Loose, group: number[]) => group.length !== 1 || group[0]! % 4 !== 0]],
    })),
  );
  caught('a sampler that breaks the rules', 'sets', g =>
    gathering(g, choice => ({ ...choice, sample: (_: Loose, __: Loose, ___: unknown, members: number[]) => members })),
  );
  caught('a set that cannot be done', 'offers', g =>
    gathering(g, choice => ({
      ...choice,
      do: () => {
        throw new Error('no');
      },
    })),
  );
  const arranging = (g: unknown, how: (t: Loose, side: string) => void): void => {
    const { arrange } = stepsOf(g, 'game');
    const swap = {
      ...arrange.choices.swap,
      do: (t: Loose, side: string, blocks: number[]) => {
        how(t, side);
        return arrange.choices.swap.do(t, side, blocks);
      },
    };
    stepsOf(g, 'game').arrange = { ...arrange, choices: { ...arrange.choices, swap } };
  };
  caught('a secret step that everybody can read of', 'secret step', g =>
    arranging(g, (t, side) => t.log?.push({ rule: '2.2', kind: 'passed', about: { side } })),
  );
  caught('a secret step that is counted where all can see', 'secret step', g =>
    arranging(g, t => {
      t.pub.shown[7] = (t.pub.shown[7] + 1) % 3;
    }),
  );
  caught('a group that is lifted in public', 'silence', g => {
    const { gather } = stepsOf(g, 'action');
    const stop = {
      do: (t: Loose, my: Loose, _: null, mine: Loose) => {
        t.pub.shown[7] = mine.group.length;
        return gather.choices.stop.do(t, my);
      },
    };
    stepsOf(g, 'action').gather = { ...gather, choices: { ...gather.choices, stop } };
  });
  caught('a candidate list that changes the table', 'asking', g => {
    const { card } = stepsOf(g, 'action');
    stepsOf(g, 'action').card = {
      ...card,
      choices: {
        ...card.choices,
        play: {
          ...card.choices.play,
          of: (v: Loose) => {
            v.pub.round += 0;
            v.pub.discard.reverse();
            return v.own.hand;
          },
        },
      },
    };
  });
  caught('a clone that shares a list', 'clone', g => {
    const { clone } = sixSpaces;
    g.clone = t => {
      const c = clone(t);
      (c.pub as Loose).at = t.pub.at;
      return c;
    };
  });
  caught('a value that JSON cannot carry', 'throws', g => {
    const { deal } = stepsOf(g, 'game');
    stepsOf(g, 'game').deal = {
      ...deal,
      run: (t: Loose, my: Loose) => {
        t.pub.when = undefined;
        return deal.run(t, my);
      },
    };
  });
  let unsteady = 0;
  caught('a rule that is not the same twice', 'json', g => {
    const { again } = stepsOf(g, 'game');
    stepsOf(g, 'game').again = {
      ...again,
      run: (t: Loose, my: Loose) => {
        t.pub.lost[0] += 0;
        t.pub.shown[7] = unsteady++;
        return again.run(t, my);
      },
    };
  });
  caught('a counter that vanishes', 'conserved', g => {
    const { again } = stepsOf(g, 'game');
    stepsOf(g, 'game').again = {
      ...again,
      run: (t: Loose, my: Loose) => {
        t.pub.discard.pop();
        return again.run(t, my);
      },
    };
  });
  caught(
    'a game without end',
    'ends',
    g => {
      stepsOf(g, 'game').again = { ...stepsOf(g, 'game').again, run: () => ({ go: 'to', step: 'deal' }) };
      (g.book as Loose).interrupts = [];
    },
    800,
  );
  caught('a missing journal line', 'words', g => {
    const { passed: _, ...facts } = sixSpaces.text.es.facts;
    g.text = { ...sixSpaces.text, es: { ...sixSpaces.text.es, facts: facts as typeof sixSpaces.text.es.facts } };
  });
  caught('a missing prompt', 'words', g => {
    g.text = {
      ...sixSpaces.text,
      en: { ...sixSpaces.text.en, prompts: { ...sixSpaces.text.en.prompts, avoidance: {} as never } },
    };
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
