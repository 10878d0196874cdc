/** What is hidden from a bot never changes its choice. */
import { type AnyTypes, canonical, otherTruth, type Position } from '@cuartel/engine';
import { expect, test } from 'vitest';
import { choose, type Level, type Memory, type Mind, randomFrom, seatAt } from '../index.ts';
import { NAMED } from './minds.ts';
import { positions } from './positions.ts';

type Bot = (mind: Mind, pos: Position<AnyTypes>, side: string, memory: Memory, level: Level, seed: string) => string;
const honest: Bot = (mind, pos, side, memory, level, seed) =>
  canonical(choose(mind, seatAt(mind.game, pos, side, memory), level, seed, { nodes: 150 }));
/** Opens the drawer that nobody may open: its dice are the true ones. */
const cheat: Bot = (mind, pos, side, memory, level, seed) => {
  const seat = seatAt(mind.game, pos, side, memory);
  const first = pos.table.dark.chance.key[0]!;
  return canonical(choose(mind, seat, level, `${seed}|${first % 7}`, { nodes: 150 }));
};

/** How often a bot's choice or its thoughts change when everything hidden from it is dealt anew; nobody is tried again once caught. */
const swayed = (mind: Mind, bot: Bot): { tried: number; changed: number } => {
  let [tried, changed] = [0, 0];
  positions(mind, 'fair', 60, 12, [], ({ pos, side, memory }) => {
    const random = randomFrom(`fair|${tried}`);
    const other = otherTruth(mind.game, pos, side, random.pick);
    for (const level of mind.levels) {
      tried++;
      if (bot(mind, pos, side, memory, level, `s${tried}`) !== bot(mind, other, side, memory, level, `s${tried}`)) changed++;
    }
    return changed > 0 ? 'enough' : undefined;
  });
  return { tried, changed };
};

test.each(NAMED)('%s: other cards, other counters, other dice, the same choice', (_name, mind) => {
  const { tried, changed } = swayed(mind, honest);
  expect(changed).toBe(0);
  expect(tried).toBe(60 * mind.levels.length);
});
test.each(NAMED)('planted: a bot for %s that opens a hidden drawer is caught', (_name, mind) => {
  expect(swayed(mind, cheat).changed).toBeGreaterThan(0);
});
