/** What must be so whenever a step of a phase is over, wherever chance has led the play. */
import { anyGame } from '@cuartel/engine';
import { before, type Loose, playRandomGame, spoiled } from '@cuartel/engine/battery/index.ts';
import { expect, test } from 'vitest';
import { blockArm, TRAIN } from '../data/blocks.ts';
import { isSpace, PLACE_COUNT } from '../data/places.ts';
import { IN_THE_OPEN, INSIDE } from '../data/posts.ts';
import { foeOf, nameOf } from '../data/sides.ts';
import { SPACE_COUNT } from '../data/spaces.ts';
import { COUNTERS_OF, MOST_POINTS, UNIT_COUNT } from '../data/units.ts';
import { unaGuerraImposible } from '../index.ts';
import { changes } from '../queries/control.ts';
import { fortressOf, markersLeft } from '../queries/fortresses.ts';
import { strandedAt } from '../queries/stacking.ts';
import { countersAt, countTokens, fighters, forceAt, pointsOf, tokensAt } from '../queries/units.ts';
import type { Table } from '../state/table.ts';
import { staged } from './thrown.ts';

const SIDES = [0, 1] as const;
const KINDS = [0, 1, 2] as const;
const demand = (holds: boolean, rule: string, what: unknown): void => {
  if (!holds) throw new Error(`${rule} is broken: ${JSON.stringify(what)}`);
};

/** 11.4-g, 15-a, 18-d, 18.1-a After the combat step. */
const afterCombat = ({ pub, own }: Table): void => {
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const [at, post] = [pub.at[unit]!, pub.post[unit]!];
    if (at < 0 || at >= PLACE_COUNT) continue;
    demand(post === IN_THE_OPEN || post === INSIDE, '11.4-g', { unit, at, post });
    demand(post !== INSIDE || (isSpace(at) && pub.siege[at]! > 0), '18-d', { unit, at });
  }
  for (let space = 0; space < SPACE_COUNT; space++) {
    demand(countTokens(pub, 0, space) === 0 || countTokens(pub, 1, space) === 0, '15-a', { space });
    const owner = fortressOf(pub, space);
    if (pub.siege[space]! === 0) {
      demand(owner < 0 || countTokens(pub, foeOf(owner as 0 | 1), space) === 0, '18.1-a', { space, owner });
      continue;
    }
    demand(owner >= 0, '18.1-a', { space });
    const [side, foe] = [owner as 0 | 1, foeOf(owner as 0 | 1)];
    demand(fighters(forceAt(pub, own[nameOf(foe)], foe, space)) > 0, '18.1-a', { space, foe });
    for (const kind of KINDS) demand(countersAt(pub, side, kind, space, IN_THE_OPEN).length === 0, '18-d', { space, kind });
    demand(fighters(forceAt(pub, own[nameOf(side)], side, space, INSIDE)) <= 2, '18-a', { space });
  }
};
/** 11.5-b, 11.3-c, 4.9-g, 14-a, 10.2-b, 23-b Whenever things have been settled. */
const settled = ({ pub, own }: Table): void => {
  for (const side of SIDES) {
    demand(strandedAt(pub, own[nameOf(side)], side) < 0, '11.3-c', { side });
    demand(markersLeft(pub, side) >= 0, '10.2-b', { side });
    for (const kind of KINDS)
      for (const counter of COUNTERS_OF[side][kind])
        demand(
          pub.at[counter]! < 0 || (pointsOf(pub, counter) >= 1 && pointsOf(pub, counter) <= MOST_POINTS[side][kind]),
          '14-a',
          { counter },
        );
    demand(pub.bags[side] === own[nameOf(side)].bag.length && pub.hands[side] === own[nameOf(side)].hand.length, '5.4-l', {
      side,
    });
  }
  demand(changes(pub).length === 0, '4.9-g', changes(pub));
};
const single = ({ pub, own }: Table, side: 0 | 1): void => {
  for (let place = 0; place < PLACE_COUNT; place++)
    for (const post of [IN_THE_OPEN, INSIDE]) {
      for (const kind of KINDS)
        demand(countersAt(pub, side, kind, place, post).length <= 1, '11.5-b', { side, kind, place, post });
      const trains = tokensAt(pub, side, place, post).filter(token => blockArm[own[nameOf(side)].block[token]!] === TRAIN);
      demand(trains.length <= 1, '11.5-b', { side, place, post });
    }
};

test('11.3-c, 11.4-g, 11.5-b, 15-a, 18-a, 18.1-a after every combat step the table is in order, in random games', () => {
  const watched = spoiled(anyGame(unaGuerraImposible), g => {
    before(g, 'phase', 'combat', (t: Loose) => {
      for (const side of SIDES) single(t as never, side);
    });
    before(g, 'phase', 'supply', (t: Loose) => {
      afterCombat(t as never);
      settled(t as never);
      for (const side of SIDES) single(t as never, side);
    });
  });
  const games = Number(process.env['ORDER_GAMES'] ?? 4);
  for (let n = 0; n < games; n++) {
    const scenario = (['full-war', 'espartero', 'zumalacarregui'] as const)[n % 3]!;
    const outcome = playRandomGame(watched, {
      scenario,
      options: ['generals', 'foreign-powers'],
      seed: `order-${n}`,
      every: 1_000_000,
      most: 20_000,
    });
    expect('failure' in outcome ? outcome.failure : null).toBeNull();
  }
});
test('11.3-c, 11.4-g, 11.5-b, 18-d, 18.1-a nor is anything left over where armies are thrown at each other', () => {
  const watched = spoiled(anyGame(staged), g => {
    before(g, 'combat', 'end', (t: Loose) => {
      afterCombat(t as never);
      settled(t as never);
    });
  });
  const games = Number(process.env['ORDER_GAMES'] ?? 12);
  for (let n = 0; n < games; n++) {
    const scenario = (['full-war', 'espartero', 'zumalacarregui'] as const)[n % 3]!;
    const outcome = playRandomGame(watched, { scenario, options: [], seed: `thrown-${n}`, every: 1_000_000, most: 20_000 });
    expect('failure' in outcome ? outcome.failure : null).toBeNull();
  }
});
