/** 5.2-a Secrets let out where armies meet, each of which the battery has to catch. */
import { type AnyGame, anyGame } from '@cuartel/engine';
import { before, type Loose, playRandomGame, spoiled } from '@cuartel/engine/battery/index.ts';
import { describe, expect, test } from 'vitest';
import { AT_SEA, LANDED, ON_ROAD, RESERVE } from '../data/posts.ts';
import { SCENARIOS, type ScenarioName } from '../data/scenarios.ts';
import type { SideName } from '../data/sides.ts';
import { spaceNamed } from '../data/spaces.ts';
import { TOKENS_OF, type Token } from '../data/units.ts';
import { controlNow } from '../state/control.ts';
import { setUp } from '../state/setup.ts';
import { seaEntry, type Table } from '../state/table.ts';
import { entryInto } from './lay.ts';
import { staged } from './thrown.ts';

const planted = (section: string, step: string, plant: (t: Table, my: Loose) => void, game = staged): AnyGame =>
  spoiled(anyGame(game), g => before(g, section, step, (t, my) => plant(t as Table, my)));
/** A token of either side of which something is true, and its owner. */
const some = (t: Table, is: (token: Token) => boolean): { token: Token; side: SideName } | null => {
  for (const side of ['Liberal', 'Carlist'] as const) {
    const token = TOKENS_OF[side === 'Liberal' ? 0 : 1].find(one => t.pub.at[one]! >= 0 && t.pub.shown[one] === -1 && is(one));
    if (token !== undefined) return { token, side };
  }
  return null;
};
/** What block it is, where everybody reads it. */
const betray = (t: Table, is: (token: Token) => boolean): void => {
  const found = some(t, is);
  if (found !== null) t.pub.owed = t.own[found.side].block[found.token]!;
};
const strengthToo = (t: Table, is: (token: Token) => boolean): void => {
  const found = some(t, is);
  if (found !== null) t.pub.least = t.own[found.side].strength[t.own[found.side].block[found.token]!]!;
};

/** A landing that waits behind friends who came by land, in a scenario's armies. */
const beach: typeof staged = {
  ...staged,
  setUp: ({ scenario, options }, chance) => {
    const t = setUp(scenario as ScenarioName, options, chance);
    const { pub } = t;
    pub.active = 'Liberal';
    pub.phases = 7;
    pub.ending = 'draw';
    const ashore = (side: 0 | 1, from: number, to: number, post: number): void => {
      for (const token of TOKENS_OF[side].filter(one => pub.at[one]! >= 0).slice(from, to)) {
        pub.at[token] = spaceNamed.bermeo;
        pub.post[token] = post;
        if (post === AT_SEA) pub.marks[token] = LANDED;
      }
    };
    ashore(0, 0, 2, 0);
    ashore(0, 2, 4, AT_SEA);
    ashore(1, 0, 2, 0);
    pub.entries.push(entryInto('munguia', 'bermeo'), seaEntry(spaceNamed.bermeo));
    pub.control = controlNow(pub);
    return t;
  },
};

describe('5.2-a planted leaks of armies that meet are caught', () => {
  const caught = (name: string, game: () => AnyGame) =>
    test(name, () => {
      let seen = '';
      for (let n = 0; n < 8 && seen === ''; n++) {
        const outcome = playRandomGame(game(), {
          scenario: SCENARIOS[n % SCENARIOS.length]!,
          options: [],
          seed: `leak ${n}`,
          every: 1,
          most: 5_000,
        });
        if ('failure' in outcome) seen = outcome.failure.property;
      }
      expect(seen).toMatch(/silence|secrets/);
    });
  caught('which block waits in the reserve of a battle', () =>
    planted('activations', 'turn', t => betray(t, token => t.pub.line[token] === RESERVE)),
  );
  caught('how strong a block in the reserve is', () =>
    planted('activations', 'turn', t => strengthToo(t, token => t.pub.line[token] === RESERVE)),
  );
  caught('which block waits on a road', () =>
    planted('combat', 'skirmishesLeft', t => betray(t, token => t.pub.post[token]! >= ON_ROAD)),
  );
  caught('which block waits at sea', () =>
    planted('skirmish', 'order', t => betray(t, token => t.pub.post[token] === AT_SEA), beach),
  );
  caught('which block stayed inside a fortress', () =>
    planted('combat', 'skirmishesLeft', t => betray(t, token => t.pub.post[token] === 1)),
  );
  caught('the cards in a hand', () =>
    planted('combat', 'battlesLeft', t => {
      t.pub.owed = t.own.Carlist.hand[0] ?? -1;
      t.pub.least = t.own.Liberal.hand[0] ?? -1;
    }),
  );
  caught('what lies in a bag', () =>
    planted('combat', 'battlesLeft', t => {
      t.pub.owed = t.own.Carlist.bag[0] ?? -1;
    }),
  );
  caught('who picked which blocks for a skirmish, before both have', () =>
    planted('skirmish', 'begin', (t, my) => {
      const found = some(t, token => t.pub.at[token] === my['space']);
      if (found !== null) my['hits'] = t.own[found.side].block[found.token]!;
    }),
  );
});
